import { mix } from '../../kit/colour.mjs';
import { f, lerp } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path } from '../../kit/shapes.mjs';

/** Height of the posts, metres. */
export const POST = 3.28;

/** Draws a gilt bedpost standing on the floor at x, z. */
export function post(S, p, cam, x, z) {
  const k = cam.scale(z);
  const [px, low] = cam.at(x, 0, z);
  const [, top] = cam.at(x, POST, z);
  const shaft = P([
    [px - k * 0.045, low],
    [px + k * 0.045, low],
    [px + k * 0.03, top],
    [px - k * 0.03, top],
  ]);
  const rings = [0.3, 0.55, 0.8, 2.1].map((y) => ellipse(px, cam.at(x, y, z)[1], k * 0.07, k * 0.035, p.gold));
  return (
    path(shaft, p.gold) +
    S.shade(shaft, mix(p.gold, p.dark, 0.85), 0, 0.9) +
    rings.join('') +
    circle(px, top - k * 0.07, k * 0.07, p.gold)
  );
}

/** Draws a sheer curtain gathered to a post; side 1 hangs to its right, -1 to its left. */
export function drape(S, p, cam, x, z, side, tone, shade, dim) {
  const k = cam.scale(z);
  const [px, top] = cam.at(x, POST, z);
  const low = cam.at(x, 0.06, z)[1];
  const tie = lerp(top, low, 0.56);
  const q = side * k;
  const d = `M${f(px - q * 0.05)} ${f(top)}H${f(px + q * 0.5)}Q${f(px + q * 0.34)} ${f(lerp(top, tie, 0.62))} ${f(px + q * 0.06)} ${f(tie)}Q${f(px + q * 0.2)} ${f(lerp(tie, low, 0.5))} ${f(px + q * 0.17)} ${f(low)}H${f(px - q * 0.1)}Q${f(px - q * 0.12)} ${f(lerp(tie, low, 0.4))} ${f(px - q * 0.05)} ${f(tie)}Z`;
  const folds = [0.1, 0.22, 0.35].map(
    (t) =>
      `M${f(px + q * t)} ${f(top)}Q${f(px + q * t * 0.72)} ${f(lerp(top, tie, 0.6))} ${f(px + q * 0.03)} ${f(tie)}Q${f(px + q * t * 0.4)} ${f(lerp(tie, low, 0.5))} ${f(px + q * t * 0.34)} ${f(low)}`,
  );
  return (
    path(d, mix(tone.linen, shade, dim)) +
    S.shade(d, shade, side > 0 ? 0 : 0.6, side > 0 ? 0.75 : 0) +
    line(folds.join(''), mix(tone.linen, shade, 0.45), Math.max(1.2, k * 0.006)) +
    line(`M${f(px - q * 0.08)} ${f(tie)}H${f(px + q * 0.1)}`, p.gold, k * 0.035)
  );
}
