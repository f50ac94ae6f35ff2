import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';
import { pillow } from './beds.mjs';
import { arched, openings, outlined, square } from './openings.mjs';

/**
 * Draws a jharokha: a deep bay in a wall from u0 to u1 with a mattress to sit on behind three cusped lights. `cushions`
 * are their colours from u0 to u1; `jaali` is the colour of a lattice in the upper lights.
 */
export function windowSeat(
  V,
  wall,
  [u0, u1],
  beyond,
  { jamb, cloth, cushions = [], lights = 3, sill = 0.45, top = 2.7, deep = 0.8, jaali, bar = V.p.gold },
) {
  const back = (u, v, out = 0) => wall(u, v, out - deep);
  const wide = (u1 - u0) / lights;
  const arches = range(lights).map((i) => arched(u0 + wide * (i + 0.5), sill + 0.22, wide - 0.14, 1.1, 0.6, 4));
  const seat = V.face([wall(u0, sill, 0), wall(u1, sill, 0), wall(u1, sill, -deep), wall(u0, sill, -deep)]);
  const front = V.face([
    wall(u0, sill - 0.13, 0.01),
    wall(u1, sill - 0.13, 0.01),
    wall(u1, sill, 0.01),
    wall(u0, sill, 0.01),
  ]);
  const lattice = arches.map((outline) =>
    V.S.inside(
      outlined(V, back, outline, -0.1),
      line(
        range(24)
          .flatMap((i) => {
            const u = lerp(u0 - 1, u1, i / 23);
            return [
              V.edge([back(u, 1.75, -0.1), back(u + 0.8, 2.55, -0.1)]),
              V.edge([back(u + 0.8, 1.75, -0.1), back(u, 2.55, -0.1)]),
            ];
          })
          .join(''),
        jaali ?? bar,
        3,
      ),
    ),
  );
  const inside = (view) =>
    path(outlined(view, wall, square(u0, sill, u1, top), -deep), mix(jamb, V.dark, 0.2)) +
    openings(view, back, arches, beyond, { deep: 0.1, jamb, bar }) +
    (jaali ? lattice.join('') : '');
  const local = (u, y, w) => wall(u, y, w - deep);
  const pillows = cushions.map((tone, i) =>
    pillow(V, local, {
      u: lerp(u0 + 0.3, u1 - 0.3, cushions.length > 1 ? i / (cushions.length - 1) : 0),
      w: 0.34,
      a: 0.24,
      b: 0.21,
      lean: 24,
      tone,
      high: sill + 0.02,
      trim: bar,
    }),
  );
  return (
    openings(V, wall, [square(u0, sill, u1, top)], inside, { deep: 0.001, jamb, bar }) +
    V.S.inside(
      outlined(V, wall, square(u0, 0, u1, top)),
      sides(V, wall, [u0, u1], [sill, top], deep, jamb) +
        path(seat, V.lit(cloth, [0, 1, 0])) +
        V.shade(seat, V.bright, 0.4, 0, [0, 0, 1, 0.5]) +
        pillows.join(''),
    ) +
    path(front, mix(cloth, V.dark, 0.25)) +
    line(V.edge([wall(u0, sill, 0.01), wall(u1, sill, 0.01)]), bar, 3)
  );
}

/** Draws the two cheeks of the bay and its ceiling. */
const sides = (V, wall, [u0, u1], [v0, v1], deep, jamb) =>
  [u0, u1]
    .map((u) => V.face([wall(u, v0, 0), wall(u, v1, 0), wall(u, v1, -deep), wall(u, v0, -deep)]))
    .map(
      (d, i) => path(d, mix(jamb, V.dark, i ? 0.1 : 0.22)) + V.shade(d, V.bright, 0, 0.4, [i ? 1 : 0, 0, i ? 0 : 1, 0]),
    )
    .join('') +
  path(V.face([wall(u0, v1, 0), wall(u1, v1, 0), wall(u1, v1, -deep), wall(u0, v1, -deep)]), mix(jamb, V.dark, 0.4));
