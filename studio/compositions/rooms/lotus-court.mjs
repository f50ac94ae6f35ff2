// Rooms of Lotus Court, a town hotel: lotus rose against slate blue, petals for headboards and mirrors, pale ash.
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle } from '../../kit/shapes.mjs';
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { cityByNight } from '../../parts/guestrooms/beyond-town.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { pendant, tableLamp } from '../../parts/guestrooms/lamps.mjs';
import { lehenga, mirror } from '../../parts/guestrooms/on-walls.mjs';
import { curtain, curtains, openings, round, shape, square } from '../../parts/guestrooms/openings.mjs';
import { bedside, chair, desk } from '../../parts/guestrooms/seats.mjs';
import { band, mouldings, shellOf } from '../../parts/guestrooms/shell.mjs';
import { books, cup, flowers, rug } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const ROSE = '#d97f98';
const SLATE = '#3a4a78';
const ASH = '#cfae86';
const PEARL = '#f7e9e4';
const BRASS = '#d9b27a';

/** Standard: 200 square feet well used, a queen bed along the window, Noida by night. */
export function lotusStandard(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'night',
    seed: 111,
    size: [3.5, 5.2, 2.9],
    stand: [1.35, -0.4],
    turn: 6,
    eye: 1.6,
    focal: 1440,
    horizon: 0.42,
    light: [-0.5, 0.6, -0.4],
    dark: '#171a40',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: ASH },
      ceiling: { kind: 'plain', tone: '#c9bfd0' },
      walls: SLATE,
      right: '#32406b',
      skirting: '#28335a',
      shade: 0.5,
    }),
    openings(V, far, [square(0.5, 0.62, 3, 2.4)], cityByNight(5), {
      deep: 0.3,
      jamb: PEARL,
      frame: PEARL,
      frameWide: 0.06,
      bars: [3, 1],
      bar: BRASS,
    }),
    curtains(V, far, [0.1, 0.6, 2.9, 3.4], [0.04, 2.65], { tone: ROSE, folds: 5, tied: 0.1 }),
    mirror(V, left, round(3.9, 1.5, 0.42, 10), { frame: BRASS, tone: '#8f8fb8' }),
    headboard(V, 3.46, 3.35, 90, {
      wide: 1.75,
      high: 1.6,
      head: 'petals',
      fill: 'fan',
      tone: ROSE,
      frame: BRASS,
      mark: '#b85f7c',
      stroke: 4,
    }),
    bedside(V, 3.45, 4.55, 90, { wide: 0.42, wood: ASH }, { base: ROSE, high: 0.55 }),
    rug(V, [0.5, 1.4, 2.6, 4.4], { tone: mix(SLATE, '#ffffff', 0.15), border: ROSE, kind: 'plain' }),
    bed(V, 3.4, 3.35, 90, {
      wide: 1.6,
      linen: PEARL,
      base: ASH,
      foot: { tone: SLATE, at: [1.3, 1.9], kind: 'buti', mark: ROSE },
      pillows: pillowPairs(1.6, [PEARL, PEARL, ROSE], { trim: BRASS }),
    }),
    desk(V, 0.05, 3.9, -90, { wide: 1.2, deep: 0.42, wood: ASH, drawers: false }),
    tableLamp(V, [0.24, 0.76, 4.3], { base: BRASS, foot: 'stick', high: 0.5 }),
    books(V, [0.26, 0.76, 3.6], [PEARL, ROSE]),
    chair(V, 1, 3.85, 90, { tone: ROSE, wood: ASH }),
    pendant(V, [3.2, 2.9, 2.1], { kind: 'globe', drop: 1.1, size: 0.2 }),
  );
}

/** Super Deluxe: the bride's dressing table with its petal mirror, her dress, the king bed behind. */
export function lotusSuperDeluxe(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'rose',
    seed: 112,
    size: [4.6, 5.4, 3],
    stand: [3.7, -0.5],
    turn: -20,
    eye: 1.5,
    focal: 1300,
    horizon: 0.45,
    light: [0.5, 0.6, -0.3],
    dark: '#4a2450',
  });
  const bulbs = range(10).map((i) => {
    const a = (i / 10) * Math.PI * 2;
    const q = left(2.5 + 0.58 * Math.cos(a), 1.55 + 0.58 * Math.sin(a), 0.06);
    const [x, y] = V.at(q);
    return S.glow(x, y, V.scale(q) * 0.2, S.pal.lit.hi, 0.8) + circle(x, y, V.scale(q) * 0.042, '#fff8e0');
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: ASH },
      ceiling: { kind: 'cove', tone: PEARL },
      walls: '#e6a9b4',
      left: '#f0c9c8',
      skirting: PEARL,
      cornice: PEARL,
      shade: 0.35,
    }),
    band(V, far, [0, 4.6], [0.12, 1], mix(SLATE, '#e6a9b4', 0.35)),
    mouldings(V, far, PEARL, [0.25, 1.1, 1.2, 2.7], [3.6, 1.1, 4.4, 2.7]),
    shape(V, far, round(2.4, 1.75, 0.98, 12), '#f3cfd0', { edge: BRASS, width: 3 }),
    shape(V, far, round(2.4, 1.75, 0.62, 12), '#e08fa2', { edge: BRASS, width: 3 }),
    headboard(V, 2.4, 5.36, 180, {
      wide: 2.1,
      high: 1.45,
      head: 'petals',
      fill: 'fan',
      tone: SLATE,
      frame: BRASS,
      mark: '#2a3560',
      stroke: 4,
    }),
    bedside(V, 0.95, 5.35, 180, { wide: 0.5, wood: ASH }, { base: SLATE, high: 0.6 }),
    bedside(V, 3.85, 5.35, 180, { wide: 0.5, wood: ASH }, { base: SLATE, high: 0.6 }),
    rug(V, [1.2, 1.2, 4.2, 4.2], { tone: '#f0d3cf', border: SLATE, kind: 'plain' }),
    bed(V, 2.4, 5.26, 180, {
      wide: 1.9,
      linen: PEARL,
      base: ASH,
      foot: { tone: ROSE, at: [1.3, 1.95], kind: 'buti', mark: PEARL },
      pillows: pillowPairs(1.9, [PEARL, PEARL, SLATE], { trim: BRASS, motif: BRASS, bolster: ROSE }),
    }),
    lehenga(V, left, 4.2, 2.3, { tone: '#c2315a', trim: '#f0c25a', scarf: '#f6b0c0' }),
    mirror(V, left, round(2.5, 1.55, 0.52, 10), { frame: BRASS, tone: '#f3d9d6' }),
    bulbs.join(''),
    desk(V, 0.05, 2.5, -90, { wide: 1.5, deep: 0.5, wood: PEARL, leg: BRASS }),
    flowers(V, [0.26, 0.76, 3.05], { high: 0.4, tones: ['#f6b0c0', '#fff1f0'] }),
    books(V, [0.3, 0.76, 2.2], ['#b3223f', BRASS]),
    cup(V, [0.42, 0.76, 2.62], { steam: false }),
    chair(V, 1.35, 2.5, 90, { tone: SLATE, wood: BRASS, high: 0.8 }),
    curtain(V, far, [4.55, 4.3], [0.04, 2.8], { tone: SLATE, folds: 3 }),
  );
}
