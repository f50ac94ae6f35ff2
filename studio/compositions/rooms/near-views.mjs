// What a guest has close by, in any of the houses: a tray on the bed, a lamp and a book, curtains in the morning air.
import { path } from '../../kit/shapes.mjs';
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden } from '../../parts/guestrooms/beyond-grounds.mjs';
import { cityByNight } from '../../parts/guestrooms/beyond-town.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { floorLamp, tableLamp } from '../../parts/guestrooms/lamps.mjs';
import { branch, framed } from '../../parts/guestrooms/on-walls.mjs';
import { curtain, curtains, openings, rod, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, chair, desk, roundTable } from '../../parts/guestrooms/seats.mjs';
import { mouldings, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { books, cup, flowers, plant, rug, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';
import { windowSeat } from '../../parts/guestrooms/window-seat.mjs';
import { windCurtain } from '../../parts/rooms/wind-curtain.mjs';

const LINEN = '#fff6e6';
const WALNUT = '#5a3420';
const DAY = ['#a4b56a', '#7f9a55', '#b6c47a'];

/** A tray with tea and marigolds on the quilt, the pillows behind it, in the first sun. */
export function breakfastInBed(options = {}) {
  const { S, V, room } = guestRoom(options, {
    pal: 'turmeric',
    seed: 151,
    size: [4, 3.2, 3],
    stand: [2.35, 0.15],
    turn: -10,
    eye: 1.45,
    focal: 1420,
    horizon: 0.06,
    light: [-0.7, 0.6, 0],
    dark: '#6a3a3c',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#b57a48' },
      ceiling: { tone: LINEN },
      walls: '#e9cfa8',
      shade: 0.1,
    }),
    headboard(V, 2, 3.16, 180, { wide: 2.2, high: 1.3, fill: 'channels', n: 15, tone: '#c9824a', frame: WALNUT }),
    bed(V, 2, 3.08, 180, {
      wide: 2,
      long: 2.3,
      linen: LINEN,
      base: WALNUT,
      foot: { tone: '#b3402f', at: [1.75, 2.28], kind: 'buti', mark: '#f5d9a0' },
      pillows: pillowPairs(2, [LINEN, LINEN], { bolster: '#d98a2c', trim: '#e6c48c' }),
    }),
    teaTray(V, [1.95, 0.63, 1.72], { r: 0.34, metal: '#d9a23c', cups: 2 }),
    flowers(V, [2.2, 0.65, 1.86], { high: 0.26, tones: ['#f7a928', '#ffd35e'], vase: '#fffaf0' }),
    books(V, [1.3, 0.63, 1.62], ['#2f6a7a', '#d98a2c'], -14),
    [0, 1, 2]
      .map((i) =>
        path(
          V.face([
            [1.2 + i * 0.5, 0.625, 0.9],
            [1.36 + i * 0.5, 0.625, 0.9],
            [1.72 + i * 0.5, 0.625, 2.5],
            [1.6 + i * 0.5, 0.625, 2.5],
          ]),
          S.pal.sun,
          'opacity=".3"',
        ),
      )
      .join(''),
  );
}

/** Sheer curtains that the morning air lifts before open doors. */
export function morningCurtains(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 152,
    size: [5, 4.4, 3.1],
    stand: [2.2, -0.4],
    turn: 3,
    focal: 1350,
    horizon: 0.47,
    light: [0, 0.4, 0.8],
    dark: '#4a3f4a',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#bf8a54', shine: 0.7 },
      ceiling: { tone: '#f3e8d2' },
      walls: '#e6d6b8',
      skirting: '#f6ecd8',
      cornice: '#f6ecd8',
      shade: 0.3,
    }),
    openings(V, far, [square(1.3, 0, 3.7, 2.6)], garden(23, DAY), {
      deep: 0.3,
      jamb: '#fff8e8',
      frame: '#f6ecd8',
      bar: '#c9a274',
    }),
    sunOnFloor(V, [1.5, 2.2, 3.4, 4.3], -0.2, 0.6),
    rod(V, far, 0.7, 4.3, 2.84, S.pal.gold),
    curtain(V, far, [4.25, 3.3], [0.03, 2.82], { tone: '#fff8ea', folds: 7, clear: 0.9 }),
    windCurtain(S, S.W * 0.17, S.H * 0.86, 7, { w: 380, wide: 560, sweep: 250, lift: 150, dim: '#c9a98a', deep: 0.3 }),
    armchair(V, 4.35, 2.6, 120, { kind: 'cane', tone: '#d98a5a', wood: WALNUT, cushion: '#fff8ea' }),
  );
}

