import { camera } from '../../kit/camera.mjs';
import { P } from '../../kit/shapes.mjs';

const HORIZON = 640;
/** The corner where the two walls meet: metres right of the eye and away from it. */
const CORNER = [-1.33, 9.5];
/** The direction of the long wall, which is turned by 22 degrees out of the picture plane. */
const [C, Q] = [Math.cos(0.384), Math.sin(0.384)];
/** How far the sun throws the shadow of what is a metre high: along the long wall, and away from it. */
const [ALONG, AWAY] = [0.77, 1.02];
/** The heights of the wall in metres: the sill between two merlons, and the top of a merlon. */
export const [SILL, TOP] = [0.6, 1.23];
/** The colour of shade on sandstone under a clear sky. */
export const SHADE = '#3a463f';

/**
 * Returns a view of the terrace. Its places are given in metres from the far corner: s along the long wall, which runs
 * to the right and nearer, t along the short one, which runs to the left and nearer, h up.
 */
export function terraceView() {
  const cam = camera({ cx: 1000, horizon: HORIZON, focal: 1500, eye: 1.4 });
  const plan = (s, t) => [CORNER[0] + C * s - Q * t, CORNER[1] - Q * s - C * t];
  const at = (s, t, h = 0) => {
    const [x, z] = plan(s, t);
    return cam.at(x, h, z);
  };
  const [right, nearer] = [C * ALONG - Q * AWAY, Q * ALONG + C * AWAY];
  return {
    cam,
    horizon: HORIZON,
    at,
    face: (points) => P(points.map((p) => at(...p))),
    depth: (s, t) => plan(s, t)[1],
    scale: (s, t) => cam.scale(plan(s, t)[1]),
    /** Where on the floor the shadow of a point falls. */
    cast: (s, t, h) => at(s + ALONG * h, t + AWAY * h),
    /** The shadow of an upright figure whose outline is in units of the sheet about its place x, y on the floor. */
    shadowOf: (x, y, outline) => {
      const z = cam.floorZ(y);
      const k = cam.scale(z);
      const left = (x - 1000) / k;
      return P(outline.map(([u, v]) => cam.at(left + (u - right * v) / k, 0, z + (nearer * v) / k)));
    },
  };
}
