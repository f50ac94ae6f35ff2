// fortLawn: a great lawn under the wall of a fort at dusk; dinner for a thousand between torches, tents in one long row.
import { merlons } from '../../kit/architecture/masonry.mjs';
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { marigoldTent } from '../../kit/furnishings/marigold-tent.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { mownGrass, roundTables } from '../../parts/landscape/dressed-lawn.mjs';

const STONE = { base: '#b98a68', dark: '#3d2a4e', lite: '#e8bf92' };

/** Draws courses of stone in a box of the sheet, joints shifted from course to course. */
function courses(S, [x0, y0, x1, y1], high) {
  let d = '';
  for (let y = y0, j = 0; y < y1; y += high, j++) {
    d += `M${f(x0)} ${f(y)}H${f(x1)}`;
    for (let x = x0 + (j % 2) * high; x < x1; x += high * (1.7 + 0.5 * S.r())) d += `M${f(x)} ${f(y)}v${f(high)}`;
  }
  return S.inside(box(x0, y0, x1, y1), line(d, STONE.dark, 1.6, 'opacity=".35"'));
}

/** Draws the wall with its merlons, washed by lamps from below, and the round bastions before it. */
function fort(S, p, cam) {
  const z = 64;
  const k = cam.scale(z);
  const y = cam.at(0, 0, z)[1];
  const part = (x0, x1, high, round) => {
    const d = box(x0, y - k * high, x1, y);
    return (
      merlons(x0, x1, y - k * high + 1, k * 1.5, round ? STONE.base : mix(STONE.base, STONE.dark, 0.2)) +
      path(d, STONE.base) +
      courses(S, [x0, y - k * high, x1, y], k * 0.95) +
      S.shade(d, STONE.dark, 0.85, 0, [0, 0, 0, 1]) +
      S.shade(d, p.lit.mid, 0, 0.6, [0, 0.2, 0, 1]) +
      (round ? S.shade(d, STONE.dark, 0, 0.95, [0.45, 0, 1, 0]) + S.shade(d, STONE.dark, 0.4, 0, [0, 0, 0.3, 0]) : '') +
      path(box(x0, y - k * (high - 1), x1, y - k * (high - 1.35)), STONE.lite, 'opacity=".5"')
    );
  };
  let o = part(-20, S.W + 20, 11.5, false);
  for (const [x, r, high] of [
    [-30, 6, 14],
    [14, 7.4, 15.5],
    [52, 6, 14],
  ]) {
    const [mid] = cam.at(x, 0, z - 5);
    o += part(mid - k * r, mid + k * r, high, true);
    for (const q of [0.42, 0.72])
      o += path(box(mid - k * 0.34, y - k * high * q - k * 1.5, mid + k * 0.34, y - k * high * q), '#2a1a3a');
  }
  return o;
}

/** Draws a burning torch on a pole. */
function torch(S, p, cam, x, z) {
  const k = cam.scale(z);
  const [tx, y] = cam.at(x, 0, z);
  const top = y - k * 2.1;
  const flame = (w, h, c) =>
    path(
      `M${f(tx - k * w)} ${f(top)}C${f(tx - k * w)} ${f(top - k * h * 0.5)} ${f(tx - k * w * 0.1)} ${f(top - k * h * 0.6)} ${f(tx + k * w * 0.2)} ${f(top - k * h)}C${f(tx + k * w * 0.5)} ${f(top - k * h * 0.5)} ${f(tx + k * w)} ${f(top - k * h * 0.4)} ${f(tx + k * w)} ${f(top)}Z`,
      c,
    );
  return (
    S.pooled(tx, y, k * 2, k * 0.5, p.lit.mid, 0.4) +
    line(`M${f(tx)} ${f(y)}V${f(top)}`, '#241a30', k * 0.09) +
    S.glow(tx, top - k * 0.3, k * 1.1, '#ff9a3c', 0.55) +
    flame(0.2, 0.85, '#f77f2a') +
    flame(0.12, 0.55, '#ffd36b') +
    path(
      `M${f(tx - k * 0.24)} ${f(top - k * 0.02)}h${f(k * 0.48)}l${f(-k * 0.14)} ${f(k * 0.26)}h${f(-k * 0.2)}Z`,
      p.gold,
    )
  );
}

export function fortLawn(options = {}) {
  const S = stage({ pal: 'dusk', seed: 677, axis: 0.52, ...options });
  const p = S.pal;
  const hz = S.H * 0.4;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1220, eye: 6.4 });
  const foot = cam.at(0, 0, 64)[1];
  S.add(
    sky(S, p, hz, S.W * 0.22, 140, 90, { stars: true }),
    bandClouds(S, hz * 0.3, hz * 0.7, 6, [p.sky[3], p.sky[4]]),
  );
  S.add(fort(S, p, cam), treeline(S, -20, S.W + 20, foot + 6, 34, '#1f2a44', 7));
  S.add(mownGrass(S, cam, foot, { far: '#7a7a52', near: '#3f5f4a', dark: p.leaf }));
  const tents = range(7).map((i) => [-33 + 11 * i, 50]);
  for (const [x, z] of tents.toSorted((a, b) => Math.abs(b[0]) - Math.abs(a[0])))
    S.add(
      marigoldTent(S, cam, x, z, 8, p, {
        pole: 4,
        peak: 4.4,
        stripe: x === 0 ? ['#d98a2c', '#fff0d2'] : ['#a3313c', '#f4e2c2'],
      }),
    );
  const rows = range(7).map((j) => 15 + j * 4.7);
  const places = rows
    .flatMap((z) => range(10).map((i) => [i < 5 ? -3.6 - i * 4.7 : 3.6 + (i - 5) * 4.7, z]))
    .filter(([x, z]) => Math.abs(x) < z * 0.95);
  const torches = rows
    .map((z) => z - 2.3)
    .flatMap((z) => [
      [-1.5, z],
      [1.5, z],
    ]);
  S.add(path(cam.floor(-1, 8, 1, 46), '#b5866a'), S.shade(cam.floor(-1, 8, 1, 46), p.dark, 0, 0.6, [0, 0, 0, 1]));
  for (const z of rows.toReversed()) {
    S.add(
      roundTables(
        S,
        cam,
        p,
        places.filter((one) => one[1] === z),
        { flowers: [BLOOM.orange, BLOOM.deep], cushion: '#a3313c', r: 1.02 },
      ),
    );
    S.add(...torches.filter((one) => Math.abs(one[1] - z + 2.3) < 0.1).map(([x, at]) => torch(S, p, cam, x, at)));
  }
  for (const x of [-16, 16])
    S.add(
      line(open([cam.at(x, 0, 47), cam.at(x, 9, 47)]), '#241a30', 4),
      path(`M${cam.at(x, 9, 47).map(f).join(' ')}l52 12l-52 14Z`, '#d98a2c'),
    );
  return finish(S, options.framed);
}
