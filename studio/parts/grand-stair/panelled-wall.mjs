// The side wall of the hall of the stair: dark green panels with thin gold lines, a portrait, a sconce.
import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { circle, ellipse, line, open, path } from '../../kit/shapes.mjs';
import { DOOR_WALL, SIDE_WALL } from './stair-course.mjs';

const [WALL, DEEP, GOLD] = ['#0f3f39', '#031a19', '#c9974a'];
const PAINTED_HAIR = '#22120e';
/** Where the panels begin and end along the wall, counted in steps. */
const PANELS = [
  [-4, 0.2],
  [0.8, 3.9],
  [4.5, 7.6],
  [8.2, 11.4],
  [12, 15.4],
  [16, 19.8],
];

/** Draws a level moulding along the whole wall between two heights. */
const moulding = ({ onSideWall, hall }, h0, h1, tone) =>
  path(onSideWall(-4.4, DOOR_WALL, h0, h1), tone) +
  line(open([hall(-4.4, SIDE_WALL, h1), hall(DOOR_WALL, SIDE_WALL, h1)]), mix(tone, '#ffd48a', 0.45), 2);

/** Draws a painted lady of long ago, veiled, her face about x, y. */
function paintedLady(x, y) {
  const { at, move } = mover({ x, y, k: 0.92 });
  const eye = (u) => line(move(`M${u - 6} 2Q${u} -3 ${u + 6} 2M${u - 7} -8Q${u} -13 ${u + 7} -8`), '#3a1a12', 1.8);
  return (
    path(move('M-84 260C-92 120 -74 -66 2 -70C76 -66 92 120 86 260Z'), '#7d4a26') +
    path(move('M-70 260C-72 150 -60 108 -22 92L24 92C62 108 74 150 76 260Z'), '#6e2233') +
    path(move('M-13 24H15L22 92Q2 116 -22 92Z'), '#99643f') +
    ellipse(...at(1, -10), 33, 42, PAINTED_HAIR) +
    ellipse(...at(2, 0), 23, 32, '#b88258') +
    path(
      move('M-26 0C-26 -34 -8 -46 2 -42C14 -46 30 -34 30 0C24 -18 12 -28 2 -30C-6 -28 -20 -18 -26 0Z'),
      PAINTED_HAIR,
    ) +
    eye(-9) +
    eye(13) +
    line(move('M2 2Q5 10 1 12M-4 20Q2 24 9 20'), '#7a3424', 2) +
    circle(...at(2, -13), 2, '#8c1a24') +
    path(
      move(
        'M-38 -34C-58 30 -66 140 -84 260H-52C-50 160 -46 70 -36 14ZM40 -34C60 30 68 140 86 260H56C54 160 48 70 38 14Z',
      ),
      '#a8702e',
    ) +
    line(move('M-36 -30C-30 -52 -12 -62 2 -62C18 -62 34 -52 38 -30'), '#d9a64e', 4) +
    line(move('M-20 88Q2 132 24 88M-16 84Q2 112 20 84'), '#e8c070', 3.4, 'stroke-dasharray="0.1 5"')
  );
}

/** Draws her portrait in a gilded frame. */
function portrait(S, course) {
  const frame = course.onSideWall(1.15, 3.2, 1.62, 3.0);
  const inner = course.onSideWall(1.32, 3.05, 1.74, 2.88);
  const [x, y] = course.hall(2.2, SIDE_WALL, 2.5);
  return (
    path(course.onSideWall(1.05, 3.3, 1.5, 2.98), DEEP, 'opacity=".6"') +
    path(frame, '#8f6428') +
    S.shade(frame, '#ffd890', 0, 0.8, [0, 0.6, 1, 0.3]) +
    path(inner, '#23362c') +
    S.inside(
      inner,
      S.pool(inner, x, y, 130, '#a8804a', 0.6) + paintedLady(x, y) + S.shade(inner, DEEP, 0.6, 0.1, [0, 0.5, 1, 0.4]),
    ) +
    line(inner, '#e0b060', 2) +
    line(frame, '#4a2f10', 2)
  );
}

/** Draws a brass sconce with two small shades, which burn low. */
function sconce(S, course, s) {
  const [x, y] = course.hall(s, SIDE_WALL, 2.25);
  const shade = (dx) => {
    const d = mover({ x: x + dx, y }).move('M-9 -44H9L15 -12H-15Z');
    return path(d, '#e0a656') + S.shade(d, '#fff0c4', 0.9, 0, [0.5, 1, 0.5, 0]);
  };
  return (
    S.glow(x, y - 26, 120, '#f2b25a', 0.42) +
    ellipse(x, y + 14, 8, 22, '#b9823a') +
    line(mover({ x, y }).move('M0 14C-26 30 -30 6 -24 -10M0 14C26 30 30 6 24 -10'), '#d9a64e', 4) +
    shade(-24) +
    shade(24)
  );
}

/** Draws the wall with its mouldings and what hangs on it, and the marble floor before it. */
export function panelledWall(S, course) {
  const wall = course.onSideWall(-5, DOOR_WALL, 0, 8.4);
  const floor = course.hallFace([
    [-5, SIDE_WALL, 0],
    [DOOR_WALL, SIDE_WALL, 0],
    [DOOR_WALL, 0, 0],
    [-5, 0, 0],
  ]);
  const rows = PANELS.flatMap(([a, b]) => [
    course.onSideWall(a, b, 1.22, 4.3),
    course.onSideWall(a, b, 4.7, 7.4),
    course.onSideWall(a, b, 0.3, 0.86),
  ]);
  const inner = PANELS.map(([a, b]) => course.onSideWall(a + 0.22, b - 0.22, 1.32, 4.2));
  return (
    path(floor, '#0c2b28') +
    S.shade(floor, '#6f8a70', 0, 0.5, [0, 1, 1, 0]) +
    path(wall, WALL) +
    S.shade(wall, '#5a7a4e', 0, 0.75, [0.45, 0.6, 1, 0.5]) +
    S.shade(wall, DEEP, 0.95, 0, [0, 0.5, 0.72, 0.5]) +
    moulding(course, 0, 0.16, '#12332e') +
    moulding(course, 0.98, 1.06, '#1d554a') +
    line(rows.join(''), GOLD, 2.4, 'opacity=".75"') +
    line(inner.join(''), GOLD, 1.2, 'opacity=".5"') +
    portrait(S, course) +
    sconce(S, course, 6)
  );
}
