// windscreen: from behind the wheel at night in rain: drops, the wiper's clear arc, lamps of the road running together.
import { drop } from '../../kit/nature/rain.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function windscreen({ night = '#0a1240', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 1061, axis: 0.56, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.42;
  const lane = (u, t) => [lerp(cx, cx + u * W, t ** 1.6), lerp(hz, H, t ** 1.6)];
  let far = rect(
    0,
    0,
    W,
    H,
    S.lin([
      [0, '#04071e'],
      [0.42, night],
      [0.46, '#2a3a9a'],
      [1, '#070b28'],
    ]),
  );
  for (const i of range(16)) {
    const t = ((i + 1) / 16) ** 0.8;
    const k = lerp(5, 66, t ** 2.2);
    const [rx, ry] = lane(-0.34 - 0.05 * (i % 3), t);
    const [wx, wy] = lane(0.42 + 0.08 * (i % 2), t);
    for (const s of [-1, 1])
      far +=
        circle(rx + s * k * 0.9, ry, k, '#ff4a3a') +
        circle(rx + s * k * 0.9, ry, k * 0.5, '#ffb0a0') +
        circle(wx + s * k, wy, k * 1.1, '#fff0c0') +
        rect(rx + s * k * 0.9 - k * 0.3, ry + k, k * 0.6, k * 5, '#ff4a3a', 'opacity=".4"') +
        rect(wx + s * k - k * 0.3, wy + k, k * 0.6, k * 6, '#fff0c0', 'opacity=".4"');
  }
  for (const i of range(18)) {
    const t = ((i + 1) / 18) ** 0.9;
    for (const s of [-1, 1]) {
      const x = cx + s * lerp(30, W * 0.75, t ** 1.7);
      const y = hz - lerp(10, H * 0.42, t ** 1.7);
      far += circle(x, y, lerp(4, 46, t ** 2), '#ffc86a') + circle(x, y, lerp(2, 22, t ** 2), '#fff6d8');
    }
  }
  for (const i of range(24))
    far +=
      rect((i * W) / 24, hz - 30 - 150 * S.r(), W / 30, 180, '#141d5a', 'opacity=".8"') +
      rect((i * W) / 24 + 12, hz - 60 - 60 * S.r(), 12, 16, '#8fa6ff');
  far += line(
    `M${lane(0.02, 0.1).map(f).join(' ')}L${lane(0.06, 1).map(f).join(' ')}`,
    '#c8d2ff',
    26,
    'stroke-dasharray="60 90"',
  );
  S.add(soft(S, far, 17));
  // drops everywhere, but in the arc that the wiper has just cleared
  const [wx, wy, R] = [W * S.by(0.34, 0.3), H * 0.86, S.by(900, 860)];
  const cleared = (x, y) => {
    const [dx, dy] = [x - wx, wy - y];
    const [r, a] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
    return r < R && r > R * 0.2 && a > 0.32 && a < 1.5;
  };
  const c = { dark: '#02041a', lite: '#dfe8ff' };
  for (const _ of range(S.by(620, 460))) {
    const [x, y] = [S.r() * W, S.r() * H * 0.84];
    const inside = cleared(x, y);
    if (inside && S.r() > 0.12) continue;
    S.add(drop(S, x, y, inside ? 4 + 4 * S.r() : 6 + 20 * S.r() ** 2.4, c));
  }
  for (const _ of range(26)) {
    const [x, y, l] = [S.r() * W, S.r() * H * 0.5, 60 + 160 * S.r()];
    if (!cleared(x, y + l))
      S.add(
        line(`M${f(x)} ${f(y)}q6 ${f(l * 0.5)} -2 ${f(l)}`, '#dfe8ff', 8, 'opacity=".22"'),
        drop(S, x - 2, y + l, 12, c),
      );
  }
  const a = 0.32;
  const tip = [wx + Math.cos(a) * R, wy - Math.sin(a) * R];
  S.add(
    line(`M${f(wx + 20)} ${f(wy + 10)}L${tip.map(f).join(' ')}`, '#02030f', 26),
    line(`M${f(wx + 20)} ${f(wy - 2)}L${f(tip[0])} ${f(tip[1] - 10)}`, '#5a6ab8', 4, 'opacity=".8"'),
    line(
      `M${range(25)
        .map((i) => `${f(wx + Math.cos(1.5 - (i / 24) * 1.18) * R)} ${f(wy - Math.sin(1.5 - (i / 24) * 1.18) * R)}`)
        .join('L')}`,
      '#dfe8ff',
      7,
      'opacity=".4"',
    ),
  );
  // dashboard, wheel and two hands' worth of light, mirror with a string of marigolds
  const dash = `M-20 ${H + 20}V${f(H * 0.86)}Q${f(W * 0.3)} ${f(H * 0.78)} ${f(W * 0.6)} ${f(H * 0.82)}T${W + 20} ${f(H * 0.86)}V${H + 20}Z`;
  S.add(path(dash, '#060a26'), S.shade(dash, '#4a5cc8', 0.6, 0, [0.5, 0, 0.5, 0.3]));
  const [sx, sy, sr] = [W * S.by(0.74, 0.66), H * 1.08, S.by(380, 360)];
  S.add(
    ellipse(sx, sy, sr, sr * 0.84, 'none', 'stroke="#02030f" stroke-width="58"'),
    ellipse(sx, sy, sr + 14, sr * 0.84 + 14, 'none', 'stroke="#5a6ab8" stroke-width="5" opacity=".7"'),
    ...[-1, 0, 1].map((i) => S.glow(sx + i * 120, sy - sr * 0.5, 56, i ? '#6af0ff' : '#ffd27a', 0.8)),
  );
  const [mx, my] = [W * S.by(0.5, 0.5), H * 0.07];
  S.add(
    path(
      `M${f(mx - 210)} ${f(my - 50)}Q${f(mx)} ${f(my - 76)} ${f(mx + 210)} ${f(my - 50)}Q${f(mx + 236)} ${f(my + 40)} ${f(mx + 190)} ${f(my + 46)}H${f(mx - 190)}Q${f(mx - 236)} ${f(my + 40)} ${f(mx - 210)} ${f(my - 50)}Z`,
      '#060a26',
    ),
    path(
      `M${f(mx - 186)} ${f(my - 34)}Q${f(mx)} ${f(my - 56)} ${f(mx + 186)} ${f(my - 34)}L${f(mx + 170)} ${f(my + 28)}H${f(mx - 170)}Z`,
      '#2a3a92',
    ),
    circle(mx - 60, my, 15, '#ff8a7a'),
    circle(mx - 20, my, 15, '#ff8a7a'),
    ...range(8).map((i) => circle(mx + 12 * Math.sin(i * 0.6), my + 62 + i * 23, 15, i % 2 ? '#f7a928' : '#ef7f1a')),
    path(`M${f(mx + 2)} ${f(my + 250)}l-16 44h32Z`, '#c8304a'),
  );
  return finish(S.add(S.shade(box(0, 0, W, H), '#02041a', 0, 0.5, [0.5, 0.4, 0, 1])), options.framed);
}
