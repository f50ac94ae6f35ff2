// swing: a girl on a plank swing from behind under a wide tree, her plait flying, light through leaves on grass.
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function swing({ dress = '#e8e2c8', leaves = ['#2c5242', '#3f6e4e', '#5f8a58', '#8fae68'], ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 961, axis: 0.56, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.62;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#8fb8a0'],
        [0.4, '#dbe2b4'],
        [0.62, '#f6e6b4'],
      ]),
    ),
  );
  for (const i of range(16))
    S.add(ellipse((i * W) / 15, hz - 30, 130 + 60 * S.r(), 70 + 60 * S.r(), i % 2 ? '#7fa184' : '#94b08c'));
  S.add(rect(0, hz, W, H, '#7f9a54'), S.shade(box(0, hz, W, H), '#274a34', 0, 0.9, [0.4, 0, 0.3, 1]));
  for (const _ of range(70))
    S.add(
      ellipse(S.r() * W, hz + 20 + S.r() ** 0.8 * (H - hz), 30 + 70 * S.r(), 8 + 12 * S.r(), '#f4ecaa', 'opacity=".5"'),
    );
  for (const _ of range(200)) {
    const [x, y] = [S.r() * W, hz + S.r() * (H - hz)];
    S.add(
      line(`M${f(x)} ${f(y)}l${f((S.r() - 0.5) * 16)} ${f(-14 - 20 * S.r())}`, S.r() > 0.5 ? '#4a6e40' : '#a8be6a', 3),
    );
  }
  // trunk on the left, one bough across
  const tx = W * S.by(0.16, 0.08);
  const trunk = `M${f(tx - 130)} ${f(H * 0.86)}C${f(tx - 40)} ${f(H * 0.6)} ${f(tx - 70)} ${f(H * 0.3)} ${f(tx - 60)} -20H${f(tx + 130)}C${f(tx + 100)} ${f(H * 0.2)} ${f(tx + 90)} ${f(H * 0.6)} ${f(tx + 190)} ${f(H * 0.88)}Q${f(tx + 20)} ${f(H * 0.84)} ${f(tx - 130)} ${f(H * 0.86)}Z`;
  S.add(
    path(trunk, '#5a4a3a'),
    S.shade(trunk, '#1c1a18', 0.9, 0, [0, 0, 0.7, 0]),
    S.shade(trunk, '#f4dca0', 0, 0.7, [0.6, 0, 1, 0]),
  );
  for (const i of range(12))
    S.add(
      line(
        `M${f(tx - 40 + i * 14)} ${f(H * 0.05)}q${f(20 - i * 5)} ${f(H * 0.4)} ${f(i * 4 - 30)} ${f(H * 0.74)}`,
        '#2c241e',
        4,
        'opacity=".4"',
      ),
    );
  const bough = `M${f(tx)} ${f(H * 0.24)}C${f(W * 0.4)} ${f(H * 0.08)} ${f(W * 0.7)} ${f(H * 0.18)} ${W + 30} ${f(H * 0.05)}L${W + 30} ${f(H * 0.1)}C${f(W * 0.7)} ${f(H * 0.25)} ${f(W * 0.4)} ${f(H * 0.16)} ${f(tx)} ${f(H * 0.36)}Z`;
  S.add(path(bough, '#4a3c30'), S.shade(bough, '#f4dca0', 0.5, 0, [0, 0, 0, 1]));
  // the swing has gone forward: ropes slant, seat high
  const [ax, bx, ay] = [cx - 90, cx + 110, H * 0.17];
  const [sx, sy] = [cx + 70, hz + H * 0.02];
  const shadow = [sx - 60, H * 0.9];
  S.add(
    ellipse(...shadow, 210, 30, '#1c3424', 'opacity=".55"'),
    line(`M${f(ax)} ${f(ay)}L${f(sx - 110)} ${f(sy)}M${f(bx)} ${f(ay - 8)}L${f(sx + 110)} ${f(sy - 6)}`, '#8a6a3a', 11),
    line(
      `M${f(ax)} ${f(ay)}L${f(sx - 110)} ${f(sy)}M${f(bx)} ${f(ay - 8)}L${f(sx + 110)} ${f(sy - 6)}`,
      '#f0d898',
      3,
      'stroke-dasharray="10 9"',
    ),
  );
  for (const i of range(18))
    for (const [x0, x1] of [
      [ax, sx - 110],
      [bx, sx + 110],
    ])
      if (i > 1)
        S.add(
          circle(x0 + ((x1 - x0) * i) / 19, ay + ((sy - ay) * i) / 19, 11, ['#fff1d8', '#f7c84a', '#f4e0c0'][i % 3]),
        );
  const skirt = 'M-74 -10C-130 80 -190 210 -230 250C-120 300 70 300 170 262C150 190 110 70 76 -10Z';
  const blouse = 'M-50 -200Q0 -220 50 -200L66 -90Q70 -40 74 0Q0 26 -74 0Q-68 -44 -64 -90Z';
  const hair = 'M-40 -262C-44 -320 44 -320 40 -258C36 -222 -34 -222 -40 -262Z';
  const plait = range(9)
    .map((i) =>
      ellipse(-12 - i * 17, -222 + i * 9 - i * i * 1.5, 22 - i * 1.1, 16 - i * 0.7, i % 2 ? '#1c1614' : '#3a2c26'),
    )
    .join('');
  let o =
    path('M-130 -12H130V16H-130Z', '#a8743a') +
    path(skirt, dress) +
    S.shade(skirt, '#4a6e5a', 0.85, 0, [0, 0.6, 0.6, 0.2]) +
    S.shade(skirt, '#fffbe0', 0, 0.8, [0.4, 0, 1, 0.3]);
  for (const i of range(8))
    o += line(
      `M${-60 + i * 17} -6Q${-120 + i * 30} 120 ${-190 + i * 46} ${258 + 10 * Math.sin(i)}`,
      '#8fa88a',
      4,
      'opacity=".6"',
    );
  o +=
    line('M-226 240C-120 290 70 290 166 252', '#c8963f', 12) + line('M-216 218C-110 266 70 266 158 230', '#2f6a54', 6);
  o +=
    path(blouse, '#2f6a54') +
    S.shade(blouse, '#0c2a22', 0.9, 0, [0, 0, 0.7, 0]) +
    S.shade(blouse, '#e8f0b0', 0, 0.7, [0.5, 0, 1, 0]);
  o +=
    line('M-50 -184Q-100 -150 -106 -72', '#2f6a54', 30) +
    line('M50 -184Q100 -156 108 -76', '#2f6a54', 30) +
    circle(-106, -64, 17, '#9a6243') +
    circle(108, -68, 17, '#9a6243');
  o +=
    rect(-14, -230, 28, 34, '#9a6243') +
    path(hair, '#1c1614') +
    S.shade(hair, '#e8d8a0', 0, 0.5, [0.5, 0, 1, 0.2]) +
    plait +
    range(7)
      .map((i) => circle(-30 + i * 10, -224 - Math.sin((i / 6) * 3.1) * -8, 7, '#fff6e0'))
      .join('');
  S.add(group(o, `transform="translate(${f(sx)} ${f(sy)}) rotate(7) scale(${S.by(1.08, 1.2)})"`));
  // leaves above, a few in the near corner
  for (const _ of range(S.by(420, 330))) {
    const [x, y, a] = [S.r() * W, S.r() ** 1.7 * H * 0.3 - 20, S.r() * 180];
    S.add(
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${path('M-40 0C-20 -24 20 -24 42 0C20 22 -20 22 -40 0Z', leaves[Math.floor(S.r() * 4)])}</g>`,
    );
  }
  for (const _ of range(26)) {
    const [x, y, a] = [S.r() * W, H * (0.3 + 0.6 * S.r()), S.r() * 180];
    S.add(
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${path('M-18 0C-9 -11 9 -11 19 0C9 10 -9 10 -18 0Z', leaves[2 + Math.floor(S.r() * 2)])}</g>`,
    );
  }
  return finish(S, options.framed);
}
