// canopy: from above the tree tops at dusk: an oval roof of glass glows among the crowns, a path of lamps to it.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, oval, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function canopy({ leaves = ['#16382e', '#1f4a38', '#2c5e42', '#3f7650'], glow = '#ffd58a', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 881, ...options });
  const { W, H } = S;
  const [x, y] = [W * S.by(0.62, 0.55), H * S.by(0.44, 0.42)];
  const [rx, ry] = S.by([470, 250], [400, 240]);
  S.add(rect(0, 0, W, H, '#0f2c26'));
  const crown = (cx, cy, r, tone, lit) => {
    let o = '';
    for (const _ of range(9)) {
      const [a, d] = [S.r() * 6.283, S.r() * r * 0.6];
      const [px, py, q] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d * 0.8, r * (0.4 + 0.3 * S.r())];
      const blob = oval(px, py, q, q * 0.86);
      o +=
        path(blob, leaves[tone]) +
        S.shade(blob, '#06140f', 0, 0.9, [0.2, 0.1, 0.8, 1]) +
        S.shade(blob, '#a8c48a', 0.5, 0, [0, 0, 0.5, 0.5]);
      if (lit > 0.1) {
        const s = x > px ? 1 : -1;
        o += S.shade(blob, '#ffce7a', lit, 0, [s > 0 ? 1 : 0, 0.4, s > 0 ? 0.3 : 0.7, 0.5]);
      }
    }
    return o;
  };
  const way = (t) => [
    x - rx * 0.2 - W * 0.42 * t ** 1.2 + 90 * Math.sin(t * 5),
    y + ry * 0.9 + (H - y - ry * 0.9) * 1.08 * t,
  ];
  const spots = range(S.by(300, 240))
    .map(() => [S.r() * (W + 200) - 100, S.r() * (H + 200) - 100])
    .toSorted((a, b) => a[1] - b[1]);
  const nearWay = ([px, py]) =>
    range(30).some((i) => Math.hypot(way(i / 29)[0] - px, (way(i / 29)[1] - py) * 1.1) < 66);
  const near = ([px, py]) => Math.hypot((px - x) / (rx * 1.24), (py - y) / (ry * 1.34));
  S.add(
    S.glow(x, y, rx * 2.4, glow, 0.55),
    path(
      `M${range(31)
        .map((i) =>
          way(i / 30)
            .map(f)
            .join(' '),
        )
        .join('L')}`,
      'none',
      'stroke="#c8a86a" stroke-width="54" stroke-linecap="round" opacity=".6"',
    ),
  );
  for (const p of spots.filter((q) => near(q) >= 1 && q[1] < y && !nearWay(q)))
    S.add(
      crown(...p, S.by(92, 86) * (0.7 + 0.5 * S.r()), Math.floor(S.r() * 4), Math.max(0, 0.95 - (near(p) - 1) * 1.3)),
    );
  // lawn round the house, then the house: an oval drum of glass and its ribbed roof
  S.add(
    ellipse(x, y + 30, rx * 1.2, ry * 1.26, '#3f6a3f'),
    S.pool(oval(x, y + 30, rx * 1.2, ry * 1.26), x, y + 60, rx * 1.3, '#ffdc9a', 0.9),
  );
  const drum = `M${f(x - rx)} ${f(y)}V${f(y + 110)}A${rx} ${ry} 0 0 0 ${f(x + rx)} ${f(y + 110)}V${f(y)}A${rx} ${ry} 0 0 1 ${f(x - rx)} ${f(y)}Z`;
  S.add(path(drum, '#ffe0a0'), S.shade(drum, '#d8762a', 0, 0.8, [0.3, 0, 0.7, 1]));
  for (const i of range(33)) {
    const a = Math.PI * (i / 32);
    const [px, py] = [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
    S.add(line(`M${f(px)} ${f(py)}v110`, '#4a5a44', 6));
    if (i % 2) S.add(path(`M${f(px + 12)} ${f(py + 104)}v-50q8 -18 16 0v52Z`, '#4a2c1c', 'opacity=".75"'));
  }
  const roof = oval(x, y, rx, ry);
  S.add(
    path(roof, '#f2c074'),
    S.pool(roof, x, y, rx, '#fff6d4', 0.95, 'a'),
    S.shade(roof, '#2c5a50', 0.75, 0, [0, 0, 0.7, 0.8]),
  );
  for (const i of range(40)) {
    const a = (i / 40) * 6.283;
    S.add(
      line(
        `M${f(x + Math.cos(a) * rx * 0.16)} ${f(y - 26 + Math.sin(a) * ry * 0.16)}Q${f(x + Math.cos(a) * rx * 0.6)} ${f(y - 26 + Math.sin(a) * ry * 0.6)} ${f(x + Math.cos(a) * rx)} ${f(y + Math.sin(a) * ry)}`,
        '#3f5a4c',
        4,
      ),
    );
  }
  for (const q of [0.34, 0.56, 0.78])
    S.add(ellipse(x, y - 26 * (1 - q), rx * q, ry * q, 'none', 'stroke="#3f5a4c" stroke-width="4"'));
  S.add(
    ellipse(x, y - 26, rx * 0.16, ry * 0.16, '#fffbe6'),
    ellipse(x, y, rx, ry, 'none', 'stroke="#e8dcb8" stroke-width="9"'),
  );
  for (const [u, v] of [
    [-0.4, 0.2],
    [0.1, 0.44],
    [0.5, 0],
    [-0.1, -0.3],
    [0.3, -0.4],
  ])
    S.add(S.glow(x + u * rx, y + v * ry, 90, '#ffffff', 0.9));
  for (const p of spots.filter((q) => (near(q) >= 1.12 || q[1] > y + ry * 1.7) && q[1] >= y && !nearWay(q)))
    S.add(
      crown(...p, S.by(96, 92) * (0.7 + 0.5 * S.r()), Math.floor(S.r() * 4), Math.max(0, 0.8 - (near(p) - 1) * 1.1)),
    );
  for (const i of range(12)) {
    const t = (i + 0.4) / 12;
    const [px, py] = way(t);
    const s = i % 2 ? 1 : -1;
    S.add(S.glow(px + s * 40, py, lerp(60, 110, t), glow, 0.9), circle(px + s * 40, py, lerp(6, 11, t), '#fffbe6'));
  }
  S.add(
    S.shade(box(0, 0, W, H), '#0c2440', 0.75, 0, [0, 0, 0.5, 0.6]),
    S.shade(box(0, 0, W, H), '#06140f', 0, 0.7, [0.6, 0.5, 0.9, 1]),
  );
  return finish(S, options.framed);
}
