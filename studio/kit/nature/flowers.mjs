import { mix } from '../colour.mjs';
import { sagging } from '../curves.mjs';
import { f, range } from '../numbers.mjs';
import { circle, path } from '../shapes.mjs';

/** ---- flowers ------------------------------------------------------------------- */
export const BLOOM = {
  orange: '#f7a928',
  deep: '#ef7f1a',
  cream: '#fff1d8',
  pink: '#e2557a',
  white: '#fffaf0',
  blush: '#f6c3c0',
};
/** Pairs of petal and heart: a main flower, its darker neighbour, and an accent. */
export const GARLANDS = {
  marigold: { main: [BLOOM.orange, BLOOM.deep], turn: [BLOOM.deep, BLOOM.orange], accent: [BLOOM.cream, BLOOM.pink] },
  rose: { main: [BLOOM.pink, BLOOM.blush], turn: [BLOOM.blush, BLOOM.pink], accent: [BLOOM.white, '#f3d27a'] },
  jasmine: { main: [BLOOM.white, '#f6e7b8'], turn: [BLOOM.cream, '#f3d27a'], accent: [BLOOM.blush, BLOOM.pink] },
  lotus: { main: [BLOOM.blush, BLOOM.pink], turn: [BLOOM.white, BLOOM.blush], accent: ['#9fc27a', '#5f8f4a'] },
};

/** Draws a round blossom of radius r: petals in a and b by turns, heart in b. */
export function flower(x, y, r, a, b) {
  let o = '';
  for (let k = 0; k < 8; k++) {
    const t = (k * Math.PI) / 4;
    o += circle(x + Math.cos(t) * r * 0.62, y + Math.sin(t) * r * 0.62, r * 0.46, k % 2 ? a : b);
  }
  return o + circle(x, y, r * 0.55, a) + circle(x, y, r * 0.25, b);
}
const marigold = (x, y, r, i, every = 4) =>
  i % every === every - 1
    ? flower(x, y, r, BLOOM.cream, BLOOM.pink)
    : i % 2
      ? flower(x, y, r, BLOOM.orange, BLOOM.deep)
      : flower(x, y, r, BLOOM.deep, BLOOM.orange);
/** Draws marigolds along a hanging curve; every `every`th is a cream one. */
export const garland = (a, b, sag, r, every = 99) => {
  const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1], sag * 1.6) / (r * 1.75)));
  return sagging(a, b, sag, n)
    .map(([x, y], i) => marigold(x, y, r, i, every))
    .join('');
};
/** Draws n marigolds hanging straight down from x, y. */
export const flowerString = (x, y, n, r, every = 5) =>
  range(n)
    .map((k) => marigold(x, y + k * r * 2, r, k, every))
    .join('');
/** Draws a lotus blossom, s its scale. */
export function lotus(x, y, s, fill) {
  return [-3, 3, -2, 2, -1, 1, 0]
    .map((k) =>
      path(
        `M${f(x)} ${f(y)}q${f(k * 0.9 * s - 0.8 * s)} ${f(-1.6 * s)} ${f(k * 0.8 * s)} ${f(-(3.8 - Math.abs(k) * 0.6) * s)}q${f(0.8 * s)} ${f(2.2 * s)} ${f(-k * 0.8 * s)} ${f((3.8 - Math.abs(k) * 0.6) * s)}Z`,
        mix(fill, '#ffffff', k % 2 ? 0.25 : 0.5),
      ),
    )
    .join('');
}
/** Draws petals of a rangoli ring: n petals of length len at radius R. */
export const petalRing = (x, y, R, n, len, wide, fill, turn = 0, squash = 1) =>
  range(n)
    .map((i) => {
      const a = turn + (i * 2 * Math.PI) / n;
      const q = (rr, off) =>
        [x + Math.cos(a) * rr - Math.sin(a) * off, y + (Math.sin(a) * rr + Math.cos(a) * off) * squash]
          .map(f)
          .join(' ');
      return path(
        `M${q(R, 0)}Q${q(R + len * 0.5, wide)} ${q(R + len, 0)}Q${q(R + len * 0.5, -wide)} ${q(R, 0)}Z`,
        fill,
      );
    })
    .join('');
