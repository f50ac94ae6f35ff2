import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';
import { boxes } from './blocks.mjs';
import { arched, grown, shape, square } from './openings.mjs';
import { placed } from './view.mjs';

const heads = {
  square: (w, h) => square(-w / 2, 0.1, w / 2, h),
  arch: (w, h) => arched(0, 0.1, w, h * 0.55, h * 0.4, 6),
  round: (w, h) => arched(0, 0.1, w, h * 0.5, h * 0.48, 0),
  scallop: (w, h) => [
    [-w / 2, 0.1],
    [w / 2, 0.1],
    [w / 2, h * 0.7],
    ...range(61).map((i) => {
      const t = i / 60;
      return [w / 2 - t * w, h * (0.72 + 0.22 * Math.sin(Math.PI * t)) + 0.07 * Math.abs(Math.sin(t * Math.PI * 7))];
    }),
    [-w / 2, h * 0.7],
  ],
  petals: (w, h) => [
    [-w / 2, 0.1],
    [w / 2, 0.1],
    ...range(61).map((i) => {
      const a = (Math.PI * i) / 60;
      const k = 0.84 + 0.16 * Math.abs(Math.sin(a * 3.5));
      return [(w / 2) * k * Math.cos(a), 0.55 + (h - 0.55) * k * Math.sin(a)];
    }),
  ],
  crenel: (w, h) => [
    [-w / 2, 0.1],
    [w / 2, 0.1],
    ...range(9).flatMap((i) => {
      const [a, b] = [w / 2 - (i * w) / 9, w / 2 - ((i + 1) * w) / 9];
      const y = i % 2 ? h - 0.16 : h;
      return [
        [a, y],
        [b, y],
      ];
    }),
  ],
};

/** The fillings of a headboard: lines on its face, by u and v. */
const fillings = {
  channels: (w, h, n = 13) =>
    range(n - 1).map((i) => [
      [-w / 2 + (w * (i + 1)) / n, 0.1],
      [-w / 2 + (w * (i + 1)) / n, h],
    ]),
  squares: (w, h) => [
    ...range(5).map((i) => [
      [-w / 2 + (w * (i + 1)) / 6, 0.1],
      [-w / 2 + (w * (i + 1)) / 6, h],
    ]),
    ...[0.33, 0.66].map((t) => [
      [-w / 2, lerp(0.3, h, t)],
      [w / 2, lerp(0.3, h, t)],
    ]),
  ],
  cane: (w, h) =>
    range(60).flatMap((i) => {
      const u = -w / 2 - h + (i * (w + 2 * h)) / 60;
      return [
        [
          [u, 0.1],
          [u + h, h + 0.1],
        ],
        [
          [u + h, 0.1],
          [u, h + 0.1],
        ],
      ];
    }),
  fan: (w, _h) =>
    range(15).map((i) => [
      [0, 0.4],
      [w * Math.cos((Math.PI * i) / 14), 0.4 + w * Math.sin((Math.PI * i) / 14)],
    ]),
  spindles: (w, h) =>
    range(24).map((i) => [
      [-w / 2 + (w * (i + 0.5)) / 24, 0.3],
      [-w / 2 + (w * (i + 0.5)) / 24, h],
    ]),
  buttons: (w, _h) =>
    range(8).flatMap((i) =>
      range(3).flatMap((j) => {
        const [u, v] = [-w / 2 + (w * (i + 0.5 * (j % 2) + 0.25)) / 8, 0.66 + j * 0.24];
        return [
          [
            [u - w / 16, v + 0.24],
            [u, v],
            [u + w / 16, v + 0.24],
          ],
        ];
      }),
    ),
};

/**
 * Draws a headboard behind a bed at x, z: `head` is its outline, `fill` its filling, `tone` its cloth or wood, `frame` its
 * rim, drawn with lines of `mark`.
 */
export function headboard(
  V,
  x,
  z,
  turn,
  { wide, high = 1.25, head = 'square', fill, n, tone, frame, mark = mix(tone, V.dark, 0.4), stroke = 3 },
) {
  const local = placed(x, z, turn);
  const wall = (u, v, out = 0) => local(u, v, out);
  const outline = heads[head](wide, high);
  const face = V.face(outline.map(([u, v]) => wall(u, v, 0.08)));
  const lines = fill
    ? fillings[fill](wide, high, n)
        .map((points) => V.edge(points.map(([u, v]) => wall(u, v, 0.08))))
        .join('')
    : '';
  const back = range(4)
    .map((i) =>
      path(V.face(grown(outline, 0.05).map(([u, v]) => wall(u, v, 0.02 * i))), mix(frame ?? tone, V.dark, 0.45)),
    )
    .join('');
  return (
    back +
    shape(V, wall, grown(outline, 0.05), frame ?? tone, { out: 0.07 }) +
    shape(V, wall, outline, tone, { out: 0.08 }) +
    V.S.inside(face, line(lines, mark, stroke)) +
    V.shade(face, V.dark, 0, 0.6, [0.2, 0, 0.7, 1]) +
    V.shade(face, V.bright, 0.35, 0, [0.1, 0, 0.5, 0.5])
  );
}

/** Draws the far two posts or the near two of a four-poster, with rails above and cloth drawn in at the posts. */
export function posts(V, x, z, turn, which, { wide = 1.9, long = 2.1, high = 2.35, tone, cloth }) {
  const local = placed(x, z, turn);
  const half = wide / 2 + 0.06;
  const w = which === 'head' ? 0.06 : long + 0.04;
  const post = (u) => ({ u: [u - 0.045, u + 0.045], y: [0, high], w: [w - 0.045, w + 0.045], tone, shade: 0.3 });
  const knob = (u) => {
    const q = local(u, high + 0.08, w);
    return circle(...V.at(q).map(f), V.scale(q) * 0.07, tone);
  };
  const drape = (s) => {
    const at = (t, y) =>
      local(
        s * (half - t * (0.1 + 0.3 * Math.exp(-(((y - 2.3) / 0.5) ** 2)))),
        y,
        w + 0.03 - (which === 'foot' ? t * 0.25 : -t * 0.25),
      );
    return range(5)
      .map((i) =>
        path(
          V.face([
            ...range(12).map((j) => at(i / 5, lerp(high - 0.03, 0.12, j / 11))),
            ...range(12).map((j) => at((i + 1) / 5, lerp(0.12, high - 0.03, j / 11))),
          ]),
          mix(cloth, V.dark, [0.05, 0.28, 0.12, 0.34, 0.18][i]),
        ),
      )
      .join('');
  };
  const rails = { u: [-half, half], y: [high - 0.12, high], w: [w - 0.03, w + 0.03], tone, shade: 0.2 };
  const sides =
    which === 'foot'
      ? [-half, half].map((u) => ({
          u: [u - 0.03, u + 0.03],
          y: [high - 0.12, high],
          w: [0.06, long],
          tone,
          shade: 0.2,
        }))
      : [];
  return (
    boxes(V, local, [post(-half), post(half), rails, ...sides]) +
    knob(-half) +
    knob(half) +
    (cloth ? drape(-1) + drape(1) : '')
  );
}
