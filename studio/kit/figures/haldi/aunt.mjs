import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { morningHead, placedHead } from './head.mjs';
import { bangles, bareArm, DARK, GOLD, morningPens, openHand, TURMERIC } from './pens.mjs';

const SARI =
  'M-44 -322C-70 -272 -88 -196 -84 -130C-82 -80 -78 -36 -74 -6C-46 6 -20 0 6 8' +
  'C36 10 66 8 96 -2C96 -60 76 -140 62 -210C56 -250 46 -290 36 -318Q-4 -304 -44 -322Z';
const HEM = 'M-74 -8C-46 4 -20 -2 6 6C36 8 66 6 96 -4';
const TORSO =
  'M-42 -314C-40 -352 -14 -410 20 -440C42 -456 82 -454 94 -434C102 -412 86 -374 64 -348' +
  'C50 -332 38 -322 36 -310Q-4 -298 -42 -314Z';
/** The end of the sari: from the hip across the breast over the shoulder, down the back. */
const OVER_SHOULDER =
  'M38 -312C60 -342 84 -384 88 -420C84 -446 60 -458 38 -450C16 -446 -10 -414 -26 -380' +
  'C-40 -350 -46 -330 -48 -312Q-4 -296 38 -312Z';
const DOWN_BACK =
  'M26 -450C-4 -446 -38 -400 -58 -340C-82 -276 -104 -216 -116 -150' +
  'C-104 -138 -88 -146 -70 -134C-58 -200 -44 -262 -26 -312C-12 -356 10 -410 26 -450Z';

/** Draws a brass bowl of turmeric paste, its rim about x, y. */
const turmericBowl = (S, x, y, r) => {
  const d =
    `M${f(x - r)} ${f(y)}` +
    `C${f(x - r)} ${f(y + r * 0.7)} ${f(x - r * 0.5)} ${f(y + r * 0.86)} ${f(x)} ${f(y + r * 0.86)}` +
    `C${f(x + r * 0.5)} ${f(y + r * 0.86)} ${f(x + r)} ${f(y + r * 0.7)} ${f(x + r)} ${f(y)}Z`;
  return (
    path(d, '#d9992e') +
    S.shade(d, '#6b3413', 0, 1, [0.3, 0, 1, 0.5]) +
    S.shade(d, '#fff0bd', 0.95, 0, [0, 0, 0.4, 0.3]) +
    ellipse(x, y, r, r * 0.3, '#f0be58') +
    ellipse(x, y, r * 0.88, r * 0.23, TURMERIC) +
    ellipse(x - r * 0.2, y - r * 0.02, r * 0.4, r * 0.09, '#ffd65c')
  );
};

/**
 * Draws an aunt in a sari who leans to the right with a bowl in one hand and turmeric on the fingers of the other, which
 * are at 218, -360; her feet are on y = 0. Returns her, and the arm that reaches over what stands before her.
 */
export function aunt(S, { sari = '#12706c', blouse = '#a81f30', skin = '#b87a4c' } = {}) {
  const pens = morningPens(S, skin);
  const holds = [
    [84, -412],
    [86, -332],
    [128, -292],
  ];
  const dabs = [
    [56, -418],
    [122, -388],
    [188, -396],
  ];
  const dark = mix(sari, DARK, 0.55);
  const pleats =
    'M30 -304C46 -200 64 -100 82 -8M20 -304C32 -200 46 -100 60 -4M8 -304' +
    'C16 -200 24 -100 34 -2M-36 -300C-52 -210 -56 -110 -52 -10M-18 -302' +
    'C-22 -210 -20 -100 -14 -6';
  const body =
    pens.cloth(DOWN_BACK, mix(sari, DARK, 0.12)) +
    line('M-116 -152C-104 -140 -88 -148 -70 -136', GOLD, 9) +
    pens.flesh(limb([62, -6], 12, [112, 0], 8)) +
    pens.cloth(SARI, sari) +
    line(pleats, dark, 2.4, 'opacity=".7"') +
    line(HEM, '#c22a2c', 16, 'transform="translate(0 -9)"') +
    line(HEM, GOLD, 4, 'transform="translate(0 -18)"') +
    line(HEM, GOLD, 4) +
    bareArm(pens, holds, { tone: mix(blouse, DARK, 0.3) }) +
    openHand(pens, holds[2], -6, { spread: 0.1 }) +
    turmericBowl(S, 158, -318, 33) +
    pens.flesh(limb([126, -284], 7, [154, -288], 6)) +
    pens.flesh(TORSO) +
    pens.cloth(TORSO, blouse) +
    pens.cloth(OVER_SHOULDER, sari) +
    line(
      'M-30 -316C-8 -360 22 -410 52 -448M-8 -310C14 -350 44 -400 68 -444M16 -308C40 -342 66 -390 80 -434',
      dark,
      2.2,
      'opacity=".65"',
    ) +
    line('M38 -312C60 -342 84 -384 88 -420', GOLD, 6) +
    pens.flesh(limb([72, -444], 16, [88, -470], 15)) +
    head(S, skin);
  const arm =
    bareArm(pens, dabs, { tone: blouse }) +
    openHand(pens, dabs[2], 50, { spread: 0.25, tips: TURMERIC }) +
    bangles(dabs.slice(1), [0.6, 0.7, 0.8], ['#c22a2c', GOLD, '#12706c']);
  return { body, arm };
}

/** Draws her head, bent over: the hair in a knot with a string of buds, a large bindi, an earring. */
const head = (S, skin) =>
  placedHead(
    group(
      circle(-48, -22, 25, '#1c0c14') +
        circle(
          -50,
          -22,
          25,
          'none',
          'stroke="#fff6de" stroke-width="9" stroke-dasharray="0.1 10" stroke-linecap="round"',
        ),
    ) +
      morningHead(S, { skin, lit: -1, closed: true }) +
      circle(-6, -28, 6, GOLD) +
      circle(-6, -16, 4, GOLD) +
      path('M44 -40a2.4 2.4 0 1 1 4 1a2.4 2.4 0 1 1 -4 -1Z', GOLD),
    [97, -472],
    18,
    0.72,
  );
