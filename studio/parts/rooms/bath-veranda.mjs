import { mix } from '../../kit/colour.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { box, group, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { latticePath, lightOnFloor, lightOnWall, lit } from './lattice-light.mjs';

const WALL = '#2c6664';
const SHADE = '#143a41';
const FLOOR = '#b98a63';
const SUN = '#ffe9ae';

/** Where things are, in metres: the side wall with the lattice, the back wall, its end, and the end of the floor. */
const ROOM = { side: -0.83, back: 4.16, end: 0.98, edge: 5.1, pool: 20 };

/** Returns the outline of the wall at the back. */
export function wallShape(cam) {
  const [x0, foot] = cam.at(ROOM.side, 0, ROOM.back);
  return box(x0, 0, cam.at(ROOM.end, 0, ROOM.back)[0], foot);
}

/** Draws a twig of neem that hangs down from x, y, bent to the left, with pairs of narrow leaves. */
const hangingTwig = (x, y, long, turn, tone) =>
  group(
    line('M0 0Q30 -16 100 0', '#5a4a30', 1.4) +
      range(11)
        .flatMap((i) => [-1, 1].map((s) => [8 + i * 9, -Math.sin(i * 0.29) * 8, s * (58 - i * 3), (i + s) % 3]))
        .map(([u, v, a, q]) =>
          group(
            path('M0 0C6 -6 18 -7 32 0C20 4 8 5 0 0Z', q ? tone : mix(tone, '#f3e08c', 0.45)),
            `transform="translate(${f(u)} ${f(v)}) rotate(${f(a)})"`,
          ),
        )
        .join(''),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f(long / 100)})"`,
  );

/** Draws the round crowns of trees that stand from x0 to the edge, their tops about y, with the sun on them. */
const crowns = (S, x0, y, low, tone, seed) => {
  const random = rng(seed);
  const drawn = range(8).map((i) => {
    const d = oval(x0 + 10 + i * 34, y + random() * 80 + 30, 40 + random() * 26);
    return path(d, tone) + S.shade(d, '#ffeeb0', 0.9, 0, [0.1, 0, 0.6, 0.7]);
  });
  return path(box(x0, y + 70, S.W, low), tone) + drawn.join('');
};

/** Draws the quiet pool beyond the floor of the veranda, with the reflections of the trees. */
function pool(S, cam, x0) {
  const [top, low] = [cam.at(0, 0, ROOM.pool)[1], cam.at(0, 0, ROOM.edge + 0.25)[1]];
  const ripples = range(9)
    .map((i) => {
      const y = top + (low - top) * ((i + 0.5) / 9) ** 1.3;
      const x = x0 + ((i * 83) % 150);
      return `M${f(x)} ${f(y)}H${f(x + 40 + i * 9)}`;
    })
    .join('');
  const water = S.lin([
    [0, '#3f7f7c'],
    [0.35, '#6fb0a6'],
    [1, '#bfe0c4'],
  ]);
  return (
    rect(x0, top, S.W - x0, low - top, water) +
    S.shade(box(x0, top, S.W, top + 70), '#1f4c4c', 0.8, 0, [0, 0, 0, 1]) +
    line(ripples, '#f4f6d6', 3, 'opacity=".7"') +
    rect(x0, low, S.W - x0, 16, '#fdeec4') +
    rect(x0, low + 12, S.W - x0, 10, '#a9805e')
  );
}

/** Draws what is seen beyond the end of the wall: sky, trees, the pool, and twigs that hang before them. */
function garden(S, cam, x0) {
  const bank = cam.at(0, 0, ROOM.pool)[1];
  const sky = S.lin([
    [0, '#a9c9b0'],
    [0.5, '#f0dca0'],
    [1, '#fff0c2'],
  ]);
  return (
    rect(x0, 0, S.W - x0, bank, sky) +
    crowns(S, x0, 500, bank, '#9cbb95', 3) +
    crowns(S, x0, 640, bank, '#5d9079', 8) +
    S.shade(box(x0, bank - 170, S.W, bank), '#244f4c', 0, 0.9, [0, 0, 0, 1]) +
    pool(S, cam, x0) +
    hangingTwig(S.W - 30, -40, 330, 104, '#2f6650') +
    hangingTwig(S.W + 20, -30, 420, 112, '#3d7a4f') +
    hangingTwig(S.W - 110, -60, 250, 96, '#23564a')
  );
}

