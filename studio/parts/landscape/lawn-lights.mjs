import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, open } from '../../kit/shapes.mjs';

/** Returns points of a cord that hangs between two places, [x, y, z] in metres, `sag` deep in its middle. */
const hanging = (a, b, sag, n) =>
  range(n + 1).map((i) => {
    const t = i / n;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) - sag * 4 * t * (1 - t), lerp(a[2], b[2], t)];
  });

/** Draws a cord with a lamp at each of n + 1 points from a to b; the lamps get smaller with distance. */
export function festoon(S, c, a, b, { n, sag, glow }) {
  const seen = hanging(a, b, sag, n).map((p) => ({ at: c.at(...p), k: c.scale(p[2]) }));
  const inside = seen.filter(({ at: [x, y] }) => x > -60 && x < S.W + 60 && y > -60 && y < S.H + 60);
  if (inside.length < 2) return '';
  const lamps = inside.map(({ at: [x, y], k }) => {
    const r = Math.min(6.4, 1.3 + k * 0.1);
    return circle(x, y + r, r * 4.2, glow) + circle(x, y + r, r, '#fff6d8');
  });
  return line(open(inside.map(({ at }) => at)), '#120f2c', 1.4, 'opacity=".8"') + lamps.join('');
}

/** Draws a mast that stands at x, z, with a lamp at its top. */
export function mast(c, x, z, tall, glow) {
  const [[x0, y0], [x1, y1]] = [c.at(x, 0, z), c.at(x, tall, z)];
  const k = c.scale(z);
  return (
    line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, '#38233f', Math.max(1.6, k * 0.16)) +
    line(`M${f(x0 + k * 0.06)} ${f(y0)}L${f(x1 + k * 0.06)} ${f(y1)}`, '#e8a860', Math.max(0.7, k * 0.05)) +
    circle(x1, y1, k * 1.6, glow)
  );
}
