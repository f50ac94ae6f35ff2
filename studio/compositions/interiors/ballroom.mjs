// ballroom: grand hall before the guests come - chandeliers, arched or draped walls, dressed tables, a flower stage.

import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { chandelier } from '../../kit/furnishings/chandelier.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { endWall } from '../../parts/halls/end-wall.mjs';
import { flowerStage } from '../../parts/halls/flower-stage.mjs';
import { cofferedCeiling, drapedCeiling } from '../../parts/halls/hall-ceiling.mjs';
import { hallFloor } from '../../parts/halls/hall-floor.mjs';
import { archedWalls, drapedWalls } from '../../parts/halls/hall-walls.mjs';

// x and z of the hooks, metres
const LAMPS = {
  one: [[0, 11.5]],
  three: [
    [-4.6, 11],
    [0, 14],
    [4.6, 11],
  ],
  row: [
    [0, 8.4],
    [0, 14.5],
  ],
};

function tables(S, p, cam, { cloth, flowers, rows, cushion }) {
  const shadow = mix(p.dark, p.sky[2], 0.3);
  const columns = S.by([7.3, 4.7, 2.05], [4.2, 1.85]);
  let o = '';
  for (const z of rows)
    for (const x of columns)
      for (const s of [-1, 1]) {
        if (z > 15 && x < 2.2) continue; // the steps of the stage stand there
        const [tx, ty] = cam.at(s * x, 0, z);
        const e = (1.9 / z) * 0.95 + 0.04;
        o += roundTable(S, tx, ty, cam.scale(z) * 0.74, p, { e, cloth, shadow, cushion: cushion ?? p.sky[3], flowers });
      }
  return o;
}

function hang(S, p, cam, h, [across, z], count) {
  const [x, y] = cam.at(across, h, z);
  const w = cam.scale(z) * S.by(4.6, 4.3) * (count > 1 ? 0.72 : 1);
  return S.glow(x, y + w * 0.9, w * 1.5, p.lit.mid, 0.35) + chandelier(S, x, y, w, p, { drop: w * 0.16 });
}

/**
 * `cover` 'arches' or 'drapes' (with two colours of `fabric`), `lamps` 'one', 'three' abreast or a 'row', `daylight` in
 * the arches, `rows` metres at which tables stand, `wall`, `cloth`, `cushion`, `flowers` (two), `blooms` (three) and
 * `carpet` (null for none) their colours, `stageAt` metres from the axis.
 */
export function ballroom({
  cover = 'arches',
  fabric,
  lamps = 'one',
  daylight = false,
  rows = [16, 12.6, 9.6, 6.9],
  wall,
  cloth = '#fdf3e2',
  cushion,
  flowers = [BLOOM.cream, BLOOM.pink],
  blooms,
  carpet,
  stageAt = 0,
  ...options
} = {}) {
  const S = stage({ pal: 'night', seed: 41, ...options });
  const p = S.pal;
  const room = { w: S.by(8.6, 5.2), h: S.by(8.2, 9.4), back: 19 };
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.6, 0.625), focal: S.by(1000, 1050), eye: 1.9 });
  const tone = {
    wall: wall ?? mix(p.dark, p.sky[2], 0.45),
    pale: mix(p.lite, p.lit.mid, 0.25),
    deep: mix(p.dark, p.sky[0], 0.3),
  };
  const hooks = LAMPS[lamps];
  if (cover === 'drapes')
    S.add(drapedCeiling(S, p, cam, room, tone, fabric), drapedWalls(S, p, cam, room, tone, fabric));
  else {
    const sides = stageAt ? [3.9 - stageAt * 0.2, 6.9] : S.by([3.9, 6.9], [3.85]);
    S.add(cofferedCeiling(S, p, cam, room, tone, hooks), archedWalls(S, p, cam, room, tone, { daylight }));
    S.add(endWall(S, p, cam, room, tone, { sides, daylight }));
  }
  S.add(flowerStage(S, p, cam, room, tone, blooms, stageAt), hallFloor(S, p, cam, room, tone, { carpet }));
  S.add(tables(S, p, cam, { cloth, flowers, rows, cushion }));
  for (const hook of hooks.toSorted((a, b) => b[1] - a[1])) S.add(hang(S, p, cam, room.h, hook, hooks.length));
  return finish(S, options.framed);
}
