import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { P, path } from '../../kit/shapes.mjs';

const INK = '#06222a';

/**
 * Draws a flag in the wind by the camera `c`: its hoist is at x, z from y0 up to y1, it flies `w` metres to the left;
 * `turn` shifts its waves. A gradient carries the light on each fold.
 */
export function flag(S, c, colour, x, z, [y0, y1], w, turn) {
  const spot = (u, v) => {
    const wave = u ** 0.7 * Math.sin(u * 8.4 + turn);
    const droop = u * u * 0.34 + 0.07 * wave;
    return c.at(x - w * u * (0.96 - 0.05 * v), y0 + (y1 - y0) * v - droop, z - 0.3 * wave + 0.5 * u);
  };
  const folds = range(25).map((i) => {
    const u = i / 24;
    const slope = Math.cos(u * 8.4 + turn) * Math.min(1, 0.4 + u);
    return [u, slope > 0 ? mix(colour, '#fff2d2', slope * 0.4) : mix(colour, INK, -slope * 0.46)];
  });
  const edge = (v) => range(17).map((i) => spot(i / 16, v));
  const d = P([...edge(1), ...edge(0).toReversed()]);
  return (
    path(d, S.lin(folds, 1, 0, 0, 0)) +
    S.shade(d, INK, 0.5, 0, [0.4, 0, 0.5, 0.8]) +
    S.shade(d, '#ffb27a', 0, 0.55, [0.5, 0.5, 0.4, 1])
  );
}
