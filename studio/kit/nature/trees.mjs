import { f, rng } from '../numbers.mjs';
import { ellipse, oval, path, rect } from '../shapes.mjs';

/** The lit side of leaves and grass in full day. */
export const SUNLIT = '#b7bf63';

/** Draws a cypress h high and w wide, standing on x, y. */
export function cypress(S, x, y, h, w, c) {
  const d = `M${f(x)} ${f(y - h)}C${f(x + w * 0.35)} ${f(y - h * 0.75)} ${f(x + w * 0.62)} ${f(y - h * 0.35)} ${f(x + w * 0.42)} ${f(y - h * 0.06)}Q${f(x)} ${f(y + h * 0.02)} ${f(x - w * 0.42)} ${f(y - h * 0.06)}C${f(x - w * 0.62)} ${f(y - h * 0.35)} ${f(x - w * 0.35)} ${f(y - h * 0.75)} ${f(x)} ${f(y - h)}Z`;
  return (
    rect(x - w * 0.06, y - h * 0.08, w * 0.12, h * 0.08, c.dark) +
    path(d, c.mid) +
    S.shade(d, c.dark, 0, 1, [0.2, 0, 1, 0.1]) +
    (c.lite ? S.shade(d, c.lite, 0.7, 0, [0, 0, 0.4, 0.1]) : '')
  );
}
/** Draws a hedge of round crowns from x0 to x1, and the ground below it. */
export function treeline(_S, x0, x1, y, h, c, seed = 3) {
  const r = rng(seed);
  let d = '';
  for (let x = x0; x < x1; x += h * 0.28) {
    const R = h * (0.28 + 0.3 * r());
    d += `M${f(x - R)} ${f(y)}a${f(R)} ${f(R)} 0 1 1 ${f(2 * R)} 0Z`;
  }
  return path(`${d}M${x0} ${f(y - 2)}H${x1}V${f(y + h)}H${x0}Z`, c);
}
/** Draws a round-headed tree: overlapping crowns, lit from the left. */
export function tree(S, x, y, h, c, seed = 1) {
  const r = rng(seed);
  const R = h * 0.3;
  let o = path(
    `M${f(x - h * 0.03)} ${f(y)}Q${f(x - h * 0.015)} ${f(y - h * 0.3)} ${f(x - h * 0.012)} ${f(y - h * 0.6)}H${f(x + h * 0.014)}Q${f(x + h * 0.02)} ${f(y - h * 0.3)} ${f(x + h * 0.035)} ${f(y)}Z`,
    c.dark,
  );
  const crowns = [
    [-0.62, 0.52, 0.62],
    [0.64, 0.5, 0.58],
    [-0.3, 0.68, 0.78],
    [0.34, 0.7, 0.74],
    [0, 0.84, 0.7],
    [0, 0.58, 0.8],
  ];
  for (const [dx, dy, k] of crowns) {
    const d = oval(x + dx * R * 1.1, y - h * dy, R * k * (0.9 + 0.2 * r()), R * k * 0.82);
    o +=
      path(d, c.mid) +
      S.shade(d, c.dark, 0, 1, [0.25, 0, 1, 0.7]) +
      (c.lite ? S.shade(d, c.lite, 0.75, 0, [0, 0, 0.5, 0.4]) : '');
  }
  return o;
}
/** Draws a clipped ball bush on the ground. */
export const topiary = (S, x, y, r, c) => {
  const d = oval(x, y - r * 0.86, r, r * 0.9);
  return (
    ellipse(x, y, r * 0.9, r * 0.16, c.dark, 'opacity=".6"') +
    path(d, c.mid) +
    S.shade(d, c.dark, 0, 1, [0.2, 0, 1, 0.5]) +
    (c.lite ? S.shade(d, c.lite, 0.8, 0, [0, 0, 0.45, 0.3]) : '')
  );
};
