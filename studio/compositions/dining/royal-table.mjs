// royalTable: a dining hall with one long table, seen from its head; brass thalis, high chairs, painted walls, a cloth fan.
import { block } from '../../kit/block.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { flower, petalRing } from '../../kit/nature/flowers.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, flatBread, lit, tallGlass } from '../../parts/dining/crockery.mjs';
import { diningChair } from '../../parts/dining/furniture.mjs';
import { brassPlate } from '../../parts/tableware/reception-table.mjs';

const [MADDER, DEEP, GOLD, PLASTER] = ['#a63a2c', '#4a1420', '#e0a848', '#f2d9b4'];
const [WIDE, BACK, HIGH] = [3.4, 14, 4.6];

/** Draws a painted panel on the side wall: a vase with a flowering branch inside gold borders. */
function panel(S, cam, side, z0, z1) {
  const at = (u, v) => cam.at(side * WIDE, lerp(1.1, 3.7, v), lerp(z0, z1, u));
  const quad = (m, n) => P([at(m, n), at(1 - m, n), at(1 - m, 1 - n), at(m, 1 - n)]);
  const stem = line(
    open(range(12).map((i) => at(0.5 + Math.sin(i * 0.7) * 0.07, 0.2 + i * 0.055))),
    '#5f7a3c',
    cam.scale(z0) * 0.02,
  );
  const blooms = range(11).map((i) => {
    const [x, y] = at(0.5 + Math.sin(i * 2.1) * 0.24, 0.34 + i * 0.048);
    return flower(
      x,
      y,
      cam.scale(z0) * 0.075,
      ...[
        ['#d8503c', '#f6c26a'],
        ['#f6e2b4', '#e0a848'],
        ['#2f6f7a', '#f6e2b4'],
      ][i % 3],
    );
  });
  const vase = P([at(0.4, 0.08), at(0.6, 0.08), at(0.64, 0.2), at(0.54, 0.3), at(0.46, 0.3), at(0.36, 0.2)]);
  return (
    path(quad(0, 0), GOLD) +
    path(quad(0.04, 0.02), DEEP) +
    path(quad(0.08, 0.035), PLASTER) +
    S.shade(quad(0.08, 0.035), '#8a4a2c', 0, 0.7, side > 0 ? [0, 0, 1, 0.4] : [1, 0, 0, 0.4]) +
    stem +
    blooms.join('') +
    path(vase, '#2f6f7a')
  );
}

/** Draws the beams of the ceiling and the fringed cloth fan that hangs over the table. */
function ceiling(S, cam) {
  const all = cam.floor(-WIDE, 1.2, WIDE, BACK, HIGH);
  const beams = range(11).map((i) => {
    const z = BACK - i * 1.2;
    const d = cam.front(-WIDE, HIGH - 0.34, WIDE, HIGH, z);
    return (
      path(d, mix('#7a3a22', DEEP, 0.15 + i * 0.03)) +
      S.shade(d, DEEP, 0, 0.7, [0, 0, 0, 1]) +
      line(
        open([cam.at(-WIDE, HIGH - 0.34, z), cam.at(WIDE, HIGH - 0.34, z)]),
        GOLD,
        Math.max(1.2, cam.scale(z) * 0.02),
      ) +
      range(9)
        .map((j) =>
          petalRing(
            ...cam.at(-3 + j * 0.75, HIGH - 0.17, z),
            cam.scale(z) * 0.02,
            8,
            cam.scale(z) * 0.09,
            cam.scale(z) * 0.04,
            j % 2 ? '#f2c26a' : '#2f8a8a',
          ),
        )
        .join('')
    );
  });
  return path(all, '#c9764a') + S.shade(all, DEEP, 0.8, 0.1, [0, 0, 0, 1]) + beams.join('');
}

/** Draws a candle h high. */
const flame = (x, y, h) =>
  path(box(x - h * 0.1, y - h * 0.66, x + h * 0.1, y), '#fff3d6') +
  path(
    `M${x} ${y - h * 1.1}q${h * 0.16} ${h * 0.26} 0 ${h * 0.44}q${-h * 0.16} ${-h * 0.18} 0 ${-h * 0.44}Z`,
    '#fffbe0',
  );

