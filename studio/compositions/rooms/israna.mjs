// Rooms of Israna, the fort: sandstone in large courses, square windows in thick walls, moss-green cloth, dark iron.
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { battlements, garden, poolAndPalms } from '../../parts/guestrooms/beyond-grounds.mjs';
import { boxes } from '../../parts/guestrooms/blocks.mjs';
import { wallWithOpening } from '../../parts/guestrooms/doors.mjs';
import { headboard, posts } from '../../parts/guestrooms/headboards.mjs';
import { pendant, sconce } from '../../parts/guestrooms/lamps.mjs';
import { curtain, curtains, openings, rod, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, bench, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { courses, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { cup, flowers, plant, rug, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom, placed } from '../../parts/guestrooms/view.mjs';

const MOSS = '#55662f';
const STONE = '#d9b07c';
const IRON = '#2f2a2c';
const IVORY = '#fbf0dc';
const OAK = '#6f4a2a';

/** The queen bed that the two Deluxe rooms share, with its head against the wall that `turn` says. */
const mossBed = (V, x, z, turn, dx, dz) =>
  headboard(V, x, z, turn, { wide: 1.75, high: 1.35, head: 'crenel', fill: 'squares', tone: MOSS, frame: OAK }) +
  bed(V, x + dx, z + dz, turn, {
    wide: 1.6,
    linen: IVORY,
    base: OAK,
    foot: { tone: MOSS, at: [1.2, 1.95], kind: 'check', mark: '#c9b45a' },
    pillows: pillowPairs(1.6, [IVORY, IVORY, '#c98a4a'], { trim: MOSS, bolster: MOSS }),
  });

/** Deluxe Standard: the queen bed beside a deep square window at sunset. */
export function isranaStandard(options = {}) {
  const { S, V, far, left, right, room } = guestRoom(options, {
    pal: 'rose',
    seed: 101,
    size: [4.4, 5, 3.1],
    stand: [1.3, -0.5],
    turn: 14,
    focal: 1480,
    horizon: 0.43,
    light: [0.6, 0.5, -0.3],
    dark: '#5a3040',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'slabs', tone: '#b98a5e' },
      ceiling: { kind: 'beams', tone: '#e3cda6', trim: OAK },
      walls: STONE,
      left: '#c99e6c',
      skirting: '#a5794e',
      shade: 0.4,
    }),
    courses(V, far, [0, 4.4], [0, 3.1], '#9a6c44'),
    courses(V, left, [-1, 5], [0, 3.1], '#8a6038'),
    courses(V, right, [-1, 5], [0, 3.1], '#8a5c3c'),
    openings(V, right, [square(2.2, 0.7, 4.3, 2.45)], battlements, {
      deep: 0.6,
      jamb: '#f0d2a4',
      bars: [3, 3],
      bar: IRON,
      barWide: 6,
    }),
    sconce(V, far, 0.6, 1.75, { reach: 0.8 }),
    bedside(V, 3.2, 4.92, 180, { wide: 0.5, wood: OAK }, { base: IRON, foot: 'cube', high: 0.6 }),
    mossBed(V, 1.95, 4.95, 180, 0, -0.1),
    pendant(V, [3.1, 3.1, 3.5], { kind: 'lantern', drop: 0.75, size: 0.28 }),
    rug(V, [0.7, 1.3, 3.4, 2.9], { tone: '#7a4a34', border: MOSS, kind: 'stripe', mark: MOSS }),
    armchair(V, 3.95, 3.05, 115, { kind: 'cane', tone: MOSS, wood: OAK, cushion: '#c98a4a' }),
    roundTable(V, 3.1, 2.6, { r: 0.26, high: 0.5, tone: OAK, leg: IRON }),
    cup(V, [3.1, 0.51, 2.6]),
  );
}

