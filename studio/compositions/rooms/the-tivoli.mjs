// Rooms of The Tivoli: emerald velvet in brass, cream walls with mouldings, oak laid in chevrons, cusped windows.
import { mix } from '../../kit/colour.mjs';
import { path } from '../../kit/shapes.mjs';
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden, poolAndPalms } from '../../parts/guestrooms/beyond-grounds.mjs';
import { headboard, posts } from '../../parts/guestrooms/headboards.mjs';
import { pendant, tableLamp } from '../../parts/guestrooms/lamps.mjs';
import { arched, curtain, curtains, openings, rod } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, bench, chair, desk, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { mouldings, shellOf } from '../../parts/guestrooms/shell.mjs';
import { books, flowers, rug, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const EMERALD = '#1f5442';
const BRASS = '#cf9f52';
const CREAM = '#efe3cc';
const OAK = '#a9713c';
const WALNUT = '#4a2817';
const LINEN = '#fbf1df';

/** Deluxe: twin beds, from its sitting corner at dusk. */
export function tivoliDeluxe(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'emerald',
    seed: 61,
    size: [6, 6.2, 3.3],
    stand: [5.2, -0.2],
    turn: -24,
    eye: 1.45,
    focal: 1330,
    horizon: 0.44,
    light: [0.5, 0.6, -0.4],
  });
  const twin = (z) =>
    headboard(V, 0.02, z, -90, { wide: 1.25, high: 1.35, fill: 'channels', n: 9, tone: EMERALD, frame: BRASS }) +
    bed(V, 0.1, z, -90, {
      wide: 1.15,
      long: 2,
      linen: LINEN,
      base: WALNUT,
      foot: { tone: EMERALD, at: [1.35, 1.85], kind: 'buti', mark: BRASS },
      pillows: pillowPairs(1.15, [LINEN, LINEN, '#c79a5c'], { single: true, trim: BRASS }),
    });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'chevron', tone: OAK },
      ceiling: { kind: 'cove', tone: CREAM },
      walls: '#2f6450',
      cornice: CREAM,
      skirting: CREAM,
    }),
    mouldings(V, far, BRASS, [0.3, 0.3, 1.5, 2.9], [5.35, 0.3, 5.9, 2.9]),
    mouldings(V, left, BRASS, [2.3, 1.5, 3.3, 2.9], [3.65, 1.5, 5.7, 2.9]),
    openings(V, far, [arched(2.55, 0.25, 1.25, 1.7, 0.75), arched(4.35, 0.25, 1.25, 1.7, 0.75)], garden(4), {
      deep: 0.3,
      jamb: CREAM,
      frame: CREAM,
      bars: [2, 4],
      bar: BRASS,
      barWide: 3,
    }),
    rod(V, far, 1.7, 5.3, 2.98, BRASS),
    curtains(V, far, [1.7, 2.2, 4.8, 5.3], [0.04, 2.95], { tone: '#c79a5c', folds: 4, tied: 0.45 }),
    rug(V, [1.1, 1.5, 5.2, 5.3], { tone: EMERALD, border: '#7a3a2f', mark: BRASS }),
    twin(5.25),
    bedside(V, 0.05, 4.28, -90, { wide: 0.6, wood: WALNUT }, { base: BRASS, foot: 'urn', high: 0.62 }),
    twin(3.3),
    armchair(V, 2.9, 5.15, 180, { tone: '#c79a5c', wood: WALNUT, cushion: EMERALD }),
    armchair(V, 4.9, 4.2, 120, { tone: '#c79a5c', wood: WALNUT, cushion: EMERALD }),
    roundTable(V, 3.75, 3.85, { r: 0.42, high: 0.52, tone: WALNUT, leg: BRASS }),
    teaTray(V, [3.8, 0.53, 3.75], { metal: BRASS }),
    flowers(V, [3.55, 0.52, 4.05], { high: 0.42 }),
    pendant(V, [3.2, 3.3, 3.4], { kind: 'lantern', drop: 1, size: 0.3 }),
  );
}

