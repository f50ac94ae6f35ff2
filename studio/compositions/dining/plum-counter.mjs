// plumCounter: a breakfast counter of plum tiles that runs into the room; copper domes, a griddle, an urn, fields outside.
import { block } from '../../kit/block.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { bowl, castOn, cup, flatBread, lit, plate } from '../../parts/dining/crockery.mjs';
import { diningChair, plainTable, shadeLamp, tiledFloor } from '../../parts/dining/furniture.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

const [PLUM, WINE, MOSS, CREAM, INK, COPPER] = ['#6a2a55', '#451638', '#6f7f45', '#f4e4d2', '#2a1026', '#cf7d45'];
const [LEFT, EDGE, RIGHT, BACK, HIGH] = [-3.4, -0.1, 3.4, 11, 3.5];

/** Draws a warming dish under a half round lid of copper. */
const dome = (S, x, y, r) =>
  castOn(x, y, r, r * 0.3) +
  lit(S, `M${x - r} ${y - r * 0.3}H${x + r}L${x + r * 0.9} ${y}H${x - r * 0.9}Z`, '#8a4f2c') +
  lit(S, `M${x - r} ${y - r * 0.3}A${r} ${r * 0.92} 0 0 1 ${x + r} ${y - r * 0.3}Z`, COPPER) +
  line(`M${x - r * 0.7} ${y - r * 0.6}Q${x - r * 0.5} ${y - r} ${x - r * 0.1} ${y - r * 1.1}`, '#ffe2c0', r * 0.06) +
  lit(S, box(x - r * 0.12, y - r * 1.32, x + r * 0.12, y - r * 1.16), '#e0b054');

/** Draws the urn for tea: a belly of brass, a chimney, a tap. */
const urn = (S, x, y, k) =>
  castOn(x, y, k * 0.5, k * 0.14) +
  lit(
    S,
    `M${x - k * 0.4} ${y}H${x + k * 0.4}L${x + k * 0.24} ${y - k * 0.3}C${x + k * 0.7} ${y - k * 0.6} ${x + k * 0.62} ${y - k * 1.3} ${x + k * 0.34} ${y - k * 1.4}H${x - k * 0.34}C${x - k * 0.62} ${y - k * 1.3} ${x - k * 0.7} ${y - k * 0.6} ${x - k * 0.24} ${y - k * 0.3}Z`,
    '#d9a441',
  ) +
  lit(S, box(x - k * 0.12, y - k * 1.86, x + k * 0.12, y - k * 1.4), '#b5812c') +
  line(`M${x - k * 0.56} ${y - k}H${x + k * 0.56}`, '#8a5a1c', k * 0.05) +
  line(`M${x + k * 0.3} ${y - k * 0.52}h${k * 0.34}v${k * 0.18}`, '#f4d68a', k * 0.09) +
  steam(x, y - k * 1.9, k * 0.9, k * 0.06);

/** Draws the wall behind the counter: fish-scale tiles, two shelves with jars and cups. */
function tiledWall(S, cam) {
  const wall = cam.wall(LEFT, 1.3, BACK, 0, HIGH);
  const scales = range(18).flatMap((j) =>
    range(34).map((i) => {
      const z = 1.6 + (i + (j % 2) * 0.5) * 0.29;
      const y = 1.05 + j * 0.145;
      return open([
        cam.at(LEFT, y + 0.145, z),
        cam.at(LEFT, y + 0.03, z + 0.05),
        cam.at(LEFT, y, z + 0.145),
        cam.at(LEFT, y + 0.03, z + 0.24),
        cam.at(LEFT, y + 0.145, z + 0.29),
      ]);
    }),
  );
  let o =
    path(wall, PLUM) +
    S.inside(wall, line(scales.join(''), '#b0709a', 1.8, 'opacity=".6"')) +
    S.shade(wall, WINE, 0.85, 0.1, [0, 0, 1, 0.3]) +
    S.shade(wall, '#ffd9b0', 0, 0.55, [0.3, 0.2, 1, 0.4]);
  for (const y of [1.75, 2.35]) {
    o +=
      path(cam.floor(LEFT, 2, LEFT + 0.3, 9.6, y), '#c79a6a') +
      path(cam.wall(LEFT + 0.3, 2, 9.6, y - 0.06, y), '#7a4a2c');
    o += range(18)
      .map((i) => {
        const z = 9.3 - i * 0.4;
        const [x, foot] = cam.at(LEFT + 0.16, y, z);
        const k = cam.scale(z);
        return i % 3 === 1
          ? lit(
              S,
              `M${x - k * 0.09} ${foot - k * 0.3}h${k * 0.18}l${k * 0.02} ${k * 0.3}h${-k * 0.22}Z`,
              ['#e9d9b8', '#c97a3c', '#8f9f54'][i % 3 === 1 ? Math.floor(i / 3) % 3 : 0],
            ) + lit(S, box(x - k * 0.1, foot - k * 0.35, x + k * 0.1, foot - k * 0.29), '#8a5a2c')
          : range(3)
              .map((j) =>
                lit(
                  S,
                  `M${x - k * 0.1} ${foot - k * 0.1 - j * k * 0.08}h${k * 0.2}l${-k * 0.05} ${k * 0.1}h${-k * 0.1}Z`,
                  CREAM,
                  0.5,
                ),
              )
              .join('');
      })
      .join('');
  }
  return o;
}

