import { mix } from '../../colour.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { DOOR, GLOOM, GOLD, stairPens } from './pens.mjs';

const KURTA =
  'M-6 -150C-34 -150 -52 -128 -50 -102C-52 -80 -54 -66 -56 -52C-64 -42 -68 -30 -64 -20C-44 -16 -30 -6 -16 5C10 14 50 12 78 3C76 -10 62 -22 54 -42' +
  'C44 -88 28 -140 -6 -150Z';

/** Draws a shoe that points to the left, its ankle at x, y; the lace of an open one hangs in two loops. */
const shoe = ([x, y], tone) =>
  group(
    path('M12 -8C16 4 16 14 12 18H-34C-42 18 -46 10 -38 5C-26 2 -16 -6 -10 -12Z', tone) +
      path('M13 13V20H-40V15Z', '#0d0507') +
      line('M-24 2L-14 -4M-28 5L-19 0', '#e8d8c0', 2.4),
    `transform="translate(${x} ${y})"`,
  );

const leg = ({ cloth }, hip, knee, ankle, tone) =>
  cloth(limb(hip, 27, knee, 22), tone, 3) + cloth(limb(knee, 21, ankle, 11), tone, 3);

/**
 * Draws a small boy in a turban who sits on a step, its edge at 0, 0, and ties the shoe on the step below, its sole at
 * -100, 66; he looks down to the left and is 225 tall above the edge.
 */
export function boyTyingShoe(S, { kurta = '#2c5aa0', turban = '#f08a2c', skin = '#b3764c' } = {}) {
  const pens = stairPens(S, skin, 1, 4);
  const white = '#ead9bc';
  const far = [
    [-22, -128],
    [-84, -84],
    [-116, -6],
  ];
  const near = [
    [-6, -124],
    [-44, -58],
    [-92, 6],
  ];
  const look = { dark: mix(skin, GLOOM, 0.6), lite: DOOR };
  return (
    ellipse(-76, 66, 84, 8, GLOOM, 'opacity=".6"') +
    shoe([-34, 42], '#241014') +
    leg(pens, [8, -24], [-62, -40], [-38, 36], mix(white, GLOOM, 0.3)) +
    bareArm(pens, far, { tone: mix(kurta, GLOOM, 0.3), r: 14, cut: 0.9 }) +
    shoe([-92, 46], '#3a1a1c') +
    leg(pens, [10, -22], [-82, -56], [-92, 38], white) +
    pens.fold('M-94 10Q-88 16 -80 12M-98 22Q-90 28 -80 24', white) +
    pens.cloth(KURTA, kurta) +
    pens.fold(
      'M-50 -62C-30 -50 4 -48 34 -66M-54 -44C-30 -36 -8 -36 10 -42M-16 2C-14 -14 -4 -26 10 -32M26 8C24 -8 28 -20 36 -32M52 6C48 -6 46 -16 46 -26',
      kurta,
    ) +
    line('M-64 -21C-44 -17 -30 -7 -16 3C10 12 50 10 77 1', GOLD, 5) +
    line('M-8 -150Q-40 -142 -50 -110', GOLD, 4) +
    pens.flesh(limb([-20, -142], 13, [-30, -154], 13)) +
    placedHead(
      turbanedHead(S, { skin, turban, beard: 'none', cloth: (d, c) => pens.cloth(d, c, 0), look }) +
        path('M19 -58H40V-46H19Z', skin) +
        line('M20 -52Q29 -44 38 -50', '#1c0c14', 3.2) +
        path('M44 -17C50 -18 53 -13 49 -10C46 -9 43 -12 44 -17Z', '#d8606c') +
        circle(40, -102, 6, '#fff0c0') +
        path('M38 -104C44 -130 58 -140 70 -138C62 -128 56 -116 44 -100Z', '#2f9a7c') +
        line('M-46 -58C-66 -94 -54 -126 -14 -134C10 -138 34 -130 46 -114', mix(turban, DOOR, 0.8), 5),
      [-40, -152],
      -34,
      0.72,
      true,
    ) +
    bareArm(pens, near, { tone: kurta, r: 15, cut: 0.94 }) +
    openHand(pens, near[2], 118, { spread: 0, k: 0.72 }) +
    openHand(pens, far[2], 78, { spread: 0, k: 0.72, flip: true }) +
    line('M-110 42C-132 30 -138 50 -116 48C-140 58 -130 70 -112 52M-110 44C-96 34 -88 50 -106 48', '#f4ead8', 2.6)
  );
}
