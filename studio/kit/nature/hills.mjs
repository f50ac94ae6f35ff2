import { f, range, rng } from '../numbers.mjs';
import { path } from '../shapes.mjs';

/** Draws a ridge of n waves up to `amp` above y, down to the foot of the sheet. */
export function hill(S, y, amp, n, c, seed, shadeC) {
  const r = rng(seed);
  const pts = range(n + 1).map((i) => [(i * S.W) / n, y - amp * (0.3 + 0.7 * r())]);
  let d = `M0 ${S.H}L0 ${f(pts[0][1])}`;
  for (let i = 1; i <= n; i++) {
    const [x0, y0] = pts[i - 1];
    const [x1, y1] = pts[i];
    const m = (x0 + x1) / 2;
    d += `C${f(m)} ${f(y0)} ${f(m)} ${f(y1)} ${f(x1)} ${f(y1)}`;
  }
  d += `L${S.W} ${S.H}Z`;
  return path(d, c) + (shadeC ? S.shade(d, shadeC, 0.55, 0, [0, 0, 0, 0.6]) : '');
}