function fan(S, cam, z) {
  const [a, b] = [
    [-1.25, 2.5],
    [1.25, 3.5],
  ];
  const cloth = cam.front(a[0], a[1], b[0], b[1], z);
  const k = cam.scale(z);
  const fringe = range(34).map((i) =>
    open([cam.at(-1.25 + (i + 0.5) * 0.0735, 2.5, z), cam.at(-1.25 + (i + 0.5) * 0.0735, 2.3, z)]),
  );
  return (
    line([-1, 1].map((s) => open([cam.at(s, 3.5, z), cam.at(s, HIGH, z)])).join(''), GOLD, 3) +
    path(cloth, '#7a1f3c') +
    S.shade(cloth, DEEP, 0, 0.85, [0.2, 0, 1, 1]) +
    line(cam.front(-1.15, 2.6, 1.15, 3.4, z), GOLD, k * 0.024) +
    range(5)
      .map((i) => petalRing(...cam.at(-0.9 + i * 0.45, 3, z), k * 0.04, 8, k * 0.16, k * 0.06, GOLD))
      .join('') +
    line(fringe.join(''), '#f2c26a', k * 0.03) +
    path(cam.front(-1.32, 3.46, 1.32, 3.56, z), GOLD)
  );
}

/** Draws the end of the hall: a tall window of small panes on the evening, doors of carved wood beside it. */
function end(S, p, cam) {
  const wall = cam.front(-WIDE, 0, WIDE, HIGH, BACK);
  const view = cam.front(-1.3, 0.7, 1.3, 3.7, BACK);
  const panes = range(5)
    .map((i) => open([cam.at(-1.3 + i * 0.65, 0.7, BACK), cam.at(-1.3 + i * 0.65, 3.7, BACK)]))
    .concat(range(6).map((j) => open([cam.at(-1.3, 0.7 + j * 0.6, BACK), cam.at(1.3, 0.7 + j * 0.6, BACK)])));
  const [, ground] = cam.at(0, 1.3, BACK);
  const evening =
    path(view, S.lin(p.sky.map((c, i) => [i / 4, c]))) +
    S.inside(
      view,
      circle(S.cx + 40, ground - 40, 30, '#ffe6b0') +
        ellipse(S.cx - 60, ground + 12, 150, 30, '#8a3a4a') +
        path(box(0, ground + 8, S.W, ground + 200), '#6a2a3c'),
    );
  const doors = [-1, 1].map(
    (s) =>
      path(cam.front(s * 2.45 - 0.5, 0, s * 2.45 + 0.5, 2.7, BACK), '#5a2a1c') +
      line(cam.front(s * 2.45 - 0.4, 0.1, s * 2.45 + 0.4, 2.6, BACK), GOLD, 2.4) +
      line(open([cam.at(s * 2.45, 0.1, BACK), cam.at(s * 2.45, 2.6, BACK)]), GOLD, 2),
  );
  return (
    path(wall, mix(MADDER, DEEP, 0.25)) +
    path(cam.front(-1.5, 0.5, 1.5, 3.9, BACK), PLASTER) +
    evening +
    line(panes.join(''), '#5a2a1c', 4) +
    doors.join('') +
    S.glow(...cam.at(0, 2.2, BACK), 260, '#ffb870', 0.3)
  );
}

