// rangoliHand: coloured powder runs from a hand into a floor pattern of petals, bowls of colour and lamps beside.
import { pinch } from '../../kit/figures/hands.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, scattered } from '../../parts/tableware/dish.mjs';

const BOWL = { base: '#c8a25a', dark: '#4a2408', lite: '#fff0c0', well: '#8a6a34' };

export function rangoliHand({ floor = '#54306a', ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 1121, ...options });
  const { W, H } = S;
  const t = 250;
  S.add(rect(0, 0, W, H, floor));
  for (const i of range(10))
    for (const j of range(9))
      S.add(rect(i * t - 80, j * t - 60, t - 5, t - 5, ['#5c3874', '#4e2c64', '#643e7c'][Math.floor(S.r() * 3)]));
  S.add(S.shade(box(0, 0, W, H), '#1c0a30', 0, 0.92, [0.2, 0.1, 1, 1]));
  const [x, y, R] = [W * S.by(0.36, 0.4), H * S.by(0.56, 0.46), S.by(560, 520)];
  const rings = [
    [0, 12, 0.24, 0.13, '#fff3d8'],
    [0.24, 12, 0.26, 0.14, '#f08cb0'],
    [0.27, 12, 0.2, 0.1, '#fbd0dc', 0.262],
    [0.5, 18, 0.22, 0.1, '#e8a21c'],
    [0.52, 18, 0.17, 0.07, '#ffd46a', 0.175],
    [0.74, 24, 0.2, 0.09, '#2f9a8a'],
    [0.76, 24, 0.15, 0.06, '#8fe0cc', 0.131],
  ];
  S.add(
    circle(x, y, R * 1.02, '#3a1c50', 'opacity=".6"'),
    circle(x, y, R * 0.98, 'none', 'stroke="#fff3d8" stroke-width="11"'),
  );
  for (const [r, n, l, w, c, turn = 0] of rings.toReversed()) S.add(petalRing(x, y, R * r, n, R * l, R * w, c, turn));
  for (const [r, n] of [
    [0.24, 24],
    [0.5, 36],
    [0.74, 48],
    [1.06, 60],
  ])
    for (const i of range(n))
      S.add(
        circle(x + Math.cos((i * 6.283) / n) * R * r, y + Math.sin((i * 6.283) / n) * R * r, r > 1 ? 11 : 9, '#ffffff'),
      );
  S.add(circle(x, y, R * 0.09, '#c8304a'), circle(x, y, R * 0.05, '#ffd46a'));
  // loose grains make the edges soft
  S.add(scattered(S, x, y, R * 1.06, 700, 3.4, ['#fff3d8', '#f08cb0', '#e8a21c', '#2f9a8a', '#3a1c50']));
  // the last petals are outline only: they wait for the colour
  const a0 = 0.12;
  for (const i of range(5)) {
    const a = a0 + i * 0.262 - 0.5;
    S.add(petalRing(x, y, R * 0.74, 1, R * 0.2, R * 0.09, '#4e2c64', a));
  }
  for (const i of range(12)) {
    const a = (i / 12) * 6.283 + 0.2;
    const [px, py] = [x + Math.cos(a) * R * 1.22, y + Math.sin(a) * R * 1.22];
    S.add(
      S.glow(px, py, 150, '#ffc25a', 0.7),
      ellipse(px + 5, py + 8, 40, 34, '#1c0a30', 'opacity=".5"'),
      path(
        `M${f(px - 38)} ${f(py - 8)}Q${f(px)} ${f(py - 40)} ${f(px + 38)} ${f(py - 8)}Q${f(px + 34)} ${f(py + 34)} ${f(px)} ${f(py + 34)}Q${f(px - 34)} ${f(py + 34)} ${f(px - 38)} ${f(py - 8)}Z`,
        '#b5623a',
      ),
      ellipse(px, py + 2, 26, 17, '#5a2a1a'),
      circle(px, py - 14, 13, '#fff6d0'),
      circle(px, py - 14, 8, '#ffffff'),
    );
  }
  for (const [i, [u, v, c]] of S.by(
    [
      [0.82, 0.78, '#f08cb0'],
      [0.94, 0.6, '#e8a21c'],
      [0.7, 0.92, '#2f9a8a'],
    ],
    [
      [0.2, 0.94, '#f08cb0'],
      [0.5, 0.95, '#e8a21c'],
      [0.82, 0.92, '#2f9a8a'],
    ],
  ).entries())
    S.add(
      dish(S, W * u, H * v, 120, BOWL),
      circle(W * u, H * v, 98, c),
      scattered(S, W * u, H * v, 92, 90, 6, [c, '#ffffff', '#3a1c50'].slice(0, 2 + (i % 2))),
      S.shade(
        `M${f(W * u - 98)} ${f(H * v)}a98 98 0 1 1 196 0a98 98 0 1 1 -196 0Z`,
        '#1c0a30',
        0,
        0.8,
        [0.3, 0.2, 1, 1],
      ),
    );
  const [hx, hy] = [x + R * 0.86, y - R * 0.02];
  for (const _ of range(90))
    S.add(circle(hx - 14 + (S.r() - 0.5) * 40, hy + 10 + S.r() * 60, 2 + 4 * S.r(), '#8fe0cc'));
  S.add(
    group(
      pinch(
        S,
        { base: '#a86c48', dark: '#3a1420', lite: '#f0b488', nail: '#c8304a', trim: '#ffd46a' },
        { sleeve: '#e2557a', bangles: ['#ffd46a', '#2f9a8a', '#ffd46a', '#2f9a8a', '#ffd46a'] },
      ),
      `transform="translate(${f(hx)} ${f(hy)}) rotate(${S.by(200, 214)}) scale(1.05)"`,
    ),
  );
  return finish(S, options.framed);
}
