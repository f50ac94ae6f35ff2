// flagWalk: delegates walk at dusk between tall plain flags to a turning glass door, seen from low over wet paving.
import { camera } from '../../kit/camera.mjs';
import { mix } from '../../kit/colour.mjs';
import { delegate } from '../../kit/figures/delegate.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, group, line, mirrored, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { turningDoor } from '../../parts/buildings/turning-door.mjs';
import { flag } from '../../parts/landscape/flag.mjs';

export function flagWalk({
  sky = ['#08313d', '#14595f', '#5d938a', '#f2ae7c', '#f4775a'],
  flags = ['#ef6a50', '#12646a', '#f2b64e', '#f4e4c6', '#1f8f88', '#e0553f'],
  lamp = '#ffe0a0',
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 1431, axis: 0.48, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.73;
  const c = camera({ cx, horizon: hz, focal: S.by(1150, 1050), eye: 0.5 });
  S.add(rect(0, 0, W, H, S.lin(sky.map((tone, i) => [[0, 0.2, 0.38, 0.53, 0.68][i], tone]))));
  S.add(
    S.shade(box(0, 0, W, H * 0.5), sky[0], 0.8, 0, [0.3, 0, 0.4, 1], 'b'),
    S.glow(cx, hz - 120, 760, '#ffc48a', 0.6),
  );
  // long thin clouds, lit from below
  for (const _ of range(26)) {
    const t = S.r();
    const [x, y, l, h] = [W * (S.r() * 1.1 - 0.2), H * (0.14 + 0.42 * t), W * (0.1 + 0.26 * S.r()), 5 + 12 * S.r()];
    const d = `M${f(x)} ${f(y)}C${f(x + l * 0.3)} ${f(y - h)} ${f(x + l * 0.6)} ${f(y - h * 1.3)} ${f(x + l)} ${f(y - h * 0.3)}C${f(x + l * 0.7)} ${f(y + h * 0.4)} ${f(x + l * 0.3)} ${f(y + h * 0.5)} ${f(x)} ${f(y)}Z`;
    S.add(path(d, mix('#3f8a84', '#ff9a70', t), `opacity="${f(0.3 + 0.4 * t)}"`));
  }
  const foot = c.at(0, 0, 17)[1];
  // what stands on the ground, upright (s 1) or in the wet paving (s -1)
  const hall = (s) => {
    const front = (x0, y0, x1, y1, z) => c.front(x0, s * y0, x1, s * y1, z);
    const wall = front(-8, 0, 12, 4.6, 17);
    let o = path(
      wall,
      S.lin(
        [
          [0, '#1d5a5e'],
          [0.45, '#e8a25c'],
          [1, lamp],
        ],
        0,
        s > 0 ? 0 : 1,
        0,
        s > 0 ? 1 : 0,
      ),
    );
    o += S.shade(front(-8, 0, -2, 4.6, 17), '#0a343c', 0.9, 0) + S.shade(front(3, 0, 12, 4.6, 17), '#0a343c', 0, 0.9);
    for (const i of range(20)) o += path(front(-8 + i, 0, -7.92 + i, 4.6, 17), '#0c3a42');
    for (const y of [2.4, 3.6]) o += path(front(-8, y, 12, y + 0.07, 17), '#0c3a42');
    o += path(front(-8.6, 4.5, 12.6, 5, 17), '#0a2e36') + path(front(-8.6, 4.46, 12.6, 4.54, 17), '#ffd890');
    return o + turningDoor(S, c, 15, s);
  };
  for (const i of range(64)) {
    const [x, h] = [i * 36 - 40 + 16 * S.r(), 30 + 110 * S.r() ** 1.6];
    S.add(rect(x, foot - h, 22 + 30 * S.r(), h, mix('#1d4f56', sky[3], 0.2 + 0.4 * S.r())));
  }
  S.add(hall(1));
  for (const i of range(60)) {
    const x = i < 36 ? i * 11 - 20 : W - (i - 36) * 13;
    S.add(circle(x, foot - 6 - 24 * S.r(), 14 + 30 * S.r(), i % 3 ? '#0b3238' : '#114047'));
  }
  // wet paving: the evening in it, joints towards the door, and all of it again upside down
  const ground = box(0, foot, W, H);
  S.add(
    path(
      ground,
      S.lin([
        [0, '#c8765c'],
        [0.25, '#4f6f6c'],
        [0.7, '#0f3f48'],
        [1, '#062831'],
      ]),
    ),
  );
  const row = (x, order) => range(7).map((i) => [x, 4.1 + i * 1.6, flags[order[i]], i * 1.9 + x]);
  const poles = [...row(3.1, [0, 1, 2, 5, 3, 2, 4]), ...row(-3.7, [3, 4, 0, 2, 1, 5, 2])].toSorted(
    (p, q) => q[1] - p[1],
  );
  const mast = (x, z, s) => {
    const [[x0, y0], [x1, y1]] = [c.at(x, 0, z), c.at(x, s * 7, z)];
    const w = c.scale(z) * 0.034;
    return (
      line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, '#0e3038', w * 2) +
      line(`M${f(x0 - w * 0.4)} ${f(y0)}L${f(x1 - w * 0.4)} ${f(y1)}`, '#f6dcae', w * 0.7) +
      circle(x1, y1, w * 2.2, '#f2c060')
    );
  };
  const below = { ...c, at: (x, y, z) => c.at(x, -y, z) };
  S.add(group(hall(-1), 'opacity=".62"'));
  for (const [x, z, tone, turn] of poles)
    S.add(group(mast(x, z, -1) + flag(S, below, tone, x, z, [3.3, 6.7], 1.35, turn), 'opacity=".5"'));
  for (const i of range(31)) {
    const [a, b] = [c.at((i - 15) * 0.9, 0, 15), c.at((i - 15) * 0.9, 0, 0.9)];
    S.add(line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}`, '#052129', 2.4, 'opacity=".4"'));
  }
  for (const i of range(16)) {
    const y = c.at(0, 0, 1.1 + 0.16 * i ** 1.6)[1];
    S.add(
      line(`M0 ${f(y)}H${W}`, '#052129', 2.2, 'opacity=".34"'),
      line(`M0 ${f(y + 3)}H${W}`, '#ffd0a0', 1.4, 'opacity=".16"'),
    );
  }
  for (const _ of range(120)) {
    const t = S.r();
    const [x, y, w] = [S.r() * W, foot + 8 + t ** 1.3 * (H - foot), 24 + 190 * t * S.r()];
    S.add(
      rect(
        x - w / 2,
        y,
        w,
        2 + 6 * t * S.r(),
        S.r() > 0.4 ? '#07303a' : '#f0a27a',
        `rx="3" opacity="${f(0.14 + 0.3 * S.r())}"`,
      ),
    );
  }
  const dim = S.lin([
    [0, '#041e26', 0],
    [1, '#041e26', 0.72],
  ]);
  S.add(
    path(box(0, foot + 60, W, H), dim),
    S.shade(box(0, foot + 40, W * 0.6, H), '#041e26', 0.9, 0, [0, 0.8, 0.9, 0.2], 'b'),
  );
  // those who arrive, and the flags on both sides of them, the farthest first
  const who = [
    [-0.35, 13.4, { coat: '#24454e' }],
    [0.42, 12.6, { coat: '#d8553f', kind: 'sari' }],
    [-1.5, 9.2, { coat: '#1c3a4c', kind: 'turban', box: '#8a5a34' }],
    [0.72, 7.6, { coat: '#f0b04a', kind: 'sari', box: '#1f7a78' }],
    [1.3, 6.1, { coat: '#173944', box: '#d8634a' }],
  ];
  const things = [
    ...poles.map(([x, z, tone, turn]) => [z, mast(x, z, 1) + flag(S, c, tone, x, z, [3.3, 6.7], 1.35, turn)]),
    ...who.map(([x, z, look]) => {
      const [px, py] = c.at(x, 0, z);
      const d = delegate(S, look);
      const at = `transform="translate(${f(px)} ${f(py)}) scale(${f((c.scale(z) * 1.76) / 300)})"`;
      return [z, group(mirrored(d, 5, 0.4), at) + group(d, at)];
    }),
  ].toSorted((a, b) => b[0] - a[0]);
  S.add(...things.map(([, drawn]) => drawn), S.glow(cx, hz - 90, 420, '#ffe0a0', 0.28));
  return finish(S, options.framed);
}
