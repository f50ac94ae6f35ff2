import { mix } from '../colour.mjs';
import { mover } from '../moved-path.mjs';
import { line, oval, path } from '../shapes.mjs';

export const INK = '#171634';

/**
 * Returns what draws cloth, seams and round things of a figure at x, y, `k` times as large, beside a pool at night:
 * warm light comes from the right and from behind, faint turquoise light from the water on the lower left.
 */
export function poolLightPens(S, { x, y, k }) {
  const { at, move } = mover({ x, y, k });
  const cloth = (d, base, { dark = 0.9, warm = 0.95, cool = 0.55, lite = '#ffd594' } = {}) => {
    const moved = move(d);
    return (
      path(moved, base) +
      S.shade(moved, mix(base, INK, 0.72), 0, dark, [0.78, 0.05, 0.02, 0.5]) +
      S.shade(moved, mix(base, '#6fd8d0', 0.6), 0, cool, [0.5, 0.45, 0.1, 1]) +
      S.shade(moved, lite, 0, warm, [0.72, 0.3, 1, 0.12])
    );
  };
  const seam = (d, tone, width, extra = '') => line(move(d), tone, width * k, extra);
  const dot = ([u, v], r, tone) => path(oval(...at(u, v), r * k), tone);
  return { at, move, cloth, seam, dot };
}
