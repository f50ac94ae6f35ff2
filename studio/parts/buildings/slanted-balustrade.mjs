import { flower } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { group, P, path } from '../../kit/shapes.mjs';

const [STONE, DARK, LIGHT] = ['#8f7fb0', '#120c30', '#ffd9a0'];
/** Depths below the far edge of the rail, in parts of its thickness, where each part of the balustrade begins. */
const PARTS = { near: 1, under: 1.75, foot: 5.4, step: 6.1, floor: 9 };

/**
 * Returns the geometry of a balustrade whose rail runs from one [x, y, thickness] to another: a function of t and depth
 * that gives the point t of the way along, `depth` thicknesses below the far edge of the rail.
 */
const along =
  ([x0, y0, s0], [x1, y1, s1]) =>
  (t, depth) => [lerp(x0, x1, t), lerp(y0, y1, t) + depth * lerp(s0, s1, t)];

/** Draws one baluster at t of the way along. */
function baluster(S, at, t, size) {
  const [x, y] = at(t, PARTS.under);
  const h = at(t, PARTS.foot)[1] - y;
  const w = size * 0.5;
  const p = (u, v) => `${f(x + u * w)} ${f(y + v * h)}`;
  const d =
    `M${p(-0.7, 0)}H${f(x + 0.7 * w)}L${p(0.7, 0.07)}C${p(0.2, 0.12)} ${p(0.2, 0.26)} ${p(0.5, 0.38)}` +
    `C${p(1.1, 0.56)} ${p(1, 0.74)} ${p(0.3, 0.86)}L${p(0.8, 0.93)}L${p(0.8, 1)}H${f(x - 0.8 * w)}L${p(-0.8, 0.93)}` +
    `L${p(-0.3, 0.86)}C${p(-1, 0.74)} ${p(-1.1, 0.56)} ${p(-0.5, 0.38)}` +
    `C${p(-0.2, 0.26)} ${p(-0.2, 0.12)} ${p(-0.7, 0.07)}Z`;
  return path(d, STONE) + S.shade(d, DARK, 0.25, 0.95, [0.2, 0, 1, 0.4]) + S.shade(d, LIGHT, 0.85, 0, [0, 0, 0.4, 0]);
}

/** Draws marigolds that hang in swags from the rail, with a tail where a swag begins. */
function swags(S, at, from, to, count) {
  const bloom = (t, depth, size, i) => {
    const [x, y] = at(t, depth);
    const tone = i % 7 === 3 ? ['#fff1d8', '#e2557a'] : i % 2 ? ['#f7a928', '#ef7f1a'] : ['#ef7f1a', '#c8501c'];
    return flower(x + (S.r() - 0.5) * 3, y + (S.r() - 0.5) * 3, size, ...tone);
  };
  return range(count)
    .map((i) => {
      const [a, b] = [lerp(from, to, i / count), lerp(from, to, (i + 1) / count)];
      const hung = range(15).map((j) => {
        const t = j / 15;
        return bloom(lerp(a, b, t), 1 + 8 * t * (1 - t), 13.5, j + i);
      });
      const over = range(2).map((j) => bloom(a, 0.8 + j * 0.25, 14, j));
      const tail = range(4).map((j) => bloom(a, 1.3 + j * 0.42, 13, j + 1));
      return tail.join('') + hung.join('') + over.join('');
    })
    .join('');
}

/** Draws a balustrade; `garland` is from where to where along it marigolds hang, and in how many swags. */
export function slantedBalustrade(S, { near, far, count, garland }) {
  const at = along(near, far);
  const band = (a, b) => P([at(0, a), at(1, a), at(1, b), at(0, b)]);
  const [top, face, base, step, floor] = [
    band(0, PARTS.near),
    band(PARTS.near, PARTS.under),
    band(PARTS.foot, PARTS.step),
    band(PARTS.step, PARTS.floor),
    band(PARTS.floor - 1.5, 30),
  ];
  const posts = range(count).map((i) => {
    const t = (i + 0.5) / count;
    return baluster(S, at, t, lerp(near[2], far[2], t));
  });
  const dim = S.lin([
    [0, '#231a4e'],
    [1, '#0d0b28'],
  ]);
  return group(
    path(floor, dim) +
      path(step, '#2e2358') +
      S.shade(step, DARK, 0.2, 0.9, [0, 0, 0, 1]) +
      posts.join('') +
      path(base, '#5f5088') +
      S.shade(base, DARK, 0.2, 0.9, [0, 0, 0, 1]) +
      path(top, '#d8a890') +
      S.shade(top, LIGHT, 0.95, 0.1, [0, 0, 0, 1]) +
      path(face, '#7a6a9e') +
      S.shade(face, DARK, 0.25, 0.95, [0, 0, 0, 1]) +
      path(
        band(0, 30),
        S.lin(
          [
            [0, DARK, 0.85],
            [0.5, DARK, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      swags(S, at, ...garland),
  );
}
