import { clipPolygon } from './clip-polygon.mjs';
import { lerp, rng } from './numbers.mjs';
import { pathBox } from './path-box.mjs';
import { circle, ellipse, group, path } from './shapes.mjs';

const stop = ([offset, colour, alpha = 1]) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`;

// Keeps a soft gradient only where its alpha beats the noise, so that tone breaks into dots as on a printed poster.
// `frequency` is dots per unit; `edge` is how hard a dot's rim is.
const stipple = (name, frequency, seed, edge) =>
  `<filter id="st${name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="${seed}" result="n"/>` +
  '<feColorMatrix in="n" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.9 0 0 0 -0.45" result="na"/>' +
  '<feComposite in="SourceGraphic" in2="na" operator="arithmetic" k1="0" k2="1" k3="-1" k4="0.02" result="d"/>' +
  `<feComponentTransfer in="d" result="t"><feFuncA type="linear" slope="${edge}" intercept="0"/></feComponentTransfer>` +
  '<feComposite in="SourceGraphic" in2="t" operator="in"/></filter>';

const MARGIN = 600;

/**
 * What a composition draws on: size in units, palette, seeded random source, and the paints that need definitions
 * (gradients, clips, stippled shade). `cx` is the axis of the composition, which need not be the middle of the sheet.
 */
export class Sheet {
  #ids = 0;
  #defs = '';
  #body = '';

  constructor({ width, height, palette, seed = 1, axis = 0.5, dots = 1, edge = 2 }) {
    this.W = width;
    this.H = height;
    this.cx = width * axis;
    this.wide = width > height;
    this.tall = height > width * 1.8;
    this.pal = palette;
    this.seed = seed;
    this.r = rng(seed);
    this.define(stipple('a', 0.85 * dots, seed, edge) + stipple('b', 0.55 * dots, seed + 1, edge));
  }

  /** One of three numbers, by the shape of the sheet; a tall one is an upright one where it has none of its own. */
  by(wide, portrait, tall = portrait) {
    return this.wide ? wide : this.tall ? tall : portrait;
  }

  add(...parts) {
    this.#body += parts.join('');
    return this;
  }

  define(element) {
    this.#defs += element;
  }

  /** A name that is unique on this sheet, and the same every time it is drawn. */
  id(prefix) {
    this.#ids += 1;
    return prefix + this.#ids;
  }

  lin(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = '') {
    const id = this.id('g');
    this.define(
      `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${units}>${stops.map(stop).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  rad(stops, cx = 0.5, cy = 0.5, r = 0.5, units = '') {
    const id = this.id('g');
    this.define(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" ${units}>${stops.map(stop).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(d) {
    const id = this.id('c');
    this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `url(#${id})`;
  }

  inside(d, inner) {
    return group(inner, `clip-path="${this.clip(d)}"`);
  }

  // resvg is slow with a filter on a shape far larger than the sheet, and fails with one on a shape off the sheet;
  // left of it and above it are also the coordinates of groups that are moved into place, so a wide margin stays there
  trim(d) {
    const shape = clipPolygon(d, -40, -40, this.W + 40, this.H + 40);
    if (!shape) return '';
    const [x0, y0, x1, y1] = pathBox(shape);
    const low = shape === d ? -MARGIN : 1; // what was cut is in the coordinates of the sheet itself
    const off = x0 >= this.W - 1 || y0 >= this.H - 1 || x1 < low || y1 < low;
    return off ? '' : shape;
  }

  /** Stippled tone in d: colour c from opacity a0 to a1 along [x1, y1, x2, y2] of its box. 'b' has larger dots. */
  shade(d, c, a0, a1, [x1, y1, x2, y2] = [0, 0, 1, 0], dots = 'a') {
    const shape = this.trim(d);
    if (!shape) return '';
    const tone = this.lin(
      [
        [0, c, a0],
        [1, c, a1],
      ],
      x1,
      y1,
      x2,
      y2,
    );
    return this.inside(shape, path(shape, tone, `filter="url(#st${dots})"`));
  }

  /** Stippled pool of light or dark in d, centred on x, y of the sheet. */
  pool(d, x, y, r, c, a, dots = 'b') {
    const shape = this.trim(d);
    if (!shape) return '';
    const tone = this.rad(
      [
        [0, c, a],
        [1, c, 0],
      ],
      x,
      y,
      r,
      'gradientUnits="userSpaceOnUse"',
    );
    return this.inside(shape, path(shape, tone, `filter="url(#st${dots})"`));
  }

  /** A solid: flat base, stippled shadow away from the light and, if asked for, stippled light towards it. */
  form(d, c, { dark = 0.9, lite = 0, dir = [0.15, 0, 1, 0.1], k = 'a' } = {}) {
    const [x1, y1, x2, y2] = dir;
    const towards = [x1 <= x2 ? 0 : 1, y1, lerp(x1, x2, 0.4), lerp(y1, y2, 0.4)];
    return (
      path(d, c.base) +
      (dark ? this.shade(d, c.dark, 0, dark, dir, k) : '') +
      (lite ? this.shade(d, c.lite, lite, 0, towards, k) : '')
    );
  }

  glow(x, y, r, c, a = 0.8) {
    const light = this.rad([
      [0, c, a],
      [0.35, c, a * 0.45],
      [1, c, 0],
    ]);
    return circle(x, y, r, light);
  }

  /** A glow lying on the floor. */
  pooled(x, y, rx, ry, c, a = 0.5) {
    const light = this.rad([
      [0, c, a],
      [0.45, c, a * 0.5],
      [1, c, 0],
    ]);
    return ellipse(x, y, rx, ry, light);
  }

  svg() {
    const { W, H } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${this.#defs}</defs>${this.#body}</svg>`;
  }
}
