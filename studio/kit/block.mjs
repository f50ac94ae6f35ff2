import { mix } from './colour.mjs';
import { line, path } from './shapes.mjs';

/**
 * Draws a box in perspective, in metres: what is seen of its top, of the side that faces the axis, and its front.
 * Colours c = { base, dark, lite, edge? }; `edge` draws the rim of the top.
 */
export function block(S, cam, [x0, x1], [y0, y1], [z0, z1], c, { shade = 0.8, rim = 2 } = {}) {
  let o = '';
  const side = x0 > 0 ? x0 : x1 < 0 ? x1 : undefined;
  if (side !== undefined) {
    const d = cam.wall(side, z0, z1, y0, y1);
    o += path(d, mix(c.base, c.dark, 0.4)) + S.shade(d, c.dark, 0.15, 0.7, side > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]);
  }
  if (y1 < cam.eye) {
    const top = cam.floor(x0, z0, x1, z1, y1);
    o += path(top, c.lite) + S.shade(top, c.dark, 0, 0.4, [0.3, 0, 1, 0.2]);
    if (c.edge) o += line(top, c.edge, rim);
  }
  const front = cam.front(x0, y0, x1, y1, z0);
  o += path(front, c.base) + S.shade(front, c.dark, 0.05, shade, [0.1, 0, 1, 0.35]);
  return c.edge ? o + line(front, c.edge, rim) : o;
}
