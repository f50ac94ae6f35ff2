import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, rect } from '../../kit/shapes.mjs';

/** Draws the shadow of a round thing lit from the upper left. */
export const castShadow = (p, x, y, r, k = 0.12) =>
  circle(x + r * k, y + r * k * 1.15, r * 1.01, p.frame, 'opacity=".45"');

/** Draws a table top with rings of petals inlaid. */
export function inlaidTable(S, p, cx, cy, R) {
  const deep = mix(p.frame, p.sky[0], 0.35);
  const d = `M0 0H${S.W}V${S.H}H0Z`;
  let o =
    rect(0, 0, S.W, S.H, deep) +
    S.pool(d, cx - 240, cy - 380, 1150, p.sky[1], 0.95) +
    S.shade(d, p.frame, 0, 0.85, [0.35, 0.35, 1, 1], 'b');
  for (const [r, w] of [
    [1.14, 3],
    [1.17, 1.2],
    [1.47, 1.2],
    [1.5, 3],
    [1.9, 2],
    [1.93, 1],
  ])
    o += circle(cx, cy, R * r, 'none', `stroke="${p.gold}" stroke-width="${w}" opacity=".85"`);
  o +=
    petalRing(cx, cy, R * 1.19, 40, R * 0.26, R * 0.1, mix(deep, p.sky[2], 0.42)) +
    petalRing(cx, cy, R * 1.23, 40, R * 0.13, R * 0.045, p.gold, Math.PI / 40);
  o +=
    petalRing(cx, cy, R * 1.54, 28, R * 0.34, R * 0.15, mix(deep, p.sky[1], 0.55)) +
    petalRing(cx, cy, R * 1.6, 28, R * 0.2, R * 0.06, mix(p.gold, deep, 0.25));
  for (const i of range(40)) {
    const a = (i * Math.PI) / 20;
    o += circle(cx + Math.cos(a) * R * 1.47, cy + Math.sin(a) * R * 1.47, 4, p.gold);
  }
  return o + S.shade(d, p.frame, 0, 0.6, [0.5, 0.5, 1, 1], 'b');
}
