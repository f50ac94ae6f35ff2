import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const GLASS = '#e6ecff';

/** Draws a block of ice, `s` wide. */
const ice = (x, y, s, turn) =>
  group(
    path(
      `M${-s / 2} ${-s / 2 + 5}Q${-s / 2} ${-s / 2} ${-s / 2 + 5} ${-s / 2}` +
        `H${s / 2 - 5}Q${s / 2} ${-s / 2} ${s / 2} ${-s / 2 + 5}V${s / 2}H${-s / 2}Z`,
      '#ffffff',
      'opacity=".42"',
    ) + line(`M${-s / 2 + 5} ${s / 2 - 8}V${-s / 2 + 6}H${s / 2 - 8}`, '#ffffff', 2.6, 'opacity=".9"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Draws a leaf of mint from 0, 0 that points along `turn` degrees. */
const mint = (x, y, turn, k, tone) =>
  group(
    path('M0 0C10 -26 34 -34 66 -22C78 -14 84 -4 88 2C70 14 30 22 0 0Z', tone) +
      line('M4 0Q44 -10 82 1M24 -4L34 -18M40 -6L52 -18M32 -4L44 10M52 -5L62 7', mix(tone, '#eaffb0', 0.45), 2),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
  );

/** Draws a tall glass of lime and mint over ice, with a straw. */
export const tallGlass = () =>
  line('M14 -70L50 -300', '#ff8a6a', 9) +
  line('M11 -70L47 -300', '#ffd0b4', 2.4) +
  path('M-52 -176L-40 -6Q0 8 40 -6L52 -176Z', '#b9d468', 'opacity=".9"') +
  path('M-52 -176L-47 -110Q0 -92 47 -110L52 -176Z', '#eef2b4', 'opacity=".7"') +
  ice(-20, -140, 40, 14) +
  ice(18, -116, 38, -20) +
  ice(-12, -86, 36, 40) +
  ice(16, -56, 34, 8) +
  mint(-34, -60, -50, 0.5, '#3d8a4c') +
  mint(26, -96, 200, 0.5, '#2f7a48') +
  path('M-56 -226L-40 -4Q0 12 40 -4L56 -226Z', GLASS, 'opacity=".16"') +
  ellipse(0, -176, 51, 9, '#f2f6c4', 'opacity=".8"') +
  line('M-56 -226L-41 -4Q0 12 41 -4L56 -226', GLASS, 3.4, 'opacity=".85"') +
  ellipse(0, -226, 56, 10, 'none', `stroke="${GLASS}" stroke-width="3.4"`) +
  line('M42 -200L34 -30', '#ffffff', 6, 'opacity=".7"') +
  mint(-8, -214, -120, 1, '#2f8a50') +
  mint(-10, -212, -160, 0.86, '#1f6a46') +
  mint(-8, -216, -78, 1.06, '#4fa85c') +
  mint(-4, -214, -36, 0.8, '#2f8a50');

/** Draws a heavy tumbler of whisky with one block of ice and a curl of orange peel. */
export const tumbler = () =>
  path('M-62 -84L-54 -8Q0 8 54 -8L62 -84Z', '#e2852a') +
  path('M-60 -60L-54 -8Q0 8 54 -8L58 -44Q0 -20 -60 -60Z', '#a84a22', 'opacity=".7"') +
  ice(-8, -66, 62, -12) +
  path('M-68 -136L-54 -4Q0 14 54 -4L68 -136Z', GLASS, 'opacity=".14"') +
  ellipse(0, -84, 61, 10, '#ffc060', 'opacity=".8"') +
  line('M-68 -136L-55 -4Q0 14 55 -4L68 -136', GLASS, 3.4, 'opacity=".85"') +
  range(5)
    .map((i) => line(`M${-40 + i * 20} -8L${-46 + i * 23} -46`, '#ffd48a', 2, 'opacity=".5"'))
    .join('') +
  ellipse(0, -136, 68, 12, 'none', `stroke="${GLASS}" stroke-width="3.4"`) +
  line('M52 -118L44 -26', '#ffffff', 6, 'opacity=".7"') +
  line('M-70 -116C-96 -150 -40 -190 -24 -152C-14 -124 -52 -108 -46 -84', '#c85a14', 17) +
  line('M-70 -117C-95 -150 -40 -189 -25 -153C-15 -124 -53 -108 -47 -86', '#ff9a2c', 13) +
  line('M-68 -120C-88 -148 -44 -180 -30 -152', '#ffd27a', 3);

/** Draws a saucer glass of a pink drink with foam and a petal. */
export const saucer = () =>
  ellipse(0, 0, 50, 9, GLASS, 'opacity=".5"') +
  line('M0 -2V-104', GLASS, 7, 'opacity=".8"') +
  line('M2 -6V-100', '#ffffff', 2.4) +
  path('M-84 -190C-78 -134 -36 -106 0 -104C36 -106 78 -134 84 -190Z', GLASS, 'opacity=".2"') +
  path('M-80 -172C-70 -130 -34 -108 0 -107C34 -108 70 -130 80 -172Z', '#ee5a78') +
  path('M-80 -172C-76 -156 -66 -142 -56 -132Q0 -150 62 -138C70 -148 77 -160 80 -172Z', '#ff9aa6', 'opacity=".8"') +
  ellipse(0, -172, 80, 13, '#ffe6d6') +
  path('M-30 -176C-14 -190 14 -186 18 -172C2 -166 -20 -166 -30 -176Z', '#c21f55') +
  line('M-84 -190C-78 -134 -36 -106 0 -104C36 -106 78 -134 84 -190', GLASS, 3.4, 'opacity=".9"') +
  ellipse(0, -190, 84, 13, 'none', `stroke="${GLASS}" stroke-width="3.4"`) +
  line('M62 -168Q54 -138 34 -124', '#ffffff', 5, 'opacity=".8"');

/** Draws the stemmed glass that is being filled, half full, with bubbles. */
export const fillingGlass = () =>
  ellipse(0, 0, 48, 9, GLASS, 'opacity=".5"') +
  line('M0 -2V-92', GLASS, 7, 'opacity=".8"') +
  path('M-52 -226C-66 -150 -44 -94 0 -90C44 -94 66 -150 52 -226Z', GLASS, 'opacity=".2"') +
  path('M-57 -154C-52 -116 -32 -94 0 -92C32 -94 52 -116 57 -154Q20 -166 0 -150Q-28 -160 -57 -154Z', '#f5b232') +
  line('M-50 -156Q-26 -166 0 -150Q26 -168 54 -156', '#fff0c0', 5) +
  range(9)
    .map((i) => circle(-30 + ((i * 29) % 62), -108 - ((i * 17) % 40), 2 + (i % 3), '#fff3cf'))
    .join('') +
  line('M-52 -226C-66 -150 -44 -94 0 -90C44 -94 66 -150 52 -226', GLASS, 3.4, 'opacity=".9"') +
  ellipse(0, -226, 52, 9, 'none', `stroke="${GLASS}" stroke-width="3.4"`) +
  line('M44 -200Q52 -150 34 -116', '#ffffff', 5, 'opacity=".8"');

/** Draws half an orange on its back rim, and a sprig of mint beside it. */
export const orangeHalf = () =>
  mint(-18, -6, 190, 0.6, '#2f8a50') +
  path('M-34 -26C-36 2 -14 10 6 8C26 6 38 -6 36 -30Z', '#d9661a') +
  ellipse(1, -28, 36, 20, '#ff9a2c') +
  ellipse(1, -28, 31, 16, '#fff0c8') +
  range(8)
    .map((i) => {
      const [a, b] = [i * 0.785 + 0.08, i * 0.785 + 0.7];
      const at = (t) => `${f(1 + Math.cos(t) * 28)} ${f(-28 + Math.sin(t) * 14)}`;
      return path(
        `M1 -28L${at(a)}Q${f(1 + Math.cos((a + b) / 2) * 31)} ${f(-28 + Math.sin((a + b) / 2) * 15.6)} ${at(b)}Z`,
        '#ff8a1c',
      );
    })
    .join('');

/** Places a glass on the bar, its foot at x, y, with its image in the polished top below it. */
export const onBar = (inner, x, y, k) =>
  group(
    group(inner, 'transform="scale(1 -.7)" opacity=".2"') + ellipse(10, 2, 58, 12, '#0a0722', 'opacity=".6"') + inner,
    `transform="translate(${f(x)} ${f(y)}) rotate(3) scale(${k})"`,
  );
