// lanternTree: one great banyan hung with paper lanterns at dusk, a bench at its roots, two guests who look up.
import { mix } from '../../kit/colour.mjs';
import { bezier } from '../../kit/curves.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** Returns the outline of a bough along a cubic curve through a, b, c, d, that tapers from w0 to w1. */
function bough(a, b, c, d, w0, w1) {
  const points = bezier(a, b, c, d, 18);
  const side = (s) =>
    points.map(([x, y], i) => {
      const [p, q] = [points[Math.max(0, i - 1)], points[Math.min(18, i + 1)]];
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const w = (s * lerp(w0, w1, (i / 18) ** 0.7)) / 2;
      return [x - ((q[1] - p[1]) / long) * w, y + ((q[0] - p[0]) / long) * w];
    });
  return P([...side(1), ...side(-1).reverse()]);
}

/** Draws a paper lantern on its cord from y0; `tall` is its height to its width. */
function lantern(S, x, y, r, y0, tone, tall) {
  const d = oval(x, y, r, r * tall);
  const ribs = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(
      (k) =>
        `M${f(x - r * Math.sqrt(1 - k * k))} ${f(y + k * r * tall)}q${f(r * Math.sqrt(1 - k * k))} ${f(r * 0.16)} ${f(2 * r * Math.sqrt(1 - k * k))} 0`,
    )
    .join('');
  return (
    line(`M${f(x)} ${f(y0)}V${f(y - r * tall)}`, '#1a2018', 2.2, 'opacity=".8"') +
    S.glow(x, y, r * 3, '#ffb85a', 0.6) +
    path(
      d,
      S.rad(
        [
          [0, '#fffbe2'],
          [0.5, mix(tone, '#fff0b8', 0.45)],
          [1, tone],
        ],
        0.5,
        0.6,
        0.58,
      ),
    ) +
    S.shade(d, '#a8431c', 0.55, 0, [0.5, 0, 0.5, 0.5]) +
    line(ribs, '#b5652a', Math.max(1, r * 0.035), 'opacity=".55"') +
    rect(x - r * 0.3, y - r * tall - r * 0.06, r * 0.6, r * 0.16, '#3a2a1c', 'rx="2"') +
    rect(x - r * 0.26, y + r * tall - r * 0.08, r * 0.52, r * 0.14, '#3a2a1c', 'rx="2"')
  );
}

/** Draws leaves in a clump: a mass, its shade, and single leaves round its rim. */
function clump(S, x, y, rx, ry, leaf, lite) {
  const d = oval(x, y, rx, ry);
  const rim = range(26).map(() => {
    const [a, k] = [S.r() * 6.283, 0.72 + 0.42 * S.r()];
    return group(
      path('M-19 0C-9 -11 9 -11 20 0C9 11 -9 11 -19 0Z', mix(leaf, lite, 0.6 * S.r() ** 1.6)),
      `transform="translate(${f(x + Math.cos(a) * rx * k)} ${f(y + Math.sin(a) * ry * k)}) rotate(${f(S.r() * 180)})"`,
    );
  });
  return path(d, leaf) + S.shade(d, lite, 0, 0.65, [0.4, 0.25, 0.6, 1]) + rim.join('');
}

