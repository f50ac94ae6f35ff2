import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';

const SHADE = '#172f1b';

/** Draws rows of poplars between the fields, far away in the haze, from x0 to x1. */
export function poplars(S, y, [x0, x1], tall, tone) {
  let o = '';
  for (let x = x0; x < x1; x += tall * (0.1 + 0.22 * S.r())) {
    const h = tall * (0.55 + 0.45 * S.r());
    const w = h * (0.1 + 0.05 * S.r());
    o += `M${f(x)} ${f(y - h)}C${f(x + w)} ${f(y - h * 0.7)} ${f(x + w * 1.1)} ${f(y - h * 0.25)} ${f(x + w * 0.3)} ${f(y - h * 0.08)}L${f(x + w * 0.15)} ${f(y + 2)}H${f(x - w * 0.15)}L${f(x - w * 0.3)} ${f(y - h * 0.08)}C${f(x - w * 1.1)} ${f(y - h * 0.25)} ${f(x - w)} ${f(y - h * 0.7)} ${f(x)} ${f(y - h)}Z`;
  }
  return path(o, tone);
}

/**
 * Draws the meadow from the horizon hz down, lit from the left, and a worn path along `way` ([x, z, half its
 * width]).
 */
export function meadow(S, c, hz, way) {
  const { W, H } = S;
  const ground = box(0, hz, W, H);
  const side = (s) => way.map(([x, z, half]) => [x + s * half, z]);
  const worn = clipPolygon(c.onFloor([...side(-1), ...side(1).toReversed()]), -40, hz, W + 40, H + 40);
  const stones = range(90).map(() => {
    const [x, z, half] = way[Math.floor(S.r() * way.length)];
    const [px, py] = c.at(x + (S.r() * 2 - 1) * half, 0, z + S.r() * 0.4);
    const k = c.scale(z) * (0.012 + 0.022 * S.r());
    return ellipse(px, py, k, k * 0.4, S.r() > 0.5 ? '#efdcae' : '#7d6c40');
  });
  return (
    path(
      ground,
      S.lin([
        [0, '#c2b066'],
        [0.08, '#a09a4c'],
        [0.3, '#7d843e'],
        [1, '#55642e'],
      ]),
    ) +
    S.shade(box(0, hz, W, hz + (H - hz) * 0.5), '#e9d684', 0.5, 0, [0, 0, 0.7, 1]) +
    path(worn, '#cdb67c') +
    S.shade(worn, '#6f6a36', 0, 0.7, [0, 0, 1, 0.2]) +
    stones.join('')
  );
}

/** Draws one tuft of grass on x, y, k its scale; its tips catch the sun where `lit`. */
export function tuft(S, x, y, k, lit) {
  const blades = range(7).map((i) => {
    const lean = (i - 3) * 5 + (S.r() - 0.35) * 10;
    const tall = 20 + 18 * S.r();
    const root = (i - 3) * 2.4;
    const tone = lit ? mix('#46602c', '#dccb76', S.r() * 0.85) : mix('#1b3820', '#3d5a30', S.r());
    return path(
      `M${f(root - 1.6)} 0Q${f(root + lean * 0.3)} ${f(-tall * 0.6)} ${f(root + lean)} ${f(-tall)}Q${f(root + lean * 0.4 + 2)} ${f(-tall * 0.5)} ${f(root + 2)} 0Z`,
      tone,
    );
  });
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(k)})">${blades.join('')}</g>`;
}

/**
 * Draws the shade of trees outside the sheet over the lower left, down from the line `edge` ([x, y] from left to
 * right): the low sun draws the crowns out into long lenses, with slits of light between them.
 */
export function leafShade(S, edge, opacity) {
  const lenses = edge.slice(0, -1).flatMap(([x0, y0], i) =>
    range(12).map((j) => {
      const t = (j + S.r()) / 12;
      return [lerp(x0, edge[i + 1][0], t), lerp(y0, edge[i + 1][1], t) + 10 - 22 * S.r(), lerp(36, 110, S.r())];
    }),
  );
  const [right, low] = edge.at(-1);
  const whole = P([...edge, [right, Math.max(low, S.H + 40)], [-40, S.H + 40]]);
  const shade = lenses.map(([x, y, r]) => ellipse(x, y, r, r * 0.06 + 3, SHADE));
  const slits = lenses
    .filter((_, i) => i % 4 === 0 && i < 30)
    .map(([x, y, r]) => ellipse(x - r, y + 16 + r * 0.14, r * 0.7, 2.6, '#a5a457', 'opacity=".24"'));
  return (
    `<g opacity="${opacity}">${soft(S, path(whole, SHADE) + shade.join(''), 1.6)}</g>` +
    S.shade(whole, SHADE, 0.1, 0.7, [0.6, 0, 0.1, 1], 'b') +
    slits.join('')
  );
}

/**
 * Draws tufts over the ground between the lines y0 and y1, larger towards the eye, up to the scale `size`. `where`
 * says of [x, y] whether it lies in the 'sun', in 'shade', or is '' where nothing grows.
 */
export function tufts(S, count, [x0, x1], [y0, y1], where, size = 1.25) {
  return range(count)
    .map(() => [lerp(x0, x1, S.r()), S.r() ** 1.2])
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, t]) => {
      const y = lerp(y0, y1, t);
      const light = where(x, y);
      return light && tuft(S, x, y, size * lerp(0.24, 1, t), light === 'sun');
    })
    .join('');
}

/**
 * Draws the long shadow on the ground of what has the outline `shape` ([width from its middle, height], in metres).
 */
export function longShadow(S, c, [x, z], shape, { reach = 2.4, away = 0.6, opacity = 0.62 } = {}) {
  const floor = shape.map(([w, y]) => [x + y * reach + w * 0.3, z + y * reach * away + w * 0.62]);
  const d = clipPolygon(c.onFloor(floor), -40, -40, S.W + 40, S.H + 40);
  return d ? path(d, SHADE, `opacity="${opacity}"`) + line(d, SHADE, 2, `opacity="${opacity * 0.5}"`) : '';
}
