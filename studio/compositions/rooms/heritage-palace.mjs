// Rooms of Heritage Palace: lime plaster over a madder-red dado, carved wood, sandstone underfoot, jharokhas and niches.
import { mix } from '../../kit/colour.mjs';
import { line } from '../../kit/shapes.mjs';
import { bed, pillow, pillowPairs } from '../../parts/guestrooms/beds.mjs';
import { courtyardAtNight, garden } from '../../parts/guestrooms/beyond-grounds.mjs';
import { boxes, shadowOf } from '../../parts/guestrooms/blocks.mjs';
import { headboard } from '../../parts/guestrooms/headboards.mjs';
import { pendant } from '../../parts/guestrooms/lamps.mjs';
import { framed, hills } from '../../parts/guestrooms/on-walls.mjs';
import { arched, openings, outlined, shape } from '../../parts/guestrooms/openings.mjs';
import { cabinet, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, shellOf, sunOnFloor } from '../../parts/guestrooms/shell.mjs';
import { flowers, rug, teaTray } from '../../parts/guestrooms/things.mjs';
import { guestRoom, placed } from '../../parts/guestrooms/view.mjs';
import { windowSeat } from '../../parts/guestrooms/window-seat.mjs';

const MADDER = '#a5412f';
const LIME = '#f2e6cf';
const TEAK = '#6b3a1f';
const SAND = '#d3a573';
const LINEN = '#fbf0dc';

/** Draws a row of arched niches in a wall, a small lamp burning in each. */
const lampNiches = (V, wall, us, v) =>
  us
    .map((u) => {
      const outline = arched(u, v, 0.42, 0.42, 0.26, 4);
      const [x, y] = V.at(wall(u, v + 0.1));
      const k = V.scale(wall(u, v));
      return (
        shape(V, wall, outline, mix(MADDER, V.dark, 0.35), { edge: '#e6c48c' }) +
        V.S.pool(outlined(V, wall, outline, 0.02), x, y, k * 0.5, V.p.lit.mid, 0.9) +
        V.S.glow(x, y, k * 0.22, V.p.lit.hi, 1) +
        boxes(V, (a, b, c) => wall(u + a, v + b, c), [
          { u: [-0.06, 0.06], y: [0, 0.04], w: [0, 0.06], tone: '#8a4a24', shade: 0 },
        ])
      );
    })
    .join('');

/** Standard: along the window seat of a jharokha in the morning, the bed behind. */
export function heritageStandard(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'turmeric',
    seed: 81,
    size: [4.4, 5, 3.4],
    stand: [1.7, 0.2],
    turn: -14,
    eye: 1.45,
    focal: 1180,
    middle: 0.46,
    horizon: 0.45,
    light: [-0.7, 0.5, -0.2],
    dark: '#5a2f2a',
  });
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'slabs', tone: SAND, shine: 0.5 },
      ceiling: { kind: 'beams', tone: LIME, trim: TEAK },
      walls: LIME,
      skirting: MADDER,
      shade: 0.3,
    }),
    band(V, far, [0, 4.4], [0.12, 1], MADDER),
    band(V, left, [-2.5, 5], [0.12, 1], MADDER),
    band(V, far, [0, 4.4], [1, 1.06], '#e6c48c'),
    windowSeat(V, left, [1.5, 4.1], garden(6, ['#9aa65a', '#7d8a3f', '#a8b060']), {
      jamb: '#f7e8cc',
      cloth: MADDER,
      cushions: [LINEN, '#d98a2c', LINEN, MADDER],
      jaali: '#e9cf9f',
      bar: '#c58f4a',
      sill: 0.5,
      top: 2.8,
    }),
    sunOnFloor(V, [0.2, 2.4, 1.9, 2.9], 0.5, 0.5),
    sunOnFloor(V, [0.2, 3.3, 1.9, 3.8], 0.5, 0.5),
    lampNiches(V, far, [0.7, 3.95], 1.5),
    headboard(V, 2.5, 4.96, 180, {
      wide: 1.85,
      high: 1.75,
      head: 'arch',
      fill: 'fan',
      tone: TEAK,
      frame: '#8a5230',
      mark: '#b98248',
      stroke: 4,
    }),
    cabinet(V, 3.85, 4.95, 180, { wide: 0.5, wood: TEAK }),
    flowers(V, [3.85, 0.58, 4.72], { tones: ['#f7a928', '#ffd35e'], high: 0.45, vase: '#b9683c' }),
    bed(V, 2.5, 4.88, 180, {
      wide: 1.7,
      linen: LINEN,
      base: TEAK,
      cover: '#fbf0dc',
      foot: { tone: '#c6562f', at: [1.1, 1.95], kind: 'buti', mark: '#f5d9a0' },
      pillows: pillowPairs(1.7, [LINEN, '#d98a2c'], { trim: MADDER, bolster: MADDER }),
    }),
    rug(V, [1.3, 0.9, 3.9, 2.5], { tone: '#8f3a2c', border: '#e6c48c', kind: 'stripe', mark: '#b9603f' }),
    teaTray(V, [-0.3, 0.52, 2.1], { r: 0.22, metal: '#d29a45' }),
  );
}

