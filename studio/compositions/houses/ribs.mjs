// ribs: inside a long glass house by night: bronze ribs and panes run away to one side, lamps hang, a table is laid.
import { mix } from '../../kit/colour.mjs';
import { strollingCouple } from '../../kit/figures/strolling-couple.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { laidTable, sideChair } from '../../parts/tableware/laid-table.mjs';

const HALF = 4.2;
const FAR = 14;
const SILL = 0.42; // the height of the low wall that the glass stands on
const BAYS = [14, 11, 8.8, 7, 5.6, 4.4, 3.4, 2.6, 1.95, 1.45, 1.05];
const ROWS = 14; // of panes from one side over the top to the other

/** The cross-section of the house as points [x, y] in metres, from the sill on the right to the sill on the left. */
const section = (n) => [
  [HALF, SILL],
  ...range(n + 1).map((i) => {
    const a = Math.PI * (i / n);
    return [Math.cos(a) * HALF, 1.2 + Math.sin(a) * 3.6];
  }),
  [-HALF, SILL],
];

/** Draws the lawn and the trees outside, dim behind the panes. */
function outside(S, vy, cx) {
  const { W, H } = S;
  const green = { mid: '#1b4a45', dark: '#0a262b', lite: '#4f7f62' };
  const near = { mid: '#123c38', dark: '#071f24', lite: '#3c6a50' };
  let o =
    S.glow(cx, vy, 900, '#e8c98a', 0.42) +
    treeline(S, -40, W + 40, vy - 8, 96, '#2c625a', 4) +
    treeline(S, -40, W + 40, vy + 6, 60, '#1c4c46', 7) +
    rect(
      0,
      vy,
      W,
      H - vy,
      S.lin([
        [0, '#3a6a4c'],
        [0.3, '#1d4a3c'],
        [1, '#082420'],
      ]),
    );
  // the trees are blurred afterwards, so plain gradients are enough
  const grow = (x, z, h, c) => {
    const [tx, foot, tall] = [cx + (x * 700) / z, vy + 1050 / z, (h * 700) / z];
    const tone = S.lin([
      [0, c.lite],
      [0.4, c.mid],
      [1, c.dark],
    ]);
    o += rect(tx - tall * 0.02, foot - tall * 0.5, tall * 0.04, tall * 0.5, c.dark);
    for (const i of range(13)) {
      const [dx, dy] = [0.34 * Math.sin(i * 2.4) * (1 - i / 26), 0.4 + 0.42 * (i / 12)];
      o += ellipse(tx + dx * tall, foot - dy * tall, tall * (0.1 + 0.07 * S.r()), tall * (0.08 + 0.05 * S.r()), tone);
    }
  };
  for (const [x, z, h] of [
    [-9, 13, 5],
    [8.6, 12, 4.6],
    [13, 13, 5.4],
    [-14, 12, 5.6],
  ])
    grow(x, z, h, green);
  o += palm(S, cx + 870, vy + 150, 460, near, 0.08) + palm(S, cx - 560, vy + 130, 400, near, -0.1);
  for (const [x, z, h] of [
    [-7.2, 6.4, 4.2],
    [7.6, 6, 4],
    [11, 7, 4.6],
    [-9.4, 7, 4.4],
  ])
    grow(x, z, h, near);
  return o;
}