/** Draws the wall with the light that falls on it through the lattice, and the end of the wall beside the garden. */
function backWall(S, cam) {
  const [x0, foot] = cam.at(ROOM.side, 0, ROOM.back);
  const [x1] = cam.at(ROOM.end, 0, ROOM.back);
  const d = wallShape(cam);
  const plinth = box(x0, foot - 50, x1, foot);
  return (
    path(d, WALL) +
    S.shade(d, SHADE, 0.85, 0, [0.7, 0, 0.3, 0.75], 'b') +
    S.shade(d, '#7fae8c', 0.5, 0, [0, 0.4, 0.7, 0.5], 'b') +
    path(plinth, '#1f5154') +
    rect(x0, foot - 54, x1 - x0, 5, '#d99a36') +
    lit(
      S,
      d,
      lightOnWall({ x: x0 + 20, y: 150, cell: 84, cols: 12, rows: 11 }),
      SUN,
      [x0, 300],
      [x1, 900],
      [0.98, 0.36],
    ) +
    path(box(x1, 0, x1 + 34, foot + 12), '#173f45') +
    rect(x1 - 5, 0, 6, foot, '#7fae8c')
  );
}

/** Draws the side wall and the stone lattice in it, through which the sun comes. */
function sideWall(S, cam) {
  const { side, back } = ROOM;
  const wall = cam.wall(side, 2, back, 0, 4);
  const [z0, high, cell] = [2.6, 2.75, 0.17];
  const holes = latticePath((u, v) => cam.at(side, high - v * cell, z0 + u * cell), 8, 12, 0.4);
  const hole = cam.wall(side, z0 - 0.1, back - 0.14, 1.05, 2.9);
  return (
    path(wall, '#1d4c50') +
    S.shade(wall, '#0f2f38', 0.2, 0.9, [0, 0, 0, 1]) +
    path(hole, '#24595a') +
    S.inside(hole, path(holes, '#fff4cf') + S.shade(holes, '#f9bd4f', 0, 0.6, [0, 0, 0, 1])) +
    line(hole, '#d99a36', 5)
  );
}

/** Draws the stone floor with its joints and the light on it. */
function floor(S, cam) {
  const [, far] = cam.at(0, 0, ROOM.edge);
  const d = box(-10, far, S.W + 10, S.H + 10);
  const joints =
    [2.3, 2.62, 3.05, 3.6, 4.3].map((z) => `M-10 ${f(cam.at(0, 0, z)[1])}H${S.W + 10}`).join('') +
    [-1.4, -0.7, 0, 0.7, 1.4]
      .map((x) => `M${cam.at(x, 0, ROOM.edge).map(f).join(' ')}L${cam.at(x, 0, 2).map(f).join(' ')}`)
      .join('');
  const light = lightOnFloor(cam, { x0: -0.55, z0: 2.4, cell: 0.17, cols: 11, rows: 9 });
  return (
    path(d, FLOOR) +
    S.shade(d, '#6a3f3a', 0.75, 0, [0, 0.1, 0.5, 0.5], 'b') +
    S.shade(d, '#f3d6a0', 0, 0.7, [0.5, 0.4, 1, 0.1], 'b') +
    line(joints, '#7a5040', 2.2, 'opacity=".55"') +
    lit(S, d, light, SUN, [200, 1500], [900, 1180], [0.9, 0.4])
  );
}

/** Draws the veranda of a bath house in the morning, without anybody in it. */
export function bathVeranda(S, cam) {
  const [x1] = cam.at(ROOM.end, 0, ROOM.back);
  const corner = P([
    cam.at(ROOM.side, 0, 2),
    cam.at(ROOM.side, 0, ROOM.back),
    cam.at(ROOM.end, 0, ROOM.back),
    cam.at(ROOM.end, 0, ROOM.back - 0.3),
    cam.at(ROOM.side + 0.25, 0, ROOM.back - 0.4),
  ]);
  return (
    garden(S, cam, x1) +
    floor(S, cam) +
    S.shade(corner, '#4a2830', 0.8, 0.5, [0, 0, 0, 1]) +
    backWall(S, cam) +
    sideWall(S, cam)
  );
}
