import { f } from '../numbers.mjs';
import { circle, ellipse, line, path, rect } from '../shapes.mjs';

/** Draws a lantern of brass and glass that stands on the ground, half as wide as `s`. */
export function floorLantern(S, x, y, s) {
  const glass = `M${f(x - s * 0.78)} ${f(y - s * 0.5)}L${f(x - s)} ${f(y - s * 2.1)}L${f(x - s * 0.5)} ${f(y - s * 2.8)}H${f(x + s * 0.5)}L${f(x + s)} ${f(y - s * 2.1)}L${f(x + s * 0.78)} ${f(y - s * 0.5)}Z`;
  const light = S.rad(
    [
      [0, '#fffbe0'],
      [0.4, '#ffdf8a'],
      [1, '#f08a2c'],
    ],
    0.5,
    0.6,
    0.62,
  );
  const bars = `M${f(x - s * 0.28)} ${f(y - s * 0.5)}L${f(x - s * 0.36)} ${f(y - s * 2.1)}L${f(x - s * 0.2)} ${f(y - s * 2.8)}M${f(x + s * 0.28)} ${f(y - s * 0.5)}L${f(x + s * 0.36)} ${f(y - s * 2.1)}L${f(x + s * 0.2)} ${f(y - s * 2.8)}M${f(x - s)} ${f(y - s * 2.1)}H${f(x + s)}`;
  return (
    S.pooled(x, y, s * 10, s * 1.9, '#ffb04a', 0.85) +
    S.glow(x, y - s * 1.7, s * 7.5, '#ffa848', 0.72) +
    ellipse(x, y, s * 1.3, s * 0.34, '#2a0620') +
    path(glass, light) +
    line(bars, '#b8702a', s * 0.09) +
    line(glass, '#f0c070', s * 0.14) +
    path(
      `M${f(x - s * 0.9)} ${f(y - s * 0.54)}H${f(x + s * 0.9)}L${f(x + s * 1.1)} ${f(y)}H${f(x - s * 1.1)}Z`,
      '#a8642a',
    ) +
    rect(x - s * 0.9, y - s * 0.56, s * 1.8, s * 0.14, '#ffdc98') +
    path(
      `M${f(x - s * 0.56)} ${f(y - s * 2.76)}Q${f(x - s * 0.4)} ${f(y - s * 3.4)} ${f(x)} ${f(y - s * 3.5)}Q${f(x + s * 0.4)} ${f(y - s * 3.4)} ${f(x + s * 0.56)} ${f(y - s * 2.76)}Z`,
      '#c8893a',
    ) +
    circle(x, y - s * 3.9, s * 0.4, 'none', `stroke="#f0c070" stroke-width="${f(s * 0.15)}"`)
  );
}
