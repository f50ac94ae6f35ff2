// linenLine: washed table linen on lines between trees, leaf shadows moving over it, a hand with a peg.
import { pinch } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function linenLine({ cloth = '#f2eee0', shadow = '#6f8f80', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 791, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, '#3f6a54'));
  const leaves = range(240).map(() => {
    const [x, y] = [S.r() * W, S.r() * H * 0.9];
    return ellipse(
      x,
      y,
      40 + 70 * S.r(),
      30 + 40 * S.r(),
      ['#2c5242', '#5a8a5c', '#86ac6a', '#c4d48a'][Math.floor(S.r() * 4)],
      'opacity=".6"',
    );
  });
  S.add(soft(S, leaves.join(''), 22), S.shade(box(0, H * 0.7, W, H), '#12302a', 0, 0.9, [0.5, 0, 0.5, 1]));
  const sheet = (x0, x1, y0, y1, drop, blow, tone) => {
    const n = 12;
    const top = range(n + 1).map((i) => [
      x0 + ((x1 - x0) * i) / n,
      y0 + ((y1 - y0) * i) / n + 8 * Math.sin((i / n) * 12),
    ]);
    const low = top.map(([x, y], i) => [x + blow * (1 + 0.3 * Math.sin(i)), y + drop + 22 * Math.sin(i * 1.1 + x0)]);
    const d = `M${top.map((q) => q.map(f).join(' ')).join('L')}L${low
      .toReversed()
      .map((q) => q.map(f).join(' '))
      .join('L')}Z`;
    const dapple = range(44).map(() => {
      const [x, y] = [x0 + S.r() * (x1 - x0), y0 + S.r() * drop];
      const r = 34 + 60 * S.r();
      return path(
        `M${f(x - r)} ${f(y)}Q${f(x)} ${f(y - r * 0.6)} ${f(x + r)} ${f(y + r * 0.2)}Q${f(x)} ${f(y + r * 0.5)} ${f(x - r)} ${f(y)}Z`,
        shadow,
        `opacity=".34" transform="rotate(${f(S.r() * 70 - 20)} ${f(x)} ${f(y)})"`,
      );
    });
    let o = path(d, tone) + S.inside(d, dapple.join(''));
    for (const i of range(n)) {
      const fold = `M${top[i].map(f).join(' ')}L${top[i + 1].map(f).join(' ')}L${low[i + 1].map(f).join(' ')}L${low[i].map(f).join(' ')}Z`;
      o += S.shade(fold, i % 3 ? '#4a6a60' : '#ffffff', i % 3 ? 0.5 : 0.7, 0, [i % 2, 0, 1 - (i % 2), 0.05]);
    }
    const hem = (t) =>
      `M${range(n + 1)
        .map((i) => [top[i][0] + (low[i][0] - top[i][0]) * t, top[i][1] + (low[i][1] - top[i][1]) * t].map(f).join(' '))
        .join('L')}`;
    o +=
      line(hem(0.94), '#5f8a74', 4, 'stroke-dasharray="12 9"') +
      line(hem(0.9), '#c8963f', 3) +
      line(hem(1), '#dfe6d8', 5);
    for (const i of [0, 5, 12])
      o +=
        path(`M${f(top[i][0] - 9)} ${f(top[i][1] - 30)}h18v62h-18Z`, '#b88a54') +
        line(`M${f(top[i][0])} ${f(top[i][1] - 26)}v54`, '#5a3a1c', 4) +
        rect(top[i][0] - 11, top[i][1] - 2, 22, 5, '#8a8f92');
    return o;
  };
  const row = (v0, v1, list) => {
    const y = (x) => H * (v0 + (v1 - v0) * (x / W));
    S.add(line(`M-20 ${f(y(-20))}Q${W / 2} ${f(y(W / 2) + 26)} ${W + 20} ${f(y(W))}`, '#e8e4d4', 5));
    for (const [a, b, drop, blow, tone] of list)
      S.add(sheet(W * a, W * b, y(W * a) + 14, y(W * b) + 14, H * drop, blow, tone));
  };
  row(
    0.14,
    0.1,
    S.by(
      [
        [0.5, 0.7, 0.4, 40, '#cddacb'],
        [0.74, 0.96, 0.44, 50, '#e6e6d4'],
        [0.24, 0.44, 0.4, 44, '#a9c0ae'],
      ],
      [
        [0.42, 0.7, 0.34, 30, '#cddacb'],
        [0.74, 1.04, 0.36, 34, '#a9c0ae'],
      ],
    ),
  );
  row(
    0.24,
    0.3,
    S.by(
      [
        [-0.04, 0.3, 0.74, 90, cloth],
        [0.36, 0.66, 0.6, 110, '#d9e4d6'],
      ],
      [
        [-0.08, 0.44, 0.66, 60, cloth],
        [0.52, 0.98, 0.5, 90, '#d9e4d6'],
      ],
    ),
  );
  const [hx, hy] = [W * S.by(0.66, 0.97), H * S.by(0.27, 0.29)];
  S.add(
    group(
      pinch(
        S,
        { base: '#96603f', dark: '#2a1812', lite: '#e0a678', nail: '#d8ac90', trim: '#c8963f' },
        { sleeve: '#2f5a4a', bangles: ['#e0ae57', '#e0ae57'] },
      ),
      `transform="translate(${f(hx)} ${f(hy)}) rotate(${S.by(214, 232)}) scale(.86)"`,
    ),
  );
  return finish(S, options.framed);
}
