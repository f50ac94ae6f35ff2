// A citrus tree in a terracotta pot, and the greens of its leaves.
import { mix } from '../../kit/colour.mjs';
import { leafBlade } from '../../kit/nature/cut-flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, path, rect } from '../../kit/shapes.mjs';

export const GREENS = ['#123a30', '#1f5642', '#35754f', '#5c9460', '#90b572'];

/** Draws a citrus tree in a terracotta pot, `h` high, its pot standing on x, y; `dim` is how much green air is before it. */
export function citrus(S, x, y, h, dim, air = '#6fa07c') {
  const tone = (c) => mix(c, air, dim);
  const [pot, r] = [h * 0.2, h * 0.27];
  const body = `M${f(x - pot * 0.78)} ${f(y - h * 0.27)}L${f(x - pot * 0.52)} ${f(y)}H${f(x + pot * 0.52)}L${f(x + pot * 0.78)} ${f(y - h * 0.27)}Z`;
  const crown = oval(x, y - h * 0.72, r, r * 1.02);
  let o =
    ellipse(x - h * 0.1, y, h * 0.22, h * 0.035, '#08201a', 'opacity=".4"') +
    line(`M${f(x)} ${f(y - h * 0.26)}V${f(y - h * 0.62)}`, tone('#5a4632'), h * 0.03) +
    path(body, tone('#b8623c')) +
    S.shade(body, '#4a1c14', 0.8, 0, [0, 0, 0.75, 0]) +
    rect(x - pot * 0.88, y - h * 0.3, pot * 1.76, h * 0.065, tone('#cf7a4c'), 'rx="3"') +
    rect(x - pot * 0.88, y - h * 0.3, pot * 0.6, h * 0.065, tone('#8f4630'), 'rx="3" opacity=".7"') +
    path(crown, tone(GREENS[0])) +
    S.shade(crown, tone('#5c9460'), 0, 0.7, [0.2, 0.5, 1, 0.2]);
  for (const _ of range(125)) {
    const [a, q] = [S.r() * 6.283, 1.04 * Math.sqrt(S.r())];
    const lit = 0.5 + 0.5 * Math.cos(a + 0.7) * q;
    const c = tone(GREENS[Math.min(4, Math.floor(lit * 3.4 + S.r() * 1.6))]);
    o += leafBlade(x + Math.cos(a) * r * q, y - h * 0.72 + Math.sin(a) * r * q, h * 0.095, S.r() * 360, c, 1, 0.26);
  }
  for (const _ of range(9)) {
    const [a, q] = [S.r() * 6.283, 0.3 + 0.6 * S.r()];
    const [u, v] = [x + Math.cos(a) * r * q, y - h * 0.7 + Math.sin(a) * r * q];
    o += circle(u, v, h * 0.034, tone('#e8862a')) + circle(u + h * 0.009, v - h * 0.01, h * 0.016, tone('#ffc46a'));
  }
  return o;
}
