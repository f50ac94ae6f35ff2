import { mix } from '../../kit/colour.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { ellipse, oval, path } from '../../kit/shapes.mjs';

const [DARK, LEAF, HAZE] = ['#090e2a', '#16244a', '#5f3f6c'];

/** Draws the crown of a tree as a heap of leaf masses about x, y; its right side has `light` of the lawn, 0 to 1. */
function crown(S, x, y, size, base, light) {
  const masses = range(44).map((i) => {
    const outer = i > 17;
    const a = i * 2.4 + S.r() * 0.5;
    const out = size * (outer ? 0.78 + 0.2 * S.r() : Math.sqrt((i + 0.5) / 18) * 0.66);
    const r = size * (outer ? 0.1 + 0.09 * S.r() : 0.26 + 0.08 * S.r());
    return oval(x + Math.cos(a) * out, y + Math.sin(a) * out * 0.72, r * 1.2, r);
  });
  const d = masses.join('');
  return (
    path(d, base) +
    S.shade(d, DARK, 0.95, 0, [0.1, 1, 0.55, 0.2]) +
    S.shade(d, mix('#7a6aa8', '#f0a078', light), 0, 0.3 + 0.55 * light, [0.4, 0.6, 0.95, 0.05])
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
      const tone = mix('#1c1f4c', LEAF, Math.min(1, (from - z) / 90));
      const count = Math.ceil((end + size) / (size * 1.35));
      return range(count)
        .map((i) => {
          const x = end - (count - 1 - i) * size * 1.35 + (S.r() - 0.5) * size * 0.5;
          const last = i === count - 1;
          const shadow = ellipse(x - size * 0.2, y + size * 0.7, size * 1.3, size * 0.36, DARK, 'opacity=".5"');
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
