// ribs: inside a long glass house by night: bronze ribs run away to one side, lamps hang in the dark, a table is laid.
import { mix } from '../../kit/colour.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function ribs({ bronze = '#6a4a2e', glass = '#2f5f5c', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 401, axis: 0.36, ...options });
  const { W, H, cx } = S;
  const vy = H * S.by(0.5, 0.53);
  const at = (x, y, z) => [cx + (x * 700) / z, vy - ((y - 1.5) * 700) / z];
  const half = 4.2;
  const arc = (z, n = 40) =>
    range(n + 1).map((i) => {
      const a = Math.PI * (i / n);
      return at(Math.cos(a) * half, 1.2 + Math.sin(a) * 3.6, z);
    });
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#0a2230'],
        [0.5, glass],
        [0.62, '#c8b078'],
        [1, '#0b2428'],
      ]),
    ),
    S.shade(`M0 0H${W}V${H * 0.5}H0Z`, '#04121c', 0.9, 0, [0.7, 0, 0.4, 1]),
  );
  // trees outside, dim behind the panes
  for (const _ of range(46)) {
    const a = S.r() * Math.PI;
    const z = 2.4 + S.r() * 8;
    const [x, y] = at(Math.cos(a) * 5.4, 1 + Math.sin(a) * 1.5 * S.r(), z);
    const d = oval(x, y, 420 / z, 360 / z);
    S.add(path(d, mix('#173f3c', glass, S.r() * 0.6), 'opacity=".8"'), S.shade(d, '#04181c', 0, 0.7, [0.2, 0, 1, 1]));
  }
  for (const _ of range(60)) {
    const [x, y] = [S.r() * W, S.r() * H * 0.4];
    S.add(circle(x, y, 1 + S.r() * 1.6, '#f6ead0', `opacity="${f(0.3 + 0.5 * S.r())}"`));
  }
  // floor
  const floor = P([at(-half, 0, 14), at(half, 0, 14), at(half, 0, 1.1), at(-half, 0, 1.1)]);
  S.add(
    path(floor, '#8a7350'),
    S.shade(floor, '#1a140c', 0, 0.9, [0, 0, 0, 1]),
    S.shade(floor, '#ffdc9a', 0.8, 0, [0, 0, 0, 0.5]),
  );
  for (const i of range(13))
    S.add(
      line(
        `M${at(-half + i * 0.7, 0, 14)
          .map(f)
          .join(' ')}L${at(-half + i * 0.7, 0, 1.1)
          .map(f)
          .join(' ')}`,
        '#3a2c1c',
        2,
        'opacity=".5"',
      ),
    );
  // purlins along the house, then the ribs from far to near
  for (const i of range(11)) {
    const a = Math.PI * (i / 10);
    S.add(
      line(
        `M${at(Math.cos(a) * half, 1.2 + Math.sin(a) * 3.6, 14)
          .map(f)
          .join(' ')}L${at(Math.cos(a) * half, 1.2 + Math.sin(a) * 3.6, 1)
          .map(f)
          .join(' ')}`,
        bronze,
        5,
      ),
    );
  }
  const zs = [14, 11, 8.8, 7, 5.6, 4.4, 3.4, 2.6, 1.95, 1.45];
  for (const z of zs) {
    const pts = arc(z);
    const d = `M${at(half, 0, z).map(f).join(' ')}L${pts.map((q) => q.map(f).join(' ')).join('L')}L${at(-half, 0, z).map(f).join(' ')}`;
    const w = 60 / z + 3;
    S.add(line(d, '#1c120a', w * 1.3), line(d, bronze, w), line(d, '#f0c888', w * 0.22, 'opacity=".8"'));
    // one pane in each bay takes the light
    if (z < 9) {
      const k = 6 + Math.floor(S.r() * 20);
      const d2 = P([
        ...pts.slice(k, k + 5),
        ...arc(z * 0.8)
          .slice(k, k + 5)
          .reverse(),
      ]);
      S.add(S.shade(d2, '#dff0e0', 0.5, 0, [0, 0, 1, 1]));
    }
    for (const s of [-1, 0, 1]) {
      if (z < 2.4) continue;
      const [x, y] = at(s * 1.5 + (S.r() - 0.5) * 0.8, 3.5 + S.r() * 0.7, z);
      const [, top] = at(0, 4.75 - Math.abs(s) * 0.3, z);
      S.add(
        line(`M${f(x)} ${f(top)}V${f(y)}`, '#1c120a', 1.6),
        S.glow(x, y, 300 / z + 26, '#ffd98a', 0.85),
        circle(x, y, 46 / z + 3, '#fff6dc'),
      );
    }
  }
  // a long table on the right, its cloth catching the lamps
  const table = [at(1.1, 0.76, 9), at(2.5, 0.76, 9), at(2.5, 0.76, 1.5), at(1.1, 0.76, 1.5)];
  const drop = P([at(1.1, 0.76, 9), at(1.1, 0.76, 1.5), at(1.1, 0.1, 1.5), at(1.1, 0.1, 9)]);
  const end = P([at(1.1, 0.76, 1.5), at(2.5, 0.76, 1.5), at(2.5, 0.05, 1.5), at(1.1, 0.05, 1.5)]);
  S.add(path(end, '#c4b08a'), S.shade(end, '#2a2014', 0.2, 0.95, [0, 0, 0.3, 1]));
  S.add(
    path(drop, '#d8c8a4'),
    S.shade(drop, '#3a2c1c', 0.1, 0.9, [0, 0, 0.2, 1]),
    path(P(table), '#fbf3de'),
    S.shade(P(table), '#b89a62', 0, 0.6, [0, 0, 1, 0.6]),
  );
  for (const i of range(12)) {
    const z = 8.4 - i * 0.56;
    const [x, y] = at(1.8, 0.76, z);
    const k = 700 / z;
    S.add(
      S.glow(x, y - k * 0.16, k * 0.34, '#ffdf9a', 0.8),
      rect(x - k * 0.014, y - k * 0.2, k * 0.028, k * 0.2, '#fffaf0'),
      ellipse(x, y - k * 0.225, k * 0.014, k * 0.034, '#fff6d0'),
    );
    if (i % 2)
      S.add(
        flower(x - k * 0.13, y - k * 0.06, k * 0.075, '#fbeee2', '#e9a0a0'),
        flower(x + k * 0.13, y - k * 0.05, k * 0.07, '#e9a0a0', '#fbeee2'),
      );
    for (const s of [1.26, 2.34]) {
      const [px, py] = at(s, 0.76, z + 0.2);
      S.add(ellipse(px, py, k * 0.11, k * 0.034, '#fffdf4', `stroke="#c8a464" stroke-width="1.4"`));
    }
  }
  const look = { dark: '#0b2428', lite: '#ffe2a8' };
  for (const [x, z, kind, coat, trim, light] of [
    [-1.6, 7.4, 'woman', '#a83a5c', '#f2d9c0', 1],
    [-1.05, 7.2, 'man', '#14303a', '#e0ae57', 1],
    [-2.5, 4.6, 'man', '#f0e6cf', '#7d4a6f', 1],
    [-2.02, 4.5, 'sari', '#d9903a', '#7d2f4a', 1],
  ]) {
    const [gx, gy] = at(x, 0, z);
    S.add(guest(S, gx, gy, (700 / z) * 1.72, { ...look, kind, coat, trim, light }));
  }
  S.add(S.shade(`M0 ${H * 0.66}H${W * 0.5}V${H}H0Z`, '#04121c', 0, 0.85, [0.8, 0, 0, 1]));
  return finish(S, options.framed);
}
