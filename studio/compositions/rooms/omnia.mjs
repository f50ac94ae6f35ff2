// Urban Suites of the three Omnia hotels: windows from floor to ceiling; cobalt and lines of light at Dwarka, a grid of
// teal at Greater Noida, slate and oak at Noida.
import { range } from '../../kit/numbers.mjs';
import { line } from '../../kit/shapes.mjs';
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { campus, expressway, viaduct } from '../../parts/guestrooms/beyond-town.mjs';
import { bathroomDoor } from '../../parts/guestrooms/doors.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { lightLine, pendant, tableLamp } from '../../parts/guestrooms/lamps.mjs';
import { lehenga } from '../../parts/guestrooms/on-walls.mjs';
import { curtain, openings, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, bench, chair, desk, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, mouldings, shellOf, slats, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { books, cup, laptop, rug } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const SHEET = '#f4f1ee';

/** Dwarka: the expressway below by night, an evening dress ready on the wall. */
export function omniaDwarkaSuite(options = {}) {
  const COBALT = '#2446a8';
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'dusk',
    seed: 131,
    size: [6.4, 6, 2.9],
    stand: [4.9, -0.5],
    turn: -18,
    eye: 1.55,
    focal: 1330,
    horizon: 0.38,
    light: [0.3, 0.7, -0.5],
    dark: '#0d1538',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'carpet', tone: '#34407a', shine: 0.1 },
      ceiling: { kind: 'plain', tone: '#4a5284' },
      walls: '#1f2c66',
      left: '#26367c',
      skirting: '#16204e',
      shade: 0.5,
    }),
    openings(V, far, [square(0, 0.04, 6.4, 2.84)], expressway(0.34), {
      deep: 0.08,
      jamb: '#10183c',
      bars: [4, 1],
      bar: '#0b1234',
      barWide: 12,
    }),
    lehenga(V, left, 5.5, 2.3, { tone: '#8f1f4a', trim: '#e0ae57', scarf: '#c9a0d8' }),
    curtain(V, far, [6.35, 5.6], [0.03, 2.84], { tone: '#3a4a9a', folds: 6 }),
    lightLine(V, left, [-1, 6], 1.62, 0.9),
    range(9)
      .map((i) => line(V.edge([left(0.2 + i * 0.66, 2.15, 0.02), left(0.55 + i * 0.66, 2.15, 0.02)]), '#f3e6c8', 6))
      .join(''),
    headboard(V, 0.04, 3.5, -90, { wide: 3.2, high: 1.15, fill: 'squares', tone: COBALT, frame: '#16204e' }),
    rug(V, [1, 1.9, 4.6, 5], { tone: '#1c2760', border: '#4a63c8', kind: 'plain' }),
    bedside(
      V,
      0.12,
      4.85,
      -90,
      { wide: 0.55, wood: '#2a2f52', high: 0.42, rows: 1 },
      { base: '#d9dff5', foot: 'stick', shade: '#f6e6c0' },
    ),
    bed(V, 0.14, 3.5, -90, {
      wide: 1.95,
      linen: SHEET,
      base: '#16204e',
      foot: { tone: COBALT, at: [1.2, 1.9] },
      pillows: pillowPairs(1.95, [SHEET, SHEET, COBALT], { bolster: '#e0ae57' }),
    }),
    bedside(
      V,
      0.12,
      2.15,
      -90,
      { wide: 0.55, wood: '#2a2f52', high: 0.42, rows: 1 },
      { base: '#d9dff5', foot: 'stick', shade: '#f6e6c0' },
    ),
    armchair(V, 3.6, 5.1, 205, { kind: 'slipper', tone: '#e0ae57', wood: '#16204e' }),
    roundTable(V, 4.5, 4.8, { r: 0.28, high: 0.5, tone: '#d9dff5', leg: '#8fa0d8' }),
    cup(V, [4.5, 0.51, 4.8], { steam: false }),
    bench(V, 2.45, 3.5, -90, { wide: 1.5, tone: '#4a63c8', wood: '#8fa0d8' }),
    sofa(V, 6.2, 3.4, 90, { wide: 1.7, tone: '#303f86', cushions: ['#e0ae57', COBALT], wood: '#16204e' }),
  );
}

