import { f, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

/**
 * Draws a screen of pierced stone with light behind it, between z0 and z1 and between the heights y0 and y1 on the wall
 * at x: three sets of parallel bars cross one another and leave stars and triangles open.
 */
export function latticeScreen(S, { at, scale }, { x, z0, z1, y0, y1 }) {
  const panel = (a, b, c, d) => P([at(x, c, a), at(x, d, a), at(x, d, b), at(x, c, b)]);
  const whole = panel(z0, z1, y0, y1);
  const hole = panel(z0 + 0.16, z1 - 0.16, y0 + 0.14, y1 - 0.14);
  const step = 0.24;
  const high = y1 - y0;
  const lean = high / Math.sqrt(3);
  const bars = range(Math.ceil((z1 - z0 + lean) / step) + 1).flatMap((i) => {
    const z = z0 - lean + i * step;
    return [open([at(x, y0, z), at(x, y1, z + lean)]), open([at(x, y0, z + lean), at(x, y1, z)])];
  });
  const rows = range(Math.ceil(high / (step * 0.866))).map((i) => {
    const y = y0 + i * step * 0.866 + 0.1;
    return open([at(x, y, z0), at(x, y, z1)]);
  });
  const width = f(Math.max(1.2, 0.034 * scale((z0 + z1) / 2)));
  return (
    path(whole, '#b9835c') +
    S.shade(whole, '#2a2c5a', 0.75, 0.15, [0, 0, 0.3, 1]) +
    path(hole, '#ffcf80') +
    S.shade(hole, '#e8853a', 0, 0.85, [0, 0.9, 0, 0]) +
    S.inside(hole, line([...bars, ...rows].join(''), '#7a4630', width)) +
    line(hole, '#ffe2a8', 1.6, 'opacity=".8"')
  );
}
