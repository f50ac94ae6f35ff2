// bulbFront: a street house in a net of bulbs at night, seen along its pavement, all of it again in the wet road.
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, mirrored, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function bulbFront({
  wall = '#5a2c24',
  bulbs = ['#ffd070', '#ffe9b0', '#ff9a4a'],
  night = '#120a1c',
  ...options
} = {}) {
  const S = stage({ pal: 'marigold', seed: 851, ...options });
  const { W, H } = S;
  const road = H * S.by(0.72, 0.72);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#0a0818'],
        [0.6, night],
        [0.75, '#5a2a2c'],
      ]),
    ),
  );
  const vx = W * S.by(0.94, 1.02);
  const at = (u, v) => {
    const p = 1 - (1 - u) ** 1.5;
    return [lerp(-W * 0.05, vx, p), lerp(lerp(road + 60, road - 30, p), lerp(-H * 0.08, road - 210, p), v)];
  };
  let o =
    path(P([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), wall) +
    S.shade(P([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), '#1c0a10', 0.2, 0.9, [0, 0, 0.3, 1]);
  const bays = 7;
  for (const i of range(bays))
    for (const j of range(3)) {
      const [u, v, w, h] = [(i + 0.2) / bays, 0.05 + j * 0.32, 0.6 / bays, j ? 0.2 : 0.22];
      const q = (a, b) => at(u + a * w, v + b * h);
      const pts = [
        q(0, 0),
        q(0, 0.66),
        q(0.12, 0.86),
        q(0.32, 0.9),
        q(0.5, 1),
        q(0.68, 0.9),
        q(0.88, 0.86),
        q(1, 0.66),
        q(1, 0),
      ];
      o +=
        path(P(pts), j === 0 && i % 2 === 0 ? '#ffe0a0' : '#f0a050') +
        S.shade(P(pts), '#7a1c1c', 0, 0.9, [0.3, 0, 0.6, 1]) +
        line(P(pts), '#e0ae57', 6);
      const rail = P([q(-0.1, -0.02), q(1.1, -0.02), q(1.1, 0.2), q(-0.1, 0.2)]);
      if (j)
        o +=
          path(rail, '#8a3a2a') +
          range(7)
            .map((k) =>
              line(
                `M${q(k / 6, -0.02)
                  .map(f)
                  .join(' ')}L${q(k / 6, 0.2)
                  .map(f)
                  .join(' ')}`,
                '#e0ae57',
                3,
              ),
            )
            .join('');
    }
  for (const v of [0.02, 0.33, 0.65, 0.97])
    o += path(P([at(0, v), at(1, v), at(1, v + 0.018), at(0, v + 0.018)]), '#c8843f');
  // bulbs: strings down the whole front, swags between the floors
  let lights = '';
  const glowAt = (x, y, k, c) =>
    circle(x, y, k * 3.2, c, 'opacity=".22"') + circle(x, y, k, c) + circle(x, y, k * 0.5, '#fffbe6');
  for (const i of range(58))
    for (const j of range(26)) {
      const [u, v] = [(i + 0.2) / 58, 0.02 + j * 0.038];
      const inWindow = (u * bays) % 1 > 0.16 && (u * bays) % 1 < 0.84 && (v - 0.05) % 0.32 < 0.21;
      if (inWindow && i % 4) continue;
      const [x, y] = at(u, v);
      lights += glowAt(x, y + 5 * Math.sin(i * 2 + j), lerp(6.5, 1.8, u), bulbs[(i + j) % 3]);
    }
  o += lights;
  // a doorway of roses and the name's blank board in lamps
  const door = P([at(0.3, 0), at(0.3, 0.26), at(0.35, 0.31), at(0.42, 0.31), at(0.46, 0.26), at(0.46, 0)]);
  o += path(door, '#fff0c4') + S.shade(door, '#e8662a', 0, 0.8, [0.4, 0, 0.5, 1]);
  for (const i of range(46)) {
    const t = i / 45;
    const [x, y] =
      t < 0.4
        ? at(0.3, t * 0.65)
        : t < 0.6
          ? at(lerp(0.3, 0.46, (t - 0.4) / 0.2), 0.26 + 0.06 * Math.sin(((t - 0.4) / 0.2) * 3.14))
          : at(0.46, (1 - t) * 0.65);
    o += circle(x, y, 19, i % 2 ? '#d8304a' : '#fff1d8') + circle(x + 3, y - 3, 9, i % 2 ? '#ff7a8a' : '#f6c3c0');
  }
  S.add(o);
  const [lx, ly] = at(0.9, 0.5);
  S.add(S.glow(lx, ly, 420, '#ffb84a', 0.5), rect(0, road + 40, W, H, '#160e1c'));
  S.add(
    group(mirrored(o, road + 48, 0.6), `clip-path="${S.clip(box(0, road + 46, W, H))}"`),
    S.shade(box(0, road + 40, W, H), '#0c0612', 0.2, 0.9, [0.3, 0, 0.2, 1]),
  );
  for (const _ of range(110)) {
    const [x, y] = [S.r() * W, road + 56 + S.r() * (H - road)];
    S.add(
      rect(
        x,
        y,
        40 + 150 * S.r(),
        3 + 3 * S.r(),
        S.r() > 0.4 ? '#160e1c' : '#ffc870',
        `rx="2" opacity="${f(0.25 + 0.5 * S.r())}"`,
      ),
    );
  }
  S.add(path(`M-10 ${f(road + 44)}L${f(vx)} ${f(road - 30)}L${f(vx)} ${f(road - 18)}L-10 ${f(road + 74)}Z`, '#6a4a44'));
  const look = { dark: '#14060c', lite: '#ffd286' };
  const people = [
    [0.16, 'man', '#8a2438', 360],
    [0.235, 'sari', '#e0a030', 340],
    [0.5, 'woman', '#2f7a76', 250],
    [0.56, 'man', '#f0e6d0', 258],
    [0.68, 'sari', '#c8486a', 200],
  ];
  for (const [u, kind, coat, h] of people) {
    const [x] = at(u, 0);
    const y = road + 130 - u * 150;
    S.add(
      ellipse(x, y + 4, h * 0.2, 8, '#0c0612', 'opacity=".7"'),
      mirrored(guest(S, x, y, h, { kind, coat, trim: '#e0ae57', light: -1, ...look }), y + 2, 0.35),
      guest(S, x, y, h, { kind, coat, trim: '#e0ae57', light: -1, ...look }),
    );
  }
  return finish(S, options.framed);
}
