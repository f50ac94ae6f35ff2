// danceLawn: a small lawn after dark; a floor of lit squares under bulbs from one mast, high tables round it.
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { flowerArch } from '../../parts/ceremonies/flower-arch.mjs';
import { mownGrass } from '../../parts/landscape/dressed-lawn.mjs';

const MID = 21;
const TILES = ['#ffd9c4', '#f58aa4', '#ffeede', '#e2678f'];

/** Draws the screens at the end of the lawn, rosy light behind them. */
function lattice(S, cam) {
  const [z, high] = [36, 5];
  const k = cam.scale(z);
  let o = S.glow(...cam.at(0, 3, z), k * 22, '#f0708f', 0.5);
  for (const i of range(13)) {
    const [x0, y1] = cam.at(-27.3 + i * 4.2, high, z);
    const [x1, y0] = cam.at(-23.1 + i * 4.2, 0, z);
    const d = box(x0, y1, x1, y0);
    o +=
      path(
        d,
        S.lin([
          [0, '#f7a7a0'],
          [1, '#ffd2a8'],
        ]),
      ) + S.inside(d, hexJaali(x0, y1, x1, y0, k * 0.56, '#7a3a5e', k * 0.1));
    o +=
      path(box(x0 - k * 0.28, y1 - k * 0.6, x0 + k * 0.28, y0), '#8d4a6a') +
      circle(x0, y1 - k * 0.7, k * 0.32, '#a05a76');
  }
  return o + path(cam.front(-28, high, 28, high + 0.3, z), '#a05a76');
}

/** Draws the floor of lit squares, 12 by 10 metres. */
function floor(S, cam) {
  let o =
    S.pooled(...cam.at(0, 0, MID), cam.scale(MID) * 12, cam.scale(MID) * 3.6, '#ff9db0', 0.6) +
    path(cam.floor(-6.4, MID - 5.4, 6.4, MID + 5.4), '#4a2346');
  for (const j of range(10))
    for (const i of range(12)) {
      const d = cam.floor(-6 + i + 0.03, MID + 4 - j + 0.03, -5 + i - 0.03, MID + 5 - j - 0.03, 0.1);
      o += path(d, TILES[(i * 2 + j * 3 + Math.floor(S.r() * 2)) % 4]);
    }
  return o + S.shade(cam.floor(-6, MID - 5, 6, MID + 5, 0.1), '#7a2f6a', 0, 0.5, [0.3, 0, 0.7, 1]);
}

/** Draws a tall table under a tied cloth, a candle on it. */
function highTable(S, cam, x, z) {
  const k = cam.scale(z);
  const [cx, y] = cam.at(x, 0, z);
  const d = `M${f(cx - k * 0.44)} ${f(y - k * 1.14)}C${f(cx - k * 0.44)} ${f(y - k * 0.8)} ${f(cx - k * 0.12)} ${f(y - k * 0.7)} ${f(cx - k * 0.13)} ${f(y - k * 0.55)}C${f(cx - k * 0.16)} ${f(y - k * 0.3)} ${f(cx - k * 0.36)} ${f(y - k * 0.1)} ${f(cx - k * 0.4)} ${f(y)}H${f(cx + k * 0.4)}C${f(cx + k * 0.36)} ${f(y - k * 0.1)} ${f(cx + k * 0.16)} ${f(y - k * 0.3)} ${f(cx + k * 0.13)} ${f(y - k * 0.55)}C${f(cx + k * 0.12)} ${f(y - k * 0.7)} ${f(cx + k * 0.44)} ${f(y - k * 0.8)} ${f(cx + k * 0.44)} ${f(y - k * 1.14)}Z`;
  return (
    ellipse(cx, y, k * 0.7, k * 0.16, '#0d0b26', 'opacity=".5"') +
    path(d, '#f6e4e0') +
    S.shade(d, '#5a2f6a', 0, 0.85) +
    ellipse(cx, y - k * 1.14, k * 0.44, k * 0.1, '#fff6ee') +
    line(`M${f(cx - k * 0.13)} ${f(y - k * 0.58)}h${f(k * 0.26)}`, '#e2557a', k * 0.07) +
    S.glow(cx, y - k * 1.3, k * 0.7, '#ffe0a0', 0.9) +
    ellipse(cx, y - k * 1.27, k * 0.05, k * 0.11, '#fffbe6')
  );
}

