// commuters: morning in a lobby, people in outline with bags and cases on a floor that mirrors a wall of windows.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, mirrored, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws one who walks away with a case, feet at 0, 0, about 300 tall. */
function walker(S, coat, trousers, { bag, hair }) {
  const dark = '#1c2a3c';
  const legs = 'M-30 -140L-44 -6H-16L-4 -110L18 -30L20 0H48L30 -140Z';
  const jacket = 'M-38 -236Q0 -252 38 -236Q52 -190 42 -116Q0 -104 -42 -116Q-52 -190 -38 -236Z';
  const lit = (d, c) =>
    path(d, c) + S.shade(d, dark, 0.85, 0, [0, 0, 0.7, 0]) + S.shade(d, '#ffedcc', 0, 0.9, [0.5, 0, 1, 0.1]);
  let o = lit(legs, trousers) + ellipse(-30, 0, 20, 7, dark) + ellipse(36, 4, 20, 7, dark);
  if (bag === 'case')
    o +=
      line('M62 -120L70 -20', '#5a6a7a', 6) +
      lit('M44 -104H104V6H44Z', '#c8642f') +
      circle(54, 10, 8, dark) +
      circle(94, 10, 8, dark) +
      line('M58 -98V0M74 -98V0M90 -98V0', '#8a3a14', 3);
  o +=
    lit(jacket, coat) +
    line('M-40 -228Q-60 -170 -48 -120', coat, 24) +
    line(bag === 'case' ? 'M40 -228Q66 -180 62 -122' : 'M40 -228Q60 -180 46 -124', coat, 24);
  if (bag === 'pack')
    o += lit('M-30 -228Q0 -240 30 -228L34 -150Q0 -138 -34 -150Z', '#2f4a66') + line('M-26 -186H26', '#8fa8c0', 4);
  if (bag === 'tote')
    o += lit('M-84 -130H-34L-28 -70H-90Z', '#e8dcc4') + line('M-76 -130Q-60 -190 -44 -130', '#b89a6a', 5);
  o +=
    rect(-9, -256, 18, 20, '#9a6243') +
    circle(0, -270, 23, '#9a6243') +
    (hair === 'long'
      ? path('M-26 -270C-28 -304 28 -304 26 -270L30 -216Q0 -204 -30 -216Z', '#20181a')
      : path('M-25 -268C-28 -302 28 -302 25 -268Q0 -254 -25 -268Z', '#20181a'));
  return o;
}

