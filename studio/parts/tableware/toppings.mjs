import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, P, path } from '../../kit/shapes.mjs';

/** Draws a leaf of length s, turned by a degrees. */
export const mintLeaf = (x, y, s, a, c = '#4f8a3c') =>
  group(
    path(`M0 0Q${f(s * 0.5)} ${f(-s * 0.5)} ${f(s)} 0Q${f(s * 0.5)} ${f(s * 0.5)} 0 0Z`, c) +
      line(`M0 0H${f(s * 0.9)}`, '#d9e6a8', 1),
    `transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})"`,
  );

const sprig = (x, y, s) => [-150, -90, -30, 60, 150].map((a) => mintLeaf(x, y, s, a)).join('');

/** Returns n offsets within radius R, from the random source r. */
export const scatter = (r, n, R) =>
  range(n).map(() => {
    const a = r() * 6.283;
    const q = Math.sqrt(r()) * R;
    return [Math.cos(a) * q, Math.sin(a) * q];
  });

const cube = (S, x, y, s, a, c, dark) => {
  const d = P([
    [-s, -s],
    [s, -s],
    [s, s],
    [-s, s],
  ]);
  return group(
    path(
      P([
        [-s + s * 0.2, -s + s * 0.25],
        [s + s * 0.2, -s + s * 0.25],
        [s + s * 0.2, s + s * 0.25],
        [-s + s * 0.2, s + s * 0.25],
      ]),
      dark,
      'opacity=".5"',
    ) +
      path(d, c) +
      S.shade(d, dark, 0, 0.6, [0.2, 0.2, 1, 1]),
    `transform="translate(${f(x)} ${f(y)}) rotate(${a})"`,
  );
};

/** What lies on each dish. */
export const TOPPINGS = {
  paneer: (S, x, y, r) =>
    [
      [-0.36, -0.2, 12],
      [0.2, -0.36, 40],
      [0.34, 0.22, -14],
      [-0.18, 0.36, 30],
    ]
      .map(([u, v, a]) => cube(S, x + u * r, y + v * r, r * 0.2, a, '#fff0d0', '#7a2a14'))
      .join('') + sprig(x, y, r * 0.24),
  dal: (_S, x, y, r, q) =>
    scatter(q, 46, r * 0.9)
      .map(([u, v], i) => ellipse(x + u, y + v, r * 0.045, r * 0.032, i % 3 ? '#f6c95a' : '#a8641a'))
      .join('') +
    line(
      `M${f(x - r * 0.4)} ${f(y + r * 0.1)}Q${f(x)} ${f(y - r * 0.5)} ${f(x + r * 0.4)} ${f(y)}`,
      '#c02a1c',
      r * 0.07,
    ) +
    sprig(x - r * 0.05, y + r * 0.3, r * 0.2),
  cream: (S, x, y, r) =>
    line(
      `M${f(x)} ${f(y)}c${f(r * 0.2)} ${f(-r * 0.2)} ${f(r * 0.4)} ${f(r * 0.1)} ${f(r * 0.15)} ${f(r * 0.3)}c${f(-r * 0.3)} ${f(r * 0.2)} ${f(-r * 0.65)} ${f(-r * 0.1)} ${f(-r * 0.5)} ${f(-r * 0.45)}c${f(r * 0.15)} ${f(-r * 0.4)} ${f(r * 0.8)} ${f(-r * 0.4)} ${f(r * 0.95)} 0`,
      '#fff6df',
      r * 0.09,
    ) +
    cube(S, x - r * 0.32, y + r * 0.38, r * 0.15, 20, '#fff0d0', '#1f3d22') +
    cube(S, x + r * 0.36, y + r * 0.36, r * 0.15, -20, '#fff0d0', '#1f3d22'),
  raita: (_S, x, y, r, q) =>
    scatter(q, 26, r * 0.85)
      .map(([u, v], i) => circle(x + u, y + v, r * (i % 3 ? 0.035 : 0.06), ['#7fae4e', '#c8402c', '#8a5a2a'][i % 3]))
      .join('') + sprig(x, y, r * 0.26),
  beans: (_S, x, y, r, q) =>
    scatter(q, 30, r * 0.85)
      .map(([u, v], i) =>
        group(
          ellipse(0, 0, r * 0.12, r * 0.075, i % 2 ? '#5a1a12' : '#9a3a1e') +
            ellipse(-r * 0.03, -r * 0.025, r * 0.04, r * 0.02, '#e8a070'),
          `transform="translate(${f(x + u)} ${f(y + v)}) rotate(${f(q() * 180)})"`,
        ),
      )
      .join('') +
    line(`M${f(x - r * 0.3)} ${f(y)}q${f(r * 0.3)} ${f(-r * 0.24)} ${f(r * 0.6)} 0`, '#fff1d6', r * 0.08) +
    sprig(x, y + r * 0.25, r * 0.2),
  kheer: (_S, x, y, r, q) =>
    scatter(q, 16, r * 0.8)
      .map(([u, v], i) =>
        group(
          ellipse(0, 0, r * 0.12, r * 0.05, i % 2 ? '#fff3d6' : '#6f9a3c'),
          `transform="translate(${f(x + u)} ${f(y + v)}) rotate(${f(q() * 180)})"`,
        ),
      )
      .join('') +
    range(7)
      .map(() =>
        line(`M${f(x + (q() - 0.5) * r)} ${f(y + (q() - 0.5) * r)}l${f(r * 0.12)} ${f(r * 0.1)}`, '#c8421c', r * 0.03),
      )
      .join(''),
  jamun: (S, x, y, r) =>
    [
      [-0.3, -0.22],
      [0.32, -0.2],
      [0, 0.34],
    ]
      .map(([u, v]) => {
        const d = oval(x + u * r, y + v * r, r * 0.3);
        return (
          circle(x + u * r + r * 0.06, y + v * r + r * 0.07, r * 0.3, '#5b1c0c', 'opacity=".55"') +
          path(d, '#8a3a17') +
          S.shade(d, '#3c0f08', 0, 0.9, [0.3, 0.3, 1, 1]) +
          ellipse(x + u * r - r * 0.1, y + v * r - r * 0.12, r * 0.08, r * 0.05, '#ffd9a0')
        );
      })
      .join('') +
    [
      [-0.3, -0.22],
      [0.32, -0.2],
      [0, 0.34],
    ]
      .map(([u, v]) => mintLeaf(x + u * r, y + v * r, r * 0.14, 30, '#8fb84a'))
      .join(''),
  chutney: (_S, x, y, r, q) =>
    scatter(q, 30, r * 0.85)
      .map(([u, v], i) => circle(x + u, y + v, r * 0.03, i % 2 ? '#c6d46a' : '#3d4f1a'))
      .join('') +
    circle(x + r * 0.05, y, r * 0.22, '#d6362a') +
    circle(x + r * 0.05, y, r * 0.15, '#ef6a4a') +
    sprig(x - r * 0.2, y + r * 0.18, r * 0.2),
};