export function danceLawn(options = {}) {
  const S = stage({ pal: 'dusk', seed: 655, axis: 0.55, ...options });
  const p = S.pal;
  const hz = S.H * 0.4;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1300, eye: 5 });
  S.add(
    sky(S, p, hz * 1.1, S.W * 0.25, 210, 70, { stars: true }),
    bandClouds(S, hz * 0.4, hz * 0.8, 5, [p.sky[3], p.sky[2]]),
  );
  S.add(treeline(S, -20, S.W + 20, cam.at(0, 0, 36)[1], 330, '#10142f', 6), lattice(S, cam));
  S.add(mownGrass(S, cam, cam.at(0, 0, 36)[1], { far: '#4f5f58', near: '#2c4a4c', dark: p.leaf, stripes: 'across' }));
  const tone = { dark: '#0d1230', mid: '#2f4450' };
  for (const [x, z, h] of [
    [-17, 33, 9.5],
    [16.5, 34, 9],
    [20, 28, 8.6],
  ])
    S.add(palm(S, ...cam.at(x, 0, z), cam.scale(z) * h, tone, 0.03));
  const roses = [
    [BLOOM.pink, BLOOM.blush],
    ['#b92b68', BLOOM.pink],
    [BLOOM.blush, BLOOM.white],
  ];
  S.add(flowerArch(S, p, ...cam.at(0, 0.8, 32), cam.scale(32) * 6.4, roses));
  const desk = cam.front(-1.6, 0.8, 1.6, 2, 31);
  S.add(
    path(cam.front(-4.6, 0, 4.6, 0.8, 30.4), '#3a2350'),
    path(desk, '#1a1030'),
    path(cam.front(-1.4, 1, 1.4, 1.8, 30.9), '#ff9fb0'),
  );
  for (const s of [-1, 1]) S.add(path(cam.front(s * 3.6 - 0.5, 0.8, s * 3.6 + 0.5, 3.2, 31), '#14102a'));
  S.add(floor(S, cam));
  const ring = range(16).map((i) => [
    11.5 * Math.cos(((i + 0.5) * Math.PI) / 8),
    MID + 9 * Math.sin(((i + 0.5) * Math.PI) / 8),
  ]);
  const top = cam.at(0, 8.6, MID);
  const wire = (k) => ({ gap: k * 0.75, r: Math.max(2.8, k * 0.06), wire: '#17142e', glow: p.lit.mid, drop: 3 });
  const pole = ([x, z]) => line(open([cam.at(x, 0, z), cam.at(x, 4.2, z)]), '#17142e', cam.scale(z) * 0.08);
  const string = ([x, z]) =>
    stringLights(S, top, cam.at(x, 4.2, z), cam.scale(z) * 0.9, wire(cam.scale((z + MID) / 2)));
  const tables = ring
    .map(([x, z]) => [x * 0.8, MID + (z - MID) * 0.86])
    .filter(([x, z]) => z < MID + 5 || Math.abs(x) > 6);
  const back = ring.filter(([, z]) => z >= MID);
  S.add(
    ...back.map(pole),
    ...back.map(string),
    ...tables.filter(([, z]) => z >= MID).map(([x, z]) => highTable(S, cam, x, z)),
  );
  S.add(line(open([cam.at(0, 0.1, MID), top]), p.gold, cam.scale(MID) * 0.14));
  const front = ring.filter(([, z]) => z < MID).toSorted((a, b) => b[1] - a[1]);
  S.add(
    ...tables
      .filter(([, z]) => z < MID)
      .toSorted((a, b) => b[1] - a[1])
      .map(([x, z]) => highTable(S, cam, x, z)),
  );
  S.add(
    ...front.map(pole),
    ...front.map(string),
    S.glow(...top, 90, '#fff0c8', 0.9),
    circle(...top, 9, mix(p.gold, '#ffffff', 0.3)),
  );
  return finish(S, options.framed);
}
