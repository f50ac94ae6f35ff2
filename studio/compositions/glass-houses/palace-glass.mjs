// palaceGlass: inside a long glass house in the blue-green hour; white iron, and the white palace with its domes outside.
import { roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { cypress, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, line, path } from '../../kit/shapes.mjs';
import { finish } from '../../kit/stage.mjs';
import { farPalace } from '../../parts/buildings/far-palace.mjs';
import { guestRoom, wallsOf } from '../../parts/guestrooms/view.mjs';

const [W, D, EAVES, RIDGE] = [14, 20, 4.2, 7];
const [IRON, SHADE] = ['#f6f2e2', '#8fb0a4'];

/** Draws bars of iron through points, as thick as they are near; `wide` metres. */
const bar = (V, points, wide, tone = IRON) =>
  line(V.edge(points), tone, Math.max(1.6, V.scale(points[Math.floor(points.length / 2)]) * wide));

/** Draws one glazed wall: posts every two metres with round heads between them, thin bars, a low wall of stone. */
function glazed(V, wall, from, to) {
  const bays = range(Math.round((to - from) / 2)).map((i) => from + i * 2);
  const pane = V.face([wall(from, 0), wall(to, 0), wall(to, EAVES), wall(from, EAVES)]);
  const low = V.face([wall(from, 0), wall(to, 0), wall(to, 0.55), wall(from, 0.55)]);
  const head = (u) =>
    range(17).map((i) => wall(u + 1 - Math.cos((Math.PI * i) / 16), 2.9 + 0.95 * Math.sin((Math.PI * i) / 16)));
  return (
    V.shade(pane, '#dff3e6', 0.2, 0, [0, 0, 0.4, 1]) +
    path(low, '#d5ddd0') +
    V.shade(low, V.dark, 0, 0.5, [0, 0, 0, 1]) +
    bays
      .map(
        (u) =>
          bar(V, [wall(u + 1, 0.55), wall(u + 1, 3.85)], 0.03, '#d9e6da') +
          bar(V, [wall(u, 1.9), wall(u + 2, 1.9)], 0.03, '#d9e6da') +
          bar(V, head(u), 0.07) +
          bar(V, [wall(u, 0), wall(u, EAVES)], 0.15, SHADE) +
          bar(V, [wall(u + 0.03, 0), wall(u + 0.03, EAVES)], 0.1),
      )
      .join('') +
    bar(V, [wall(from, EAVES), wall(to, EAVES)], 0.2) +
    bar(V, [wall(from, 0.58), wall(to, 0.58)], 0.08)
  );
}

/** Draws the pitched roof of glass: rafters, purlins, and the fan of bars in the far gable. */
function roof(V) {
  const slope = (s, t, z) => [W / 2 + s * (W / 2) * t, RIDGE - (RIDGE - EAVES) * t, z];
  const fan = range(13).map((i) => {
    const a = (Math.PI * i) / 12;
    return bar(
      V,
      [
        [W / 2, EAVES, D],
        [W / 2 + Math.cos(a) * 3.2, EAVES + Math.sin(a) * 1.65, D],
      ],
      0.05,
    );
  });
  const bow = (k) =>
    bar(
      V,
      range(25).map((i) => [
        W / 2 + Math.cos((Math.PI * i) / 24) * 3.2 * k,
        EAVES + Math.sin((Math.PI * i) / 24) * 1.65 * k,
        D,
      ]),
      0.09,
    );
  const along = [-1, 1].flatMap((s) =>
    [0.33, 0.66].map((t) => bar(V, [slope(s, t, 1), slope(s, t, D)], 0.05, '#d9e6da')),
  );
  const rafters = range(11).flatMap((i) => {
    const z = D - i * 2;
    return [-1, 1].flatMap((s) => [
      bar(V, [slope(s, 1, z), slope(s, 0, z)], 0.14, SHADE),
      bar(V, [slope(s, 1, z), slope(s, 0, z)], 0.09),
      bar(
        V,
        range(13).map((j) =>
          slope(s, 1 - (0.5 * j) / 12, z).map((v, n) => (n === 1 ? v - 1.1 * (1 - j / 12) * (j / 12) * 2 : v)),
        ),
        0.05,
      ),
    ]);
  });
  return (
    fan.join('') +
    bow(1) +
    bow(0.5) +
    along.join('') +
    rafters.join('') +
    bar(
      V,
      [
        [W / 2, RIDGE, 1],
        [W / 2, RIDGE, D],
      ],
      0.2,
    )
  );
}

export function palaceGlass(options = {}) {
  const { S, V } = guestRoom(options, {
    pal: 'emerald',
    seed: 96,
    format: 'wide',
    size: [W, D, EAVES],
    stand: [10.6, 0.6],
    turn: -17,
    eye: 1.75,
    focal: 1040,
    horizon: 0.58,
    dark: '#123a3c',
  });
  const p = { ...S.pal, sky: ['#0f3f52', '#1f6f7c', '#5fa8a4', '#b9d6b4', '#f6e2ae'] };
  const y = V.horizon + 14;
  const marble = { ...p, base: '#dfe8e4', lite: '#fbfaf0', dark: '#4f7f8c', lit: p.lit };
  const { far, left, right } = wallsOf({ w: W, d: D });
  const floor = V.face([
    [0, 0, 0.5],
    [W, 0, 0.5],
    [W, 0, D],
    [0, 0, D],
  ]);
  const tiles = range(14).flatMap((i) =>
    range(20).map((j) => {
      const [x, z] = [i + 0.5, j + 0.5];
      return (i + j) % 2
        ? V.face([
            [x - 0.5, 0, z],
            [x, 0, z - 0.5],
            [x + 0.5, 0, z],
            [x, 0, z + 0.5],
          ])
        : '';
    }),
  );
  S.add(
    sky(S, p, y, 1500, y - 60, 60, { disc: false, stars: true }),
    bandClouds(S, 140, y - 150, 6, ['#8fc4b4', '#3f8a90']),
    treeline(S, -20, S.W + 20, y + 6, 90, '#1f5a55', 7),
    S.glow(760, y - 160, 620, '#ffe2a0', 0.5),
    farPalace(S, marble, 740, y + 6, 0.58),
    path(box(0, y, S.W, S.H), '#2f6a50'),
    S.shade(box(0, y, S.W, y + 300), '#0f3a38', 0, 0.7, [0, 0, 0, 1]),
    ...[60, 180, 1330, 1480, 1640, 1900].map((x, i) =>
      cypress(S, x, y + 40, 170 + 20 * (i % 3), 44, { mid: '#1f5a48', dark: '#0c2f30' }),
    ),
    path(floor, '#e4eadc'),
    path(tiles.join(''), '#cfddce'),
    V.shade(floor, V.dark, 0, 0.55, [0, 0, 0, 1]),
    V.shade(floor, '#fff3c8', 0.6, 0, [0, 0, 0.3, 0.7]),
    glazed(V, far, 0, W),
    glazed(V, left, 0, D),
    glazed(V, right, 0, D),
    roof(V),
  );
  const tables = [18, 15, 12, 9.2, 6.4].flatMap((z) => [1.8, 4.6, 9.4, 12.2].map((x) => [x, z]));
  const seen = tables.filter((q) => q[1] > 6 || q[0] < 10);
  for (const [x, z] of seen.toSorted((a, b) => V.distance([b[0], 0, b[1]]) - V.distance([a[0], 0, a[1]]))) {
    const [px, py] = V.at([x, 0, z]);
    const k = V.scale([x, 0, z]);
    S.add(
      S.pooled(px, py, k * 1.7, k * 0.4, V.dark, 0.4),
      roundTable(S, px, py, k * 0.86, p, {
        e: Math.min(0.3, (1.75 * k) / 1040),
        cushion: '#f8d24a',
        flowers: ['#f8d24a', '#fffaf0'],
      }),
    );
  }
  for (const z of [18, 14, 10, 7])
    for (const x of [3.5, 7, 10.5]) {
      const top = V.at([x, x === 7 ? RIDGE : 5.6, z]);
      const k = V.scale([x, 0, z]);
      const low = top[1] + k * (x === 7 ? 1.4 : 0.9);
      S.add(
        line(`M${f(top[0])} ${f(top[1])}V${f(low)}`, '#c99a45', 2.4),
        S.glow(top[0], low + k * 0.4, k * 1.1, S.pal.lit.mid, 0.6),
        mughalLantern(S, top[0], low, k * 0.17, S.pal),
      );
    }
  return finish(S, options.framed);
}
