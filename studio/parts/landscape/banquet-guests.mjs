import { range } from '../../kit/numbers.mjs';
import { MIDDLE, RING, STAGE } from './banquet-lawn.mjs';
import { clump, standing, waiter } from './lawn-guests.mjs';
import { lawnTable } from './lawn-tables.mjs';

/** How tall a guest with a turban is, in metres. */
const TALL = 2.1;

/** Circles on the sheet in which nothing stands on the lawn: behind the hand that points, and behind the face. */
const CLEAR = {
  wide: [
    [1168, 800, 78],
    [1556, 744, 62],
  ],
  tall: [
    [252, 1540, 74],
    [632, 1500, 60],
  ],
};

/** Returns the place of every table: arcs about the stage, without the path, the dark left part and chance gaps. */
function tablePlaces(S, c, way, dark) {
  const [mx, mz] = MIDDLE;
  const nearWay = (x, z) => way.some(([wx, wz, half]) => Math.abs(wz - z) < 3.4 && Math.abs(wx - x) < half + 2.7);
  return range(24).flatMap((ring) => {
    const r = 66 + ring * RING;
    const count = Math.floor((Math.PI * r) / 6.6);
    return range(count).flatMap((i) => {
      const a = ((i + 0.5 * (ring % 2)) / count) * Math.PI;
      const [x, z] = [mx - Math.cos(a) * r + (S.r() - 0.5) * 1.7, mz - Math.sin(a) * r + (S.r() - 0.5) * 1.7];
      const gap = S.r() < 0.12;
      if (gap || z < c.floorZ(S.H + 40) || z > STAGE.z - 16 || nearWay(x, z)) return [];
      const [px, py] = c.at(x, 0, z);
      return px > dark(py) && px < S.W + 50 ? [[x, z]] : [];
    });
  });
}

/**
 * Returns what says whether the rail, whose upper edge is on line `rail(x)`, hides most of someone but not the head:
 * x, y is the foot on the sheet, `tall` the height there.
 */
const hiddenBy = (rail) => (x, y, tall) => {
  const shown = rail(x) - (y - tall);
  return shown > 0 && shown < tall * 0.6;
};

/**
 * Returns everything that stands on the lawn as { z, draw }, tables and people: `way` is the path, `dark` gives where
 * the dark left part ends on a line of the sheet, `rail` the upper edge of the terrace's rail at a place across it.
 */
export function banquetGuests(S, c, { way, paints, dark, rail }) {
  const open = ([x, z]) => {
    const [px, py] = c.at(x, 0.8, z);
    return S.by(CLEAR.wide, CLEAR.tall).every(([u, v, r]) => Math.hypot(px - u, py - v) > r);
  };
  const tables = tablePlaces(S, c, way, dark).filter(open);
  const hidden = hiddenBy(rail);
  const seen = ([x, z]) => {
    const [px, py] = c.at(x, 0, z);
    return !hidden(px, py, TALL * c.scale(z)) && px > dark(py) - 20 && px < S.W + 30 && py < S.H + 60;
  };
  const groups = tables
    .filter(() => S.r() < 0.4)
    .flatMap(([x, z]) => clump(S, x + 3.3, z - 3.7, 2 + Math.floor(S.r() * 5)));
  const walkers = way
    .slice(4)
    .flatMap(([x, z, half]) => range(z > 120 ? 3 : 1).map(() => [x + (S.r() - 0.5) * half * 1.7, z + S.r() * 2]));
  const dancers = range(150).map(() => [STAGE.x + 4 + S.r() * (STAGE.long - 12), STAGE.z - 5 - 20 * S.r() ** 1.4]);
  const waiters = tables.filter((_, i) => i % 6 === 2).map(([x, z]) => [x - 3.4, z - 1.6]);
  const people = [...groups, ...walkers, ...dancers].filter(seen).filter(open);
  return [
    ...tables.map(([x, z]) => ({ z, draw: () => lawnTable(S, c, paints, [x, z], hidden) })),
    ...people.map(([x, z]) => ({ z, draw: () => standing(S, c, x, z) })),
    ...waiters
      .filter(seen)
      .filter(open)
      .map(([x, z]) => ({ z, draw: () => standing(S, c, x, z, waiter) })),
  ];
}
