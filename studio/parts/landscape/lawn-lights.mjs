import { sagging } from '../../kit/curves.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open } from '../../kit/shapes.mjs';
import { guestShadow } from './lawn-guests.mjs';

/** Draws a cord that hangs from a to b, in metres, with a lamp at each of n + 1 points, smaller with distance. */
export function festoon(S, c, a, b, { n, sag, glow }) {
  const seen = sagging(a, b, -sag, n).map((p) => ({ at: c.at(...p), k: c.scale(p[2]) }));
  const inside = seen.filter(({ at: [x, y] }) => x > -60 && x < S.W + 60 && y > -60 && y < S.H + 60);
  if (inside.length < 2) return '';
  const lamps = inside.map(({ at: [x, y], k }) => {
    const r = Math.min(6.4, 1.3 + k * 0.1);
    return circle(x, y + r, r * 4.2, glow) + circle(x, y + r, r, '#fff6d8');
  });
  return line(open(inside.map(({ at }) => at)), '#120f2c', 1.4, 'opacity=".8"') + lamps.join('');
}

/** Draws a mast that stands at x, z, with a lamp at its top, on a round foot that throws a shadow as the guests do. */
export function mast(c, x, z, tall, glow) {
  const [[x0, y0], [x1, y1]] = [c.at(x, 0, z), c.at(x, tall, z)];
  const k = c.scale(z);
  const flat = c.eye / z;
  return (
    guestShadow(c, x, z, 6, 0.16) +
    ellipse(x0, y0 + k * 0.08, k * 0.62, k * 0.62 * flat, '#170f2c') +
    ellipse(x0, y0 - k * 0.06, k * 0.5, k * 0.5 * flat, '#5a3a50') +
    ellipse(x0 + k * 0.12, y0 - k * 0.08, k * 0.3, k * 0.3 * flat, '#b07a60') +
    line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, '#38233f', Math.max(1.6, k * 0.16)) +
    line(`M${f(x0 + k * 0.06)} ${f(y0)}L${f(x1 + k * 0.06)} ${f(y1)}`, '#e8a860', Math.max(0.7, k * 0.05)) +
    circle(x1, y1, k * 1.6, glow)
  );
}
