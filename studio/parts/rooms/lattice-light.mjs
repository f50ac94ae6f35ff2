import { f, range } from '../../kit/numbers.mjs';
import { P, path } from '../../kit/shapes.mjs';

/** Returns the corners of every hexagon of a lattice of `cols` by `rows` openings that are 1 unit apart. */
const openings = (cols, rows, r) =>
  range(rows).flatMap((row) =>
    range(cols).map((col) => {
      const [u, v] = [col + (row % 2) / 2, row * 0.866];
      return range(6).map((i) => {
        const a = ((i + 0.5) * Math.PI) / 3;
        return [u + r * Math.cos(a), v + r * Math.sin(a)];
      });
    }),
  );

/** Returns the path data of the openings of a lattice; `place` says where a point of the lattice is seen. */
export const latticePath = (place, cols, rows, r = 0.42) =>
  openings(cols, rows, r)
    .map((corners) => P(corners.map(([u, v]) => place(u, v).map(f))))
    .join('');

/**
 * Returns the light that falls through the lattice on an upright surface: a row of openings sinks to the right as the
 * rays do, a column stays upright. `x` and `y` are where the first opening shines, `cell` is how far apart they are.
 */
export const lightOnWall = ({ x, y, cell, cols, rows }) =>
  latticePath((u, v) => [x + u * cell * 1.12, y + u * cell * 0.36 + v * cell], cols, rows);

/** Returns the light on the floor, which camera `cam` sees from x0, z0 on: `cell` is in metres. */
export const lightOnFloor = (cam, { x0, z0, cell, cols, rows }) =>
  latticePath((u, v) => cam.at(x0 + v * cell * 1.15 + u * 0.04, 0, z0 + u * cell - v * cell * 0.3), cols, rows, 0.43);

/** Draws light d on what is inside `shape`: it fades from one point of the sheet to another. */
export const lit = (S, shape, d, tone, [x0, y0], [x1, y1], [a0, a1] = [0.95, 0]) =>
  S.inside(
    shape,
    path(
      d,
      S.lin(
        [
          [0, tone, a0],
          [1, tone, a1],
        ],
        x0,
        y0,
        x1,
        y1,
        'gradientUnits="userSpaceOnUse"',
      ),
    ),
  );
