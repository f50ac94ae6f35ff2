import { range } from './numbers.mjs';
import { P } from './shapes.mjs';

/**
 * Makes a camera: metres in, design units out. x is right of the axis, y is up from the floor, z is away from the eye.
 */
export function camera({ cx, horizon, focal = 1000, eye = 1.6 }) {
  const at = (x, y, z) => [cx + (x * focal) / z, horizon - ((y - eye) * focal) / z];
  return {
    at,
    eye,
    scale: (z) => focal / z, // units per metre at depth z
    floorZ: (y) => (eye * focal) / (y - horizon), // depth at which the floor meets line y
    face: (pts) => P(pts.map((p) => at(...p))),
    floor: (x0, z0, x1, z1, y = 0) => P([at(x0, y, z0), at(x1, y, z0), at(x1, y, z1), at(x0, y, z1)]),
    wall: (x, z0, z1, y0, y1) => P([at(x, y0, z0), at(x, y1, z0), at(x, y1, z1), at(x, y0, z1)]),
    front: (x0, y0, x1, y1, z) => P([at(x0, y0, z), at(x1, y0, z), at(x1, y1, z), at(x0, y1, z)]),
    // flat points (u along depth, v up) laid on the side wall at x
    onWall: (x, pts) => P(pts.map(([z, y]) => at(x, y, z))),
    onFloor: (pts, y = 0) => P(pts.map(([x, z]) => at(x, y, z))),
    ring: (x, z, r, y = 0, n = 48) =>
      range(n).map((i) => at(x + r * Math.cos((i / n) * 2 * Math.PI), y, z + r * Math.sin((i / n) * 2 * Math.PI))),
  };
}
