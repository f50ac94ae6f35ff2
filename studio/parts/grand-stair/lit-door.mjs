// The wall at the head of the stair, and the great door in it: open, a ballroom with a chandelier beyond.
import { mix } from '../../kit/colour.mjs';
import { chandelier } from '../../kit/furnishings/chandelier.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { marigold } from './marigolds.mjs';
import { DOOR_WALL, LANDING, SIDE_WALL } from './stair-course.mjs';

const WALL = '#134a41';
const GOLD = '#d9a64e';
const [HALF_DOOR, SPRING] = [1.15, 2.35];

/** Returns the outline of an arch of the door wall, `half` wide, whose curve begins `spring` above the landing. */
const arch = ({ hall }, half, spring, s = DOOR_WALL) =>
  P([
    hall(s, -half, LANDING),
    ...range(25).map((i) => {
      const a = Math.PI * (1 - i / 24);
      return hall(s, half * Math.cos(a), LANDING + spring + half * Math.sin(a));
    }),
    hall(s, half, LANDING),
  ]);

/** Draws the wall with gold mouldings, warm where the light of the door grazes it. */
function wall(S, course) {
  const d = course.onDoorWall(SIDE_WALL, 2.4, LANDING, 8.4);
  const panels = [
    [-3, -1.85],
    [1.75, 2.3],
  ].map(([a, b]) => course.onDoorWall(a, b, LANDING + 1.1, 6) + course.onDoorWall(a, b, LANDING + 0.2, LANDING + 0.85));
  const [x, y] = course.hall(DOOR_WALL, 0, LANDING + 1.6);
  return (
    path(d, WALL) +
    S.shade(d, '#04211f', 0.2, 0.95, [0.5, 0.9, 0.45, 0]) +
    S.pool(d, x, y, 420, '#e2b060', 0.75) +
    line(panels.join(''), GOLD, 2.2, 'opacity=".8"') +
    line(
      open([course.hall(DOOR_WALL, SIDE_WALL, LANDING + 0.97), course.hall(DOOR_WALL, 2.4, LANDING + 0.97)]),
      GOLD,
      3,
    )
  );
}

/** Draws the ballroom that is seen through the door: its far wall with tall windows, its floor, people who dance. */
function ballroom(S, course) {
  const deep = 40;
  const { hall, hallFace } = course;
  const floor = hallFace([
    [DOOR_WALL, -1.4, LANDING],
    [deep, -4, LANDING],
    [deep, 4, LANDING],
    [DOOR_WALL, 1.4, LANDING],
  ]);
  const windows = [-2.6, -1.3, 0, 1.3, 2.6].map((u) =>
    hallFace([
      [deep, u - 0.4, LANDING + 0.5],
      [deep, u - 0.4, LANDING + 3.4],
      [deep, u + 0.4, LANDING + 3.4],
      [deep, u + 0.4, LANDING + 0.5],
    ]),
  );
  const dancers = [
    [-1.5, '#b8683a'],
    [-1.1, '#c8703c'],
    [0.3, '#b45a34'],
    [1.5, '#c46a38'],
    [1.9, '#a8583a'],
  ].map(([u, tone]) => {
    const [x, y] = hall(34, u, LANDING);
    const body = mover({ x, y }).move('M-14 0C-16 -70 -12 -90 0 -92C12 -90 16 -70 14 0Z');
    return path(body, tone) + ellipse(x, y - 104, 9, 12, tone);
  });
  const [cx, cy] = hall(30, -0.1, LANDING + 3.3);
  return (
    path(windows.join(''), '#fffbe8', 'opacity=".8"') +
    line(windows.join(''), '#dc9a48', 3, 'opacity=".7"') +
    path(floor, '#f4b25e') +
    soft(S, dancers.join(''), 3) +
    S.glow(cx, cy + 50, 210, '#fffdf0', 0.9) +
    chandelier(S, cx, cy - 130, 150, S.pal, { drop: 90 })
  );
}

/** Draws the two leaves of the door, which are open into the ballroom. */
const leaves = (S, { hallFace }) =>
  [-1, 1]
    .map((side) => {
      const leaf = (a, b, h0, h1) =>
        hallFace([
          [DOOR_WALL + a, side * HALF_DOOR, LANDING + h0],
          [DOOR_WALL + a, side * HALF_DOOR, LANDING + h1],
          [DOOR_WALL + b, side * (HALF_DOOR - 0.12), LANDING + h1],
          [DOOR_WALL + b, side * (HALF_DOOR - 0.12), LANDING + h0],
        ]);
      const d = leaf(0, 2.6, 0, SPRING + 0.4);
      return (
        path(d, '#1c5a4c') +
        S.shade(d, '#ffd48a', 0, 0.9, [side > 0 ? 1 : 0, 0, side > 0 ? 0 : 1, 0]) +
        line(leaf(0.4, 2.2, 0.3, 1.1) + leaf(0.4, 2.2, 1.3, 2.5), GOLD, 2)
      );
    })
    .join('');

/** Draws marigolds and jasmine along the arch, and in strings down both sides of it. */
function toran({ hall }) {
  const bloom = ([x, y], i) => (i % 4 === 3 ? flower(x, y, 6, BLOOM.white, '#f3d27a') : marigold(x, y, 6.6, i));
  const over = range(43).map((i) => {
    const a = Math.PI * (1 - i / 42);
    const dip = 0.1 * Math.abs(Math.sin((i / 42) * Math.PI * 7));
    return bloom(hall(DOOR_WALL, (1.2 - dip) * Math.cos(a), LANDING + SPRING + (1.2 - dip) * Math.sin(a)), i);
  });
  const down = [-1.2, 1.2].flatMap((u) =>
    range(13).map((i) => bloom(hall(DOOR_WALL, u, LANDING + SPRING - i * 0.09), i)),
  );
  return over.join('') + down.join('');
}

/** Draws the wall with the open door, and the light that fills it. */
export function litDoor(S, course) {
  const [frame, moulding, opening] = [
    arch(course, 1.5, SPRING),
    arch(course, 1.36, SPRING),
    arch(course, HALF_DOOR, SPRING),
  ];
  const [x, y] = course.hall(DOOR_WALL, 0, LANDING + 1.7);
  const light = S.lin([
    [0, '#e6a04a'],
    [0.3, '#fbcf84'],
    [0.62, '#fff3d0'],
    [1, '#f7b964'],
  ]);
  return (
    wall(S, course) +
    path(frame, '#e9dcc0') +
    S.shade(frame, '#5a6a54', 0, 0.8, [0.5, 0.4, 0, 0]) +
    line(moulding, mix(GOLD, '#8a5a1e', 0.3), 4) +
    line(frame, '#8f7a50', 3) +
    path(opening, light) +
    S.inside(opening, ballroom(S, course) + leaves(S, course)) +
    toran(course) +
    S.glow(x, y, 430, '#ffd48a', 0.5)
  );
}
