// chiffon: a sheer curtain lifts in the wind of a high terrace; through it a railing and the first light.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function chiffon({ cloth = '#e8739a', sky = ['#4a3a78', '#b06a92', '#f4a88e', '#fde2b8'], ...options } = {}) {
  const S = stage({ pal: 'rose', seed: 751, ...options });
  const { W, H } = S;
  const hz = H * S.by(0.62, 0.58);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, sky[0]],
        [0.3, sky[1]],
        [0.5, sky[2]],
        [0.62, sky[3]],
      ]),
    ),
    S.shade(box(0, 0, W, hz), sky[0], 0.8, 0, [0.8, 0, 0.4, 1]),
  );
  for (const j of range(3))
    for (const i of range(S.by(22, 14))) {
      const w = (W / S.by(22, 14)) * (0.7 + 0.6 * S.r());
      const h = (230 - j * 62) * S.r() ** 1.6 + 30;
      S.add(rect((i / S.by(22, 14)) * W, hz - h - 40 + j * 26, w, h + 60, mix('#b878a0', '#5a3f78', j * 0.45)));
    }
  S.add(rect(0, hz, W, H, '#5a3f6a'), S.shade(box(0, hz, W, H), '#ffcfae', 0.85, 0, [0.8, 0, 0.4, 0.9]));
  // floor boards towards the light, a parapet rail
  for (const i of range(22))
    S.add(
      line(
        `M${f(W * 0.74 + (i - 11) * 46)} ${f(hz)}L${f(W * 0.74 + (i - 11) * 230)} ${H}`,
        '#2a1a40',
        4,
        'opacity=".5"',
      ),
    );
  S.add(rect(0, hz - 96, W, 14, '#3a2850'), rect(0, hz - 96, W, 4, '#ffd9b8'));
  for (const i of range(S.by(40, 26))) S.add(rect((i * W) / S.by(40, 26), hz - 84, 6, 92, '#3a2850'));
  const rod = 70;
  // the lifted cloth: strips from the rod to an edge that the wind carries to the right
  const n = 34;
  const left = W * S.by(0.02, -0.04);
  const width = W * S.by(0.34, 0.5);
  const top = (i) => [left + (i / n) * width, rod + 6 * Math.sin(i * 1.5)];
  const low = (i) => {
    const t = i / n;
    return [
      left + t * width * 0.7 + W * (0.06 + 0.5 * t ** 1.4),
      H * (1.02 - 0.42 * t ** 1.5) + 34 * Math.sin(i * 0.9),
    ];
  };
  const mid = (i) => {
    const t = i / n;
    const [[a, b], [c, d]] = [top(i), low(i)];
    return [(a + c) / 2 - W * 0.06 * (1 - t) - W * 0.02 + 16 * Math.sin(i * 1.3), (b + d) / 2 + H * 0.1 * t];
  };
  for (const i of range(n)) {
    const [a, b, m1, m2, c, d] = [top(i), top(i + 1), mid(i), mid(i + 1), low(i), low(i + 1)];
    const strip = `M${a.map(f).join(' ')}Q${m1.map(f).join(' ')} ${c.map(f).join(' ')}L${d.map(f).join(' ')}Q${m2.map(f).join(' ')} ${b.map(f).join(' ')}Z`;
    const fold = Math.sin(i * 0.9);
    S.add(
      path(strip, mix(cloth, fold > 0 ? '#fff0e6' : '#7a2a5a', Math.abs(fold) * 0.45), 'opacity=".68"'),
      S.shade(strip, fold > 0.3 ? '#fff6ec' : '#5a1a4a', 0.55, 0, [fold > 0 ? 0 : 1, 0, 0.5, 0]),
    );
  }
  const hem = range(n + 1).map(low);
  S.add(
    line(`M${hem.map((q) => q.map(f).join(' ')).join('L')}`, '#f4c878', 12),
    line(`M${hem.map(([x, y]) => `${f(x - 6)} ${f(y - 26)}`).join('L')}`, '#f4c878', 4),
  );
  for (const i of range(n)) S.add(circle(low(i)[0], low(i)[1] + 12, 7, '#fff0c8'));
  // a second length, still, on the right
  const x = W * S.by(0.9, 0.9);
  for (const i of range(8)) {
    const u = x + i * W * 0.018;
    const d = P([
      [u, rod],
      [u + W * 0.018, rod],
      [u + W * 0.02 + 10 * Math.sin(i), H],
      [u + 10 * Math.sin(i - 1), H],
    ]);
    S.add(path(d, mix(cloth, i % 2 ? '#7a2a5a' : '#fff0e6', 0.35), 'opacity=".82"'));
  }
  S.add(rect(0, rod - 26, W, 20, '#c8963f'), rect(0, rod - 24, W, 5, '#fff0c0'), rect(0, 0, W, rod - 26, '#2a1a40'));
  for (const i of range(30)) S.add(line(`M${f((i * width) / 29 + left)} ${rod - 34}a9 15 0 1 0 1 0`, '#f4d898', 4));
  return finish(S, options.framed);
}
