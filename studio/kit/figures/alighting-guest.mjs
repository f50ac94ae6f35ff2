import { mix } from '../colour.mjs';
import { range } from '../numbers.mjs';
import { circle, ellipse, group, line, open, P, path } from '../shapes.mjs';
import { paintsOf } from './canopy-bearer.mjs';
import { bangledForearm } from './festive-dress.mjs';
import { limb } from './hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from './head-in-profile.mjs';

// The outline shows the hip behind her, and the thigh and knee of the leg with which she steps down.
const SKIRT =
  'M-37 -320C-46 -304 -60 -292 -66 -268C-80 -204 -128 -130 -172 -68C-160 -44 -132 -46 -106 -26C-78 -6 -48 -20 -16 -4' +
  'C18 12 60 2 92 -20C110 -24 122 -28 132 -34C122 -86 112 -136 104 -170C98 -206 70 -250 52 -280' +
  'C44 -292 40 -304 38 -316Q4 -302 -37 -320Z';
const HEM = 'M-170 -64C-160 -44 -132 -46 -106 -26C-78 -6 -48 -20 -16 -4C18 12 60 2 92 -20C110 -24 122 -28 133 -34';
/** Where cloth lies on the thigh, and the hollow below the knee. */
const THIGH = 'M20 -300C52 -276 84 -226 96 -182C70 -196 34 -240 6 -296Z';
const BELOW_KNEE = 'M98 -176C78 -150 74 -90 84 -20L50 -6C48 -80 62 -150 98 -176Z';
const BAND = 'M-38 -326C-14 -312 18 -310 37 -322L40 -311C18 -298 -16 -300 -40 -315Z';
const MIDRIFF = 'M-30 -356C-24 -342 -26 -332 -36 -318Q2 -302 37 -316C30 -328 28 -340 34 -358Z';
const BLOUSE =
  'M-20 -427C-36 -422 -42 -406 -40 -388C-40 -372 -34 -360 -30 -346Q2 -336 33 -350' +
  'C40 -360 50 -372 46 -388C44 -404 40 -418 30 -425Q10 -398 -20 -427Z';
/** What the blouse shows of the body's turn: the shade below the breast and the seam from the shoulder down. */
const BLOUSE_SHADE =
  'M-40 -388C-40 -372 -34 -360 -30 -346L-6 -341C-22 -362 -28 -386 -26 -420C-38 -412 -41 -400 -40 -388Z';
const DUPATTA =
  'M6 -440C-24 -442 -44 -424 -50 -396C-54 -352 -62 -312 -82 -264C-98 -222 -128 -172 -142 -122' +
  'C-134 -112 -126 -116 -118 -110C-108 -102 -96 -110 -80 -108' +
  'C-76 -170 -62 -230 -48 -280C-34 -330 -18 -380 4 -412Z';
const DUPATTA_EDGE = 'M-142 -122C-134 -112 -126 -116 -118 -110C-108 -102 -96 -110 -80 -108';
const DUPATTA_FOLDS =
  'M-20 -422C-40 -360 -58 -296 -92 -220C-108 -182 -122 -150 -130 -116' +
  'M-6 -416C-32 -350 -50 -282 -74 -216C-90 -170 -100 -140 -105 -114';

/** Returns the place `t` (0 band, 1 hem) of the way down the pleat `u` (-1 her back, 1 the leg before her). */
function onPleat(u, t) {
  const from = [u * 36, -314 + 6 * (1 - u * u)];
  const hip = u < 0 ? [u * 62 + 2, -272] : [u * 60 + 2, -268];
  const knee = u < 0 ? [u * 104, -150] : [u * 118, -170];
  const to = u < 0 ? [u * 164, -12 + 50 * u * u] : [u * 122, -4 - 34 * u * u];
  const s = 1 - t;
  return [0, 1].map((k) => s ** 3 * from[k] + 3 * s * s * t * hip[k] + 3 * s * t * t * knee[k] + t ** 3 * to[k]);
}

/** Draws the pleats, which are narrow at the band and open towards the hem, lit on one side and dark on the other. */
function pleats(colour, dark) {
  const down = (u, n = 12) => range(n + 1).map((i) => onPleat(u, i / n));
  const folds = range(9).map((i) => (i - 4) / 4.4);
  const shades = folds.map((u) => P([...down(u), ...down(u - 0.11).toReversed()])).join('');
  return (
    path(shades, mix(colour, dark, 0.55), 'opacity=".5"') +
    line(folds.map((u) => open(down(u))).join(''), mix(colour, '#ffb08a', 0.5), 2, 'opacity=".8"')
  );
}

/** Draws the wide skirt: pleats, rows of gold flowers that follow the cloth, a broad border and the band. */
function skirt(S, { cloth, dark }, { colour, gold }) {
  const flowers = range(4).flatMap((row) =>
    range(8).map((i) => {
      const u = (i - 3.5 + (row % 2) * 0.5) / 4.4 - 0.05;
      const [x, y] = onPleat(u, 0.42 + row * 0.13);
      return circle(x, y, 2.6 + row * 0.7, gold) + circle(x - 0.4, y + 8 + row, 1.5, gold);
    }),
  );
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      pleats(colour, dark) +
        path(BELOW_KNEE, mix(colour, dark, 0.6), 'opacity=".4"') +
        path(THIGH, mix(colour, '#ffb08a', 0.5), 'opacity=".32"') +
        flowers.join('') +
        line(HEM, mix(colour, dark, 0.7), 74) +
        line(HEM, gold, 24) +
        line(HEM, gold, 5, 'transform="translate(-2 -36)"') +
        line(HEM, '#fff0c8', 6, 'stroke-dasharray="0.1 17" transform="translate(-1 -24)"'),
    ) +
    cloth(BAND, gold) +
    line('M-39 -317C-16 -303 18 -301 39 -313', mix(gold, dark, 0.4), 2)
  );
}

