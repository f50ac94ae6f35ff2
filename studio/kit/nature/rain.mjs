import { f, range } from '../numbers.mjs';
import { circle, ellipse, line, path } from '../shapes.mjs';

/** Draws n streaks of rain over the sheet, slanting by `slant` of their length. */
export function rain(S, n, colour, { slant = -0.16, length = 60, top = 0, bottom = S.H, width = 1.6 } = {}) {
  const streaks = range(n).map(() => {
    const [x, y, l] = [S.r() * S.W * 1.2 - S.W * 0.1, top + S.r() * (bottom - top), length * (0.4 + S.r())];
    return `M${f(x)} ${f(y)}l${f(l * slant)} ${f(l)}`;
  });
  const third = Math.ceil(n / 3);
  return [0, 1, 2]
    .map((k) =>
      line(
        streaks.slice(k * third, (k + 1) * third).join(''),
        colour,
        width * (0.7 + k * 0.4),
        `opacity="${0.22 + k * 0.14}"`,
      ),
    )
    .join('');
}

/** Draws one drop on glass with its dark rim and its light; r its radius. */
export function drop(S, x, y, r, { dark, lite }) {
  const d = `M${f(x)} ${f(y - r * 1.25)}C${f(x + r * 0.9)} ${f(y - r * 0.9)} ${f(x + r)} ${f(y + r * 0.2)} ${f(x + r * 0.86)} ${f(y + r * 0.5)}A${f(r)} ${f(r)} 0 0 1 ${f(x - r * 0.86)} ${f(y + r * 0.5)}C${f(x - r)} ${f(y + r * 0.2)} ${f(x - r * 0.9)} ${f(y - r * 0.9)} ${f(x)} ${f(y - r * 1.25)}Z`;
  return (
    path(d, lite, 'fill-opacity=".28"') +
    S.shade(d, dark, 0.85, 0, [0, 0, 0.2, 0.9]) +
    S.shade(d, lite, 0, 0.9, [0.2, 0.3, 0.7, 1]) +
    ellipse(x - r * 0.34, y - r * 0.4, r * 0.2, r * 0.3, '#ffffff', 'fill-opacity=".85"')
  );
}

/** Draws lamps out of focus: n discs within the box, of the colours by turns. */
export function bokeh(S, [x0, y0, x1, y1], n, colours, { small = 14, large = 46, strong = 0.5 } = {}) {
  return range(n)
    .map((i) => {
      const [x, y, r] = [x0 + S.r() * (x1 - x0), y0 + S.r() * (y1 - y0), small + S.r() ** 2 * (large - small)];
      const a = strong * (0.35 + 0.65 * S.r());
      const colour = colours[i % colours.length];
      return (
        circle(x, y, r, colour, `fill-opacity="${f(a)}"`) +
        circle(x, y, r, 'none', `stroke="${colour}" stroke-width="2" stroke-opacity="${f(a * 0.9)}"`)
      );
    })
    .join('');
}
