// poolLawn: a wide lawn beside a long pool at blue hour; round tables under strings of bulbs, the hotel's front behind.
import { windowWall } from '../../kit/architecture/window-wall.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { BLOOM, garland } from '../../kit/nature/flowers.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { water } from '../../kit/nature/water.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { mownGrass, roundTables } from '../../parts/landscape/dressed-lawn.mjs';

const POOL = [-19, 12, -8.5, 50];

/** Draws the house: five floors, most of its windows lit. */
const hotel = (S, p, cam) =>
  windowWall(S, (u, v) => cam.at(lerp(-52, 40, u), v * 19, 66), {
    cols: 26,
    rows: 5,
    foot: 0.1,
    wall: mix(p.base, p.mid, 0.35),
    dark: p.dark,
    lit: 0.62,
    panes: { lamp: p.lit.hi, soft: p.lit.mid, none: mix(p.sky[1], p.dark, 0.3), ledge: mix(p.base, p.lite, 0.3) },
  });

/** Draws a stage with a draped back, loops of flowers over it. */
function banquetStage(S, p, cam) {
  const [x0, x1, z] = [-1, 15, 54];
  const k = cam.scale(z);
  const back = cam.front(x0, 0.8, x1, 6, z);
  let o = S.glow(...cam.at(7, 3, z), k * 11, p.lit.mid, 0.7) + path(back, p.lite);
  for (const i of range(16))
    o += S.shade(cam.front(x0 + i, 0.8, x0 + i + 1, 6, z), p.sky[1], 0, 0.6, i % 2 ? [0, 0, 1, 0] : [1, 0, 0, 0]);
  o += path(cam.front(x0 - 0.6, 0, x1 + 0.6, 0.8, z - 3), mix(p.lite, p.base, 0.5));
  for (const i of range(4))
    o += garland(cam.at(x0 + i * 4, 5.9, z), cam.at(x0 + i * 4 + 4, 5.9, z), k * 1.4, k * 0.24, 3);
  return o;
}

export function poolLawn(options = {}) {
  const S = stage({ pal: 'bluehour', seed: 611, axis: 0.5, ...options });
  const p = S.pal;
  const hz = S.H * 0.43;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1180, eye: 5.6 });
  const house = hotel(S, p, cam);
  const foot = cam.at(0, 0, 66)[1];
  const pool = cam.floor(...POOL);
  S.add(sky(S, p, hz, S.W * 0.86, hz - 300, 120), bandClouds(S, 90, hz * 0.6, 6, [p.sky[3], p.sky[2]]), house);
  S.add(treeline(S, -20, S.W + 20, foot + 4, 44, p.leaf, 5));
  S.add(mownGrass(S, cam, foot, { far: mix(p.leafm, p.lit.mid, 0.25), near: '#3d6b4e', dark: p.leaf }));
  S.add(
    path(cam.floor(-21.5, 9, -6.4, 52), mix(p.base, p.dark, 0.12)),
    S.shade(cam.floor(-21.5, 9, -6.4, 52), p.dark, 0, 0.5, [0, 0, 0, 1]),
  );
  S.add(
    water(
      S,
      foot,
      house,
      path(
        pool,
        S.lin([
          [0, '#3fa7ad'],
          [1, '#0f5f78'],
        ]),
      ),
      ['#6fd0cf', '#1d7c92', '#9be3da'],
      S.r,
      { region: pool, strength: 0.3, density: 0.7 },
    ),
  );
  S.add(line(pool, mix(p.lite, p.base, 0.3), 7));
  S.add(banquetStage(S, p, cam));
  const tone = { dark: p.leaf, mid: mix(p.leafm, p.lit.mid, 0.2) };
  for (const [x, z, h] of [
    [-7.4, 50, 9],
    [-20.8, 44, 9],
    [-20.8, 34, 8.4],
    [-7, 33, 8],
    [24, 44, 9.5],
    [-20.8, 25, 8.6],
  ])
    S.add(palm(S, ...cam.at(x, 0, z), cam.scale(z) * h, tone, x < -10 ? 0.05 : -0.04));
  const rows = range(7).map((j) => 15 + j * 5.4);
  const places = rows.flatMap((z, j) => range(6).map((i) => [-2.6 + i * 5.2 + (j % 2) * 1.6, z]));
  S.add(
    roundTables(S, cam, p, places, { flowers: [BLOOM.white, BLOOM.pink], cushion: mix(p.lite, p.base, 0.5), r: 1.05 }),
  );
  const poles = [
    [-5.4, 50],
    [8, 50],
    [21, 50],
    [-5.4, 30],
    [9, 30],
    [23, 30],
    [-5.4, 16],
    [10, 16],
    [24, 16],
  ];
  for (const [x, z] of poles) S.add(line(open([cam.at(x, 0, z), cam.at(x, 6.4, z)]), p.leaf, cam.scale(z) * 0.09));
  const wire = (z) => ({
    gap: cam.scale(z) * 0.85,
    r: Math.max(2.4, cam.scale(z) * 0.065),
    wire: p.leaf,
    glow: p.lit.mid,
    drop: 4,
  });
  for (const [a, b] of [
    [0, 4],
    [1, 3],
    [1, 5],
    [2, 4],
    [3, 7],
    [4, 6],
    [4, 8],
    [5, 7],
  ]) {
    const [from, to] = [poles[a], poles[b]];
    S.add(
      stringLights(
        S,
        cam.at(from[0], 6.4, from[1]),
        cam.at(to[0], 6.4, to[1]),
        cam.scale(to[1]) * 0.7,
        wire((from[1] + to[1]) / 2),
      ),
    );
  }
  return finish(S, options.framed);
}
