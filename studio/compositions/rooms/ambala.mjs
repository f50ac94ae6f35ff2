// Rooms of Ambala for two and three: white walls under a band of rani pink, cane, terracotta tiles, strings of marigolds.
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden, litGlass } from '../../parts/guestrooms/beyond-grounds.mjs';
import { bathroomDoor, pegs } from '../../parts/guestrooms/doors.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { pendant } from '../../parts/guestrooms/lamps.mjs';
import { branch, framed, marigolds } from '../../parts/guestrooms/on-walls.mjs';
import { arched, curtain, curtains, openings, rod, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, bench, cabinet, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { books, plant, rug, suitcase, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const RANI = '#c2317a';
const MARIGOLD = '#f2a327';
const WHITE = '#fbeee2';
const CANE = '#c08a4c';
const TILES = { kind: 'tiles', tone: '#bf6a45', joint: '#8a4230' };
const PLANKS = { kind: 'boards', tone: '#f3e2cf', trim: '#b98a6a' };

/** Executive: from the door in the evening, the bathroom ajar, the lit hall in the window. */
export function ambalaExecutive(options = {}) {
  const { S, V, far, right, left, room } = guestRoom(options, {
    pal: 'dusk',
    seed: 91,
    size: [5, 6, 3.1],
    stand: [2.9, -0.7],
    turn: 1,
    focal: 1430,
    horizon: 0.45,
    light: [0.3, 0.6, -0.5],
    dark: '#35204a',
  });
  return S.add(
    shellOf(V, room, { floor: TILES, ceiling: PLANKS, walls: '#ecd5cf', skirting: RANI, shade: 0.6 }),
    band(V, far, [0, 5], [2.62, 2.8], RANI),
    band(V, left, [-2.5, 6], [2.62, 2.8], RANI),
    band(V, right, [-2.5, 6], [2.62, 2.8], RANI),
    openings(V, far, [square(3.3, 0.7, 4.7, 2.3)], litGlass, { jamb: WHITE, frame: CANE, bars: [2, 1], bar: CANE }),
    curtain(V, far, [3.1, 3.5], [0.04, 2.55], { tone: MARIGOLD, folds: 4, tied: 0.4 }),
    bathroomDoor(V, right, [2.7, 3.6], { tone: WHITE, tiles: '#e39a74', open: 0.85 }),
    headboard(V, 0.04, 4.1, -90, {
      wide: 2.1,
      high: 1.35,
      fill: 'cane',
      tone: '#e3b878',
      frame: CANE,
      mark: '#a5703a',
      stroke: 2,
    }),
    rug(V, [1.2, 2.3, 4.1, 4.9], { tone: RANI, border: MARIGOLD, kind: 'grid', mark: '#a3246a' }),
    sofa(V, 3.9, 5.95, 180, { wide: 1.8, tone: '#8a2a62', cushions: [MARIGOLD, WHITE, MARIGOLD], wood: CANE }),
    bedside(V, 0.05, 5.5, -90, { wide: 0.5, wood: CANE }, { base: RANI, high: 0.6 }),
    bed(V, 0.1, 4.1, -90, {
      wide: 1.85,
      linen: WHITE,
      base: CANE,
      foot: { tone: RANI, at: [1.25, 1.95], kind: 'check', mark: MARIGOLD },
      pillows: pillowPairs(1.85, [WHITE, WHITE, MARIGOLD], { trim: RANI, bolster: RANI }),
    }),
    pendant(V, [2.6, 3.1, 3.6], { kind: 'dome', drop: 0.8, size: 0.36, tone: '#d9a866', cord: CANE }),
    bench(V, 2.75, 4.1, -90, { wide: 1.2, tone: MARIGOLD, wood: CANE }),
    suitcase(V, 4.5, 2, 90, { tone: '#a85334' }),
  );
}

/** Deluxe: three beds in a row for cousins, their scarves on the pegs, early sun. */
export function ambalaDeluxe(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'turmeric',
    seed: 92,
    size: [6.4, 5.2, 3],
    stand: [5.7, -0.5],
    turn: -27,
    eye: 1.7,
    focal: 1420,
    middle: 0.56,
    horizon: 0.36,
    light: [-0.6, 0.6, -0.1],
    dark: '#5a2a3a',
  });
  const quilts = [RANI, MARIGOLD, '#2f8a86'];
  const single = (x, quilt, mark) =>
    headboard(V, x, 5.16, 180, {
      wide: 1.1,
      high: 1.15,
      head: 'round',
      fill: 'spindles',
      tone: '#e3b878',
      frame: CANE,
      mark: '#a5703a',
      stroke: 5,
    }) +
    bed(V, x, 5.1, 180, {
      wide: 1,
      long: 1.95,
      linen: WHITE,
      base: CANE,
      foot: { tone: quilt, at: [1, 1.93], kind: 'buti', mark },
      pillows: pillowPairs(1, [WHITE, quilt], { single: true, trim: mark }),
    });
  return S.add(
    shellOf(V, room, {
      floor: { ...TILES, shine: 0.6 },
      ceiling: PLANKS,
      walls: '#fbe6d4',
      skirting: RANI,
      shade: 0.25,
    }),
    band(V, far, [0, 6.4], [0.12, 0.95], '#f4c9cf'),
    band(V, left, [-2.5, 5.2], [0.12, 0.95], '#f4c9cf'),
    openings(
      V,
      left,
      [arched(2, 0.8, 1.3, 1, 0.5, 5), arched(3.9, 0.8, 1.3, 1, 0.5, 5)],
      garden(3, ['#b9b45a', '#8f9a44', '#c2bb62']),
      { jamb: WHITE, frame: RANI, bar: WHITE, bars: [2, 2] },
    ),
    sunOnFloor(V, [0.2, 1.2, 2.4, 2.1], 0.7, 0.5),
    sunOnFloor(V, [0.2, 3, 2.4, 3.9], 0.7, 0.5),
    pegs(
      V,
      far,
      [
        [0.45, MARIGOLD],
        [2.05, RANI],
        [2.3, '#2f8a86'],
        [3.95, '#8a2a62'],
        [5.9, MARIGOLD],
      ],
      2.1,
      CANE,
    ),
    marigolds(V, far(0.2, 2.75, 0.05), far(3.2, 2.75, 0.05), 0.28),
    marigolds(V, far(3.2, 2.75, 0.05), far(6.2, 2.75, 0.05), 0.28),
    single(1.2, quilts[0], '#f7c8dc'),
    cabinet(V, 2.18, 5.14, 180, { wide: 0.42, wood: CANE }),
    single(3.15, quilts[1], '#fff1d0'),
    cabinet(V, 4.12, 5.14, 180, { wide: 0.42, wood: CANE }),
    single(5.1, quilts[2], '#d9f0e8'),
    rug(V, [1.6, 1, 5.2, 2.4], { tone: '#8a2a62', border: MARIGOLD, kind: 'stripe', mark: RANI }),
    roundTable(V, 3.6, 1.6, { r: 0.4, high: 0.36, tone: CANE, leg: '#a5703a' }),
    teaTray(V, [3.6, 0.37, 1.6], { r: 0.28, cups: 3 }),
  );
}

