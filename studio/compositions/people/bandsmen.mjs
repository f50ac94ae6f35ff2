// bandsmen: a wedding band marches away between carried lamps: red backs, gold braid, raised brass.
import { bokeh } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws a bandsman from behind, feet at 0, 0, about 330 tall; `horn` 'tuba', 'trumpet' or 'drum'. */
function bandsman(S, coat, horn, flip) {
  const dark = '#240612';
  const body = 'M-46 -240Q0 -256 46 -240Q58 -200 52 -120Q0 -104 -52 -120Q-58 -200 -46 -240Z';
  const legs = 'M-44 -124L-40 0H-8L0 -110L10 0H42L44 -124Z';
  const cap = 'M-34 -300C-30 -322 30 -322 34 -300L30 -282H-30Z';
  const bell = 'M34 -330C30 -380 60 -430 118 -436C150 -436 160 -400 140 -372C116 -340 70 -330 56 -250L30 -252Z';
  const brass = (d) =>
    path(d, '#d9a03f') +
    S.shade(d, '#5a2c0c', 0, 0.95, [0.2, 0, 1, 1]) +
    S.shade(d, '#fff6c8', 0.95, 0, [0, 0, 0.5, 0.4]);
  let o =
    path(legs, '#1a1430') + S.shade(legs, '#5a3a6a', 0.5, 0) + line('M-42 -120L-38 -4M42 -120L40 -4', '#d9a03f', 5);
  if (horn === 'tuba') o += brass(bell) + ellipse(128, -410, 26, 40, '#6a3410', 'transform="rotate(24 128 -410)"');
  o +=
    path(body, coat) +
    S.shade(body, dark, 0, 0.9, [0.4, 0, 1, 0.2]) +
    S.shade(body, '#ff9a7a', 0.85, 0, [0, 0, 0.4, 0]);
  o +=
    line('M0 -246V-116', dark, 4, 'opacity=".6"') +
    line('M-50 -138Q0 -122 50 -138', '#f4d898', 13) +
    line('M-40 -236L38 -140M40 -236L-38 -140', '#f4ecd8', 11) +
    circle(0, -188, 12, '#e8bc56');
  for (const s of [-1, 1]) {
    o +=
      path(`M${s * 30} -244Q${s * 70} -244 ${s * 74} -222L${s * 48} -220Z`, '#e8bc56') +
      range(5)
        .map((i) => line(`M${s * (50 + i * 6)} -220v18`, '#b5761f', 4))
        .join('');
    o +=
      horn === 'drum'
        ? line(`M${s * 54} -224Q${s * 84} -170 ${s * 56} -130`, coat, 30)
        : line(`M${s * 54} -224Q${s * 92} -220 ${s * 66} -280`, coat, 30) + circle(s * 62, -284, 14, '#8f5a3a');
  }
  o +=
    circle(0, -272, 24, '#8f5a3a') +
    path('M-25 -272Q0 -252 25 -272L24 -290H-24Z', '#1c1016') +
    path(cap, coat) +
    S.shade(cap, dark, 0, 0.8) +
    line('M-31 -288H31', '#e8bc56', 8) +
    path('M-6 -316C-24 -360 4 -384 14 -392C26 -366 18 -336 6 -316Z', '#f6ecd8');
  if (horn === 'drum') o += circle(0, -160, 84, '#f4e6c8', 'opacity="0"');
  return group(o, flip ? 'transform="scale(-1 1)"' : '');
}

export function bandsmen({ coat = '#b01a30', night = '#12081e', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 931, axis: 0.52, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.5;
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#0a0618'],
        [0.4, night],
        [0.55, '#7a2f2c'],
      ]),
    ),
    S.glow(cx, hz - 60, S.by(900, 700), '#ffb04a', 0.65),
  );
  S.add(
    bokeh(S, [0, H * 0.1, W, hz], S.by(60, 44), ['#ffd070', '#ff9a4a', '#e2557a', '#fff0c8'], {
      small: 10,
      large: 44,
      strong: 0.5,
    }),
  );
  S.add(rect(0, hz, W, H, '#24101c'), S.shade(box(0, hz, W, H), '#ffa84a', 0.85, 0, [0.5, 0, 0.5, 0.8]));
  for (const _ of range(60))
    S.add(
      rect(
        S.r() * W,
        hz + 10 + S.r() * (H - hz),
        20 + 90 * S.r(),
        4,
        S.r() > 0.5 ? '#ffce7a' : '#120610',
        `rx="2" opacity="${f(0.2 + 0.4 * S.r())}"`,
      ),
    );
  const lamp = (x, y, k) =>
    line(`M${f(x)} ${f(y)}v${f(-330 * k)}`, '#3a1a14', 10 * k) +
    S.glow(x, y - 420 * k, 260 * k, '#ffd27a', 0.85) +
    [
      [0, -440],
      [-44, -410],
      [44, -410],
      [-70, -368],
      [70, -368],
      [-24, -370],
      [24, -370],
    ]
      .map(
        ([a, b]) =>
          path(
            `M${f(x + a * k - 16 * k)} ${f(y + b * k)}Q${f(x + a * k)} ${f(y + (b + 44) * k)} ${f(x + a * k + 16 * k)} ${f(y + b * k)}Z`,
            '#fff3d0',
          ) + circle(x + a * k, y + b * k, 9 * k, '#fffdf0'),
      )
      .join('') +
    line(
      `M${f(x - 70 * k)} ${f(y - 344 * k)}Q${f(x)} ${f(y - 300 * k)} ${f(x + 70 * k)} ${f(y - 344 * k)}M${f(x)} ${f(y - 330 * k)}V${f(y - 430 * k)}`,
      '#c8843f',
      6 * k,
    );
  const horns = ['tuba', 'trumpet', 'drum', 'trumpet', 'tuba'];
  const rows = S.by(
    [
      [0.56, 0.5, 9],
      [0.66, 0.8, 7],
      [0.82, 1.25, 5],
      [1.06, 1.9, 4],
    ],
    [
      [0.56, 0.52, 6],
      [0.67, 0.86, 5],
      [0.82, 1.3, 4],
      [1.05, 1.9, 3],
    ],
  );
  for (const [j, [v, k, n]] of rows.entries()) {
    const y = H * v;
    for (const s of [-1, 1]) {
      const x = cx + s * (W * 0.14 + k * S.by(380, 240));
      S.add(lamp(x, y, k * 0.95));
    }
    for (const i of range(n)) {
      const x = cx + (i - (n - 1) / 2) * 190 * k * S.by(1, 0.82) + (j % 2) * 20;
      S.add(
        ellipse(x, y + 4, 80 * k, 10 * k, '#0c040c', 'opacity=".7"'),
        group(
          bandsman(S, coat, horns[(i + j * 2) % 5], i % 2 === 1),
          `transform="translate(${f(x)} ${f(y)}) scale(${k})"`,
        ),
      );
    }
  }
  S.add(S.shade(box(0, H * 0.75, W, H), '#0a0410', 0, 0.7, [0.5, 0, 0.4, 1]));
  return finish(S, options.framed);
}
