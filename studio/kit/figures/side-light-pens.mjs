import { mix } from '../colour.mjs';
import { mover } from '../moved-path.mjs';
import { line, oval, path } from '../shapes.mjs';

/**
 * Returns what draws cloth, seams and round things of a figure at x, y, `k` times as large, that has warm light on one
 * side and cool light on the other. `lights` has three shades, `dark`, `cool` and `warm`: each has a `tone`, how `much`
 * of it there is, and its way over a shape (`over`); the cool one grows along its way, or `fades`.
 */
export function sideLightPens(S, { x, y, k }, lights) {
  const { at, move } = mover({ x, y, k });
  const amounts = { dark: lights.dark.much, warm: lights.warm.much, cool: lights.cool.much, lite: lights.warm.tone };
  const cloth = (d, base, look = {}) => {
    const { dark, warm, cool, lite } = { ...amounts, ...look };
    const moved = move(d);
    const [from, to] = lights.cool.fades ? [cool, 0] : [0, cool];
    return (
      path(moved, base) +
      S.shade(moved, mix(base, lights.dark.tone, 0.72), 0, dark, lights.dark.over) +
      S.shade(moved, mix(base, lights.cool.tone, 0.6), from, to, lights.cool.over) +
      S.shade(moved, lite, 0, warm, lights.warm.over)
    );
  };
  const seam = (d, tone, width, extra = '') => line(move(d), tone, width * k, extra);
  const flat = (d, tone, extra = '') => path(move(d), tone, extra);
  const dot = ([u, v], r, tone) => path(oval(...at(u, v), r * k), tone);
  return { at, move, cloth, seam, flat, dot, k };
}
