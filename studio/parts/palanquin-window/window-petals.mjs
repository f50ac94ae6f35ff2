import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, path } from '../../kit/shapes.mjs';

const TONES = ['#ffb52e', '#ff7a90', '#fff1d8', '#f2801f', '#e8305a'];

const petal = (x, y, k, turn, tone) =>
  group(
    path('M-13 0C-8 -10 8 -10 14 0C8 8 -8 8 -13 0Z', tone),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(k)})"`,
  );

/** Draws petals that fall from the balcony, the nearer the larger, but none in the circles `clear` [x, y, r]. */
export const windowPetals = (S, clear) =>
  range(120)
    .map(() => {
      const t = S.r();
      const x = 1300 + (S.r() - 0.25) * 520 * (0.35 + t);
      return [
        x,
        190 + t * 800 + (S.r() - 0.5) * 120,
        0.5 + 1.1 * S.r() ** 2,
        S.r() * 180,
        TONES[Math.floor(S.r() * 5)],
      ];
    })
    .filter(([x, y]) => x < 1860 && clear.every(([u, v, r]) => Math.hypot(x - u, y - v) > r))
    .map((one) => petal(...one))
    .join('');

/** Draws petals that lie in the lane and on the sill. */
export const lyingPetals = (S) =>
  range(90)
    .map(() => {
      const t = S.r() ** 0.7;
      const r = 3 + 8 * t;
      const x = 1540 + (S.r() - 0.62) * 760 * (0.2 + t);
      return ellipse(x, 640 + 430 * t, r, r * 0.45, TONES[Math.floor(S.r() * 5)], 'opacity=".85"');
    })
    .join('');
