// A long table laid for dinner, in perspective: cloths, a runner of leaves and flowers, settings, candles, chairs.
import { mix } from '../../kit/colour.mjs';
import { leafBlade, rose } from '../../kit/nature/cut-flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { ellipse, line, open, oval, P, path, rect } from '../../kit/shapes.mjs';

const TOP = 0.76;
const LEAVES = ['#1c4a36', '#2f6a48', '#5a8f5c', '#8fae70', '#17402f'];
const ROSES = ['#f3c9bd', '#e58a86', '#fbeedd', '#c8506a', '#f6dcc0'];

/** Draws a gilt chair from its side; `back` and `seat` are metres right of the axis, z is how far away its middle is. */
export function sideChair(S, at, back, seat, z, wood = '#c0904c') {
  const [z0, z1] = [z - 0.21, z + 0.21];
  const w = 24 / z;
  const dark = mix(wood, '#20130a', 0.62);
  const stroke = (points, k = 1, c = wood) => line(open(points), c, w * k);
  const pad = P([at(back, 0.47, z1), at(seat, 0.47, z1), at(seat, 0.47, z0), at(back, 0.47, z0)]);
  const rim = P([at(back, 0.47, z0), at(seat, 0.47, z0), at(seat, 0.42, z0), at(back, 0.42, z0)]);
  const rails = [0.94, 0.86, 0.58].map((y) => stroke([at(back, y, z0), at(back, y, z1)], y > 0.9 ? 1.1 : 0.7)).join('');
  const spindles = range(4)
    .map((i) => lerp(z0, z1, (i + 1) / 5))
    .map((q) => stroke([at(back, 0.86, q), at(back, 0.58, q)], 0.5))
    .join('');
  return (
    ellipse(...at((back + seat) / 2, 0, z), 200 / z, 46 / z, '#120c06', 'opacity=".45"') +
    stroke([at(seat, 0.44, z1), at(seat, 0, z1)], 0.8, dark) +
    stroke([at(back, 0.96, z1), at(back, 0, z1)], 0.9, mix(wood, dark, 0.5)) +
    stroke([at(back, 0.2, z0), at(seat, 0.2, z0)], 0.6, dark) +
    stroke([at(seat, 0.44, z0), at(seat, 0, z0)], 0.9, mix(wood, dark, 0.4)) +
    path(rim, '#174236') +
    path(pad, '#3f7a5c') +
    S.shade(pad, '#0c2a22', 0.8, 0, [0, 0, 1, 0]) +
    rails +
    spindles +
    stroke([at(back, 0.96, z0), at(back, 0, z0)]) +
    line(open([at(back, 0.95, z0), at(back, 0.06, z0)]), '#ffe6ac', w * 0.28)
  );
}

/** Draws a stemmed glass, its foot on x, y; k is units to the metre. */
function goblet(x, y, k) {
  const [h, w] = [k * 0.21, k * 0.042];
  const bowl = `M${f(x - w)} ${f(y - h)}C${f(x - w * 1.25)} ${f(y - h * 0.62)} ${f(x - w * 0.7)} ${f(y - h * 0.45)} ${f(x)} ${f(y - h * 0.44)}C${f(x + w * 0.7)} ${f(y - h * 0.45)} ${f(x + w * 1.25)} ${f(y - h * 0.62)} ${f(x + w)} ${f(y - h)}Z`;
  return (
    ellipse(x, y, w * 0.9, w * 0.3, '#fff9e6', 'opacity=".75"') +
    line(`M${f(x)} ${f(y)}V${f(y - h * 0.46)}`, '#fff9e6', Math.max(0.9, k * 0.007)) +
    path(bowl, '#e9e2c0', `opacity=".55" stroke="#fffdf0" stroke-width="${f(Math.max(0.8, k * 0.006))}"`) +
    path(oval(x, y - h * 0.68, w * 0.92, h * 0.2), '#d89a4a', 'opacity=".55"') +
    line(
      `M${f(x - w * 0.72)} ${f(y - h * 0.94)}q${f(-w * 0.16)} ${f(h * 0.2)} ${f(w * 0.14)} ${f(h * 0.34)}`,
      '#ffffff',
      k * 0.01,
    )
  );
}

