import { mix } from '../colour.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { coatArm, nightPaints, trouserLeg } from './doorman.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from './head-in-profile.mjs';

const KURTA =
  'M-12 -446C-38 -440 -48 -414 -45 -376C-42 -346 -33 -328 -35 -304C-46 -250 -68 -200 -92 -150' +
  'C-58 -132 -24 -148 8 -138C36 -132 66 -142 90 -156' +
  'C74 -208 50 -256 42 -304C46 -334 51 -356 49 -384C47 -418 38 -440 22 -448Z';
const FOLDS =
  'M-24 -296C-36 -240 -54 -192 -66 -146M-6 -298C-10 -240 -20 -190 -24 -146M14 -298' +
  'C20 -240 24 -190 24 -140M30 -298C42 -250 58 -200 66 -150M-38 -350Q-24 -338 -8 -342M-36 -326Q-22 -316 -8 -318';
const SCARF_END =
  'M-28 -446C-52 -440 -66 -420 -92 -412C-118 -406 -128 -420 -152 -414C-168 -410 -176 -398 -190 -396' +
  'C-182 -384 -184 -370 -176 -356C-160 -362 -150 -372 -132 -368' +
  'C-108 -362 -92 -372 -72 -388C-54 -402 -38 -408 -16 -414Z';

/** Draws a case on wheels that is pulled by its long handle, whose grip is at (0, 0). */
function wheeledCase({ cloth, dark }, tone) {
  const body = 'M-104 112Q-114 115 -112 124L-92 242Q-90 250 -82 249L-18 238Q-9 236 -11 228L-31 109Q-33 101 -42 102Z';
  return (
    line('M-8 -3L-48 106M8 2L-34 104', '#9fb0c2', 4.4) +
    line('M-12 -4L12 3', '#1b2636', 10) +
    circle(-74, 254, 11, '#0c1018') +
    circle(-22, 245, 11, '#0c1018') +
    cloth(body, tone) +
    line('M-94 118L-72 242M-76 115L-54 240M-58 112L-36 238', mix(tone, dark, 0.5), 3) +
    line('M-108 150L-28 136', mix(tone, '#ffd9ae', 0.3), 2.4) +
    circle(-74, 254, 4, '#9fb0c2') +
    circle(-22, 245, 4, '#9fb0c2')
  );
}

const head = (S, { skin, look }) =>
  group(
    circle(-50, -34, 25, '#17141a') +
      headInProfile(S, { skin, dark: look.dark, lite: look.lite, lips: '#a83a3a', closed: true }) +
      path(DRAWN_BACK_HAIR, '#1c171b') +
      line('M-40 -76C-30 -94 -8 -98 12 -98M-46 -54C-40 -70 -22 -80 -2 -78M-66 -48Q-52 -58 -36 -46', '#54434a', 2.4) +
      line('M20 -50Q28 -43 38 -49M35 -47l6 1', '#1c171b', 3.6) +
      line('M45 -16C42 -11 37 -10 33 -14', '#7a2a2a', 2.6) +
      ellipse(-8, -40, 6, 10, mix(skin, look.dark, 0.12)) +
      circle(-7, -25, 5, '#ffe3b8'),
    'transform="translate(6 -454) rotate(-7) scale(.74)"',
  );

/** Draws the end of the scarf that the wind carries out behind her. */
const scarfEnd = ({ cloth, dark }, scarf) =>
  cloth(SCARF_END, scarf) +
  line(
    'M-178 -370C-160 -382 -146 -386 -128 -382C-104 -378 -80 -390 -48 -414M-184 -384' +
      'C-166 -396 -150 -400 -130 -398C-104 -396 -76 -408 -46 -428',
    mix(scarf, dark, 0.5),
    2.4,
  );

/** Draws the scarf round her neck, and its end that hangs down before her. */
const scarfRound = ({ cloth, dark }, scarf) =>
  cloth('M-34 -450C-20 -470 14 -474 32 -456C40 -444 36 -428 22 -420C0 -408 -26 -414 -36 -428Z', scarf) +
  line('M-28 -440C-8 -430 14 -432 32 -446M-30 -452C-10 -444 10 -446 28 -458', mix(scarf, dark, 0.5), 2.2) +
  cloth('M16 -424C30 -424 38 -430 38 -430C44 -396 42 -360 36 -330L8 -334C16 -364 18 -394 16 -424Z', scarf) +
  line('M26 -420C28 -390 26 -360 22 -334', mix(scarf, dark, 0.5), 2.2);

/** Shoulder, elbow and wrist of both arms; hip, knee and ankle of both legs. */
const LIMBS = {
  farArm: [
    [26, -416],
    [70, -358],
    [104, -394],
  ],
  backLeg: [
    [-4, -262],
    [-14, -146],
    [-82, -50],
  ],
  frontLeg: [
    [4, -262],
    [48, -148],
    [82, -22],
  ],
  nearArm: [
    [-20, -418],
    [-54, -342],
    [-80, -276],
  ],
};

/**
 * Draws a guest who walks to the right, 530 tall, feet on y = 0: one hand is raised in thanks, the other one pulls a
 * case on wheels. The light is behind her.
 */
export function arrivingGuest(S, { kurta, scarf, trousers, trunk, look, skin = '#b0714e' }) {
  const paints = nightPaints(S, { ...look, turned: true });
  const { cloth, dark } = paints;
  return (
    coatArm(paints, LIMBS.farArm, mix(kurta, dark, 0.3), skin, {
      turn: -62,
      spread: 6,
      width: 17,
    }) +
    trouserLeg(paints, LIMBS.backLeg, mix(trousers, dark, 0.45), '#141a26', {
      width: 22,
      turn: 40,
      hem: 11,
    }) +
    trouserLeg(paints, LIMBS.frontLeg, trousers, '#141a26', { width: 22, turn: -8, hem: 11 }) +
    cloth(KURTA, kurta) +
    line(FOLDS, mix(kurta, dark, 0.5), 2.4, 'opacity=".55"') +
    line('M-90 -158C-56 -142 -24 -157 8 -147C36 -141 64 -150 87 -164', mix(kurta, dark, 0.45), 4) +
    line('M26 -440C34 -400 32 -350 26 -306', mix(kurta, dark, 0.5), 2.4) +
    line('M-36 -300C-46 -250 -68 -200 -90 -153M-44 -350C-40 -334 -34 -322 -35 -304', look.lite, 3.2) +
    scarfEnd(paints, scarf) +
    head(S, { skin, look }) +
    scarfRound(paints, scarf) +
    group(wheeledCase(paints, trunk), 'transform="translate(-86 -262)"') +
    coatArm(paints, LIMBS.nearArm, mix(kurta, '#ffffff', 0.06), skin, {
      turn: 108,
      spread: 1,
      width: 19,
    })
  );
}
