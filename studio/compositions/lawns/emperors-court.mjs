// emperorsCourt: a court between white arcades in the morning, from a low balcony: rows of chairs before a flowered stage.
import { flower } from '../../kit/nature/flowers.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { SUNLIT, tree } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, path } from '../../kit/shapes.mjs';
import { finish } from '../../kit/stage.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';
import { boxes } from '../../parts/guestrooms/blocks.mjs';
import { marigolds } from '../../parts/guestrooms/on-walls.mjs';
import { arched, grown, shape } from '../../parts/guestrooms/openings.mjs';
import { sofa } from '../../parts/guestrooms/seats.mjs';
import { band, mouldings } from '../../parts/guestrooms/shell.mjs';
import { guestRoom, placed } from '../../parts/guestrooms/view.mjs';

const [W, D, HIGH] = [21, 25, 8.2];
const [WALL, EMERALD, INK] = ['#f1e4cb', '#1f6a52', '#2a3a4c'];

/** Draws a front of the court: two storeys of arches with green shutters or deep shade, a parapet above them. */
function front(V, wall, long) {
  const bays = range(Math.floor(long / 3));
  const at = (i) => 1.5 + i * 3 + (long % 3) / 2;
  const low = bays.map((i) => arched(at(i), 0, 2.1, 2.2, 0.95, 5));
  const high = bays.map((i) => arched(at(i), 4.5, 1.5, 1.5, 0.7, 4));
  return (
    band(V, wall, [0, long], [0, HIGH], WALL) +
    V.shade(V.face([wall(0, 0), wall(long, 0), wall(long, HIGH), wall(0, HIGH)]), INK, 0, 0.3, [0, 0, 0, 1]) +
    band(V, wall, [0, long], [3.75, 4], '#fffaf0', 0.2) +
    band(V, wall, [0, long], [7.6, HIGH], '#fffaf0', 0.25) +
    mouldings(V, wall, '#cf9f52', ...bays.map((i) => [at(i) - 1.3, 4.2, at(i) + 1.3, 7.4])) +
    low
      .map((one) => shape(V, wall, grown(one, 0.16), '#fffaf0') + shape(V, wall, one, '#6f6a6c', { out: 0.03 }))
      .join('') +
    low
      .map((one) => V.shade(V.face(one.map(([u, v]) => wall(u, v, 0.03))), '#ffd9a0', 0, 0.8, [0, 0.3, 0, 1]))
      .join('') +
    high
      .map(
        (one) =>
          shape(V, wall, grown(one, 0.12), '#fffaf0') + shape(V, wall, one, EMERALD, { out: 0.03, edge: '#cf9f52' }),
      )
      .join('') +
    high
      .map((one) =>
        line(
          V.edge([wall((one[0][0] + one[1][0]) / 2, 4.5, 0.04), wall((one[0][0] + one[1][0]) / 2, 6.6, 0.04)]),
          '#0f3a30',
          3,
        ),
      )
      .join('')
  );
}

/** Draws a gilt chair with an ivory seat, its back to the near wall. */
const gilt = (V, x, z) =>
  boxes(V, placed(x, z), [
    ...[-0.19, 0.19].flatMap((u) =>
      [0.03, 0.4].map((w) => ({ u: [u - 0.02, u + 0.02], y: [0, 0.44], w: [w, w + 0.03], tone: '#b98a3e', shade: 0 })),
    ),
    { u: [-0.22, 0.22], y: [0.42, 0.5], w: [0, 0.44], tone: '#fff6e6', shade: 0 },
    { u: [-0.22, 0.22], y: [0.6, 0.95], w: [0, 0.05], tone: '#d9a64e', shade: 0 },
  ]);

/** Draws the low stage: green velvet steps, a sofa for two, an arch of marigolds and roses over it. */
function platform(V) {
  const x = W / 2;
  const posts = range(61).map((i) => {
    const a = Math.PI * (i / 60);
    return [x - 2.6 * Math.cos(a), 0.5 + 1.6 + 2.3 * Math.sin(a), D - 1.4];
  });
  const jambs = [-2.6, 2.6].flatMap((d) => range(14).map((i) => [x + d, 0.5 + i * 0.12, D - 1.4]));
  const blooms = [...jambs, ...posts].map((q, i) => {
    const tones = [
      ['#f7a928', '#ef7f1a'],
      ['#fff1d8', '#f3d27a'],
      ['#e2557a', '#f6c3c0'],
      ['#ef7f1a', '#f7a928'],
    ][i % 4];
    const [px, py] = V.at(q);
    return flower(px + (i % 3) * 3 - 3, py, V.scale(q) * (0.15 + 0.05 * (i % 2)), ...tones);
  });
  const strings = range(11).map((i) => {
    const a = Math.PI * (0.12 + 0.076 * i);
    const [u, v] = [x - 2.6 * Math.cos(a), 2.1 + 2.3 * Math.sin(a)];
    return range(Math.round((v - 2.6) / 0.13))
      .map((j) => circle(...V.at([u, v - 0.2 - j * 0.13, D - 1.3]), 4.2, j % 4 ? '#f7a928' : '#fffaf0'))
      .join('');
  });
  return (
    boxes(V, placed(x, D - 3.6), [
      { u: [-4, 4], y: [0, 0.25], w: [-0.5, 3], tone: '#d8b487' },
      { u: [-3.6, 3.6], y: [0.25, 0.5], w: [0, 3], tone: EMERALD },
    ]) +
    strings.join('') +
    sofa(V, x, D - 1.7, 180, {
      wide: 2.4,
      tone: '#c2344f',
      cushions: ['#f3d27a', '#f3d27a'],
      wood: '#cf9f52',
      seat: 0.95,
      back: 1.7,
    }) +
    blooms.join('') +
    [-3.2, 3.2].map((d) => standingLamp(V, [x + d, 0.5, D - 2.4])).join('')
  );
}

