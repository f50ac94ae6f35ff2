// fireRite: the wedding fire from above: a square hearth of brick, two hands that pour, rice, petals, a knotted scarf.
import { pinch } from '../../kit/figures/hands.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function fireRite({ floor = ['#3f4a3c', '#4a5646', '#37423a'], ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 1211, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, floor[0]));
  for (const i of range(13))
    for (const j of range(9)) S.add(rect(i * 180 - 40, j * 170 - 30, 175, 165, floor[Math.floor(S.r() * 3)]));
  S.add(S.shade(box(0, 0, W, H), '#0a100c', 0.1, 0.95, [0.4, 0, 1, 1]));
  const [x, y, R] = [W * S.by(0.56, 0.52), H * S.by(0.5, 0.48), S.by(400, 370)];
  S.add(S.glow(x, y, R * 2.6, '#ff9a3a', 0.75));
  const square = (r, turn = 0.2) =>
    range(4).map((i) => [x + Math.cos(turn + i * 1.5708) * r, y + Math.sin(turn + i * 1.5708) * r]);
  // petals ring the hearth, then three steps of brick
  for (const i of range(72)) {
    const t = (i / 72) * 4;
    const [a, b] = [square(R * 1.5)[Math.floor(t) % 4], square(R * 1.5)[(Math.floor(t) + 1) % 4]];
    const q = t % 1;
    S.add(
      flower(
        a[0] + (b[0] - a[0]) * q,
        a[1] + (b[1] - a[1]) * q,
        27,
        ['#f7a928', '#e2557a', '#fff1d8'][i % 3],
        ['#ef7f1a', '#b3162f', '#f6c3c0'][i % 3],
      ),
    );
  }
  for (const [r, c] of [
    [1.3, '#8a4430'],
    [1.08, '#a8583c'],
    [0.86, '#c8704c'],
  ]) {
    const d = P(square(R * r));
    S.add(
      path(d, '#100806', 'opacity=".5" transform="translate(16 22)"'),
      path(d, c),
      S.shade(d, '#2a0e08', 0, 0.85, [0.3, 0.2, 1, 1]),
      S.shade(d, '#ffc07a', 0.6, 0, [0, 0, 0.6, 0.5]),
    );
    for (const [i, a] of square(R * r).entries()) {
      const b = square(R * r)[(i + 1) % 4];
      for (const q of range(9))
        S.add(
          line(
            `M${f(a[0] + ((b[0] - a[0]) * q) / 9)} ${f(a[1] + ((b[1] - a[1]) * q) / 9)}L${f(x + (a[0] + ((b[0] - a[0]) * q) / 9 - x) * 0.86)} ${f(y + (a[1] + ((b[1] - a[1]) * q) / 9 - y) * 0.86)}`,
            '#4a1c10',
            5,
            'opacity=".6"',
          ),
        );
    }
  }
  const pit = P(square(R * 0.66));
  S.add(path(pit, '#1c0a06'), S.pool(pit, x, y, R * 0.7, '#ff7a1f', 0.95));
  for (const i of range(9))
    S.add(
      group(
        line('M-190 0H190', '#3a1a10', 44) + line('M-186 -8H186', '#c8622a', 10) + circle(190, 0, 21, '#f7b04a'),
        `transform="translate(${f(x)} ${f(y)}) rotate(${i * 41})"`,
      ),
    );
  const tongues = range(26).map(() => [S.r() * 6.283, S.r(), S.r()]);
  for (const [c, k] of [
    ['#c8280f', 1],
    ['#f0641a', 0.82],
    ['#ff9a2a', 0.64],
    ['#ffd05a', 0.44],
    ['#fff6c8', 0.26],
  ])
    for (const [a, b, d] of tongues) {
      const l = R * (0.36 + 0.34 * b) * k;
      const w = R * 0.13 * (0.6 + 0.6 * d);
      S.add(
        path(
          `M0 ${f(-w)}C${f(l * 0.4)} ${f(-w * 1.5)} ${f(l * 0.6)} ${f(w * 0.2)} ${f(l)} ${f((d - 0.5) * w * 2)}C${f(l * 0.6)} ${f(w)} ${f(l * 0.4)} ${f(w * 1.5)} 0 ${f(w)}Z`,
          c,
          `transform="translate(${f(x + Math.cos(a) * R * 0.06)} ${f(y + Math.sin(a) * R * 0.06)}) rotate(${f((a * 180) / Math.PI)})"`,
        ),
      );
    }
  for (const _ of range(120)) {
    const [a, d] = [S.r() * 6.283, R * (0.4 + 1.3 * S.r())];
    S.add(
      circle(x + Math.cos(a) * d, y + Math.sin(a) * d, 2 + 4 * S.r(), '#ffc24a', `opacity="${f(0.4 + 0.6 * S.r())}"`),
    );
  }
  // a brass plate of rice on the left, the knotted scarf between him and her at the foot
  const [px, py] = S.by([W * 0.14, H * 0.76], [W * 0.2, H * 0.9]);
  S.add(
    ellipse(px + 14, py + 22, 186, 180, '#0a0604', 'opacity=".5"'),
    circle(px, py, 178, '#d9a64e'),
    S.shade(`M${px - 178} ${f(py)}a178 178 0 1 1 356 0a178 178 0 1 1 -356 0Z`, '#5a3008', 0, 0.9, [0.2, 0.1, 0.9, 1]),
    circle(px, py, 146, '#b8842f'),
    ...range(260).map(() => {
      const [a, d] = [S.r() * 6.283, Math.sqrt(S.r()) * 120];
      return `<ellipse cx="${f(px + Math.cos(a) * d)}" cy="${f(py + Math.sin(a) * d)}" rx="11" ry="4" fill="${S.r() > 0.2 ? '#fff8e4' : '#e8a22a'}" transform="rotate(${f(S.r() * 180)} ${f(px + Math.cos(a) * d)} ${f(py + Math.sin(a) * d)})"/>`;
    }),
    circle(px + 70, py - 60, 40, '#c21f2f'),
  );
  const skin = { base: '#a66a46', dark: '#2c120c', lite: '#ffc48a', nail: '#e0b090', trim: '#f0c060' };
  const spoon =
    path('M-6 -12L230 -20Q290 -40 300 0Q290 40 230 20L-6 12Z', '#d9a64e') +
    S.shade('M-6 -12L230 -20Q290 -40 300 0Q290 40 230 20L-6 12Z', '#5a3008', 0, 0.9, [0, 0, 0, 1]) +
    ellipse(262, 0, 30, 22, '#f6d88a');
  const hand = (hx, hy, turn, sleeve, bangles, flip) =>
    group(
      group(
        path('M-6 -12L230 -20Q290 -40 300 0Q290 40 230 20L-6 12Z', '#0a0604', 'opacity=".45"'),
        'transform="translate(16 30)"',
      ) +
        spoon +
        pinch(S, skin, { sleeve, bangles }),
      `transform="translate(${f(hx)} ${f(hy)}) rotate(${turn}) scale(1 ${flip})"`,
    );
  S.add(
    hand(x - R * 1.16, y - R * 0.62, 30, '#f4ead2', [], 1),
    hand(x + R * 1.24, y + R * 0.66, 208, '#b3162f', ['#f0c060', '#b3162f', '#fff1e0', '#b3162f', '#f0c060'], -1),
  );
  return finish(S, options.framed);
}
