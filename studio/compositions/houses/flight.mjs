// flight: a wide evening sky with one aeroplane climbing out of it; far below a garden with saffron tents.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { bandClouds } from '../../kit/nature/sky.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A tent with a striped roof and a valance, its foot on y. */
function tent(S, x, y, w, h, [a, b]) {
  const peak = y - h;
  const eave = y - h * 0.46;
  let o = '';
  const n = 8;
  for (const i of range(n)) {
    const [u0, u1] = [-1 + (2 * i) / n, -1 + (2 * (i + 1)) / n];
    const d = `M${f(x)} ${f(peak)}Q${f(x + u0 * w * 0.16)} ${f(eave - h * 0.14)} ${f(x + u0 * w * 0.5)} ${f(eave)}L${f(x + u1 * w * 0.5)} ${f(eave)}Q${f(x + u1 * w * 0.16)} ${f(eave - h * 0.14)} ${f(x)} ${f(peak)}Z`;
    o += path(d, i % 2 ? a : b) + S.shade(d, '#8a2f12', 0, u0 >= 0 ? 0.75 : 0.25, [0, 0, 1, 0.4]);
    const v = `M${f(x + u0 * w * 0.5)} ${f(eave - 1)}V${f(eave + h * 0.06)}Q${f(x + ((u0 + u1) / 4) * w)} ${f(eave + h * 0.15)} ${f(x + u1 * w * 0.5)} ${f(eave + h * 0.06)}V${f(eave - 1)}Z`;
    o += path(v, i % 2 ? b : a) + S.shade(v, '#8a2f12', 0.1, 0.5, [0, 0, 0, 1]);
  }
  const open = `M${f(x - w * 0.46)} ${f(y)}V${f(eave + h * 0.08)}H${f(x + w * 0.46)}V${f(y)}Z`;
  const inside =
    path(open, '#f9bf62') +
    S.shade(open, '#8a3f22', 0, 0.9, [0, 0.6, 0, 0]) +
    S.shade(open, '#8a3f22', 0.8, 0, [1, 0, 0.6, 0]);
  const curtains = [-1, 1].map((s) => {
    const d = `M${f(x + s * w * 0.47)} ${f(eave + h * 0.05)}Q${f(x + s * w * 0.2)} ${f(eave + h * 0.12)} ${f(x + s * w * 0.4)} ${f(y - h * 0.16)}L${f(x + s * w * 0.47)} ${f(y)}Z`;
    return path(d, '#fff0d8') + S.shade(d, '#c8672a', 0, 0.7, [s > 0 ? 0 : 1, 0, s > 0 ? 1 : 0, 0]);
  });
  return (
    inside +
    curtains.join('') +
    o +
    line(`M${f(x)} ${f(peak)}v${f(-h * 0.12)}`, '#d9902a', 4) +
    circle(x, peak - h * 0.13, 6, '#fff0c4')
  );
}

/** An aeroplane from below and to the side, nose to the upper left. */
function plane(x, y, k, dark, lite) {
  return group(
    path('M-150 -6Q-146 -16 -120 -18L90 -14L132 -58L156 -58L138 -8L140 6L60 12L-110 10Q-146 6 -150 -6Z', lite) +
      path('M-150 -4Q-120 14 60 12L140 6L138 0L-100 2Q-140 2 -150 -4Z', dark) +
      path('M-30 2L56 92L86 92L40 4Z', dark) +
      path('M-20 -16L44 -70L66 -70L34 -14Z', mix(lite, dark, 0.5)) +
      path('M96 2L128 30L146 30L128 2Z', dark) +
      line('M-96 -8H70', mix(lite, dark, 0.7), 3, 'stroke-dasharray="2 9"') +
      circle(60, 92, 5, '#ff7a5a') +
      circle(-148, -6, 6, '#fff6d8'),
    `transform="translate(${f(x)} ${f(y)}) rotate(14) scale(${k})"`,
  );
}

