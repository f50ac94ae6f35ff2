import { f } from '../../kit/numbers.mjs';
import { ellipse, line, path } from '../../kit/shapes.mjs';

/** Draws a glass of tea with its foot on x, y, `h` tall. */
function teaGlass(S, x, y, h) {
  const d =
    `M${f(x - h * 0.3)} ${f(y - h)}Q${f(x - h * 0.26)} ${f(y - h * 0.4)} ${f(x - h * 0.2)} ${f(y)}` +
    `Q${f(x)} ${f(y + h * 0.08)} ${f(x + h * 0.2)} ${f(y)}` +
    `Q${f(x + h * 0.26)} ${f(y - h * 0.4)} ${f(x + h * 0.3)} ${f(y - h)}Z`;
  return (
    path(d, '#c8742c') +
    S.shade(d, '#6a2c12', 0.9, 0, [0, 0.6, 0.7, 0.3]) +
    S.shade(d, '#ffd890', 0, 0.9, [0.6, 0, 1, 0]) +
    ellipse(x, y - h, h * 0.3, h * 0.08, '#ffe3b0')
  );
}

/** Draws a low round tray of brass on feet, its middle on x, y and `r` wide, with glasses and a dish of sweets. */
export function teaTray(S, x, y, r) {
  const feet = [-0.72, 0, 0.7].map((u) =>
    line(`M${f(x + u * r)} ${f(y + r * 0.1)}L${f(x + u * r * 1.04)} ${f(y + r * 0.42)}`, '#8a5a22', r * 0.07),
  );
  const rim =
    `M${f(x - r)} ${f(y)}` +
    `C${f(x - r)} ${f(y + r * 0.34)} ${f(x + r)} ${f(y + r * 0.34)} ${f(x + r)} ${f(y)}` +
    `C${f(x + r * 0.9)} ${f(y + r * 0.2)} ${f(x - r * 0.9)} ${f(y + r * 0.2)} ${f(x - r)} ${f(y)}Z`;
  const sweets = [
    [0.28, -0.02],
    [0.46, 0],
    [0.64, -0.03],
    [0.37, -0.12],
    [0.55, -0.12],
  ].map(([u, v]) => ellipse(x + u * r, y + v * r - r * 0.03, r * 0.1, r * 0.085, '#f2b23c'));
  return (
    ellipse(x - r * 0.15, y + r * 0.42, r * 1.15, r * 0.22, '#20264f', 'opacity=".6"') +
    feet.join('') +
    ellipse(x, y, r, r * 0.24, '#b9812c') +
    path(rim, '#d99e3c') +
    S.shade(rim, '#4a2a2a', 0.9, 0, [0, 0, 0.6, 0]) +
    ellipse(x, y - r * 0.01, r * 0.88, r * 0.19, '#8a5a22') +
    S.pooled(x + r * 0.2, y, r * 0.7, r * 0.16, '#ffd892', 0.8) +
    ellipse(x + r * 0.46, y, r * 0.34, r * 0.1, '#e9dfd2') +
    sweets.join('') +
    teaGlass(S, x - r * 0.5, y + r * 0.04, r * 0.46) +
    teaGlass(S, x - r * 0.08, y + r * 0.1, r * 0.46)
  );
}
