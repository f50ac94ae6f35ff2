import { mix } from '../../colour.mjs';
import { circle, ellipse, line } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { DARK, duskPens, GOLD } from './pens.mjs';

const SARI = 'M-62 -300C-80 -220 -84 -120 -92 -8C-64 6 -40 -4 -14 6C16 10 44 6 72 -4C70 -90 66 -200 54 -300Z';
const HEM = 'M-92 -8C-64 6 -40 -4 -14 6C16 10 44 6 72 -4';
const TORSO = 'M-62 -290C-66 -340 -58 -390 -36 -414C-10 -430 32 -426 46 -402C60 -370 58 -330 56 -290Z';
const VEIL =
  'M34 -540C-8 -558 -50 -534 -52 -488C-54 -450 -78 -420 -88 -370C-100 -300 -104 -220 -112 -150' +
  'C-92 -140 -74 -150 -54 -142' +
  'C-44 -230 -30 -310 -8 -360C8 -384 18 -396 22 -404C-8 -428 -14 -480 34 -540Z';
const EDGE = 'M34 -540C-14 -480 -8 -428 22 -404C18 -396 8 -384 -8 -360C-30 -310 -44 -230 -54 -142';

/** Draws an old woman who looks to the right and joins her hands in farewell, 550 tall, her feet on y = 0. */
export function blessingGrandmother(S, { sari = '#f2e4cc', border = '#a81f30', skin = '#a86e4a' } = {}) {
  const pens = duskPens(S, skin, 1);
  const fold = mix(sari, '#7a3a3a', 0.55);
  const far = [
    [36, -396],
    [66, -312],
    [78, -372],
  ];
  const near = [
    [4, -396],
    [30, -306],
    [72, -368],
  ];
  return (
    ellipse(-30, 4, 120, 12, DARK, 'opacity=".5"') +
    pens.flesh(limb([40, -2], 11, [78, 4], 8)) +
    pens.cloth(SARI, sari) +
    line(
      'M36 -290C46 -200 52 -100 54 -4M10 -290C16 -200 20 -100 22 0' +
        'M-20 -290C-22 -200 -24 -100 -22 2M-46 -290C-60 -200 -62 -100 -64 -4',
      fold,
      3,
    ) +
    line(HEM, border, 16, 'transform="translate(0 -8)"') +
    line(HEM, GOLD, 4, 'transform="translate(0 -18)"') +
    pens.cloth(TORSO, mix(sari, '#ffffff', 0.1)) +
    bareArm(pens, far, { tone: mix(border, DARK, 0.3), cut: 0.8 }) +
    openHand(pens, [80, -372], -68, { spread: 0, k: 1.2 }) +
    pens.flesh(limb([2, -420], 15, [8, -444], 14)) +
    placedHead(
      morningHead(S, { skin, hair: '#e2dccf', closed: true }) +
        line('M0 -46C5 -42 7 -38 7 -34M30 -80L38 -78M28 -74L39 -72', mix(skin, DARK, 0.5), 2),
      [10, -444],
      14,
      0.74,
    ) +
    pens.cloth(VEIL, sari) +
    line('M-28 -512C-44 -440 -62 -330 -84 -150M-12 -420C-40 -360 -56 -260 -68 -146', fold, 3) +
    line(EDGE, border, 11) +
    line(EDGE, GOLD, 3.4, 'transform="translate(7 0)"') +
    bareArm(pens, near, { tone: border, cut: 0.72, r: 16 }) +
    openHand(pens, [74, -368], -66, { spread: 0, k: 1.2, flip: true }) +
    bangles(near.slice(1), [0.6, 0.74], [GOLD, border]) +
    circle(6, -468, 5, GOLD)
  );
}
