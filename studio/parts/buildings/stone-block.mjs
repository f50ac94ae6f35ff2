import { clipPolygon } from '../../kit/clip-polygon.mjs';
import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';

const GAP = 0.018;
const BEVEL = 0.05;

/**
 * Returns the outline of a hewn block between two corners as points [s, y], counterclockwise: most corners are a
 * little worn, some are broken off. `worn` is the chance of that.
 */
function outline(S, [s0, s1, y0, y1], worn) {
  const corners = [
    [s0, y0, 1, 1],
    [s1, y0, -1, 1],
    [s1, y1, -1, -1],
    [s0, y1, 1, -1],
  ];
  return corners.flatMap(([s, y, ds, dy], i) => {
    const broken = S.r() < worn * 0.3;
    const cut = broken ? lerp(0.1, 0.24, S.r()) : lerp(0.015, 0.05, S.r());
    const a = [s + ds * cut * lerp(0.7, 1.5, S.r()), y];
    const b = [s, y + dy * cut * lerp(0.6, 1.1, S.r())];
    const between = [s + ds * cut * 0.42, y + dy * cut * 0.36];
    return i % 2 ? [a, between, b] : [b, between, a];
  });
}

/** Draws what the chisel left on a near block: a few short cuts side by side, each with a lit lower lip. */
function chiselled(S, wall, [s0, s1, y0, y1], n, tone, { light, dark }) {
  const k = wall.scale(s0);
  const [s, y] = [lerp(s0 + 0.16, s1 - 0.4, S.r()), lerp(y0 + 0.14, y1 - 0.28, S.r())];
  const lean = S.r() > 0.5 ? 0.7 : -0.5;
  const cuts = range(3 + Math.floor(S.r() * 4)).map((i) => {
    const [a, low, tall] = [s + i * 0.05, y + S.r() * 0.03, 0.05 + 0.07 * S.r()];
    const cut = (dy) => open([wall.at(a, low + dy, n), wall.at(a + tall * lean, low + tall + dy, n)]);
    return (
      line(cut(0), mix(tone, dark, 0.45), k * 0.011, 'opacity=".7"') +
      line(cut(-0.018), mix(tone, light, 0.5), k * 0.009, 'opacity=".6"')
    );
  });
  return cuts.join('');
}

/**
 * Draws a block on a wall's plane, [s0, s1, y0, y1] in metres. Its edges are bevelled: those towards the sun, on
 * the far and the upper side, are light, the others dark. `n` is how far it stands out of the wall.
 */
export function block(S, wall, [s0, s1, y0, y1], { stone, light, dark, n = 0, worn = 0.5 }) {
  const limits = [s0 + GAP, s1 - GAP, y0 + GAP, y1 - GAP];
  const points = outline(S, limits, worn);
  const clamp = (v, low, high) => Math.min(Math.max(v, low), high);
  const inner = points.map(([s, y]) => [
    clamp(s, limits[0] + BEVEL, limits[1] - BEVEL),
    clamp(y, limits[2] + BEVEL, limits[3] - BEVEL),
  ]);
  const on = (list) => clipPolygon(P(list.map(([s, y]) => wall.at(s, y, n))), -60, -60, S.W + 60, S.H + 60);
  const face = on(points);
  const shape = S.r();
  const tone = shape > 0.7 ? mix(stone, dark, 0.1 + 0.28 * S.r()) : mix(stone, light, 0.36 * S.r());
  if (!face) return '';
  let o = path(face, tone);
  for (const [i, a] of points.entries()) {
    const j = (i + 1) % points.length;
    const [ds, dy] = [points[j][0] - a[0], points[j][1] - a[1]];
    const size = Math.hypot(ds, dy) || 1;
    const facing = (dy * 0.82 - ds * 0.57) / size;
    const d = on([a, points[j], inner[j], inner[i]]);
    if (d) o += path(d, facing > 0 ? mix(tone, light, facing * 0.9) : mix(tone, dark, -facing * 0.75));
  }
  if (wall.scale(s0) > 66 && S.r() < 0.55) o += chiselled(S, wall, limits, n, tone, { light, dark });
  if (shape > 0.55 && s1 - s0 > 0.5) o += S.shade(on(inner), dark, 0, 0.5, [0.1, 0.1, 0.9, 1]);
  else if (shape < 0.25) o += S.shade(on(inner), light, 0.5, 0, [0, 0, 0.8, 0.8]);
  return o;
}