/** Deluxe Balcony: from its own balcony into the lamplit room, late evening. */
export function isranaBalcony(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'bluehour',
    seed: 102,
    size: [4.6, 7.4, 3],
    stand: [2.6, -1.1],
    turn: -2,
    focal: 1480,
    horizon: 0.45,
    light: [0.2, 0.6, -0.5],
    dark: '#1d2348',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'slabs', tone: '#b0825c' },
      ceiling: { kind: 'beams', tone: '#efd6a8', trim: OAK },
      walls: '#e6bd86',
      skirting: '#a5794e',
      shade: 0.25,
    }),
    courses(V, far, [0, 4.6], [0, 3], '#b98a58'),
    sconce(V, far, 0.75, 1.85, { reach: 1 }),
    mossBed(V, 2.1, 7.35, 180, 0, -0.1),
    bedside(V, 3.4, 7.3, 180, { wide: 0.5, wood: OAK }, { base: IRON, foot: 'cube', high: 0.62 }),
    pendant(V, [2.2, 3, 4.9], { kind: 'lantern', drop: 0.7, size: 0.3 }),
    rug(V, [1, 3.7, 3.9, 5.3], { tone: '#7a4a34', border: MOSS, kind: 'stripe', mark: MOSS }),
    bench(V, 2.1, 5.1, 180, { wide: 1.3, tone: '#c98a4a', wood: OAK }),
    wallWithOpening(
      V,
      { from: -3, w: 8, h: 4.6, z: 2.6, tone: '#4d4872', thick: 0.5, jamb: '#d9a878' },
      square(1, 0, 3.9, 2.45),
    ),
    courses(V, (u, v, out = 0) => [u, v, 2.6 - out], [-3, 1], [0, 4.6], '#332f58'),
    courses(V, (u, v, out = 0) => [u, v, 2.6 - out], [3.9, 8], [0, 4.6], '#332f58'),
    courses(V, (u, v, out = 0) => [u, v, 2.6 - out], [1, 3.9], [2.52, 4.6], '#332f58'),
    curtain(V, (u, v, out = 0) => [u, v, 2.75 - out], [1.02, 1.5], [0.04, 2.42], {
      tone: IVORY,
      folds: 4,
      tied: 0.3,
      out: 0,
    }),
    curtain(V, (u, v, out = 0) => [u, v, 2.75 - out], [3.88, 3.45], [0.04, 2.42], {
      tone: IVORY,
      folds: 4,
      tied: 0.3,
      out: 0,
    }),
    S.pooled(S.cx, S.H * 0.86, 620, 130, S.pal.lit.mid, 0.45),
    sconce(V, (u, v, out = 0) => [u, v, 2.6 - out], 0.6, 1.85, { reach: 1 }),
    sconce(V, (u, v, out = 0) => [u, v, 2.6 - out], 4.3, 1.85, { reach: 1 }),
    plant(V, [0.85, 0, 2.2], { high: 1.5, pot: '#8a5a3c', leaf: '#3f6a4a' }),
    armchair(V, 4.05, 1.95, 160, { kind: 'cane', tone: MOSS, wood: OAK, cushion: IVORY }),
    roundTable(V, 3.35, 1.35, { r: 0.28, high: 0.5, tone: OAK, leg: IRON }),
    teaTray(V, [3.35, 0.51, 1.35], { r: 0.2 }),
  );
}

/** Queen Suite: the four-poster in red and gold. */
export function isranaQueenSuite(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'marigold',
    seed: 103,
    size: [6.4, 6.6, 3.5],
    stand: [1.3, -0.2],
    turn: 18,
    eye: 1.4,
    focal: 1440,
    horizon: 0.5,
    light: [-0.5, 0.6, -0.4],
    dark: '#3a1030',
  });
  const at = [3.5, 6.45, 180];
  const size = { wide: 1.75, long: 2.1, high: 2.45, tone: '#d9a23c' };
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'slabs', tone: '#8f4f38' },
      ceiling: { kind: 'coffers', tone: '#c98a5c', trim: '#e6b65a' },
      walls: '#a8303a',
      left: STONE,
      right: '#93283a',
      skirting: '#e6b65a',
      shade: 0.6,
    }),
    courses(V, left, [-2, 6.6], [0, 3.5], '#9a6c44'),
    openings(V, far, [square(0.6, 0.7, 1.9, 2.5), square(5.1, 0.7, 6.1, 2.5)], garden(7), {
      deep: 0.5,
      jamb: '#f0c98a',
      frame: '#e6b65a',
      frameWide: 0.06,
      bars: [3, 4],
      bar: IRON,
      barWide: 5,
    }),
    rug(V, [1.5, 1.6, 5.6, 5.8], { tone: '#7a1f2c', border: '#e6b65a', mark: '#c98a3c' }),
    bedside(V, 2.2, 6.5, 180, { wide: 0.5, wood: '#5a2418' }, { base: '#e6b65a', high: 0.6 }),
    bedside(V, 4.8, 6.5, 180, { wide: 0.5, wood: '#5a2418' }, { base: '#e6b65a', high: 0.6 }),
    headboard(V, 3.5, 6.52, 180, {
      wide: 1.75,
      high: 1.6,
      head: 'crenel',
      fill: 'buttons',
      tone: '#8f1f2c',
      frame: '#d9a23c',
    }),
    posts(V, ...at, 'head', { ...size, cloth: '#c8323c' }),
    bed(V, ...at, {
      wide: 1.65,
      linen: IVORY,
      base: '#8f1f2c',
      foot: { tone: '#b3242f', at: [1.1, 2], kind: 'buti', mark: '#f0c25a' },
      pillows: pillowPairs(1.65, [IVORY, IVORY, '#b3242f'], { trim: '#e6b65a', motif: '#e6b65a', bolster: '#d9a23c' }),
    }),
    posts(V, ...at, 'foot', { ...size, cloth: '#c8323c' }),
    sofa(V, 6.1, 2.9, 90, { wide: 1.7, tone: '#d9a23c', cushions: ['#b3242f', IVORY], wood: '#5a2418', back: 0.82 }),
    pendant(V, [1.6, 3.5, 3.4], { kind: 'lantern', drop: 1.2, size: 0.36 }),
    bench(V, 3.5, 4.05, 180, { wide: 1.4, tone: '#8f1f2c', wood: '#d9a23c' }),
    flowers(V, [3.7, 0.47, 3.85], { high: 0.34, tones: ['#f7a928', '#fff1d8'] }),
  );
}

