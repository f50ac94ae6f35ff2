// kites: the windy day of kites over terracotta roofs; small people lean into their lines, the sky is full.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const SKY = ['#5f93b0', '#bcd0c0', '#f4dca8', '#f2b888'];
const WALLS = ['#c8643f', '#a84a30', '#d98a5a', '#b5563a'];
const PAPER = [
  ['#c8302f', '#f4e6c4'],
  ['#f0a830', '#7a1f3a'],
  ['#2f6f8f', '#f4e6c4'],
  ['#f4e6c4', '#c8302f'],
  ['#6a2f6a', '#f0a830'],
  ['#2f7a62', '#f4e6c4'],
];

function kite(S, x, y, s, turn, [a, b], tail) {
  const half = 'M0 -100L0 100L-92 -8Z';
  const whole = 'M0 -100L92 -8L0 100L-92 -8Z';
  return group(
    (tail
      ? line('M0 100q34 60 -8 120t10 130t-30 110', b, 7, 'opacity=".9"') +
        range(5)
          .map((i) => path(`M${i % 2 ? 6 : -8} ${140 + i * 74}l30 -18v36Zl-30 -18v36Z`, a))
          .join('')
      : path('M-30 104L0 84L30 104L0 160Z', b)) +
      path(whole, a) +
      path(half, b, 'opacity=".95"') +
      circle(0, -20, 26, a) +
      S.shade(whole, '#3a1430', 0, 0.6, [0.2, 0, 0.9, 1]) +
      line('M0 -100V100M-92 -8Q0 -70 92 -8', '#5a3a1c', 4),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${s})"`,
  );
}

/** One who holds a line, leaning back, feet at 0, 0. */
const flyer = (c, d) =>
  path('M-16 -2L-8 -50L8 -50L26 0H14L2 -34L-4 0Z', d) +
  path('M-12 -46Q-26 -96 -10 -112H10Q22 -92 12 -46Z', c) +
  line('M4 -104L40 -134M-4 -104L34 -120', c, 10) +
  circle(-4, -124, 12, '#7a4a30') +
  path('M-17 -126q2 -18 16 -16q12 2 10 12Z', d);

export function kites(options = {}) {
  const S = stage({ pal: 'marigold', seed: 1011, ...options });
  const { W, H } = S;
  S.add(
    rect(0, 0, W, H, S.lin(SKY.map((c, i) => [i * 0.25, c]))),
    S.shade(box(0, 0, W, H * 0.6), '#2f6a92', 0.8, 0, [0, 0, 0.4, 1]),
  );
  for (const i of range(9)) {
    const [x, y] = [W * S.r(), H * (0.1 + 0.4 * S.r())];
    S.add(
      path(
        `M${f(x)} ${f(y)}q${f(W * 0.12)} ${-20 - i} ${f(W * 0.3)} 4q${f(-W * 0.1)} 26 ${f(-W * 0.3)} -4Z`,
        '#fff6e4',
        'opacity=".5"',
      ),
    );
  }
  const roofs = [];
  const rows = S.by(
    [
      [0.66, 13, 0.7],
      [0.76, 9, 1],
      [0.9, 6, 1.5],
    ],
    [
      [0.66, 8, 0.7],
      [0.76, 6, 1],
      [0.9, 4, 1.5],
    ],
  );
  let houses = '';
  for (const [j, [v, n, k]] of rows.entries())
    for (const i of range(n + 1)) {
      const w = (W / n) * (0.86 + 0.4 * S.r());
      const [x, y] = [(i / n) * W - w * 0.3, H * (v + 0.05 * ((i * 7 + j * 3) % 4) - 0.06)];
      const d = box(x, y, x + w, H + 10);
      houses +=
        path(d, WALLS[(i + j * 2) % 4]) +
        S.shade(d, '#4a1a24', 0.85, 0, [1, 0, 0.4, 0]) +
        S.shade(d, '#ffe0b0', 0.55, 0, [0, 0, 0.4, 0]);
      houses +=
        rect(x - 6, y - 26 * k, w + 12, 26 * k, '#e8b088') +
        range(Math.floor(w / (30 * k)))
          .map((q) =>
            path(
              `M${f(x + 4 + q * 30 * k)} ${f(y - 2)}v${f(-14 * k)}q${f(8 * k)} ${f(-10 * k)} ${f(16 * k)} 0v${f(14 * k)}Z`,
              '#8a3a2c',
            ),
          )
          .join('') +
        rect(x - 8, y - 30 * k, w + 16, 6 * k, '#f6d8b0');
      for (const q of range(Math.max(1, Math.floor(w / (130 * k))))) {
        const wx = x + 34 * k + q * 120 * k;
        houses +=
          path(
            `M${f(wx)} ${f(y + 130 * k)}v${f(-60 * k)}q0 ${f(-34 * k)} ${f(26 * k)} ${f(-40 * k)}q${f(26 * k)} ${f(6 * k)} ${f(26 * k)} ${f(40 * k)}v${f(60 * k)}Z`,
            '#4a1a24',
          ) + line(`M${f(wx - 8 * k)} ${f(y + 132 * k)}h${f(68 * k)}`, '#f6d8b0', 7 * k);
      }
      if ((i + j) % 2 === 0) {
        const c = PAPER[(i + j) % 6];
        roofs.push([x + w * 0.5 + 40 * k, y - 30 * k - 134 * k * 0.9]);
        houses += group(
          flyer(c[0], '#3a2030'),
          `transform="translate(${f(x + w * 0.5)} ${f(y - 28 * k)}) scale(${f(k * 0.95)})"`,
        );
        if (i % 4 === 0)
          houses += group(
            path('M-14 0Q-22 -70 -8 -86H10Q22 -64 16 0Z', '#e2557a') +
              circle(0, -98, 12, '#7a4a30') +
              path('M-13 -100q0 -18 14 -16q14 2 10 60l-8 2Z', '#f0a830'),
            `transform="translate(${f(x + w * 0.5 - 60 * k)} ${f(y - 28 * k)}) scale(${f(k * 0.95)})"`,
          );
      }
    }
  const spots = S.by(
    [
      [0.16, 0.3, 1.1, -24],
      [0.34, 0.14, 0.8, 20],
      [0.5, 0.36, 0.56, -10],
      [0.62, 0.16, 1.35, 30],
      [0.8, 0.32, 0.74, -30],
      [0.92, 0.12, 0.6, 12],
      [0.42, 0.5, 0.34, 22],
      [0.72, 0.46, 0.38, -16],
      [0.26, 0.46, 0.4, 14],
      [0.06, 0.1, 0.5, 30],
    ],
    [
      [0.24, 0.3, 1.2, -24],
      [0.66, 0.14, 1.05, 26],
      [0.8, 0.38, 0.7, -18],
      [0.46, 0.44, 0.46, 18],
      [0.14, 0.1, 0.56, 14],
      [0.6, 0.5, 0.34, -14],
    ],
  );
  for (const [i, [u, v, s, turn]] of spots.entries()) {
    const from = roofs[(i * 3) % roofs.length];
    S.add(
      line(
        `M${from.map(f).join(' ')}Q${f((from[0] + W * u) / 2)} ${f((from[1] + H * v) / 2 + 120)} ${f(W * u)} ${f(H * v)}`,
        '#fffaf0',
        2.4,
        'opacity=".75"',
      ),
      kite(S, W * u, H * v, s, turn, PAPER[i % 6], i % 3 === 0),
    );
  }
  S.add(houses, ...range(12).map(() => ellipse(S.r() * W, H * (0.1 + 0.5 * S.r()), 2, 2, '#3a2030')));
  return finish(S, options.framed);
}
