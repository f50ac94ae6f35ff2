import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

function pillow(S, cam, x, y, z, halfWidth, halfHeight, c, shade) {
  const k = cam.scale(z);
  const [a, b] = cam.at(x, y, z);
  const w = halfWidth * k;
  const h = halfHeight * k;
  const d = `M${f(a - w)} ${f(b)}Q${f(a - w * 1.1)} ${f(b - h)} ${f(a - w * 0.92)} ${f(b - h * 2)}Q${f(a)} ${f(b - h * 1.8)} ${f(a + w * 0.92)} ${f(b - h * 2)}Q${f(a + w * 1.1)} ${f(b - h)} ${f(a + w)} ${f(b)}Q${f(a)} ${f(b + h * 0.16)} ${f(a - w)} ${f(b)}Z`;
  return path(d, c) + S.shade(d, shade, 0, 0.75, [0.25, 0, 1, 0.4]) + line(d, mix(c, shade, 0.3), 1.2);
}

/** Draws two rows of pillows and an embroidered cushion at the head of a bed. */
export function pillows(S, p, cam, x, half, tone, shade) {
  const [gx, gy] = cam.at(x, 0.8, 5.03);
  const pairs =
    half > 0.8
      ? [-1, 1]
          .map((s) => pillow(S, cam, x + s * 0.52, 0.66, 5.6, 0.45, 0.26, mix(tone.linen, shade, 0.12), shade))
          .join('') + [-1, 1].map((s) => pillow(S, cam, x + s * 0.48, 0.66, 5.3, 0.38, 0.2, tone.linen, shade)).join('')
      : pillow(S, cam, x, 0.66, 5.6, 0.48, 0.24, mix(tone.linen, shade, 0.12), shade) +
        pillow(S, cam, x, 0.66, 5.3, 0.4, 0.19, tone.linen, shade);
  return (
    pairs +
    pillow(S, cam, x, 0.66, 5.05, Math.min(0.34, half * 0.5), 0.14, tone.wine, shade) +
    petalRing(gx, gy, 4, 8, 13, 5, p.gold)
  );
}
