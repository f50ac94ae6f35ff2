import { steam } from '../../kit/figures/guest-at-window.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { ellipse, group, line, path } from '../../kit/shapes.mjs';

/** Draws a solid of metal: flat, dark on the right, with light on the left. */
const metal = (S, d, [base, dark, lite]) =>
  path(d, base) + S.shade(d, dark, 0, 0.95, [0.35, 0, 1, 0.4]) + S.shade(d, lite, 0.95, 0, [0, 0.2, 0.35, 0.4]);

/** Draws one rose petal that floats at x, y. */
const petal = (x, y, r, turn, tone) =>
  group(
    ellipse(2, 5, 12, 10, '#123a40', 'opacity=".35"') +
      group(
        path('M0 12C-12 8 -16 -4 -10 -10C-6 -13 -2 -11 0 -8C3 -12 9 -13 12 -8C16 -1 10 9 0 12Z', tone) +
          path('M0 9C-7 6 -10 -2 -6 -6C-2 -8 4 -7 6 -3C8 2 5 7 0 9Z', '#ffd9c8', 'opacity=".45"'),
        `transform="rotate(${f(turn)})"`,
      ),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(r)} ${f(r * 0.5)})"`,
  );

/** Draws a wide copper urli with water and rose petals, r its half width, its rim about x, y. */
export function urli(S, x, y, r) {
  const body =
    `M${x - r} ${y}C${f(x - r * 0.98)} ${f(y + r * 0.3)} ${f(x - r * 0.6)} ${f(y + r * 0.46)} ${x} ${f(y + r * 0.47)}` +
    `C${f(x + r * 0.6)} ${f(y + r * 0.46)} ${f(x + r * 0.98)} ${f(y + r * 0.3)} ${x + r} ${y}Z`;
  const random = rng(41);
  const petals = range(30)
    .map((i) => {
      const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 30) * 0.86];
      return [x + Math.cos(a) * q * r, y + Math.sin(a) * q * r * 0.25, random(), i];
    })
    .filter((p) => p[2] > 0.2)
    .sort((a, b) => a[1] - b[1])
    .map(([px, py, q, i]) =>
      petal(px, py, r * 0.0082 * (0.75 + q * 0.55), q * 360, ['#d8344f', '#f27f86', '#b3203f'][i % 3]),
    );
  return (
    ellipse(x + r * 0.12, y + r * 0.45, r * 0.94, r * 0.13, '#3a1f28', 'opacity=".6"') +
    metal(S, body, ['#b8623a', '#4a1a20', '#ffc890']) +
    ellipse(x, y, r, r * 0.29, '#e59a63') +
    ellipse(x, y + r * 0.014, r * 0.93, r * 0.26, '#7a3426') +
    ellipse(
      x,
      y + r * 0.03,
      r * 0.91,
      r * 0.245,
      S.lin(
        [
          [0, '#2f6f72'],
          [1, '#9fd0bc'],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) +
    petals.join('') +
    line(
      `M${f(x - r * 0.99)} ${f(y + r * 0.04)}A${r} ${f(r * 0.29)} 0 0 0 ${f(x + r * 0.9)} ${f(y + r * 0.13)}`,
      S.lin(
        [
          [0, '#ffe2b8'],
          [1, '#ffe2b8', 0],
        ],
        0,
        0,
        1,
        0,
      ),
      4,
    )
  );
}

/** Draws a brass bowl of warm oil, r its half width, its foot on x, y, and the steam over it. */
export function oilBowl(S, x, y, r) {
  const top = y - r * 0.95;
  const body =
    `M${x - r} ${f(top)}C${f(x - r * 1.04)} ${f(top + r * 0.5)} ${f(x - r * 0.6)} ${f(y - r * 0.16)} ` +
    `${f(x - r * 0.3)} ${f(y - r * 0.12)}` +
    `L${f(x - r * 0.46)} ${y}H${f(x + r * 0.46)}L${f(x + r * 0.3)} ${f(y - r * 0.12)}` +
    `C${f(x + r * 0.6)} ${f(y - r * 0.16)} ${f(x + r * 1.04)} ${f(top + r * 0.5)} ${x + r} ${f(top)}Z`;
  const rings = [0.2, 0.27, 0.5]
    .map((v) =>
      line(`M${x - r} ${f(top + r * v)}Q${x} ${f(top + r * (v + 0.36))} ${x + r} ${f(top + r * v)}`, '#7a4418', 2.4),
    )
    .join('');
  return (
    ellipse(x + r * 0.3, y + 2, r * 1.1, r * 0.18, '#3a1f28', 'opacity=".6"') +
    metal(S, body, ['#d99a36', '#6a3418', '#fff0b8']) +
    S.inside(body, rings) +
    ellipse(x, top, r, r * 0.28, '#f9d27a') +
    ellipse(x, top + 2, r * 0.88, r * 0.22, '#8a4a14') +
    ellipse(x, top + 4, r * 0.84, r * 0.19, '#e0921c') +
    ellipse(x - r * 0.25, top + 1, r * 0.34, r * 0.06, '#ffe9a0') +
    steam(S, x, top - 2, r * 3.2, '#fff6dc')
  );
}

/** Draws a folded towel, w wide, its lower left corner about x, y. */
export function foldedTowel(S, x, y, w) {
  const layer = (i, tone) => {
    const t = y - i * w * 0.13;
    const d =
      `M${x + 8} ${f(t)}Q${x - 8} ${f(t - w * 0.07)} ${x + 8} ${f(t - w * 0.14)}` +
      `L${f(x + w)} ${f(t - w * 0.14)}Q${f(x + w + 6)} ${f(t - w * 0.07)} ${f(x + w)} ${f(t)}Z`;
    return (
      path(d, tone) +
      S.shade(d, '#7a4a3a', 0, 0.7, [0.2, 0.2, 1, 1]) +
      line(`M${x + 8} ${f(t)}H${f(x + w)}`, '#a87a5a', 2.4)
    );
  };
  const top = y - w * 0.39;
  const face = `M${x + 8} ${f(top)}L${f(x + w * 0.16)} ${f(top - w * 0.15)}H${f(x + w * 1.08)}L${x + w} ${f(top)}Z`;
  return (
    ellipse(x + w * 0.6, y + 3, w * 0.62, w * 0.07, '#3a1f28', 'opacity=".55"') +
    layer(0, '#e9cfa6') +
    layer(1, '#f3dfbd') +
    layer(2, '#e9cfa6') +
    path(face, '#fff3d8') +
    [0.72, 0.79]
      .map((u) => line(`M${f(x + w * u)} ${f(top)}L${f(x + w * (u + 0.08))} ${f(top - w * 0.15)}`, '#d8961f', 6))
      .join('')
  );
}

/** Draws a sprig of neem that lies on the floor, its stalk at x, y. */
export const neemSprig = (x, y, k, turn) =>
  group(
    line('M0 0C40 -10 90 -8 140 6', '#3a4a2c', 4) +
      range(7)
        .flatMap((i) => [-1, 1].map((s) => [18 + i * 18, -4 - Math.sin(i * 0.5) * 5 + i * 1.2, s * (62 - i * 5), i]))
        .map(([u, v, a, i]) =>
          group(
            path('M0 0C10 -10 28 -12 48 -4C30 6 12 8 0 0Z', i % 2 ? '#3d6b4f' : '#5c8a4c') +
              line('M2 0Q24 -4 46 -4', '#b7bf63', 1.4),
            `transform="translate(${f(u)} ${f(v)}) rotate(${f(a)})"`,
          ),
        )
        .join(''),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`,
  );
