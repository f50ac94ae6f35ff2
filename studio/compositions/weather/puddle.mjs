// puddle: after rain, a lane of bulbs and a drummer seen upside down in a puddle; a bare foot in gold at its rim.

import { guest } from '../../kit/figures/guests.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function puddle({ stone = ['#3a2a30', '#463238', '#33252c'], ...options } = {}) {
  const S = stage({ pal: 'marigold', seed: 1051, ...options });
  const { W, H } = S;
  S.add(rect(0, 0, W, H, '#241820'));
  for (const j of range(11)) {
    const y = H * (j / 11) ** 1.25 * 1.06;
    const h = H * ((j + 1) / 11) ** 1.25 * 1.06 - y;
    const w = 150 + j * 26;
    for (const i of range(16)) {
      const x = i * w - (j % 2) * w * 0.5 - 100;
      const d = `M${f(x + 8)} ${f(y + 4)}H${f(x + w - 8)}Q${f(x + w - 2)} ${f(y + 6)} ${f(x + w - 2)} ${f(y + 14)}V${f(y + h - 10)}Q${f(x + w - 4)} ${f(y + h - 3)} ${f(x + w - 12)} ${f(y + h - 3)}H${f(x + 10)}Q${f(x + 2)} ${f(y + h - 4)} ${f(x + 2)} ${f(y + h - 12)}V${f(y + 14)}Z`;
      S.add(path(d, stone[Math.floor(S.r() * 3)]), S.shade(d, '#ffb45a', 0.5 * S.r(), 0, [0.5, 0, 0.5, 0.7]));
    }
  }
  S.add(S.glow(W * 0.3, -40, 700, '#ff9a3a', 0.5));
  // the puddle and what it shows
  const [cx, cy, rx, ry] = [W * S.by(0.54, 0.5), H * 0.54, W * S.by(0.4, 0.46), H * S.by(0.4, 0.36)];
  const rim = range(49).map((i) => {
    const a = (i / 48) * 6.283;
    const r = 1 + 0.07 * Math.sin(a * 3 + 1) + 0.05 * Math.sin(a * 5 + 2) + 0.03 * Math.sin(a * 9);
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
  });
  const d = `M${rim.map((q) => q.map(f).join(' ')).join('L')}Z`;
  let o = rect(
    0,
    0,
    W,
    H,
    S.lin([
      [0, '#7a3a2c'],
      [0.4, '#2a1438'],
      [1, '#0a0820'],
    ]),
  );
  for (const i of range(9)) {
    const y = H * (0.28 + i * 0.075);
    o += line(`M-20 ${f(y)}Q${f(cx)} ${f(y - 120 + i * 26)} ${W + 20} ${f(y + 30)}`, '#4a2a20', 3);
    for (const k of range(26)) {
      const t = (k + 0.5) / 26;
      const [x, yy] = [-20 + t * (W + 40), y * (1 - t) ** 2 + 2 * t * (1 - t) * (y - 120 + i * 26) + t * t * (y + 30)];
      o +=
        S.glow(x, yy, 36, ['#ffd070', '#ff8a4a', '#ffe9b0', '#ff5a6a'][(k + i) % 4], 0.85) +
        circle(x, yy, 7, '#fffbe6');
    }
  }
  const upside = (x, h, kind, coat) =>
    group(
      guest(S, 0, 0, h, { kind, coat, trim: '#f2b03a', dark: '#16060f', lite: '#ffd286', light: -1 }),
      `transform="translate(${f(x)} ${f(cy - ry * 0.86)}) scale(1 -1)"`,
    );
  o +=
    upside(cx - S.by(150, 80), H * 0.46, 'man', '#b01a30') +
    upside(cx + S.by(70, 120), H * 0.43, 'woman', '#e0a030') +
    upside(cx + S.by(330, 300), H * 0.4, 'sari', '#2f7a76');
  const [dx, dy] = [cx - S.by(150, 80), cy - ry * 0.86 + H * 0.22];
  o +=
    path(
      `M${f(dx - 90)} ${f(dy - 40)}Q${f(dx)} ${f(dy - 60)} ${f(dx + 90)} ${f(dy - 40)}V${f(dy + 40)}Q${f(dx)} ${f(dy + 60)} ${f(dx - 90)} ${f(dy + 40)}Z`,
      '#c8502f',
    ) +
    ellipse(dx + 92, dy, 18, 42, '#f4e0b8') +
    ellipse(dx - 92, dy, 18, 42, '#f4e0b8') +
    line(
      `M${f(dx - 80)} ${f(dy - 40)}L${f(dx - 40)} ${f(dy + 44)}L${f(dx)} ${f(dy - 46)}L${f(dx + 40)} ${f(dy + 44)}L${f(dx + 80)} ${f(dy - 40)}`,
      '#f4d898',
      5,
    );
  for (const [u, v, r] of [
    [0.3, 0.3, 120],
    [-0.5, -0.2, 80],
    [0.56, -0.3, 60],
  ])
    for (const q of [1, 0.66, 0.34])
      o += ellipse(
        cx + u * rx,
        cy + v * ry,
        r * q * 1.5,
        r * q * 0.56,
        'none',
        'stroke="#ffe9c0" stroke-width="4" opacity=".55"',
      );
  for (const _ of range(50))
    o += rect(cx - rx + S.r() * rx * 2, cy - ry + S.r() * ry * 2, 30 + 120 * S.r(), 3, '#0a0820', 'opacity=".35"');
  S.add(
    S.inside(d, o),
    line(d, '#ffcf8a', 5, 'opacity=".7"'),
    line(d, '#120a14', 10, 'opacity=".5" transform="translate(0 -7)"'),
  );
  // the foot, hem and anklet at the lower left; petals afloat
  const [px, py] = [W * S.by(0.2, 0.24), H * S.by(0.9, 0.9)];
  const foot = 'M-60 -30C-30 -60 60 -70 150 -44C210 -28 236 -6 226 10C214 30 60 44 -40 40C-80 36 -90 0 -60 -30Z';
  S.add(
    group(
      path(foot, '#0c060c', 'opacity=".6" transform="translate(14 18)"') +
        path(foot, '#9a6243') +
        S.shade(foot, '#2c100c', 0, 0.9, [0.4, 0.2, 0.3, 1]) +
        S.shade(foot, '#ffc58a', 0.9, 0, [0.7, 0, 0.5, 0.6]) +
        range(5)
          .map(
            (i) =>
              ellipse(216 - i * 13 - i * i * 2, -8 + i * 11, 20 - i * 2, 12 - i, '#a96c4a') +
              ellipse(226 - i * 13 - i * i * 2, -9 + i * 11, 8, 5, '#c8304a'),
          )
          .join('') +
        line('M20 -50Q70 -20 60 36M60 -56Q110 -26 104 30', '#8a2a1c', 6, 'opacity=".8"') +
        path('M-420 -330H40C50 -220 -10 -110 -44 -20C-150 20 -300 30 -420 10Z', '#b01a46') +
        S.shade(
          'M-420 -330H40C50 -220 -10 -110 -44 -20C-150 20 -300 30 -420 10Z',
          '#2a0418',
          0.9,
          0,
          [0, 0, 0.8, 0.2],
        ) +
        line('M40 -330C50 -220 -10 -110 -44 -20C-150 20 -300 30 -420 10', '#f0c060', 17) +
        line('M12 -330C20 -226 -30 -130 -66 -44C-160 -8 -300 0 -420 -18', '#f0c060', 5) +
        line('M-70 -24Q-20 -4 10 -56', '#f0c060', 9) +
        range(6)
          .map((i) => circle(-60 + i * 13, -12 - Math.sin((i / 5) * 2.4) * 8 - i * 6 + 10, 7, '#fff0b8'))
          .join(''),
      `transform="translate(${f(px)} ${f(py)}) scale(${S.by(1.2, 1.15)})"`,
    ),
  );
  for (const _ of range(46))
    S.add(
      ellipse(
        S.r() * W,
        H * (0.1 + 0.86 * S.r()),
        14,
        8,
        ['#e2557a', '#f7a928', '#fff1d8'][Math.floor(S.r() * 3)],
        `transform="rotate(${f(S.r() * 4)})"`,
      ),
    );
  return finish(S.add(S.shade(box(0, 0, W, H), '#0c060c', 0, 0.6, [0.5, 0.2, 1, 1])), options.framed);
}
