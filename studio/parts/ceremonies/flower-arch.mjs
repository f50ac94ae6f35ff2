import { arch } from '../../kit/architecture/arches.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { lerp } from '../../kit/numbers.mjs';
import { line, open } from '../../kit/shapes.mjs';

/** Draws a free-standing arch of flowers with light under it; x, y of its foot, w wide, `blooms` pairs of colours. */
export function flowerArch(S, p, x, y, w, blooms) {
  const [left, ...rest] = arch(x, y, w * 1.08, w * 0.72, w * 0.56, 0);
  const outline = [...rest, left];
  let o =
    S.glow(x, y - w * 0.55, w * 1.2, p.lit.mid, 0.6) +
    S.glow(x, y - w * 0.9, w * 0.6, '#fff6da', 0.6) +
    S.pooled(x, y, w * 0.8, w * 0.16, p.lit.mid, 0.6) +
    line(open(outline), p.gold, w * 0.03);
  outline.slice(1).forEach((b, i) => {
    const a = outline[i];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (w * 0.05)));
    for (let k = 0; k < n; k++) {
      const [petal, heart] = blooms[(i + k) % blooms.length];
      const drift = w * 0.05 * (S.r() - 0.5);
      const at = [0, 1].map((axis) => lerp(a[axis], b[axis], k / n) + drift);
      o += flower(at[0], at[1], w * (0.045 + 0.025 * S.r()), petal, heart);
    }
  });
  return o;
}
