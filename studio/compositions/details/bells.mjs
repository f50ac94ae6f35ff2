// bells: the brass bells of a wedding band, cropped, the players' red sleeves behind them.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A bell that faces the viewer a little from the side: rings, the dark throat, what it mirrors. */
function bell(S, R, { brass, dark, lite, sky }) {
  let o =
    path(oval(30, 40, R * 1.03, R), '#1c0a10', 'opacity=".5"') +
    circle(0, 0, R, brass) +
    S.shade(oval(0, 0, R), dark, 0, 0.95, [0.2, 0.1, 0.9, 1]) +
    S.shade(oval(0, 0, R), lite, 0.9, 0, [0.05, 0, 0.5, 0.5]);
  const rings = [
    [0.9, mix(brass, lite, 0.5)],
    [0.78, brass],
    [0.62, mix(brass, dark, 0.25)],
    [0.47, mix(brass, dark, 0.5)],
    [0.34, mix(brass, dark, 0.72)],
    [0.22, '#1c0a08'],
  ];
  for (const [i, [k, c]] of rings.entries()) {
    const [dx, dy] = [R * (1 - k) * 0.2, R * (1 - k) * 0.12];
    const d = oval(dx, dy, R * k, R * k);
    o +=
      path(d, c) +
      S.shade(d, dark, i % 2 ? 0.1 : 0.8, i % 2 ? 0.85 : 0, [0.1, 0, 0.9, 1]) +
      S.shade(d, lite, i % 2 ? 0.8 : 0, i % 2 ? 0 : 0.7, [0.1, 0.2, 0.6, 0.9]);
  }
  // a band of evening sky and lamps in the metal
  o += S.inside(
    oval(0, 0, R * 0.98),
    path(`M${-R} ${-R * 0.2}Q0 ${-R * 0.95} ${R} ${-R * 0.3}Q0 ${-R * 0.74} ${-R} ${-R * 0.2}Z`, sky, 'opacity=".55"') +
      range(9)
        .map((i) => {
          const a = Math.PI * (1.1 + i * 0.09);
          return S.glow(Math.cos(a) * R * 0.83, Math.sin(a) * R * 0.83, R * 0.09, '#fffbe0', 0.95);
        })
        .join('') +
      line(
        `M${f(-R * 0.86)} ${f(R * 0.3)}Q${f(-R * 0.5)} ${f(R * 0.84)} ${f(R * 0.2)} ${f(R * 0.9)}`,
        lite,
        R * 0.03,
        'opacity=".8"',
      ),
  );
  return (
    o +
    circle(0, 0, R, 'none', `stroke="${lite}" stroke-width="${f(R * 0.035)}"`) +
    circle(0, 0, R * 0.965, 'none', `stroke="${dark}" stroke-width="${f(R * 0.012)}" opacity=".7"`)
  );
}

/** A sleeve with braid and buttons, from the lower edge towards the horn. */
function sleeve(S, { cloth, gold }) {
  const d = 'M-120 900L-150 160Q-140 60 -40 40Q90 30 130 140L210 900Z';
  return (
    path(d, cloth) +
    S.shade(d, '#2a0410', 0, 0.95, [0.3, 0, 1, 0.2]) +
    range(4)
      .map((i) => line(`M-146 ${150 + i * 44}Q-10 ${96 + i * 44} 134 ${170 + i * 44}`, gold, i ? 9 : 22))
      .join('') +
    range(3)
      .map((i) => circle(-60 + i * 50, 356 - i * 4, 17, gold) + circle(-65 + i * 50, 350 - i * 4, 6, '#fff6d8'))
      .join('') +
    path('M-48 60Q-60 -30 -10 -60Q60 -76 96 -20Q110 40 90 80Q20 30 -48 60Z', '#f4efe4') +
    S.shade('M-48 60Q-60 -30 -10 -60Q60 -76 96 -20Q110 40 90 80Q20 30 -48 60Z', '#6a4a54', 0, 0.8, [0.2, 0, 0.9, 1])
  );
}

export function bells({ cloth = '#a81f2e', brass = '#e0a040', wall = '#2f1524', ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 651, ...options });
  const { W, H } = S;
  const c = { brass, dark: '#5a2208', lite: '#fff0b4', sky: '#7d4a6f' };
  const gold = '#f0c860';
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#1c1030'],
        [0.6, '#6a2438'],
        [1, wall],
      ]),
    ),
    S.glow(W * 0.2, H * 0.2, 620, '#f7a54a', 0.5),
  );
  for (const _ of range(40)) {
    const [x, y] = [S.r() * W, S.r() * H * 0.5];
    S.add(circle(x, y, 6 + 22 * S.r(), '#ffd08a', `opacity="${f(0.12 + 0.3 * S.r())}"`));
  }
  // tubing that crosses the whole picture
  for (const [d, w] of [
    [
      `M${-60} ${H * 0.62}C${W * 0.2} ${H * 0.4} ${W * 0.4} ${H * 0.9} ${W * 0.62} ${H * 0.72}S${W} ${H * 0.5} ${W + 60} ${H * 0.6}`,
      56,
    ],
    [`M${W * 0.1} ${H + 60}C${W * 0.16} ${H * 0.7} ${W * 0.3} ${H * 0.6} ${W * 0.42} ${H * 0.64}`, 44],
  ])
    S.add(
      line(d, '#5a2208', w + 8),
      line(d, brass, w),
      line(d, '#fff0b4', w * 0.2, 'transform="translate(-4 -12)" opacity=".85"'),
    );
  const spots = S.by(
    [
      [0.24, 0.7, 300],
      [0.9, 0.72, 330],
      [0.6, 0.4, 470],
    ],
    [
      [0.12, 0.3, 300],
      [0.94, 0.82, 330],
      [0.56, 0.46, 450],
    ],
  );
  const arms = S.by(
    [
      [0.1, 0.72, 8],
      [0.44, 0.7, -4],
      [0.76, 0.72, -8],
    ],
    [
      [0.14, 0.46, 4],
      [0.5, 0.72, -4],
    ],
  );
  for (const [u, v, turn] of arms)
    S.add(
      group(sleeve(S, { cloth, gold }), `transform="translate(${f(W * u)} ${f(H * v)}) rotate(${turn}) scale(1.5)"`),
    );
  for (const [u, v, R] of spots) S.add(group(bell(S, R, c), `transform="translate(${f(W * u)} ${f(H * v)})"`));
  // rain of paper from the wedding
  for (const _ of range(60)) {
    const [x, y, a] = [S.r() * W, S.r() * H, S.r() * 180];
    S.add(
      `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">${ellipse(0, 0, 11, 5, ['#f7a928', '#fff1d8', '#e2557a'][Math.floor(S.r() * 3)])}</g>`,
    );
  }
  S.add(S.shade(box(0, H * 0.6, W, H), '#1c0818', 0, 0.75, [0.5, 0, 0.2, 1]));
  return finish(S, options.framed);
}
