// poolGrill: a barbecue at dusk; skewers over embers in front, a corner of the pool, guests at their tables beyond it.
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish } from '../../kit/stage.mjs';
import { bowl, lit, plate, skewer, tallGlass } from '../../parts/dining/crockery.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';
import { arched, shape } from '../../parts/guestrooms/openings.mjs';
import { band } from '../../parts/guestrooms/shell.mjs';
import { guestRoom, placed, wallsOf } from '../../parts/guestrooms/view.mjs';
import { seated } from '../../parts/landscape/lawn-guests.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const [RANI, INK, TEAL] = ['#d9457f', '#2a1030', '#1f8f9a'];
const pool = placed(-2.1, 4.8, 38);
const corner = (u0, u1, w0, w1, y = 0) => [pool(u0, y, w0), pool(u1, y, w0), pool(u1, y, w1), pool(u0, y, w1)];

/** Draws the house along the far side: washed in pink, lit arches, a white parapet. */
function house(V) {
  const { far } = wallsOf({ w: 40, d: 17.5 });
  const wall = (u, v, out) => far(u, v, out).map((n, i) => (i ? n : n - 20));
  const arches = range(12).map((i) => arched(1.6 + i * 3.3, 0.2, 1.9, 2.3, 1, 5));
  return (
    band(V, wall, [0, 40], [0, 5.4], RANI) +
    V.shade(V.face([wall(0, 0), wall(40, 0), wall(40, 5.4), wall(0, 5.4)]), INK, 0.6, 0.1, [0, 0, 0, 1]) +
    band(V, wall, [0, 40], [5.2, 5.9], '#fbe0d0') +
    range(60)
      .map((i) => {
        const q = V.at(wall(i * 0.68, 5.9));
        return circle(q[0], q[1], 5, '#fbe0d0');
      })
      .join('') +
    arches.map((one) => shape(V, wall, one, '#ffc46a', { edge: '#fbe0d0', width: 6 })).join('')
  );
}

/** Draws the water between its rims, with the lamps and the house in it. */
function water(V) {
  const { S } = V;
  const surface = V.face(corner(0, 9, 0, 9, -0.12));
  const gleams = range(70).map(() => {
    const q = V.at(pool(S.r() * 9, -0.12, S.r() * 9));
    return line(
      `M${f(q[0])} ${f(q[1])}h${f(30 + 70 * S.r())}`,
      ['#bff2ea', '#ffd98a', '#0f5f74', '#f59ab8'][Math.floor(S.r() * 4)],
      2 + 2 * S.r(),
      'opacity=".6"',
    );
  });
  return (
    path(V.face(corner(-0.5, 9.5, -0.5, 9.5)), '#fbe6cc') +
    path(V.face(corner(0, 9, 0, 9)), mix(TEAL, INK, 0.5)) +
    path(surface, TEAL) +
    V.shade(surface, '#f08aae', 0.8, 0, [0, 0, 0, 0.8]) +
    V.shade(surface, '#8ff0e0', 0, 0.7, [0.5, 0.3, 0.5, 1]) +
    S.inside(surface, gleams.join(''))
  );
}

/** Draws a round table with four guests about it, a candle and plates. */
function party(V, [x, , z]) {
  const { S } = V;
  const k = V.scale([x, 0, z]);
  const [px, py] = V.at([x, 0, z]);
  const at = (a) => [x + Math.cos(a) * 0.8, 0.42, z + Math.sin(a) * 0.8];
  const guests = (angles) => angles.map((a) => seated(S, ...V.at(at(a)), V.scale(at(a)))).join('');
  const e = 1.1 / (1150 / k);
  const top = py - k * 0.74;
  const cloth = `M${f(px - k * 0.62)} ${f(top)}Q${f(px - k * 0.6)} ${f(py - k * 0.2)} ${f(px - k * 0.66)} ${f(py)}H${f(px + k * 0.66)}Q${f(px + k * 0.6)} ${f(py - k * 0.2)} ${f(px + k * 0.62)} ${f(top)}Z`;
  return (
    ellipse(px, py, k * 1.3, k * 0.24, INK, 'opacity=".35"') +
    guests([0.8, 2.3]) +
    lit(S, cloth, '#fff1dc') +
    ellipse(px, top, k * 0.62, k * 0.62 * e, '#fffaf0') +
    [-0.3, 0.3].map((d) => ellipse(px + d * k, top, k * 0.16, k * 0.15 * e, RANI)).join('') +
    S.glow(px, top - k * 0.12, k * 0.8, '#ffc86a', 0.9) +
    rect(px - k * 0.03, top - k * 0.16, k * 0.06, k * 0.16, '#fff4cf') +
    guests([-0.4, 3.6])
  );
}

