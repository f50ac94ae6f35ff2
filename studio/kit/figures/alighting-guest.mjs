import { mix } from '../colour.mjs';
import { range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { paintsOf } from './canopy-bearer.mjs';
import { bangledForearm, shortBlouse } from './festive-dress.mjs';
import { limb } from './hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from './head-in-profile.mjs';

const SKIRT =
  'M-36 -322C-58 -262 -128 -168 -216 -74C-200 -44 -160 -52 -132 -26C-96 -2 -60 -22 -24 -4C14 12 58 2 92 -20C116 -26 126 -32 132 -42C110 -130 72 -236 36 -322Q0 -308 -36 -322Z';
const HEM = 'M-214 -70C-196 -44 -160 -52 -132 -26C-96 -2 -60 -22 -24 -4C14 12 58 2 92 -20C116 -26 126 -32 131 -44';
const FOLDS =
  'M-30 -310C-50 -240 -110 -150 -176 -60M-18 -312C-34 -220 -76 -120 -112 -22M-4 -312C-10 -220 -30 -110 -50 -14M12 -312C18 -220 22 -110 20 0M24 -314C44 -230 70 -120 80 -18';
const SHADED_FOLDS =
  'M-24 -310C-46 -220 -96 -130 -150 -44L-112 -20C-80 -110 -36 -220 -18 -310ZM-6 -310C-12 -220 -34 -110 -56 -14L-14 -2C-4 -100 4 -220 2 -310ZM18 -312C34 -220 52 -110 54 -4L84 -16C76 -110 46 -230 26 -314Z';
const DUPATTA =
  'M2 -440C-34 -436 -50 -404 -60 -356C-78 -286 -120 -226 -176 -186C-206 -164 -236 -160 -256 -130C-232 -122 -216 -128 -200 -138C-200 -118 -206 -104 -198 -84C-160 -112 -116 -172 -88 -232C-60 -292 -30 -350 -8 -404Z';
const DUPATTA_EDGE = 'M-256 -130C-232 -122 -216 -128 -200 -138C-200 -118 -206 -104 -198 -84';

/** Draws the wide skirt: deep folds, rows of gold flowers that follow the cloth, a broad border. */
function skirt(S, { cloth, dark }, { colour, gold }) {
  const flowers = range(4).flatMap((row) =>
    range(6).map((i) => {
      const [u, v] = [(i - 2.5) / 3 + (row % 2) * 0.12, 0.34 + row * 0.14];
      const x = u * (40 + 120 * v) - 46 * v + 8 * u;
      return circle(x, -322 + 300 * v, 3 + row * 0.8, gold) + circle(x, -322 + 300 * v + 9 + row, 1.6, gold);
    }),
  );
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      path(SHADED_FOLDS, mix(colour, dark, 0.6), 'opacity=".5"') +
        line(FOLDS, mix(colour, '#ffb08a', 0.5), 2.4, 'opacity=".8"') +
        flowers.join('') +
        line(HEM, mix(colour, dark, 0.7), 74) +
        line(HEM, gold, 24) +
        line(HEM, gold, 5, 'transform="translate(-2 -36)"') +
        line(HEM, '#fff0c8', 6, 'stroke-dasharray="0.1 17" transform="translate(-1 -24)"'),
    )
  );
}

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
 * doorman at (150, -334), the near one lifts the heavy skirt, whose train is still on the running board.
 */
export function alightingGuest(S, { colour, top, scarf, gold = '#f7c552', skin = '#b4704a', look }) {
  const paints = paintsOf(S, look, skin);
  const wears = { colour, top, gold };
  const far = [
    [22, -410],
    [74, -356],
    [132, -344],
  ];
  const near = [
    [-16, -410],
    [-56, -348],
    [-34, -288],
  ];
  return (
    foot(paints, '#d89c3c') +
    arm(paints, far, wears, 8) +
    skirt(S, paints, wears) +
    shortBlouse(paints, top, gold) +
    head(S, { skin, look, gold }) +
    paints.cloth(DUPATTA, scarf, 0.9) +
    line(
      'M-18 -424C-44 -380 -60 -300 -110 -240C-140 -200 -180 -170 -214 -146M-8 -410C-40 -340 -70 -270 -104 -210C-130 -166 -160 -140 -198 -110',
      mix(scarf, look.dark, 0.5),
      2.2,
      'opacity=".6"',
    ) +
    line(DUPATTA_EDGE, gold, 7) +
    arm(paints, near, wears, 70) +
    line('M-34 -270C-44 -230 -64 -190 -88 -150M-30 -270C-30 -220 -36 -180 -44 -130', mix(colour, look.dark, 0.6), 3)
  );
}