export function lanternTree({
  sky = ['#0c2a2a', '#2a5c4c', '#a8a860', '#f4c46a', '#ffe6a4'],
  bark = '#2c2a20',
  leaves = ['#3c6a4c', '#23543f', '#11362b'],
  paper = ['#f7a63a', '#f28a34', '#f9c45a', '#f4d9a0', '#ee7a4a'],
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 1847, axis: 0.5, ...options });
  const { W, H, cx } = S;
  const hz = H * S.by(0.73, 0.76, 0.8);
  const k = S.by(1, 0.86, 0.9);
  const at = (x, y) => [cx + x * k, H * y];
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [[0, 0.26, 0.5, 0.64, 0.73][i], c]))),
    S.glow(cx + 120, hz - 60, 760, '#fff0b4', 0.85),
    soft(S, treeline(S, -40, W + 40, hz + 6, 150, '#a9a766', 4), 9),
    soft(S, treeline(S, -40, W + 40, hz + 8, 84, '#6f8a58', 7), 4),
    rect(
      0,
      hz,
      W,
      H - hz,
      S.lin([
        [0, '#8a9a54'],
        [0.3, '#3c6444'],
        [1, '#0c2a24'],
      ]),
    ),
  );
  for (const _ of range(260)) {
    const [x, y] = [S.r() * W, hz + 8 + S.r() * (H - hz)];
    S.add(
      line(
        `M${f(x)} ${f(y)}l${f((S.r() - 0.5) * 12)} ${f(-8 - 16 * S.r())}`,
        S.r() > 0.6 ? '#b8b866' : '#2c5a40',
        2.4,
        'opacity=".7"',
      ),
    );
  }
  // far leaves, then the tree: props, boughs, trunk and roots
  for (const i of range(26))
    S.add(
      clump(S, (i / 25) * W, H * (0.1 + 0.2 * S.r() + 0.06 * Math.abs(i / 12.5 - 1)), 150, 78, leaves[0], '#d9c872'),
    );
  const boughs = [
    [[-40, 0.5], [-160, 0.3], [-420, 0.42], [-1060, 0.22], 120, 26],
    [[-30, 0.46], [-140, 0.26], [-300, 0.2], [-760, 0.02], 104, 24],
    [[-10, 0.42], [-60, 0.24], [-140, 0.14], [-260, -0.06], 92, 30],
    [[20, 0.42], [50, 0.24], [200, 0.14], [300, -0.06], 96, 30],
    [[40, 0.46], [170, 0.28], [420, 0.24], [820, 0.03], 108, 24],
    [[50, 0.5], [190, 0.3], [480, 0.44], [1060, 0.26], 116, 26],
  ].map(([a, b, c, d, w0, w1]) => bough(at(...a), at(...b), at(...c), at(...d), w0 * k, w1 * k));
  for (const [x, y, dx, end] of [
    [-330, 0.35, -130, 0.12],
    [-560, 0.335, -80, 0.14],
    [-780, 0.29, -120, 0.1],
    [-250, 0.25, 50, 0.02],
    [250, 0.3, -30, 0.06],
    [360, 0.37, 130, 0.14],
    [600, 0.345, 120, 0.12],
    [820, 0.3, 60, 0.08],
  ])
    boughs.push(
      bough(at(x, y), at(x + dx * 0.2, y - 0.06), at(x + dx * 0.9, end + 0.08), at(x + dx, end), 34 * k, 12 * k),
    );
  const feet = [];
  const props = [
    [-590, 0.35, 26],
    [-415, 0.37, 34],
    [-300, 0.385, 18],
    [318, 0.4, 20],
    [470, 0.385, 36],
    [640, 0.36, 24],
    [800, 0.335, 30],
  ].map(([x, y, w]) => {
    const [px, py] = at(x, y);
    for (const s of [-1, 1])
      feet.push(bough([px, hz - 30], [px, hz + 24], [px + s * w, hz + 36], [px + s * w * 2.4, hz + 44], w * k, 3));
    return bough([px, py], [px - 14, H * 0.5], [px + 10, H * 0.64], [px, hz + 34], w * 0.7 * k, w * 1.2 * k);
  });
  const q = (x, y) => at(x, y).map(f).join(' ');
  const trunk = `M${q(-235, 0.868)}C${q(-190, 0.8)} ${q(-178, 0.74)} ${q(-160, 0.66)}C${q(-132, 0.55)} ${q(-150, 0.47)} ${q(-190, 0.4)}L${q(-120, 0.36)}Q${q(-70, 0.4)} ${q(-78, 0.3)}L${q(-20, 0.28)}Q${q(4, 0.36)} ${q(30, 0.28)}L${q(84, 0.3)}Q${q(76, 0.4)} ${q(130, 0.36)}L${q(200, 0.41)}C${q(150, 0.47)} ${q(124, 0.56)} ${q(158, 0.66)}C${q(178, 0.74)} ${q(200, 0.8)} ${q(245, 0.868)}Q${q(0, 0.9)} ${q(-235, 0.868)}Z`;
  const roots = [
    [-170, -560, 0.885, 70],
    [-190, -430, 0.925, 64],
    [-120, -270, 0.945, 66],
    [-50, -110, 0.93, 56],
    [30, 20, 0.95, 60],
    [110, 190, 0.93, 60],
    [150, 330, 0.945, 64],
    [190, 470, 0.915, 62],
    [170, 590, 0.88, 66],
  ].map(([x, end, y, w]) =>
    bough(at(x * 0.9, 0.8), at(x * 1.15, 0.875), at(lerp(x, end, 0.5), y - 0.035), at(end, y), w * k, 5),
  );
  for (const d of [...props, ...feet])
    S.add(path(d, mix(bark, '#6a6a3c', 0.3)), S.shade(d, '#f6c670', 0, 0.4, [0.3, 0, 1, 0]));
  S.add(ellipse(...at(0, 0.9), 600 * k, 50, '#0a201a', 'opacity=".3"'));
  const [near, low] = [leaves[1], leaves[2]];
  for (const i of range(30))
    S.add(
      clump(
        S,
        (i / 29) * W,
        H * (0.02 + 0.17 * S.r() + 0.15 * Math.abs(i / 14.5 - 1) ** 2),
        135,
        70,
        S.r() > 0.4 ? near : low,
        '#b8b860',
      ),
    );
  for (const d of boughs)
    S.add(
      path(d, bark),
      S.shade(d, '#f6c670', 0, 0.4, [0.2, 0.2, 0.5, 1]),
      S.shade(d, '#0a1612', 0.8, 0, [0, 0, 0.8, 0.6]),
    );
  S.add(
    path(trunk, bark),
    S.shade(trunk, '#ffcf7a', 0, 0.5, [0.58, 0.5, 0.85, 0.6]),
    S.shade(trunk, '#08140f', 0.9, 0, [0.2, 0.9, 0.62, 0.25]),
  );
  for (const i of range(13)) {
    const x = -112 + i * 19;
    const foot = (i - 6) * (20 + Math.abs(i - 6) * 2.4);
    S.add(
      line(
        `M${q(x, 0.4)}C${q(x * 0.8 + 12 * Math.sin(i * 2), 0.55)} ${q(x * 1.1, 0.7)} ${q(foot * 1.1, 0.858)}`,
        i % 3 ? '#14160f' : '#8a7444',
        i % 3 ? 6 : 3.5,
        'opacity=".6"',
      ),
    );
  }
  for (const d of roots) S.add(path(d, mix(bark, '#000000', 0.28)), S.shade(d, '#e8b870', 0, 0.6, [0.5, 0.3, 0.5, 1]));
  // roots that hang in the air
  for (const _ of range(46)) {
    const [x, y] = [cx + (S.r() - 0.5) * 1900 * k, H * (0.24 + 0.1 * S.r())];
    const long = H * (0.06 + 0.2 * S.r());
    S.add(
      line(
        `M${f(x)} ${f(y)}q${f((S.r() - 0.5) * 24)} ${f(long * 0.5)} ${f((S.r() - 0.5) * 16)} ${f(long)}`,
        bark,
        2 + 3 * S.r(),
        'opacity=".75"',
      ),
    );
  }
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin(
        [
          [0, '#06201c', 0.9],
          [1, '#06201c', 0],
        ],
        0,
        1,
        0.36,
        0.5,
      ),
    ),
    S.shade(box(0, 0, W, H), '#06201c', 0.7, 0, [0, 1, 0.34, 0.6]),
  );
  // the lanterns: the far and small ones first, none where another hangs
  const hung = [];
  for (const _ of range(2600)) {
    const r = 13 + 50 * S.r() ** 2.4;
    const [x, y] = [S.r() * W, H * (0.17 + 0.46 * S.r())];
    const clear = hung.every(([a, b, c]) => Math.hypot(a - x, b - y) > (c + r) * 1.25 + 16);
    if (
      hung.length < S.by(54, 34) &&
      clear &&
      !(x < W * 0.42 && y > H * 0.56) &&
      y > H * 0.19 + r * 1.3 &&
      !(Math.abs(x - cx) < 170 * k && y > H * 0.42)
    )
      hung.push([x, y, r]);
  }
  for (const [i, [x, y, r]] of hung.toSorted((a, b) => a[2] - b[2]).entries())
    S.add(lantern(S, x, y, r, Math.max(0, y - H * (0.12 + 0.16 * S.r())), paper[i % 5], [1, 0.84, 1.22, 0.95][i % 4]));
  for (const i of range(34))
    S.add(clump(S, (i / 33) * W, H * (-0.02 + 0.1 * S.r() + 0.03 * Math.abs(i / 16.5 - 1)), 130, 62, low, '#4f7a52'));
  // the bench and the two guests in the light that falls from above
  const [sx, sy] = at(350, 0.9);
  S.add(S.pooled(...at(200, 0.905), 480 * k, 74, '#ffcf7a', 0.75));
  S.add(
    ellipse(sx, sy + 3, 120, 12, '#0a201a', 'opacity=".6"'),
    line(`M${f(sx - 88)} ${f(sy)}V${f(sy - 88)}M${f(sx + 88)} ${f(sy)}V${f(sy - 88)}`, '#3a2616', 9),
    [-84, -66, -40]
      .map(
        (y) =>
          rect(sx - 104, sy + y, 208, y === -40 ? 13 : 10, '#8a5a30', 'rx="4"') +
          rect(sx - 104, sy + y, 208, 3.5, '#f0c47a', 'rx="2"'),
      )
      .join(''),
  );
  const look = { dark: '#0c1f1a', lite: '#ffe0a0' };
  const [gx, gy] = at(40, 0.94);
  S.add(
    ellipse(gx + 30, gy + 4, 110, 14, '#0a201a', 'opacity=".55"'),
    guest(S, gx - 6, gy, 214, { kind: 'man', coat: '#f2e6cc', trim: '#c8503a', light: 1, ...look }),
    line(`M${f(gx + 106)} ${f(gy - 138)}L${f(gx + 132)} ${f(gy - 168)}`, '#a83248', 15),
    line(`M${f(gx + 132)} ${f(gy - 168)}L${f(gx + 148)} ${f(gy - 204)}`, '#b87a54', 9),
    guest(S, gx + 86, gy + 4, 198, { kind: 'woman', coat: '#c23a4e', trim: '#f2c25a', light: 1, ...look }),
  );
  return finish(S, options.framed);
}
