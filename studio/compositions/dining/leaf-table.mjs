// leafTable: a meal of the coast from above on a banana leaf; prawns, fish in coconut, lace pancakes, a table of teal boards.
import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, open, oval, P, path } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { lit } from '../../parts/dining/crockery.mjs';
import { dish, scattered } from '../../parts/tableware/dish.mjs';
import { mintLeaf } from '../../parts/tableware/toppings.mjs';

const INK = '#10262c';
const COPPER = { base: '#c9743c', dark: '#45191c', lite: '#ffd0a0' };

/** Draws half a banana leaf that lies from a to b, its torn end at b. */
function bananaLeaf(S, a, b, half) {
  const [ux, uy] = [
    (b[0] - a[0]) / Math.hypot(b[0] - a[0], b[1] - a[1]),
    (b[1] - a[1]) / Math.hypot(b[0] - a[0], b[1] - a[1]),
  ];
  const at = (t, s) => [a[0] + (b[0] - a[0]) * t - uy * s * half, a[1] + (b[1] - a[1]) * t + ux * s * half];
  const width = (t) => Math.min(1, Math.sin(Math.min(1, t * 1.7) * 1.571) ** 0.7);
  const edge = (s) => range(25).map((i) => at(i / 24, s * width(i / 24)));
  const d = P([...edge(-1), ...edge(1).toReversed()]);
  const ribs = range(46).flatMap((i) =>
    [-1, 1].map((s) => {
      const t = i / 46;
      return open(
        bezier(
          at(t, 0),
          at(t + 0.02, s * 0.3),
          at(t + 0.04, s * 0.7),
          at(Math.min(1, t + 0.05), s * width(Math.min(1, t + 0.05))),
          6,
        ),
      );
    }),
  );
  return (
    path(d, INK, 'opacity=".5" transform="translate(16 22)"') +
    path(d, '#4f9a4a') +
    S.shade(d, '#123f34', 0, 0.8, [0.1, 0, 1, 0.9]) +
    S.shade(d, '#c9e27a', 0.7, 0, [0, 0, 0.5, 0.5]) +
    S.inside(d, line(ribs.join(''), '#9acb6a', 2.2, 'opacity=".6"')) +
    line(open([at(0, 0), at(1, 0)]), '#d3e89a', 12) +
    line(open([at(0, 0), at(1, 0)]), '#7fae4a', 4)
  );
}

/** Draws a prawn r long, turned. */
const prawn = (S, x, y, r, turn) =>
  group(
    lit(S, 'M-10 34C-52 20 -52 -44 0 -52C40 -56 62 -20 48 8C44 -14 26 -26 6 -22C-16 -16 -14 10 8 18Z', '#f0703c') +
      line('M-34 -24L-12 -14M-40 2L-16 0M-12 -46L-2 -24M20 -48L18 -24M42 -30L28 -18', '#b5361c', 4) +
      path('M6 18L34 34L30 12ZM4 20L12 50L-8 34Z', '#d84a24') +
      circle(44, 2, 4, INK),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(r / 52)}) rotate(${turn})"`,
  );

/** Draws a lace pancake: a soft middle, a thin edge with holes. */
const appam = (S, x, y, r) =>
  ellipse(x + 10, y + 14, r, r * 0.98, INK, 'opacity=".4"') +
  circle(x, y, r, '#e9b96a') +
  range(70)
    .map((i) =>
      circle(
        x + Math.cos(i * 2.4) * r * (0.7 + 0.27 * S.r()),
        y + Math.sin(i * 2.4) * r * (0.7 + 0.27 * S.r()),
        r * 0.035,
        '#b5742c',
        'opacity=".7"',
      ),
    )
    .join('') +
  circle(x, y, r * 0.66, '#fff6e2') +
  S.shade(oval(x, y, r * 0.66), '#c99a6a', 0, 0.6, [0.3, 0.2, 1, 1]);

const rice = (S, x, y, r) =>
  lit(S, oval(x, y, r, r * 0.84), '#fffaf0', 0.5) +
  range(150)
    .map(() => {
      const [a, q] = [S.r() * 6.28, Math.sqrt(S.r()) * r * 0.94];
      const [px, py] = [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.84];
      return ellipse(
        px,
        py,
        9,
        3.4,
        S.r() > 0.3 ? '#ffffff' : '#e2d3b4',
        `transform="rotate(${f(S.r() * 180)} ${f(px)} ${f(py)})"`,
      );
    })
    .join('');

/** Draws half a coconut shell filled with a curry. */
const shell = (S, x, y, r) =>
  ellipse(x + 12, y + 18, r, r, INK, 'opacity=".5"') +
  lit(S, oval(x, y, r), '#5a3420') +
  circle(x, y, r * 0.88, '#fffaf0') +
  circle(x, y, r * 0.72, '#e08a2c') +
  S.shade(oval(x, y, r * 0.72), '#a8441c', 0.8, 0, [0, 0, 0.7, 0.8]) +
  scattered(S, x, y, r * 0.5, 12, r * 0.07, ['#7a2a14', '#2f6a3c', '#f6d27a']);

