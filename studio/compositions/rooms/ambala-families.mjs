// Family rooms of Ambala: the same rani pink, cane and terracotta as its other rooms, with beds for four.
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden } from '../../parts/guestrooms/beyond-grounds.mjs';
import { wallWithOpening } from '../../parts/guestrooms/doors.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { kitesOnWall, marigolds } from '../../parts/guestrooms/on-walls.mjs';
import { arched, openings } from '../../parts/guestrooms/openings.mjs';
import { bedside, bunks, cabinet, roundTable, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { flowers, plant, rug } from '../../parts/guestrooms/things.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const RANI = '#c2317a';
const MARIGOLD = '#f2a327';
const WHITE = '#fbeee2';
/** How far from the eye's end of the room the wall between the family's two rooms stands, metres. */
const WALL = 4.2;
const CANE = '#c08a4c';
const TILES = { kind: 'tiles', tone: '#bf6a45', joint: '#8a4230' };

/** Family Room: two wide beds side by side under paper kites, seen from above, at night. */
export function ambalaFamily(options = {}) {
  const { S, V, far, room } = guestRoom(options, {
    pal: 'night',
    seed: 95,
    size: [6.4, 5.6, 3],
    stand: [1.4, -0.7],
    turn: 14,
    eye: 2.25,
    focal: 1500,
    horizon: 0.27,
    light: [0.3, 0.7, -0.5],
    dark: '#2f1a48',
  });
  const double = (x, quilt, mark) =>
    headboard(V, x, 5.56, 180, {
      wide: 1.85,
      high: 1.15,
      fill: 'cane',
      tone: '#e3b878',
      frame: CANE,
      mark: '#a5703a',
      stroke: 2,
    }) +
    bed(V, x, 5.48, 180, {
      wide: 1.7,
      linen: WHITE,
      base: CANE,
      foot: { tone: quilt, at: [1, 2], kind: 'check', mark },
      pillows: pillowPairs(1.7, [WHITE, quilt], { trim: mark }),
    });
  return S.add(
    shellOf(V, room, {
      floor: TILES,
      ceiling: { kind: 'boards', tone: '#e3cdbb', trim: '#b98a6a' },
      walls: '#e9cfcb',
      left: '#d9b9bd',
      skirting: RANI,
      shade: 0.5,
    }),
    band(V, far, [0, 6.4], [0.12, 1.2], '#d98aa8'),
    kitesOnWall(V, far, [
      [0.7, 2.1, '#4a5ab0', WHITE],
      [1.7, 2.0, MARIGOLD, RANI],
      [2.5, 2.35, '#2f8a86', WHITE],
      [3.3, 1.95, RANI, MARIGOLD],
      [4.3, 2.25, '#4a5ab0', MARIGOLD],
      [5.3, 1.95, WHITE, RANI],
    ]),
    bedside(V, 0.35, 5.5, 180, { wide: 0.45, wood: CANE }, { base: RANI }),
    double(1.65, RANI, '#f7c8dc'),
    bedside(V, 3.1, 5.5, 180, { wide: 0.5, wood: CANE }, { base: RANI, high: 0.62 }),
    double(4.55, '#2f7f8a', '#d9f0e8'),
    rug(V, [0.9, 1.1, 5.4, 3.1], { tone: '#8a2a62', border: MARIGOLD, kind: 'grid', mark: '#a53a78' }),
  );
}

/** Family Suite: the sitting room with its sofas and two bunks, the double bed through the arch, by day. */
export function ambalaFamilySuite(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 96,
    size: [7.4, 7.2, 3.2],
    stand: [1.5, -1.2],
    turn: 13,
    eye: 1.65,
    focal: 1300,
    horizon: 0.43,
    light: [-0.6, 0.6, -0.2],
    dark: '#4f2a44',
  });
  return S.add(
    shellOf(V, room, {
      floor: { ...TILES, shine: 0.6 },
      ceiling: { kind: 'boards', tone: '#f9ecdc', trim: '#c9a284' },
      walls: '#f6c6d2',
      left: '#fbe9da',
      right: '#f3dccb',
      skirting: RANI,
      shade: 0.25,
    }),
    openings(V, far, [arched(5.4, 0.9, 1.1, 0.8, 0.4, 4)], garden(5, ['#8fb06a', '#5f9a52', '#a8c46a']), {
      jamb: WHITE,
      frame: RANI,
      bar: WHITE,
    }),
    headboard(V, 3.3, 7.15, 180, {
      wide: 2,
      high: 1.3,
      fill: 'cane',
      tone: '#e3b878',
      frame: CANE,
      mark: '#a5703a',
      stroke: 2,
    }),
    cabinet(V, 4.65, 7.1, 180, { wide: 0.5, wood: CANE }),
    bed(V, 3.3, 7.05, 180, {
      wide: 1.8,
      linen: WHITE,
      base: CANE,
      foot: { tone: RANI, at: [1.2, 1.95], kind: 'buti', mark: MARIGOLD },
      pillows: pillowPairs(1.8, [WHITE, WHITE, MARIGOLD], { trim: RANI }),
    }),
    wallWithOpening(
      V,
      { w: room.w, h: room.h, z: WALL, tone: '#fbe9da', thick: 0.3, jamb: RANI, skirting: RANI },
      arched(3.3, 0, 3.1, 1.8, 0.95, 7),
    ),
    marigolds(V, [1.55, 2.95, WALL - 0.05], [3.1, 2.95, WALL - 0.05], 0.14),
    marigolds(V, [3.1, 2.95, WALL - 0.05], [4.65, 2.95, WALL - 0.05], 0.14),
    openings(
      V,
      left,
      [arched(1.6, 0.15, 1.3, 1.7, 0.6, 5), arched(3.7, 0.15, 1.3, 1.7, 0.6, 5)],
      garden(8, ['#8fb06a', '#5f9a52', '#a8c46a']),
      { jamb: WHITE, frame: RANI, bar: WHITE, bars: [2, 3] },
    ),
    sunOnFloor(V, [0.1, 0.9, 2.2, 1.9], 0.6, 0.5),
    sunOnFloor(V, [0.1, 3, 2.2, 4], 0.6, 0.5),
    bunks(V, 6.35, WALL - 0.02, 180, { wood: CANE, quilts: [MARIGOLD, '#2f8a86'] }),
    rug(V, [1.2, 0.8, 5, 4], { tone: '#e9a9bf', border: RANI, mark: RANI }),
    plant(V, [0.5, 0, 4.55], { high: 1.5, pot: RANI, leaf: '#4a8a4f' }),
    sofa(V, 0.35, 2.6, -90, { wide: 2.3, tone: RANI, cushions: [MARIGOLD, WHITE, MARIGOLD, WHITE], wood: CANE }),
    roundTable(V, 2.6, 2.3, { r: 0.5, high: 0.4, tone: WHITE, leg: CANE }),
    flowers(V, [2.6, 0.41, 2.3], { high: 0.4, tones: [MARIGOLD, '#ffd35e'] }),
    sofa(V, 5.3, 1.3, 115, { wide: 1.5, tone: '#f3d3b4', cushions: [RANI, MARIGOLD], wood: CANE }),
  );
}
