import { mix } from '../../colour.mjs';
import { group, path } from '../../shapes.mjs';

export const NIGHT = '#1b1238';
export const LAMP = '#ffd795';
export const GOLD = '#f3bd4e';

/**
 * Returns what draws cloth and skin of a figure by lamplight: `lit` is 1 where the light comes from the right of
 * the figure's own drawing, -1 where it comes from the left because the drawing is turned round.
 */
export function evePens(S, skin, lit = 1) {
  const [dim, mid, bright] = lit > 0 ? [0, 0.62, 1] : [1, 0.38, 0];
  const cloth = (d, c, a = 0.9) =>
    path(d, c) +
    S.shade(d, mix(c, NIGHT, 0.72), a, 0, [dim, 0.7, mid, 0.3]) +
    S.shade(d, mix(c, LAMP, 0.72), 0, 0.85, [mid, 0.4, bright, 0.25]);
  const flesh = (d, tone = skin) =>
    path(d, tone) +
    S.shade(d, mix(tone, NIGHT, 0.6), 0.7, 0, [dim, 0.7, mid, 0.3]) +
    S.shade(d, mix(tone, LAMP, 0.6), 0, 0.75, [mid, 0.4, bright, 0.25]);
  return { S, cloth, flesh, skin, lit };
}

/** Draws a slipper with a curled tip that points to the right, its heel at 0, 0. */
export const jutti = (colour) =>
  path('M-4 -12C-8 0 -6 8 2 9H34C46 8 54 0 52 -16C44 -6 34 -6 24 -9C14 -12 4 -14 -4 -12Z', colour) +
  path('M4 -10C12 -14 22 -12 28 -7C20 -4 10 -5 4 -10Z', NIGHT, 'opacity=".7"') +
  path('M30 -6C40 -5 48 -8 51 -14C48 -1 42 6 34 7Z', GOLD);

/** Places a drawing: `left` turns it round, so that what looks to the right looks to the left. */
export const put = (inner, x, y, k = 1, left = false) =>
  group(inner, `transform="translate(${x} ${y}) scale(${left ? -k : k} ${k})"`);
