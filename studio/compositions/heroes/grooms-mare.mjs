// groomsMare: the groom's white mare in profile at sunset, in her cloth of state, a veil of beads over her face.
import { sagging } from '../../kit/curves.mjs';
import { mare } from '../../kit/figures/mare.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, open, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function groomsMare({
  sky = ['#5a0d22', '#a81e2c', '#e2552a', '#f9a63c', '#ffdc86'],
  bulbs = true,
  ...options
} = {}) {
  const S = stage({ pal: 'marigold', seed: 1421, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const [hz, y, k] = [H * 0.8, H * 0.9, S.by(1.01, 1.05, 0.98)];
  const [sx, sy, R] = [cx + S.by(330, 250, 220), hz - 250, S.by(290, 280, 260)];
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.2, c]))),
    S.glow(sx, sy, 1100, '#ffe08a', 0.8),
    // the side away from the sun is dark, for a title
    rect(
      0,
      0,
      W * 0.5,
      H,
      S.lin(
        [
          [0, '#5a0d22', 0.9],
          [0.45, '#6a1022', 0.62],
          [1, '#8a1a22', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    S.shade(box(0, 0, W * 0.5, H), '#3a0618', 0.45, 0, [0, 0.6, 1, 0.4], 'b'),
    circle(sx, sy, R, '#ffd873'),
    S.shade(oval(sx, sy, R), '#f25a2a', 0, 0.95, [0.5, 0.2, 0.5, 1]),
  );
  for (const i of range(5))
    S.add(ellipse(W * (0.1 + 0.2 * i), H * (0.4 + 0.08 * ((i * 3) % 4)), 260, 9, '#ffd98a', 'opacity=".35"'));
  for (const [i, c] of ['#b83c2a', '#8a2428'].entries())
    S.add(treeline(S, -40, W + 40, hz + 4, i ? 56 : 110, c, 5 + i));
  S.add(
    rect(
      0,
      hz,
      W,
      H - hz,
      S.lin([
        [0, '#c8502e'],
        [0.3, '#8a2028'],
        [1, '#3a0818'],
      ]),
    ),
    S.pooled(sx, hz + 20, 620, 80, '#ffc86a', 0.8),
    S.shade(box(0, hz, W * 0.5, H), '#2a0614', 0.8, 0, [0, 0.6, 1, 0.3]),
  );
  if (bulbs)
    for (const [a, b, sag] of [
      [[-40, 60], [W * 0.62, -30], 170],
      [[W * 0.34, -30], [W + 40, 120], 150],
      [[W * 0.7, -40], [W + 60, 260], 60],
    ]) {
      const points = sagging(a, b, sag, 26);
      S.add(line(open(points), '#3a0818', 4));
      for (const [x, py] of points) S.add(S.glow(x, py + 14, 52, '#ffc65a', 0.7), circle(x, py + 14, 9, '#fff3c8'));
    }
  const x = cx - 42 * k;
  // long shadows of her legs run towards the viewer
  const ground = y + 4;
  for (const u of [-262, -190, 148, 210])
    S.add(
      path(
        `M${f(x + (u - 36) * k)} ${f(ground)}h${f(66 * k)}l${f(-170 * k)} ${f(H - ground)}h${f(-90 * k)}Z`,
        '#23040f',
        'opacity=".5"',
      ),
    );
  S.add(S.pooled(x - 30, ground, 420 * k, 26, '#23040f', 0.8));
  for (const _ of range(60))
    S.add(
      ellipse(
        x + (S.r() - 0.4) * 1500,
        y - 10 + S.r() * (H - y),
        10,
        5,
        ['#f7a928', '#ef7f1a', '#ffd98a'][Math.floor(S.r() * 3)],
        `opacity="${f(0.4 + 0.5 * S.r())}"`,
      ),
    );
  const c = {
    white: '#fbeee0',
    shadow: '#a4586a',
    light: '#fffdf0',
    red: '#c4162f',
    deep: '#5e0620',
    gold: '#f2b53c',
    pale: '#ffe7a0',
  };
  S.add(group(mare(S, c), `transform="translate(${f(x)} ${f(y)}) scale(${k})"`));
  return finish(S, options.framed);
}