/** A cushioned window seat with a book left open, rain in the garden. */
export function readingWindow(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'emerald',
    seed: 153,
    size: [4, 3.4, 3],
    stand: [1.75, 0.3],
    turn: 4,
    eye: 1.35,
    focal: 1450,
    horizon: 0.36,
    light: [0, 0.5, 0.8],
    dark: '#16302f',
  });
  const page = (s) =>
    V.face([
      [1.62, 0.49, 3.5],
      [1.62 + s * 0.16, 0.51, 3.5],
      [1.62 + s * 0.17, 0.51, 3.74],
      [1.62, 0.49, 3.74],
    ]);
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#7d5636' },
      ceiling: { tone: '#dfe3cf' },
      walls: '#3f665a',
      skirting: '#dfe3cf',
      shade: 0.4,
    }),
    windowSeat(V, far, [0.55, 3.05], garden(27), {
      jamb: '#e3ddc6',
      cloth: '#8f5a3c',
      cushions: ['#d9a64e', '#f3ead2', '#d9a64e'],
      lights: 3,
      bar: '#c9a25a',
    }),
    curtains(V, far, [0.1, 0.5, 3.1, 3.5], [0.03, 2.85], { tone: '#b98a4c', folds: 4, tied: 0.2 }),
    [-1, 1].map((s) => path(page(s), s > 0 ? '#fffaf0' : '#efe3cc')).join(''),
    cup(V, [2.1, 0.48, 3.62]),
    rug(V, [0.4, 0.9, 3.2, 2.9], { tone: '#8a4a34', border: '#d9a64e', mark: '#c98a4a' }),
    plant(V, [3.55, 0, 2.85], { high: 1.2, pot: '#b9683c', leaf: '#4f8a66' }),
  );
}

/** A bedside table with a lit lamp, books and a glass, the edge of the pillows. */
export function lampAndBooks(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'night',
    seed: 154,
    size: [4, 3, 3],
    stand: [2.2, 0.9],
    turn: 6,
    eye: 1.15,
    focal: 1500,
    horizon: 0.42,
    light: [0.3, 0.6, -0.5],
    dark: '#1c1838',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#5a3a2c' },
      ceiling: { tone: '#4a4264' },
      walls: '#4c4478',
      skirting: '#35305a',
      shade: 0.6,
    }),
    mouldings(V, far, '#8a7fb8', [2.25, 0.3, 3.3, 2.6]),
    S.pool(
      V.face([far(1, 0, 0.01), far(4, 0, 0.01), far(4, 3, 0.01), far(1, 3, 0.01)]),
      ...V.at(far(2.75, 1.1)),
      620,
      S.pal.lit.mid,
      0.85,
    ),
    headboard(V, 1.2, 2.98, 180, {
      wide: 2,
      high: 1.3,
      head: 'round',
      fill: 'buttons',
      tone: '#7a3350',
      frame: S.pal.gold,
    }),
    bed(V, 1.2, 2.92, 180, {
      wide: 1.8,
      linen: '#f3e6dc',
      base: WALNUT,
      foot: { tone: '#7a3350', at: [1.3, 1.9] },
      pillows: pillowPairs(1.8, ['#f3e6dc', '#f3e6dc', '#c98a4a'], { trim: S.pal.gold }),
    }),
    bedside(V, 2.72, 2.94, 180, { wide: 0.7, deep: 0.5, wood: WALNUT }, { base: '#2f7f80', high: 0.62 }),
    books(V, [2.9, 0.58, 2.56], ['#efe3cc', '#b3402f', '#2f4f7a']),
    flowers(V, [2.98, 0.58, 2.78], { high: 0.3 }),
  );
}