/** Superior: a carved swing on chains from the beams, the king bed and a daybed for a third guest, at blue hour. */
export function heritageSuperior(options = {}) {
  const { S, V, far, left, right, room } = guestRoom(options, {
    pal: 'bluehour',
    seed: 82,
    size: [6, 6.2, 3.7],
    stand: [3.75, -0.6],
    turn: -8,
    eye: 1.5,
    focal: 1360,
    middle: 0.54,
    horizon: 0.47,
    light: [0.4, 0.6, -0.5],
    dark: '#2a2248',
  });
  const chain = (x, z) =>
    line(
      V.edge([
        [x, 3.5, z],
        [x, 0.55, z],
      ]),
      '#d9a64e',
      5,
      'stroke-dasharray="10 7"',
    );
  const swing = placed(1.65, 2.6, 180);
  return S.add(
    shellOf(V, room, {
      floor: { kind: 'tiles', tone: '#b9784c', checks: '#a3603a' },
      ceiling: { kind: 'beams', tone: '#e9d9bd', trim: TEAK },
      walls: '#e6d3b4',
      skirting: MADDER,
      shade: 0.6,
    }),
    band(V, far, [0, 6], [0.12, 1.05], MADDER),
    band(V, right, [-2.5, 6.2], [0.12, 1.05], MADDER),
    band(V, far, [0, 6], [1.05, 1.12], '#e6c48c'),
    openings(V, far, [arched(1.15, 0.1, 1.5, 1.75, 0.95, 6)], courtyardAtNight, {
      deep: 0.45,
      jamb: '#d9bd94',
      frame: '#f0e2c6',
      frameWide: 0.14,
      bar: '#c58f4a',
    }),
    lampNiches(V, far, [2.35, 5.65], 1.5),
    [1.1, 2.1, 3.1, 4.1]
      .map((u, i) =>
        framed(V, left, [u, 1.45, u + 0.7, 2.3], {
          frame: TEAK,
          art: hills(
            [
              ['#e9c48a', '#a5412f', '#2f4f7a', '#6b3a1f'],
              ['#c9d0b0', '#d98a2c', '#7a8a5a', '#5a3a2a'],
            ][i % 2],
          ),
        }),
      )
      .join(''),
    band(V, left, [-2.5, 6.2], [0.12, 1.05], MADDER),
    band(V, left, [-2.5, 6.2], [1.05, 1.12], '#e6c48c'),
    headboard(V, 4.1, 6.16, 180, {
      wide: 2.3,
      high: 2.1,
      head: 'arch',
      fill: 'cane',
      tone: '#8a4a2a',
      frame: TEAK,
      mark: '#c58f4a',
      stroke: 2,
    }),
    cabinet(V, 2.7, 6.15, 180, { wide: 0.5, wood: TEAK }),
    bed(V, 4.1, 6.06, 180, {
      wide: 1.95,
      linen: LINEN,
      base: TEAK,
      foot: { tone: MADDER, at: [1.2, 1.95], kind: 'zigzag', mark: '#f5d9a0' },
      pillows: pillowPairs(1.95, [LINEN, LINEN, '#2f4f7a'], { trim: '#e6c48c', bolster: MADDER }),
    }),
    pendant(V, [4.1, 3.7, 4.3], { kind: 'lantern', drop: 1.2, size: 0.34 }),
    rug(V, [2.4, 1.2, 5.6, 3.8], { tone: '#2f3f6a', border: MADDER, mark: '#d9a64e' }),
    sofa(V, 5.95, 3.95, 90, {
      wide: 1.7,
      tone: '#2f4f7a',
      back: 0,
      arms: true,
      cushions: [MADDER, LINEN, '#d98a2c'],
      wood: TEAK,
    }),
    chain(0.95, 2.55),
    chain(2.35, 2.55),
    shadowOf(V, swing, [-0.85, 0.85], [0, 0.62]),
    boxes(V, swing, [{ u: [-0.85, 0.85], y: [0.46, 0.54], w: [0, 0.62], tone: TEAK, rim: '#c58f4a' }]),
    boxes(V, swing, [{ u: [-0.8, 0.8], y: [0.54, 0.63], w: [0.04, 0.58], tone: MADDER, round: 0.02 }]),
    [-0.5, 0.5]
      .map((u) =>
        pillow(V, swing, { u, w: 0.26, a: 0.27, b: 0.2, tone: u < 0 ? '#d98a2c' : LINEN, trim: '#e6c48c', high: 0.64 }),
      )
      .join(''),
    chain(0.95, 2.05),
    chain(2.35, 2.05),
  );
}