/** Super Deluxe: from the foot of the king bed, marigold strings on a wall of rani pink. */
export function ambalaSuperDeluxe(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'rose',
    seed: 93,
    size: [5.2, 5.4, 3.1],
    stand: [2.3, -0.6],
    turn: 3,
    focal: 1620,
    horizon: 0.43,
    light: [-0.3, 0.6, -0.5],
    dark: '#5a1f4a',
  });
  const strings = Array.from({ length: 15 }, (_, i) => 0.75 + i * 0.265);
  return S.add(
    shellOf(V, room, {
      floor: TILES,
      ceiling: PLANKS,
      walls: RANI,
      left: '#fbe3d6',
      right: '#fbe3d6',
      skirting: WHITE,
      shade: 0.4,
    }),
    openings(V, right, [arched(3.3, 0.1, 1.4, 1.6, 0.7, 5)], garden(9), {
      jamb: WHITE,
      frame: RANI,
      bar: WHITE,
      bars: [2, 3],
    }),
    curtain(V, right, [4.3, 4], [0.04, 2.75], { tone: WHITE, folds: 4, tied: 0.2, hem: RANI }),
    rod(V, far, 0.6, 4.65, 2.85, CANE, 0.08),
    strings.map((u, i) => marigolds(V, far(u, 2.84, 0.08), far(u, i % 2 ? 1.75 : 1.5, 0.08), 0, 0.034)).join(''),
    headboard(V, 2.6, 5.36, 180, {
      wide: 2.3,
      high: 1.35,
      head: 'scallop',
      fill: 'channels',
      n: 14,
      tone: '#f3d3c4',
      frame: MARIGOLD,
      mark: '#d9a59a',
    }),
    cabinet(V, 1.15, 5.35, 180, { wide: 0.55, wood: CANE }),
    cabinet(V, 4.05, 5.35, 180, { wide: 0.55, wood: CANE }),
    books(V, [1.15, 0.58, 5.1], [WHITE, MARIGOLD]),
    pendant(V, [1.15, 3.1, 5], { kind: 'dome', drop: 1.75, size: 0.27, tone: '#e3b878', cord: CANE }),
    pendant(V, [4.05, 3.1, 5], { kind: 'dome', drop: 1.75, size: 0.27, tone: '#e3b878', cord: CANE }),
    rug(V, [0.8, 1.1, 4.4, 4.2], { tone: '#f0c9b8', border: RANI, mark: RANI }),
    bed(V, 2.6, 5.26, 180, {
      wide: 1.95,
      linen: WHITE,
      base: CANE,
      foot: { tone: MARIGOLD, at: [1.3, 2], kind: 'zigzag', mark: '#c2317a' },
      pillows: pillowPairs(1.95, [WHITE, WHITE, RANI], { trim: MARIGOLD, motif: MARIGOLD, bolster: '#8a2a62' }),
    }),
  );
}