/** An armchair under a lamp at blue hour, a print of a leaf above it. */
export function readingChair(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'bluehour',
    seed: 155,
    size: [4.4, 3.6, 3],
    stand: [2.5, 0],
    turn: -8,
    eye: 1.3,
    focal: 1400,
    horizon: 0.43,
    light: [0.5, 0.6, -0.4],
    dark: '#232650',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'chevron', tone: '#9a6a40' },
      ceiling: { tone: '#d9d3d6' },
      walls: '#62719c',
      left: '#55648f',
      skirting: '#e9e0d6',
      shade: 0.5,
    }),
    openings(V, left, [square(1, 0.5, 2.6, 2.4)], garden(31), {
      jamb: '#e9e0d6',
      frame: '#e9e0d6',
      bars: [2, 2],
      bar: '#c9a25a',
    }),
    S.pool(
      V.face([far(0, 0, 0.01), far(4.4, 0, 0.01), far(4.4, 3, 0.01), far(0, 3, 0.01)]),
      ...V.at(far(3, 1.7)),
      700,
      S.pal.lit.mid,
      0.7,
    ),
    framed(V, far, [1.2, 1.35, 1.95, 2.35], { art: branch(['#f6ead2', '#3f5a3c', '#5f8f62']) }),
    framed(V, far, [2.05, 1.35, 2.5, 1.85], { art: branch(['#f6ead2', '#8a4a2c', '#d98a3c']) }),
    rug(V, [0.8, 1.1, 3.8, 3.3], { tone: '#8a3f3c', border: '#e0ae57', mark: '#d9a64e' }),
    floorLamp(V, [3, 0, 3.25], { high: 1.75 }),
    armchair(V, 2.1, 3.2, 185, { tone: '#b9603f', wood: WALNUT, cushion: '#f3e0c0', wide: 0.95, high: 1 }),
    roundTable(V, 2.95, 2.55, { r: 0.28, high: 0.5, tone: WALNUT }),
    teaTray(V, [2.95, 0.51, 2.52], { r: 0.2, cups: 1 }),
  );
}

/** A writing desk at a window over the city by night. */
export function nightDesk(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'night',
    seed: 156,
    size: [4.4, 3.2, 2.9],
    stand: [2, 0],
    turn: 5,
    eye: 1.45,
    focal: 1380,
    horizon: 0.38,
    light: [-0.4, 0.6, -0.5],
    dark: '#12142e',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'carpet', tone: '#3a3560', shine: 0.1 },
      ceiling: { tone: '#39365e' },
      walls: '#3b3866',
      skirting: '#2a2850',
      shade: 0.5,
    }),
    openings(V, far, [square(0.5, 0.35, 3.9, 2.7)], cityByNight(13), {
      deep: 0.15,
      jamb: '#22224a',
      bars: [2, 1],
      bar: '#151736',
      barWide: 10,
    }),
    curtains(V, far, [0.1, 0.8, 3.7, 4.35], [0.03, 2.8], { tone: '#8a5a7a', folds: 6, tied: 0.15 }),
    desk(V, 2.3, 3, 180, { wide: 1.9, deep: 0.65, wood: '#6a4030', leg: S.pal.gold }),
    tableLamp(V, [1.75, 0.76, 2.75], { base: S.pal.gold, foot: 'stick', high: 0.6 }),
    books(V, [2.75, 0.76, 2.7], ['#efe3cc', '#7a3350', '#2f7f80']),
    flowers(V, [3, 0.76, 2.8], { high: 0.34 }),
    cup(V, [2.2, 0.76, 2.55]),
    chair(V, 2.6, 1.75, -15, { tone: '#c98a4a', wood: WALNUT }),
  );
}
