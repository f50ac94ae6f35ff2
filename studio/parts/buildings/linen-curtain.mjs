import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const TONES = ['#fff0d0', '#f3dfba', '#cdb7a6', '#e6cfae'];

/**
 * Draws a linen curtain that hangs in a bay from its far column and is blown out over the pool; `turn` makes curtains
 * differ. x is the line of the columns, z0 and z1 the near and the far end of the bay.
 */
export function linenCurtain(S, at, { x, z0, z1, top, foot, turn }) {
  const reach = [0.34, 0.26, 0.25, 0.24][turn % 4] * (z1 - z0);
  const out = [0.5, 0.85, 0.5, 0.22][turn % 4];
  const folds = 5;
  const point = (u, v) => {
    const gather = lerp(0.5, 1.45, v ** 1.5);
    const z = z1 - 0.08 - reach * u * gather - 0.05 * v * Math.sin(5 * v + turn);
    const blown = out * v ** 1.8 * (0.2 + 0.8 * (1 - u)) + 0.05 * v * Math.sin(6 * v + 5 * u + turn);
    const y = lerp(top, foot, v) + 0.34 * v ** 3 * u * u + 0.035 * v * Math.cos(u * folds * 6.28);
    return at(x - blown, y, z);
  };
  const band = (a, b) =>
    P([
      ...range(17).map((i) => point(a, i / 16)),
      ...range(9).map((i) => point(lerp(a, b, i / 8), 1)),
      ...range(17).map((i) => point(b, 1 - i / 16)),
    ]);
  const count = folds * 4;
  const edges = range(count + 1).map((i) => (i + (i % count && 0.7 * (S.r() - 0.5))) / count);
  const all = band(0, 1);
  return (
    path(all, TONES[1]) +
    edges
      .slice(1)
      .map((b, i) => path(band(edges[i], b), TONES[i % 4]))
      .join('') +
    S.shade(all, '#2b3f86', 0.85, 0, [0, 0.95, 0.7, 0.2], 'a') +
    S.shade(all, '#ffd68c', 0, 0.7, [0.4, 0.4, 1, 0.2]) +
    line(open(range(17).map((i) => point(1, i / 16))), '#fff6e2', 1.8, 'opacity=".8"')
  );
}
