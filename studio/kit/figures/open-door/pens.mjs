import { mix } from '../../colour.mjs';
import { path } from '../../shapes.mjs';

export const SHADE = '#0b2e2c';
export const GLOW = '#ffe3a8';
export const GOLD = '#e6ab42';

/** Returns what draws cloth and skin that has the evening light of an open door on its left. */
export function doorLightPens(S, skin) {
  const solid = (d, c, dark, lite) =>
    path(d, c) +
    S.shade(d, mix(c, SHADE, 0.72), 0, dark, [0.32, 0.25, 1, 0.6]) +
    S.shade(d, mix(c, GLOW, 0.8), lite, 0, [0, 0.25, 0.4, 0.35]);
  return {
    S,
    skin,
    dark: SHADE,
    cloth: (d, c, dark = 0.85, lite = 0.9) => solid(d, c, dark, lite),
    flesh: (d, tone = skin) => solid(d, tone, 0.65, 0.75),
  };
}
