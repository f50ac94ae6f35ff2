// varmala: four hands and two garlands between a sherwani and a red sleeve; rice and petals in the air.

import { bezier } from '../../kit/curves.mjs';
import { pinch } from '../../kit/figures/hands.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const strand = (a, b, c, d, n, r, tones) =>
  bezier(a, b, c, d, n)
    .map(
      ([x, y], i) =>
        ellipse(x + 9, y + 14, r, r * 0.9, '#2a0c14', 'opacity=".35"') +
        flower(x, y, r, tones[i % tones.length][0], tones[i % tones.length][1]),
    )
    .join('');

export function varmala({
  ground = ['#f2b35a', '#e0762f', '#8a2f2a'],
  groom = '#f4ead2',
  sheen = '#fffbe8',
  bride = '#b3162f',
  flowers = [
    ['#f7a928', '#ef7f1a'],
    ['#ef7f1a', '#f7a928'],
    ['#fff1d8', '#f6c3c0'],
  ],
  ...options
} = {}) {
  const S = stage({ pal: 'turmeric', seed: 1181, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, S.lin(ground.map((c, i) => [i * 0.5, c]))));
  S.add(
    soft(
      S,
      range(50)
        .map((i) =>
          circle(
            S.r() * W,
            S.r() * H * 0.7,
            30 + 60 * S.r(),
            ['#ffd98a', '#f7a928', '#e2557a', '#fff3d0'][i % 4],
            'opacity=".55"',
          ),
        )
        .join(''),
      20,
    ),
    S.shade(box(0, H * 0.4, W, H), '#5a1020', 0, 0.9, [0.5, 0, 0.4, 1]),
  );
  // his coat on the left, her veil on the right, cut by the edges
  const left = `M-20 ${f(H * 0.1)}C${f(W * 0.14)} ${f(H * 0.14)} ${f(W * 0.2)} ${f(H * 0.4)} ${f(W * 0.16)} ${H + 20}H-20Z`;
  const right = `M${W + 20} ${f(H * 0.02)}C${f(W * 0.86)} ${f(H * 0.1)} ${f(W * 0.8)} ${f(H * 0.36)} ${f(W * 0.86)} ${H + 20}H${W + 20}Z`;
  let his =
    path(left, groom) + S.shade(left, '#6a4a3a', 0.9, 0, [0, 0, 1, 0.2]) + S.shade(left, sheen, 0, 0.8, [0.5, 0, 1, 0]);
  for (const i of range(7))
    for (const j of range(9))
      his += group(
        range(4)
          .map((q) => path('M0 -5C9 -16 8 -30 0 -38C-8 -30 -9 -16 0 -5Z', '#c8963f', `transform="rotate(${q * 90})"`))
          .join(''),
        `transform="translate(${i * 90 - 20 + (j % 2) * 45} ${H * 0.14 + j * 130}) scale(.8)" opacity=".8" clip-path="none"`,
      );
  let hers =
    path(right, bride) +
    S.shade(right, '#3a0414', 0, 0.95, [0.2, 0, 1, 0.3]) +
    S.shade(right, '#ff8a7a', 0.7, 0, [0, 0, 0.4, 0]);
  for (const _ of range(90)) hers += circle(W * (0.78 + 0.24 * S.r()), S.r() * H, 5 + 5 * S.r(), '#f0c060');
  const k = S.by(0.92, 0.8);
  const [ax, ay] = [W * S.by(0.46, 0.5), H * 0.33];
  const [bx, by] = [W * S.by(0.56, 0.52), H * 0.58];
  // her garland is on its way; his hangs below
  S.add(
    strand(
      [ax - 40, ay],
      [ax - W * 0.12, H * 0.9],
      [ax + W * 0.2, H * 0.98],
      [ax + W * 0.16, ay + 30],
      40,
      34,
      flowers,
    ),
  );
  S.add(
    strand([bx, by], [bx - W * 0.06, H * 1.1], [bx + W * 0.26, H * 1.14], [bx + W * 0.2, by + 10], 34, 30, [
      ['#c21f3a', '#8a1028'],
      ['#fff1e0', '#f0c8b8'],
      ['#d8486a', '#c21f3a'],
    ]),
  );
  const dark = { base: '#8f5a3a', dark: '#2c120c', lite: '#e0a070', nail: '#d8a888', trim: '#c8963f' };
  const fair = { base: '#b0764e', dark: '#4a1a14', lite: '#f4bc8c', nail: '#b3162f', trim: '#f0c060' };
  const bangles = ['#b3162f', '#fff1e0', '#b3162f', '#fff1e0', '#f0c060', '#b3162f', '#f0c060'];
  S.add(
    group(
      pinch(S, dark, { sleeve: groom }),
      `transform="translate(${f(ax - 20)} ${f(ay + 20)}) rotate(-14) scale(${k})"`,
    ),
    group(
      pinch(S, fair, { sleeve: bride, bangles }),
      `transform="translate(${f(ax + W * 0.15)} ${f(ay + 30)}) rotate(196) scale(${k} ${-k})"`,
    ),
  );
  S.add(
    group(
      pinch(S, dark, { sleeve: groom }),
      `transform="translate(${f(bx - 10)} ${f(by + 10)}) rotate(8) scale(${k * 1.06})"`,
    ),
    group(
      pinch(S, fair, { sleeve: bride, bangles }),
      `transform="translate(${f(bx + W * 0.19)} ${f(by + 16)}) rotate(172) scale(${k * 1.06} ${-k * 1.06})"`,
    ),
  );
  S.add(S.inside(left, his), S.inside(right, hers));
  for (const i of range(40)) {
    const t = i / 39;
    const u = 1 - t;
    S.add(
      circle(
        u ** 3 * W * 1.01 + 3 * u * u * t * W * 0.86 + 3 * u * t * t * W * 0.8 + t ** 3 * W * 0.86,
        u ** 3 * H * 0.02 + 3 * u * u * t * H * 0.1 + 3 * u * t * t * H * 0.36 + t ** 3 * H,
        11,
        i % 2 ? '#f0c060' : '#fff0b8',
      ),
    );
  }
  for (const _ of range(90))
    S.add(
      `<g transform="translate(${f(S.r() * W)} ${f(S.r() * H)}) rotate(${f(S.r() * 180)})">${S.r() > 0.5 ? ellipse(0, 0, 10, 4, '#fffbe8') : ellipse(0, 0, 15, 9, ['#e2557a', '#f7a928'][Math.floor(S.r() * 2)])}</g>`,
    );
  return finish(S, options.framed);
}
