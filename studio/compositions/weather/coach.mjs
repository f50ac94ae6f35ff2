// coach: a family's coach unloads before the house on a winter morning in mist.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

function trunk(x, y, k, c, turn = 0) {
  return group(
    path('M-50 0V-70Q-50 -80 -40 -80H40Q50 -80 50 -70V0Z', c) +
      line('M-50 -56H50M-50 -20H50', '#e6c07a', 4) +
      line('M-16 -80q0 -16 16 -16t16 16', '#3a2420', 5),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${k})"`,
  );
}

function bus(S, x, y, { body, trim }) {
  const d = 'M-430 -60V-330Q-430 -392 -368 -396L320 -396Q404 -392 416 -310L430 -180V-60Z';
  return group(
    ellipse(0, 2, 470, 26, '#3a4450', 'opacity=".35"') +
      path(d, body) +
      S.shade(d, '#2a1a34', 0, 0.75, [0, 0, 0.3, 1]) +
      S.shade(d, '#fff6e2', 0.7, 0, [0, 0, 0, 0.35]) +
      path('M-430 -150H430V-118H-430Z', trim) +
      range(6)
        .map((i) => {
          const w = path(
            `M${-398 + i * 112} -232V-340Q${-398 + i * 112} -352 ${-386 + i * 112} -352H${-302 + i * 112}V-232Z`,
            '#ffe0a0',
          );
          return w + S.shade(box(-398 + i * 112, -352, -302 + i * 112, -232), '#8a5a4a', 0, 0.6, [0, 0, 1, 1]);
        })
        .join('') +
      path('M286 -232V-352H330Q380 -348 388 -300L398 -232Z', '#cfe0e0') +
      range(4)
        .map((i) => circle(-330 + i * 112 + 20, -262, 19, '#5a3a44'))
        .join('') +
      [-270, 262]
        .map((wx) => circle(wx, -54, 62, '#2a2430') + circle(wx, -54, 30, '#9aa0a4') + circle(wx, -54, 12, '#2a2430'))
        .join('') +
      path('M170 -60V-344H262V-60Z', '#5a3a34') +
      path('M178 -60V-336H254V-60Z', '#ffdc9a') +
      rect(414, -128, 22, 34, '#fff6d8') +
      range(10)
        .map((i) =>
          path(
            `M${-420 + i * 74} -396q37 44 74 0`,
            'none',
            `stroke="${i % 2 ? '#f7a928' : '#e2557a'}" stroke-width="12"`,
          ),
        )
        .join(''),
    `transform="translate(${f(x)} ${f(y)})"`,
  );
}

export function coach({
  body = '#d8386f',
  trim = '#f7b83a',
  mist = ['#a9b4b4', '#d3d3c4', '#efe2c8'],
  ...options
} = {}) {
  const S = stage({ pal: 'mustard', seed: 591, ...options });
  const { W, H } = S;
  const y = H * S.by(0.74, 0.72);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, mist[0]],
        [0.45, mist[1]],
        [0.74, mist[2]],
        [1, '#b8b09a'],
      ]),
    ),
    circle(W * 0.22, H * 0.24, 62, '#fff8e6', 'opacity=".85"'),
    S.glow(W * 0.22, H * 0.24, 330, '#fff8e6', 0.7),
  );
  // trees and a gate, paler the farther they are
  for (const [j, [v, h, n, t]] of [
    [0.5, 300, 12, 0.86],
    [0.56, 400, 9, 0.68],
    [0.64, 520, 6, 0.45],
  ].entries())
    for (const i of range(n)) {
      const tx = ((i + 0.3 + S.r() * 0.5) / n) * W;
      if (j === 2 && tx > W * 0.3 && tx < W * 0.88) continue;
      const c = mix('#3f5a58', mist[1], t);
      const ty = H * v;
      S.add(
        rect(tx - 7, ty - h * 0.5, 14, h * 0.55 + 40, c),
        ...range(5).map(() => {
          const o = oval(tx + (S.r() - 0.5) * h * 0.44, ty - h * (0.45 + 0.35 * S.r()), h * 0.2, h * 0.17);
          return path(o, c) + S.shade(o, mist[1], 0, 0.8, [0, 0, 0, 1]);
        }),
      );
    }
  S.add(
    S.shade(box(0, H * 0.42, W, y), mist[2], 0, 0.95, [0, 0, 0, 1]),
    rect(0, y - 6, W, H - y + 6, '#a39a86'),
    S.shade(box(0, y - 6, W, H), '#4a4238', 0, 0.8, [0.2, 0, 0, 1]),
    S.shade(box(0, y - 6, W, H), mist[2], 0.95, 0, [0, 0, 0, 0.5]),
  );
  const bx = W * S.by(0.6, 0.52);
  const beam = `M${bx + 430} ${y - 118}L${W + 260} ${y - 300}V${y + 120}Z`;
  S.add(
    path(
      beam,
      S.lin(
        [
          [0, '#fff6d8', 0.7],
          [1, '#fff6d8', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    bus(S, bx, y + 14, { body, trim }),
    S.pooled(bx + 216, y + 20, 150, 26, '#ffe0a0', 0.85),
  );
  const look = { dark: '#3a3040', lite: '#fff0d0', light: -1 };
  const family = [
    [0.16, 236, 'man', '#6a5a4a', '#e6c07a'],
    [0.205, 224, 'sari', '#8a2f4a', '#f0e0c0'],
    [0.245, 130, 'woman', '#e2557a', '#f7b83a'],
    [0.3, 240, 'man', '#2f4a5a', '#d8386f'],
    [0.345, 226, 'woman', '#c8862f', '#8a2f4a'],
    [0.735, 238, 'man', '#e8dcc4', '#d8386f'],
    [0.775, 132, 'man', '#3f6f78', '#f7b83a'],
  ];
  for (const [u, h, kind, coat, trimmed] of family)
    S.add(
      guest(S, W * S.by(u, u * 1.16 - 0.08), y + 62 + (h < 200 ? 6 : 0), h, {
        ...look,
        kind,
        coat: mix(coat, mist[1], 0.16),
        trim: trimmed,
      }),
    );
  S.add(
    trunk(W * S.by(0.39, 0.36), y + 70, 0.94, '#8a3a2f'),
    trunk(W * S.by(0.425, 0.44), y + 74, 0.8, '#2f5a5a'),
    trunk(W * S.by(0.408, 0.4), y - 6, 0.7, '#b8862f', 3),
    trunk(W * S.by(0.83, 0.9), y + 82, 0.9, '#5a3a5a'),
  );
  S.add(S.shade(box(0, y - 220, W, y + 130), mist[2], 0.1, 0.5, [0, 0, 0.1, 1], 'b'));
  return finish(S, options.framed);
}
