import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';

/** Draws a petal at x, y. */
const petal = (x, y, turn, k, tone) =>
  group(
    path('M-13 0C-8 -10 8 -10 14 0C8 8 -8 8 -13 0Z', tone),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(k)})"`,
  );

const PETALS = ['#f9ae2c', '#ff6a9a', '#fff1d8', '#ef7f1a', '#e0246f'];

/** Draws petals in the air, but none in the circles `clear` [x, y, r]; `at` places a point, K is the scale. */
export function fallingPetals(S, at, K, clear) {
  return range(110)
    .map(() => [
      (S.r() - 0.42) * 1300,
      -S.r() * 700 + 120,
      S.r() * 180,
      0.4 + S.r() * 0.75,
      PETALS[Math.floor(S.r() * 5)],
    ])
    .filter(([x, y]) => clear.every(([u, v, r]) => Math.hypot(x - u, y - v) > r))
    .map(([x, y, turn, k, tone]) => petal(...at(x, y), turn, k * K, tone))
    .join('');
}

/** Draws petals that lie on the ground: thick on the way, thin to either side. */
export const fallenPetals = (S, at, K) =>
  range(420)
    .map((i) => {
      const wide = i % 3 === 0;
      const x = (S.r() ** 0.8 - 0.62) * 2000;
      const y = wide ? 90 + 380 * S.r() ** 1.2 : 236 + (S.r() + S.r() - 1) * 52;
      const r = (1.6 + y / 70) * (0.7 + 0.6 * S.r()) * K;
      return wide && i % 6
        ? ''
        : ellipse(...at(x, y), r, r * 0.42, PETALS[Math.floor(S.r() * 5)], `opacity="${wide ? 0.6 : 0.85}"`);
    })
    .join('');
