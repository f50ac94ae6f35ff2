// mandapAbove: a wedding from straight above: the mandap's cloth and garlands, an aisle of petals, guests in arcs.
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function mandapAbove({
  lawn = ['#3f6a4a', '#4a7853'],
  cloth = ['#f4d7dc', '#d86a92'],
  coats = ['#e2557a', '#f4ead2', '#7a4a8a', '#e0a030', '#2f7a76', '#b3243f'],
  lamps = false,
  ...options
} = {}) {
  const S = stage({ pal: 'rose', seed: 1221, ...options });
  const { W, H } = S;
  const [x, y] = [W * S.by(0.66, 0.56), H * S.by(0.42, 0.34)];
  let o = '';
  for (const i of range(24)) o += rect(-2200 + i * 180, -2200, 180, 4400, lawn[i % 2]);
  const k = S.by(1, 1.02);
  // the aisle and its petals
  o += path('M-90 260H90V2200H-90Z', '#f6ecd8') + S.shade('M-90 260H90V2200H-90Z', '#8a6a6a', 0, 0.5, [0, 0, 1, 0]);
  for (const s of [-1, 1])
    for (const i of range(60))
      o += flower(
        s * (104 + 12 * S.r()),
        280 + i * 32,
        19,
        ['#fff1d8', '#f08cb0', '#e2557a'][i % 3],
        ['#f6c3c0', '#e2557a', '#b3243f'][i % 3],
      );
  for (const _ of range(120))
    o += ellipse(
      (S.r() - 0.5) * 160,
      270 + S.r() * 1800,
      9,
      5,
      ['#e2557a', '#f7a928', '#f08cb0'][Math.floor(S.r() * 3)],
    );
  // guests: chairs on arcs, heads and shoulders from above
  for (const j of range(8)) {
    const r = 480 + j * 128;
    const n = Math.floor((r * 2.3) / 82);
    for (const s of [-1, 1])
      for (const i of range(n)) {
        const a = 1.5708 + s * (0.26 + 0.1 * (400 / r) + (i * 82) / r);
        if (Math.abs(a - 1.5708) > 1.62) continue;
        const [gx, gy] = [Math.cos(a) * r, Math.sin(a) * r - 40];
        const c = coats[Math.floor(S.r() * coats.length)];
        const empty = S.r() > 0.9;
        o += group(
          ellipse(7, 10, 34, 30, '#12281c', 'opacity=".45"') +
            rect(-27, -22, 54, 52, '#e8dcc0', 'rx="7"') +
            rect(-27, 22, 54, 9, '#c8963f', 'rx="4"') +
            (empty
              ? ''
              : ellipse(0, 2, 31, 19, c) +
                S.shade('M-31 2a31 19 0 1 1 62 0a31 19 0 1 1 -62 0Z', '#1c1024', 0, 0.8, [0.2, 0, 1, 1]) +
                circle(0, -2, 14, S.r() > 0.5 ? '#1c1416' : c)),
          `transform="translate(${f(gx)} ${f(gy)}) rotate(${f((a * 180) / Math.PI + 90)})"`,
        );
      }
  }
  // the mandap: a square of cloth gathered to its middle, open there over the fire
  o +=
    rect(-330, -300, 660, 620, '#e9dcc0') +
    rect(-330, -300, 660, 620, 'none', 'stroke="#c8963f" stroke-width="7"') +
    group(rect(-250, -230, 540, 520, '#0c1a14'), 'opacity=".35" transform="translate(26 40)"');
  const corner = [
    [-260, -240],
    [260, -240],
    [260, 270],
    [-260, 270],
  ];
  for (const i of range(4)) {
    const [a, b] = [corner[i], corner[(i + 1) % 4]];
    for (const q of range(8)) {
      const p = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      const [u, v] = [p(q / 8), p((q + 1) / 8)];
      const d = `M${u.map(f).join(' ')}L${v.map(f).join(' ')}L${f(v[0] * 0.3)} ${f((v[1] - 15) * 0.3 + 15)}L${f(u[0] * 0.3)} ${f((u[1] - 15) * 0.3 + 15)}Z`;
      o += path(d, cloth[q % 2]) + S.shade(d, '#5a1a44', [0.1, 0.3, 0.8, 0.55][i], 0, [0, 0, 1, 1]);
    }
  }
  o +=
    path('M-78 -60H78V92H-78Z', '#3a2018') +
    S.glow(0, 16, 190, '#ffb04a', 0.95) +
    range(9)
      .map((i) =>
        path(
          'M0 0C20 -14 26 -34 52 -40C40 -16 30 8 0 10Z',
          ['#ff7a1f', '#ffc24a', '#fff0b0'][i % 3],
          `transform="translate(0 16) rotate(${i * 40})"`,
        ),
      )
      .join('');
  for (const i of range(4)) {
    const [a, b] = [corner[i], corner[(i + 1) % 4]];
    for (const q of range(17))
      o += flower(
        a[0] + ((b[0] - a[0]) * q) / 16,
        a[1] + ((b[1] - a[1]) * q) / 16,
        25,
        ['#f7a928', '#fff1d8', '#e2557a'][(q + i) % 3],
        ['#ef7f1a', '#f6c3c0', '#b3243f'][(q + i) % 3],
      );
    o += circle(a[0], a[1], 33, '#c8963f') + circle(a[0] - 6, a[1] - 7, 14, '#fff0b8');
  }
  for (const [gx, gy, c, d] of [
    [-50, 196, '#f4ead2', '#c8963f'],
    [40, 196, '#b3162f', '#f0c060'],
  ])
    o +=
      ellipse(gx + 9, gy + 14, 44, 38, '#12281c', 'opacity=".5"') +
      ellipse(gx, gy, 46, 32, c) +
      circle(gx, gy - 4, 22, d);
  S.add(group(o, `transform="translate(${f(x)} ${f(y)}) rotate(${S.by(24, 14)}) scale(${k})"`));
  if (lamps)
    for (const _i of range(30)) {
      const [lx, ly] = [S.r() * W, S.r() * H];
      S.add(S.glow(lx, ly, 90, '#ffd98a', 0.7), circle(lx, ly, 6, '#fffbe8'));
    }
  return finish(S.add(S.shade(box(0, 0, W, H), '#14202c', 0, 0.85, [0.3, 0.1, 1, 1])), options.framed);
}