/** Draws one place: charger, plate, folded napkin, knife and fork, glasses; `side` is -1 on the left of the table. */
function place(at, x, z, side) {
  const k = 700 / z;
  const e = 0.74 / z;
  const [px, py] = at(x, TOP, z);
  const disc = (r, fill, dy = 0) => ellipse(px, py - dy, r * k, r * k * e, fill);
  const napkin = [
    at(x - 0.05, TOP, z - 0.09),
    at(x + 0.05, TOP, z - 0.09),
    at(x + 0.035, TOP + 0.02, z + 0.1),
    at(x - 0.035, TOP + 0.02, z + 0.1),
  ];
  const steel = [-0.2, 0.2]
    .map((d) => line(open([at(x - 0.09, TOP, z + d), at(x + 0.1, TOP, z + d)]), '#b39258', 6 / z))
    .join('');
  return (
    steel +
    ellipse(px + 0.01 * k, py + 0.012 * k, 0.165 * k, 0.165 * k * e, '#7a5a30', 'opacity=".4"') +
    disc(0.16, '#cfa257') +
    disc(0.15, '#f0d69a') +
    disc(0.128, '#fffaf0', 0.006 * k) +
    disc(0.086, '#eadfc6', 0.006 * k) +
    path(P(napkin), '#2f6a50') +
    line(open([napkin[1], napkin[2]]), '#7fae84', 4 / z) +
    goblet(...at(x - side * 0.2, TOP, z + 0.16), k) +
    goblet(...at(x - side * 0.16, TOP, z + 0.29), k * 0.84)
  );
}

/** Draws the folds of cloth that hangs between two edges, `upper` and `lower` giving the points at 0 to 1. */
const folds = (upper, lower, n, dark, lite, w) =>
  range(n)
    .map((i) => {
      const t = (i + 0.5) / n;
      return (
        path(
          P([upper(t - 0.08 / n), upper(t + 0.1 / n), lower(t + 0.34 / n), lower(t - 0.2 / n)]),
          dark,
          'opacity=".5"',
        ) + line(open([upper(t + 0.22 / n), lower(t + 0.5 / n)]), lite, w, 'opacity=".4"')
      );
    })
    .join('');

/** Returns a hem that hangs in shallow curves between n points, from the far end to the near one. */
const hem = (point, n) =>
  range(n * 8 + 1).map((i) => {
    const t = i / (n * 8);
    return point(t, 0.5 - 0.07 * Math.abs(Math.sin(t * n * Math.PI)));
  });

