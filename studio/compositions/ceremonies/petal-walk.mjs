// petalWalk: the two walk away between their guests, backs to us, in a fall of petals; long evening light in trees.
import { guest } from '../../kit/figures/guests.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function petalWalk({
  sky = ['#3f6a58', '#a8b878', '#f6d892'],
  petals = ['#fff4e0', '#f6c3c0', '#e8788f'],
  coats = ['#2f6a54', '#e8dcc0', '#7a9a6a', '#c8963f', '#8a3f4a', '#f4f0e0'],
  couple = ['#f2ead4', '#b8243f'],
  ...options
} = {}) {
  const S = stage({ pal: 'emerald', seed: 1241, axis: 0.44, ...options });
  const { W, H, cx } = S;
  const hz = H * 0.5;
  S.add(rect(0, 0, W, H, S.lin(sky.map((c, i) => [i * 0.26, c]))), S.glow(cx + 90, hz - 90, 620, '#fff6d0', 0.95));
  S.add(
    soft(
      S,
      range(90)
        .map((i) =>
          ellipse(
            S.r() * W,
            S.r() * hz,
            50 + 80 * S.r(),
            40 + 50 * S.r(),
            ['#2f5a44', '#5f8a58', '#a8b868', '#e8e0a0'][i % 4],
            'opacity=".55"',
          ),
        )
        .join(''),
      18,
    ),
  );
  S.add(rect(0, hz, W, H, '#7f9a58'), S.shade(box(0, hz, W, H), '#1f3f2c', 0, 0.9, [0.4, 0, 0.2, 1]));
  const way = P([
    [cx - 40, hz],
    [cx + 60, hz],
    [cx + S.by(420, 360), H + 20],
    [cx - S.by(460, 400), H + 20],
  ]);
  S.add(
    path(way, '#f4ead2'),
    S.shade(way, '#8a8a5a', 0, 0.6, [0.4, 0, 0.4, 1]),
    S.shade(way, '#fffbe4', 0.8, 0, [0.4, 0, 0.5, 0.7]),
  );
  for (const _ of range(260)) {
    const t = S.r() ** 0.6;
    S.add(
      ellipse(
        lerp(cx + 10, cx - 20, t) + (S.r() - 0.5) * lerp(90, 860, t),
        hz + 10 + (H - hz) * t,
        lerp(2, 13, t),
        lerp(1.4, 7, t),
        petals[Math.floor(S.r() * 3)],
      ),
    );
  }
  const look = { dark: '#14281c', lite: '#fff0c0' };
  // guests in two files, from the far end to the near
  for (const j of range(9)) {
    const t = (j / 8) ** 1.5;
    const h = lerp(110, S.by(620, 640), t);
    const y = lerp(hz + 40, H * 1.1, t);
    for (const s of [-1, 1]) {
      const x = cx + 8 + s * lerp(70, S.by(640, 500), t) + (S.r() - 0.5) * 20;
      S.add(
        path(
          `M${f(x - h * 0.1)} ${f(y)}l${f(-h * 0.3)} ${f(h * 0.18)}h${f(h * 0.26)}l${f(h * 0.3)} ${f(-h * 0.16)}Z`,
          '#1f3f2c',
          'opacity=".4"',
        ),
        guest(S, x, y, h, {
          kind: ['man', 'woman', 'sari'][(j + (s > 0 ? 1 : 0)) % 3],
          coat: coats[(j * 2 + (s > 0 ? 1 : 0)) % 6],
          trim: coats[(j + 3) % 6],
          light: -s,
          ...look,
        }),
      );
      if (j > 2 && j % 2) {
        const [hx, hy] = [x - s * h * 0.26, y - h * 1.05];
        S.add(
          line(
            `M${f(x - s * h * 0.12)} ${f(y - h * 0.74)}Q${f(x - s * h * 0.3)} ${f(y - h * 0.8)} ${f(hx)} ${f(hy)}`,
            coats[(j * 2 + (s > 0 ? 1 : 0)) % 6],
            h * 0.07,
          ),
          circle(hx, hy, h * 0.045, '#9a6243'),
        );
      }
    }
    if (j === 5) {
      const [gy, gh] = [H * 0.83, S.by(500, 500)];
      S.add(
        ellipse(cx - 10, gy + 8, 220, 26, '#5a5a30', 'opacity=".5"'),
        guest(S, cx - 80, gy, gh, { kind: 'man', coat: couple[0], trim: couple[1], light: -1, ...look }),
        guest(S, cx + 76, gy + 4, gh * 0.94, { kind: 'woman', coat: couple[1], trim: '#e0ae57', light: -1, ...look }),
        line(
          `M${f(cx - 26)} ${f(gy - gh * 0.4)}Q${f(cx)} ${f(gy - gh * 0.36)} ${f(cx + 28)} ${f(gy - gh * 0.4)}`,
          '#9a6243',
          19,
        ),
      );
    }
  }
  for (const _ of range(190)) {
    const k = 0.4 + 1.4 * S.r();
    S.add(
      `<g transform="translate(${f(cx + (S.r() - 0.5) * W * 0.8)} ${f(S.r() * H * 0.9)}) rotate(${f(S.r() * 180)}) scale(${f(k)})">${path('M-13 0C-8 -10 8 -10 14 0C8 8 -8 8 -13 0Z', petals[Math.floor(S.r() * 3)])}</g>`,
    );
  }
  return finish(S, options.framed);
}