/** Draws the end of the room: large panes on flat green fields, the wall of the castle far off in the morning. */
function fields(S, cam) {
  const view = cam.front(-1.2, 0.5, RIGHT, HIGH - 0.3, BACK);
  const [x0, hz] = cam.at(-1.2, 1.7, BACK);
  const fort = range(9)
    .map((i) => box(x0 + 300 + i * 14, hz - 46, x0 + 307 + i * 14, hz - 32))
    .join('');
  const land =
    path(
      view,
      S.lin([
        [0, '#a9cdd6'],
        [0.35, '#f6dfc0'],
        [0.52, '#fbeed6'],
        [0.53, '#b9c46a'],
        [1, '#5f8a4a'],
      ]),
    ) +
    S.inside(
      view,
      S.glow(x0 + 160, hz - 60, 150, '#fff6d0', 0.9) +
        circle(x0 + 160, hz - 60, 26, '#fffbe6') +
        path(`${box(x0 + 296, hz - 34, x0 + 428, hz + 6)}${fort}`, '#a8877a') +
        range(7)
          .map((i) => ellipse(x0 + 30 + i * 66, hz + 2, 30, 13, '#7f9a5a'))
          .join('') +
        line(
          range(6)
            .map((i) => `M${x0 + 160} ${hz + 6}L${x0 - 200 + i * 170} ${hz + 220}`)
            .join(''),
          '#7fa04a',
          6,
          'opacity=".6"',
        ),
    );
  const bars = range(5)
    .map((i) => open([cam.at(lerp(-1.2, RIGHT, i / 4), 0.5, BACK), cam.at(lerp(-1.2, RIGHT, i / 4), HIGH - 0.3, BACK)]))
    .concat([0.5, 2.3, HIGH - 0.3].map((y) => open([cam.at(-1.2, y, BACK), cam.at(RIGHT, y, BACK)])));
  return path(cam.front(LEFT, 0, RIGHT, HIGH, BACK), MOSS) + land + line(bars.join(''), '#3f4a2c', 7);
}

