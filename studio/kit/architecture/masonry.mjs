import { mix } from '../colour.mjs';
import { f } from '../numbers.mjs';
import { box, line, P, path, rect } from '../shapes.mjs';

/** Draws pointed battlements along y, each about s wide. */
export const merlons = (x0, x1, y, s, fill) => {
  let d = '';
  const n = Math.max(1, Math.round((x1 - x0) / s));
  const st = (x1 - x0) / n;
  const k = st * 0.42;
  for (let i = 0; i < n; i++) {
    const c = x0 + st * (i + 0.5);
    d += `M${f(c - k)} ${f(y)}L${f(c - k)} ${f(y - s * 0.42)}Q${f(c - k * 0.9)} ${f(y - s * 0.8)} ${f(c)} ${f(y - s * 1.15)}Q${f(c + k * 0.9)} ${f(y - s * 0.8)} ${f(c + k)} ${f(y - s * 0.42)}L${f(c + k)} ${f(y)}Z`;
  }
  return path(d, fill);
};
/** Draws a tapering Mughal column: lotus base, necking rings, bracket capital. */
export function column(S, x, y, h, w, c, { shade = 0.95, capital = true } = {}) {
  const top = y - h;
  const b = w * 0.62;
  const shaft = P([
    [x - w * 0.5, y - b],
    [x + w * 0.5, y - b],
    [x + w * 0.4, top + b],
    [x - w * 0.4, top + b],
  ]);
  const foot = `M${f(x - w * 0.8)} ${f(y)}H${f(x + w * 0.8)}V${f(y - b * 0.35)}Q${f(x + w * 0.72)} ${f(y - b * 0.9)} ${f(x + w * 0.5)} ${f(y - b * 1.1)}H${f(x - w * 0.5)}Q${f(x - w * 0.72)} ${f(y - b * 0.9)} ${f(x - w * 0.8)} ${f(y - b * 0.35)}Z`;
  let o =
    S.form(shaft, c, { dark: shade, lite: 0.5 }) +
    S.form(foot, c, { dark: shade }) +
    line(`M${f(x - w * 0.8)} ${f(y - b * 0.35)}H${f(x + w * 0.8)}`, c.gold, Math.max(1, w * 0.06)) +
    line(`M${f(x - w * 0.5)} ${f(y - b * 1.1)}H${f(x + w * 0.5)}`, c.gold, Math.max(1, w * 0.06));
  if (capital) {
    const cap = `M${f(x - w * 0.4)} ${f(top + b * 1.5)}Q${f(x - w * 0.5)} ${f(top + b * 0.7)} ${f(x - w * 0.95)} ${f(top + b * 0.45)}V${f(top)}H${f(x + w * 0.95)}V${f(top + b * 0.45)}Q${f(x + w * 0.5)} ${f(top + b * 0.7)} ${f(x + w * 0.4)} ${f(top + b * 1.5)}Z`;
    o +=
      S.form(cap, c, { dark: shade }) +
      line(`M${f(x - w * 0.95)} ${f(top + b * 0.45)}H${f(x + w * 0.95)}`, c.gold, Math.max(1, w * 0.06)) +
      line(`M${f(x - w * 0.42)} ${f(top + b * 1.5)}H${f(x + w * 0.42)}`, c.gold, Math.max(1, w * 0.06));
  }
  return o;
}
/** Draws a flight of steps seen from the front, wider towards the viewer. */
export function steps(S, cx, y, w, n, rise, spread, c) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const half = w / 2 + spread * i;
    const yy = y + rise * i;
    const face = box(cx - half, yy, cx + half, yy + rise);
    o +=
      path(face, i % 2 ? c.base : mix(c.base, c.lite, 0.45)) +
      S.shade(face, c.dark, 0.1, 0.8, [0.1, 0, 1, 0]) +
      rect(cx - half, yy, 2 * half, Math.max(2, rise * 0.16), c.lite) +
      rect(cx - half, yy + rise * 0.16, 2 * half, 1.2, c.gold, 'opacity=".7"');
  }
  return o;
}