/** Draws neck, waist and short blouse of a body that turns towards the right, and the necklace. */
const torso = (S, { cloth, flesh, dark, skin }, tone, gold) =>
  flesh('M-18 -446L-22 -412Q6 -396 34 -414L24 -452Z') +
  flesh(MIDRIFF) +
  line('M16 -346C19 -336 18 -326 15 -314', mix(skin, dark, 0.4), 2, 'opacity=".6"') +
  path('M-30 -350Q2 -338 33 -352L33 -345Q2 -330 -28 -343Z', dark, 'opacity=".35"') +
  cloth(BLOUSE, tone) +
  S.inside(
    BLOUSE,
    path(BLOUSE_SHADE, mix(tone, dark, 0.6), 'opacity=".5"') +
      line('M14 -412C22 -396 24 -384 18 -368C14 -358 12 -350 12 -342', mix(tone, dark, 0.5), 2, 'opacity=".7"') +
      line('M46 -384C38 -370 28 -366 18 -368', mix(tone, dark, 0.5), 2, 'opacity=".6"'),
  ) +
  line('M-30 -348Q2 -337 33 -352', gold, 5) +
  line('M-20 -425Q10 -396 31 -423', gold, 4) +
  line('M-16 -434Q10 -408 28 -432M-12 -438Q10 -418 26 -438', '#ffe6a0', 4, 'stroke-dasharray="0.1 6.4"');

/** Draws an arm in a short sleeve from shoulder, elbow and wrist, with bangles; the hand points along `turn`. */
function arm(paints, [shoulder, elbow, wrist], { gold, top }, turn) {
  const half = [(shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2];
  return (
    paints.flesh(limb(shoulder, 15, elbow, 12.5)) +
    bangledForearm(paints, [gold, '#fff4e0'], elbow, wrist, turn) +
    paints.cloth(limb(shoulder, 18, half, 15), top)
  );
}

/** Draws the foot with which she stands on the ground: the ankle below the hem, and a golden shoe. */
const foot = ({ cloth, flesh }, gold) =>
  flesh(limb([110, -62], 11, [114, -14], 8) + limb([114, -12], 8, [132, -2], 7)) +
  cloth('M102 -12C100 -4 100 4 102 8H150C160 8 166 2 164 -4C156 -1 146 -3 138 -9C132 -2 116 0 110 -13Z', gold) +
  line('M102 8H152', '#7a3a24', 2.4);

/** Draws her head, with a low bun in a ring of jasmine, and jewels. */
const head = (S, { skin, look, gold }) =>
  group(
    headInProfile(S, { skin, ...look, lips: '#b5183c' }) +
      path(DRAWN_BACK_HAIR, '#1c0c14') +
      ellipse(-44, -38, 25, 28, '#1c0c14') +
      range(11)
        .map((i) => circle(-44 + 26 * Math.cos(i * 0.52 + 1), -38 + 29 * Math.sin(i * 0.52 + 1), 6.4, '#fff3e0'))
        .join('') +
      line('M34 -86C40 -80 41 -74 41 -69', gold, 3) +
      circle(42, -66, 5, gold) +
      line('M-6 -44C-10 -30 -8 -22 -4 -14', gold, 3) +
      path('M-4 -30C6 -26 8 -14 4 -8H-12C-16 -16 -12 -26 -4 -30Z', gold),
    'transform="translate(12 -446) rotate(-4) scale(.76)"',
  );

/**
 * Draws a guest who steps out of a car to the right, 525 tall, feet on y = 0: her far hand lies on the hand of the
 * doorman at (150, -334), the near one lifts the heavy skirt, and her dupatta falls down her back.
 */
export function alightingGuest(S, { colour, top, scarf, gold = '#f7c552', skin = '#b4704a', look }) {
  const paints = paintsOf(S, look, skin);
  const wears = { colour, top, gold };
  const far = [
    [28, -408],
    [76, -358],
    [132, -344],
  ];
  const near = [
    [-22, -408],
    [-60, -346],
    [-36, -286],
  ];
  return (
    foot(paints, '#d89c3c') +
    arm(paints, far, wears, 8) +
    skirt(S, paints, wears) +
    torso(S, paints, top, gold) +
    head(S, { skin, look, gold }) +
    paints.cloth(DUPATTA, scarf, 0.9) +
    line(DUPATTA_FOLDS, mix(scarf, look.dark, 0.5), 2.2, 'opacity=".6"') +
    line(DUPATTA_EDGE, gold, 7) +
    arm(paints, near, wears, 70) +
    line('M-31 -268C-36 -242 -44 -216 -56 -190M-25 -266C-25 -236 -28 -206 -36 -176', mix(colour, look.dark, 0.6), 3)
  );
}
