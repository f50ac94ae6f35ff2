// sunsetOrangery: inside a long orangery of red iron in the hour before dark; the sun at its far end, citrus trees in pots.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lit } from '../../parts/dining/crockery.mjs';
import { shadeLamp, tiledFloor } from '../../parts/dining/furniture.mjs';
import { longTable } from '../../parts/landscape/dressed-lawn.mjs';

const [HALF, SPRING, BACK, NEAR, STEP] = [6.2, 3.3, 33, 2.4, 2.55];
const [IRON, DEEP, INK] = ['#a3392c', '#5a1a22', '#2c0f1c'];

/** Returns the points of the vault's section at depth z, from the left spring to the right. */
const section = (cam, z, r = HALF, n = 26) =>
  range(n + 1).map((i) => cam.at(-Math.cos((i / n) * Math.PI) * r, SPRING + Math.sin((i / n) * Math.PI) * r * 0.78, z));

/** Draws the iron: a rib over two posts at each bay, the bars along the vault. */
function iron(S, cam) {
  const bays = range(13)
    .map((i) => BACK - i * STEP)
    .filter((z) => z > NEAR);
  const along = range(11).flatMap((i) => {
    const a = (i / 10) * Math.PI;
    const q = [-Math.cos(a) * HALF, SPRING + Math.sin(a) * HALF * 0.78];
    return open([cam.at(...q, BACK), cam.at(...q, NEAR)]);
  });
  let o = line(along.join(''), DEEP, 4, 'opacity=".85"');
  for (const s of [-1, 1])
    for (const y of [0.9, 2.2, SPRING])
      o += line(
        open([cam.at(s * HALF, y, BACK), cam.at(s * HALF, y, NEAR)]),
        y === SPRING ? IRON : DEEP,
        y === SPRING ? 13 : 5,
      );
  for (const z of bays) {
    const k = cam.scale(z);
    const rib = open(section(cam, z));
    o += line(rib, DEEP, k * 0.2) + line(rib, IRON, k * 0.13) + line(rib, '#f0a06a', k * 0.025);
    for (const s of [-1, 1]) {
      const [x, y] = cam.at(s * HALF, 0, z);
      const [, top] = cam.at(s * HALF, SPRING, z);
      o +=
        lit(S, box(x - k * 0.1, top, x + k * 0.1, y), IRON) +
        lit(S, box(x - k * 0.17, y - k * 0.4, x + k * 0.17, y), DEEP);
    }
  }
  return o;
}

/** Draws the end: a fan of panes over doors that stand open, the sun low between the trees of the garden. */
function end(S, cam) {
  const [cx, spring] = cam.at(0, SPRING, BACK);
  const [, foot] = cam.at(0, 0, BACK);
  const k = cam.scale(BACK);
  const spokes = range(13).map((i) => `M${f(cx)} ${f(spring)}L${section(cam, BACK, HALF, 12)[i].map(f).join(' ')}`);
  const posts = range(7).map((i) => `M${f(cx + (i - 3) * k * 2.06)} ${f(spring)}V${f(foot)}`);
  return (
    S.glow(cx + 26, foot - k * 1.6, 420, '#ffe9a8', 0.9) +
    circle(cx + 26, foot - k * 1.6, 34, '#fff8dc') +
    line(spokes.join('') + posts.join(''), DEEP, 4) +
    line(open(section(cam, BACK, HALF * 0.5)), DEEP, 4) +
    line(`M${f(cx - HALF * k)} ${f(spring)}H${f(cx + HALF * k)}`, IRON, 7)
  );
}

/** Draws an orange tree in a square pot, k units per metre. */
function citrus(S, x, y, k) {
  const crown = range(60).map((i) => {
    const [a, q] = [i * 2.4, Math.sqrt(i / 60) * k * 0.62];
    return ellipse(
      x + Math.cos(a) * q,
      y - k * 1.86 + Math.sin(a) * q * 0.92,
      k * 0.2,
      k * 0.12,
      ['#2f5a34', '#3f7040', '#7f9a48'][(i * 5) % 3],
      `transform="rotate(${(i * 53) % 180} ${f(x + Math.cos(a) * q)} ${f(y - k * 1.86 + Math.sin(a) * q * 0.92)})"`,
    );
  });
  const fruit = range(11).map((i) =>
    circle(
      x + Math.cos(i * 2.4) * k * 0.17 * Math.sqrt(i),
      y - k * 1.84 + Math.sin(i * 2.4) * k * 0.15 * Math.sqrt(i),
      k * 0.075,
      i % 3 ? '#f29a2c' : '#f6bf4a',
    ),
  );
  return (
    ellipse(x + k * 0.16, y, k * 0.6, k * 0.12, INK, 'opacity=".4"') +
    line(`M${f(x)} ${f(y - k * 0.5)}V${f(y - k * 1.5)}`, '#6a4630', k * 0.08) +
    crown.join('') +
    fruit.join('') +
    lit(
      S,
      `M${f(x - k * 0.4)} ${f(y - k * 0.62)}H${f(x + k * 0.4)}L${f(x + k * 0.33)} ${f(y)}H${f(x - k * 0.33)}Z`,
      '#d9b78a',
    ) +
    line(`M${f(x - k * 0.4)} ${f(y - k * 0.54)}H${f(x + k * 0.4)}`, IRON, k * 0.05)
  );
}