/** Draws the grill at the lower edge: embers under five skewers, smoke, what goes with them on its shelf. */
function grill(S) {
  const [x0, x1, y0, y1] = [-40, 880, 1130, 1400];
  const bed = `M${x0} ${y0}H${x1 - 40}L${x1} ${y1}H${x0}Z`;
  const coals = range(420).map(() => {
    const t = S.r();
    return ellipse(
      lerp(x0, x1 - 30, S.r()),
      lerp(y0 + 14, y1 - 14, t),
      8 + 7 * t,
      5 + 4 * t,
      ['#ffa23c', '#e2542c', '#a82c1c', '#5a1a1c', '#3a1a20', '#6a5a5c'][Math.floor(S.r() * 6)],
    );
  });
  const meats = [
    ['#d9642c', '#b8431f', '#e58a3a'],
    ['#f2e0b0', '#e3b25a', '#7fa03c'],
    ['#a8522c', '#8a3f20'],
    ['#e9b45a', '#c2344f', '#6d8f3c'],
    ['#d9642c', '#c24a22'],
  ];
  const skewers = meats.map((tones, i) => skewer(S, [60 + i * 165, y0 - 26], [i * 178 - 20, y1 + 36], 29, tones));
  const shelf = box(-40, y1, S.W + 40, S.H);
  return (
    rect(-40, y0 - 24, x1 + 14, 40, '#3a3440') +
    path(bed, '#2a1216') +
    S.inside(bed, coals.join('')) +
    S.glow(400, y0 + 90, 620, '#ff8a3a', 0.5) +
    skewers.join('') +
    range(4)
      .map((i) => steam(150 + i * 190, y0 - 30, 150, 11, '#ffe6d0', 0.3))
      .join('') +
    path(shelf, '#8a4a2c') +
    S.shade(shelf, INK, 0, 0.7, [0, 0, 0, 1]) +
    line(`M-40 ${y1}H${S.W + 40}`, '#d9a06a', 8) +
    line(`M-40 ${y1 + 48}H${S.W + 40}`, '#5a2a1c', 4) +
    path(box(x1 - 14, y0 - 24, S.W + 40, y1), '#a05a34') +
    S.shade(box(x1 - 14, y0 - 24, S.W + 40, y1), INK, 0, 0.6, [0.2, 0, 0, 1]) +
    plate(S, 1010, 1330, 170, { e: 0.42, tone: '#fff4e2', rim: RANI }) +
    range(9)
      .map((i) =>
        lit(
          S,
          `M${920 + (i % 3) * 60} ${1300 + Math.floor(i / 3) * 28}q36 -56 72 0q-36 34 -72 0Z`,
          ['#f0c878', '#e3a94a', '#f6dca0'][i % 3],
          0.6,
        ),
      )
      .join('') +
    range(30)
      .map(() =>
        circle(930 + S.r() * 170, 1270 + S.r() * 90, 5, ['#7fae3a', '#c2281c', '#fffaf0'][Math.floor(S.r() * 3)]),
      )
      .join('') +
    tallGlass(S, 950, 1210, 190, { drink: '#f58a1f' }) +
    tallGlass(S, 1070, 1200, 190, { drink: '#e2455f' }) +
    bowl(S, 1120, 1450, 80, { tone: TEAL, fill: '#7fae5a' }) +
    bowl(S, 930, 1470, 72, { tone: TEAL, fill: '#b5441c', heap: '#e8785a' })
  );
}

export function poolGrill(options = {}) {
  const { S, V } = guestRoom(options, {
    pal: 'rose',
    seed: 23,
    size: [40, 30, 6],
    stand: [0, 0],
    eye: 1.85,
    focal: 1150,
    horizon: 0.4,
    dark: INK,
  });
  const hz = V.horizon;
  const deck = box(0, hz, S.W, S.H);
  S.add(
    sky(S, S.pal, hz, 900, hz - 120, 60, { disc: false }),
    bandClouds(S, 90, hz - 190, 6, ['#f6bd8c', '#c97a8a']),
    treeline(S, -20, S.W + 20, hz - 190, 200, '#5b3f5a', 4),
    house(V),
    path(deck, '#e8b694'),
    S.shade(deck, INK, 0.1, 0.6, [0, 0, 0, 1]),
    line(
      range(22)
        .flatMap((i) => [
          V.edge([pool(-14 + i * 1.2, 0, -14), pool(-14 + i * 1.2, 0, 16)]),
          V.edge([pool(-14, 0, -14 + i * 1.2), pool(14, 0, -14 + i * 1.2)]),
        ])
        .join(''),
      '#a8684f',
      2,
      'opacity=".5"',
    ),
    water(V),
  );
  const tables = [
    pool(10.6, 0, 1.5),
    pool(10.8, 0, 5),
    pool(6.5, 0, 10.6),
    pool(2.6, 0, 10.8),
    pool(4, 0, -1.5),
    pool(7.6, 0, -1.7),
    pool(-1.8, 0, 6),
  ];
  const walkers = [pool(9.9, 0, 7.6), pool(4.6, 0, 10.4), pool(5.8, 0, -1)];
  const lamps = { gap: 46, r: 7, wire: INK, glow: '#ffd98a' };
  for (const [q, who] of [...tables.map((q) => [q, 0]), ...walkers.map((q) => [q, 1])].toSorted(
    (a, b) => b[0][2] - a[0][2],
  ))
    S.add(who ? paintGuest(S, ...V.at(q), V.scale(q) * 1.68) : party(V, q));
  S.add(
    stringLights(S, [-20, 60], [560, 120], 110, lamps),
    stringLights(S, [560, 120], [1220, 40], 120, lamps),
    line(`M560 120V${hz + 60}`, INK, 7),
    group(grill(S)),
  );
  return finish(S, options.framed);
}
