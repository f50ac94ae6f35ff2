import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { through } from '../../kit/curves.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, circle, path, rect } from '../../kit/shapes.mjs';

const GRASS = ['#34525c', '#244a52', '#183a46', '#0f2438'];
/** The stage: where its left end is across and how far away, and how long it is, in metres. */
export const STAGE = { x: 2, z: 215, long: 58 };
/** The point about which the tables stand in arcs, across and away, and how far it is from arc to arc. */
export const MIDDLE = [STAGE.x + STAGE.long * 0.45, STAGE.z + 40];
export const RING = 7.7;
/** The middle line of the path to the stage: across, away, and half its width. */
const WAY = [
  [-20, 6, 1.5],
  [-14, 14, 1.5],
  [-10, 24, 1.5],
  [-4.5, 36, 1.5],
  [2.6, 49, 1.5],
  [4.2, 62, 1.5],
  [-2.6, 78, 1.6],
  [-7, 95, 1.7],
  [0, 116, 1.9],
  [15, 138, 2],
  [18, 160, 2.2],
  [19, 185, 2.4],
  [26, 205, 2.6],
  [28, 212, 2.6],
  [28, 214, 2.6],
];

/** Returns the points of the path's middle line, made smooth, each [x, z, half width]; the ends only guide it. */
export const smoothWay = () => through(WAY, 8).slice(8, -9);

/** Draws the arcs in which the grass was mown, about the stage, each other one lighter. */
const mown = (c, fade) =>
  range(21)
    .map((i) => {
      const arc = (r) =>
        range(61).flatMap((j) => {
          const a = (j / 60) * Math.PI;
          const [x, z] = [MIDDLE[0] - Math.cos(a) * r, MIDDLE[1] - Math.sin(a) * r];
          return z > 9 ? [[x, z]] : [];
        });
      const r = 62.2 + i * 2 * RING;
      return path(clipPolygon(c.onFloor([...arc(r), ...arc(r + RING).toReversed()]), -30, -30, 2040, 2120), fade);
    })
    .join('');

/** Draws the path that winds over the lawn between small lamps, `way` its middle line. */
function litPath(S, c, way, paints) {
  const side = (sign) => way.map(([x, z, half]) => [x + sign * half, z]);
  const d = c.onFloor([...side(-1), ...side(1).toReversed()]);
  const lamps = way.flatMap(([x, z, half], i) =>
    [-1, 1].flatMap((sign) => {
      if (i % 3 !== (sign > 0 ? 0 : 1)) return [];
      const [px, py] = c.at(x + sign * (half + 0.4), 0.5, z);
      const k = c.scale(z);
      return [circle(px, py, k * 1.5, paints.lamp), circle(px, py, Math.max(1.2, k * 0.14), '#fff8dc')];
    }),
  );
  const light = ['#ffe6ac', '#ffcf88', '#e09a6a'].map((tone, i) => [i / 2, tone]);
  return path(d, S.lin(light)) + S.shade(d, '#5a2f5a', 0, 0.4, [0.4, 0.5, 0, 1]) + lamps.join('');
}

/** Draws the grass below the horizon `hz`, lit on the right, and the path over it. */
export function lawnGround(S, c, hz, way, paints) {
  const { W, H } = S;
  const base = GRASS.map((tone, i) => [[0, 0.14, 0.46, 1][i], tone]);
  const stripe = [0.02, 0.2, 0.12].map((alpha, i) => [i / 2, '#a8d8a0', alpha]);
  const light = S.pooled(W * S.by(0.74, 0.56), lerp(hz, H, 0.3), W * S.by(0.5, 0.8), H * 0.4, '#5f9a78', 0.7);
  return (
    rect(0, hz + 6, W, H, S.lin(base)) +
    S.inside(box(0, hz + 6, W, H), light) +
    mown(c, S.lin(stripe, 0, 0, 1, 0)) +
    litPath(S, c, way, paints)
  );
}
