import { mix } from '../../colour.mjs';
import { lerp, range } from '../../numbers.mjs';
import { circle, line, open, P, path } from '../../shapes.mjs';
import { FIRE, GOLD, NIGHT } from './pens.mjs';

const [WAIST, BEND] = [
  [
    [503, 812],
    [602, 806],
  ],
  [
    [478, 960],
    [668, 930],
  ],
];
const SEAMS = range(12).map((i) => i / 11);

/** Returns where the hem is, from its left end (0) to its right end (1): it swings out and up to the left. */
const hem = (u) => [lerp(316, 744, u), 1158 + 112 * Math.sin(Math.PI * (0.08 + 0.62 * u)) + 9 * Math.sin(u * 34.5 + 1)];

/** Returns a point of the skirt: `u` from left to right, `v` from the waist to the hem. */
function onSkirt(u, v) {
  const [a, b] = [WAIST, BEND].map(([p, q]) => [lerp(p[0], q[0], u), lerp(p[1], q[1], u)]);
  return [0, 1].map((i) => (1 - v) ** 2 * a[i] + 2 * v * (1 - v) * b[i] + v * v * hem(u)[i]);
}

const down = (u, from = 0, to = 1) => range(17).map((i) => onSkirt(u, lerp(from, to, i / 16)));
const across = (v, from = 0, to = 1) => range(65).map((i) => onSkirt(lerp(from, to, i / 64), v));
const OUTLINE = P([...down(0), ...across(1), ...down(1).toReversed()]);

/** Returns the path data of a band along the hem, and of a fold from the waist to the hem. */
const band = (v0, v1) => P([...across(v0), ...across(v1).toReversed()]);
const fold = (u0, u1) => P([...down((u0 + u1) / 2, 0.05, 0.3), ...down(u1, 0.35), ...down(u0, 0.35).toReversed()]);

/** Draws the rows of gold flowers, one to a panel, larger towards the hem. */
const flowers = () =>
  [0.36, 0.48, 0.59, 0.69]
    .flatMap((v, row) =>
      SEAMS.slice(1).map((u) => {
        const [x, y] = onSkirt(u - 0.5 / 11, v);
        const r = 2.4 + row * 1.1;
        return (
          line(
            `M${x} ${y - r * 1.5}v0.1M${x} ${y + r * 1.5}v0.1M${x - r * 1.5} ${y}h0.1M${x + r * 1.5} ${y}h0.1`,
            GOLD,
            r * 1.5,
          ) + circle(x, y, r * 0.7, FIRE)
        );
      }),
    )
    .join('');

/** Draws the bride's skirt, red with a broad gold border, which swings out behind her towards the fire. */
export function swingingSkirt({ S, cloth }, colour) {
  const dark = mix(colour, NIGHT, 0.62);
  const folds = [
    [0.12, 0.24],
    [0.36, 0.5],
    [0.62, 0.73],
    [0.84, 0.97],
  ];
  const border =
    path(band(0.79, 0.99), mix(colour, '#5a0a24', 0.55)) +
    line(open(across(0.79)), GOLD, 6) +
    line(open(across(0.985)), GOLD, 15) +
    line(open(across(0.83)), FIRE, 6, 'stroke-dasharray="0.1 13"') +
    line(open(across(0.9)), GOLD, 22, 'stroke-dasharray="0.1 30"') +
    line(open(across(0.9)), mix(colour, '#5a0a24', 0.4), 9, 'stroke-dasharray="0.1 30"');
  return (
    cloth(OUTLINE, colour) +
    S.inside(
      OUTLINE,
      SEAMS.slice(1, -1)
        .map((u) => line(open(down(u, 0.04)), dark, 2.4, 'opacity=".7"'))
        .join('') +
        flowers() +
        border +
        folds.map(([a, b]) => path(fold(a, b), NIGHT, 'opacity=".32"')).join('') +
        folds.map(([a, b]) => S.shade(fold(a - 0.11, b - 0.13), FIRE, 0.1, 0.5, [0.5, 0, 0.4, 1])).join('') +
        S.shade(OUTLINE, NIGHT, 0, 0.75, [0.55, 0.6, 1, 0.45]),
    ) +
    line(open(down(0, 0.12)), '#ffe0a0', 5, 'opacity=".9"')
  );
}
