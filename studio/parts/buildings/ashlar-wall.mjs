import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { block } from './stone-block.mjs';

/** The heights of the courses from the ground up, in metres. */
const COURSES = [0.92, 0.84, 0.78, 0.74, 0.68, 0.64, 0.6];
/** The height of the wall below its parapet, and how tall a merlon is. */
export const WALL_TOP = COURSES.reduce((a, b) => a + b, 0);
const MERLON = { foot: 0.34, tall: 1.1, wide: 1.06, gap: 0.66, thick: 0.62 };

/**
 * Returns the plane of a wall that runs over the ground from a to b (each [x, z]): `at(s, y, n)` is a point s metres
 * along it, y up it and n out of it towards the eye, on the sheet; `scale(s)` is units per metre there.
 */
export function wallPlane(S, c, [ax, az], [bx, bz]) {
  const long = Math.hypot(bx - ax, bz - az);
  const [ux, uz] = [(bx - ax) / long, (bz - az) / long];
  const ground = (s, n = 0) => [ax + ux * s - uz * n, az + uz * s + ux * n];
  const at = (s, y, n = 0) => {
    const [x, z] = ground(s, n);
    return c.at(x, y, z);
  };
  const quad = (points) => clipPolygon(P(points.map((one) => at(...one))), -60, -60, S.W + 60, S.H + 60);
  return { long, ground, at, quad, scale: (s) => c.scale(ground(s)[1]) };
}

/** Draws the courses of large blocks. */
function courses(S, wall, look) {
  let o = '';
  let y = 0;
  for (const [j, tall] of COURSES.entries()) {
    let s = -1.2 + S.r() * 0.8;
    while (s < wall.long) {
      const next = Math.min(wall.long, s + tall * lerp(1.25, 2.1, S.r()));
      if (next - s > 0.2)
        o += block(S, wall, [s, next, y, y + tall], { ...look, n: j ? 0 : 0.1, worn: j < 2 ? 0.75 : 0.55 });
      s = next;
    }
    y += tall;
  }
  return o;
}

/**
 * Draws an arrow slit at s: a dark gap between splayed jambs, the far one in the light, and the rain's trace below
 * it.
 */
function slit(S, wall, s, { light, dark }) {
  const [y0, y1] = [WALL_TOP - 1.86, WALL_TOP - 0.78];
  const q = (a, b, low, high) =>
    wall.quad([
      [s + a, low],
      [s + b, low],
      [s + b, high],
      [s + a, high],
    ]);
  const trace = q(-0.2, 0.16, y0 - 1.7, y0 - 0.1);
  const jamb = wall.quad([
    [s - 0.2, y0 - 0.1],
    [s - 0.07, y0 + 0.04],
    [s - 0.07, y1 - 0.04],
    [s - 0.2, y1 + 0.1],
  ]);
  return (
    (trace ? S.shade(trace, dark, 0.55, 0, [0, 0, 0, 1]) : '') +
    path(q(-0.2, 0.2, y0 - 0.1, y1 + 0.1), mix(dark, '#0a120c', 0.55)) +
    path(jamb, light) +
    path(q(-0.07, 0.1, y0 + 0.04, y1 - 0.04), '#0c140d') +
    line(open([wall.at(s - 0.24, y0 - 0.12, 0.04), wall.at(s + 0.24, y0 - 0.12, 0.04)]), light, wall.scale(s) * 0.05)
  );
}

/** Draws the projecting band below the parapet and the shadow that it casts. */
function band(wall, { stone, light, dark }) {
  const strip = (y0, y1, n0, n1 = n0) =>
    wall.quad([
      [-1, y0, n0],
      [wall.long, y0, n0],
      [wall.long, y1, n1],
      [-1, y1, n1],
    ]);
  const y = WALL_TOP;
  return (
    path(strip(y - 0.34, y, 0), dark, 'opacity=".55"') +
    path(strip(y, y, 0, 0.2), mix(dark, '#0a120c', 0.5)) +
    path(strip(y, y + 0.2, 0.2), mix(stone, light, 0.55)) +
    path(strip(y + 0.15, y + 0.2, 0.2), light) +
    path(strip(y + 0.2, y + MERLON.foot, 0), mix(stone, dark, 0.35))
  );
}

/**
 * Draws the coping stone of a merlon between s0 and s1, its lower edge at y: its end and its underside lie in
 * shade.
 */
