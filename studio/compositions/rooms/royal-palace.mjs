// Rooms of Royal Palace: cream plaster over wine velvet and walnut, mustard cloth, fields of mustard to the horizon.
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { mustardFields } from '../../parts/guestrooms/beyond-grounds.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { tableLamp } from '../../parts/guestrooms/lamps.mjs';
import { framed, hills, leafyNiche, lehenga, mirror } from '../../parts/guestrooms/on-walls.mjs';
import { arched, curtains, openings, rod, shape, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bedside, chair, desk } from '../../parts/guestrooms/seats.mjs';
import { band, mouldings, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { books, cup, flowers, rug } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const WINE = '#7a2f3f';
const MUSTARD = '#d8a22c';
const BRASS = '#c9994f';
const WALNUT = '#4a2817';
const LINEN = '#fbf1df';

/** Standard: one wide window over the mustard fields, early, and the corner of the made bed. */
export function royalPalaceStandard(options = {}) {
  const { S, V, far, left, right, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 71,
    size: [4.6, 4.6, 3],
    stand: [2, -0.9],
    turn: 2,
    eye: 1.5,
    focal: 1560,
    horizon: 0.42,
    light: [-0.1, 0.6, 0.6],
    dark: '#4a2a3a',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'cross-boards', tone: '#b98248', shine: 0.6 },
      ceiling: { kind: 'beams', tone: '#f6ecd6', trim: '#8a5a34' },
      walls: '#f0e3c8',
      right: '#e6d3b2',
      skirting: WALNUT,
      shade: 0.3,
    }),
    band(V, far, [0, 4.6], [0.12, 0.8], '#d9b263'),
    band(V, right, [-2.5, 4.6], [0.12, 0.8], '#d9b263'),
    band(V, left, [-2.5, 4.6], [0.12, 0.8], '#d9b263'),
    openings(V, far, [square(0.75, 0.8, 3.55, 2.45)], mustardFields, {
      deep: 0.35,
      jamb: '#fff4dc',
      frame: WALNUT,
      frameWide: 0.09,
      bars: [4, 2],
      bar: '#6a4326',
      barWide: 6,
    }),
    rod(V, far, 0.2, 4.1, 2.68, BRASS),
    curtains(V, far, [0.25, 0.85, 3.45, 4.05], [0.04, 2.65], { tone: MUSTARD, folds: 5, tied: 0.4, hem: WINE }),
    sunOnFloor(V, [0.9, 2.9, 1.9, 3.9], 0.6),
    framed(V, left, [2.5, 1.35, 3.7, 2.15], {
      frame: WALNUT,
      art: hills(['#f3dca8', '#e08a2c', '#d8a22c', '#7a2f3f']),
    }),
    headboard(V, 4.58, 2.4, 90, { wide: 1.95, high: 1.3, head: 'round', fill: 'buttons', tone: WINE, frame: WALNUT }),
    bedside(V, 4.55, 3.75, 90, { wide: 0.5, wood: WALNUT }, { base: '#7a2f3f', foot: 'urn', high: 0.6, glow: 0.3 }),
    rug(V, [0.4, 0.9, 3, 3.4], { tone: WINE, border: MUSTARD, kind: 'stripe', mark: '#93475a' }),
    armchair(V, 1.25, 3.95, 200, { kind: 'cane', tone: MUSTARD, wood: WALNUT, cushion: WINE }),
    bed(V, 4.5, 2.4, 90, {
      wide: 1.85,
      linen: LINEN,
      base: WALNUT,
      foot: { tone: MUSTARD, at: [1.3, 1.9], kind: 'stripe', mark: WINE },
      pillows: pillowPairs(1.85, [LINEN, LINEN, WINE], { trim: MUSTARD, bolster: MUSTARD }),
    }),
  );
}

/** The window across the room, small in the mirror. */
const reflectedWindow = (V, wall) =>
  shape(V, wall, square(2.8, 1.1, 3.5, 2.25), '#b9a593') +
  [2.95, 3.15, 3.35]
    .map((u) => shape(V, wall, arched(u, 1.3, 0.16, 0.4, 0.16, 3), '#5f78b0', { edge: '#f3e3c4', width: 3 }))
    .join('') +
  shape(V, wall, square(2.8, 1.1, 3.5, 1.24), WINE) +
  shape(V, wall, square(2.62, 1, 2.78, 2.5), '#c9a48f');

/** Deluxe: over the writing desk and its arched mirror to the bed before its niche, at blue hour. */
export function royalPalaceDeluxe(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'bluehour',
    seed: 72,
    size: [6.2, 7, 3.2],
    stand: [3, 0.9],
    turn: 33,
    eye: 1.5,
    focal: 1330,
    horizon: 0.46,
    light: [-0.5, 0.6, -0.5],
    dark: '#33203a',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'chevron', tone: '#94603a' },
      ceiling: { kind: 'plain', tone: '#f4ecdf' },
      walls: '#e9dac6',
      cornice: '#f3eadb',
      skirting: '#f3eadb',
      shade: 0.4,
    }),
    leafyNiche(V, far, [3.45, 0.1, 2.7, 1.75], {
      ground: '#b98a86',
      leaf: '#f6e6c8',
      fruit: '#c9994f',
      rim: '#f3eadb',
    }),
    mouldings(V, right, '#cdb494', [5.6, 0.22, 6.6, 2.85], [4.6, 0.22, 5.35, 2.85], [1.4, 0.22, 2.1, 2.85]),
    mouldings(V, far, '#cdb494', [0.4, 0.22, 1.7, 2.85], [5.2, 0.22, 6, 2.85]),
    rug(V, [1.4, 2.6, 5, 6], { tone: '#a5545a', border: '#4a3f62', mark: BRASS }),
    headboard(V, 3.45, 6.95, 180, { wide: 2.2, high: 1.34, fill: 'channels', n: 17, tone: WINE, frame: BRASS }),
    bedside(V, 2.05, 6.95, 180, { wide: 0.56, wood: WALNUT }, { base: BRASS, high: 0.62 }),
    bedside(V, 4.85, 6.95, 180, { wide: 0.56, wood: WALNUT }, { base: BRASS, high: 0.62 }),
    bed(V, 3.45, 6.85, 180, {
      wide: 1.9,
      linen: LINEN,
      base: '#c9a48f',
      foot: { tone: '#8c3b46', at: [1.4, 1.95], kind: 'buti', mark: BRASS },
      pillows: pillowPairs(1.9, [LINEN, LINEN, '#c9a48f'], { bolster: WINE, trim: BRASS }),
    }),
    mirror(V, right, arched(3.15, 0.98, 1.05, 0.9, 0.5, 4), {
      frame: BRASS,
      tone: '#d3c3b4',
      seen: reflectedWindow(V, right),
    }),
    lehenga(V, right, 4.97, 2.4, { tone: MUSTARD, trim: '#f7e2a8', scarf: WINE }),
    desk(V, 6.18, 3.15, 90, { wide: 1.5, wood: WALNUT, leg: BRASS }),
    tableLamp(V, [5.9, 0.75, 3.72], { base: BRASS, foot: 'stick', high: 0.55 }),
    books(V, [5.85, 0.76, 2.75], ['#efe7d6', WINE, MUSTARD]),
    flowers(V, [5.95, 0.76, 2.55], { high: 0.4, tones: ['#f4c93a', '#ffe9a8'] }),
    cup(V, [5.75, 0.76, 3.2]),
    chair(V, 5.05, 3.15, -90, { tone: WINE, wood: WALNUT }),
  );
}