export function commuters({ floor = '#c8b89a', ...options } = {}) {
  const S = stage({ pal: 'mustard', seed: 971, axis: 0.66, ...options });
  const { W, H, cx } = S;
  const y = H * 0.58;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#7f9ab4'],
        [0.3, '#cdd6d4'],
        [0.58, '#fbe8c4'],
      ]),
    ),
  );
  for (const i of range(S.by(14, 9))) {
    const [x, h] = [(i * W) / S.by(13, 8) - 30, 90 + 220 * S.r()];
    S.add(
      rect(x, y - h, W / S.by(17, 11), h, i % 2 ? '#9fb0be' : '#b4c2ca'),
      ...range(Math.floor(h / 34)).map((k) =>
        rect(x + 12, y - h + 14 + k * 34, W / S.by(17, 11) - 24, 10, '#d9e2e4', 'opacity=".7"'),
      ),
    );
  }
  S.add(S.glow(cx, y - 170, 560, '#fff6d8', 0.9));
  for (const i of range(S.by(9, 6)))
    S.add(rect((i * W) / S.by(8, 5) - 9, 0, 18, y, '#34465c'), rect((i * W) / S.by(8, 5) - 9, 0, 5, y, '#9fb4c8'));
  for (const v of [0.12, 0.36]) S.add(rect(0, H * v, W, 13, '#34465c'));
  S.add(
    rect(0, y, W, H, floor),
    S.shade(box(0, y, W, H), '#4a5a6c', 0, 0.85, [0.6, 0, 0.2, 1]),
    S.shade(box(0, y, W, H), '#fffbe8', 0.9, 0, [0.6, 0, 0.5, 0.6]),
  );
  for (const i of range(18))
    S.add(line(`M${f(cx + (i - 9) * 120)} ${f(y)}L${f(cx + (i - 9) * 460)} ${H}`, '#8a8578', 3, 'opacity=".5"'));
  for (const i of range(6)) S.add(line(`M0 ${f(y + 20 + i * i * 22)}H${W}`, '#8a8578', 3, 'opacity=".4"'));
  for (const i of range(S.by(9, 6)))
    S.add(
      path(
        `M${f((i * W) / S.by(8, 5) - 9)} ${f(y)}h18l${f(((i * W) / S.by(8, 5) - cx) * 0.7 + 20)} ${f(H - y)}h-60Z`,
        '#5a6a7c',
        'opacity=".3"',
      ),
    );
  // the desk on the left with a lamp and a bunch of flowers
  const dx = W * S.by(0.04, -0.08);
  S.add(
    path(`M${f(dx)} ${f(y - 96)}H${f(dx + 330)}L${f(dx + 300)} ${f(y + 60)}H${f(dx)}Z`, '#4a5f78'),
    S.shade(
      `M${f(dx)} ${f(y - 96)}H${f(dx + 330)}L${f(dx + 300)} ${f(y + 60)}H${f(dx)}Z`,
      '#141f2e',
      0.7,
      0,
      [0, 0, 1, 0],
    ),
    rect(dx, y - 108, 344, 16, '#f2e6d0'),
    rect(dx + 220, y - 176, 30, 70, '#e8eef0'),
    ...range(9).map((i) =>
      circle(dx + 200 + 70 * S.r(), y - 200 - 40 * S.r(), 17, ['#c8642f', '#f2b04a', '#fff1d8'][i % 3]),
    ),
  );
  const group3 = S.by(
    [
      [0.36, 0.08, 0.66, '#5a6f88', '#2a3648', 'pack', 'short'],
      [0.56, 0.05, 0.6, '#c8a06a', '#3a4658', 'tote', 'long'],
      [0.72, 0.14, 0.86, '#2f4460', '#22303f', 'case', 'short'],
      [0.88, 0.08, 0.7, '#8a3f2c', '#2a3648', 'tote', 'long'],
      [0.48, 0.36, 1.5, '#3f5570', '#1f2a38', 'case', 'long'],
      [0.2, 0.24, 1.12, '#b8c2cc', '#3a4658', 'pack', 'short'],
    ],
    [
      [0.4, 0.07, 0.64, '#5a6f88', '#2a3648', 'pack', 'short'],
      [0.8, 0.1, 0.74, '#8a3f2c', '#2a3648', 'tote', 'long'],
      [0.6, 0.34, 1.6, '#3f5570', '#1f2a38', 'case', 'long'],
      [0.2, 0.2, 1.06, '#b8c2cc', '#3a4658', 'pack', 'short'],
    ],
  );
  for (const [u, v, k, coat, trousers, bag, hair] of group3) {
    const [x, py] = [W * u, y + (H - y) * v + 20];
    const p = walker(S, coat, trousers, { bag, hair });
    S.add(
      group(mirrored(p, 6, 0.28), `transform="translate(${f(x)} ${f(py)}) scale(${k})"`),
      path(
        `M${f(x - 30 * k)} ${f(py)}l${f(lerp(-260, 120, 1 - u) * k)} ${f(170 * k)}h${f(90 * k)}L${f(x + 40 * k)} ${f(py)}Z`,
        '#34465c',
        'opacity=".28"',
      ),
      group(p, `transform="translate(${f(x)} ${f(py)}) scale(${k})"`),
    );
  }
  return finish(S, options.framed);
}
