// Rooms of Bijwasan, the garden of tents: striped canvas overhead, saffron and white, brass-bound campaign furniture.
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden } from '../../parts/guestrooms/beyond-grounds.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { pendant } from '../../parts/guestrooms/lamps.mjs';
import { stripedWall } from '../../parts/guestrooms/on-walls.mjs';
import { arched, curtains, openings, rod, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, bench, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { books, cup, flowers, rug, suitcase, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const SAFFRON = '#e58a1f';
const CANVAS = '#fbefd8';
const TEAK = '#8a5228';
const OLIVE = '#5f6a36';
const LINEN = '#fff6e4';

/** Deluxe: breakfast on the bed, the doors open to the garden in the morning. */
export function bijwasanDeluxe(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'turmeric',
    seed: 121,
    size: [6, 5.4, 2.9],
    stand: [3.4, -0.9],
    turn: 3,
    eye: 1.65,
    focal: 1330,
    horizon: 0.37,
    light: [0.1, 0.5, 0.7],
    dark: '#5a3320',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'slabs', tone: '#e6d0aa', shine: 0.6 },
      ceiling: { kind: 'tent', cloth: [CANVAS, SAFFRON], rise: 1.1 },
      walls: CANVAS,
      right: '#f6e2bd',
      skirting: TEAK,
      shade: 0.2,
    }),
    stripedWall(V, right, [-2, 5.4], [0.95, 2.9], [CANVAS, '#f0b45a']),
    band(V, right, [-2.5, 5.4], [0.12, 0.95], OLIVE),
    openings(V, far, [square(1.5, 0, 4.5, 2.45)], garden(14, ['#a8b45a', '#7f9a48', '#b9c46a']), {
      deep: 0.25,
      jamb: CANVAS,
      frame: TEAK,
      bars: [1, 1],
      bar: TEAK,
    }),
    [1.5, 4.5]
      .map((u, i) =>
        openings(
          V,
          (a, b, out = 0) => [u + (i ? 1 : -1) * a * 0.5, b, 5.4 - a * 0.86 - out],
          [square(0.04, 0.03, 0.85, 2.4)],
          garden(3, ['#a8b45a', '#7f9a48', '#b9c46a']),
          { deep: 0.02, frame: TEAK, frameWide: 0.05, bars: [2, 4], bar: TEAK, barWide: 5 },
        ),
      )
      .join(''),
    curtains(V, far, [0.55, 1.2, 4.9, 5.45], [0.03, 2.75], { tone: SAFFRON, folds: 5, tied: 0.4, hem: CANVAS }),
    rod(V, far, 0.4, 5.6, 2.78, TEAK),
    sunOnFloor(V, [1.7, 3.9, 4.2, 5.3], 0.4, 0.5),
    headboard(V, 5.96, 1.9, 90, {
      wide: 2.1,
      high: 1.3,
      head: 'scallop',
      tone: SAFFRON,
      fill: 'channels',
      n: 11,
      frame: TEAK,
      mark: '#fbefd8',
      stroke: 10,
    }),
    bedside(
      V,
      5.92,
      3.6,
      90,
      { wide: 0.6, wood: TEAK, rows: 3, knob: '#e6b65a' },
      { base: OLIVE, high: 0.6, glow: 0.3 },
    ),
    rug(V, [1.9, 1.4, 4.4, 4.4], { tone: OLIVE, border: SAFFRON, kind: 'stripe', mark: '#76824a' }),
    armchair(V, 1.4, 4.5, 215, { kind: 'cane', tone: CANVAS, wood: TEAK, cushion: SAFFRON }),
    bed(V, 5.88, 1.9, 90, {
      wide: 1.9,
      linen: LINEN,
      base: TEAK,
      foot: { tone: SAFFRON, at: [1.45, 2], kind: 'stripe', mark: CANVAS },
      pillows: pillowPairs(1.9, [LINEN, LINEN, SAFFRON], { trim: OLIVE, bolster: OLIVE }),
    }),
    teaTray(V, [4.75, 0.63, 1.75], { r: 0.3, cups: 2 }),
    suitcase(V, 1.2, 2.6, -90, { tone: TEAK, wide: 0.9, high: 0.42, deep: 0.5 }),
    books(V, [1.45, 0.43, 2.6], [CANVAS, SAFFRON]),
  );
}

