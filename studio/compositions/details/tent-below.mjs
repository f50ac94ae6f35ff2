// tent-below: a striped tent from underneath, the sun through its cloth, strings of marigold along its seams.
import { mix } from '../../kit/colour.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function tentBelow({ stripe = ['#e8742a', '#fff0d6'], dark = '#7a2a12', lamp = true, ...options } = {}) {
  const S = stage({ pal: 'turmeric', seed: 641, axis: 0.62, ...options });
  const { W, H, cx } = S;
  const cy = H * S.by(0.3, 0.32);
  const [sx, sy] = [cx - S.by(520, 300), cy + S.by(90, 330)];
  S.add(rect(0, 0, W, H, stripe[0]));
  const n = 30;
  const far = W * 1.2;
  const ray = (i, r) => {
    const a = 0.12 + (i * 2 * Math.PI) / n;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.86];
  };
  for (const i of range(n)) {
    const d = `M${f(cx)} ${f(cy)}L${ray(i, far).map(f).join(' ')}L${ray(i + 1, far)
      .map(f)
      .join(' ')}Z`;
    const c = stripe[i % 2];
    S.add(
      path(d, c),
      S.shade(d, dark, 0.75, 0, [
        0.5,
        0.5,
        0.5 + Math.sin(0.12 + (i * 2 * Math.PI) / n) * 0.5,
        0.5 - Math.cos(0.12 + (i * 2 * Math.PI) / n) * 0.5,
      ]),
    );
  }
  // cloth sags in rings between its ropes
  for (const r of [250, 560, 960]) {
    const sag = range(n)
      .map((i) => {
        const [a, b] = [ray(i, r), ray(i + 1, r)];
        const m = ray(i + 0.5, r * 1.07);
        return `${i ? 'L' : 'M'}${a.map(f).join(' ')}Q${m.map(f).join(' ')} ${b.map(f).join(' ')}`;
      })
      .join('');
    S.add(line(sag, dark, 8, 'opacity=".45"'), line(sag, mix(stripe[1], '#ffd08a', 0.4), 3));
  }
  // the sun behind the cloth
  S.add(
    S.glow(sx, sy, 760, '#fff2c0', 0.95),
    circle(sx, sy, 120, '#fffbe6', 'opacity=".92"'),
    S.glow(sx, sy, 280, '#fffdf0', 0.9),
  );
  // a leaf's shadow on the cloth
  for (const i of range(11)) {
    const [lx, ly] = [W * (0.02 + 0.035 * i), H * (0.1 + 0.03 * ((i * 5) % 7))];
    S.add(
      group(
        path('M0 0Q40 -30 90 0Q40 30 0 0Z', dark),
        `transform="translate(${f(lx)} ${f(ly)}) rotate(${20 + i * 23})" opacity=".28"`,
      ),
    );
  }
  // marigolds along every third seam, from the crown outward
  for (const i of range(n))
    if (i % 3 === 0)
      for (const q of range(26)) {
        const r = 120 + q * 40;
        const [x, y] = ray(i, r);
        const size = 8 + q * 0.9;
        S.add(flower(x, y, size, q % 4 ? '#f7a928' : '#fff1d8', q % 4 ? '#d8601a' : '#e2557a'));
      }
  // crown: ring, pole from below, a lamp
  S.add(
    S.pooled(cx + 16, cy + 20, 190, 170, '#4a1a0c', 0.6),
    circle(cx, cy, 112, mix(stripe[0], dark, 0.4)),
    circle(cx, cy, 112, 'none', `stroke="#f4d28a" stroke-width="10"`),
    ...range(24).map((k) => {
      const a = (k * Math.PI) / 12;
      return path(
        P([
          [cx + Math.cos(a) * 112, cy + Math.sin(a) * 112],
          [cx + Math.cos(a - 0.12) * 112, cy + Math.sin(a - 0.12) * 112],
          [cx + Math.cos(a - 0.06) * 160, cy + Math.sin(a - 0.06) * 160],
        ]),
        k % 2 ? '#f4d28a' : '#c2344f',
      );
    }),
  );
  const pole = P([
    [cx - 15, cy - 6],
    [cx + 15, cy + 6],
    [cx + S.by(420, 300), H + 40],
    [cx + S.by(290, 180), H + 60],
  ]);
  S.add(
    path(pole, '#b9773a'),
    S.shade(pole, '#3a1a0c', 0, 0.95, [0.3, 0.3, 1, 0]),
    ...range(9).map((k) => {
      const t = 0.14 + k * 0.1;
      const [x0, x1] = [cx - 15 + S.by(305, 195) * t, cx + 15 + S.by(405, 285) * t];
      const y = cy + (H - cy + 40) * t;
      return path(
        P([
          [x0, y],
          [x1, y + 10],
          [x1 + 14, y + 44],
          [x0 + 8, y + 34],
        ]),
        k % 2 ? '#c2344f' : '#f4d28a',
        'opacity=".9"',
      );
    }),
  );
  if (lamp) S.add(S.glow(cx, cy, 130, '#fff2c0', 0.6), circle(cx, cy, 30, '#fff6dc'));
  S.add(S.shade(`M0 ${H * 0.66}H${W * 0.7}V${H}H0Z`, dark, 0, 0.7, [0.8, 0, 0, 1]));
  return finish(S, options.framed);
}