export function flight({ stripe = ['#e8742a', '#fff0d8'], night = false, ...options } = {}) {
  const S = stage({ pal: 'turmeric', seed: 361, ...options });
  const { W, H } = S;
  const hz = H * S.by(0.64, 0.7);
  const sky = night
    ? [
        [0, '#1a2350'],
        [0.45, '#5f4a80'],
        [0.78, '#d97f6a'],
        [1, '#f8c07a'],
      ]
    : [
        [0, '#3f7fa8'],
        [0.4, '#a9c6c4'],
        [0.72, '#f8d9a0'],
        [1, '#f7a95a'],
      ];
  S.add(
    rect(0, 0, W, H, S.lin(sky, 0, 0, 0, hz / H)),
    S.shade(`M0 0H${W}V${H * 0.4}H0Z`, sky[0][1], 0.9, 0, [0.3, 0, 0.4, 1]),
    bandClouds(S, hz * 0.55, hz * 0.9, 6, ['#fff0d0', '#ffd9a0', '#f4a06a']),
  );
  const [px, py] = [W * S.by(0.52, 0.42), H * S.by(0.2, 0.2)];
  const trail = `M${W * 1.02} ${hz - 60}Q${W * S.by(0.82, 0.8)} ${H * S.by(0.34, 0.36)} ${px + 130} ${py + 34}`;
  S.add(
    line(trail, '#fff6dc', 16, 'opacity=".35"'),
    line(trail, '#fffaf0', 5, 'opacity=".9"'),
    S.glow(px - 140, py - 34, 90, '#fff6d8', 0.8),
    plane(px, py, S.by(0.92, 0.86), '#2a2f5c', '#fff3dc'),
  );
  S.add(
    treeline(S, -20, W + 20, hz - 6, 90, mix('#3f4a22', sky[3][1], 0.35), 4),
    treeline(S, -20, W * 0.5, hz + 10, 60, '#3f4a22', 7),
    treeline(S, W * 0.86, W + 60, hz + 12, 110, '#333f1c', 5),
  );
  const ground = `M0 ${hz + 10}H${W}V${H}H0Z`;
  S.add(
    path(ground, '#7f8a34'),
    S.shade(ground, '#2a3a18', 0, 0.9, [0.6, 0, 0, 1]),
    S.shade(ground, '#f6d27a', 0.55, 0, [1, 0, 0.3, 0.4]),
  );
  const tents = S.by(
    [
      [0.5, 0, 210, 190],
      [0.64, 14, 300, 270],
      [0.86, 44, 430, 390],
    ],
    [
      [0.3, 0, 230, 210],
      [0.72, 34, 460, 420],
    ],
  );
  for (const [x, dy, w, h] of tents)
    S.add(S.pooled(W * x, hz + 24 + dy, w * 0.8, w * 0.12, '#ffd27a', 0.7), tent(S, W * x, hz + 20 + dy, w, h, stripe));
  const look = { dark: '#5a2a1a', lite: '#ffe2b0', light: 1 };
  const people = [
    [0.735, 40, 'woman', '#c2344f', '#f7a928'],
    [0.755, 44, 'man', '#fff3dc', '#e8742a'],
    [0.57, 24, 'sari', '#2f6f86', '#fff0d0'],
    [0.59, 24, 'man', '#8a3f22', '#fff0d0'],
    [0.42, 26, 'woman', '#8a2f5c', '#fff0d0'],
  ];
  for (const [x, dy, kind, coat, trim] of people)
    S.add(guest(S, W * (S.wide ? x : x * 1.3 - 0.42), hz + 20 + dy, 96 + dy * 0.7, { ...look, kind, coat, trim }));
  const bulbs = `M${-20} ${hz - 150}Q${W * 0.3} ${hz - 30} ${W * S.by(0.64, 0.72)} ${hz - S.by(240, 370)}Q${W * 0.86} ${hz - 180} ${W * 1.02} ${hz - 330}`;
  S.add(line(bulbs, '#4a3a22', 2, 'opacity=".7"'), line(bulbs, '#fff2c0', 10, 'stroke-dasharray="0.1 38"'));
  return finish(S, options.framed);
}