/** Super Deluxe: the larger tent at dusk, lamps lit, a daybed for the third guest. */
export function bijwasanSuperDeluxe(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'dusk',
    seed: 122,
    size: [6.6, 6.4, 2.9],
    stand: [4.5, 0],
    turn: -13,
    eye: 1.5,
    focal: 1420,
    horizon: 0.5,
    light: [0.4, 0.6, -0.5],
    dark: '#33203f',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#7d4f2c' },
      ceiling: { kind: 'tent', cloth: ['#efd9b4', '#c9701c'], rise: 1.6 },
      walls: '#efdcb9',
      skirting: TEAK,
      shade: 0.4,
    }),
    stripedWall(V, far, [0, 6.6], [0.95, 2.9], ['#f3e2c2', '#dc9238']),
    band(V, far, [0, 6.6], [0.12, 0.95], OLIVE),
    band(V, left, [-2.5, 6.4], [0.12, 0.95], OLIVE),
    openings(V, left, [arched(3.2, 0.1, 1.5, 1.5, 0.6, 4)], garden(21), {
      jamb: CANVAS,
      frame: TEAK,
      bar: TEAK,
      bars: [2, 3],
    }),
    curtains(V, left, [2.1, 2.6, 3.85, 4.3], [0.03, 2.6], { tone: '#c9701c', folds: 4, tied: 0.4 }),
    headboard(V, 3.4, 6.36, 180, {
      wide: 2.2,
      high: 1.35,
      head: 'scallop',
      tone: OLIVE,
      fill: 'channels',
      n: 11,
      frame: TEAK,
      mark: '#efdcb9',
      stroke: 6,
    }),
    bedside(V, 1.95, 6.34, 180, { wide: 0.6, wood: TEAK, rows: 3, knob: '#e6b65a' }, { base: SAFFRON, high: 0.64 }),
    bedside(V, 4.85, 6.34, 180, { wide: 0.6, wood: TEAK, rows: 3, knob: '#e6b65a' }, { base: SAFFRON, high: 0.64 }),
    rug(V, [1.4, 1.8, 5.6, 5.2], { tone: '#8a3f24', border: SAFFRON, mark: '#d9a23c' }),
    bed(V, 3.4, 6.26, 180, {
      wide: 1.95,
      linen: LINEN,
      base: TEAK,
      foot: { tone: OLIVE, at: [1.3, 1.95], kind: 'stripe', mark: SAFFRON },
      pillows: pillowPairs(1.95, [LINEN, LINEN, SAFFRON], { trim: OLIVE, bolster: SAFFRON }),
    }),
    pendant(V, [3.2, 3.6, 3.4], { kind: 'lantern', drop: 1.25, size: 0.42 }),
    sofa(V, 0.4, 4.9, -90, { wide: 1.9, back: 0, tone: SAFFRON, cushions: [CANVAS, OLIVE, CANVAS], wood: TEAK }),
    bench(V, 3.4, 4.15, 180, { wide: 1.3, tone: '#efdcb9', wood: TEAK }),
    flowers(V, [3.55, 0.47, 3.9], { high: 0.4, tones: ['#f7a928', '#fff1d8'] }),
    armchair(V, 5.9, 3.4, 110, { kind: 'cane', tone: CANVAS, wood: TEAK, cushion: SAFFRON }),
    roundTable(V, 5.1, 2.9, { r: 0.3, high: 0.5, tone: TEAK, leg: '#d9a64e' }),
    cup(V, [5.1, 0.51, 2.9]),
  );
}
