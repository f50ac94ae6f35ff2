import { mix } from '../colour.mjs';
import { f } from '../numbers.mjs';
import { line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

export const INK = '#170c33';
const RIM = '#ffd596';

/** Returns what draws cloth and seams of a figure whose back is turned to the eye: the light comes from before it. */
export const lawnLightPens = (S) => ({
  cloth: (d, base, { dark = 0.8, lite = 0.85, from = [0, 0.1, 0.42, 0.2] } = {}) =>
    path(d, base) +
    S.shade(d, mix(base, INK, 0.78), 0.06, dark, [0.2, 0, 0.85, 0.9]) +
    (lite ? S.shade(d, RIM, lite, 0, from) : ''),
  seam: (d, tone, width, extra = '') => line(d, tone, width, extra),
  rim: (d, width = 2.4) => line(d, RIM, width, 'opacity=".9"'),
});

/** Draws a bangle round an arm from a to b, `t` of the way along it, r half its width. */
export function bangle([ax, ay], [bx, by], t, r, tone, width = 3.4) {
  const [dx, dy] = [bx - ax, by - ay].map((n) => n / Math.hypot(bx - ax, by - ay));
  const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t];
  const d =
    `M${f(x - dy * r)} ${f(y + dx * r)}` +
    `Q${f(x + dx * r * 0.7)} ${f(y + dy * r * 0.7)} ${f(x + dy * r)} ${f(y - dx * r)}`;
  return line(d, tone, width);
}

/** Draws fingers, each [from, to, radius], with rounded tips. */
export const fingers = (cloth, tone, list) =>
  list.map(([a, b, r]) => cloth(limb(a, r, b, r * 0.86), tone, { dark: 0.5, lite: 0.4 })).join('');