/** Draws a tall brass lamp that stands on the stage. */
function standingLamp(V, q) {
  const [x, y] = V.at(q);
  const k = V.scale(q);
  return (
    line(`M${f(x)} ${f(y)}V${f(y - k * 1.3)}`, '#cf9f52', k * 0.09) +
    V.S.glow(x, y - k * 1.45, k * 0.9, '#ffd27a', 0.9) +
    circle(x, y - k * 1.45, k * 0.12, '#fff4cf')
  );
}

export function emperorsCourt(options = {}) {
  const { S, V, far, left, right } = guestRoom(options, {
    pal: 'mustard',
    seed: 521,
    format: 'wide',
    size: [W, D, HIGH],
    stand: [15.6, 3.4],
    turn: -17,
    eye: 3.5,
    focal: 1150,
    horizon: 0.44,
    light: [-0.5, 0.6, -0.3],
    dark: INK,
  });
  const paving = V.face([
    [0, 0, 3],
    [W, 0, 3],
    [W, 0, D],
    [0, 0, D],
  ]);
  const joints = range(22).flatMap((i) => [
    V.edge([
      [i, 0, 3],
      [i, 0, D],
    ]),
    V.edge([
      [0, 0, i + 3],
      [W, 0, i + 3],
    ]),
  ]);
  const runner = V.face([
    [W / 2 - 0.8, 0.01, 4],
    [W / 2 + 0.8, 0.01, 4],
    [W / 2 + 0.8, 0.01, D - 4],
    [W / 2 - 0.8, 0.01, D - 4],
  ]);
  const shadow = V.face([
    [0, 0.005, 3],
    [5.4, 0.005, 3],
    [5.4, 0.005, D],
    [0, 0.005, D],
  ]);
  const crowns = { mid: '#5f8a4a', dark: '#2f5a40', lite: SUNLIT };
  S.add(
    sky(S, S.pal, V.horizon, 1400, 160, 60, { disc: false }),
    bandClouds(S, 30, 200, 5, ['#e6eccb', '#8fbab0']),
    ...[260, 620, 1250, 1620].map((x, i) => tree(S, x, 420, 330 + 30 * (i % 2), crowns, i + 3)),
    front(V, far, W),
    front(V, left, D),
    front(V, right, D),
    path(paving, '#ecd9b4'),
    line(joints.join(''), '#b99f74', 1.8, 'opacity=".6"'),
    V.shade(paving, INK, 0, 0.35, [0.3, 0, 0, 1]),
    path(shadow, '#54647c', 'opacity=".28"'),
    path(runner, EMERALD),
    line(runner, '#cf9f52', 4),
    ...[0.4, 0.6, 0.8].map((t) => marigolds(V, [0.2, 6.6, 4 + 20 * t], [W - 0.2, 6.6, 4 + 20 * t], 1.1, 0.1)),
    platform(V),
  );
  const guests = [
    [W / 2 + 0.2, 9],
    [W / 2 - 0.3, 16.5],
    [W / 2 + 0.3, 17],
    [3.6, 12],
    [3, 12.4],
    [17.8, 15],
    [18.3, 15.5],
    [3.4, 18],
  ];
  const rows = range(11).map((j) => 6.6 + j * 1.25);
  const seats = rows.flatMap((z) =>
    [-1, 1].flatMap((s) => range(9).map((i) => [W / 2 + s * (1.35 + i * 0.62), z, gilt])),
  );
  const all = [
    ...seats,
    ...guests.map((q) => [...q, (_, x, z) => paintGuest(S, ...V.at([x, 0, z]), V.scale([x, 0, z]) * 1.68)]),
  ];
  for (const [x, z, draw] of all.toSorted((a, b) => b[1] - a[1])) S.add(draw(V, x, z));
  S.add(balustrade(V));
  return finish(S, options.framed);
}

/** Draws the rail of the balcony at the lower edge: turned stone under a broad coping, a garland on it. */
function balustrade(V) {
  const { S } = V;
  const y = 1130;
  const turned = range(24).map((i) => {
    const x = 20 + i * 86;
    return `M${x - 14} ${y + 30}q-22 50 8 90h12q30 -40 8 -90Z`;
  });
  return (
    path(turned.join(''), '#e3d2ae') +
    turned.map((d) => S.shade(d, INK, 0, 0.7, [0.2, 0, 1, 0.2])).join('') +
    path(box(-20, y, S.W + 20, y + 40), '#fff6e2') +
    S.shade(box(-20, y, S.W + 20, y + 40), INK, 0, 0.5, [0, 0, 0, 1]) +
    range(5)
      .map((i) =>
        range(26)
          .map((j) => {
            const t = j / 25;
            return flower(
              i * 420 - 40 + t * 420,
              y + 20 + 150 * 4 * t * (1 - t) * 0.5,
              15,
              ...(j % 4 ? ['#f7a928', '#ef7f1a'] : ['#fff1d8', '#f3d27a']),
            );
          })
          .join(''),
      )
      .join('')
  );
}