/** Palace Suite: from the side of the canopied bed to three arched windows over the pool, the desk before them. */
export function tivoliPalaceSuite(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'emerald',
    seed: 62,
    size: [8, 6.6, 3.5],
    stand: [3.5, -1],
    turn: 5,
    eye: 1.55,
    focal: 1240,
    horizon: 0.47,
    light: [-0.2, 0.6, 0.6],
  });
  const posted = (which) =>
    posts(V, 0.15, 3.7, -90, which, { wide: 1.95, long: 2.15, high: 2.75, tone: BRASS, cloth: '#2c7058' });
  const canopy = (y) =>
    V.face([
      [0.05, y, 2.6],
      [2.4, y, 2.6],
      [2.4, y, 4.8],
      [0.05, y, 4.8],
    ]);
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'chevron', tone: OAK },
      ceiling: { kind: 'coffers', tone: CREAM, trim: BRASS },
      walls: '#e9dcc2',
      left: '#2f6450',
      cornice: '#f3eadb',
      skirting: '#f3eadb',
      shade: 0.4,
    }),
    openings(
      V,
      far,
      [2.9, 4.75, 6.6].map((u) => arched(u, 0.5, 1.35, 1.5, 0.75)),
      poolAndPalms,
      {
        deep: 0.35,
        jamb: CREAM,
        frame: '#f6eedd',
        bars: [2, 4],
        bar: BRASS,
        barWide: 3,
      },
    ),
    ...[1.95, 3.83, 5.68, 7.55].map((u) =>
      curtain(V, far, [u - 0.22, u + 0.22], [0.04, 3.15], { tone: '#c79a5c', folds: 3 }),
    ),
    rod(V, far, 1.6, 7.9, 3.18, BRASS),
    mouldings(V, right, BRASS, [2.2, 0.9, 4, 3], [4.3, 0.9, 6.2, 3]),
    rug(V, [1.9, 1.3, 7, 5.2], { tone: '#27513f', border: '#5a2f2c', mark: BRASS }),
    desk(V, 4.75, 6.1, 180, { wide: 1.9, deep: 0.7, wood: WALNUT, leg: BRASS }),
    tableLamp(V, [5.45, 0.76, 5.85], { base: EMERALD, high: 0.6 }),
    flowers(V, [4.1, 0.76, 5.8], { high: 0.42 }),
    books(V, [4.75, 0.77, 5.75], ['#efe7d6', '#4d6b58', '#7a3340']),
    chair(V, 4.75, 4.85, 0, { tone: EMERALD, wood: BRASS, high: 0.95 }),
    headboard(V, 0.03, 3.7, -90, {
      wide: 2.1,
      high: 1.5,
      head: 'scallop',
      fill: 'buttons',
      tone: EMERALD,
      frame: BRASS,
    }),
    bedside(V, 0.05, 5.25, -90, { wide: 0.6, wood: WALNUT }, { base: BRASS, high: 0.6 }),
    posted('head'),
    bed(V, 0.15, 3.7, -90, {
      wide: 1.9,
      linen: LINEN,
      base: WALNUT,
      foot: { tone: EMERALD, at: [1.45, 2], kind: 'buti', mark: BRASS },
      pillows: pillowPairs(1.9, [LINEN, LINEN, '#c79a5c'], { bolster: EMERALD, trim: BRASS }),
    }),
    posted('foot'),
    path(canopy(2.76), mix('#2c7058', V.dark, 0.45)),
    sofa(V, 7.85, 3.3, 90, { wide: 2.2, tone: '#c79a5c', cushions: [EMERALD, '#7a3340', EMERALD], wood: WALNUT }),
    roundTable(V, 6.2, 3, { r: 0.45, high: 0.45, tone: WALNUT, leg: BRASS }),
    teaTray(V, [6.2, 0.46, 2.95], { metal: BRASS }),
    bench(V, 3, 3.7, -90, { wide: 1.5, tone: '#cdbb9f', wood: BRASS }),
    pendant(V, [5, 3.5, 3.6], { kind: 'lantern', drop: 1, size: 0.3 }),
  );
}
