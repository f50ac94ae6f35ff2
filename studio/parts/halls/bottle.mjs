import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, line, P, path, rect } from '../../kit/shapes.mjs';

/** Outlines in a unit box: x in -0.5 to 0.5 of the width, y 0 to 1 of the height. */
export const BOTTLES = [
  {
    w: 0.34,
    d: [
      [0.5, 0],
      [0.5, 0.58],
      [0.42, 0.66],
      [0.16, 0.74],
      [0.14, 0.95],
    ],
  },
  {
    w: 0.44,
    d: [
      [0.5, 0],
      [0.5, 0.42],
      [0.46, 0.5],
      [0.14, 0.62],
      [0.12, 0.95],
    ],
  },
  {
    w: 0.3,
    d: [
      [0.5, 0],
      [0.5, 0.5],
      [0.16, 0.72],
      [0.15, 0.95],
    ],
  },
  {
    w: 0.5,
    d: [
      [0.38, 0],
      [0.5, 0.2],
      [0.5, 0.38],
      [0.3, 0.54],
      [0.13, 0.6],
      [0.12, 0.95],
    ],
  },
  {
    w: 0.38,
    d: [
      [0.5, 0],
      [0.5, 0.66],
      [0.18, 0.7],
      [0.18, 0.92],
    ],
  },
  {
    w: 0.46,
    d: [
      [0.3, 0],
      [0.5, 0.12],
      [0.44, 0.44],
      [0.15, 0.56],
      [0.14, 0.95],
    ],
  },
];

/** Colours of glass. */
export const GLASS = ['#b4571e', '#2f6b4f', '#6a2f5c', '#d9c9a8', '#2d4f8a', '#c2475a', '#7c3416', '#3f7f86'];

/** Draws one bottle standing on x, y: h high, its outline and glass. */
export function bottle(S, x, y, h, { w, d }, c, p) {
  const W = h * w;
  const at = (k, [u, v]) => [x + k * u * W, y - v * h];
  const body = P([
    ...d.map((q) => at(1, q)),
    ...d
      .slice()
      .reverse()
      .map((q) => at(-1, q)),
  ]);
  const [nu, nv] = d[d.length - 1];
  const dark = mix(c, '#1a0a14', 0.6);
  const label =
    rect(x - W * 0.36, y - h * 0.34, W * 0.72, h * 0.2, '#f7e6c4') +
    rect(x - W * 0.36, y - h * 0.31, W * 0.72, 1.4, p.gold) +
    circle(x, y - h * 0.235, W * 0.1, 'none', `stroke="${p.gold}" stroke-width="1.2"`);
  return (
    path(body, c) +
    S.shade(body, dark, 0, 0.9, [0.3, 0, 1, 0]) +
    line(
      `M${f(x - W * 0.3)} ${f(y - h * 0.06)}V${f(y - h * 0.4)}`,
      mix(c, '#fff6dc', 0.65),
      Math.max(1.6, W * 0.07),
      'opacity=".8"',
    ) +
    label +
    rect(x - W * nu * 1.25, y - h * (nv + 0.05), W * nu * 2.5, h * 0.07, p.gold)
  );
}
