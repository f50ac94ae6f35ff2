import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { oval, path } from '../shapes.mjs';

/**
 * Draws a broad tree h high of many small crowns, lit from the left; `haze` is how much of the evening is before it.
 */
export function neem(S, x, y, h, wide, haze) {
  const [dark, mid, lite] = ['#223a24', '#4f6636', '#e8b860'].map((tone) => mix(tone, '#e8a860', haze));
  const trunk = `M${f(x - h * 0.035)} ${f(y)}Q${f(x - h * 0.01)} ${f(y - h * 0.3)} ${f(x - h * 0.07)} ${f(y - h * 0.6)}L${f(x + h * 0.07)} ${f(y - h * 0.6)}Q${f(x + h * 0.015)} ${f(y - h * 0.3)} ${f(x + h * 0.045)} ${f(y)}Z`;
  let o = path(trunk, mix('#4a3420', '#e8a860', haze));
  const crowns = range(26).map((i) => {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 26)];
    return [x + Math.cos(a) * q * h * 0.33 * wide, y - h * 0.66 + Math.sin(a) * q * h * 0.25, h * (0.1 + 0.05 * S.r())];
  });
  for (const [px, py, r] of crowns.toSorted((p, q) => p[1] - q[1])) {
    const d = oval(px, py, r * 1.15, r * 0.86);
    o += path(d, mix(mid, dark, Math.min(0.8, Math.max(0, (py - y + h * 0.8) / (h * 0.5)))));
    o += S.shade(d, dark, 0, 0.9, [0.3, 0.1, 0.9, 1]) + S.shade(d, lite, 0.8, 0, [0, 0.1, 0.5, 0.5]);
  }
  return o;
}
