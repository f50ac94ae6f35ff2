// gardenVeranda: breakfast on a veranda under a striped awning; cane chairs, cakes on a stand, the garden in the morning.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { bandClouds, sky } from '../../kit/nature/sky.mjs';
import { tree, treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { cakeOnStand, cup, lit, plate, tallGlass } from '../../parts/dining/crockery.mjs';
import { clothTable, diningChair, tiledFloor } from '../../parts/dining/furniture.mjs';

const [SAFFRON, CREAM, GREEN, INK] = ['#f0962e', '#fff4dc', '#4f8a4a', '#3a2a2c'];

/** Draws the lawn, beds of flowers along it, trees, and the small aeroplane in the sky. */
function garden(S, p, hz) {
  const green = { mid: '#5f9a4c', dark: '#2a5a44', lite: '#d9d98a' };
  const grass = box(0, hz, S.W, hz + 420);
  const plane =
    line('M300 250L345 238M318 246L306 228M330 242L338 256', '#ffffff', 5) +
    line('M70 312L290 253', '#ffffff', 3, 'opacity=".7"');
  const trees = [
    [60, 300, 1],
    [250, 210, 4],
    [430, 260, 2],
    [700, 230, 7],
    [900, 330, 3],
    [1120, 280, 5],
  ].map(([x, h, seed]) => tree(S, x, hz + 30, h, green, seed));
  const bed = (y, n, r) =>
    range(n).map((i) => {
      const x = (i + S.r()) * (S.W / n);
      return (
        circle(x, y + r * 0.6, r * 1.4, '#3f7a44') +
        flower(
          x,
          y - S.r() * r * 2,
          r,
          ...[
            [BLOOM.orange, BLOOM.deep],
            [BLOOM.white, BLOOM.cream],
            [BLOOM.pink, BLOOM.blush],
          ][i % 3],
        )
      );
    });
  return (
    sky(S, p, hz, 860, 250, 64) +
    bandClouds(S, 150, hz - 150, 5, ['#ffffff', p.sky[3]]) +
    plane +
    treeline(S, -20, S.W + 20, hz + 12, 60, '#7fa86a', 5) +
    trees.join('') +
    path(
      grass,
      S.lin([
        [0, '#cfd67a'],
        [0.3, '#8cb95a'],
        [1, '#4f8a4a'],
      ]),
    ) +
    path(
      P([
        [520, hz + 14],
        [560, hz + 14],
        [760, hz + 320],
        [420, hz + 320],
      ]),
      '#f2d9a8',
    ) +
    bed(hz + 46, 40, 9).join('') +
    bed(hz + 150, 24, 18).join('')
  );
}

/** Draws the awning: stripes that fall towards the eye, and its scalloped edge. */
function awning(S) {
  const [far, near, hem] = [300, -30, 366];
  const stripes = range(13).map((i) => {
    const [a, b] = [i / 13, (i + 1) / 13];
    const d = P([
      [a * S.W, far],
      [b * S.W, far],
      [600 + (b - 0.5) * 2100, near],
      [600 + (a - 0.5) * 2100, near],
    ]);
    const scallop = `M${f(a * S.W)} ${far}H${f(b * S.W)}V${hem - 34}Q${f(((a + b) / 2) * S.W)} ${hem + 22} ${f(a * S.W)} ${hem - 34}Z`;
    return path(d, i % 2 ? CREAM : SAFFRON) + path(scallop, i % 2 ? '#fffaf0' : mix(SAFFRON, '#ffffff', 0.16));
  });
  const whole = box(0, near, S.W, far);
  return (
    stripes.join('') +
    S.shade(whole, '#8a3a1c', 0.8, 0.1, [0, 0, 0, 1]) +
    S.shade(box(0, far, S.W, hem), '#ffe9a8', 0, 0.5, [0, 0, 0, 1]) +
    line(`M0 ${far}H${S.W}`, '#b5651c', 5)
  );
}

export function gardenVeranda(options = {}) {
  const S = stage({ pal: 'mustard', seed: 77, axis: 0.5, ...options });
  const p = S.pal;
  const hz = 640;
  const cam = camera({ cx: 640, horizon: hz, focal: 1000, eye: 1.6 });
  S.add(garden(S, p, hz));
  const [sill] = [cam.at(0, 0, 6)[1]];
  S.add(
    tiledFloor(S, cam, [-6, 6], [1.5, 6], 0.75, ['#f4dcb4', '#d98a5a', '#7a3a2a']),
    path(box(0, sill - 14, S.W, sill + 4), '#e9d3a8'),
  );
  for (const x of [-2.7, 0.95, 2.9]) {
    const k = cam.scale(6);
    const [px] = cam.at(x, 0, 6);
    S.add(
      lit(S, box(px - k * 0.09, 330, px + k * 0.09, sill), '#3f7a5a'),
      lit(S, box(px - k * 0.15, sill - k * 0.3, px + k * 0.15, sill), '#356a4e'),
    );
    for (const s of [-1, 1]) S.add(line(`M${px} 480Q${px + s * 20} 380 ${px + s * 110} 366`, '#3f7a5a', 14));
  }
  for (const [x, y, r] of [
    [150, 470, 70],
    [1075, 450, 60],
  ]) {
    S.add(line(`M${x} 330V${y - r}`, INK, 3), lit(S, oval(x, y, r * 0.7, r * 0.5), '#c9764a'));
    for (const i of range(16))
      S.add(
        line(
          `M${x + (i - 8) * 5} ${y - 26}Q${x + (i - 8) * 15} ${y - 50} ${x + (i - 8) * 17} ${y + 30 + (i % 4) * 26}`,
          i % 2 ? GREEN : '#7fae5a',
          7,
        ),
      );
  }
  S.add(awning(S));
  const cane = { wood: '#8a5426', seat: '#e0b878', back: '#e9c58a', dark: '#5a3018' };
  const set = (x, z, r = 0.5) => {
    S.add(
      diningChair(S, cam, x, z + 0.72, 'facing', cane, { cane: true, w: 0.27 }),
      diningChair(S, cam, x - 0.82, z, 'left', cane, { cane: true, w: 0.27 }),
      diningChair(S, cam, x + 0.82, z, 'right', cane, { cane: true, w: 0.27 }),
    );
    S.add(clothTable(S, cam, x, z, r, { dark: '#7a5a4a', linen: '#fffaf0', edge: GREEN, drop: 0.3 }));
    const [tx, ty] = cam.at(x, 0.75, z);
    const k = cam.scale(z);
    S.add(
      cup(S, tx - k * 0.2, ty + k * 0.03, k * 0.07),
      tallGlass(S, tx + k * 0.2, ty, k * 0.22, { drink: '#f2a02c' }),
      line(`M${tx} ${ty}v${-k * 0.2}`, GREEN, 3),
      flower(tx, ty - k * 0.24, k * 0.07, BLOOM.orange, BLOOM.deep),
    );
  };
  set(-1.75, 4.9);
  set(1.95, 4.6);
  S.add(diningChair(S, cam, 0.62, 2.75, 'facing', cane, { cane: true, w: 0.3, h: 1.02 }));
  const rim = oval(540, 1330, 640, 210);
  S.add(
    path(oval(540, 1360, 640, 214), mix(CREAM, INK, 0.3)),
    path(rim, '#fffaf0'),
    S.shade(rim, '#b98a6a', 0, 0.5, [0.3, 0, 1, 1]),
    line(oval(540, 1330, 622, 198), SAFFRON, 7),
    line(oval(540, 1330, 604, 189), GREEN, 2.4),
  );
  S.add(
    cakeOnStand(S, 330, 1330, 150, { icing: '#fbe27a', sponge: '#f6d27a', topping: '#f2a92c' }),
    cakeOnStand(S, 655, 1270, 104, { icing: '#c98a52', sponge: '#8a4f2a', topping: '#5a2a1c', stand: '#4f8a4a' }),
  );
  S.add(
    plate(S, 760, 1390, 150, { e: 0.32, rim: SAFFRON }),
    ellipse(720, 1380, 66, 26, '#f4e2b0'),
    ellipse(720, 1370, 50, 22, '#fff2cc'),
  );
  for (const [i, c] of ['#d8432f', '#f2a02c', '#7fae3c', '#d8432f', '#f6d04a', '#8a2f5a'].entries())
    S.add(lit(S, oval(800 + (i % 3) * 30, 1376 + Math.floor(i / 3) * 22, 17, 15), c));
  S.add(
    cup(S, 520, 1440, 56, { drink: '#8a5228' }),
    tallGlass(S, 955, 1330, 170, { drink: '#f29a2c' }),
    tallGlass(S, 150, 1390, 150, { drink: '#d94a5a' }),
  );
  S.add(
    line(
      open([
        [250, 1420],
        [330, 1462],
      ]),
      '#b9b2a4',
      9,
    ),
    line(
      open([
        [272, 1408],
        [352, 1450],
      ]),
      '#d9d2c4',
      5,
    ),
  );
  return finish(S, options.framed);
}
