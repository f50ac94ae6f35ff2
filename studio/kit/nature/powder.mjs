import { range } from '../numbers.mjs';
import { circle, oval } from '../shapes.mjs';

/** Draws a burst of coloured powder about r across, with grains that fly out of it. */
export function powder(S, x, y, r, colour) {
  const clouds = range(9).map((i) => {
    const [turn, out] = [i * 2.4, r * 0.24 * Math.sqrt(i)];
    const [px, py, pr] = [x + Math.cos(turn) * out * 1.3, y + Math.sin(turn) * out * 0.8, r * (0.42 + 0.3 * S.r())];
    return S.glow(px, py, pr, colour, 0.45) + S.pool(oval(px, py, pr), px, py, pr, colour, 0.8);
  });
  const grains = range(46).map(() => {
    const [turn, out] = [S.r() * 2 * Math.PI, r * (0.6 + 0.8 * S.r() ** 2)];
    return circle(x + Math.cos(turn) * out * 1.2, y + Math.sin(turn) * out * 0.8, 2 + 6 * S.r() ** 3, colour);
  });
  return clouds.join('') + grains.join('');
}
