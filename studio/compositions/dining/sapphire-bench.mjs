// sapphireBench: along a bench of sapphire velvet; gilded mirrors on ivory walls, thalis on white cloths, a chequered floor.
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish } from '../../kit/stage.mjs';
import { bowl, flatBread, tallGlass } from '../../parts/dining/crockery.mjs';
import { pillow } from '../../parts/guestrooms/beds.mjs';
import { courtyardAtNight } from '../../parts/guestrooms/beyond-grounds.mjs';
import { boxes, shadowOf } from '../../parts/guestrooms/blocks.mjs';
import { pendant, sconce } from '../../parts/guestrooms/lamps.mjs';
import { mirror } from '../../parts/guestrooms/on-walls.mjs';
import { curtains, grown, openings, rod, round, shape, square } from '../../parts/guestrooms/openings.mjs';
import { chair, sofa } from '../../parts/guestrooms/seats.mjs';
import { band, mouldings, shellOf } from '../../parts/guestrooms/shell.mjs';
import { flowers } from '../../parts/guestrooms/things.mjs';
import { guestRoom, placed } from '../../parts/guestrooms/view.mjs';
import { steam } from '../../parts/tableware/dish.mjs';
import { brassPlate } from '../../parts/tableware/reception-table.mjs';

const [SAPPHIRE, IVORY, GILT, LINEN] = ['#1f3f9c', '#f0e6d0', '#cf9f52', '#fffaf0'];
const BOWLS = ['#d8702c', '#f6f0e2', '#6a3014', '#7fa65a', '#e3a52c'];

/** Draws a brass thali at a point: bowls round its far edge, rice and breads before them. */
function thali(V, point, r) {
  const [x, y] = V.at(point);
  const k = V.scale(point) * r;
  const e = (1.42 - point[1]) / V.distance(point);
  const small = BOWLS.map((fill, i) => {
    const a = Math.PI * (1.04 + (0.92 * i) / 4);
    return bowl(V.S, x + Math.cos(a) * k * 0.66, y + Math.sin(a) * k * e * 0.62 + k * 0.08, k * 0.2, { fill, e });
  });
  return (
    brassPlate(x, y, k, e) +
    small.join('') +
    ellipse(x - k * 0.3, y + k * e * 0.3, k * 0.3, k * 0.26 * e, '#fffdf4') +
    ellipse(x - k * 0.33, y + k * e * 0.22, k * 0.2, k * 0.2 * e, '#f3e2b4') +
    flatBread(V.S, x + k * 0.3, y + k * e * 0.26, k * 0.33, e)
  );
}

/** Draws a table under a white cloth with a blue band, laid with two thalis. */
function laidTable(V, x, z) {
  const local = placed(x, z, 0);
  const strip = V.face([
    local(-0.15, 0.765, -0.42),
    local(0.15, 0.765, -0.42),
    local(0.15, 0.765, 0.42),
    local(-0.15, 0.765, 0.42),
  ]);
  const [gx, gy] = V.at(local(0.3, 0.77, 0.3));
  return (
    shadowOf(V, local, [-0.42, 0.42], [-0.42, 0.42]) +
    boxes(V, local, [
      { u: [-0.05, 0.05], y: [0, 0.6], w: [-0.05, 0.05], tone: GILT, shade: 0 },
      { u: [-0.26, 0.26], y: [0, 0.04], w: [-0.26, 0.26], tone: GILT, shade: 0 },
    ]) +
    boxes(V, local, [{ u: [-0.42, 0.42], y: [0.54, 0.76], w: [-0.42, 0.42], tone: LINEN, round: 0.01, shade: 0.3 }]) +
    path(strip, '#3f66b8') +
    flowers(V, local(0, 0.77, 0.3), { high: 0.3, tones: ['#fffaf0', '#7f9fd8'], vase: SAPPHIRE }) +
    thali(V, local(-0.24, 0.77, 0), 0.17) +
    thali(V, local(0.22, 0.77, -0.12), 0.17) +
    tallGlass(V.S, gx, gy, V.scale(local(0.3, 0.77, 0.3)) * 0.15, { drink: '#f2d9a0' })
  );
}

/** Draws a mirror in a gilded frame: oval or square, the lamps of the room in it. */
function gilded(V, wall, u, oval) {
  const outline = oval
    ? round(u, 0, 1).map(([a, b]) => [u + (a - u) * 0.5, 2.2 + b * 0.68])
    : square(u - 0.45, 1.5, u + 0.45, 2.9);
  const [x, y] = V.at(wall(u, 2.4));
  const k = V.scale(wall(u, 2.4));
  const seen =
    rect(
      x - k,
      y - k,
      2 * k,
      2.4 * k,
      V.S.lin([
        [0, '#b9a98c'],
        [0.5, '#efe0bc'],
        [0.75, '#8f9cc4'],
        [1, '#33487f'],
      ]),
    ) +
    [-0.2, 0.16]
      .map((d) => V.S.glow(x + d * k, y, k * 0.4, V.p.lit.hi, 0.9) + circle(x + d * k, y, k * 0.05, '#ffffff'))
      .join('');
  const crest = range(7).map((i) => {
    const q = wall(u + (i - 3) * 0.07, 2.98 - 0.015 * (i - 3) ** 2, 0.05);
    return circle(...V.at(q), k * 0.055, i % 2 ? GILT : mix(GILT, '#fff0c0', 0.5));
  });
  return (
    shape(V, wall, grown(outline, 0.13), mix(GILT, V.dark, 0.35)) +
    shape(V, wall, grown(outline, 0.1), GILT, { out: 0.03, edge: '#ffe9b4', width: 2 }) +
    mirror(V, wall, outline, { frame: '#f1cf86', seen }) +
    crest.join('')
  );
}

