import { distance, f, lerp, range } from '../numbers.mjs';

/** Returns the points that cut the line from a to b into uneven pieces of about `size`. */
function pieces(r, a, b, size) {
  const n = Math.max(1, Math.round(distance(a, b) / size));
  return range(n).map((i) => {
    const t = i + 1 === n ? 1 : (i + 1 + (r() - 0.5) * 0.5) / n;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  });
}

/**
 * Returns the path data of an open edge through points that swells out between them, as the edge of a cloud or a far
 * tree does: pieces of about `size`, no two alike, each `deep` times its length high, to the left of the way.
 */
export function puffs(r, points, { size = 90, deep = 0.5 } = {}) {
  let from = points[0];
  let d = `M${f(from[0])} ${f(from[1])}`;
  for (const end of points.slice(1))
    for (const to of pieces(r, from, end, size * (0.6 + 0.8 * r()))) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const [out, lean] = [deep * (0.65 + 0.7 * r()), 0.06 + 0.2 * r()];
      const near = [from[0] - dx * lean * 0.5 + dy * out, from[1] - dy * lean * 0.5 - dx * out];
      const far = [to[0] + dx * lean + dy * out * 0.8, to[1] + dy * lean - dx * out * 0.8];
      d += `C${[...near, ...far, ...to].map(f).join(' ')}`;
      from = to;
    }
  return d;
}
