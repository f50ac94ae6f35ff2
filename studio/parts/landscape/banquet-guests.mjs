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

/** Returns a number from 0 to 1 that says how far `n` is from a (0) to b (1). */
const ramp = (n, a, b) => Math.min(1, Math.max(0, (n - a) / (b - a)));

/** Returns how thin the party is at x, z, 0 to 1: it ends raggedly beside the stage and by the dark part. */
function thinness(x, z, past) {
  const back = ramp(z + 15 * Math.sin(x / 6) + 9 * Math.sin(x / 2.3), 116, 174);
  const beside = Math.max(ramp(x, STAGE.x + STAGE.long - 20, STAGE.x + STAGE.long + 10), ramp(-x, -STAGE.x - 12, 8));
  return Math.max(back * beside, 0.85 * ramp(past + 40 * Math.sin(z / 9), 170, 0));
}

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
      const chance = S.r();
      if (z < c.floorZ(S.H + 40) || z > STAGE.z - 16 || nearWay(x, z)) return [];
      const [px, py] = c.at(x, 0, z);
      const gap = chance < Math.max(0.12, thinness(x, z, px - dark(py)));
      return !gap && px > dark(py) && px < S.W + 50 ? [[x, z]] : [];
    });
  });
}

/** Returns a place on the lawn, where few are, for some who stand apart: beside the stage or left of the tables. */
const apartFrom = (S) => {
  const right = S.r() < 0.6;
  return right ? [54 + 56 * S.r(), 124 + 58 * S.r()] : [-8 - 26 * S.r(), 96 + 82 * S.r()];
};

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
    return !hidden(px, py, TALL * c.scale(z)) && px > dark(py) - 90 && px < S.W + 30 && py < S.H + 60;
  };
  const groups = tables
    .filter(() => S.r() < 0.4)
    .flatMap(([x, z]) => clump(S, x + 3.3, z - 3.7, 2 + Math.floor(S.r() * 5)));
  const walkers = way
    .slice(4)
    .flatMap(([x, z, half]) => range(z > 120 ? 3 : 1).map(() => [x + (S.r() - 0.5) * half * 1.7, z + S.r() * 2]));
  const dancers = range(150).map(() => [STAGE.x + 4 + S.r() * (STAGE.long - 12), STAGE.z - 5 - 20 * S.r() ** 1.4]);
  const waiters = tables.filter((_, i) => i % 6 === 2).map(([x, z]) => [x - 3.4, z - 1.6]);
  const apart = range(46).flatMap(() => clump(S, ...apartFrom(S), 1 + Math.floor(S.r() * 3)));
  const people = [...groups, ...walkers, ...dancers, ...apart].filter(seen).filter(open);
  return [
    ...tables.map(([x, z]) => ({ z, draw: () => lawnTable(S, c, paints, [x, z], hidden) })),
    ...people.map(([x, z]) => ({ z, draw: () => standing(S, c, x, z) })),
    ...waiters
      .filter(seen)
      .filter(open)
      .map(([x, z]) => ({ z, draw: () => standing(S, c, x, z, waiter) })),
  ];
}