export function sapphireBench(options = {}) {
  const { S, V, far, left, room } = guestRoom(options, {
    pal: 'bluehour',
    seed: 45,
    size: [6.4, 10.5, 3.8],
    stand: [3.9, 0],
    turn: -29,
    eye: 1.42,
    focal: 1060,
    horizon: 0.42,
    light: [0.5, 0.6, -0.4],
    dark: '#2a2444',
  });
  const bench = placed(0, 5.4, -90);
  const channels = range(62).map((i) => {
    const u = lerp(-4.6, 4.6, i / 61);
    return V.edge([bench(u, 0.5, 0.19), bench(u, 1.12, 0.19)]);
  });
  S.add(
    shellOf(V, room, {
      floor: { kind: 'tiles', tone: '#f3ecdb', checks: '#3f62b0' },
      ceiling: { kind: 'cove', tone: '#f4ecda' },
      walls: IVORY,
      cornice: GILT,
      skirting: SAPPHIRE,
      shade: 0.35,
    }),
    band(V, far, [0, room.w], [0.12, 0.95], '#2c4fa8'),
    mouldings(V, left, GILT, ...[2.4, 4.2, 6, 7.8, 9.4].map((u) => [u - 0.82, 1.25, u + 0.82, 3.35])),
    openings(V, far, [square(1.4, 0.1, 3.4, 2.9)], courtyardAtNight, {
      jamb: IVORY,
      frame: IVORY,
      bars: [4, 4],
      bar: GILT,
      barWide: 3,
    }),
    rod(V, far, 0.9, 3.9, 3.1, GILT),
    curtains(V, far, [0.95, 1.65, 3.15, 3.85], [0.04, 3.05], { tone: '#2b50ad', folds: 4, tied: 0.4 }),
    ...[9.4, 7.8, 6, 4.2, 2.4].map((u, i) => gilded(V, left, u, i % 2 === 0)),
    ...[8.6, 6.9, 5.1, 3.3].map((u) => sconce(V, left, u, 2.15, { reach: 0.8 })),
    sofa(V, 0, 5.4, -90, { wide: 9.2, tone: SAPPHIRE, back: 1.14, seat: 0.5, deep: 0.72, wood: GILT, arms: false }),
    line(channels.join(''), '#122a70', 3, 'opacity=".8"'),
    line(V.edge([bench(-4.6, 1.15, 0.19), bench(4.6, 1.15, 0.19)]), '#7f9fe8', 5, 'opacity=".8"'),
  );
  for (const z of [9.3, 7.2, 5.1, 3])
    S.add(
      ...[0.9, 1.3].map((d, i) =>
        pillow(V, placed(0, z - d, -90), {
          w: 0.36,
          a: 0.25,
          b: 0.21,
          lean: 22,
          tone: i ? '#f3e6c8' : '#6f93e0',
          trim: GILT,
          high: 0.53,
        }),
      ),
      laidTable(V, 1.2, z),
      chair(V, 2.2, z, 90, { tone: '#f6eedd', wood: GILT, high: 0.92 }),
    );
  S.add(...[8.4, 5.2].map((z) => pendant(V, [2.9, 3.8, z], { kind: 'lantern', drop: 0.9, size: 0.3 })), nearThali(V));
  return finish(S, options.framed);
}

/** Draws the guest's own table at the lower edge, with the thali that has just been served. */
function nearThali(V) {
  const local = placed(3.2, 1.35, 0);
  const top = V.face([
    local(-0.62, 0.76, -0.9),
    local(0.9, 0.76, -0.9),
    local(0.9, 0.76, 0.3),
    local(-0.62, 0.76, 0.3),
  ]);
  const plate = local(-0.16, 0.77, -0.28);
  const [x, y] = V.at(plate);
  const [gx, gy] = V.at(local(0.2, 0.77, 0.14));
  return (
    path(top, LINEN, `stroke="#3f66b8" stroke-width="10"`) +
    V.shade(top, V.dark, 0, 0.45, [0, 0, 1, 1]) +
    V.S.inside(
      top,
      path(
        V.face([
          local(-0.7, 0.765, -0.66),
          local(0.9, 0.765, -0.66),
          local(0.9, 0.765, 0.02),
          local(-0.7, 0.765, 0.02),
        ]),
        '#3f66b8',
      ),
    ) +
    thali(V, plate, 0.28) +
    thali(V, local(0.42, 0.77, -0.42), 0.22) +
    steam(x - 90, y - 110, 150, 10) +
    tallGlass(V.S, gx, gy, 170, { drink: '#f6ead2', foam: '#fffdf6' })
  );
}
