import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';

export const INK = '#14103a';
export const COPPER = '#e08a4e';
export const GOLD = '#f3bf5f';
export const HAIR = '#17101f';
export const POOL = '#4fe0d4';
export const LAMP = '#ffd594';

/** Returns `point` between a and b, `t` of the way. */
export const between = ([ax, ay], [bx, by], t) => [ax + (bx - ax) * t, ay + (by - ay) * t];

/**
 * Returns what draws cloth and skin on the roof at night: bulbs shine warm from the upper right, the pool shines
 * turquoise from below.
 */
export function roofPens(S) {
  const cloth = (d, base, { dark = 0.9, warm = 0.9, pool = 0.5 } = {}) =>
    path(d, base) +
    S.shade(d, mix(base, INK, 0.74), 0, dark, [0.72, 0.1, 0.05, 0.55]) +
    S.shade(d, mix(base, POOL, 0.6), 0, pool, [0.5, 0.55, 0.55, 1]) +
    S.shade(d, mix(base, LAMP, 0.8), 0, warm, [0.62, 0.4, 1, 0.08]);
  const fold = (d, base, width = 2.2) => line(d, mix(base, INK, 0.55), width, 'opacity=".6"');
  const rim = (d, width = 2.6) => line(d, LAMP, width, 'opacity=".85"');
  return { S, cloth, fold, rim };
}

/** Draws a saucer glass with a drink, its stem held at 0, 0. */
export const saucerGlass = ([x, y], turn, drink, k = 1) =>
  group(
    line('M0 26V-6', '#f2e6d2', 2.6) +
      path('M-25 -36C-22 -16 -10 -7 0 -6C10 -7 22 -16 25 -36Z', '#dfe6ff', 'opacity=".45"') +
      path('M-24 -30C-20 -15 -10 -8 0 -7C10 -8 20 -15 24 -30Z', drink) +
      ellipse(0, -30, 24, 4, mix(drink, '#ffffff', 0.35)) +
      line('M-25 -37Q0 -43 25 -37M16 -26Q13 -17 7 -13', '#fff6e2', 1.8) +
      circle(-9, -22, 2.2, '#fff3cf'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${k})"`,
  );
