import { mix } from '../../colour.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { openHand } from '../haldi/pens.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { DOOR, GLOOM, GOLD, stairPens } from './pens.mjs';

const COAT =
  'M-22 -500C-50 -488 -58 -450 -52 -410C-46 -370 -42 -340 -46 -310C-62 -220 -76 -130 -84 -60C-40 -44 40 -46 84 -62' +
  'C74 -140 60 -220 46 -310C48 -350 56 -390 54 -430C52 -470 42 -496 18 -504Q-2 -508 -22 -500Z';

/** Draws a shehnai from the mouth at 0, 0 to its brass bell, 190 long to the right. */
const shehnai = () =>
  path('M0 -4L120 -11V11L0 4Z', '#3a1c12') +
  line('M16 0H112', '#8a5230', 2.4) +
  path('M116 -12C140 -14 160 -24 176 -36V36C160 24 140 14 116 12Z', '#d9a03c') +
  path('M176 -36C184 -20 184 20 176 36C168 20 168 -20 176 -36Z', '#8a5a1c') +
  line('M122 -10C142 -14 158 -22 170 -32', '#fff0c0', 3) +
  [30, 46, 62, 78].map((x) => circle(x, 0, 2.6, GLOOM)).join('');

/** Draws a musician in a turban who plays the shehnai, turned to the right, 660 tall; his feet are on 0, 0. */
export function shehnaiPlayer(S, { coat = '#c9a46a', turban = '#b3263e', skin = '#8a5638' } = {}) {
  const pens = stairPens(S, skin, 1, 6);
  const look = { dark: mix(skin, GLOOM, 0.6), lite: DOOR };
  return (
    path('M-50 -70L-44 0H40L52 -70Z', '#5c4a34') +
    pens.cloth(
      'M30 -486C50 -478 62 -452 72 -434C82 -432 92 -448 104 -464L122 -446C110 -420 88 -398 64 -404C44 -420 34 -446 30 -486Z',
      mix(coat, GLOOM, 0.25),
    ) +
    pens.cloth(COAT, coat) +
    pens.fold(
      'M-40 -316C-50 -220 -58 -130 -62 -58M-10 -310C-12 -220 -14 -130 -16 -52M20 -310C30 -220 40 -130 46 -56',
      coat,
      4,
    ) +
    line('M-46 -312Q0 -296 48 -312', turban, 14) +
    line('M-84 -64C-40 -48 40 -50 84 -66', GOLD, 6) +
    pens.flesh('M-18 -530H16L20 -496Q0 -486 -22 -496Z') +
    group(shehnai(), 'transform="translate(42 -548) rotate(34)"') +
    placedHead(
      turbanedHead(S, { skin, turban, beard: 'short', cloth: (d, c) => pens.cloth(d, c, 4), look }),
      [4, -532],
      4,
      0.78,
    ) +
    openHand(pens, [116, -458], -62, { spread: 0, k: 1 }) +
    pens.cloth(
      'M-36 -486C-14 -492 4 -470 12 -444C22 -440 42 -466 58 -490L78 -472C62 -434 40 -402 10 -402C-20 -406 -40 -450 -36 -486Z',
      coat,
    ) +
    openHand(pens, [69, -484], -46, { spread: 0, k: 1 })
  );
}
