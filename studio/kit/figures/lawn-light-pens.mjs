import { mix } from '../colour.mjs';
import { f, lerp } from '../numbers.mjs';
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
function bangle([ax, ay], [bx, by], t, r, tone, width = 3.4) {
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

/** Returns one edge of a limb from a (radius ra) to b (radius rb): the left along it (`side` 1) or the right (-1). */
function edge([ax, ay], ra, [bx, by], rb, side) {
  const [nx, ny] = [by - ay, ax - bx].map((n) => (n * side) / Math.hypot(bx - ax, by - ay));
  return `${f(ax + nx * ra)} ${f(ay + ny * ra)}L${f(bx + nx * rb)} ${f(by + ny * rb)}`;
}

/**
 * Draws a sleeve with a gold edge and the bare arm below it with bangles, from shoulder, elbow and wrist. `build` gives
 * how far down the upper arm the sleeve reaches, and half the width of sleeve, upper arm, elbow and wrist; `lit` is the
 * side on which light runs along the arm (1 or -1), `upper` tells whether it begins above the elbow.
 */
export function lawnArm({ cloth, rim }, [shoulder, elbow, wrist], { skin, top, gold, build, bangles, lit = 1, upper }) {
  const { half, sleeve, bare, joint, end } = build;
  const middle = [0, 1].map((k) => lerp(shoulder[k], elbow[k], half));
  const ring = ([t, tone]) => bangle(elbow, wrist, t, lerp(joint, end, t), tone, joint * 0.3);
  const above = upper ? `${edge(middle, bare, elbow, joint, lit)}A${joint} ${joint} 0 0 1 ` : '';
  return (
    cloth(limb(middle, bare, elbow, joint), skin) +
    cloth(limb(elbow, joint, wrist, end), skin, { from: [0.1, 0, 0.4, 0.6] }) +
    rim(`M${above}${edge(elbow, joint, wrist, end, lit)}`, 1.8) +
    cloth(limb(shoulder, sleeve[0], middle, sleeve[1]), top) +
    bangle(shoulder, elbow, half + 0.035, sleeve[1] - 0.2, gold, 4.7) +
    bangles.map(ring).join('')
  );
}
