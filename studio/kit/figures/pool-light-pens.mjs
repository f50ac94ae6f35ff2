import { sideLightPens } from './side-light-pens.mjs';

export const INK = '#171634';

/** Beside a pool at night: warm light from the right, faint turquoise light from the water on the lower left. */
const LIGHTS = {
  dark: { tone: INK, much: 0.9, over: [0.78, 0.05, 0.02, 0.5] },
  cool: { tone: '#6fd8d0', much: 0.55, over: [0.5, 0.45, 0.1, 1] },
  warm: { tone: '#ffd594', much: 0.95, over: [0.72, 0.3, 1, 0.12] },
};

/** Returns what draws a figure at x, y, `k` times as large, beside a pool at night. */
export const poolLightPens = (S, place) => sideLightPens(S, place, LIGHTS);