export function ribs({ bronze = '#7a5836', glass = '#2f5f5c', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 401, axis: 0.36, ...options });
  const { W, H, cx } = S;
  const vy = H * S.by(0.5, 0.53);
  const at = (x, y, z) => [cx + (x * 700) / z, vy - ((y - 1.5) * 700) / z];
  const night = S.lin([
    [0, '#0a2230'],
    [0.34, mix(glass, '#0a2230', 0.35)],
    [0.52, mix(glass, '#e0c48a', 0.35)],
  ]);
  S.add(rect(0, 0, W, H, night), S.shade(`M0 0H${W}V${H * 0.5}H0Z`, '#04121c', 0.9, 0, [0.7, 0, 0.4, 1]));
  for (const _ of range(50))
    S.add(circle(S.r() * W, S.r() * H * 0.36, 1 + S.r() * 1.4, '#f6ead0', `opacity="${f(0.3 + 0.4 * S.r())}"`));
  S.add(soft(S, outside(S, vy, cx), 3.5));
  // the end wall of the house: slender bars, a door, and warm light in its panes
  const gable = section(40).map(([x, y]) => at(x, y, FAR));
  S.add(path(P(gable), '#f2cf8a', 'opacity=".2"'));
  for (const i of range(9)) {
    const x = -HALF + ((i + 1) * 2 * HALF) / 10;
    S.add(line(open([at(x, 0, FAR), at(x, 1.2 + 3.6 * Math.sqrt(1 - (x / HALF) ** 2), FAR)]), bronze, 2.6));
  }
  for (const y of [2.2, 3.3]) S.add(line(open([at(-HALF * 0.95, y, FAR), at(HALF * 0.95, y, FAR)]), bronze, 2.2));
  // floor
  const floor = P([at(-HALF, 0, FAR), at(HALF, 0, FAR), at(HALF, 0, 1.05), at(-HALF, 0, 1.05)]);
  S.add(
    path(floor, '#7c6848'),
    S.shade(floor, '#1a140c', 0, 0.9, [0, 0, 0, 1]),
    S.shade(floor, '#ffdc9a', 0.7, 0, [0, 0, 0, 0.5]),
  );
  for (const i of range(13))
    S.add(line(open([at(-HALF + i * 0.7, 0, FAR), at(-HALF + i * 0.7, 0, 1.05)]), '#3a2c1c', 2, 'opacity=".5"'));
  for (const z of BAYS.slice(1, 8)) S.add(S.pooled(...at(-0.6, 0, z), 1500 / z, 320 / z, '#ffdc96', 0.34));
  // panes, bay by bay: each takes a little of the sky or of the lamps, some a band of light from corner to corner
  const points = section(ROWS);
  for (const [b, z] of BAYS.slice(0, -1).entries()) {
    const next = BAYS[b + 1];
    const middle = Math.sqrt(z * next);
    for (const [i, [x, y]] of points.slice(0, -1).entries()) {
      const [u, v] = points[i + 1];
      for (const [za, zb] of [
        [z, middle],
        [middle, next],
      ]) {
        const pane = [at(x, y, za), at(u, v, za), at(u, v, zb), at(x, y, zb)];
        // resvg fails at what is half transparent and lies far off the sheet
        if ([0, 1].some((k) => pane.every((q) => q[k] < 0) || pane.every((q) => q[k] > [W, H][k]))) continue;
        const tone = S.r();
        S.add(
          path(
            P(pane),
            tone > 0.5 ? '#9fd0bd' : tone > 0.25 ? '#0c2f33' : '#e8c98c',
            `opacity="${f(0.05 + 0.13 * S.r())}"`,
          ),
        );
        if (S.r() > 0.3) continue;
        const along = (s, t) =>
          [0, 1].map((k) => lerp(lerp(pane[0][k], pane[1][k], s), lerp(pane[3][k], pane[2][k], s), t));
        const from = 0.1 + 0.4 * S.r();
        const wide = 0.12 + 0.2 * S.r();
        for (const [a, c] of [
          [from, wide],
          [from + wide + 0.07, 0.06],
        ])
          S.add(
            path(
              P([along(0.04, a), along(0.04, a + c), along(0.96, a + c - 0.1), along(0.96, a - 0.1)]),
              '#e4f4e4',
              'opacity=".17"',
            ),
          );
      }
    }
    // the glazing bar in the middle of the bay
    S.add(line(open(section(40).map(([x, y]) => at(x, y, middle))), mix(bronze, '#16241f', 0.3), 12 / middle + 1.2));
  }
  // bars that run along the house, thicker as they come nearer
  for (const [x, y] of points) {
    const [p, q] = [at(x, y, FAR), at(x, y, 1.05)];
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const [nx, ny] = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long];
    const bar = (w0, w1) =>
      P([
        [p[0] + nx * w0, p[1] + ny * w0],
        [q[0] + nx * w1, q[1] + ny * w1],
        [q[0] - nx * w1, q[1] - ny * w1],
        [p[0] - nx * w0, p[1] - ny * w0],
      ]);
    S.add(path(bar(1.1, 9), mix(bronze, '#1c120a', 0.4)), path(bar(0.4, 2), '#d8a868', 'opacity=".6"'));
  }
  // the low wall under the glass, and its sill
  for (const s of [-1, 1]) {
    const d = P([at(s * HALF, SILL, FAR), at(s * HALF, SILL, 1.05), at(s * HALF, 0, 1.05), at(s * HALF, 0, FAR)]);
    S.add(
      path(d, '#54432c'),
      S.shade(d, '#140e08', 0.1, 0.8, [0, 0, 0, 1]),
      line(open([at(s * HALF, SILL, FAR), at(s * HALF, SILL, 1.05)]), '#c89a5a', 5),
    );
  }
  for (const z of BAYS) {
    const d = open([at(HALF, 0, z), ...section(40).map(([x, y]) => at(x, y, z)), at(-HALF, 0, z)]);
    const w = 60 / z + 3;
    S.add(line(d, '#1c120a', w * 1.3), line(d, bronze, w), line(d, '#f0c888', w * 0.22, 'opacity=".8"'));
    if (z < 2.4) continue;
    for (const s of [-1, 0, 1]) {
      const [x, y] = at(s * 1.5 + (S.r() - 0.5) * 0.8, 3.5 + S.r() * 0.7, z);
      const [, top] = at(0, 4.75 - Math.abs(s) * 0.3, z);
      const r = 50 / z + 3;
      S.add(
        line(`M${f(x)} ${f(top)}V${f(y)}`, '#1c120a', 1.6),
        S.glow(x, y, 300 / z + 26, '#ffd98a', 0.8),
        circle(x, y, r, '#ffe9b4'),
        circle(x, y + r * 0.1, r * 0.62, '#fffaf0'),
        rect(x - r * 0.36, y - r * 1.2, r * 0.72, r * 0.36, '#6a4a2a', 'rx="1"'),
      );
    }
  }
  // chairs on the far side, the table, and the chairs on the near side with the guests between
  const seats = range(10).map((i) => 8.2 - i * 0.68);
  for (const z of seats) S.add(sideChair(S, at, 3.02, 2.6, z));
  S.add(laidTable(S, at, { x0: 1.1, x1: 2.5, near: 1.5, far: 9 }));
  for (const z of seats) S.add(sideChair(S, at, 0.62, 1.04, z));
  const light = { dark: '#0b2428', lite: '#ffe2a8' };
  for (const [x, z, look] of [
    [-1.35, 7.4, { coat: '#1f4a4c', turban: '#e0ae57', skirt: '#b03a56', veil: '#f2d9c0', flip: true }],
    [-2.45, 4.5, { coat: '#f0e6cf', turban: '#b0485a', skirt: '#d98a3a', veil: '#f6d08a' }],
  ]) {
    const [gx, gy] = at(x, 0, z);
    S.add(ellipse(gx, gy, 10, 2, '#120c06'), strollingCouple(S, gx, gy, (700 / z) * 1.74, { ...light, ...look }));
  }
  S.add(S.shade(`M0 ${H * 0.66}H${W * 0.5}V${H}H0Z`, '#04121c', 0, 0.95, [0.9, 0, 0.1, 0.8]));
  return finish(S, options.framed);
}
