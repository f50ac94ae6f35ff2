import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp } from '../../kit/numbers.mjs';
import { pathBox } from '../../kit/path-box.mjs';
import { open, P } from '../../kit/shapes.mjs';
import { stage } from '../../kit/stage.mjs';

const NEAR = 0.15; // metres before the eye; what is nearer is not drawn

/**
 * Returns what draws a room as it is seen by somebody in it. Points are [x, y, z] in metres: x to the right along the
 * wall that is far, y up from the floor, z towards that wall. The eye is at `stand` [x, z], `eye` metres high, and
 * looks along z, turned to the right by `turn` degrees. Uprights stay upright: the horizon is only shifted (`horizon`,
 * 0 to 1 of the sheet). `light` is the direction that light comes from; faces away from it turn to `dark`.
 */
function viewOf(
  S,
  { stand, eye = 1.5, turn = 0, focal = 1150, middle = 0.5, horizon = 0.45, light = [-0.55, 0.6, -0.5], dark, bright },
) {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [cx, hz] = [S.W * middle, S.H * horizon];
  const seen = ([x, y, z]) => {
    const [dx, dz] = [x - stand[0], z - stand[1]];
    return [dx * c - dz * s, y, dx * s + dz * c];
  };
  const flat = ([x, y, z]) => [cx + (x * focal) / z, hz - ((y - eye) * focal) / z];
  const cut = (a, b) => a.map((v, i) => lerp(v, b[i], (NEAR - a[2]) / (b[2] - a[2])));
  const kept = (points) =>
    points.flatMap((b, i) => {
      const a = points[(i || points.length) - 1];
      const crossing = a[2] >= NEAR !== b[2] >= NEAR ? [cut(a, b)] : [];
      return b[2] >= NEAR ? [...crossing, b] : crossing;
    });
  const dot = (a, b) => a.reduce((sum, v, i) => sum + v * b[i], 0);
  const shadow = dark ?? mix(S.pal.sky[0], '#141230', 0.5);
  const glare = bright ?? S.pal.lit.hi;
  const view = {
    S,
    p: S.pal,
    horizon: hz,
    dark: shadow,
    bright: glare,
    at: (point) => flat(seen(point)),
    scale: (point) => focal / Math.max(NEAR, seen(point)[2]),
    distance: ([x, y, z]) => Math.hypot(x - stand[0], y - eye, z - stand[1]),
    face: (points) => {
      const front = kept(points.map(seen));
      return front.length > 2 ? clipPolygon(P(front.map(flat)), -300, -300, S.W + 300, S.H + 300) : '';
    },
    edge: (points) => {
      const line = points.map(seen);
      return line
        .slice(1)
        .flatMap((b, i) => {
          const a = line[i];
          if (a[2] < NEAR && b[2] < NEAR) return [];
          const [from, to] = [a[2] < NEAR ? cut(a, b) : a, b[2] < NEAR ? cut(b, a) : b];
          return [open([flat(from), flat(to)])];
        })
        .join('');
    },
    /** Whether some of a shape is on the sheet: what is clipped to a shape off the sheet cannot be printed. */
    onSheet: (d) => {
      const [x0, y0, x1, y1] = d ? pathBox(d) : [0, 0, 0, 0];
      return Math.min(x1, S.W) - Math.max(x0, 0) > 2 && Math.min(y1, S.H) - Math.max(y0, 0) > 2;
    },
    /** Stippled tone as the sheet draws it; nothing where the shape is off the sheet or has no width. */
    shade: (d, ...tone) => {
      const shape = clipPolygon(d, 0, 0, S.W, S.H);
      const visible = view.onSheet(shape);
      return visible ? S.shade(shape, ...tone) : '';
    },
    faces: (normal, [x, y, z]) => dot(normal, [stand[0] - x, eye - y, stand[1] - z]) > 0,
    /** The colour of a face with this normal, as the light of the room leaves it. */
    lit: (tone, normal) => {
      const t = dot(normal, light);
      return t > 0 ? mix(tone, glare, 0.2 * t) : mix(tone, shadow, -0.5 * t);
    },
  };
  return view;
}

/**
 * Returns what places the parts of a thing that stands at x, z and is turned by `turn` degrees: u along its back, y up,
 * w from its back to its front. At 0 its front is towards the far wall, at 180 towards the near one, at 90 to the left,
 * at -90 to the right.
 */
export function placed(x, z, turn = 0, floor = 0) {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (u, y, w) => [x + u * c - w * s, floor + y, z + u * s + w * c];
}

const from = (a, b) => a.map((v, i) => v - b[i]);

/** Returns where a direction of a placed thing points in the room. */
export const direction = (local, u, y, w) => from(local(u, y, w), local(0, 0, 0));

/** Returns the walls of a room: what places u metres along, v metres up and `out` metres into the room. */
export const wallsOf = ({ w, d }) => ({
  far: (u, v, out = 0) => [u, v, d - out],
  left: (u, v, out = 0) => [out, v, u],
  right: (u, v, out = 0) => [w - out, v, u],
});

/**
 * Returns the sheet of a room, what draws in it, its walls and its size [w, d, h] in metres; `view` is where it is seen
 * from, as `viewOf` says.
 */
export function guestRoom(options, { pal, seed, size: [w, d, h], ...view }) {
  const S = stage({ pal, seed, ...options });
  const room = { w, d, h };
  return { S, room, V: viewOf(S, view), ...wallsOf(room) };
}

/** Returns the way a wall faces. */
export const facing = (wall) => from(wall(0, 0, 1), wall(0, 0, 0));
