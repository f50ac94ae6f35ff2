import { mix } from '../../colour.mjs';
import { circle, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { DOOR, GLOOM, GOLD, stairPens } from './pens.mjs';

const ACHKAN =
  'M-30 -508C-58 -498 -66 -466 -62 -424C-58 -370 -52 -330 -56 -290C-66 -240 -76 -190 -80 -150C-40 -136 34 -136 76 -152' +
  'C72 -200 64 -250 54 -300C56 -350 66 -400 66 -440C66 -476 56 -500 24 -510Q-4 -516 -30 -508Z';

/** Draws an old host who stands, turned a little to the left, and welcomes guests with joined hands; he is 650 tall. */
export function welcomingHost(S, { coat = '#a8702e', turban = '#f0d9a8', skin = '#a06a46' } = {}) {
  const pens = stairPens(S, skin, -1, 6);
  const look = { dark: mix(skin, GLOOM, 0.6), lite: DOOR };
  const white = '#e6d6b8';
  return (
    path('M-44 -8C-60 -8 -72 0 -70 6H-14V-8ZM20 -8C8 -8 -6 0 -4 6H52V-8Z', '#2a1410') +
    pens.cloth(limb([-28, -150], 26, [-30, -16], 17), white) +
    pens.cloth(limb([26, -150], 26, [32, -16], 17), white) +
    pens.cloth(limb([42, -478], 24, [46, -400], 20), mix(coat, GLOOM, 0.25)) +
    pens.cloth(ACHKAN, coat) +
    pens.fold(
      'M-24 -300C-30 -240 -36 -190 -38 -144M18 -300C24 -240 30 -190 32 -144M-56 -292C-20 -282 20 -284 54 -300',
      coat,
      4,
    ) +
    line('M-16 -500C-22 -420 -24 -340 -26 -146', mix(coat, GLOOM, 0.4), 4) +
    [-470, -436, -402, -368, -334].map((y) => circle(-14 + (y + 470) * -0.06, y, 5, GOLD)).join('') +
    line('M-30 -506Q-8 -494 22 -508', GOLD, 7) +
    pens.flesh(limb([-2, -512], 18, [-4, -536], 17)) +
    placedHead(
      turbanedHead(S, { skin, turban, beard: 'short', cloth: (d, c) => pens.cloth(d, c, 4), look, tail: false }) +
        path('M24 -26C29 -18 42 -15 52 -20C49 -29 41 -30 36 -26C32 -23 28 -23 24 -26Z', '#efe6d6') +
        path('M-6 -32C-2 -20 8 -17 18 -14C26 -11 34 -6 46 -8C48 2 44 12 34 15C14 14 -2 2 -6 -32Z', '#e3d8c6'),
      [-4, -540],
      6,
      0.76,
      true,
    ) +
    pens.cloth(limb([-46, -476], 24, [-84, -402], 20) + limb([-84, -402], 19, [-36, -420], 14), coat) +
    pens.flesh('M-44 -420C-52 -444 -48 -474 -38 -486C-28 -478 -20 -450 -18 -420C-22 -404 -38 -404 -44 -420Z', skin, 4) +
    line('M-36 -480C-32 -458 -30 -436 -30 -414', mix(skin, GLOOM, 0.45), 2.4) +
    line('M-48 -410L-16 -406', GOLD, 6)
  );
}