function coping(wall, s0, s1, y, { stone, light, dark }) {
  const [a, b, out, back] = [s0 - 0.07, s1 + 0.07, 0.08, -MERLON.thick - 0.06];
  const quad = (...points) => wall.quad(points);
  const below = mix(dark, '#0a120c', 0.4);
  return (
    path(quad([a, y, out], [b, y, out], [b, y, 0], [a, y, 0]), below) +
    path(quad([a, y, 0], [s0, y, 0], [s0, y, back], [a, y, back]), below) +
    path(quad([a, y, out], [a, y, back], [a, y + 0.16, back], [a, y + 0.16, out]), dark) +
    path(quad([a, y, out], [b, y, out], [b, y + 0.16, out], [a, y + 0.16, out]), mix(stone, light, 0.7))
  );
}

/** Draws one merlon from s0: its end in the shade, two blocks, a loophole, a coping stone. */
function merlon(S, wall, s0, look) {
  const { stone, light, dark } = look;
  const s1 = s0 + MERLON.wide;
  const [y0, y1] = [WALL_TOP + MERLON.foot, WALL_TOP + MERLON.foot + MERLON.tall];
  const mid = (s0 + s1) / 2;
  const front = (a, b, low, high) =>
    wall.quad([
      [a, low],
      [b, low],
      [b, high],
      [a, high],
    ]);
  const end = wall.quad([
    [s0, y0 - 0.14, 0],
    [s0, y0 - 0.14, -MERLON.thick],
    [s0, y1, -MERLON.thick],
    [s0, y1, 0],
  ]);
  return (
    path(end, mix(dark, '#0a120c', 0.25)) +
    path(front(s0, s1, y0 - 0.14, y1), mix(dark, '#1a2016', 0.35)) +
    block(S, wall, [s0, s1, y0 - 0.14, y0 + 0.48], look) +
    block(S, wall, [s0, s1, y0 + 0.48, y1], look) +
    path(front(mid - 0.1, mid + 0.1, y0 + 0.3, y0 + 0.82), '#101a11') +
    path(front(mid - 0.1, mid - 0.03, y0 + 0.3, y0 + 0.82), mix(stone, light, 0.4)) +
    path(front(s0, s1, y1 - 0.12, y1), dark, 'opacity=".6"') +
    coping(wall, s0, s1, y1, look)
  );
}

/** Draws grass, moss and fallen chips along the foot of the wall. */
function foot(S, wall, { dark }) {
  const damp = wall.quad([
    [-1, 0, 0.1],
    [wall.long, 0, 0.1],
    [wall.long, 1.5, 0.1],
    [-1, 1.5, 0.1],
  ]);
  const chips = range(26).map(() => {
    const s = S.r() ** 1.3 * wall.long;
    const [x, y] = wall.at(s, 0, 0.2 + S.r() * 0.7);
    const k = wall.scale(s) * (0.02 + 0.04 * S.r());
    return ellipse(x, y, k * 1.6, k * 0.7, dark) + ellipse(x - k * 0.2, y - k * 0.3, k * 1.3, k * 0.6, '#b3a878');
  });
  return S.shade(damp, '#2f4a26', 0.85, 0, [0, 1, 0, 0.25], 'b') + chips.join('');
}

/** Draws the whole wall with its crenels. `look` is { stone, light, dark }: its tone by itself, in sun, in shade. */
export function ashlarWall(S, wall, look) {
  const whole = wall.quad([
    [-1.4, 0],
    [wall.long, 0],
    [wall.long, WALL_TOP + 0.1],
    [-1.4, WALL_TOP + 0.1],
  ]);
  const step = MERLON.wide + MERLON.gap;
  const count = Math.floor(wall.long / step);
  const slits = range(6).map((i) => slit(S, wall, 1.7 + i * 2.9, look));
  // the merlons come first: the wall hides the feet of their ends, which lie behind its upper edge
  const merlons = range(count).map((i) => merlon(S, wall, wall.long - (i + 1) * step + MERLON.gap * 0.4, look));
  return (
    merlons.join('') +
    path(whole, mix(look.dark, '#1a2016', 0.35)) +
    courses(S, wall, look) +
    slits.join('') +
    foot(S, wall, look) +
    band(wall, look)
  );
}
