import { mix } from '../../colour.mjs';
import { line } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { bareFoot, bentArm, DEEP, grip, sunPens } from './pens.mjs';

const SHIRT =
  'M-36 -306C-50 -280 -50 -230 -48 -190C-54 -170 -58 -156 -62 -140C-30 -124 16 -126 46 -138C44 -170 44 -200 44 -230' +
  'C46 -262 42 -290 28 -308Q-4 -292 -36 -306Z';
const VEST =
  'M-30 -304C-46 -276 -48 -230 -48 -186C-20 -176 20 -176 44 -186C46 -230 44 -280 26 -306L10 -282L-2 -256L-14 -284Z';

/**
 * Draws a boy of ten who kneels on one knee, looks up to the right and holds up a kite with both hands: he would stand
 * 400 tall, the step he kneels on is y = 0, his hands are at -34, -474 and 52, -474. Returns his body, and the hands that
 * are before the kite.
 */
export function launchingBoy(S, { skin = '#a76b44', shirt = '#f3ead2', vest = '#c23a2a', trousers = '#3f5a74' } = {}) {
  const pens = sunPens(S, skin, 0.12);
  const far = [
    [18, -292],
    [74, -368],
    [48, -454],
  ];
  const near = [
    [-22, -290],
    [-66, -372],
    [-38, -452],
  ];
  const stripes = 'M-49 -206Q-4 -192 45 -206M-49 -226Q-4 -212 46 -226';
  const crease = mix(trousers, '#141c2c', 0.5);
  const body =
    bentArm(pens, far, { tone: mix(shirt, DEEP, 0.18), cut: 0.7, r: 13, trim: mix(shirt, DEEP, 0.3) }) +
    bareFoot(pens, [66, 0], 0) +
    pens.cloth(limb([4, -150], 29, [86, -140], 24) + limb([86, -140], 24, [70, -34], 15), mix(trousers, DEEP, 0.24)) +
    pens.flesh(limb([-112, -18], 10, [-150, -8], 6)) +
    pens.cloth(limb([-12, -150], 32, [-8, -25], 25) + limb([-8, -23], 23, [-112, -19], 14), trousers) +
    line(
      'M-34 -130C-26 -100 -30 -60 -34 -30M6 -120C8 -90 8 -60 2 -34M30 -158Q60 -160 90 -158M-40 -30Q-70 -26 -100 -26',
      crease,
      2.2,
    ) +
    pens.cloth(SHIRT, shirt) +
    line(
      'M-40 -176C-46 -160 -50 -150 -52 -138M-6 -176C-4 -160 -8 -146 -10 -130M26 -180C30 -162 30 -150 30 -134',
      mix(shirt, DEEP, 0.4),
      2,
    ) +
    pens.cloth(VEST, vest) +
    line(stripes, '#f3c552', 5) +
    line('M-14 -284L-2 -256L10 -282', mix(vest, DEEP, 0.5), 3) +
    pens.flesh(limb([-2, -302], 14, [0, -324], 13)) +
    placedHead(youngMansHead(S, { skin, laughs: true, closed: false }), [0, -330], -24, 0.72) +
    bentArm(pens, near, { tone: shirt, cut: 0.72, r: 14, trim: mix(shirt, DEEP, 0.3) });
  return {
    body,
    hands: grip(pens, [-38, -452], -66, { k: 0.86 }) + grip(pens, [48, -454], -104, { k: 0.84, flip: true }),
  };
}
