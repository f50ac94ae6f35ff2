import { mix } from '../../kit/colour.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { P, path } from '../../kit/shapes.mjs';

const [DARK, LEAF, HAZE] = ['#050a1a', '#0f2730', '#5f3f6c'];

/** Returns the path data of a pointed leaf that grows from x, y along the angle a. */
function leaf(x, y, a, long) {
  const [u, v] = [Math.cos(a) * long, Math.sin(a) * long];
  const side = (sign) => `${f(x + u * 0.45 - v * 0.34 * sign)} ${f(y + v * 0.45 + u * 0.34 * sign)}`;
  return `M${f(x)} ${f(y)}Q${side(1)} ${f(x + u)} ${f(y + v)}Q${side(-1)} ${f(x)} ${f(y)}Z`;
}

/** Returns the point in the direction a of a crown about x, y, `out` from its middle, where the crown is uneven. */
function onCrown(x, y, a, out) {
  const r = out * (1 + 0.1 * Math.sin(a * 5 + x) + 0.06 * Math.sin(a * 11 + y));
  return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.76];
}

/** Returns leaves, `count` of them, that stand out from a crown about x, y, from `a0` to `a1` round it. */
const leaves = (S, x, y, size, count, [a0, a1], [inner, outer]) =>
  range(count)
    .map(() => {
      const a = lerp(a0, a1, S.r());
      const at = onCrown(x, y, a, size * lerp(inner, outer, S.r()));
      return leaf(...at, a + (S.r() - 0.5) * 2.2, size * (0.06 + 0.07 * S.r()));
    })
    .join('');

/** Draws a tree's crown with a ragged edge of leaves about x, y; its right side has `light` of the lawn, 0 to 1. */
function crown(S, x, y, size, base, light) {
  const d = P(range(90).map((i) => onCrown(x, y, (i / 90) * Math.PI * 2, size * 0.86)));
  const lit = mix('#2f6a58', '#b89468', light);
  return (
    path(d + leaves(S, x, y, size, 210, [0, Math.PI * 2], [0.78, 0.95]), base) +
    S.shade(d, DARK, 1, 0, [0.3, 1, 0.55, 0.25]) +
    S.shade(d, mix(base, '#4a8a68', 0.4), 0.75, 0, [0.55, 0, 0.5, 0.5]) +
    path(leaves(S, x, y, size, 60, [-2.6, 0.7], [0.2, 0.85]), mix(base, '#3f7a5c', 0.2), 'opacity=".6"') +
    path(leaves(S, x, y, size, 44, [-1.5, 0.4], [0.6, 0.92]), mix(base, lit, 0.15 + 0.25 * light), 'opacity=".7"') +
    S.shade(d, lit, 0, 0.24 + 0.4 * light, [0.4, 0.6, 0.95, 0.05])
  );
}

/** Draws the wood behind the lawn: rows of crowns from the hazy horizon `hz` to the row that stands on line `y`. */
export const woodBehind = (S, hz, y) =>
  range(5)
    .map((i) => {
      const t = i / 4;
      const low = lerp(hz + 7, y, t ** 1.2);
      const [high, tone] = [lerp(18, 46, t), mix(HAZE, '#171d48', t ** 0.6)];
      const clumps = range(5).map(() => {
        const x = S.r() * S.W;
        return treeline(S, x, x + high * (3 + 5 * S.r()), low - high * 0.45, high * 1.45, tone, 20 + i);
      });
      return treeline(S, -60, S.W + 60, low, high, tone, 4 + i) + clumps.join('');
    })
    .join('');

/** Draws a grove that stands on the dark side of the lawn: `edge` gives its right end on a line of the sheet. */
export function darkGrove(S, c, from, to, edge) {
  const rows = range(11).map((i) => from * (to / from) ** (i / 10));
  return rows
    .map((z) => {
      const size = c.scale(z) * 5.4;
      const [, y] = c.at(0, 5, z);
      const end = edge(y);
      const tone = mix('#12222f', LEAF, Math.min(1, (from - z) / 90));
      const count = Math.ceil((end + size) / (size * 1.35));
      return range(count)
        .map((i) => {
          const x = end - (count - 1 - i) * size * 1.35 + (S.r() - 0.5) * size * 0.5;
          const last = i === count - 1;
          const shadow = S.pooled(x - size * 0.2, y + size * 0.7, size * 1.6, size * 0.46, DARK, 0.9);
          return (
            shadow + crown(S, x, y + (S.r() - 0.5) * size * 0.4, size * (0.85 + 0.3 * S.r()), tone, last ? 0.9 : 0.1)
          );
        })
        .join('');
    })
    .join('');
}

/** Draws single trees near the eye, each [x, y, size]. */
export const nearTrees = (S, trees) => trees.map(([x, y, size]) => crown(S, x, y, size, LEAF, 0.3)).join('');
