import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, path, rect } from '../../kit/shapes.mjs';
import { facing, wallsOf } from './view.mjs';

const grid = (from, to, step) =>
  range(Math.max(0, Math.floor((to - from) / step + 0.001))).map((i) => from + (i + 1) * step);

/** Draws the joints of a floor: 'boards', 'chevron', 'tiles', 'slabs' or 'carpet'. */
function joints(V, { w, d }, kind, colour) {
  const at = (x, z) => [x, 0, z];
  const strokes = [];
  if (kind === 'boards') for (const x of grid(-1, w + 1, 0.17)) strokes.push([at(x, -2), at(x, d)]);
  if (kind === 'cross-boards') for (const z of grid(-2, d, 0.17)) strokes.push([at(-1, z), at(w + 1, z)]);
  if (kind === 'tiles' || kind === 'slabs') {
    const step = kind === 'tiles' ? 0.4 : 0.9;
    for (const x of grid(-1, w + 1, step)) strokes.push([at(x, -2), at(x, d)]);
    for (const z of grid(-2, d, step)) strokes.push([at(-1, z), at(w + 1, z)]);
  }
  if (kind === 'chevron')
    for (const [i, x] of grid(-0.5, w + 0.5, 0.5).entries()) {
      strokes.push([at(x, -2), at(x, d)]);
      const s = i % 2 ? 0.25 : -0.25;
      for (const z of grid(-2, d, 0.16)) strokes.push([at(x - 0.5, z - s), at(x, z + s)]);
    }
  return line(strokes.map((ends) => V.edge(ends)).join(''), colour, 1.6, 'opacity=".5"');
}

/** Draws the floor; `checks` is the second colour of tiles laid like a chessboard. */
function floorOf(V, room, { kind = 'boards', tone, joint = mix(tone, V.dark, 0.45), checks, shine = 0.3 }) {
  const { w, d } = room;
  const ground = V.face([
    [-2, 0, -2.5],
    [w + 2, 0, -2.5],
    [w + 2, 0, d],
    [-2, 0, d],
  ]);
  const second = checks
    ? grid(-0.4, d, 0.4).flatMap((z, j) =>
        grid(-0.4, w, 0.4)
          .filter((_, i) => (i + j) % 2)
          .map((x) =>
            V.face([
              [x, 0, z],
              [x + 0.4, 0, z],
              [x + 0.4, 0, z + 0.4],
              [x, 0, z + 0.4],
            ]),
          ),
      )
    : [];
  const base = V.lit(tone, [0, 1, 0]);
  return (
    path(ground, base) +
    path(second.join(''), checks ?? tone) +
    joints(V, room, kind, joint) +
    V.shade(ground, V.dark, 0, 0.5, [0, 0, 0, 1]) +
    V.shade(ground, V.bright, shine, 0, [0, 0, 0.2, 0.8])
  );
}

/** Draws a wall from u0 to u1: lit by its direction, darker towards the ceiling, with a skirting. */
function wallOf(V, wall, [u0, u1], h, tone, { skirting = mix(tone, V.dark, 0.3), cornice, shade = 0.5 } = {}) {
  const strip = (v0, v1, out = 0) =>
    V.face([wall(u0, v0, out), wall(u1, v0, out), wall(u1, v1, out), wall(u0, v1, out)]);
  const d = strip(0, h);
  return (
    path(d, V.lit(tone, facing(wall))) +
    V.shade(d, V.dark, shade * 0.7, 0, [0, 0, 0, 0.6]) +
    path(strip(0, 0.12, 0.02), skirting) +
    (cornice ? path(strip(h - 0.12, h, 0.02), cornice) + path(strip(h - 0.18, h - 0.15, 0.02), cornice) : '')
  );
}

/** Draws framed fields on a wall, [u0, v0, u1, v1] each. */
export const mouldings = (V, wall, colour, ...fields) =>
  line(
    fields
      .flatMap(([u0, v0, u1, v1]) =>
        [0, 0.05].map((i) =>
          V.edge([
            wall(u0 + i, v0 + i, 0.01),
            wall(u1 - i, v0 + i, 0.01),
            wall(u1 - i, v1 - i, 0.01),
            wall(u0 + i, v1 - i, 0.01),
            wall(u0 + i, v0 + i, 0.01),
          ]),
        ),
      )
      .join(''),
    colour,
    2.2,
  );

/** Draws a strip of a wall from v0 to v1, for a dado or a band of paint. */
export const band = (V, wall, [u0, u1], [v0, v1], tone, out = 0.01) =>
  path(V.face([wall(u0, v0, out), wall(u1, v0, out), wall(u1, v1, out), wall(u0, v1, out)]), V.lit(tone, facing(wall)));

/** Draws upright slats of wood on a wall. */
export const slats = (V, wall, [u0, u1], [v0, v1], tone, step = 0.09) =>
  band(V, wall, [u0, u1], [v0, v1], mix(tone, V.dark, 0.45)) +
  range(Math.floor((u1 - u0) / step))
    .map((i) => band(V, wall, [u0 + i * step, u0 + i * step + step * 0.62], [v0, v1], tone, 0.03))
    .join('');

