// dupattas: lengths of dyed cloth dry on lines over a field, and the wind takes them.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Draws one cloth hung from a to b, blown by `wind`, `h` long. */
function cloth(S, [ax, ay], [bx, by], h, wind, colour, pattern) {
  const n = 16;
  const top = range(n + 1).map((i) => [
    ax + ((bx - ax) * i) / n,
    ay + ((by - ay) * i) / n + 10 * Math.sin((i / n) * 3.14),
  ]);
  const phase = S.r() * 6;
  const low = top.map(([x, y], i) => [
    x + wind * (0.8 + 0.2 * Math.sin(i * 0.9 + phase)),
    y + h * (0.86 + 0.1 * Math.sin(i * 0.8 + phase)) - Math.abs(wind) * 0.35,
  ]);
  const belly = (i, s) => [top[i][0] + wind * 0.2 * s, (top[i][1] + low[i][1]) / 2];
  const strip = (i) =>
    `M${top[i].map(f).join(' ')}Q${belly(i, 1).map(f).join(' ')} ${low[i].map(f).join(' ')}L${low[i + 1].map(f).join(' ')}Q${belly(
      i + 1,
      1,
    )
      .map(f)
      .join(' ')} ${top[i + 1].map(f).join(' ')}Z`;
  const whole = `M${top[0].map(f).join(' ')}Q${belly(0, 1).map(f).join(' ')} ${low.map((q) => q.map(f).join(' ')).join('L')}Q${belly(n, 1).map(f).join(' ')} ${top[n].map(f).join(' ')}L${top
    .toReversed()
    .map((q) => q.map(f).join(' '))
    .join('L')}Z`;
  const at = (i, t) => {
    const u = 1 - t;
    return [0, 1].map((k) => u * u * top[i][k] + 2 * u * t * belly(i, 1)[k] + t * t * low[i][k]);
  };
  let marks = '';
  if (pattern === 'stripe')
    for (const t of [0.12, 0.2, 0.5, 0.58, 0.84, 0.9])
      marks += line(
        `M${range(n + 1)
          .map((i) => at(i, t).map(f).join(' '))
          .join('L')}`,
        '#fff6dc',
        12,
      );
  if (pattern === 'dots')
    for (const j of range(9))
      for (const i of range(n)) marks += circle(...at(i, 0.06 + j * 0.105 + (i % 2) * 0.05), 8, '#fff6dc');
  if (pattern === 'wave')
    for (const j of range(14))
      marks += line(
        `M${range(n + 1)
          .map((i) =>
            at(i, Math.min(1, 0.05 + j * 0.07 + (i % 4 < 2 ? (i % 2) * 0.035 : 0.035 - (i % 2) * 0.035)))
              .map(f)
              .join(' '),
          )
          .join('L')}`,
        mix(colour, '#fff6dc', 0.75),
        8,
      );
  const dark = mix(colour, '#2a1030', 0.75);
  return (
    path(whole, colour) +
    S.inside(whole, marks) +
    range(n)
      .map((i) =>
        S.shade(strip(i), i % 4 < 2 ? dark : '#fff6dc', i % 4 < 2 ? 0.75 : 0.45, 0, [i % 2, 0, 1 - (i % 2), 0]),
      )
      .join('') +
    line(`M${low.map((q) => q.map(f).join(' ')).join('L')}`, mix(colour, '#fff6dc', 0.6), 5)
  );
}

export function dupattas({
  colours = ['#e8a21c', '#c8304a', '#f4ead2', '#2f6a86', '#e06a2a', '#7a9a3a', '#8a2f5a'],
  ...options
} = {}) {
  const S = stage({ pal: 'mustard', seed: 721, ...options });
  const { W, H } = S;
  const hz = H * S.by(0.78, 0.82);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#3f86a8'],
        [0.5, '#a9cfd0'],
        [0.8, '#f6e8c0'],
      ]),
    ),
    S.shade(box(0, 0, W, H * 0.6), '#1f5a80', 0.7, 0, [0.2, 0, 0.4, 1]),
  );
  for (const [x, y, s] of [
    [0.2, 0.3, 1],
    [0.74, 0.2, 1.3],
    [0.5, 0.5, 0.8],
  ])
    for (const i of range(7))
      S.add(
        ellipse(
          W * x + (i - 3) * 70 * s,
          H * y + 12 * Math.sin(i * 2),
          90 * s,
          (20 + 22 * Math.sin((i / 6) * 3.14)) * s,
          '#fffaf0',
          'opacity=".75"',
        ),
      );
  S.add(rect(0, hz, W, H, '#d9a81c'), S.shade(box(0, hz, W, H), '#5a6a1c', 0, 0.9, [0.2, 0, 0.4, 1]));
  for (const i of range(26)) {
    const x = W * 0.3 + (i - 13) * 40;
    S.add(
      line(
        `M${f(x)} ${f(hz)}L${f(W * 0.3 + (i - 13) * 240)} ${H}`,
        '#6a7a22',
        3 + Math.abs(i - 13) * 0.3,
        'opacity=".6"',
      ),
    );
  }
  for (const _ of range(260))
    S.add(
      circle(
        S.r() * W,
        hz + S.r() ** 0.8 * (H - hz),
        3 + 5 * S.r(),
        ['#ffd83a', '#fff0a0', '#f0b81c'][Math.floor(S.r() * 3)],
      ),
    );
  S.add(
    guest(S, W * S.by(0.09, 0.16), hz + 60, S.by(330, 330), {
      kind: 'woman',
      coat: '#c8304a',
      trim: '#f4ead2',
      dark: '#3a1a3a',
      lite: '#fff0c8',
      light: -1,
    }),
  );
  // three lines, the nearest the largest, poles of bamboo
  const rows = S.by(
    [
      [0.34, 0.6, 150, 300, 7],
      [0.16, 0.46, 230, 470, 5],
      [-0.04, 0.3, 330, 760, 4],
    ],
    [
      [0.42, 0.56, 130, 260, 5],
      [0.24, 0.4, 190, 480, 4],
      [-0.02, 0.2, 260, 820, 3],
    ],
  );
  for (const [j, [v0, v1, wind, h, n]] of rows.entries()) {
    const [a, b] = [
      [W * (0.26 - j * 0.12), H * v1 * 0.62],
      [W * 1.04, H * (v0 + 0.06)],
    ];
    S.add(
      line(`M${f(a[0])} ${f(a[1])}V${f(hz + 30 + j * 70)}`, '#6a4a22', 10 + j * 7),
      line(`M${f(a[0] - 3)} ${f(a[1])}V${f(hz + 30 + j * 70)}`, '#c89a5a', 3 + j * 2),
    );
    S.add(line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}`, '#4a3420', 4 + j));
    for (const i of range(n)) {
      const [t0, t1] = [0.04 + (i * 0.96) / n, 0.04 + ((i + 0.84) * 0.96) / n];
      const p = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      S.add(
        cloth(
          S,
          p(t0),
          p(t1),
          h,
          -wind,
          colours[(i * 2 + j * 3) % colours.length],
          ['stripe', 'dots', 'wave', 'plain'][(i + j) % 4],
        ),
      );
    }
  }
  return finish(S, options.framed);
}
