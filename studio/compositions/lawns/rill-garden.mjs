// rillGarden: a garden of four parts in late sun; a channel of water leads to a basin before a red haveli, dinner on carpets.
import { arcade } from '../../kit/architecture/arcades.mjs';
import { chhatri } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { camera } from '../../kit/camera.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { bandClouds, birds, sky } from '../../kit/nature/sky.mjs';
import { SUNLIT, topiary, tree, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { longTable, mownGrass } from '../../parts/landscape/dressed-lawn.mjs';

const RED = { base: '#c4643c', dark: '#6a2a2c', lite: '#f0c492', gold: '#e2a94e' };

/** Draws the house: two storeys of arches, the upper one set back, kiosks on the roof. */
function house(S, cam) {
  const z = 46;
  const k = cam.scale(z);
  const at = (x) => cam.at(x, 0, z)[0];
  const y = cam.at(0, 0, z)[1];
  const lit = { hi: '#ffe9b0', mid: '#e8a04c', deep: '#7a3020' };
  let o = arcade(S, at(-13), at(13), y - k * 5.2, k * 4.4, 9, RED, lit, { lamp: false });
  o += merlons(at(-13), at(13), y - k * 9.6, k * 0.8, RED.base);
  for (const x of [-11.4, 11.4]) o += chhatri(S, at(x), y - k * 9.5, k * 2.6, RED, lit.mid);
  o += arcade(S, at(-25), at(25), y, k * 5.3, 13, RED, lit, { lamp: false });
  o +=
    merlons(at(-25), at(-13.2), y - k * 5.3, k * 0.8, RED.base) +
    merlons(at(13.2), at(25), y - k * 5.3, k * 0.8, RED.base);
  for (const x of [-23.2, -16.4, 16.4, 23.2]) o += chhatri(S, at(x), y - k * 5.2, k * 2.2, RED, lit.mid);
  return o + rect(at(-25), y - k * 0.5, at(25) - at(-25), k * 0.5, RED.lite);
}

/** Draws the channel between its red kerbs, and the basin with the jet. */
function waters(S, cam) {
  const inner = cam.floor(-0.85, 4, 0.85, 28);
  let o =
    path(cam.floor(-1.7, 4, 1.7, 28), '#c98a5e') +
    S.shade(cam.floor(-1.7, 4, 1.7, 28), '#6a3a2a', 0, 0.6, [0, 0, 0, 1]);
  o += path(
    inner,
    S.lin([
      [0, '#f6d898'],
      [0.5, '#a9a27c'],
      [1, '#3f7a80'],
    ]),
  );
  o += S.inside(
    inner,
    range(40)
      .map(() =>
        rect(S.cx - 200 + 400 * S.r(), cam.at(0, 0, 5 + 20 * S.r())[1], 40 + 60 * S.r(), 3, '#fff0c4', 'opacity=".5"'),
      )
      .join(''),
  );
  for (const s of [-1, 1]) o += line(P([cam.at(s * 0.85, 0, 4), cam.at(s * 0.85, 0, 28)]), '#8a4a34', 5);
  const [x, y] = cam.at(0, 0, 31);
  const k = cam.scale(31);
  const rim = oval(x, y - k * 0.6, k * 4.4, k * 0.62);
  o += path(
    `M${f(x - k * 4.4)} ${f(y - k * 0.6)}L${f(x - k * 4.2)} ${f(y)}A${f(k * 4.2)} ${f(k * 0.6)} 0 0 0 ${f(x + k * 4.2)} ${f(y)}L${f(x + k * 4.4)} ${f(y - k * 0.6)}Z`,
    RED.base,
  );
  o += path(rim, RED.lite) + ellipse(x, y - k * 0.62, k * 4, k * 0.5, '#6f9a92');
  o += path(
    `M${f(x - k * 0.3)} ${f(y - k * 0.6)}L${f(x - k * 0.16)} ${f(y - k * 1.6)}H${f(x - k * 1.2)}Q${f(x)} ${f(y - k * 2.3)} ${f(x + k * 1.2)} ${f(y - k * 1.6)}H${f(x + k * 0.16)}L${f(x + k * 0.3)} ${f(y - k * 0.6)}Z`,
    RED.lite,
  );
  for (const [i, a] of range(9).map((i) => [i, (i - 4) * 0.26]))
    o += line(
      `M${f(x)} ${f(y - k * 2)}Q${f(x + a * k * 1.3)} ${f(y - k * (4.6 - Math.abs(a)))} ${f(x + a * k * 2.6)} ${f(y - k * 1.5)}`,
      '#fff6dc',
      2.4,
      `opacity="${i % 2 ? 0.7 : 0.9}"`,
    );
  return o + circle(x, y - k * 3.5, k * 0.4, '#fff6dc', 'opacity=".35"');
}

export function rillGarden(options = {}) {
  const S = stage({ pal: 'turmeric', seed: 666, axis: 0.47, ...options });
  const p = S.pal;
  const hz = S.H * 0.45;
  const cam = camera({ cx: S.cx, horizon: hz, focal: 1120, eye: 3.7 });
  S.add(
    sky(S, p, hz, S.W * 0.87, hz - 190, 190),
    bandClouds(S, 90, hz * 0.7, 6, [p.sky[4], p.sky[3]]),
    birds(S.W * 0.3, 130, 15, 6, p.dark, S.r),
  );
  const foot = cam.at(0, 0, 46)[1];
  S.add(treeline(S, -20, S.W + 20, foot - 20, 150, '#a8802f', 8), house(S, cam));
  S.add(mownGrass(S, cam, foot, { far: '#c2a94a', near: '#8a9440', dark: '#4a5226', stripes: 'across' }));
  const green = { mid: '#7c8636', dark: '#3f4a22', lite: SUNLIT };
  for (const [x, z, h] of [
    [-19, 36, 11],
    [21, 37, 11],
    [-25, 27, 12],
    [27, 28, 12],
    [-20, 18, 11],
  ]) {
    const k = cam.scale(z);
    const [tx, ty] = cam.at(x, 0, z);
    S.add(
      ellipse(tx - k * 3, ty + k * 0.1, k * 5, k * 0.6, '#4a4a1e', 'opacity=".4"'),
      tree(S, tx, ty, k * h, green, Math.abs(x) + z),
    );
  }
  S.add(waters(S, cam));
  const blooms = [
    [BLOOM.orange, BLOOM.deep],
    [BLOOM.cream, BLOOM.orange],
    [BLOOM.pink, BLOOM.blush],
  ];
  for (const z of [20, 8.4])
    for (const x of [-10.6, 10.6, -5.2, 5.2]) {
      const carpet = cam.floor(x - 1.8, z - 0.6, x + 1.8, z + 9.6);
      S.add(
        path(carpet, Math.abs(x) < 8 ? '#97313a' : '#2f5a72'),
        line(carpet, p.gold, 3),
        S.shade(carpet, p.dark, 0, 0.5, [0, 0, 0, 1]),
      );
      S.add(longTable(S, cam, p, x, [z, z + 9], { blooms, cushion: '#97313a', half: 0.55 }));
    }
  for (const z of [27, 22, 17.6, 13.6, 10.4, 7.8])
    for (const s of [-1, 1])
      S.add(topiary(S, ...cam.at(s * 2.4, 0, z), cam.scale(z) * 0.42, { ...green, mid: '#66702c' }));
  return finish(S, options.framed);
}
