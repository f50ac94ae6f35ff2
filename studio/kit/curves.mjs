import { lerp, range } from './numbers.mjs';

/** Returns n + 1 points along a cubic curve from a to d. */
export const bezier = (a, b, c, d, n) =>
  range(n + 1).map((i) => {
    const t = i / n;
    const u = 1 - t;
    return [0, 1].map((k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]);
  });

/** Returns the points along a hanging curve from a to b, `sag` added to y in the middle: above 0 on a sheet to hang. */
export const sagging = (a, b, sag, n) =>
  range(n + 1).map((i) => {
    const t = i / n;
    return a.map((from, k) => lerp(from, b[k], t) + (k === 1 ? sag * 4 * t * (1 - t) : 0));
  });

/** Returns points on a smooth curve through the given ones, n for each stretch between two of them. */
export function through(points, n) {
  const p = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  return range((points.length - 1) * n + 1).map((j) => {
    const [i, t] = [Math.floor(j / n), (j % n) / n];
    return points[0].map((_, k) => {
      const [a, b, c, d] = [p(i - 1)[k], p(i)[k], p(i + 1)[k], p(i + 2)[k]];
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    });
  });
}
