// The hotel room in the morning: the places of its window and its desk in metres, and how the sun falls into it.
import { camera } from '../../kit/camera.mjs';
import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { range } from '../../kit/numbers.mjs';
import { P } from '../../kit/shapes.mjs';

export const TONES = {
  ink: '#141d2c',
  night: '#1d2a3e',
  slate: '#3d5068',
  steel: '#6d849e',
  peach: '#f7c79c',
  cream: '#fff0d4',
};

const CORNER = [1.96, 4.6];
const ALONG = [0.951, 0.309];
const INWARD = [0.309, -0.951];
/** How a ray of the sun goes through the room: right, down and towards the eye. */
const RAY = [0.283, -0.4, -1];
export const DESK = { height: 0.75, far: 1.15, right: 0.1 };
/** Where the uprights of the window stand, metres from the corner, and the heights of its bars. */
export const UPRIGHTS = [0.32, 1.43, 2.54, 3.65, 4.76];
export const BARS = [0.86, 1.98, 3.3, 4.62];

const PANES = range(UPRIGHTS.length - 1).flatMap((i) =>
  range(BARS.length - 1).map((j) => [UPRIGHTS[i] + 0.03, BARS[j] + 0.04, UPRIGHTS[i + 1] - 0.03, BARS[j + 1] - 0.03]),
);

/** Returns where on the floor a place of the room is: s metres from the corner along the window, n from the window. */
const place = (s, n) => [
  CORNER[0] - s * ALONG[0] + n * INWARD[0],
  Math.max(0.5, CORNER[1] - s * ALONG[1] + n * INWARD[1]),
];

/** Returns what finds out where the light of the window and the shadows of things fall on the desk. */
function sunlight(cam, cut) {
  const fall = ([x, y, z]) => {
    const t = Math.min((y - DESK.height) / -RAY[1], z - 0.6);
    return cam.at(x + RAY[0] * t, DESK.height, z + RAY[2] * t);
  };
  const through = (s, y) => {
    const [x, z] = place(s, 0);
    return fall([x, y, z]);
  };
  return {
    /** The point of the picture at which the ray through a point of the room meets the desk. */
    fall,
    /** The light of one pane on the desk. */
    pane: (s0, y0, s1, y1) => cut([through(s0, y0), through(s1, y0), through(s1, y1), through(s0, y1)]),
    /** The shadow of something that stands on the desk at s, n, `w` wide and `h` tall. */
    shadow: (s, n, w, h) => {
      const [x, z] = place(s, n);
      const [dx, dz] = [-RAY[2] * w * 0.5, RAY[0] * w * 0.5];
      const edge = (y) => [-1, 1].map((k) => fall([x + k * dx, y, z + k * dz]));
      return cut([...edge(DESK.height), ...edge(DESK.height + h).toReversed()]);
    },
  };
}

/** Returns the room on a sheet: its camera, and what places things in it by s, the height y and n. */
export function morningRoom(S) {
  const [focal, horizon] = S.by([1500, S.H * 0.45], [1420, S.H * 0.49], [1300, S.H * 0.5]);
  const cam = camera({ cx: S.W * 0.5, horizon, focal, eye: 1.35 });
  const at = (s, y, n = 0) => {
    const [x, z] = place(s, n);
    return cam.at(x, y, z);
  };
  const cut = (points) => clipPolygon(P(points), -30, -30, S.W + 30, S.H + 30);
  const [near, left] = [4, 6];
  const corners = [
    [DESK.right, DESK.far],
    [left, DESK.far],
    [left, near],
    [DESK.right, near],
  ];
  return {
    cam,
    at,
    cut,
    place,
    horizon,
    panes: PANES,
    scale: (s, n) => cam.scale(place(s, n)[1]),
    /** A part of the plane of the window. */
    quad: (s0, y0, s1, y1) => cut([at(s0, y0), at(s1, y0), at(s1, y1), at(s0, y1)]),
    desk: cut(corners.map(([s, n]) => at(s, DESK.height, n))),
    ...sunlight(cam, cut),
  };
}
