// restaurant: tables for four under globe lamps, arched walls, a window or a bar of bottles at the far end.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, line } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { barNiche } from '../../parts/halls/bar-niche.mjs';
import { diningTable } from '../../parts/halls/dining-table.mjs';
import { endWall } from '../../parts/halls/end-wall.mjs';
import { cofferedCeiling } from '../../parts/halls/hall-ceiling.mjs';
import { hallFloor } from '../../parts/halls/hall-floor.mjs';
import { archedWalls } from '../../parts/halls/hall-walls.mjs';
import { brassPalm } from '../../parts/rooms/brass-palm.mjs';
import { viewWindow } from '../../parts/rooms/view-window.mjs';

// the room is drawn in the hall's metres; what stands in it is this much larger
const FURNITURE = 1.5;

function globes(S, p, cam, h, rows, columns) {
  let o = '';
  for (const z of rows)
    for (const x of columns)
      for (const s of x ? [-1, 1] : [1]) {
        const [gx, gy] = cam.at(s * x, h - 2.1, z);
        const [, top] = cam.at(s * x, h, z);
        const r = cam.scale(z) * 0.28;
        o += line(`M${f(gx)} ${f(top)}V${f(gy - r)}`, p.gold, Math.max(1.2, r * 0.08));
        o +=
          S.glow(gx, gy, r * 4.4, p.lit.mid, 0.7) +
          circle(gx, gy, r, '#fff8e2') +
          circle(gx, gy, r, 'none', `stroke="${p.gold}" stroke-width="1.6"`);
      }
  return o;
}

function farEnd(S, p, cam, back, end, tone) {
  const k = cam.scale(back);
  const [, y] = cam.at(0, 0, back);
  if (end === 'bar')
    return barNiche(S, p, S.cx, y - k * 0.6, k * 3.6, k * 3.6, k * 1.7, 3, { ...tone, wine: tone.wine }, S.seed, false);
  return viewWindow(S, p, S.cx, y - k * 0.9, k, tone, { w: 4.4, spring: 3, rise: 2.2, view: end, cusps: 7 });
}

/**
 * `end` 'garden', 'pool', 'city' or 'bar'; `daylight` in the arches of the walls; `velvet` the chairs, `wall` the
 * walls; `plants` in brass pots along the walls; `lamps` on the tables.
 */
export function restaurant({
  end = 'garden',
  daylight = false,
  velvet = '#8a2f3c',
  wall,
  plants = false,
  lamps = true,
  ...options
} = {}) {
  const S = stage({ pal: 'bluehour', seed: 241, ...options });
  const p = S.pal;
  const room = { w: S.by(8, 5), h: 8, back: 16 };
  const cam = camera({ cx: S.cx, horizon: S.H * S.by(0.5, 0.52), focal: 1050, eye: 3.1 });
  const tone = {
    wall: wall ?? mix(p.dark, p.sky[2], 0.4),
    pale: mix(p.lite, p.lit.mid, 0.25),
    deep: mix(p.dark, p.sky[0], 0.35),
    linen: '#fff6e6',
    wine: velvet,
  };
  S.add(
    cofferedCeiling(S, p, cam, room, tone, []),
    archedWalls(S, p, cam, room, tone, { bays: 4, daylight }),
    endWall(S, p, cam, room, tone, { sides: S.by([4, 6.6], [3.9]), daylight }),
    farEnd(S, p, cam, room.back, end, tone),
    hallFloor(S, p, cam, room, tone, { carpet: null }),
    globes(S, p, cam, room.h, [13, 9.5, 6.8], S.by([5.2, 1.9], [2.4])),
  );
  for (const z of [13.4, 10.2, 7.4, 5.3]) {
    for (const x of S.by([5.6, 1.95], z > 12 ? [3.3, 1.1] : [2.3]))
      for (const s of [-1, 1]) {
        const [tx, ty] = cam.at(s * x, 0, z);
        S.add(diningTable(S, p, tx, ty, cam.scale(z) * FURNITURE, tone, { e: 0.3, light: lamps }));
      }
    if (!plants) continue;
    for (const s of [-1, 1]) {
      const [px, py] = cam.at(s * (room.w - 0.7), 0, z - 1.3);
      S.add(brassPalm(S, p, px, py, cam.scale(z - 1.3) * 1.5, tone.deep, { height: 1.6, lean: s * -0.03 }));
    }
  }
  return finish(S, options.framed);
}
