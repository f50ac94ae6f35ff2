import { leafBlade } from '../../kit/nature/cut-flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

/** Draws a wide copper bowl on a foot with petals and floating candles, r its half width, standing on x, y. */
export function copperBowl(S, x, y, r, [base, lite, dark]) {
  const top = y - r * 0.86;
  const body = `M${f(x - r)} ${f(top)}C${f(x - r * 0.96)} ${f(y - r * 0.42)} ${f(x - r * 0.5)} ${f(y - r * 0.26)} ${f(x - r * 0.3)} ${f(y - r * 0.22)}H${f(x + r * 0.3)}C${f(x + r * 0.5)} ${f(y - r * 0.26)} ${f(x + r * 0.96)} ${f(y - r * 0.42)} ${f(x + r)} ${f(top)}Z`;
  const foot = `M${f(x - r * 0.24)} ${f(y - r * 0.24)}Q${f(x - r * 0.2)} ${f(y - r * 0.1)} ${f(x - r * 0.5)} ${f(y)}Q${f(x)} ${f(y + r * 0.12)} ${f(x + r * 0.5)} ${f(y)}Q${f(x + r * 0.2)} ${f(y - r * 0.1)} ${f(x + r * 0.24)} ${f(y - r * 0.24)}Z`;
  const solid = (d) =>
    path(d, base) + S.shade(d, dark, 0, 1, [0.3, 0, 1, 0.4]) + S.shade(d, lite, 0.9, 0, [0, 0.2, 0.4, 0.4]);
  let o = ellipse(x, y + r * 0.06, r * 0.8, r * 0.13, '#0c0206', 'opacity=".7"') + solid(foot) + solid(body);
  o += ellipse(x, top, r, r * 0.24, lite) + ellipse(x, top + r * 0.012, r * 0.94, r * 0.21, '#3a1216');
  o += S.pooled(x, top, r * 0.9, r * 0.2, '#ffb05a', 0.9);
  for (const i of range(54)) {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 54) * 0.9];
    const tone = ['#e0455a', '#f6a8a0', '#b51f3c', '#f7a93a'][i % 4];
    o += ellipse(
      x + Math.cos(a) * q * r,
      top + Math.sin(a) * q * r * 0.2,
      r * 0.062,
      r * 0.026,
      tone,
      `transform="rotate(${f((i * 47) % 60) - 30} ${f(x + Math.cos(a) * q * r)} ${f(top + Math.sin(a) * q * r * 0.2)})"`,
    );
  }
  for (const [u, v] of [
    [-0.2, -0.1],
    [0.34, -0.08],
    [-0.56, 0.02],
    [0.66, 0.03],
    [0.06, 0.06],
    [-0.26, 0.12],
    [0.4, 0.12],
  ]) {
    const [px, py] = [x + u * r, top + v * r];
    o += S.glow(px, py - r * 0.12, r * 0.26, '#ffd08a', 0.7) + ellipse(px, py, r * 0.085, r * 0.034, '#fff3dc');
    o += path(
      `M${f(px)} ${f(py - r * 0.2)}Q${f(px + r * 0.045)} ${f(py - r * 0.08)} ${f(px)} ${f(py - r * 0.03)}Q${f(px - r * 0.045)} ${f(py - r * 0.08)} ${f(px)} ${f(py - r * 0.2)}Z`,
      '#fffbe6',
    );
  }
  return (
    o +
    line(
      `M${f(x - r * 0.99)} ${f(top + r * 0.03)}A${f(r)} ${f(r * 0.24)} 0 0 0 ${f(x + r * 0.99)} ${f(top + r * 0.03)}`,
      lite,
      r * 0.03,
    )
  );
}

/** Draws a dark glazed vase with sprays of orchids, its foot on x, y; k is units per metre. */
export function orchidVase(S, x, y, k) {
  const d = `M${f(x - k * 0.07)} ${f(y - k * 0.46)}C${f(x - k * 0.05)} ${f(y - k * 0.36)} ${f(x - k * 0.2)} ${f(y - k * 0.3)} ${f(x - k * 0.17)} ${f(y - k * 0.14)}Q${f(x - k * 0.14)} ${f(y - k * 0.03)} ${f(x - k * 0.09)} ${f(y)}H${f(x + k * 0.09)}Q${f(x + k * 0.14)} ${f(y - k * 0.03)} ${f(x + k * 0.17)} ${f(y - k * 0.14)}C${f(x + k * 0.2)} ${f(y - k * 0.3)} ${f(x + k * 0.05)} ${f(y - k * 0.36)} ${f(x + k * 0.07)} ${f(y - k * 0.46)}Z`;
  let o = '';
  for (const [turn, long] of [
    [-62, 0.5],
    [-28, 0.62],
    [12, 0.5],
    [44, 0.6],
    [74, 0.44],
  ])
    o += leafBlade(x, y - k * 0.44, k * long, turn - 90, '#3f5a34', 1, 0.2);
  for (const [dx, dy, n] of [
    [-0.52, -1.0, 8],
    [-0.16, -1.26, 9],
    [0.26, -1.2, 9],
    [0.56, -0.92, 7],
  ]) {
    const at = (t) => [
      x + dx * k * t ** 1.5,
      y - k * 0.44 + (dy + 0.44) * k * (1 - (1 - t) ** 1.8) + (t > 0.8 ? (t - 0.8) * k * 0.5 : 0),
    ];
    o += line(
      `M${range(11)
        .map((i) =>
          at(i / 10)
            .map(f)
            .join(' '),
        )
        .join('L')}`,
      '#5a6a3a',
      k * 0.014,
    );
    for (const i of range(n)) {
      const [px, py] = at(0.42 + (0.58 * i) / (n - 1));
      const r = k * 0.07 * (1.1 - 0.05 * i);
      const petals = range(5)
        .map((j) =>
          ellipse(
            0,
            -r * 0.62,
            r * 0.44,
            r * 0.66,
            j % 2 ? '#fff1ea' : '#f9d8d2',
            `transform="rotate(${j * 72 + i * 20})"`,
          ),
        )
        .join('');
      o += group(
        petals + circle(0, 0, r * 0.3, '#b51f4a') + circle(0, r * 0.06, r * 0.13, '#f2b23c'),
        `transform="translate(${f(px + (i % 2 ? 1 : -1) * r * 0.6)} ${f(py)})"`,
      );
    }
  }
  return (
    o +
    path(d, '#7a1f30') +
    S.shade(d, '#1c0408', 0, 1, [0.35, 0, 1, 0.2]) +
    S.shade(d, '#ffc9a0', 0.9, 0, [0, 0.2, 0.35, 0.4])
  );
}
