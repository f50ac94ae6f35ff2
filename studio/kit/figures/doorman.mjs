import { mix } from '../colour.mjs';
import { f, lerp } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { smallHand } from './evening-guest.mjs';
import { limb } from './hands.mjs';
import { headInProfile } from './head-in-profile.mjs';

const COAT =
  'M-12 -474C-44 -467 -58 -440 -56 -400C-55 -360 -47 -332 -49 -302C-55 -250 -66 -204 -72 -160' +
  'C-44 -148 -14 -149 2 -156C30 -147 64 -150 82 -163C74 -210 58 -256 54 -302' +
  'C57 -336 63 -362 63 -396C62 -440 48 -466 28 -476C14 -482 0 -480 -12 -474Z';
const COAT_FOLDS =
  'M-34 -290C-40 -240 -50 -200 -54 -162M-14 -292C-14 -240 -20 -200 -22 -160M30 -290' +
  'C38 -250 48 -200 52 -160M-44 -392C-34 -380 -24 -374 -12 -376' +
  'M-46 -352C-36 -342 -26 -338 -14 -342M-46 -322Q-30 -312 -16 -314';

/** The edge of the coat on which the light of the lobby falls. */
const COAT_RIM = 'M44 -466C56 -452 62 -430 62 -396C62 -362 57 -336 54 -318M54 -294C60 -256 74 -210 81 -166';

/** Returns what draws cloth and skin that has the light of lamps on its right and the blue of the night on its left. */
export function nightPaints(S, { dark, lite, cool, turned }) {
  const [l, r] = turned ? [1, 0] : [0, 1];
  const cloth = (d, c, { rim = 0.95, shade = 0.85 } = {}) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.85), shade, 0, [lerp(l, r, 0.05), 0.75, lerp(l, r, 0.75), 0.3]) +
    S.shade(d, mix(c, cool, 0.3), 0.3, 0, [l, 0.2, lerp(l, r, 0.22), 0.25]) +
    S.shade(d, mix(c, lite, 0.75), 0, rim, [lerp(l, r, 0.68), 0.4, r, 0.3]);
  return { cloth, dark, lite };
}

/** Draws a leg in straight trousers, and its shoe. */
export function trouserLeg({ cloth }, [hip, knee, ankle], tone, shoe, { width = 25, turn = 0, hem = 16 } = {}) {
  return (
    group(
      path('M-17 -14C-19 2 -18 8 -16 14H42C50 14 51 6 42 2C28 -2 18 -8 14 -15Z', shoe) +
        line('M2 -8C16 -2 28 2 42 5', mix(shoe, '#ffd9ae', 0.5), 2.4),
      `transform="translate(${f(ankle[0])} ${f(ankle[1] + 8)}) rotate(${turn})"`,
    ) + cloth(limb(hip, width + 6, knee, width - 3) + limb(knee, width - 3, ankle, hem), tone)
  );
}

/** Returns the direction of a forearm, as a vector of length 1. */
const along = (elbow, wrist) =>
  [wrist[0] - elbow[0], wrist[1] - elbow[1]].map((n) => n / Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]));

/** Draws the sleeve of an arm with a band for its cuff. */
export function coatSleeve({ cloth }, [shoulder, elbow, wrist], tone, { width = 21, cuff } = {}) {
  const [dx, dy] = along(elbow, wrist);
  const band = `M${f(wrist[0] - dy * 14)} ${f(wrist[1] + dx * 14)}L${f(wrist[0] + dy * 14)} ${f(wrist[1] - dx * 14)}`;
  return (
    cloth(limb(shoulder, width, elbow, width * 0.82) + limb(elbow, width * 0.82, wrist, width * 0.66), tone) +
    (cuff ? line(band, cuff, 6) : '')
  );
}

/** Draws an arm in a sleeve with its hand, which points along `turn` (degrees). */
export function coatArm(pens, joints, tone, skin, { turn, spread = 3, width, cuff } = {}) {
  const [, elbow, wrist] = joints;
  const [dx, dy] = along(elbow, wrist);
  const [hx, hy] = [wrist[0] + dx * 13, wrist[1] + dy * 13];
  return (
    group(smallHand([0, 0], turn, skin, spread), `transform="translate(${f(hx)} ${f(hy)}) scale(1.62)"`) +
    coatSleeve(pens, joints, tone, { width, cuff })
  );
}

