// What ends the landing: a balustrade to the side wall at the left, a wall at the right.

import { range } from '../../kit/numbers.mjs';
import { line, open, path } from '../../kit/shapes.mjs';
import { marigold } from './marigolds.mjs';
import { DOOR_WALL, HALF, LANDING, SIDE_WALL, STEPS } from './stair-course.mjs';

const [WALL, GLOOM, GOLD] = ['#0f3f39', '#031a19', '#c9974a'];
const RIGHT_WALL = 2.4;

/** Draws the floor of the landing beside the stair, and the balustrade before it. */
export function landingBalustrade(S, { hall, hallFace }) {
  const s = STEPS;
  const edge = hallFace([
    [s, SIDE_WALL, LANDING],
    [s, -HALF, LANDING],
    [s, -HALF, LANDING - 0.12],
    [s, SIDE_WALL, LANDING - 0.12],
  ]);
  const under = hallFace([
    [s, SIDE_WALL, LANDING - 0.12],
    [s, -HALF, LANDING - 0.12],
    [s, -HALF, 0],
    [s, SIDE_WALL, 0],
  ]);
  const bars = range(9).map((i) => {
    const u = SIDE_WALL + 0.1 + i * 0.15;
    return open([hall(s, u, LANDING), hall(s, u, LANDING + 0.9)]);
  });
  const rail = open([hall(s, SIDE_WALL, LANDING + 0.94), hall(s, -HALF, LANDING + 0.94)]);
  const blooms = range(23).map((i) => {
    const t = i / 22;
    const [x, y] = hall(
      s,
      SIDE_WALL + t * (-HALF - SIDE_WALL),
      LANDING + 0.92 - 0.28 * Math.abs(Math.sin(t * Math.PI * 2)),
    );
    return marigold(x, y, 4.4, i);
  });
  return (
    path(under, '#0b2b28') +
    S.shade(under, GLOOM, 0, 0.9, [0, 0, 0, 1]) +
    line(bars.join(''), '#0a211f', 4) +
    line(bars.join(''), '#4a5a44', 1.2) +
    path(edge, '#3a5648') +
    S.shade(edge, GLOOM, 0, 0.8, [0, 0, 0, 1]) +
    line(rail, '#5a3514', 8) +
    line(rail, '#d9a64e', 4) +
    blooms.join('')
  );
}

/** Draws the wall at the right of the landing. */
export function rightWall(S, { hallFace }) {
  const on = (s0, s1, h0, h1) =>
    hallFace([
      [s0, RIGHT_WALL, h0],
      [s1, RIGHT_WALL, h0],
      [s1, RIGHT_WALL, h1],
      [s0, RIGHT_WALL, h1],
    ]);
  const wall = on(6, DOOR_WALL, 0, 8.4);
  return (
    path(wall, WALL) +
    S.shade(wall, GLOOM, 0, 0.9, [0, 0.5, 0.8, 0.3]) +
    S.shade(wall, '#e2b060', 0.6, 0, [0, 0.8, 0.5, 0.7]) +
    line(on(17.4, 20, LANDING + 1.1, 6) + on(17.4, 20, LANDING + 0.2, LANDING + 0.85), GOLD, 2.2, 'opacity=".8"')
  );
}