/** Draws courses of squared stone on a wall. */
export const courses = (V, wall, [u0, u1], [v0, v1], colour, high = 0.42) =>
  line(
    range(Math.ceil((v1 - v0) / high))
      .flatMap((j) => {
        const v = v0 + j * high;
        const ups = grid(u0 - (j % 2) * 0.4, u1, 0.8).map((u) => V.edge([wall(u, v), wall(u, Math.min(v1, v + high))]));
        return [V.edge([wall(u0, v), wall(u1, v)]), ...ups];
      })
      .join(''),
    colour,
    2,
    'opacity=".6"',
  );

const tented = (V, { w, d, h }, [one, other], rise) =>
  range(14)
    .map((i) => {
      const [a, b] = [lerp(-0.2, w + 0.2, i / 14), lerp(-0.2, w + 0.2, (i + 1) / 14)];
      const peak = [w / 2, h + rise, d * 0.4];
      return path(V.face([[a, h, d], [b, h, d], peak]), i % 2 ? one : V.lit(other, [0, -1, 0]));
    })
    .join('') +
  [0, w]
    .flatMap((x) =>
      range(12).map((i) => {
        const [a, b] = [lerp(-2, d, i / 12), lerp(-2, d, (i + 1) / 12)];
        return path(
          V.face([
            [x, h, a],
            [x, h, b],
            [w / 2, h + rise, d * 0.4],
          ]),
          mix(i % 2 ? one : other, V.dark, 0.18),
        );
      }),
    )
    .join('');

/**
 * Draws the ceiling: 'plain', 'cove' with hidden light round a raised middle, 'beams' across, 'coffers', 'boards' or a
 * 'tent' of two colours.
 */
function ceilingOf(V, room, { kind = 'plain', tone = '#efe3cc', trim = mix(tone, V.dark, 0.4), cloth, rise = 0.8 }) {
  const { w, d, h } = room;
  const flat = (x0, z0, x1, z1, y = h) =>
    V.face([
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ]);
  if (kind === 'tent') return tented(V, room, cloth, rise);
  const whole = flat(0, -2.5, w, d);
  let o = path(whole, mix(tone, V.dark, 0.14)) + V.shade(whole, V.dark, 0.22, 0, [0, 0, 0, 1]);
  if (kind === 'cove') {
    const raised = flat(0.6, -2, w - 0.6, d - 0.6);
    o +=
      path(raised, mix(tone, V.p.lit.hi, 0.35)) +
      line(raised, V.p.lit.hi, 7, 'opacity=".8"') +
      V.shade(raised, tone, 0, 0.9, [0, 1, 0, 0]);
  }
  if (kind === 'beams')
    for (const z of grid(-0.4, d, 0.85).reverse())
      o +=
        path(
          V.face([
            [0, h, z],
            [w, h, z],
            [w, h - 0.2, z],
            [0, h - 0.2, z],
          ]),
          V.lit(trim, [0, 0, -1]),
        ) +
        path(
          V.face([
            [0, h - 0.2, z],
            [w, h - 0.2, z],
            [w, h - 0.2, z + 0.16],
            [0, h - 0.2, z + 0.16],
          ]),
          mix(trim, V.dark, 0.35),
        );
  if (kind === 'coffers')
    for (const x of range(Math.ceil(w / 0.9)))
      for (const z of range(Math.ceil(d / 0.9)))
        o += line(flat(x * 0.9 + 0.1, z * 0.9 + 0.1, x * 0.9 + 0.8, z * 0.9 + 0.8), trim, 4);
  if (kind === 'boards')
    o += line(
      grid(0, w, 0.2)
        .map((x) =>
          V.edge([
            [x, h, -2],
            [x, h, d],
          ]),
        )
        .join(''),
      trim,
      1.8,
      'opacity=".7"',
    );
  return o;
}

/** Draws floor, ceiling and the three walls; `walls` has a colour for each, or one for all. */
export function shellOf(V, room, { floor, ceiling, walls, left = walls, right = walls, skirting, cornice, shade }) {
  const { far, ...sides } = wallsOf(room);
  const trim = { skirting, cornice, shade };
  return (
    rect(0, 0, V.S.W, V.S.H, V.dark) +
    ceilingOf(V, room, ceiling) +
    floorOf(V, room, floor) +
    wallOf(V, far, [0, room.w], room.h, walls, trim) +
    wallOf(V, sides.left, [-2.5, room.d], room.h, left, trim) +
    wallOf(V, sides.right, [-2.5, room.d], room.h, right, trim)
  );
}

/** Draws light that falls on the floor through a window: a strip [x0, z0, x1, z1] that leans by `lean` metres. */
export const sunOnFloor = (V, [x0, z0, x1, z1], lean = 0.5, a = 0.4) =>
  path(
    V.face([
      [x0, 0.004, z0],
      [x1, 0.004, z0 - lean],
      [x1, 0.004, z1 - lean],
      [x0, 0.004, z1],
    ]),
    V.p.sun,
    `opacity="${f(a)}"`,
  );