/** Casa De Cancun: ivory and sand, the doors of the garden cottage open to its veranda and the pool. */
export function isranaCasa(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 104,
    size: [6, 5.6, 3.1],
    stand: [1.7, -0.8],
    turn: 7,
    eye: 1.45,
    focal: 1330,
    horizon: 0.45,
    light: [-0.1, 0.5, 0.7],
    dark: '#6a4a3c',
  });
  const veranda = (view, box) =>
    poolAndPalms(view, box) +
    boxes(view, placed(0, 0, 0), [{ u: [0, 7], y: [-0.05, 0], w: [5.7, 7.6], tone: '#dcc08c', shade: 0 }]) +
    boxes(
      view,
      placed(0, 0, 0),
      [1.5, 3, 4.6].map((x) => ({ u: [x - 0.08, x + 0.08], y: [0, 3], w: [7.4, 7.56], tone: '#f6ead2', shade: 0 })),
    ) +
    boxes(view, placed(0, 0, 0), [{ u: [0, 7], y: [2.55, 3], w: [7.35, 7.6], tone: '#f6ead2', shade: 0 }]) +
    armchair(view, 3.9, 7, 170, { kind: 'cane', tone: '#e9d6ac', wood: '#b98a58' });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#d9b585', shine: 0.6 },
      ceiling: { kind: 'beams', tone: '#f9efdc', trim: '#c9a274' },
      walls: '#f6ead2',
      skirting: '#e3cda4',
      shade: 0.2,
    }),
    courses(V, left, [-2.5, 5.6], [0, 1], '#d9bd8c', 0.34),
    openings(V, far, [square(2.5, 0, 5.2, 2.5)], veranda, {
      deep: 0.3,
      jamb: '#fff8e8',
      frame: '#e3cda4',
      bars: [1, 1],
      bar: '#c9a274',
    }),
    curtains(V, far, [2.05, 2.75, 5, 5.7], [0.03, 2.75], { tone: '#fffaf0', folds: 6, tied: 0.2, clear: 0.86 }),
    rod(V, far, 1.9, 5.85, 2.78, '#c9a274'),
    sunOnFloor(V, [2.7, 3.9, 4.6, 5.5], 0.3, 0.55),
    headboard(V, 0.04, 3.2, -90, {
      wide: 1.9,
      high: 1.3,
      head: 'square',
      fill: 'spindles',
      tone: '#f3e3c2',
      frame: '#c9a274',
      mark: '#c9a274',
      stroke: 6,
    }),
    bedside(
      V,
      0.05,
      4.55,
      -90,
      { wide: 0.5, wood: '#d9b585' },
      { base: '#f6ead2', foot: 'urn', high: 0.62, glow: 0.3 },
    ),
    rug(V, [1.6, 1.2, 4.7, 4.4], { tone: '#ecdcb8', border: '#c9a274', kind: 'stripe', mark: '#dcc69a' }),
    bed(V, 0.12, 3.2, -90, {
      wide: 1.7,
      linen: '#fffaf0',
      base: '#c9a274',
      foot: { tone: '#d9b585', at: [1.3, 1.95], kind: 'zigzag', mark: '#fff8e8' },
      pillows: pillowPairs(1.7, ['#fffaf0', '#f3e3c2', '#d9b585'], { trim: '#c9a274' }),
    }),
    pendant(V, [2.6, 3.1, 3.2], { kind: 'dome', drop: 0.75, size: 0.36, tone: '#d9b27a', cord: '#b98a58' }),
    armchair(V, 4.9, 2.6, 130, { kind: 'cane', tone: '#f3e3c2', wood: '#b98a58', cushion: '#d9b585' }),
    plant(V, [5.6, 0, 4.9], { high: 1.7, pot: '#e3cda4', leaf: '#5f8f52' }),
    roundTable(V, 4.1, 2.1, { r: 0.3, high: 0.45, tone: '#c9a274', leg: '#b98a58' }),
    cup(V, [4.1, 0.46, 2.1]),
  );
}
