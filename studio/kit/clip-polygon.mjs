import { lerp } from './numbers.mjs';
import { P } from './shapes.mjs';

const parse = (d) =>
  d
    .slice(1, -1)
    .split('L')
    .map((pair) => pair.trim().split(' ').map(Number));

/**
 * Returns the points on the near side of one edge: coordinate `axis` at least (sign 1) or at most (sign -1) the limit.
 */
function keepSide(points, axis, limit, sign) {
  const inside = (q) => (q[axis] - limit) * sign >= 0;
  return points.flatMap((b, i) => {
    const a = points[(i || points.length) - 1];
    const t = (limit - a[axis]) / (b[axis] - a[axis]);
    const crossing = inside(a) !== inside(b) ? [[lerp(a[0], b[0], t), lerp(a[1], b[1], t)]] : [];
    return inside(b) ? [...crossing, b] : crossing;
  });
}

/**
 * Returns straight-edged path data cut to a rectangle; '' when nothing is left. Any other path data comes back as it
 * is.
 */
export function clipPolygon(d, x0, y0, x1, y1) {
  if (!/^M[-\d. L]+Z$/.test(d)) return d;
  let points = parse(d);
  points = keepSide(points, 0, x0, 1);
  points = keepSide(points, 0, x1, -1);
  points = keepSide(points, 1, y0, 1);
  points = keepSide(points, 1, y1, -1);
  return points.length > 2 ? P(points) : '';
}
