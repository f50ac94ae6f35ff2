import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, oval } from '../../kit/shapes.mjs';

/** Draws a round dish from above with its shadow. c = { base, dark, lite, well }; `well` is the part that food lies in. */
export function dish(S, x, y, R, { base, dark, lite, well }) {
  return (
    ellipse(x + R * 0.07, y + R * 0.1, R * 1.04, R * 1.02, '#140a10', 'opacity=".45"') +
    circle(x, y, R, base) +
    S.shade(oval(x, y, R), dark, 0, 0.85, [0.15, 0.1, 0.9, 1]) +
    S.shade(oval(x, y, R), lite, 0.85, 0, [0.1, 0, 0.5, 0.5]) +
    circle(x, y, R * 0.84, well) +
    S.shade(oval(x, y, R * 0.84), dark, 0.75, 0, [0, 0, 0.55, 0.6]) +
    circle(x, y, R * 0.97, 'none', `stroke="${lite}" stroke-width="${f(R * 0.018)}" opacity=".8"`)
  );
}

/** Draws n small pieces of food scattered in a circle, each `size` long. */
export const scattered = (S, x, y, r, n, size, colours) =>
  range(n)
    .map((i) => {
      const [a, d] = [S.r() * 6.28, Math.sqrt(S.r()) * r];
      const [px, py] = [x + Math.cos(a) * d, y + Math.sin(a) * d];
      return ellipse(
        px,
        py,
        size * (0.6 + 0.7 * S.r()),
        size * (0.35 + 0.35 * S.r()),
        colours[i % colours.length],
        `transform="rotate(${f(S.r() * 180)} ${f(px)} ${f(py)})"`,
      );
    })
    .join('');

/** Draws steam rising from x, y, `h` high. */
export const steam = (x, y, h, w = 12, colour = '#fff6e4', alpha = 0.34) =>
  [-1, 0, 1]
    .map(
      (k) =>
        `<path d="M${f(x + k * w * 2.4)} ${f(y)}c${-w * 3} ${f(-h * 0.25)} ${w * 3} ${f(-h * 0.4)} 0 ${f(-h * 0.66)}s${w * 1.4} ${f(-h * 0.22)} ${w * 0.6} ${f(-h * 0.34)}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" opacity="${alpha}"/>`,
    )
    .join('');
