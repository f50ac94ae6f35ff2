// cityCourt: a paved court between town fronts by night; long tables by candlelight, bulbs from wall to wall.
import { skyline } from '../../kit/architecture/skyline.mjs';
import { windowWall } from '../../kit/architecture/window-wall.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { topiary } from '../../kit/nature/trees.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { longTable } from '../../parts/landscape/dressed-lawn.mjs';

const [WIDE, NEAR, END] = [10.5, 5.5, 44];
const BRICK = { left: '#7d4340', right: '#7b6a6e', end: '#5f4350' };

/** Draws the paving in diagonal courses, the light of the lamps on it. */
function paving(S, p, cam, hz) {
  const all = box(0, hz, S.W, S.H);
  const courses = range(46)
    .flatMap((i) => [
      [cam.at(-30 + i * 1.5, 0, 4.4), cam.at(30 + i * 1.5, 0, 64)],
      [cam.at(30 - i * 1.5, 0, 4.4), cam.at(-30 - i * 1.5, 0, 64)],
    ])
    .map((ends) => open(ends));
  return (
    path(
      all,
      S.lin([
        [0, '#8a5f5c'],
        [0.4, '#6d4a58'],
        [1, '#3a2a4a'],
      ]),
    ) +
    S.inside(all, line(courses.join(''), '#2b2040', 2, 'opacity=".4"')) +
    S.pool(all, ...cam.at(0, 0, 14), 900, p.lit.mid, 0.55) +
    S.shade(all, '#191534', 0, 0.8, [0, 0.3, 0, 1], 'b')
  );
}

export function cityCourt(options = {}) {
  const S = stage({ pal: 'night', seed: 622, axis: 0.46, ...options });
  const p = S.pal;
  const hz = S.H * 0.42;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1080, eye: 3.6 });
  const panes = { lamp: '#ffdf9a', soft: '#e8974e', none: '#20264f', ledge: mix(BRICK.right, p.dark, 0.45) };
  const front = (at, wall, more) => windowWall(S, at, { wall, dark: p.dark, panes, lit: 0.7, ...more });
  S.add(sky(S, p, hz * 1.1, S.W * 0.7, 170, 70, { stars: true }));
  S.add(skyline(S, p, hz + 20, mix(p.far, p.sky[3], 0.25), 300, 4, 0.5), skyline(S, p, hz + 30, p.mid, 190, 9, 0.6));
  S.add(paving(S, p, cam, cam.at(0, 0, END)[1]));
  S.add(
    front((u, v) => cam.at(lerp(-WIDE, WIDE, u), v * 7.6, END), BRICK.end, {
      cols: 6,
      rows: 2,
      open: [0.62, 0.7],
      lit: 0.95,
    }),
  );
  S.add(
    front((u, v) => cam.at(-WIDE, v * 12.4, lerp(NEAR, END, u)), BRICK.left, {
      cols: 11,
      rows: 3,
      foot: 0.04,
      open: [0.5, 0.62],
    }),
  );
  S.add(
    front((u, v) => cam.at(WIDE, v * 10.2, lerp(NEAR, END, u)), BRICK.right, {
      cols: 9,
      rows: 2,
      foot: 0.08,
      open: [0.62, 0.66],
    }),
  );
  const green = { mid: '#3f6a4c', dark: '#12263a', lite: p.lit.mid };
  for (const z of [36, 29, 23, 18, 13.5, 10])
    for (const s of [-1, 1]) {
      const k = cam.scale(z);
      const [x, y] = cam.at(s * (WIDE - 1.2), 0, z);
      S.add(
        path(`M${x - k * 0.5} ${y - k * 0.8}h${k}l${-k * 0.16} ${k * 0.8}h${-k * 0.68}Z`, '#a0583c'),
        topiary(S, x, y - k * 0.7, k * 0.8, green),
      );
    }
  const blooms = [
    [BLOOM.white, BLOOM.cream],
    [BLOOM.blush, BLOOM.pink],
    [BLOOM.white, '#9fc27a'],
  ];
  for (const z of [26.4, 9])
    for (const x of [-5.4, 5.4, 0])
      S.add(longTable(S, cam, p, x, [z, z + 13.4], { cloth: '#efe3d6', blooms, cushion: '#8a2f4a' }));
  for (const [i, z] of [40, 32, 25, 19.4, 15, 11.6].entries()) {
    const k = cam.scale(z);
    const wire = { gap: k * 0.7, r: Math.max(2.6, k * 0.06), wire: '#17173a', glow: p.lit.mid, drop: 4 };
    S.add(
      stringLights(S, cam.at(-WIDE, 6.8, z + (i % 2) * 3), cam.at(WIDE, 6.4, z + ((i + 1) % 2) * 3), k * 1.3, wire),
    );
  }
  return finish(S, options.framed);
}
