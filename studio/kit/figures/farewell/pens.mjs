import { mix } from '../../colour.mjs';
import { path } from '../../shapes.mjs';

export const DARK = '#2e0a1c';
export const GOLD = '#f3bd55';
const LAMP = '#ffcf96';

/** Returns what draws cloth and skin at dusk: `lit` is 1 where the light comes from the right, -1 from the left. */
export function duskPens(S, skin, lit = 1) {
  const [dim, mid, bright] = lit > 0 ? [0, 0.6, 1] : [1, 0.4, 0];
  const solid = (d, c, dark, lite) =>
    path(d, c) +
    S.shade(d, mix(c, DARK, 0.7), dark, 0, [dim, 0.75, mid, 0.35]) +
    S.shade(d, mix(c, LAMP, 0.7), 0, lite, [mid, 0.4, bright, 0.2]);
  return {
    S,
    skin,
    cloth: (d, c, a = 0.85) => solid(d, c, a, 0.8),
    flesh: (d, tone = skin) => solid(d, tone, 0.65, 0.7),
  };
}