/** Draws the table from x0 to x1 and from `near` to `far` metres away. */
export function laidTable(S, at, { x0, x1, near, far, under = '#1b5142', linen = '#f3e6c8' }) {
  const mid = (x0 + x1) / 2;
  const zAt = (t) => far * (near / far) ** t;
  const side = (t, y) => at(x0, y, zAt(t));
  const front = (t, y) => at(lerp(x0, x1, t), y, near);
  let o = '';
  // the long green cloth that reaches the floor
  const drop = P([side(0, TOP), side(1, TOP), side(1, 0.02), side(0, 0.02)]);
  const end = P([front(0, TOP), front(1, TOP), front(1, 0.02), front(0, 0.02)]);
  const deep = mix(under, '#031512', 0.6);
  o += path(drop, mix(under, '#4a8a6a', 0.2)) + path(end, mix(under, deep, 0.35));
  o += folds(
    (t) => side(t, TOP),
    (t) => side(t, 0.02),
    34,
    deep,
    '#8fc09a',
    1.6,
  );
  o += folds(
    (t) => front(t, TOP),
    (t) => front(t, 0.02),
    11,
    deep,
    '#6fa386',
    2.4,
  );
  o += S.shade(drop, '#041512', 0.1, 0.85, [0, 0, 0.3, 1]) + S.shade(end, '#03120f', 0.2, 0.95, [0, 0, 0.25, 1]);
  // the short linen cloth above it, with its curved hem and a gold edge
  for (const [edge, n, a, b] of [
    [side, 13, 0.05, 0.6],
    [front, 4, 0.35, 0.75],
  ]) {
    const curve = hem(edge, n);
    const d = P([edge(0, TOP), edge(1, TOP), ...curve.toReversed()]);
    o += path(d, mix(linen, '#7a5c34', edge === side ? 0.12 : 0.34)) + S.shade(d, '#4a3418', a, b, [0, 0, 0.2, 1]);
    for (const i of range(n - 1)) {
      const t = (i + 1) / n;
      for (const [d, c, w] of [
        [0, '#6a4c28', 3],
        [0.1 / n, '#fff4da', 2],
        [-0.1 / n, '#8a6a3c', 2],
      ])
        o += line(open([edge(t + d * 0.2, TOP - 0.02), edge(t + d, 0.52)]), c, w, 'opacity=".42"');
    }
    o += line(open(curve), '#d9a94e', edge === side ? 3 : 5);
  }
  const top = P([at(x0, TOP, far), at(x1, TOP, far), at(x1, TOP, near), at(x0, TOP, near)]);
  o +=
    path(top, linen) +
    S.shade(top, '#8a6430', 0, 0.62, [0.2, 0, 0.9, 1]) +
    S.shade(top, '#8a6430', 0, 0.35, [0.3, 0.4, 0, 0.6]);
  // places from far to near, with the runner between them
  const places = range(12).map((i) => 8.5 - i * 0.6);
  const flowers = (z, n) => {
    let leaves = '';
    for (const _ of range(n)) {
      const [x, y] = at(mid + (S.r() - 0.5) * 0.26, TOP + 0.02 + 0.05 * S.r(), z);
      leaves += leafBlade(x, y, (700 / z) * (0.1 + 0.07 * S.r()), S.r() * 360, LEAVES[Math.floor(S.r() * 5)], 0.62);
    }
    for (const _ of range(2)) {
      const bloom = at(mid + (S.r() - 0.5) * 0.24, TOP + 0.06 + 0.04 * S.r(), z);
      if (S.r() < 0.62)
        leaves += rose(...bloom, (700 / z) * (0.034 + 0.028 * S.r()), ROSES[Math.floor(S.r() * 5)], S.r() * 6);
    }
    return leaves;
  };
  for (const [i, z] of places.entries()) {
    o += place(at, x0 + 0.24, z, -1) + place(at, x1 - 0.24, z, 1);
    const k = 700 / z;
    for (const q of range(6)) o += flowers(z + 0.3 - q * 0.1, 7);
    const [x, y] = at(mid + (i % 2 ? 0.07 : -0.07), TOP, z - 0.06);
    const tall = k * (i % 2 ? 0.3 : 0.4);
    o +=
      line(`M${f(x)} ${f(y)}V${f(y - tall * 0.5)}`, '#b98638', k * 0.018) +
      ellipse(x, y - tall * 0.5, k * 0.034, k * 0.012, '#e9c070') +
      rect(x - k * 0.012, y - tall, k * 0.024, tall * 0.5, '#fff6e0') +
      S.glow(x, y - tall - k * 0.04, k * 0.3, '#ffd98a', 0.75) +
      path(
        `M${f(x)} ${f(y - tall - k * 0.075)}q${f(k * 0.026)} ${f(k * 0.05)} 0 ${f(k * 0.072)}q${f(-k * 0.026)} ${f(-k * 0.022)} 0 ${f(-k * 0.072)}Z`,
        '#fff8dc',
      );
  }
  for (const z of [1.66, 1.6, 1.55]) o += flowers(z, 8);
  // the runner falls over the near end of the table
  const k = 700 / near;
  for (const i of range(64)) {
    const t = (i / 64) ** 0.8;
    const [x, y] = at(mid + (S.r() - 0.5) * lerp(0.42, 0.1, t), TOP + 0.06 - 0.5 * t, near);
    o += leafBlade(x, y, k * (0.1 + 0.09 * S.r()), 90 + (S.r() - 0.5) * 150, LEAVES[Math.floor(S.r() * 5)], 1);
    if (i % 4 === 0) o += rose(x, y, k * lerp(0.062, 0.034, t), ROSES[(i / 4) % 5], S.r() * 6);
  }
  return o;
}
