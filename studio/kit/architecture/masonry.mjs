import { f } from '../numbers.mjs';
import { path } from '../shapes.mjs';

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
