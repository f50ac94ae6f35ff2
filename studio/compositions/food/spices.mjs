// spices: a round tin of seven spices and a brass spoon, whole spices strewn on cloth.
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { dish, scattered } from '../../parts/tableware/dish.mjs';

const STEEL = { base: '#c9ced0', dark: '#39424a', lite: '#ffffff', well: '#8e979c' };
const KINDS = [
  { heap: '#e8a61c', lite: '#ffd85a', bits: ['#f6c23a', '#c8841a'], size: 5 },
  { heap: '#b3261a', lite: '#e8583a', bits: ['#d8402a', '#7a140c'], size: 5 },
  { heap: '#5a3418', lite: '#8a5a2f', bits: ['#3a2010', '#8a6034'], size: 15 },
  { heap: '#8fa04a', lite: '#c0cc7a', bits: ['#a8b862', '#6a7a30'], size: 22 },
  { heap: '#2a2420', lite: '#5a4c44', bits: ['#14100e', '#5a4a40'], size: 13 },
  { heap: '#c89a5a', lite: '#f0cf96', bits: ['#e0b878', '#9a6a30'], size: 11 },
  { heap: '#d8682a', lite: '#ffa45a', bits: ['#f0843a', '#a8481a'], size: 5 },
];

/** Draws a cup with its heap of spice, lit from the upper left. */
function cup(S, x, y, r, { heap, lite, bits, size }) {
  return (
    dish(S, x, y, r, STEEL) +
    circle(x, y, r * 0.84, heap) +
    scattered(S, x, y, r * 0.74, size > 9 ? 60 : 150, size, bits) +
    S.shade(oval(x, y, r * 0.84), '#1c0a08', 0, 0.9, [0.3, 0.25, 1, 1]) +
    S.pool(oval(x, y, r * 0.84), x - r * 0.2, y - r * 0.24, r * 0.6, lite, 0.9)
  );
}

/** Draws a star of anise. */
const star = (x, y, s, turn) =>
  group(
    range(8)
      .map(
        (i) =>
          `<g transform="rotate(${i * 45})">${path('M0 -6C14 -22 12 -52 0 -66C-12 -52 -14 -22 0 -6Z', '#5a2f18')}${ellipse(0, -36, 5, 11, '#c88a4a')}</g>`,
      )
      .join('') + circle(0, 0, 9, '#3a1c0e'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${s})"`,
  );

export function spices({ cloth = '#c25a1c', ...options } = {}) {
  const S = stage({ pal: 'turmeric', seed: 631, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, cloth));
  for (const i of range(60)) S.add(rect(0, i * 26, W, 9, i % 4 ? '#b34c16' : '#f0a03c', 'opacity=".5"'));
  S.add(S.shade(`M0 0H${W}V${H}H0Z`, '#4a140c', 0, 0.92, [0.1, 0, 1, 1]));
  const [x, y, R] = [W * S.by(0.4, 0.46), H * S.by(0.52, 0.46), S.by(560, 540)];
  S.add(dish(S, x, y, R, STEEL), cup(S, x, y, R * 0.275, KINDS[0]));
  for (const i of range(6)) {
    const a = i * 1.0472 + 0.35;
    S.add(cup(S, x + Math.cos(a) * R * 0.55, y + Math.sin(a) * R * 0.55, R * 0.265, KINDS[i + 1]));
  }
  // the spoon lies over the turmeric, its bowl full
  const bowl = oval(0, 0, 82, 66);
  S.add(
    group(
      path(
        'M60 -16L620 -46Q660 -48 662 -14Q660 18 622 16L60 18Z',
        '#2a0c08',
        'opacity=".4" transform="translate(14 26)"',
      ) +
        path('M60 -14L620 -42Q652 -44 654 -14Q652 14 622 12L60 16Z', '#d9a64e') +
        S.shade('M60 -14L620 -42Q652 -44 654 -14Q652 14 622 12L60 16Z', '#5a3210', 0, 0.9, [0, 0, 0, 1]) +
        path(bowl, '#e8bc66') +
        path(oval(0, 0, 70, 55), '#e8a61c') +
        S.shade(oval(0, 0, 70, 55), '#8a4a0c', 0, 0.85, [0.2, 0, 1, 1]) +
        line('M80 -8L600 -30', '#fff0b8', 5, 'opacity=".8"'),
      `transform="translate(${f(x + R * 0.1)} ${f(y - 6)}) rotate(-27)"`,
    ),
  );
  const [wx, wy] = S.by([W * 0.83, H * 0.66], [W * 0.74, H * 0.89]);
  for (const [dx, dy, k, t] of [
    [-110, -90, 1.15, 10],
    [120, -30, 0.9, 40],
    [0, 120, 1, 70],
  ])
    S.add(
      group(star(10, 14, 1, 0), `opacity=".25" transform="translate(${f(wx + dx)} ${f(wy + dy)})"`),
      star(wx + dx, wy + dy, k, t),
    );
  for (const i of range(16)) {
    const [px, py, a] = [wx + (S.r() - 0.5) * 560, wy + (S.r() - 0.5) * 380, S.r() * 180];
    const pod = 'M-42 0C-22 -20 22 -20 44 0C22 20 -22 20 -42 0Z';
    S.add(
      group(
        i % 3
          ? path(pod, '#a8b46a') +
              S.shade(pod, '#3a4a1c', 0, 0.9, [0, 0, 0, 1]) +
              line('M-38 0Q0 -8 40 0', '#dfe8b0', 3, 'opacity=".7"')
          : line('M-120 -7H118', '#6a3418', 26) + line('M-120 -12H118', '#b8763e', 9),
        `transform="translate(${f(px)} ${f(py)}) rotate(${f(a)})"`,
      ),
    );
  }
  for (const _ of range(26)) S.add(circle(wx + (S.r() - 0.5) * 640, wy + (S.r() - 0.5) * 460, 9, '#2a1a14'));
  return finish(S, options.framed);
}
