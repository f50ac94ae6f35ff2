import { f, range } from '../../kit/numbers.mjs';
import { group, path } from '../../kit/shapes.mjs';

/** Draws a fort far away: a wall with battlements, round bastions, a gate and a few lit windows. */
export function fort(x, y, k, stone, lit) {
  const wall = (x0, w, h, n) =>
    `M${x0} 20V${-h}${range(n)
      .map(() => `h${f(w / n / 2)}v9h${f(w / n / 2)}v-9`)
      .join('')}V20Z`;
  const o =
    path(
      wall(-330, 660, 86, 26) +
        wall(-372, 92, 132, 5) +
        wall(-66, 132, 150, 6) +
        wall(280, 92, 132, 5) +
        wall(120, 70, 118, 4),
      stone,
    ) +
    path('M-22 20V-50Q0 -92 22 -50V20Z', lit) +
    range(9)
      .map((i) => path(`M${-250 + i * 64} -40v-14q5 -9 10 0v14Z`, lit))
      .join('');
  return group(o, `transform="translate(${f(x)} ${f(y)}) scale(${k})"`);
}