export function royalTable(options = {}) {
  const S = stage({ pal: 'marigold', seed: 31, axis: 0.47, ...options });
  const p = S.pal;
  const cam = camera({ cx: S.cx, horizon: 600, focal: 980, eye: 1.95 });
  S.add(ceiling(S, cam), end(S, p, cam));
  for (const s of [-1, 1]) {
    const wall = cam.wall(s * WIDE, 1.2, BACK, 0, HIGH);
    const low = cam.wall(s * WIDE, 1.2, BACK, 0, 0.9);
    S.add(
      path(wall, MADDER),
      S.shade(wall, DEEP, 0, 0.8, s > 0 ? [0, 0, 1, 0.2] : [1, 0, 0, 0.2]),
      path(low, '#6a2a22'),
      line(open([cam.at(s * WIDE, 0.92, BACK), cam.at(s * WIDE, 0.92, 1.3)]), GOLD, 5),
    );
    for (const z of [2.6, 5, 7.4, 9.8, 12]) {
      S.add(panel(S, cam, s, z, z + 1.5));
      const [x, y] = cam.at(s * (WIDE - 0.12), 2.5, z - 0.45);
      S.add(
        S.glow(x, y, cam.scale(z) * 0.9, '#ffcf7a', 0.8),
        path(`M${x} ${y - 26}q12 20 0 34q-12 -14 0 -34Z`, '#fff6d8'),
        line(`M${x - 14} ${y + 10}h28`, GOLD, 5),
      );
    }
  }
  const floor = cam.floor(-WIDE, 1.2, WIDE, BACK);
  S.add(
    path(floor, '#8a4a34'),
    S.shade(floor, DEEP, 0.1, 0.9, [0, 0, 0, 1]),
    path(cam.floor(-2.2, 1.2, 2.2, 13.2), '#5a1a2c'),
    line(cam.floor(-2.05, 1.2, 2.05, 13), GOLD, 3),
    fan(S, cam, 11),
    fan(S, cam, 7.2),
  );
  const chair = { wood: GOLD, seat: '#8a1f2c', back: '#9c2a34', dark: DEEP };
  const rows = range(10).map((i) => 12.2 - i * 1.02);
  for (const z of rows)
    for (const s of [-1, 1])
      S.add(diningChair(S, cam, s * 1.42, z, s > 0 ? 'right' : 'left', chair, { h: 1.32, w: 0.28 }));
  S.add(
    block(S, cam, [-1.02, 1.02], [0.16, 0.78], [1.3, 13], { base: '#f0dcc0', dark: DEEP, lite: '#fff2de', edge: GOLD }),
  );
  S.add(path(cam.floor(-0.3, 1.3, 0.3, 13, 0.785), '#a8322c'), line(cam.floor(-0.3, 1.3, 0.3, 13, 0.785), GOLD, 2.4));
  for (const z of range(11).map((i) => 12.4 - i * 0.98)) {
    const k = cam.scale(z);
    for (const s of [-1, 1]) {
      const [x, y] = cam.at(s * 0.68, 0.78, z);
      const tip = (cam.eye - 0.78) / z;
      S.add(
        brassPlate(x, y, k * 0.25, tip),
        ...[
          [-0.1, 0.05],
          [0.02, 0.1],
          [0.12, 0.04],
        ].map(([u, v], i) =>
          ellipse(x + u * k, y - v * k * tip, k * 0.055, k * 0.055 * tip, ['#d8641c', '#f2c84a', '#6f8a3c'][i]),
        ),
        ellipse(x, y + k * 0.08 * tip, k * 0.09, k * 0.07 * tip, '#fff6e0'),
      );
      S.add(tallGlass(S, ...cam.at(s * 0.42, 0.78, z + 0.16), k * 0.17, { drink: '#c9d9d2' }));
    }
    const [x, y] = cam.at(0, 0.78, z + 0.4);
    S.add(
      ...[-0.16, 0, 0.16].map((u, i) => flame(x + u * k, y, k * (i === 1 ? 0.34 : 0.24))),
      z < 6 ? S.glow(x, y - k * 0.3, k * 0.5, '#ffd98a', 0.6) : '',
      ...range(6).map((i) =>
        flower(x + (i - 2.5) * k * 0.09, y + k * 0.02, k * 0.06, i % 2 ? '#f2a02c' : '#d8432f', '#f6cf7a'),
      ),
    );
  }
  const [hx, hy] = cam.at(0.03, 0.78, 1.74);
  S.add(brassPlate(hx, hy, 250, 0.42));
  for (const [i, [fill, heap]] of [
    ['#c9541c', '#f6e2b4'],
    ['#e9b83a'],
    ['#5f7a2f', '#fff6e0'],
    ['#fff6e8', '#d8a04a'],
  ].entries())
    S.add(bowl(S, hx - 165 + i * 110, hy - 40 + (i % 3 ? -34 : 12), 54, { fill, heap, e: 0.42 }));
  S.add(
    flatBread(S, hx - 60, hy + 48, 120, 0.42),
    flatBread(S, hx + 60, hy + 40, 116, 0.42, '#f0c98a'),
    lit(S, `M${hx + 30} ${hy + 16}l54 -14l22 22l-52 18Z`, '#fff6da'),
    tallGlass(S, hx + 330, hy + 20, 220, { drink: '#f6ead2', foam: '#fffaf0' }),
  );
  return finish(S, options.framed);
}
