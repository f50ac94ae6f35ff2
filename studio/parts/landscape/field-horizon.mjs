import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';

const SKY = [
  [0, '#081334'],
  [0.34, '#10235a'],
  [0.62, '#24427f'],
  [0.78, '#5d6894'],
  [0.87, '#c98b7c'],
  [0.945, '#f5aa6c'],
  [1, '#fbd59a'],
];

/** Draws one long, thin cloud, dark above and lit from below. */
function cloud(S, x, y, long, h) {
  const d =
    `M${f(x)} ${f(y)}` +
    `C${f(x + long * 0.24)} ${f(y - h)} ${f(x + long * 0.5)} ${f(y - h * 1.2)} ${f(x + long)} ${f(y)}` +
    `C${f(x + long * 0.66)} ${f(y + h * 0.34)} ${f(x + long * 0.3)} ${f(y + h * 0.4)} ${f(x)} ${f(y)}Z`;
  return path(
    d,
    S.lin([
      [0, '#3b4a80'],
      [0.7, '#7a6a8c'],
      [1, '#f0a274'],
    ]),
    'opacity=".85"',
  );
}

/** Draws the sky of the blue hour down to the horizon `hz`, with one star at `star`. */
export function blueHourSky(S, hz, star) {
  const { W } = S;
  const [x, y] = star;
  return (
    rect(0, 0, W, hz + 4, S.lin(SKY)) +
    S.shade(box(0, 0, W, hz * 0.7), '#060f2c', 0.8, 0, [0.8, 0, 0.55, 1], 'b') +
    S.pooled(W * 0.2, hz, W * 0.42, 130, '#ffd08a', 0.6) +
    cloud(S, -W * 0.04, hz * 0.75, W * 0.36, 13) +
    cloud(S, W * 0.13, hz * 0.845, W * 0.34, 9) +
    cloud(S, -W * 0.05, hz * 0.9, W * 0.2, 6) +
    S.glow(x, y, 40, '#bcd2ff', 0.3) +
    S.glow(x, y, 15, '#fff6dc', 0.9) +
    circle(x, y, 4.6, '#fffdf2')
  );
}

/** Draws far trees from x0 to x1 on line `y`, up to `high`, lower towards both ends. */
function grove(S, [x0, x1], y, high, tone) {
  let d = `M${f(x0)} ${f(y)}`;
  let x = x0;
  while (x < x1) {
    const w = high * (0.22 + 0.5 * S.r());
    const t = Math.min(1, (x + w / 2 - x0) / (x1 - x0));
    const h = high * Math.sin(Math.PI * t) ** 0.5 * (0.62 + 0.42 * S.r());
    d += `C${f(x)} ${f(y - h * 1.15)} ${f(x + w)} ${f(y - h * 1.15)} ${f(x + w)} ${f(y - h * 0.45)}`;
    x += w;
  }
  return path(`${d}L${f(x)} ${f(y)}Z`, tone);
}

/** Draws the mustard fields from the horizon down to line `foot`; their furrows run to the vanishing point `cx`. */
export function mustardPlain(S, { hz, cx, foot }) {
  const { W } = S;
  const rows = range(150).map((i) => {
    const x = lerp(-W * 2.2, W * 3, i / 149);
    const cut = Math.min(1, x < cx ? (cx + 30) / (cx - x) : (W + 30 - cx) / (x - cx)); // no longer than to the edge
    const end = [cx + (x - cx) * cut, hz + (foot + 40 - hz) * cut];
    return `M${f(lerp(cx, end[0], 0.08))} ${f(lerp(hz, end[1], 0.08))}L${end.map(f).join(' ')}`;
  });
  const d = box(0, hz, W, foot);
  const flowers = range(900).map(() => {
    const t = S.r() ** 0.8;
    return circle(S.r() * W, lerp(hz + 5, foot, t), 0.5 + 1.9 * t, S.r() > 0.4 ? '#f6cd4e' : '#ffe48a', 'opacity=".8"');
  });
  return (
    rect(
      0,
      hz,
      W,
      foot - hz,
      S.lin([
        [0, '#e3ac62'],
        [0.25, '#dfa930'],
        [1, '#c08f20'],
      ]),
    ) +
    S.inside(d, line(rows.join(''), '#6a5a24', 2.6, 'opacity=".6"') + flowers.join('')) +
    S.shade(d, '#2a2c3c', 0, 0.5, [0, 0.3, 0, 1], 'b') +
    grove(S, [-200, W * 0.7], hz + 4, 15, '#8a6a78') +
    grove(S, [-140, W * 0.17], hz + 5, 30, '#43466e') +
    grove(S, [W * 0.235, W * 0.46], hz + 5, 25, '#43466e') +
    grove(S, [-90, W * 0.07], hz + 6, 44, '#2b3562')
  );
}
