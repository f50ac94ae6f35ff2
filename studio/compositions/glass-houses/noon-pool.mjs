// noonPool: water on one side, a gabled house of glass on the other; noon, yellow cloth for a haldi, the wall of a fort.
import { merlons } from '../../kit/architecture/masonry.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { lounger } from '../../kit/furnishings/lounger.mjs';
import { flower, garland } from '../../kit/nature/flowers.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, open, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lit } from '../../parts/dining/crockery.mjs';
import { glazingBars } from '../../parts/dining/furniture.mjs';
import { paintGuest } from '../../parts/dining/small-guests.mjs';

const [STEEL, WALL, DECK, INK] = ['#3f5f48', '#c98a5c', '#ead3a8', '#3a2a3c'];
const [X0, X1, Z0, Z1, EAVE, RIDGE] = [2.2, 9.6, 11, 29, 3.6, 6.2];

/** Draws the glass house: its gable towards the eye, the long side along the pool, tables and yellow cloth inside. */
function glassHouse(S, cam) {
  const side = (u, v) => cam.at(X0, lerp(0, EAVE, v), lerp(Z0, Z1, u));
  const roof = (u, v) => cam.at(lerp(X0, (X0 + X1) / 2, v), lerp(EAVE, RIDGE, v), lerp(Z0, Z1, u));
  const front = (u, v) => cam.at(lerp(X0, X1, u), lerp(0, EAVE, v), Z0);
  const quad = (at) => P([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  const gable = P([cam.at(X0, EAVE, Z0), cam.at((X0 + X1) / 2, RIDGE, Z0), cam.at(X1, EAVE, Z0)]);
  const glass = (d, tone) =>
    path(d, tone) + S.shade(d, '#ffffff', 0.55, 0, [0, 0, 0.7, 1]) + S.shade(d, '#2f6a6a', 0, 0.45, [0.3, 0.2, 1, 1]);
  const inside = range(3)
    .map((j) =>
      range(4)
        .map((i) => {
          const [x, y] = cam.at(3.3 + i * 1.7, 0, 20 - j * 3.4);
          const k = cam.scale(20 - j * 3.4);
          return (
            path(
              `M${f(x - k * 0.6)} ${f(y - k * 0.74)}H${f(x + k * 0.6)}L${f(x + k * 0.66)} ${f(y)}H${f(x - k * 0.66)}Z`,
              '#fff4da',
            ) +
            ellipse(x, y - k * 0.74, k * 0.6, k * 0.13, '#ffffff') +
            ellipse(x, y - k * 0.92, k * 0.26, k * 0.2, i % 2 ? '#f6b52c' : '#f29a2c')
          );
        })
        .join(''),
    )
    .join('');
  const drapes = range(6).map((i) => {
    const z = lerp(Z1, Z0, i / 5);
    return `M${cam.at(X0, EAVE, z).map(f).join(' ')}Q${cam
      .at(4, EAVE - 0.5, z)
      .map(f)
      .join(' ')} ${cam
      .at((X0 + X1) / 2, RIDGE - 0.4, z)
      .map(f)
      .join(' ')}Q${cam
      .at(7.8, EAVE - 0.5, z)
      .map(f)
      .join(' ')} ${cam.at(X1, EAVE, z).map(f).join(' ')}Q${cam
      .at((X0 + X1) / 2, RIDGE + 0.9, z)
      .map(f)
      .join(' ')} ${cam.at(X0, EAVE, z).map(f).join(' ')}Z`;
  });
  return (
    path(cam.floor(X0, Z0, X1, Z1), '#f4e0b8') +
    path(
      quad((u, v) => cam.at(lerp(X0, X1, u), lerp(0, EAVE, v), Z1)),
      '#a9c9a0',
    ) +
    inside +
    `<g opacity=".85">${path(drapes.join(''), '#ffc93c')}</g>` +
    `<g opacity=".5">${glass(quad(side), '#bfe0d4')}${glass(quad(roof), '#d6eee4')}</g><g opacity=".34">${glass(quad(front) + gable, '#d3ece0')}</g>` +
    path(
      glazingBars(side, { cols: 9, rows: 3, du: 0.006, dv: 0.012 }) +
        glazingBars(roof, { cols: 9, rows: 4, du: 0.006, dv: 0.012 }) +
        glazingBars(front, { cols: 6, rows: 3, du: 0.009, dv: 0.012 }),
      STEEL,
    ) +
    line(gable, STEEL, 13) +
    line(
      range(7)
        .map((i) =>
          open([front(i / 6, 1), cam.at(lerp(X0, X1, i / 6), EAVE + (RIDGE - EAVE) * (1 - Math.abs(i / 3 - 1)), Z0)]),
        )
        .join(''),
      STEEL,
      6,
    ) +
    line(open([cam.at((X0 + X1) / 2, RIDGE, Z0), cam.at((X0 + X1) / 2, RIDGE, Z1)]), STEEL, 9)
  );
}

export function noonPool(options = {}) {
  const S = stage({ pal: 'mustard', seed: 83, axis: 0.5, format: 'wide', ...options });
  const p = { ...S.pal, sky: ['#4fa6c6', '#7cc3d4', '#aedcdc', '#e6ecd2', '#fdf3d6'] };
  const hz = 560;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1120, eye: 2.9 });
  S.add(
    sky(S, p, hz + 40, 330, 150, 62),
    bandClouds(S, 130, hz - 130, 7, ['#ffffff', '#e9f2e4', p.sky[3]]),
    birds(820, 210, 15, 7, '#4f6f78', S.r),
  );
  const wall = box(-20, hz - 120, S.W + 20, hz + 60);
  S.add(
    treeline(S, -20, S.W + 20, hz - 90, 90, '#7fa066', 5),
    path(wall, WALL),
    merlons(-20, S.W + 20, hz - 116, 46, WALL),
    S.shade(wall, '#7a3f4a', 0, 0.7, [0.1, 0, 0.6, 1]),
  );
  for (const x of [330, 1040])
    S.add(
      lit(S, box(x - 74, hz - 220, x + 74, hz + 60), mix(WALL, '#ffe0b0', 0.1)),
      merlons(x - 84, x + 84, hz - 216, 40, WALL),
      path(box(x - 12, hz - 130, x + 12, hz - 70), '#6a3a4a'),
    );
  S.add(
    path(
      box(0, hz + 46, S.W, S.H),
      S.lin([
        [0, '#b9b866'],
        [0.2, DECK],
        [1, '#d9b27c'],
      ]),
    ),
    path(cam.floor(-40, 26, 30, 60), '#9ab45c'),
  );
  for (const i of range(26))
    S.add(line(open([cam.at(-26 + i * 2, 0, 26), cam.at(-26 + i * 2, 0, 3.4)]), '#b98f5c', 2, 'opacity=".5"'));
  for (const i of range(14))
    S.add(line(open([cam.at(-40, 0, 3.6 * 1.16 ** i), cam.at(40, 0, 3.6 * 1.16 ** i)]), '#b98f5c', 2, 'opacity=".45"'));
  for (const [x, z, h] of [
    [-13.5, 24, 7.4],
    [-12.6, 17, 6.6],
    [0.4, 31, 7],
    [12.6, 22, 7.6],
    [-11.8, 12, 6],
  ])
    S.add(palm(S, ...cam.at(x, 0, z), cam.scale(z) * h, { dark: '#23463f', mid: '#5f8a4c' }, x < 0 ? 0.05 : -0.04));
  const pool = cam.floor(-8.6, 4.4, -1.1, 25);
  S.add(
    path(cam.floor(-9.2, 4, -0.5, 25.6), '#fff4dc'),
    path(
      pool,
      S.lin([
        [0, '#9be0d6'],
        [0.35, '#3fb6bf'],
        [1, '#1787a4'],
      ]),
    ),
  );
  const tiles = range(13).flatMap((i) => [open([cam.at(-8.6 + i * 0.625, 0, 4.4), cam.at(-8.6 + i * 0.625, 0, 25)])]);
  S.add(
    S.inside(
      pool,
      line(tiles.join(''), '#e6fff4', 2, 'opacity=".3"') +
        range(120)
          .map((i) => {
            const z = 4.4 * (25 / 4.4) ** (i / 120);
            const [x, y] = cam.at(-8.4 + S.r() * 7, 0, z);
            return path(
              `M${f(x)} ${f(y)}q${f(cam.scale(z) * 0.3)} ${f(-cam.scale(z) * 0.1)} ${f(cam.scale(z) * 0.6)} 0t${f(cam.scale(z) * 0.5)} ${f(cam.scale(z) * 0.04)}`,
              'none',
              `stroke="#f2fff6" stroke-width="${f(cam.scale(z) * 0.03)}" opacity=".65"`,
            );
          })
          .join('') +
        S.shade(pool, '#0f5f78', 0, 0.6, [1, 0, 0.3, 1]),
    ),
    line(pool, '#2f8f9a', 5),
  );
  S.add(
    ...range(46).map(() => {
      const [x, z] = [-8.2 + S.r() * 6.8, 5 + S.r() ** 1.6 * 16];
      return ellipse(
        ...cam.at(x, 0, z),
        cam.scale(z) * 0.07,
        cam.scale(z) * 0.034,
        S.r() > 0.4 ? '#f6a82c' : '#f6c94a',
      );
    }),
  );
  for (const z of [22, 18, 14.6, 11.6, 9])
    S.add(lounger(S, cam, -10.2, z, { ...p, sky: [p.sky[0], '#8a7a6a', p.sky[2], '#f2b52c', p.sky[4]] }));
  S.add(glassHouse(S, cam));
  const masts = [
    [X0 - 0.5, 10.4],
    [X0 - 0.5, 17],
    [X0 - 0.5, 24],
  ];
  for (const [i, [x, z]] of masts.entries())
    S.add(i ? garland(cam.at(masts[i - 1][0], 3.3, masts[i - 1][1]), cam.at(x, 3.3, z), 60 / i, 11 / i + 2) : '');
  for (const [x, z] of masts) S.add(line(open([cam.at(x, 0, z), cam.at(x, 3.4, z)]), '#b5812c', cam.scale(z) * 0.08));
  for (const [x, z, h] of [
    [0.2, 21, 1.7],
    [1.2, 15, 1.7],
    [0.5, 14.6, 1.66],
    [-0.3, 9.4, 1.66],
    [1.05, 9.1, 1.74],
  ])
    S.add(paintGuest(S, ...cam.at(x, 0, z), cam.scale(z) * h));
  const [ux, uy] = cam.at(1.15, 0, 6.4);
  S.add(
    ellipse(ux + 16, uy, 190, 34, INK, 'opacity=".3"'),
    lit(
      S,
      `M${ux - 170} ${uy - 84}H${ux + 170}C${ux + 150} ${uy - 10} ${ux + 60} ${uy} ${ux} ${uy}C${ux - 60} ${uy} ${ux - 150} ${uy - 10} ${ux - 170} ${uy - 84}Z`,
      '#d9992e',
    ),
    ellipse(ux, uy - 84, 172, 40, '#f6d98a'),
    ellipse(ux, uy - 82, 156, 33, '#f2b02c'),
    ...range(26).map((i) =>
      flower(
        ux + Math.cos(i * 2.4) * 29 * Math.sqrt(i),
        uy - 92 + Math.sin(i * 2.4) * 5.4 * Math.sqrt(i),
        15,
        i % 3 ? '#f7a928' : '#ffd75a',
        '#ef7f1a',
      ),
    ),
  );
  return finish(S, options.framed);
}
