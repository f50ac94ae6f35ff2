// What stands on a lawn that is dressed for guests: mown grass, tables, chairs in curved rows.
import { block } from '../../kit/block.mjs';
import { mix } from '../../kit/colour.mjs';
import { chair, roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, ellipse, path } from '../../kit/shapes.mjs';

/** Draws grass from the horizon to the foot of the sheet, mown in stripes away from the eye or across. */
export function mownGrass(S, cam, hz, { far, near, dark, stripes = 'away', wide = 60 }) {
  const all = box(0, hz, S.W, S.H);
  const band = {
    away: (i) => cam.floor(-wide + i * 8, 3, -wide + 4 + i * 8, 90),
    across: (i) => cam.floor(-200, 4 + i * 6, 200, 7 + i * 6),
  }[stripes];
  const mown = path(range(15).map(band).join(''), mix(near, '#ffffff', 0.1), 'opacity=".28"');
  const tone = S.lin([
    [0, far],
    [0.3, near],
    [1, mix(near, dark, 0.4)],
  ]);
  return path(all, tone) + S.inside(all, mown) + S.shade(all, dark, 0, 0.75, [0, 0.2, 0, 1], 'b');
}

/** Draws round tables at [x, z] that the sheet shows, the farthest first. */
export const roundTables = (S, cam, p, places, { r = 0.95, ...options } = {}) =>
  places
    .filter(([x, z]) => Math.abs(cam.at(x, 0, z)[0] - S.W / 2) < S.W / 2 + cam.scale(z) * r * 0.8)
    .toSorted((a, b) => b[1] - a[1])
    .map(([x, z]) => {
      const tip = Math.min(0.42, Math.max(0.13, cam.eye / z));
      return roundTable(S, ...cam.at(x, 0, z), cam.scale(z) * r, p, { e: tip, ...options });
    })
    .join('');

/** Draws a long table that runs away from the eye, flowers and candles down its middle, chairs on both sides. */
export function longTable(
  S,
  cam,
  p,
  x,
  [z0, z1],
  { cloth = p.lite, blooms, half = 0.62, step = 0.8, cushion = p.sky[1] },
) {
  const wood = p.gold;
  let o = path(cam.floor(x - half - 0.9, z0 - 0.4, x + half + 1.1, z1 + 0.4), p.dark, 'opacity=".25"');
  const seats = (side) =>
    range(Math.floor((z1 - z0) / step))
      .map((i) => z1 - 0.4 - i * step)
      .map((z) => chair(...cam.at(x + side * (half + 0.42), 0, z), cam.scale(z) * 0.46, wood, cushion));
  const across = x > 0 ? 1 : -1;
  o += seats(across).join('');
  o += block(S, cam, [x - half, x + half], [0, 0.76], [z0, z1], {
    base: cloth,
    dark: p.dark,
    lite: mix(cloth, '#ffffff', 0.35),
  });
  range(Math.floor((z1 - z0) * 5))
    .map((i) => z1 - 0.2 - i * 0.2)
    .forEach((z, i) => {
      const k = cam.scale(z);
      const [fx, fy] = cam.at(x + (S.r() - 0.5) * 0.3, 0.84 + S.r() * 0.1, z);
      o += flower(fx, fy, k * 0.08, ...blooms[i % blooms.length]);
      if (i % 6 === 3) {
        const [cx, cy] = cam.at(x + 0.3 * (i % 4 ? 1 : -1), 0.76, z);
        o +=
          path(box(cx - k * 0.03, cy - k * 0.2, cx + k * 0.03, cy), '#fffaf0') +
          S.glow(cx, cy - k * 0.24, k * 0.4, '#fff0c0', 0.9) +
          ellipse(cx, cy - k * 0.24, k * 0.03, k * 0.06, '#fffdf0');
      }
    });
  return o + seats(-across).join('');
}

/** Draws chairs in arcs round [x, z], seen from behind; `rows` radii in metres, `spread` half the angle (radians). */
export function curvedRows(cam, p, [x, z], rows, { spread = 1.1, aisle = 1, cushion = p.lite, wood = p.gold }) {
  const places = rows.flatMap((r) =>
    range(Math.round((r * 2 * spread) / 0.68)).map((i) => {
      const a = ((i + 0.5) * 0.68) / r - spread;
      return [x + r * Math.sin(a), z - r * Math.cos(a)];
    }),
  );
  return places
    .filter(([px]) => Math.abs(px - x) > aisle)
    .toSorted((a, b) => b[1] - a[1])
    .map(([px, pz]) => chair(...cam.at(px, 0, pz), cam.scale(pz) * 0.5, wood, cushion))
    .join('');
}
