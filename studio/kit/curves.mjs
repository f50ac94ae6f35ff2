import { lerp, range } from './numbers.mjs';

/** Returns n + 1 points along a cubic curve from a to d. */
export const bezier = (a, b, c, d, n) =>
  range(n + 1).map((i) => {
    const t = i / n;
    const u = 1 - t;
    return [0, 1].map((k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]);
  });
/** Returns the points along a hanging curve from a to b, `sag` deep in the middle. */
export const sagging = (a, b, sag, n) =>
  range(n + 1).map((i) => {
    const t = i / n;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + sag * 4 * t * (1 - t)];
  });