export function plumCounter(options = {}) {
  const S = stage({ pal: 'mustard', seed: 15, axis: 0.56, ...options });
  const cam = camera({ cx: S.cx, horizon: 560, focal: 960, eye: 1.72 });
  const ceiling = cam.floor(LEFT, 1.3, RIGHT, BACK, HIGH);
  S.add(
    path(box(0, 0, S.W, S.H), CREAM),
    fields(S, cam),
    path(ceiling, '#efd9c4'),
    S.shade(ceiling, PLUM, 0.6, 0, [0, 0, 0, 1]),
    tiledWall(S, cam),
  );
  for (const z of [9, 7, 5, 3.2]) S.add(path(cam.front(LEFT, HIGH - 0.22, RIGHT, HIGH, z), mix('#8a5a3c', INK, 0.1)));
  const right = cam.wall(RIGHT, 1.3, BACK, 0, HIGH);
  S.add(
    path(right, '#e9cfc0'),
    S.shade(right, PLUM, 0, 0.7, [0, 0, 1, 0.1]),
    path(cam.wall(RIGHT, 1.3, BACK, 0, 1.1), MOSS),
  );
  for (const z of [9.4, 7.2, 5.2])
    S.add(
      path(cam.wall(RIGHT, z, z + 1.1, 1.5, 2.7), '#8a5a2c'),
      path(cam.wall(RIGHT, z + 0.1, z + 1, 1.6, 2.6), CREAM),
      ...range(5).map((i) =>
        circle(
          ...cam.at(RIGHT, 1.9 + i * 0.13, z + 0.35 + (i % 3) * 0.2),
          cam.scale(z) * 0.075,
          i % 2 ? PLUM : '#8a3a6a',
        ),
      ),
    );
  S.add(
    tiledFloor(S, cam, [EDGE, RIGHT], [1.4, BACK], 0.5, [CREAM, '#c9a0b0', WINE]),
    S.pool(cam.floor(EDGE, 1.4, RIGHT, BACK), ...cam.at(1.6, 0, 9), 420, '#fff3d0', 0.8),
  );
  const chair = { wood: '#7a4a2c', seat: '#8a3a6a', back: '#7a2f60', dark: INK };
  for (const [x, z] of [
    [2.3, 8.6],
    [1.5, 6.6],
    [2.4, 4.9],
  ]) {
    S.add(
      diningChair(S, cam, x - 0.75, z, 'left', chair),
      diningChair(S, cam, x + 0.75, z, 'right', chair),
      plainTable(S, cam, [x - 0.42, x + 0.42], [z - 0.42, z + 0.42], { base: '#f0dfcc', dark: INK, lite: '#fff6e8' }),
    );
    const [tx, ty] = cam.at(x, 0.75, z);
    S.add(
      cup(S, tx - cam.scale(z) * 0.2, ty, cam.scale(z) * 0.06),
      plate(S, tx + cam.scale(z) * 0.15, ty, cam.scale(z) * 0.14),
      lit(S, oval(tx, ty - cam.scale(z) * 0.1, cam.scale(z) * 0.06), '#7a2f60'),
    );
  }
  const front = cam.wall(EDGE, 0.72, 9.8, 0, 1.02);
  S.add(
    block(S, cam, [LEFT + 0.35, EDGE], [0, 1.02], [0.72, 9.8], { base: WINE, dark: INK, lite: CREAM }),
    path(front, '#7f3064'),
    S.shade(front, INK, 0.75, 0, [0, 0, 1, 0]),
  );
  for (const i of range(30))
    for (const j of range(3))
      if ((i + j) % 2)
        S.add(
          path(
            cam.wall(EDGE, 0.92 + i * 0.29, 1.21 + i * 0.29, 0.1 + j * 0.28, 0.38 + j * 0.28),
            '#a04f84',
            'opacity=".55"',
          ),
        );
  S.add(
    path(
      P([
        cam.at(EDGE, 1.02, 0.72),
        cam.at(EDGE + 0.06, 0.95, 0.72),
        cam.at(EDGE + 0.06, 0.95, 9.8),
        cam.at(EDGE, 1.02, 9.8),
      ]),
      '#d9b08a',
    ),
  );
  const on = (x, z) => cam.at(x, 1.02, z);
  for (const z of [9, 7.4, 6, 4.9, 4]) S.add(dome(S, ...on(-0.75, z), cam.scale(z) * 0.36));
  S.add(urn(S, ...on(-2, 4.4), cam.scale(4.4) * 0.56));
  const [gx, gy] = on(-0.95, 2.75);
  S.add(
    castOn(gx, gy, 200, 60),
    ellipse(gx, gy, 200, 62, '#2a2028'),
    ellipse(gx, gy - 8, 196, 58, '#4a3a42'),
    flatBread(S, gx - 74, gy - 8, 96, 0.32),
    flatBread(S, gx + 84, gy - 4, 92, 0.32, '#f0c988'),
    steam(gx, gy - 40, 220, 12),
  );
  const [bx, by] = on(-0.42, 1.5);
  S.add(
    bowl(S, bx - 290, by - 40, 100, { tone: '#3f5a4a', fill: '#f4d66a', heap: '#fff0b0' }),
    bowl(S, bx - 90, by - 66, 84, { tone: CREAM, fill: '#fffaf0', heap: '#c9d98a' }),
    plate(S, bx + 40, by + 60, 165, { e: 0.36, rim: PLUM }),
    lit(
      S,
      `M${bx - 70} ${by + 62}C${bx - 60} ${by + 10} ${bx + 130} ${by + 4} ${bx + 150} ${by + 58}C${bx + 100} ${by + 96} ${bx - 30} ${by + 98} ${bx - 70} ${by + 62}Z`,
      '#f6cf4a',
    ),
  );
  for (const i of range(12))
    S.add(
      ellipse(bx - 40 + (i % 6) * 32, by + 48 + Math.floor(i / 6) * 22, 8, 5, ['#d8432f', '#4f8a3c', '#fff2dc'][i % 3]),
    );
  for (const [i, [dx, dy]] of [
    [-260, 200],
    [-166, 222],
    [-212, 164],
    [-116, 176],
  ].entries())
    S.add(
      castOn(bx + dx, by + dy + 30, 44, 12),
      lit(S, oval(bx + dx, by + dy, 48, 46), i % 2 ? '#7a2f60' : '#8f3a5a'),
      line(`M${bx + dx + 6} ${by + dy - 42}q6 -22 22 -26`, '#5f4a2c', 5),
    );
  for (const z of [8.6, 6.2, 4.2]) {
    const [x, y] = cam.at(-0.9, 2.55, z);
    S.add(
      shadeLamp(S, x, cam.at(-0.9, HIGH, z)[1], y, cam.scale(z) * 0.24, { shade: MOSS, cord: '#3f4a2c', strong: 0.5 }),
    );
  }
  return finish(S, options.framed);
}
