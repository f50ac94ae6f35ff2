import { camera } from '../../kit/camera.mjs';
import { P } from '../../kit/shapes.mjs';

/** How far the wall of the door is turned away from the eye, and where the middle of the door is, in metres. */
const TURN = (20 * Math.PI) / 180;
const MIDDLE = [0.856, 5.5];
const HORIZON = 672;
/** How far the open leaf stands out from the wall. */
const SWING = (65 * Math.PI) / 180;

/** The width of a leaf, its height, the rise of the arch above it, and how thick the wall is. */
export const LEAF = 1.7;
export const HEAD = 2.95;
export const RISE = 0.95;
export const WALL = 0.38;

/**
 * Returns the view of the hall: `at` gives the place on the sheet of a point that is `u` metres to the right of the
 * middle of the door along its wall, `y` up and `n` into the hall; `onLeaf` that of a point of the open leaf, `t` metres
 * from its hinge; `depth` is how far from the eye a point of the floor is.
 */
export function hallView() {
  const cam = camera({ cx: 685, horizon: HORIZON, focal: 1350, eye: 1.45 });
  const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
  const depth = (u, n) => MIDDLE[1] + u * sin - n * cos;
  const at = (u, y, n = 0) => cam.at(MIDDLE[0] + u * cos + n * sin, y, depth(u, n));
  const leafPlace = (t, out = 0) => [
    LEAF - t * Math.cos(SWING) + out * Math.sin(SWING),
    t * Math.sin(SWING) + out * Math.cos(SWING),
  ];
  const onLeaf = (t, y, out = 0) => {
    const [u, n] = leafPlace(t, out);
    return at(u, y, n);
  };
  return {
    horizon: HORIZON,
    at,
    onLeaf,
    leafEdge: leafPlace(LEAF),
    depth,
    scale: (u, n) => cam.scale(depth(u, n)),
    panel: (u0, y0, u1, y1, n = 0) => P([at(u0, y0, n), at(u1, y0, n), at(u1, y1, n), at(u0, y1, n)]),
    floor: (points) => P(points.map(([u, n]) => at(u, 0, n))),
  };
}
