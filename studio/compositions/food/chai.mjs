// chai: tea is poured from a height into small glasses on a tray, lamps of the road behind.
import { pinch } from '../../kit/figures/hands.mjs';
import { bokeh } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { steam } from '../../parts/tableware/dish.mjs';

/** Draws a ribbed glass of tea, foot on x, y, filled to `full` of its height. */
function glass(S, x, y, k, full) {
  const d = 'M-62 -190L-50 -60Q-56 -46 -50 -12Q-48 0 -36 0H36Q48 0 50 -12Q56 -46 50 -60L62 -190Z';
  const top = -180 * full;
  const w = 46 + 14 * full;
  const tea = `M${-w} ${f(top)}L-47 -60Q-52 -46 -46 -16H46Q52 -46 47 -60L${w} ${f(top)}Z`;
  return group(
    ellipse(14, 4, 78, 16, '#050818', 'opacity=".6"') +
      path(d, '#dfe8ff', 'opacity=".22"') +
      path(tea, '#b5672c') +
      S.shade(tea, '#5a2410', 0, 0.9, [0.3, 0, 1, 0.3]) +
      S.shade(tea, '#ffd59a', 0.9, 0, [0, 0, 0.4, 0]) +
      ellipse(0, top, w, 11, '#e8b888') +
      range(5)
        .map((i) => line(`M${-36 + i * 18} -58L${-34 + i * 17} -10`, '#fff', 3, 'opacity=".35"'))
        .join('') +
      line('M-62 -190L-50 -60', '#fff', 4, 'opacity=".75"') +
      line('M62 -190L50 -60', '#9fb6ff', 3, 'opacity=".6"') +
      `<ellipse cx="0" cy="-190" rx="62" ry="13" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>`,
    `transform="translate(${f(x)} ${f(y)}) scale(${k})"`,
  );
}

export function chai({ night = '#0a1440', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 641, axis: 0.46, ...options });
  const { W, H, cx } = S;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#060a24'],
        [0.5, night],
        [0.78, '#3a3f8a'],
      ]),
    ),
    bokeh(S, [0, H * 0.3, W, H * 0.7], S.by(46, 34), ['#ff5a4a', '#ffd98a', '#8fb0ff', '#fff2c8'], {
      small: 16,
      large: 60,
      strong: 0.6,
    }),
    S.shade(box(0, 0, W, H * 0.7), '#040818', 0.85, 0, [0.5, 0, 0.5, 1]),
  );
  const y = H * S.by(0.86, 0.84);
  S.add(
    rect(0, H * 0.74, W, H, '#1a1c34'),
    S.shade(box(0, H * 0.74, W, H), '#ffb860', 0.5, 0, [0.4, 0, 0.5, 0.9]),
    ellipse(cx, y + 26, 640, 92, '#050818', 'opacity=".7"'),
    ellipse(cx, y, 640, 92, '#9aa2b4'),
    S.shade(`M${cx - 640} ${y}a640 92 0 1 1 1280 0a640 92 0 1 1 -1280 0Z`, '#1c2444', 0, 0.95, [0.2, 0, 0.9, 0.6]),
    ellipse(cx, y - 8, 604, 80, '#6f7890'),
    S.shade(`M${cx - 604} ${y - 8}a604 80 0 1 1 1208 0a604 80 0 1 1 -1208 0Z`, '#ffd9a0', 0.8, 0, [0.2, 0, 0.7, 0.8]),
  );
  const glasses = [
    [-430, -22, 1, 0.72],
    [-250, 26, 1.12, 0.74],
    [-30, -10, 1.08, 0.5],
    [190, 30, 1.14, 0.02],
    [380, -18, 1, 0.02],
  ];
  for (const [dx, dy, k, full] of glasses) {
    const fill = full < 0.1 ? 0.06 : full;
    S.add(glass(S, cx + dx, y + dy, k, fill));
    if (full > 0.6) S.add(steam(cx + dx, y + dy - 220, 220, 9, '#fff2dc', 0.28));
  }
  // the stream, thick above and thin below, from the spout of a kettle held high
  const [gx, gy] = [cx - 26, y - 110];
  const [kx, ky] = [cx + S.by(330, 250), H * S.by(0.2, 0.24)];
  const [px, py] = [kx - 226, ky + 44];
  const stream = `M${f(px - 12)} ${f(py)}C${f(px - 110)} ${f(py + 40)} ${f(gx - 14)} ${f(py + 240)} ${f(gx - 7)} ${f(gy)}H${f(gx + 7)}C${f(gx + 12)} ${f(py + 260)} ${f(px - 70)} ${f(py + 80)} ${f(px + 16)} ${f(py + 22)}Z`;
  S.add(
    path(stream, '#c27a3a'),
    S.shade(stream, '#ffe0b0', 0.9, 0, [0, 0, 0.9, 0]),
    ...range(24).map(() =>
      circle(gx + (S.r() - 0.5) * 90, gy - 90 - S.r() * 60, 2.5 + 4 * S.r(), '#e8b070', 'opacity=".85"'),
    ),
  );
  const pot = 'M-150 60C-190 -60 -120 -130 0 -130C120 -130 190 -60 150 60C130 120 -130 120 -150 60Z';
  const body =
    path('M-140 20C-190 0 -214 -20 -236 -44L-206 -66C-180 -40 -160 -30 -130 -30Z', '#aeb4be') +
    S.shade('M-140 20C-190 0 -214 -20 -236 -44L-206 -66C-180 -40 -160 -30 -130 -30Z', '#1c2444', 0, 0.9, [0, 0, 0, 1]) +
    path(pot, '#b8bec8') +
    S.shade(pot, '#141c3c', 0.05, 0.95, [0.3, 0.1, 0.9, 1]) +
    S.shade(pot, '#ffd8a0', 0.9, 0, [0.05, 0.5, 0.45, 0.4]) +
    ellipse(0, -128, 84, 18, '#d8dce2') +
    circle(0, -156, 18, '#2a2a3a') +
    line('M-110 -110C-90 -260 90 -260 112 -108', '#2a2a3a', 22) +
    line('M-104 -116C-84 -250 84 -250 104 -120', '#6a6a80', 5);
  const skin = { base: '#a86a44', dark: '#2c1420', lite: '#ffbe86', nail: '#e8b890' };
  S.add(
    group(body, `transform="translate(${f(kx)} ${f(ky)}) rotate(-34)"`),
    group(
      pinch(S, skin, { sleeve: '#2c4a9a' }),
      `transform="translate(${f(kx - 60)} ${f(ky - 206)}) rotate(${S.by(168, 152)}) scale(.8)"`,
    ),
  );
  return finish(S, options.framed);
}