export function sunsetOrangery(options = {}) {
  const S = stage({ pal: 'turmeric', seed: 34, axis: 0.57, format: 'wide', ...options });
  const p = S.pal;
  const hz = 720;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1050, eye: 2.5 });
  S.add(
    sky(S, p, hz + 40, S.cx, hz, 10, { disc: false }),
    bandClouds(S, 120, hz - 130, 9, ['#f6b86a', '#e88f4a', '#f9d08a']),
  );
  const green = { mid: '#8a6a34', dark: '#4a2c2c', lite: '#f2b45a' };
  S.add(treeline(S, -20, S.W + 20, hz + 26, 60, '#9c5f34', 4));
  for (const [x, h, seed] of [
    [60, 420, 1],
    [330, 330, 3],
    [560, 260, 6],
    [760, 190, 2],
    [1500, 230, 4],
    [1700, 330, 8],
    [1930, 450, 5],
  ])
    S.add(tree(S, x, hz + 90, h, green, seed));
  S.add(path(box(0, hz + 60, S.W, S.H), '#a8742f'), end(S, cam));
  for (const s of [-1, 1]) {
    const pane = cam.wall(s * HALF, NEAR, BACK, 0, SPRING);
    S.add(
      S.shade(pane, '#fff0c0', 0.35, 0, [0, 0, 1, 1]),
      path(cam.wall(s * HALF, NEAR, BACK, 0, 0.42), '#c98a5a'),
      line(
        range(38)
          .map((i) => open([cam.at(s * HALF, 0.42, NEAR + i * 0.82), cam.at(s * HALF, SPRING, NEAR + i * 0.82)]))
          .join(''),
        DEEP,
        2.6,
      ),
    );
  }
  S.add(
    tiledFloor(S, cam, [-HALF, HALF], [NEAR, BACK], 0.95, ['#f4dcb0', '#c9764a', DEEP]),
    S.pool(cam.floor(-HALF, NEAR, HALF, BACK), ...cam.at(0.5, 0, 20), 600, '#fff2b8', 0.9),
    iron(S, cam),
  );
  const blooms = [
    [BLOOM.deep, BLOOM.orange],
    [BLOOM.cream, '#f2b45a'],
    ['#c2342c', '#7a1a2c'],
  ];
  for (const z of [29, 24, 19, 14.4])
    for (const s of [-1, 1]) S.add(citrus(S, ...cam.at(s * (HALF - 0.9), 0, z), cam.scale(z) * 1.05));
  for (const x of [-3, 3])
    S.add(longTable(S, cam, p, x, [7.6, 27], { cloth: '#fff4de', blooms, cushion: '#a3392c', half: 0.72 }));
  for (const z of [26, 21, 16.6, 12.8, 9.6])
    for (const s of [-1, 1]) {
      const [x, y] = cam.at(s * 3, 3.4, z);
      S.add(
        shadeLamp(S, x, cam.at(s * 3, 7.2, z)[1], y, cam.scale(z) * 0.32, {
          shade: '#f2c27a',
          cord: DEEP,
          strong: 0.7,
        }),
      );
    }
  for (const z of [10, 6.6])
    for (const s of [-1, 1])
      S.add(citrus(S, ...cam.at(s * (HALF - 0.75), 0, z), cam.scale(z) * lerp(1.1, 1.2, s > 0 ? 1 : 0)));
  const [a, b] = [cam.at(-HALF, SPRING, 8), cam.at(HALF, SPRING, 8)];
  S.add(
    stringLights(S, a, b, 90, { gap: 54, r: 6, wire: INK, glow: '#ffd98a' }),
    S.shade(box(0, S.H - 330, 760, S.H), mix(INK, DEEP, 0.4), 0, 0.7, [0.7, 0, 0, 1], 'b'),
  );
  return finish(S, options.framed);
}