export function leafTable(options = {}) {
  const S = stage({ pal: 'emerald', seed: 37, ...options });
  const { W, H } = S;
  const planks = range(8).map(
    (i) =>
      lit(S, box(i * 156 - 20, -10, i * 156 + 134, H + 10), mix('#1f6a72', i % 2 ? '#2f8a8a' : '#174f5c', 0.5), 0.5) +
      range(5)
        .map((k) =>
          line(
            `M${i * 156 + 8 + k * 26} -10C${i * 156 + k * 30} 500 ${i * 156 + 20 + k * 22} 900 ${i * 156 + 6 + k * 26} ${H + 10}`,
            '#123f4a',
            2.4,
            'opacity=".35"',
          ),
        )
        .join(''),
  );
  S.add(path(box(0, 0, W, H), '#0f3a44'), planks.join(''));
  S.add(bananaLeaf(S, [-150, 1330], [1190, 190], 430));
  S.add(rice(S, 560, 830, 190), appam(S, 905, 560, 150), appam(S, 1010, 680, 130));
  const fish = [300, 1040];
  S.add(
    dish(S, ...fish, 178, { ...COPPER, well: '#d8641c' }),
    scattered(S, ...fish, 130, 16, 16, ['#2f6a3c', '#f6d27a', '#7a1a14']),
  );
  for (const [dx, dy, t] of [
    [-44, -40, 20],
    [46, 6, -30],
    [-30, 62, 70],
  ])
    S.add(
      group(
        lit(S, 'M-70 0Q-30 -34 40 -22L70 -34L62 0L70 30L40 20Q-30 30 -70 0Z', '#f4e0b4') +
          line('M-30 -14Q-20 0 -30 14M0 -20Q10 0 0 18', '#c99a6a', 4),
        `transform="translate(${fish[0] + dx} ${fish[1] + dy}) rotate(${t}) scale(1.06)"`,
      ),
    );
  S.add(
    ...[
      [560, 590, 0],
      [640, 540, 70],
      [700, 620, 200],
      [620, 660, 130],
      [540, 510, 300],
    ].map(([x, y, t]) => prawn(S, x, y, 64, t)),
    ...range(9).map((i) => mintLeaf(540 + (i % 3) * 70, 520 + Math.floor(i / 3) * 66, 30, i * 50)),
  );
  for (const [x, y, tone] of [
    [800, 880, '#7a2a4a'],
    [870, 800, '#4f7a2c'],
    [730, 960, '#f2c24a'],
    [460, 690, '#fff2dc'],
  ])
    S.add(
      lit(S, oval(x, y, 54, 46), tone),
      scattered(S, x, y, 34, 10, 8, [mix(tone, '#ffffff', 0.4), mix(tone, INK, 0.4)]),
    );
  S.add(shell(S, 190, 640, 150), shell(S, 1010, 1090, 165));
  S.add(
    dish(S, 250, 240, 165, { ...COPPER, well: '#5a2414' }),
    scattered(S, 250, 240, 120, 60, 15, ['#f6d27a', '#e9b04a', '#fff2cc', '#8a3a1c']),
    ...range(7).map((i) => mintLeaf(210 + i * 14, 200 + (i % 3) * 36, 34, i * 60)),
  );
  for (const [x, y, turn] of [
    [1080, 1340, 24],
    [980, 1390, -10],
  ])
    S.add(
      group(
        lit(S, 'M-96 -18Q0 -54 96 -18Q110 14 84 30Q0 52 -84 30Q-110 14 -96 -18Z', '#e9bd7c') +
          range(8)
            .map((i) => ellipse(-70 + i * 20, (i % 3) * 12 - 12, 13, 7, i % 2 ? '#8a4a1c' : '#c98a4a'))
            .join(''),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      ),
    );
  S.add(
    ...[
      [80, 900],
      [1130, 250],
      [700, 1320],
    ].map(
      ([x, y]) =>
        lit(S, oval(x, y, 62), '#c7cf3c') +
        circle(x, y, 50, '#eef0a8') +
        range(8)
          .map((i) =>
            line(`M${x} ${y}L${f(x + Math.cos(i * 0.785) * 46)} ${f(y + Math.sin(i * 0.785) * 46)}`, '#c7cf3c', 3),
          )
          .join(''),
    ),
  );
  for (const _ of range(16))
    S.add(
      group(
        path('M0 0C8 -20 30 -26 44 -10C30 8 10 10 0 0Z', '#2f6a3c') + line('M2 -1L40 -10', '#8ab85a', 1.6),
        `transform="translate(${f(90 + S.r() * 1050)} ${f(60 + S.r() * 1380)}) rotate(${f(S.r() * 360)})"`,
      ),
    );
  return finish(S, options.framed);
}