/** Club Room: two armchairs by the window at dusk, the bed behind them. */
export function ambalaClub(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'emerald',
    seed: 94,
    size: [5.8, 6.4, 3.1],
    stand: [1.3, 0.4],
    turn: 28,
    eye: 1.35,
    focal: 1400,
    horizon: 0.42,
    light: [-0.2, 0.6, 0.6],
    dark: '#2c1236',
  });
  return S.add(
    shellOf(V, room, {
      floor: TILES,
      ceiling: { ...PLANKS, tone: '#d9b9a0' },
      walls: '#8a2a62',
      right: '#7a2458',
      skirting: CANE,
      shade: 0.6,
    }),
    openings(V, right, [square(2.5, 0.35, 5.1, 2.45)], garden(11), {
      deep: 0.35,
      jamb: WHITE,
      frame: CANE,
      bars: [3, 2],
      bar: CANE,
      barWide: 6,
    }),
    curtains(V, right, [2, 2.6, 5, 5.6], [0.04, 2.8], { tone: MARIGOLD, folds: 5, tied: 0.4 }),
    rod(V, right, 1.9, 5.7, 2.82, CANE),
    framed(V, far, [0.8, 1.65, 1.5, 2.55], { frame: CANE, art: branch(['#f6e2cf', '#5a3524', '#c2317a']) }),
    framed(V, far, [1.65, 1.65, 2.35, 2.55], { frame: CANE, art: branch(['#f6e2cf', '#5a3524', '#f2a327']) }),
    headboard(V, 1.6, 6.36, 180, {
      wide: 2.2,
      high: 1.3,
      fill: 'cane',
      tone: '#e3b878',
      frame: CANE,
      mark: '#a5703a',
      stroke: 2,
    }),
    bedside(V, 3.1, 6.35, 180, { wide: 0.55, wood: CANE }, { base: MARIGOLD, high: 0.62 }),
    bed(V, 1.6, 6.26, 180, {
      wide: 1.9,
      linen: WHITE,
      base: CANE,
      foot: { tone: RANI, at: [1.3, 1.95], kind: 'stripe', mark: MARIGOLD },
      pillows: pillowPairs(1.9, [WHITE, WHITE, MARIGOLD], { trim: RANI }),
    }),
    rug(V, [2.3, 1.6, 5.4, 4.8], { tone: '#5a1f4a', border: MARIGOLD, mark: RANI }),
    plant(V, [5.4, 0, 5.7], { high: 1.6, pot: RANI, leaf: '#2c6a52' }),
    armchair(V, 4.2, 4.75, 165, { tone: MARIGOLD, wood: '#5a3524', cushion: RANI, wide: 0.84, high: 0.95 }),
    roundTable(V, 4.3, 3.45, { r: 0.42, high: 0.52, tone: '#5a3524', leg: CANE }),
    teaTray(V, [4.25, 0.53, 3.4], { r: 0.28 }),
    armchair(V, 4.9, 2.3, 25, { tone: RANI, wood: '#5a3524', wide: 0.84, high: 0.95 }),
    pendant(V, [4.2, 3.1, 3.5], { kind: 'dome', drop: 0.75, size: 0.42, tone: '#d9a866', cord: CANE }),
  );
}
