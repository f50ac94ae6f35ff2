// nightFlight: a garden at night, and over it the long line of light that an aeroplane leaves; wind in the trees.
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function nightFlight({
  sky = ['#0b1436', '#1f2f66', '#5a4a7c', '#d88a5a'],
  tent = ['#f28a2a', '#fff0d4'],
  ...options
} = {}) {
  const S = stage({ pal: 'turmeric', seed: 1041, ...options });
  const { W, H } = S;
  const hz = H * 0.72;
  S.add(
    rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.24, c]))),
    S.shade(box(0, 0, W, H * 0.5), sky[0], 0.9, 0, [0.3, 0, 0.5, 1]),
  );
  for (const _ of range(170)) {
    const [x, y, l] = [S.r() * W, S.r() ** 1.3 * hz * 0.9, 2 + 12 * S.r()];
    S.add(
      line(`M${f(x)} ${f(y)}l${f(l)} ${f(l * 0.3)}`, '#fff6e4', 1.4 + 1.4 * S.r(), `opacity="${f(0.3 + 0.6 * S.r())}"`),
    );
  }
  // the line of light: white, with the beats of the wing lamps beside it
  const at = (t) => {
    const u = 1 - t;
    const p = [
      [W * -0.06, H * 0.5],
      [W * 0.3, H * 0.1],
      [W * 0.66, H * 0.04],
      [W * 1.06, H * 0.16],
    ];
    return [0, 1].map((k) => u ** 3 * p[0][k] + 3 * u * u * t * p[1][k] + 3 * u * t * t * p[2][k] + t ** 3 * p[3][k]);
  };
  const arc = `M${range(61)
    .map((i) =>
      at(i / 60)
        .map(f)
        .join(' '),
    )
    .join('L')}`;
  S.add(line(arc, '#ffe6b8', 46, 'opacity=".12"'), line(arc, '#ffe6b8', 22, 'opacity=".25"'), line(arc, '#fffaf0', 6));
  for (const i of range(26)) {
    const [x, y] = at((i + 0.5) / 26);
    S.add(S.glow(x, y + 18, 26, i % 2 ? '#ff5a4a' : '#6affb0', 0.9), circle(x, y + 18, 4, '#ffffff'));
  }
  const [px, py] = at(0.985);
  S.add(S.glow(px - 60, py - 12, 180, '#fffbe8', 1));
  // trees that the wind bends to the right
  const tree = (x, y, h, tone) => {
    let o = path(
      `M${f(x - h * 0.05)} ${f(y)}Q${f(x - h * 0.04)} ${f(y - h * 0.4)} ${f(x + h * 0.14)} ${f(y - h * 0.7)}L${f(x + h * 0.2)} ${f(y - h * 0.68)}Q${f(x + h * 0.03)} ${f(y - h * 0.36)} ${f(x + h * 0.05)} ${f(y)}Z`,
      '#0c1026',
    );
    for (const i of range(44)) {
      const [a, r] = [S.r() * 6.283, Math.sqrt(S.r()) * h * 0.34];
      const [lx, ly] = [x + h * 0.2 + Math.cos(a) * r * 1.15, y - h * 0.8 + Math.sin(a) * r * 0.8];
      const l = h * (0.12 + 0.12 * S.r());
      o += path(
        `M${f(lx)} ${f(ly)}q${f(l * 0.4)} ${f(-l * 0.36)} ${f(l)} ${f(-l * 0.1)}q${f(-l * 0.4)} ${f(l * 0.4)} ${f(-l)} ${f(l * 0.1)}Z`,
        i % 3 ? tone : '#3a5a50',
      );
    }
    return o;
  };
  for (const i of range(S.by(14, 9))) S.add(tree((i * W) / S.by(13, 8) - 40, hz + 10, 170 + 90 * S.r(), '#182a3a'));
  S.add(rect(0, hz, W, H, '#223a30'), S.shade(box(0, hz, W, H), '#0a1420', 0, 0.95, [0.6, 0, 0.2, 1]));
  // the tent, lit from within, its flaps lifting
  const [tx, k] = [W * S.by(0.7, 0.62), S.by(1.1, 1)];
  S.add(S.glow(tx, hz - 60, 560 * k, '#ffb04a', 0.6), S.pooled(tx, hz + 90, 620 * k, 120, '#ffc870', 0.8));
  const peak = hz - 330 * k;
  for (const i of range(12)) {
    const [x0, x1] = [tx - 300 * k + i * 50 * k, tx - 250 * k + i * 50 * k];
    const d = `M${f(tx + 10)} ${f(peak)}Q${f(lerp(tx, x0, 0.6))} ${f(hz - 190 * k)} ${f(x0)} ${f(hz - 150 * k)}L${f(x1)} ${f(hz - 150 * k)}Q${f(lerp(tx, x1, 0.6))} ${f(hz - 190 * k)} ${f(tx + 10)} ${f(peak)}Z`;
    S.add(path(d, tent[i % 2]), S.shade(d, '#5a1f1c', i < 6 ? 0.2 : 0.8, 0, [i < 6 ? 0 : 1, 0, 0.5, 0]));
    S.add(
      path(
        `M${f(x0)} ${f(hz - 152 * k)}h${f(50 * k)}q${f(20 * k)} ${f(30 * k)} ${f(6 * k)} ${f(52 * k)}q${f(-24 * k)} ${f(14 * k)} ${f(-50 * k)} 0Z`,
        tent[(i + 1) % 2],
      ),
    );
  }
  S.add(
    rect(tx - 290 * k, hz - 104 * k, 580 * k, 116 * k, '#ffdc94'),
    S.shade(box(tx - 290 * k, hz - 104 * k, tx + 290 * k, hz + 12 * k), '#d8622a', 0, 0.8, [0.5, 0, 0.5, 1]),
  );
  for (const i of range(5)) S.add(rect(tx - 292 * k + i * 145 * k, hz - 150 * k, 9, 166 * k, '#6a2f1c'));
  S.add(
    line(`M${f(tx + 10)} ${f(peak)}v-70`, '#6a2f1c', 6),
    path(`M${f(tx + 10)} ${f(peak - 70)}q70 -20 130 10q-50 4 -60 30q-30 -12 -70 4Z`, '#e8402a'),
  );
  const look = { dark: '#1a1024', lite: '#ffd286' };
  for (const [dx, kind, coat] of [
    [-190, 'sari', '#8a2f5a'],
    [-120, 'man', '#f0e6d0'],
    [60, 'woman', '#c8502f'],
    [150, 'man', '#2f4a6a'],
  ])
    S.add(guest(S, tx + dx * k, hz + 16, 118 * k, { kind, coat, trim: '#f2b03a', light: 1, ...look }));
  // lamps along the path to us, a pair who look up
  for (const i of range(8))
    for (const s of [-1, 1]) {
      const t = i / 8;
      const [x, y] = [lerp(tx - 20, W * S.by(0.32, 0.36), t) + s * lerp(60, 330, t), lerp(hz + 30, H + 30, t ** 1.3)];
      S.add(S.glow(x, y - 20, lerp(40, 120, t), '#ffd286', 0.9), circle(x, y - 20, lerp(4, 11, t), '#fffbe8'));
    }
  const [gx, gy] = [W * S.by(0.2, 0.3), H * 0.97];
  S.add(
    guest(S, gx, gy, 380, { kind: 'man', coat: '#e8dcc4', trim: '#e8862a', light: -1, ...look }),
    guest(S, gx + 130, gy + 6, 352, { kind: 'woman', coat: '#d8622a', trim: '#f4d898', light: -1, ...look }),
    ellipse(gx, gy + 6, 1, 1, '#1a1024'),
  );
  return finish(S, options.framed);
}
