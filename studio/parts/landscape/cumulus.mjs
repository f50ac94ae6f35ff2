import { mix } from '../../kit/colour.mjs';
import { puffs } from '../../kit/nature/puffs.mjs';
import { f } from '../../kit/numbers.mjs';
import { path } from '../../kit/shapes.mjs';

// Edges across the cloud (-0.5 to 0.5) and above its base (0 to 1), from its left foot over the top to its right foot.
// `whole` is the outline; each of `heaps` is the lit shoulder of one part of it, the farthest first.
const TOWER = {
  whole: [
    [-0.5, 0],
    [-0.47, 0.1],
    [-0.36, 0.17],
    [-0.31, 0.31],
    [-0.2, 0.37],
    [-0.19, 0.56],
    [-0.1, 0.66],
    [-0.07, 0.86],
    [0.03, 0.97],
    [0.12, 0.92],
    [0.17, 0.74],
    [0.25, 0.66],
    [0.27, 0.46],
    [0.37, 0.4],
    [0.4, 0.22],
    [0.48, 0.14],
    [0.5, 0],
  ],
  heaps: [
    [
      [-0.05, 0.6],
      [-0.02, 0.86],
      [0.05, 0.95],
      [0.12, 0.9],
      [0.17, 0.73],
      [0.18, 0.5],
    ],
    [
      [0.04, 0.34],
      [0.08, 0.56],
      [0.17, 0.64],
      [0.26, 0.6],
      [0.28, 0.4],
      [0.27, 0.2],
    ],
    [
      [-0.2, 0.26],
      [-0.16, 0.44],
      [-0.07, 0.52],
      [0.01, 0.46],
      [0.05, 0.3],
      [0.04, 0.1],
    ],
    [
      [0.2, 0.04],
      [0.24, 0.26],
      [0.32, 0.36],
      [0.39, 0.3],
      [0.42, 0.18],
      [0.49, 0.1],
      [0.5, 0],
    ],
    [
      [-0.4, 0.02],
      [-0.36, 0.14],
      [-0.28, 0.24],
      [-0.2, 0.2],
      [-0.13, 0.08],
      [-0.1, 0],
    ],
  ],
};
const BANK = {
  whole: [
    [-0.5, 0],
    [-0.44, 0.2],
    [-0.32, 0.26],
    [-0.24, 0.6],
    [-0.12, 0.72],
    [-0.02, 0.96],
    [0.1, 0.84],
    [0.16, 0.56],
    [0.28, 0.6],
    [0.36, 0.34],
    [0.46, 0.24],
    [0.5, 0],
  ],
  heaps: [
    [
      [-0.1, 0.5],
      [-0.06, 0.8],
      [0.02, 0.92],
      [0.1, 0.82],
      [0.16, 0.52],
      [0.14, 0.3],
    ],
    [
      [-0.3, 0.14],
      [-0.26, 0.42],
      [-0.16, 0.54],
      [-0.08, 0.44],
      [-0.04, 0.2],
    ],
    [
      [0.12, 0.08],
      [0.17, 0.38],
      [0.26, 0.52],
      [0.35, 0.34],
      [0.46, 0.2],
      [0.5, 0],
    ],
  ],
};
const SHAPES = { tower: TOWER, bank: BANK };

/**
 * Draws a cumulus of the monsoon over x, its flat base on y: one outline in the tone of its shade, on which the light
 * from the right falls in large heaps that fade to the left without an edge. `shape` 'tower' or 'bank'.
 */
export function cumulus(S, x, y, w, h, { lit, shadow, foot, shape = 'tower' }) {
  const { whole, heaps } = SHAPES[shape];
  const at = ([u, v]) => [x + u * w, y - v * h];
  const size = w * 0.075;
  const base = `C${f(x + w * 0.4)} ${f(y + h * 0.035)} ${f(x + w * 0.2)} ${f(y - h * 0.005)} ${f(x)} ${f(y + h * 0.012)}`;
  const d = `${puffs(S.r, whole.map(at), { size })}${base}S${f(x - w * 0.4)} ${f(y + h * 0.03)} ${f(x - w * 0.5)} ${f(y)}Z`;
  const dusk = mix(lit, shadow, 0.34);
  const light = heaps.map((edge) => {
    const heap = `${puffs(S.r, edge.map(at), { size: size * 0.8 })}Z`;
    const fade = [
      [0, lit, 1],
      [0.34, lit, 0.92],
      [0.72, lit, 0],
    ];
    return path(heap, S.lin(fade, 0.92, 0.1, 0.2, 1)) + S.shade(heap, '#ffffff', 0.5, 0, [0.95, 0.05, 0.5, 0.6]);
  });
  return S.inside(
    d,
    path(
      d,
      S.lin(
        [
          [0.2, lit],
          [0.75, dusk],
        ],
        0.9,
        0,
        0.28,
        0.7,
      ),
    ) +
      S.shade(d, shadow, 0, 0.5, [0.75, 0.2, 0.1, 0.9]) +
      light.join('') +
      path(
        d,
        S.lin([
          [0.62, foot, 0],
          [1, foot, 0.85],
        ]),
      ) +
      S.shade(d, shadow, 0, 0.6, [0.5, 0.66, 0.42, 1]),
  );
}
