// lawn: wedding lawn at dusk - striped marigold canopies, strings of light, an arch of flowers.

import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { roundTable } from '../../kit/furnishings/banquet-table.mjs';
import { lanternStand, stringLights } from '../../kit/furnishings/lamps.mjs';
import { marigoldTent } from '../../kit/furnishings/marigold-tent.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { hill } from '../../kit/nature/hills.mjs';
import { bandClouds, besideAxis, birds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { flowerArch } from '../../parts/ceremonies/flower-arch.mjs';

const wires = (p, r) => ({ gap: r * 8, r, wire: p.leaf, glow: p.lit.mid, drop: r * 1.4 });

function ground(S, p, cam, hz) {
  const d = `M0 ${hz}H${S.W}V${S.H}H0Z`;
  const green = S.lin([
    [0, mix(p.mid, p.sky[3], 0.5)],
    [0.3, p.leafm],
    [1, p.leaf],
  ]);
  const mown = [3.6, 5.6, 8.8, 14].map((z) => path(cam.floor(-30, z, 30, z * 1.25), p.leafm, 'opacity=".35"'));
  return (
    path(d, green) +
    S.shade(d, p.leaf, 0, 0.9, [0, 0, 0, 1], 'b') +
    S.pool(d, S.cx, hz + 40, 520, p.lit.mid, 0.6) +
    mown.join('')
  );
}

function aisle(S, p, cam, near, end) {
  const d = cam.floor(-0.95, near, 0.95, end);
  const edges = [-1, 1].map((s) => path(cam.floor(s * 0.95, near, s * 0.86, end), p.gold));
  return path(d, p.lite) + S.shade(d, p.sky[2], 0.1, 0.95, [0, 0, 0, 1], 'b') + edges.join('');
}

function petals(S, cam, near) {
  const colours = [BLOOM.orange, BLOOM.deep, BLOOM.cream, BLOOM.pink];
  return range(420)
    .map((i) => {
      const z = near + 0.4 + 18 * S.r() ** 2;
      const [x, y] = cam.at((i % 2 ? 1 : -1) * (1.0 + (S.r() - 0.4) * 0.34), 0, z);
      return circle(x, y, cam.scale(z) * 0.035 * (0.6 + 0.7 * S.r()), colours[(i % 7) % 4]);
    })
    .join('');
}

function tent(S, cam, x, z, p, stripe) {
  const [tx, ty] = cam.at(x, 0, z);
  const table = roundTable(S, tx, ty, cam.scale(z) * 0.72, p, { e: 0.26, cushion: p.sky[1] });
  return marigoldTent(S, cam, x, z, 3.1, p, { inside: table, stripe });
}

function tentRows(S, p, cam, rows, stripe, open) {
  const columns = S.by([8.9, 3.15], [3.15]);
  const inner = columns.at(-1);
  const spread = (z) => (z > 15 ? 1.22 : 1);
  let o = '';
  for (const z of rows) {
    for (const x of columns)
      for (const s of [-1, 1]) if (s !== open || x === inner) o += tent(S, cam, s * x * spread(z), z, p, stripe);
    const k = cam.scale(z - 1.55);
    const end = inner * spread(z) - 1.5;
    const [from, to] = [cam.at(-end, 2.6, z - 1.55), cam.at(end, 2.6, z - 1.55)];
    o += stringLights(S, from, to, k * 0.5, wires(p, Math.max(2.6, k * 0.032)));
  }
  return o;
}

const ROSES = [
  [BLOOM.white, BLOOM.blush],
  [BLOOM.pink, BLOOM.blush],
  [BLOOM.cream, BLOOM.pink],
];

/**
 * `rows` metres at which tents stand, `stripe` the two colours of their cloth, `sun` its offset from the axis in units.
 * `open` -1 or 1 keeps that side free of outer tents, for words.
 */
export function lawn({ rows = [17, 11, 7], stripe, sun, stars = false, open = 0, ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 21, ...options });
  const p = S.pal;
  const { W, H, cx } = S;
  const hz = H * S.by(0.6, 0.6, 0.68);
  const cam = camera({ cx, horizon: hz, focal: 1000, eye: 2.3 });
  const near = S.by(4, 3.2, 2.6);
  S.add(
    sky(S, p, hz, cx + (sun ?? besideAxis(S)), hz - 265, 205, { stars }),
    bandClouds(S, hz * 0.3, hz * 0.72, 7, [p.sky[3], p.sky[4], p.sky[2]]),
    birds(cx + 250, hz - 560, 17, 5, p.sky[0], S.r),
  );
  S.add(hill(S, hz + 6, 80, S.by(7, 4), p.far, S.seed, p.sky[3]), treeline(S, -20, W + 20, hz + 4, 74, p.mid, 8));
  const end = 17;
  S.add(ground(S, p, cam, hz));
  S.add(aisle(S, p, cam, near, end));
  S.add(flowerArch(S, p, ...cam.at(0, 0, end), cam.scale(end) * 4.4, ROSES));
  S.add(tentRows(S, p, cam, rows, stripe, open));
  for (const s of [-1, 1]) {
    const from = [cx, H * S.by(-0.024, -0.02, 0.36)];
    S.add(stringLights(S, from, [cx + s * (W / 2 + 40), H * S.by(0.1, 0.14, 0.44)], S.by(90, 130, 60), wires(p, 7)));
  }
  S.add(petals(S, cam, near));
  for (const z of [9.2, 6.6, 5.3])
    for (const s of [-1, 1]) {
      const [x, y] = cam.at(s * 1.28, 0, z);
      S.add(lanternStand(S, x, y, cam.scale(z) * 0.0082, p));
    }
  return finish(S, options.framed);
}
