import { f } from '../numbers.mjs';
import { group, line, path } from '../shapes.mjs';

/** Returns the outline of a rounded limb from a (radius ra) to b (radius rb). */
export function limb([x0, y0], ra, [x1, y1], rb) {
  const a = Math.atan2(y1 - y0, x1 - x0);
  const at = (x, y, r, t) => `${f(x + Math.cos(t) * r)} ${f(y + Math.sin(t) * r)}`;
  const q = Math.PI / 2;
  return `M${at(x0, y0, ra, a - q)}L${at(x1, y1, rb, a - q)}A${f(rb)} ${f(rb)} 0 0 1 ${at(x1, y1, rb, a + q)}L${at(x0, y0, ra, a + q)}A${f(ra)} ${f(ra)} 0 0 1 ${at(x0, y0, ra, a - q)}Z`;
}

/** Draws a limb: flat, shaded on its lower side, lit on its upper one. */
function flesh(S, d, c) {
  return (
    path(d, c.base) + S.shade(d, c.dark, 0, 0.85, [0.3, 0.1, 0.5, 1]) + S.shade(d, c.lite, 0.8, 0, [0.4, 0, 0.5, 0.5])
  );
}

/** Draws the nail at the end of a finger that points along `turn` (degrees). */
const nail = (x, y, r, turn, colour) =>
  group(
    path(`M${-r} ${-r * 0.6}Q${r * 0.9} ${-r * 0.8} ${r} 0Q${r * 0.9} ${r * 0.8} ${-r} ${r * 0.6}Z`, colour),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})" opacity=".85"`,
  );

/**
 * Draws a hand from above that pinches what lies at the origin; the arm comes from -x. c = { base, dark, lite, nail };
 * `sleeve` covers the arm, `bangles` are colours round the wrist.
 */
export function pinch(S, c, { sleeve, bangles = [] } = {}) {
  const arm = limb([-980, 60], 120, [-330, 12], 84);
  const back = limb([-330, 10], 92, [-196, -2], 118);
  const fingers = [
    [[-150, -84], 36, [-30, -74], 33, [52, -18], 26],
    [[-136, -34], 38, [0, -40], 34, [66, 6], 27],
    [[-140, 22], 36, [-8, 4], 32, [56, 26], 25],
    [[-160, 74], 31, [-50, 50], 27, [8, 50], 21],
  ];
  let o = flesh(S, arm, c);
  const thumb = [[-220, 84], 40, [-70, 118], 33, [26, 62], 27];
  for (const [a, ra, b, rb, e, re] of [thumb])
    o += flesh(S, limb(a, ra, b, rb), c) + flesh(S, limb(b, rb, e, re), c) + nail(e[0] + 4, e[1] - 4, 14, -32, c.nail);
  o += flesh(S, back, c);
  for (const [a, ra, b, rb, e, re] of fingers.toReversed()) {
    const turn = (Math.atan2(e[1] - b[1], e[0] - b[0]) * 180) / Math.PI;
    o +=
      flesh(S, limb(a, ra, b, rb), c) +
      flesh(S, limb(b, rb, e, re), c) +
      line(`M${b[0] - 6} ${b[1] - rb * 0.7}q10 6 6 ${rb}`, c.dark, 3, 'opacity=".5"') +
      nail(
        e[0] + Math.cos((turn * Math.PI) / 180) * 8,
        e[1] + Math.sin((turn * Math.PI) / 180) * 8,
        re * 0.56,
        turn,
        c.nail,
      );
  }
  for (const [i, colour] of bangles.entries()) {
    const x = -372 - i * 26;
    const d = `M${x - 9} ${-86}Q${x + 26} 12 ${x - 9} 112L${x + 9} 112Q${x + 44} 12 ${x + 9} -86Z`;
    o +=
      path(d, colour) + S.shade(d, '#2a0a10', 0, 0.8, [0, 0.3, 0, 1]) + S.shade(d, '#fff4d0', 0.9, 0, [0, 0, 0, 0.4]);
  }
  if (sleeve) {
    const d = 'M-1000 -90L-560 -104Q-530 20 -560 150L-1000 210Z';
    o +=
      path(d, sleeve) +
      S.shade(d, '#1a0a18', 0, 0.85, [0.3, 0, 0.4, 1]) +
      line('M-566 -102Q-536 20 -566 148', c.trim ?? '#e0ae57', 14);
  }
  return o;
}
