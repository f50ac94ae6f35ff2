// The rooms of Upper HSE: ribs of glass, smoke green and oiled oak, the garden close.
import { range } from '../../kit/numbers.mjs';
import { bed, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { garden } from '../../parts/guestrooms/beyond-grounds.mjs';
import { boxes } from '../../parts/guestrooms/blocks.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { pendant } from '../../parts/guestrooms/lamps.mjs';
import { lehenga } from '../../parts/guestrooms/on-walls.mjs';
import { openings, square } from '../../parts/guestrooms/openings.mjs';
import { armchair, bench, cabinet } from '../../parts/guestrooms/seats.mjs';
import { shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { flowers, rug } from '../../parts/guestrooms/things.mjs';
import { guestRoom, placed } from '../../parts/guestrooms/view.mjs';

const SMOKE = '#6f8878';
const OAK = '#a5784a';
const CHALK = '#f3efe2';

/** Standard: a queen bed beside the ribbed glass, the clothes for the evening on the wall, before noon. */
export function upperHseStandard(options = {}) {
  const { S, V, far, right, room } = guestRoom(options, {
    pal: 'mustard',
    seed: 141,
    size: [5.4, 5.6, 3.2],
    stand: [1.5, -0.7],
    turn: 15,
    eye: 1.5,
    focal: 1420,
    horizon: 0.43,
    light: [0.7, 0.5, 0.1],
    dark: '#2c4038',
  });
  const ribs = range(13).map((i) => ({
    u: [i * 0.48 - 0.04 - 0.5, i * 0.48 + 0.04 - 0.5],
    y: [0, 3.2],
    w: [-0.26, 0],
    tone: OAK,
    shade: 0.3,
  }));
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'boards', tone: '#c9a878', shine: 0.4 },
      ceiling: { kind: 'boards', tone: '#d9c09a', trim: '#a5784a' },
      walls: SMOKE,
      left: '#7d9484',
      skirting: '#566c5e',
      shade: 0.3,
    }),
    openings(V, right, [square(-0.6, 0.06, 5.5, 3.1)], garden(17, ['#7fa878', '#5f9460', '#8fb872']), {
      deep: 0.05,
      jamb: OAK,
      bars: [1, 2],
      bar: CHALK,
      barWide: 3,
    }),
    boxes(V, placed(5.4, 0, 90), ribs),
    range(5)
      .map((i) => sunOnFloor(V, [3.4, 0.9 + i * 0.96, 5.3, 1.2 + i * 0.96], -0.5, 0.4))
      .join(''),
    lehenga(V, far, 0.65, 2.35, { tone: '#c9784a', trim: '#f0cf8a', scarf: '#f3efe2' }),
    lehenga(V, far, 1.5, 2.35, { tone: '#3f5a6a', trim: '#d9c48a', scarf: '#e0a878' }),
    headboard(V, 3.3, 5.56, 180, {
      wide: 2.4,
      high: 1.1,
      fill: 'channels',
      n: 24,
      tone: '#c79a62',
      frame: OAK,
      mark: '#8a5f36',
    }),
    cabinet(V, 4.75, 5.54, 180, { wide: 0.46, wood: OAK, high: 0.42, rows: 1 }),
    flowers(V, [4.75, 0.45, 5.34], { high: 0.5, tones: ['#ffffff', '#e9f0dc'], vase: '#e3e6da' }),
    cabinet(V, 2, 5.54, 180, { wide: 0.46, wood: OAK, high: 0.42, rows: 1 }),
    pendant(V, [2, 3.2, 5.2], { kind: 'globe', drop: 1.75, size: 0.24, cord: OAK }),
    rug(V, [1.2, 1.5, 4.4, 4.6], { tone: '#dcdcc8', border: SMOKE, kind: 'plain' }),
    bed(V, 3.35, 5.48, 180, {
      wide: 1.65,
      linen: '#fbfaf0',
      base: OAK,
      foot: { tone: SMOKE, at: [1.2, 1.9], kind: 'stripe', mark: '#a8bcae' },
      pillows: pillowPairs(1.65, ['#fbfaf0', '#dfe6d8', '#c9784a'], {}),
    }),
    bench(V, 3.35, 3.3, 180, { wide: 1.3, tone: '#c9784a', wood: OAK }),
    armchair(V, 4.7, 3, 120, { kind: 'slipper', tone: SMOKE, wood: OAK, cushion: CHALK }),
  );
}
