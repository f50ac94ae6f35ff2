import { mix } from '../../colour.mjs';
import { circle, line } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { DARK, duskPens, GOLD } from './pens.mjs';

const TORSO = 'M-52 60C-58 0 -62 -60 -48 -112C-34 -134 30 -138 46 -112C60 -70 52 0 54 60Z';
const PALLU = 'M40 -128C10 -134 -40 -130 -54 -108C-72 -50 -78 20 -76 70L20 70C10 0 24 -70 40 -128Z';
/** The end of the sari where it covers the head as well. */
const VEIL =
  'M24 -250C-16 -268 -56 -244 -58 -200C-60 -160 -74 -120 -80 -60C-86 -10 -88 30 -90 70L-6 70C-16 10 -4 -60 14 -112' +
  'C-14 -136 -22 -190 24 -250Z';

/** Where the arms go: elbow and hand of the near and of the far one, and how the hands are turned. */
const POSES = {
  throws: {
    near: [
      [86, -150],
      [112, -228],
    ],
    far: [
      [72, -60],
      [120, -34],
    ],
    turn: [-50, 20],
  },
  strews: {
    near: [
      [60, -28],
      [116, -6],
    ],
    far: [
      [78, -66],
      [128, -52],
    ],
    turn: [30, 0],
  },
  waves: {
    near: [
      [64, -44],
      [104, -20],
    ],
    far: [
      [92, -112],
      [134, -190],
    ],
    turn: [20, -60],
  },
};

/** Draws a woman to below the waist, which is at 0, 0: she looks to the right over a rail and throws petals. */
export function petalThrower(S, { sari, blouse, skin = '#b0744a', pose, veiled, tilt = 8, laughs = true }) {
  const pens = duskPens(S, skin, 1);
  const { near, far, turn } = POSES[pose];
  const fold = mix(sari, DARK, 0.5);
  const [nearArm, farArm] = [
    [[28, -106], ...near],
    [[34, -106], ...far],
  ];
  return (
    bareArm(pens, farArm, { tone: mix(blouse, DARK, 0.25) }) +
    openHand(pens, far[1], turn[1], { spread: 0.5, k: 0.95 }) +
    (veiled
      ? ''
      : circle(-32, -178, 24, '#1c0c14') +
        circle(-34, -178, 17, 'none', 'stroke="#fff0d0" stroke-width="6" stroke-dasharray="4 4"')) +
    pens.cloth(TORSO, blouse) +
    pens.flesh(limb([6, -124], 15, [12, -150], 14)) +
    placedHead(morningHead(S, { skin, laughs, closed: laughs }) + circle(-6, -27, 6, GOLD), [12, -154], tilt, 0.74) +
    pens.cloth(veiled ? VEIL : PALLU, sari) +
    line(
      veiled
        ? 'M-40 -216C-52 -150 -56 -60 -60 60M-24 -150C-40 -90 -34 0 -36 60'
        : 'M20 -126C-10 -60 -20 0 -26 60M-10 -128C-40 -70 -48 0 -52 60',
      fold,
      3,
    ) +
    line(veiled ? 'M24 -250C-22 -190 -14 -136 14 -112C-4 -60 -16 10 -6 70' : 'M40 -128C24 -70 10 0 20 70', GOLD, 6) +
    bareArm(pens, nearArm, { tone: blouse }) +
    openHand(pens, near[1], turn[0], { spread: 0.5 }) +
    bangles(near, [0.62, 0.74, 0.86], ['#d81f3c', GOLD, '#f4e2c4'])
  );
}
