import { ellipse, line, path } from '../../kit/shapes.mjs';

/** Draws a burning brazier on a stand; k is its scale. */
export const brazier = (S, p, x, y, k) =>
  ellipse(x, y, 26 * k, 6 * k, p.leaf, 'opacity=".5"') +
  line(`M${x} ${y}V${y - 50 * k}`, p.gold, 4 * k) +
  path(
    `M${x - 24 * k} ${y - 64 * k}H${x + 24 * k}Q${x + 18 * k} ${y - 44 * k} ${x} ${y - 44 * k}Q${x - 18 * k} ${y - 44 * k} ${x - 24 * k} ${y - 64 * k}Z`,
    p.gold,
  ) +
  S.glow(x, y - 84 * k, 80 * k, p.lit.mid, 0.8) +
  path(
    `M${x} ${y - 118 * k}c${20 * k} ${24 * k} ${22 * k} ${52 * k} 0 ${54 * k}c${-22 * k} ${-2 * k} ${-20 * k} ${-30 * k} 0 ${-54 * k}Z`,
    p.lit.hi,
  ) +
  path(
    `M${x} ${y - 94 * k}c${10 * k} ${12 * k} ${12 * k} ${28 * k} 0 ${30 * k}c${-12 * k} ${-2 * k} ${-10 * k} ${-18 * k} 0 ${-30 * k}Z`,
    p.lit.mid,
  );
