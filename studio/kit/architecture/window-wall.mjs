import { P, path } from '../shapes.mjs';

/**
 * Draws a wall of windows: `at` (u, v) gives where a point of it stands on the sheet, u along it and v up it, both 0 to 1.
 * `lit` is the share of its windows with light in them; `open` how much of its bay a window takes, across and up.
 */
export function windowWall(S, at, { cols, rows, wall, dark, panes, lit = 0.5, open = [0.6, 0.56], foot = 0 }) {
  const quad = (u0, v0, u1, v1) => P([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const whole = quad(0, 0, 1, 1);
  const shapes = { lamp: '', soft: '', none: '', ledge: '' };
  const high = (1 - foot) / (rows + 0.25);
  for (let j = 0; j < rows; j++) {
    const v = foot + high * j;
    shapes.ledge += quad(0, v - high * 0.03, 1, v + high * 0.03);
    for (let i = 0; i < cols; i++) {
      const chance = S.r();
      const u = (i + 0.5 - open[0] / 2) / cols;
      const d = quad(u, v + high * 0.22, u + open[0] / cols, v + high * (0.22 + open[1]));
      shapes[chance < lit * 0.6 ? 'lamp' : chance < lit ? 'soft' : 'none'] += d;
    }
  }
  return (
    path(whole, wall) +
    S.shade(whole, dark, 0.05, 0.7, [0.1, 0, 0.9, 1]) +
    path(shapes.none, panes.none) +
    path(shapes.soft, panes.soft) +
    path(shapes.lamp, panes.lamp) +
    S.shade(shapes.lamp, panes.soft, 0, 0.9, [0.2, 0, 0.4, 1]) +
    path(shapes.ledge, panes.ledge)
  );
}