/** Draws the long coat: folds, lapels, two rows of buttons, a belt, the edge that is lit. */
function longCoat({ cloth, dark, lite }, coat) {
  const edge = mix(coat, dark, 0.55);
  const buttons = [-420, -388, -356, -324].flatMap((y) => [
    circle(22, y, 3.6, '#ffd9a0'),
    circle(46, y + 1, 3.6, '#ffd9a0'),
  ]);
  return (
    cloth(COAT, coat) +
    line(COAT_FOLDS, edge, 2.6, 'opacity=".6"') +
    line('M34 -470C36 -420 34 -360 34 -300C38 -250 44 -200 46 -158', edge, 3) +
    path('M-14 -472Q4 -458 28 -474L44 -440L30 -424L12 -452L-6 -438Z', mix(coat, '#ffffff', 0.12)) +
    path('M4 -464L14 -446L26 -468Z', '#f2e8da') +
    cloth('M-50 -316C-20 -308 26 -308 55 -316V-294C24 -286 -20 -286 -50 -294Z', mix(coat, dark, 0.45)) +
    line(COAT_RIM, lite, 3.4) +
    buttons.join('')
  );
}

/** Draws the head with its peaked cap. */
const cappedHead = (S, { cap, band, skin, look }) =>
  group(
    headInProfile(S, { skin, dark: mix(skin, look.dark, 0.45), lite: look.lite }) +
      path('M-43 -64C-48 -44 -43 -26 -36 -12L-24 -22L-15 -46L-12 -66Z', '#1a1618') +
      ellipse(-8, -43, 6.5, 11, mix(skin, look.dark, 0.18)) +
      line('M-9 -48Q-4 -43 -8 -38', mix(skin, look.dark, 0.6), 2) +
      path('M34 -23C40 -29 47 -29 51 -22C46 -24 41 -22 34 -23Z', '#1a1618') +
      path('M-50 -76C-62 -106 -40 -127 4 -127C46 -127 60 -106 45 -80Q0 -92 -50 -76Z', cap) +
      S.shade(
        'M-50 -76C-62 -106 -40 -127 4 -127C46 -127 60 -106 45 -80Q0 -92 -50 -76Z',
        look.lite,
        0,
        0.85,
        [0.6, 0.6, 1, 0],
      ) +
      path('M-48 -78Q0 -93 44 -82L43 -66Q0 -78 -46 -60Z', band) +
      path('M34 -76C52 -78 68 -70 73 -59C60 -62 48 -64 38 -65Z', '#141a26') +
      line('M40 -74C54 -75 66 -69 72 -60', look.lite, 2) +
      circle(36, -76, 4.5, '#ffe3b8'),
    'transform="translate(12 -486) rotate(5) scale(.74)"',
  );

/** Shoulder, elbow and wrist of both arms; hip, knee and ankle of both legs. */
const LIMBS = {
  farArm: [
    [32, -440],
    [92, -388],
    [112, -436],
  ],
  nearArm: [
    [-22, -440],
    [-70, -366],
    [-120, -330],
  ],
  backLeg: [
    [-12, -270],
    [-34, -150],
    [-62, -24],
  ],
  frontLeg: [
    [10, -270],
    [50, -154],
    [70, -22],
  ],
};

/**
 * Draws a doorman in a long coat who looks to the right, 560 tall, feet on y = 0: his far hand holds an umbrella by its
 * stick at (118, -448), his near arm shows the way behind him. `held` is the umbrella, drawn between his arms.
 */
export function doorman(S, { coat, trousers, look, skin = '#8f5a3e', held = '' }) {
  const paints = nightPaints(S, look);
  const upper =
    coatArm(paints, LIMBS.farArm, mix(coat, look.dark, 0.2), skin, {
      turn: -76,
      cuff: '#ffd9a0',
    }) +
    held +
    path(limb([106, -446], 9, [124, -452], 8), skin) +
    line('M107 -452L123 -456M106 -445L124 -449', mix(skin, look.dark, 0.5), 1.6) +
    longCoat(paints, coat) +
    cappedHead(S, { cap: mix(coat, look.dark, 0.15), band: '#ffcf9c', skin, look }) +
    coatArm(paints, LIMBS.nearArm, mix(coat, '#ffffff', 0.05), skin, {
      turn: 156,
      spread: 5,
      width: 23,
      cuff: '#ffd9a0',
    }) +
    line('M-8 -426C-22 -398 -40 -370 -58 -346L-110 -316', look.lite, 2.4, 'opacity=".7"');
  return (
    trouserLeg(paints, LIMBS.backLeg, mix(trousers, look.dark, 0.4), '#0c1018', { turn: 6 }) +
    trouserLeg(paints, LIMBS.frontLeg, trousers, '#0c1018') +
    line('M64 -150L84 -26M-12 -146L-46 -28', look.lite, 2.6, 'opacity=".8"') +
    group(upper, 'transform="rotate(3 0 -280)"')
  );
}
