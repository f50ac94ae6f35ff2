// stageCurtain: a velvet curtain drawn aside by one hand; through the gap the lit hall and its seats.
import { limb } from '../../kit/figures/hands.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

export function stageCurtain({ velvet = '#0f6a6c', deep = '#03282c', ...options } = {}) {
  const S = stage({ pal: 'emerald', seed: 781, ...options });
  const { W, H } = S;
  const [g0, g1] = [W * S.by(0.5, 0.52), W * S.by(0.8, 0.92)];
  S.add(rect(0, 0, W, H, '#f3d9a4'), S.shade(box(0, 0, W, H * 0.6), '#c88a4a', 0.9, 0, [0.5, 0, 0.5, 1]));
  const hz = H * 0.4;
  for (const i of range(5))
    S.add(
      S.glow(g0 + (i + 0.3) * (g1 - g0) * 0.22, H * 0.12, 120, '#fffbe6', 0.95),
      ellipse(g0 + (i + 0.3) * (g1 - g0) * 0.22, H * 0.12, 20, 14, '#ffffff'),
    );
  for (const j of range(12)) {
    const y = hz + j ** 1.6 * 13 * S.by(1, 1.25);
    const s = 40 + j * 15;
    for (const i of range(14)) {
      const x = g0 - 80 + i * s * 1.12 - (j % 2) * s * 0.5;
      const d = `M${f(x)} ${f(y + s * 0.9)}V${f(y + s * 0.2)}Q${f(x + s * 0.5)} ${f(y - s * 0.3)} ${f(x + s)} ${f(y + s * 0.2)}V${f(y + s * 0.9)}Z`;
      S.add(
        path(d, j % 2 ? '#1c7a78' : '#187070'),
        S.shade(d, '#04302f', 0, 0.9, [0.5, 0, 0.5, 1]),
        line(
          `M${f(x + 3)} ${f(y + s * 0.2)}Q${f(x + s * 0.5)} ${f(y - s * 0.3)} ${f(x + s - 3)} ${f(y + s * 0.2)}`,
          '#ffe6b0',
          3,
        ),
      );
    }
  }
  S.add(S.shade(box(0, H * 0.55, W, H), '#06302e', 0, 0.85, [0.5, 0, 0.5, 1]));
  // boards of the stage with a slip of light
  const y = H * S.by(0.86, 0.88);
  S.add(
    rect(0, y, W, H, '#6a4a30'),
    path(`M${f(g0 + 40)} ${f(y)}H${f(g1 - 20)}L${f(g1 - W * 0.24)} ${H}H${f(g0 - W * 0.22)}Z`, '#f4d090'),
    S.shade(box(0, y, W, H), '#1c100a', 0, 0.9, [0.3, 0, 0.2, 1]),
  );
  for (const i of range(5)) S.add(line(`M0 ${f(y + 14 + i * i * 12)}H${W}`, '#2c1a10', 3, 'opacity=".6"'));
  const fall = (x0, x1, pull) => {
    const n = Math.max(3, Math.round(Math.abs(x1 - x0) / S.by(74, 66)));
    return range(n)
      .map((i) => {
        const [a, b] = [x0 + ((x1 - x0) * i) / n, x0 + ((x1 - x0) * (i + 1)) / n];
        const [p, q] = [pull(i / n), pull((i + 1) / n)];
        const d = `M${f(a)} -20C${f(a)} ${f(H * 0.3)} ${f(a + p)} ${f(H * 0.38)} ${f(a + p)} ${f(H * 0.5)}S${f(a + p * 0.3)} ${f(H * 0.8)} ${f(a + p * 0.2)} ${f(y + 26)}H${f(b + q * 0.2)}C${f(b + q * 0.3)} ${f(H * 0.8)} ${f(b + q)} ${f(H * 0.62)} ${f(b + q)} ${f(H * 0.5)}S${f(b)} ${f(H * 0.3)} ${f(b)} -20Z`;
        return (
          path(d, velvet) +
          S.shade(d, deep, 0.96, 0, [0, 0, 0.62, 0]) +
          S.shade(d, '#7fe0d0', 0, 0.6, [0.4, 0, 0.84, 0]) +
          S.shade(d, deep, 0, 0.9, [0.86, 0, 1, 0])
        );
      })
      .join('');
  };
  S.add(
    fall(-20, g0, (t) => -W * 0.1 * t ** 1.5),
    fall(g1, W + 20, () => 0),
  );
  // gold fringe at the foot, the edge of the drawn side lit from the hall
  for (const i of range(120)) {
    const x = (i / 120) * W;
    if (x > g0 - W * 0.03 && x < g1) continue;
    S.add(line(`M${f(x)} ${f(y + 16)}v30`, i % 2 ? '#e0ae57' : '#8a5a1e', 9));
  }
  S.add(
    line(
      `M${f(g0)} -20C${f(g0)} ${f(H * 0.3)} ${f(g0 - W * 0.1)} ${f(H * 0.38)} ${f(g0 - W * 0.1)} ${f(H * 0.5)}S${f(g0 - W * 0.03)} ${f(H * 0.8)} ${f(g0 - W * 0.02)} ${f(y + 20)}`,
      '#ffe6b0',
      12,
    ),
    line(`M${f(g1)} -20V${f(y + 20)}`, '#ffe6b0', 9),
  );
  // a hand that holds it, from the left, in a dark sleeve
  const skin = { base: '#a56c48', dark: '#2c140e', lite: '#f4bc88' };
  const part = (d) =>
    path(d, skin.base) +
    S.shade(d, skin.dark, 0.9, 0, [0, 0.2, 0.7, 0.6]) +
    S.shade(d, skin.lite, 0, 0.9, [0.5, 0.3, 1, 0.5]);
  const [hx, hy] = [g0 - W * 0.1, H * 0.5];
  const k = S.by(1, 1.1);
  const sleeve = limb([-620, 330], 130, [-190, 70], 92);
  let o =
    path(sleeve, '#14202c') +
    S.shade(sleeve, '#5a7a8a', 0.6, 0, [0.3, 0, 0.5, 0.5]) +
    part(limb([-190, 72], 66, [-60, 10], 78));
  o += path('M-214 -8L-150 -34L-124 108L-196 150Z', '#f4efe2');
  for (const i of range(4))
    o +=
      part(limb([-40, -52 + i * 42], 30, [34, -60 + i * 42], 26)) +
      part(limb([34, -60 + i * 42], 26, [18, -44 + i * 42], 22));
  S.add(group(o, `transform="translate(${f(hx - 6)} ${f(hy)}) scale(${k})"`));
  return finish(S, options.framed);
}
