import { f } from '../../kit/numbers.mjs';
import { pathBox } from '../../kit/path-box.mjs';
import { path } from '../../kit/shapes.mjs';
import { direction } from './view.mjs';

const corners = ([u0, u1], [y0, y1], [w0, w1]) => [
  [
    [0, 1, 0],
    [
      [u0, y1, w0],
      [u1, y1, w0],
      [u1, y1, w1],
      [u0, y1, w1],
    ],
  ],
  [
    [0, -1, 0],
    [
      [u0, y0, w0],
      [u1, y0, w0],
      [u1, y0, w1],
      [u0, y0, w1],
    ],
  ],
  [
    [-1, 0, 0],
    [
      [u0, y0, w0],
      [u0, y1, w0],
      [u0, y1, w1],
      [u0, y0, w1],
    ],
  ],
  [
    [1, 0, 0],
    [
      [u1, y0, w0],
      [u1, y1, w0],
      [u1, y1, w1],
      [u1, y0, w1],
    ],
  ],
  [
    [0, 0, -1],
    [
      [u0, y0, w0],
      [u1, y0, w0],
      [u1, y1, w0],
      [u0, y1, w0],
    ],
  ],
  [
    [0, 0, 1],
    [
      [u0, y0, w1],
      [u1, y0, w1],
      [u1, y1, w1],
      [u0, y1, w1],
    ],
  ],
];

const middle = ([a, b]) => (a + b) / 2;

/** Draws one face in the light of the room: `round` metres are its soft corners. */
export function lightedFace(V, points, normal, tone, { round = 0, shade = 0.4, rim } = {}) {
  const d = V.face(points);
  if (!d) return '';
  const colour = V.lit(tone, normal);
  const soft = round * V.scale(points[0]) * 2;
  const stroke = rim ?? (soft > 1 ? colour : '');
  const [x0, y0, x1, y1] = pathBox(d);
  const large = (x1 - x0) * (y1 - y0) > 2500;
  return (
    path(d, colour, stroke && `stroke="${stroke}" stroke-width="${f(rim ? 2 : soft)}" stroke-linejoin="round"`) +
    (large && shade ? V.shade(d, V.dark, 0, shade, normal[1] > 0.5 ? [0.2, 0, 1, 0.6] : [0.1, 0, 0.3, 1]) : '')
  );
}

/**
 * Draws boxes of a placed thing, the farthest first. A box is { u, y, w, tone }, each of u, y, w from and to in metres;
 * `round` its soft corners, `shade` 0 to 1 how dark it becomes, `rim` the colour of its edges.
 */
export function boxes(V, local, list) {
  return list
    .map((box) => [V.distance(local(middle(box.u), middle(box.y), middle(box.w))), box])
    .sort(([a], [b]) => b - a)
    .map(([, { u, y, w, tone, ...look }]) =>
      corners(u, y, w)
        .map(([n, points]) => [direction(local, ...n), points.map((point) => local(...point))])
        .filter(([normal, points]) => V.faces(normal, points[0]))
        .map(([normal, points]) => lightedFace(V, points, normal, tone, look))
        .join(''),
    )
    .join('');
}

/** Draws the shadow of a thing on the floor below it. */
export const shadowOf = (V, local, [u0, u1], [w0, w1], grow = 0.1) =>
  path(
    V.face([
      local(u0 - grow, 0.005, w0 - grow),
      local(u1 + grow, 0.005, w0 - grow),
      local(u1 + grow, 0.005, w1 + grow),
      local(u0 - grow, 0.005, w1 + grow),
    ]),
    V.dark,
    'opacity=".42"',
  );
