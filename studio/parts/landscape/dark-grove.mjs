import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, P, path } from '../../kit/shapes.mjs';

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

/**
 * Returns the ragged upper edge of trees from x0 to x1 that stand on line `y` and are about `high`: round, pointed and
 * broken tops of unequal heights, with single boughs that stand out.
 */
function raggedTops(S, x0, x1, y, high) {
  const trees = [];
  for (let x = x0; x < x1; x += high * (0.25 + 0.75 * S.r())) {
    const tall = high * (0.4 + 0.5 * S.r() + 0.24 * Math.sin(x / (high * 3.1) + y));
    trees.push({ x, wide: high * (0.35 + 0.7 * S.r()), tall, round: 1.3 + 2.2 * S.r() });
  }
  const top = (x) =>
    Math.max(high * 0.5, ...trees.map((t) => t.tall * (1 - Math.min(1, Math.abs(x - t.x) / t.wide) ** t.round)));
  const step = Math.max(2.4, high * 0.07);
  return range(Math.ceil((x1 - x0) / step)).map((i) => {
    const x = x0 + i * step;
    return [x + (S.r() - 0.5) * step, y - top(x) - (S.r() - 0.4) * high * 0.13];
  });
}

/** Draws the wood behind the lawn: rows of trees from the hazy horizon `hz` to the row that stands on line `y`. */
export const woodBehind = (S, hz, y) =>
  range(5)
    .map((i) => {
      const t = i / 4;
      const low = lerp(hz + 6, y, t ** 1.2);
      const [high, tone] = [lerp(20, 54, t), mix(HAZE, '#171d48', t ** 0.6)];
      const tops = raggedTops(S, -60, S.W + 60, low, high);
      return path(P([...tops, [S.W + 60, low + 46], [-60, low + 46]]), tone);
    })
    .join('');

/** Draws bushes, trees and a few lamps on the far edge of the lawn, line `y`, and hides it here more, there less. */
export function lawnEdge(S, y, glow) {
  const swell = (x) => 7 * Math.sin(x / 83) + 5 * Math.sin(x / 31 + 2);
  const tops = raggedTops(S, -60, S.W + 60, y + 6, 38);
  const foot = range(Math.ceil((S.W + 120) / 9)).map((i) => {
    const x = S.W + 60 - i * 9;
    return [x, y + 13 + swell(x) + S.r() * 6];
  });
  const bushes = range(Math.round(S.W / 38)).map((i) => {
    const [x, size] = [i * 38 + S.r() * 60, 8 + 26 * S.r() ** 2.4];
    const low = y + 14 + swell(x) + 22 * S.r() ** 2;
    return (
      S.pooled(x - size * 0.5, low + 1, size * 1.7, size * 0.34, DARK, 0.8) +
      crown(S, x, low - size * 0.55, size, mix('#142a3c', LEAF, S.r()), 0.25 + 0.3 * S.r())
    );
  });
  const lamps = range(Math.round(S.W / 150)).map((i) => {
    const x = (i + 0.15 + 0.7 * S.r()) * 150;
    const low = y + 22 + swell(x);
    const post = line(`M${f(x)} ${f(low)}V${f(low - 17)}`, '#38233f', 1.6);
    return post + circle(x, low - 18, 17, glow) + circle(x, low - 18, 2, '#fff3cc');
  });
  return path(P([...tops, ...foot]), '#13263c') + bushes.join('') + lamps.join('');
}

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