/** Greater Noida: a corner of glass over the campus at first light, seen from the door. */
export function omniaGreaterNoidaSuite(options = {}) {
  const TEAL = '#1f7f80';
  const { S, V, far, left, right, room } = guestRoom(options, {
    pal: 'rose',
    seed: 132,
    size: [5.8, 6.2, 2.9],
    stand: [2.1, -0.7],
    turn: 4,
    eye: 1.6,
    focal: 1330,
    horizon: 0.41,
    light: [0.6, 0.6, 0.2],
    dark: '#1a3a4c',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'tiles', tone: '#c9cfca', joint: '#a4b0ac' },
      ceiling: { kind: 'plain', tone: '#eef0ea' },
      walls: '#d3dcd6',
      left: '#bfd0ca',
      skirting: '#8fa8a2',
      shade: 0.3,
    }),
    openings(V, far, [square(2.9, 0.05, 5.8, 2.82)], campus, {
      deep: 0.06,
      jamb: '#2a4a52',
      bars: [3, 2],
      bar: '#24424c',
      barWide: 8,
    }),
    openings(V, right, [square(2.4, 0.05, 6.2, 2.82)], campus, {
      deep: 0.06,
      jamb: '#2a4a52',
      bars: [4, 2],
      bar: '#24424c',
      barWide: 8,
    }),
    band(V, far, [0, 2.9], [0, 2.9], TEAL),
    mouldings(
      V,
      far,
      '#5fb3ae',
      ...range(16).map((i) =>
        [0.1, 0.15, 0.72, 0.75].map((at, k) => at + (k % 2 ? 0.68 * (i % 4) : 0.7 * Math.floor(i / 4))),
      ),
    ),
    curtain(V, far, [2.75, 3.2], [0.03, 2.84], { tone: '#e9f0ec', folds: 5 }),
    bathroomDoor(V, left, [2.5, 3.4], { tone: '#e9efe9', tiles: '#5fb0aa', open: 0.85 }),
    headboard(V, 1.5, 6.14, 180, {
      wide: 2.5,
      high: 1.15,
      fill: 'squares',
      tone: '#e3ded0',
      frame: '#b98a58',
      mark: '#c2b9a4',
    }),
    rug(V, [0.8, 2, 4.6, 4.8], { tone: '#9cc4bf', border: TEAL, kind: 'grid', mark: '#8ab8b2' }),
    bedside(
      V,
      2.95,
      6.1,
      180,
      { wide: 0.5, wood: '#b98a58', high: 0.42, rows: 1 },
      { base: TEAL, foot: 'cube', high: 0.55 },
    ),
    bed(V, 1.5, 6.05, 180, {
      wide: 1.95,
      linen: '#fbfaf4',
      base: '#b98a58',
      foot: { tone: TEAL, at: [1.25, 1.95], kind: 'check', mark: '#8fd0c8' },
      pillows: pillowPairs(1.95, ['#fbfaf4', '#fbfaf4', '#e0a050'], { bolster: TEAL }),
    }),
    armchair(V, 4.9, 5.3, 150, { tone: '#e0a050', wood: '#b98a58' }),
    roundTable(V, 4.25, 4.75, { r: 0.26, high: 0.48, tone: '#f4f1e6', leg: TEAL }),
    cup(V, [4.25, 0.49, 4.75]),
    sofa(V, 5.6, 2.9, 90, { wide: 1.9, tone: '#2c6f74', cushions: ['#e0a050', '#f4f1e6', '#8fc7c2'], wood: '#b98a58' }),
    pendant(V, [4.4, 2.9, 4.4], { kind: 'globe', drop: 0.7, size: 0.3, cord: '#24424c' }),
  );
}

/** Noida: over the writing desk by the window to the bed, the first metro passing. */
export function omniaNoidaSuite(options = {}) {
  const SLATE = '#44586a';
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 133,
    size: [5.6, 6, 2.9],
    stand: [2.3, -0.6],
    turn: -9,
    eye: 1.5,
    focal: 1200,
    horizon: 0.42,
    light: [-0.7, 0.5, 0],
    dark: '#2a3a4c',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#c99f68', shine: 0.6 },
      ceiling: { kind: 'plain', tone: '#f3f0e6' },
      walls: '#dcdcd2',
      skirting: '#a8aca6',
      shade: 0.2,
    }),
    slats(V, far, [1.9, 5.6], [0, 2.9], '#b98650'),
    openings(V, left, [square(-1.5, 0.04, 5.7, 2.84)], viaduct, {
      deep: 0.08,
      jamb: '#33424e',
      bars: [5, 1],
      bar: '#2c3a46',
      barWide: 12,
    }),
    curtain(V, left, [5.95, 5.4], [0.03, 2.86], { tone: '#eceae0', folds: 5 }),
    sunOnFloor(V, [0.1, 0.8, 2.6, 1.8], 0.7, 0.5),
    sunOnFloor(V, [0.1, 2.4, 2.6, 3.4], 0.7, 0.5),
    sunOnFloor(V, [0.1, 4, 2.6, 5], 0.7, 0.5),
    headboard(V, 3.7, 5.94, 180, { wide: 2.4, high: 1.15, fill: 'channels', n: 8, tone: SLATE, frame: '#33424e' }),
    bedside(
      V,
      2.25,
      5.9,
      180,
      { wide: 0.5, wood: '#b98650', high: 0.42, rows: 1 },
      { base: '#e9e6da', foot: 'urn', high: 0.55, glow: 0.3 },
    ),
    rug(V, [1.9, 2.2, 5, 4.9], { tone: '#aebac0', border: SLATE, kind: 'stripe', mark: '#9aa9b2' }),
    bed(V, 3.7, 5.86, 180, {
      wide: 1.95,
      linen: '#fdfbf4',
      base: '#b98650',
      foot: { tone: SLATE, at: [1.25, 1.95], kind: 'stripe', mark: '#7f94a4' },
      pillows: pillowPairs(1.95, ['#fdfbf4', '#fdfbf4', '#d9a23c'], { bolster: SLATE }),
    }),
    armchair(V, 0.9, 5, 235, { kind: 'club', tone: '#d9a23c', wood: '#8a5c34' }),
    chair(V, 1.55, 2.55, 180, { tone: SLATE, wood: '#8a5c34' }),
    desk(V, 1.35, 1, 0, { wide: 1.9, deep: 0.75, wood: '#b98650', drawers: false, leg: '#33424e' }),
    laptop(V, 1.2, 1.5, 190, 0.76, ['#c9d0d4', '#8fa6b4']),
    books(V, [1.85, 0.76, 1.4], ['#e9e6da', '#d9a23c', SLATE]),
    cup(V, [0.72, 0.76, 1.45]),
    tableLamp(V, [2.15, 0.76, 1.62], { base: '#33424e', foot: 'stick', high: 0.5, shade: '#e9c46a', glow: 0.25 }),
  );
}
