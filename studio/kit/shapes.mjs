// SVG as strings. `d` is path data, points are [x, y]; a shape function returns one element.
import { f } from './numbers.mjs';

const at = ([x, y]) => `${f(x)} ${f(y)}`;

/** Returns the path data of an open line through points. */
export const open = (points) => `M${points.map(at).join('L')}`;

/** Returns the path data of a closed polygon. */
export const P = (points) => `${open(points)}Z`;

/** Returns the path data of an upright rectangle between two corners. */
export const box = (x0, y0, x1, y1) =>
  P([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

/** Returns the path data of an ellipse, for what takes a path (clips, shading). */
export const oval = (x, y, rx, ry = rx) =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 1 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-2 * rx)} 0Z`;

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d, stroke, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const rect = (x, y, w, h, fill, extra = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${extra}/>`;

export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${extra}/>`;

export const ellipse = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`;

export const group = (inner, attributes = '') => `<g ${attributes}>${inner}</g>`;

export const fade = (inner, opacity) => group(inner, `opacity="${opacity}"`);

/** Returns a group turned upside down about the horizontal line y: an object's own reflection. */
export const mirrored = (inner, y, opacity = 1) =>
  group(inner, `transform="translate(0 ${f(2 * y)}) scale(1 -1)" opacity="${opacity}"`);
