// stonePavilion: a pavilion of sandstone columns over water at sunset, seen at an angle; small tables under its arches.
import { mix } from '../../kit/colour.mjs';
import { roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { mughalLantern } from '../../kit/furnishings/lamps.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish } from '../../kit/stage.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';
import { marigolds } from '../../parts/guestrooms/on-walls.mjs';
import { arched } from '../../parts/guestrooms/openings.mjs';
import { guestRoom } from '../../parts/guestrooms/view.mjs';

const [LONG, DEEP, BAY, PLINTH, HIGH] = [12.5, 7.5, 2.5, 0.55, 4.7];
const [STONE, CARVED, DARK] = ['#d58a56', '#f0b988', '#4a1f2c'];

/** The four faces, each with where its points lie; `out` metres before the face. */
const faces = {
  front: [LONG, (u, v, out = 0) => [u, v, -out]],
  left: [DEEP, (u, v, out = 0) => [-out, v, u]],
  back: [LONG, (u, v, out = 0) => [u, v, DEEP + out]],
  right: [DEEP, (u, v, out = 0) => [LONG + out, v, u]],
};
const bays = (long) => range(Math.round(long / BAY)).map((i) => arched((i + 0.5) * BAY, PLINTH, 1.94, 2.35, 0.95, 5));
const across = (wall, u0, u1, v0, v1, out = 0) => [
  wall(u0, v0, out),
  wall(u1, v0, out),
  wall(u1, v1, out),
  wall(u0, v1, out),
];

/** Draws one face with its cusped arches cut out, `deep` metres thick. */
function arcade(V, [long, wall], tone, { deep = 0.4, inside } = {}) {
  const slab = (out) =>
    V.face(across(wall, 0, long, PLINTH, HIGH, out)) +
    bays(long)
      .map((one) => V.face(one.map(([u, v]) => wall(u, v, out))))
      .join('');
  const columns = range(Math.round(long / BAY) + 1).flatMap((i) =>
    [PLINTH + 0.1, PLINTH + 0.5, 2.8].map((v) =>
      V.edge([wall(Math.max(0.02, i * BAY - 0.25), v, 0.01), wall(Math.min(long, i * BAY + 0.25), v, 0.01)]),
    ),
  );
  const rims = bays(long).map((one) => V.edge(one.slice(0, -1).map(([u, v]) => wall(u, v, 0.01))));
  const outer = slab(0);
  const whole = V.face(across(wall, 0, long, PLINTH, HIGH));
  return (
    path(slab(-deep), mix(tone, DARK, 0.55), 'fill-rule="evenodd"') +
    path(slab(-deep / 2), mix(tone, DARK, 0.4), 'fill-rule="evenodd"') +
    path(outer, tone, 'fill-rule="evenodd"') +
    (inside
      ? ''
      : `<g clip-path="${V.S.clip(whole)}">${line(rims.join(''), CARVED, 4)}${line(columns.join(''), mix(tone, DARK, 0.45), 4)}</g>`)
  );
}

/** Draws the eaves on brackets, and the parapet with its points, along a face. */
function eaves(V, [long, wall], tone) {
  const lip = V.face([
    wall(-0.7, HIGH - 0.3, 0.9),
    wall(long + 0.7, HIGH - 0.3, 0.9),
    wall(long, HIGH + 0.1),
    wall(0, HIGH + 0.1),
  ]);
  const brackets = range(Math.round(long / 1.25) + 1).map((i) =>
    V.face([wall(i * 1.25, HIGH - 0.75), wall(i * 1.25, HIGH - 0.1), wall(i * 1.25, HIGH - 0.2, 0.75)]),
  );
  const points = range(Math.round(long / 0.5)).map((i) =>
    V.face([wall(i * 0.5, HIGH + 0.5), wall(i * 0.5 + 0.5, HIGH + 0.5), wall(i * 0.5 + 0.25, HIGH + 0.86)]),
  );
  return (
    path(V.face(across(wall, 0, long, HIGH, HIGH + 0.55)), tone) +
    path(points.join(''), mix(tone, CARVED, 0.4)) +
    path(brackets.join(''), mix(tone, DARK, 0.4)) +
    path(lip, mix(tone, '#ffe0b0', 0.35)) +
    V.shade(lip, DARK, 0, 0.6, [0, 0, 0, 1]) +
    line(V.edge([wall(-0.7, HIGH - 0.3, 0.9), wall(long + 0.7, HIGH - 0.3, 0.9)]), mix(tone, DARK, 0.5), 5)
  );
}

/** Draws the tables under the roof, the guests between them and the lanterns over them, the farthest first. */
function company(V) {
  const { S } = V;
  const tables = [1.6, 4, 6.4, 8.8, 11].flatMap((x, i) => [5.6, 2.2].map((z) => [x, z + 0.3 * (i % 2), 'table']));
  const people = [
    [2.8, 4],
    [3.3, 4.3],
    [5.2, 1],
    [7.4, 3.9],
    [7.9, 4.2],
    [9.8, 1.2],
    [0.6, 3.9],
    [10, 4],
  ].map(([x, z]) => [x, z, 'guest']);
  const lamps = [2.5, 6.2, 10].map((x) => [x, 3.7, 'lamp']);
  return [...tables, ...people, ...lamps]
    .toSorted((a, b) => V.distance([b[0], 0, b[1]]) - V.distance([a[0], 0, a[1]]))
    .map(([x, z, kind]) => {
      const [px, py] = V.at([x, PLINTH, z]);
      const k = V.scale([x, PLINTH, z]);
      if (kind === 'guest') return paintGuest(S, px, py, k * 1.65);
      if (kind === 'lamp') {
        const top = V.at([x, 4.3, z])[1];
        return S.glow(px, top + k * 0.7, k * 2.2, '#ffc86a', 0.75) + mughalLantern(S, px, top, k * 0.22, S.pal);
      }
      return (
        roundTable(S, px, py, k * 0.8, S.pal, { e: 0.13, cushion: '#c2344f' }) +
        range(9)
          .map((i) =>
            circle(
              px + (i - 4) * k * 0.06,
              py - k * (0.84 + 0.06 * (i % 3)),
              k * 0.06,
              ['#f7a928', '#e2557a', '#fff1d8'][i % 3],
            ),
          )
          .join('')
      );
    })
    .join('');
}

export function stonePavilion(options = {}) {
  const { S, V } = guestRoom(options, {
    pal: 'turmeric',
    seed: 81,
    format: 'wide',
    size: [LONG, DEEP, HIGH],
    stand: [-5.2, -8.2],
    turn: 30,
    eye: 1.75,
    focal: 1420,
    middle: 0.41,
    horizon: 0.6,
    dark: DARK,
  });
  const p = S.pal;
  const hz = V.horizon;
  const at = (...q) => V.face(q);
  const floor = at([0, PLINTH, 0], [LONG, PLINTH, 0], [LONG, PLINTH, DEEP], [0, PLINTH, DEEP]);
  const roof = at([0, HIGH - 0.2, 0], [LONG, HIGH - 0.2, 0], [LONG, HIGH - 0.2, DEEP], [0, HIGH - 0.2, DEEP]);
  const base = (y0, y1) =>
    path(V.face(across(faces.front[1], -0.4, LONG + 0.4, y0, y1, 0.4)), mix(STONE, DARK, 0.3)) +
    path(V.face(across(faces.left[1], -0.4, DEEP + 0.4, y0, y1, 0.4)), mix(STONE, '#ffe0b0', 0.25));
  const step = at(
    [-0.4, PLINTH, -0.4],
    [LONG + 0.4, PLINTH, -0.4],
    [LONG + 0.4, PLINTH, DEEP + 0.4],
    [-0.4, PLINTH, DEEP + 0.4],
  );
  const pavilion =
    base(0, PLINTH) +
    path(step, '#f3cfa0') +
    path(floor, '#e3ab78') +
    V.shade(floor, '#fff0c4', 0.7, 0, [0, 0, 1, 1]) +
    path(roof, '#7a3a2c') +
    V.shade(roof, '#ffb85a', 0.7, 0, [0, 1, 0.7, 0]) +
    arcade(V, faces.back, '#8f4630', { inside: true }) +
    arcade(V, faces.right, '#a3543a', { inside: true }) +
    company(V) +
    arcade(V, faces.front, mix(STONE, DARK, 0.16)) +
    arcade(V, faces.left, mix(STONE, '#ffe0b0', 0.3)) +
    eaves(V, faces.front, mix(STONE, DARK, 0.12)) +
    eaves(V, faces.left, mix(STONE, '#ffe0b0', 0.3)) +
    range(5)
      .map((i) => marigolds(V, [i * BAY + 0.3, 3.7, -0.15], [i * BAY + 2.2, 3.7, -0.15], 0.4, 0.06))
      .join('');
  const water = box(0, hz, S.W, S.H);
  const foot = V.at([-0.4, 0, -0.4])[1];
  const ripples = range(90).map(() => {
    const t = S.r() ** 1.4;
    const [x, w] = [S.r() * S.W, (40 + 160 * S.r()) * (0.4 + t)];
    return line(
      `M${f(x - w / 2)} ${f(hz + 8 + (S.H - hz) * t)}h${f(w)}`,
      ['#fff0c4', '#a8431c', '#f8cc70', '#7a2f2a'][Math.floor(S.r() * 4)],
      1.6 + 3.4 * t,
      `opacity="${f(0.25 + 0.4 * S.r())}"`,
    );
  });
  S.add(
    sky(S, p, hz, 330, hz - 96, 150),
    bandClouds(S, 120, hz - 130, 7, ['#fbe0a0', '#e89a4a', '#c8642c']),
    treeline(S, -20, S.W + 20, hz + 2, 46, '#b5652c', 5),
    treeline(S, 1300, S.W + 20, hz + 2, 90, '#8a4a26', 9),
    rect(
      0,
      hz,
      S.W,
      S.H - hz,
      S.lin([
        [0, '#fbd98a'],
        [0.35, '#e0883c'],
        [1, '#7a2f34'],
      ]),
    ),
    S.pooled(330, hz + 120, 260, 150, '#fff6d2', 0.8),
    S.inside(water, group(mirroredIn(V), 'opacity=".5"')),
    ripples.join(''),
    pavilion,
  );
  for (const [x, y, k] of [
    [250, 1130, 1.3],
    [420, 1010, 0.9],
    [620, 1180, 1.4],
    [140, 960, 0.7],
    [860, 1120, 1.1],
  ])
    S.add(
      S.pooled(x, y, 90 * k, 24 * k, '#ffd98a', 0.7),
      range(9)
        .map((i) => ellipse(x + (i - 4) * 9 * k, y + (i % 2) * 5 * k, 11 * k, 7 * k, i % 2 ? '#e2557a' : '#f6c3c0'))
        .join(''),
      ellipse(x, y - 4 * k, 13 * k, 6 * k, '#b5602c'),
      path(`M${x - 5 * k} ${y - 6 * k}Q${x} ${y - 40 * k} ${x + 5 * k} ${y - 6 * k}Z`, '#fff2b8'),
    );
  S.add(S.shade(box(0, foot, S.W, S.H), '#4a1626', 0, 0.55, [0, 0, 0, 1]));
  return finish(S, options.framed);
}

/** Draws the pavilion as it stands upside down in the water: its two near faces and the light between their columns. */
function mirroredIn(V) {
  const under = (wall) => (u, v, out) => {
    const [x, y, z] = wall(u, v, out);
    return [x, -y, z];
  };
  return ['front', 'left']
    .map((name) => {
      const [long, wall] = faces[name];
      const down = under(wall);
      const tone = name === 'front' ? mix(STONE, DARK, 0.4) : STONE;
      return (
        path(V.face(across(down, 0, long, 0, HIGH + 0.5)), tone) +
        path(
          bays(long)
            .map((one) => V.face(one.map(([u, v]) => down(u, v, 0))))
            .join(''),
          '#ffd48a',
        )
      );
    })
    .join('');
}
