import { mix } from '../colour.mjs';
import { BLOOM, flower } from '../nature/flowers.mjs';
import { f, range } from '../numbers.mjs';
import { ellipse, line, oval, path, rect } from '../shapes.mjs';

/** Draws a banquet chair from behind; y = floor, s = width. */
export function chair(x, y, s, wood, cushion) {
  const seat = y - s * 0.95;
  const top = y - s * 2.05;
  const w = Math.max(1.2, s * 0.09);
  let o = line(
    `M${f(x - s * 0.42)} ${f(y)}V${f(seat)}M${f(x + s * 0.42)} ${f(y)}V${f(seat)}M${f(x - s * 0.4)} ${f(y - s * 0.35)}H${f(x + s * 0.4)}`,
    wood,
    w,
  );
  o += `<rect x="${f(x - s * 0.5)}" y="${f(seat - s * 0.14)}" width="${f(s)}" height="${f(s * 0.2)}" rx="${f(s * 0.09)}" fill="${cushion}"/>`;
  o += line(
    `M${f(x - s * 0.42)} ${f(seat)}L${f(x - s * 0.38)} ${f(top)}H${f(x + s * 0.38)}L${f(x + s * 0.42)} ${f(seat)}M${f(x - s * 0.39)} ${f(top + s * 0.2)}H${f(x + s * 0.39)}`,
    wood,
    w,
  );
  return (
    o +
    line(
      range(3)
        .map((i) => `M${f(x + (i - 1) * s * 0.2)} ${f(seat - s * 0.12)}V${f(top + s * 0.2)}`)
        .join(''),
      wood,
      w * 0.7,
    )
  );
}
/** Draws flowers on a slender stand with candles; y = table top, s = scale. */
function centrepiece(S, x, y, s, p, [a, b] = [BLOOM.cream, BLOOM.pink]) {
  let o =
    S.glow(x, y - s * 0.3, s * 1.5, p.lit.mid, 0.55) +
    line(`M${f(x)} ${f(y)}V${f(y - s)}`, p.gold, Math.max(1.5, s * 0.07)) +
    ellipse(x, y, s * 0.28, s * 0.07, p.gold);
  for (const [dx, dy, k] of [
    [-0.42, -0.1, 0.8],
    [0.42, -0.08, 0.8],
    [-0.2, -0.34, 0.9],
    [0.22, -0.36, 0.9],
    [0, 0.04, 0.9],
    [0, -0.2, 1],
  ])
    o += flower(x + dx * s, y - s * 1.05 + dy * s, s * 0.27 * k, dx < 0 ? a : mix(a, b, 0.35), b);
  for (const k of [-1, 1])
    o +=
      rect(x + k * s * 0.5 - s * 0.05, y - s * 0.3, s * 0.1, s * 0.3, '#fffaf0') +
      S.glow(x + k * s * 0.5, y - s * 0.38, s * 0.5, '#fff3c4', 0.9) +
      ellipse(x + k * s * 0.5, y - s * 0.37, s * 0.035, s * 0.08, '#fffdf0');
  return o;
}
/**
 * Draws a round table under a floor-length cloth with chairs round it; y = floor, r = radius, e = how far the circle
 * is tipped.
 */
export function roundTable(
  S,
  x,
  y,
  r,
  p,
  { e = 0.24, cloth = p.lite, shadow = p.dark, wood = p.gold, cushion = p.sky[1], flowers } = {},
) {
  const h = r * 0.84;
  const top = y - h;
  const R = r * 1.06;
  const s = r * 0.5;
  const skirt = `M${f(x - r)} ${f(top)}L${f(x - R)} ${f(y)}A${f(R)} ${f(R * e)} 0 0 0 ${f(x + R)} ${f(y)}L${f(x + r)} ${f(top)}Z`;
  let o = ellipse(x + r * 0.12, y + r * e * 0.35, r * 1.75, r * e * 1.7, shadow, 'opacity=".28"');
  for (const k of [-0.92, -0.34, 0.34, 0.92])
    o += chair(x + r * 1.3 * k, y - r * e * (1.25 - Math.abs(k) * 0.75), s * 0.86, wood, cushion);
  o +=
    path(skirt, cloth) +
    S.shade(skirt, shadow, 0.06, 0.85, [0.15, 0, 1, 0.15]) +
    S.shade(skirt, shadow, 0, 0.55, [0, 0.2, 0, 1], 'b');
  for (const k of [-0.8, -0.5, -0.18, 0.16, 0.48, 0.78])
    o += line(
      `M${f(x + r * k)} ${f(top + r * e * Math.sqrt(1 - k * k))}Q${f(x + r * k * 1.01)} ${f(y - h * 0.4)} ${f(x + R * k * 1.04)} ${f(y + R * e * Math.sqrt(1 - k * k) * 0.96)}`,
      mix(shadow, cloth, 0.35),
      Math.max(1, r * 0.014),
      'opacity=".6"',
    );
  o +=
    ellipse(x, top, r, r * e, mix(cloth, '#ffffff', 0.35)) +
    S.pooled(x, top, r * 0.8, r * e * 0.8, p.lit.mid, 0.6) +
    line(oval(x, top, r, r * e), p.gold, Math.max(1, r * 0.018));
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.39;
    o += ellipse(
      x + Math.cos(a) * r * 0.72,
      top + Math.sin(a) * r * e * 0.72,
      r * 0.13,
      r * 0.13 * e,
      '#fffdf6',
      `stroke="${p.gold}" stroke-width="1"`,
    );
  }
  o += centrepiece(S, x, top, r * 0.62, p, flowers);
  for (const k of [-0.62, 0.62]) o += chair(x + r * 1.16 * k, y + r * e * 1.15, s, wood, cushion);
  return o;
}
