// weddingEve: the evening before a wedding on the veranda of the guests' rooms. An aunt winds a turban on a laughing
// young man, two cousins are at mehndi on the edge, a boy runs by with marigolds, a porter brings suitcases; at the far
// end two men hang lamps on the mandap in the garden.
import { camera } from '../../kit/camera.mjs';
import { manOnTrunk } from '../../kit/figures/eve/man-on-trunk.mjs';
import { mehndiCousins } from '../../kit/figures/eve/mehndi-cousins.mjs';
import { jutti, put } from '../../kit/figures/eve/pens.mjs';
import { porter } from '../../kit/figures/eve/porter.mjs';
import { runningChild } from '../../kit/figures/eve/running-child.mjs';
import { safaAunt } from '../../kit/figures/eve/safa-aunt.mjs';
import { floorLantern } from '../../kit/furnishings/floor-lantern.mjs';
import { ellipse, fade, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { doorLight, lampNiche, litDoor, roomWall } from '../../parts/buildings/garlanded-doors.mjs';
import { ceilingOf, colonnade, endWall, slabs, verandaLantern } from '../../parts/buildings/guest-veranda.mjs';
import { marigoldHeap, strewn } from '../../parts/ceremonies/haldi-things.mjs';
import { safaCloth } from '../../parts/ceremonies/safa-cloth.mjs';
import { eveLawn, eveSky, lampTree, mandapBeingHung, nearLeaves } from '../../parts/landscape/eve-garden.mjs';
import { brassPlate } from '../../parts/tableware/reception-table.mjs';

const UNITS = 345; // units of a figure's drawing in a metre

/**
 * Where the veranda is, in metres: the axis of its columns (`edge`) and how far the floor goes beyond it (`ledge`), its
 * wall and ceiling, how far it is seen, its columns and doors.
 */
const veranda = (S) => ({
  edge: -0.8,
  ledge: S.by(0.25, 0),
  wall: S.by(2.5, 2.05),
  end: S.by(14, 10),
  near: 1.1,
  ceiling: 3.3,
  ground: -0.5,
  columns: S.by([4.2, 7, 9.8, 12.6], [4.4, 7, 9.3]),
  doors: S.by(
    [
      [4.3, 5.5],
      [7.7, 8.8],
      [10.8, 11.8],
    ],
    [
      [3.7, 4.9],
      [7, 8],
    ],
  ),
});

/** Where each story is on the floor: metres from the axis and from the eye. */
const places = (S) =>
  S.by(
    {
      cousins: [-1.05, 3.85],
      safa: [1.26, 3.7],
      child: [0.62, 4.9],
      porter: [1.8, 6.5],
      juttis: [0.72, 4.5],
      basket: [0.51, 3.7],
      lantern: [0.92, 2.3],
    },
    {
      cousins: [-0.8, 3.2],
      safa: [0.3, 3.7],
      child: [-0.56, 5],
      juttis: [0.98, 3],
      basket: [0.2, 2.5],
      lantern: [0.6, 2.12],
    },
  );

/** Draws the aunt, the man on his trunk with the light behind him, and the cloth that goes from her hands round him. */
function turbanScene(S) {
  const aunt = safaAunt(S, { sari: '#1f7a74', blouse: '#c2285a' });
  const man = manOnTrunk(S, { kurta: '#f4e4c8', vest: '#6a2a6a', turban: '#f08a2c', box: '#3f62a8' });
  return (
    castShadow(S, 60, 330) + castShadow(S, 350, 440) + aunt.body + put(man, 190, 0, 1, true) + safaCloth(S) + aunt.hand
  );
}

/** Draws the shadow that a figure at x throws to the left over the floor, away from the lit door. */
const castShadow = (S, x, long) =>
  path(
    `M${x} -14C${x - long * 0.3} -30 ${x - long * 0.8} -16 ${x - long} 6C${x - long * 0.7} 22 ${x - 60} 22 ${x} 14Z`,
    S.lin(
      [
        [0, '#1b1238', 0],
        [0.5, '#1b1238', 0.5],
        [1, '#1b1238', 0.85],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Draws pairs of slippers that stand outside a door. */
const slippers = (at, k) =>
  [
    ['#d6336c', 0, 0],
    ['#f0a030', 0.2, 0.08],
    ['#2c8a86', 0.42, 0.04],
  ]
    .map(([tone, dx, dz]) => {
      const [[ax, ay], [bx, by]] = [at(dx, dz), at(dx + 0.03, dz + 0.12)];
      return put(jutti(tone), bx, by, k, true) + put(jutti(tone), ax, ay, k, true);
    })
    .join('');

/** Draws a brass plate heaped with marigolds, and some that fell beside it. */
const plateOfMarigolds = (x, y) =>
  ellipse(x - 14, y + 8, 120, 20, '#1b1238', 'opacity=".6"') +
  brassPlate(x, y, 104, 0.18) +
  marigoldHeap(x, y - 2, 150, 54, 5) +
  strewn([
    [x - 132, y + 22, 11],
    [x + 124, y + 20, 12],
    [x + 20, y + 38, 11],
  ]);

/** Draws the garden and the mandap in it. */
function garden(S, { cam, ground }, hz) {
  const z = S.by(24, 17);
  const [x, y] = cam.at(S.by(0.02, 0.1), ground, z);
  return (
    eveSky(S, hz) +
    eveLawn(S, hz, [x, y]) +
    lampTree(S, S.W * S.by(0.398, 0.1), hz + 26, S.by(186, 220)) +
    mandapBeingHung(S, x, y, (cam.scale(z) * S.by(2.5, 2)) / 320, !S.wide)
  );
}

/** Draws the veranda without anybody on it, and the light that falls out of its doors. */
function building(S, view) {
  const doors = view.doors.toReversed().map((door) => doorLight(S, view, door) + litDoor(S, view, door));
  const niche = S.wide ? '' : lampNiche(S, view, 5.9);
  const lanterns = S.by([11.4, 8.4, 5.6], [8.4, 5.6]).map((z) => verandaLantern(S, view, 0.75, z));
  return (
    endWall(S, view) +
    ceilingOf(S, view) +
    roomWall(S, view) +
    slabs(S, view) +
    fade(doorLight(S, view, [2.25, 2.65]), S.by(0.42, 0.55)) +
    doors.join('') +
    niche +
    colonnade(S, view) +
    lanterns.join('')
  );
}

/** Draws the stories on the veranda, from the farthest to the nearest. */
function family(S, { cam }) {
  const where = places(S);
  const on = ([x, z]) => cam.at(x, 0, z);
  const placed = (inner, [x, z], left) => put(inner, ...on([x, z]), cam.scale(z) / UNITS, left);
  const [jx, jz] = where.juttis;
  return (
    (where.porter ? placed(porter(S, { coat: '#7a2440' }), where.porter, true) : '') +
    placed(runningChild(S, { kurta: '#86b4dc' }), where.child, true) +
    slippers((dx, dz) => on([jx + dx, jz + dz]), cam.scale(jz) / UNITS) +
    plateOfMarigolds(...on(where.basket)) +
    placed(turbanScene(S), where.safa) +
    placed(mehndiCousins(S), where.cousins) +
    floorLantern(S, ...on(where.lantern), 34)
  );
}

export function weddingEve(options = {}) {
  const S = stage({ pal: 'dusk', seed: 1409, axis: 0.63, ...options });
  const hz = S.H * S.by(0.33, 0.47);
  const cam = camera({ cx: S.cx, horizon: hz, focal: S.by(1090, 1080), eye: 1.3 });
  const view = { cam, ...veranda(S) };
  S.add(garden(S, view, hz), building(S, view), family(S, view), nearLeaves(S));
  return finish(S, options.framed);
}
