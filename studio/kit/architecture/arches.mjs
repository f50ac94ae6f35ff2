import { bezier } from '../curves.mjs';
import { distance, lerp } from '../numbers.mjs';
import { P } from '../shapes.mjs';

/**
 * Returns the closed points of an arch with upright jambs, given centre x, base y, width, spring height, rise and
 * cusps per side.
 */
export function arch(cx, y, w, h, rise = w * 0.62, cusps = 4, depth = 0.34) {
  const hw = w / 2;
  const env = bezier([hw, h], [hw, h + rise * 0.6], [hw * 0.5, h + rise * 0.8], [0, h + rise], 90);
  let side = env;
  if (cusps) {
    const L = [0];
    for (let i = 1; i < env.length; i++) L.push(L[i - 1] + distance(env[i], env[i - 1]));
    const at = (s) => {
      for (let i = 0; i < L.length - 1; i++)
        if (L[i + 1] >= s) {
          const t = (s - L[i]) / (L[i + 1] - L[i]);
          return env[i].map((v, k) => lerp(v, env[i + 1][k], t));
        }
      return env[env.length - 1];
    };
    side = [];
    for (let c = 0; c < cusps; c++) {
      const a = at((L.at(-1) * c) / cusps);
      const b = at((L.at(-1) * (c + 1)) / cusps);
      const ch = distance(a, b);
      const nx = (b[1] - a[1]) / ch;
      const ny = -(b[0] - a[0]) / ch;
      const dd = depth * (c < cusps - 1 ? 1 : 0.55);
      for (let i = 0; i < 10; i++) {
        const t = i / 10;
        const k = Math.sin(Math.PI * t) ** 0.8 * dd * ch;
        side.push([lerp(a[0], b[0], t) + nx * k, lerp(a[1], b[1], t) + ny * k]);
      }
    }
    const m = Math.max(...side.map((p) => p[0]));
    side = side.map((p) => [(p[0] * hw) / m, p[1]]);
    side.push([0, h + rise]);
  }
  const foot = side[0][0];
  return [
    [-foot, 0],
    [foot, 0],
    ...side,
    ...side
      .slice(0, -1)
      .reverse()
      .map((p) => [-p[0], p[1]]),
  ].map((p) => [cx + p[0], y - p[1]]);
}
/** Returns the path data of an `arch`. */
export const archPath = (...a) => P(arch(...a));
