// What is eaten and drunk from, seen from the height of somebody who sits: x, y is where a thing stands.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, oval, path } from '../../kit/shapes.mjs';

const SHADOW = '#1c0f14';

/** Draws the shadow of what stands on a table, to the lower right. */
export const castOn = (x, y, rx, ry) =>
  ellipse(x + rx * 0.16, y + ry * 0.34, rx * 1.08, ry * 1.06, SHADOW, 'opacity=".38"');

/** Draws a solid of one colour, lit from the upper left. */
export const lit = (S, d, base, strong = 0.85) =>
  path(d, base) +
  S.shade(d, mix(base, SHADOW, 0.8), 0, strong, [0.25, 0.1, 1, 0.6]) +
  S.shade(d, mix(base, '#fff6e0', 0.75), 0.8, 0, [0, 0.1, 0.4, 0.35]);

/** Draws a plate; `e` is how far it is tipped. */
export const plate = (S, x, y, r, { e = 0.3, tone = '#f7efe0', rim = '#cf9a45' } = {}) =>
  castOn(x, y, r, r * e) +
  ellipse(x, y, r, r * e, tone, `stroke="${rim}" stroke-width="${f(r * 0.03)}"`) +
  S.shade(oval(x, y, r, r * e), '#6a4a4a', 0, 0.6, [0.2, 0, 1, 1]) +
  ellipse(x, y, r * 0.7, r * e * 0.68, mix(tone, '#7a5a50', 0.3)) +
  ellipse(x, y + r * e * 0.06, r * 0.68, r * e * 0.63, mix(tone, '#ffffff', 0.25));

/** Draws a cup on its saucer, `k` half as wide as its rim, with what is in it. */
export function cup(S, x, y, k, { tone = '#fbf4e6', drink = '#4a2414', e = 0.3 } = {}) {
  const top = y - k * 1.1;
  const body =
    `M${f(x - k)} ${f(top)}C${f(x - k)} ${f(top + k * 0.8)} ${f(x - k * 0.6)} ${f(y)} ${f(x - k * 0.4)} ${f(y)}` +
    `H${f(x + k * 0.4)}C${f(x + k * 0.6)} ${f(y)} ${f(x + k)} ${f(top + k * 0.8)} ${f(x + k)} ${f(top)}Z`;
  const handle = `M${f(x + k * 0.95)} ${f(top + k * 0.2)}q${f(k * 0.6)} ${f(-k * 0.1)} ${f(k * 0.5)} ${f(k * 0.3)}q${f(-k * 0.1)} ${f(k * 0.3)} ${f(-k * 0.62)} ${f(k * 0.28)}`;
  return (
    plate(S, x, y, k * 1.6, { tone, e }) +
    line(handle, mix(tone, SHADOW, 0.2), k * 0.14) +
    lit(S, body, tone, 0.7) +
    ellipse(x, top, k, k * e, tone) +
    ellipse(x, top + k * 0.03, k * 0.88, k * e * 0.84, drink) +
    line(
      `M${f(x - k * 0.5)} ${f(top - k * 0.02)}Q${f(x)} ${f(top - k * e * 0.6)} ${f(x + k * 0.5)} ${f(top)}`,
      mix(drink, '#ffffff', 0.45),
      k * 0.06,
    )
  );
}

/** Draws a straight glass h high, filled to three quarters; `foam` lies on the drink. */
export function tallGlass(S, x, y, h, { drink, foam, w = 0.24, e = 0.26, clear = '#fffaf0' }) {
  const r = h * w;
  const side = (v) => r * (0.84 + 0.16 * v);
  const full = (v0, v1) =>
    `M${f(x - side(v1))} ${f(y - h * v1)}L${f(x - side(v0))} ${f(y - h * v0)}A${f(side(v0))} ${f(side(v0) * e)} 0 0 0 ${f(x + side(v0))} ${f(y - h * v0)}L${f(x + side(v1))} ${f(y - h * v1)}Z`;
  return (
    castOn(x, y, r, r * e) +
    path(full(0, 1), clear, 'opacity=".35"') +
    path(full(0.06, 0.76), drink) +
    S.shade(full(0.06, 0.76), mix(drink, SHADOW, 0.7), 0, 0.85, [0.4, 0, 1, 0.1]) +
    (foam
      ? path(full(0.72, 0.9), foam) + ellipse(x, y - h * 0.9, side(0.9), side(0.9) * e, mix(foam, '#ffffff', 0.5))
      : ellipse(x, y - h * 0.76, side(0.76), side(0.76) * e, mix(drink, '#ffffff', 0.35))) +
    ellipse(x, y - h, r, r * e, 'none', `stroke="${clear}" stroke-width="${f(h * 0.014)}"`) +
    line(
      `M${f(x - side(0.9) * 0.8)} ${f(y - h * 0.9)}L${f(x - side(0.1) * 0.8)} ${f(y - h * 0.1)}`,
      '#ffffff',
      h * 0.03,
      'opacity=".75"',
    )
  );
}

/** Draws a bowl r half as wide as its rim, filled; `heap` is the colour of what lies on top of it. */
export function bowl(S, x, y, r, { tone = '#d9992e', fill, heap, e = 0.34 }) {
  const top = y - r * 0.62;
  const d = `M${f(x - r)} ${f(top)}C${f(x - r * 0.96)} ${f(y - r * 0.14)} ${f(x - r * 0.56)} ${f(y)} ${f(x - r * 0.4)} ${f(y)}H${f(x + r * 0.4)}C${f(x + r * 0.56)} ${f(y)} ${f(x + r * 0.96)} ${f(y - r * 0.14)} ${f(x + r)} ${f(top)}Z`;
  const pieces = range(heap ? 14 : 0).map((i) => {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 14) * 0.66];
    return ellipse(
      x + Math.cos(a) * q * r,
      top + Math.sin(a) * q * r * e - r * 0.06,
      r * 0.15,
      r * 0.09,
      mix(heap, i % 2 ? '#ffffff' : SHADOW, 0.16),
    );
  });
  return (
    castOn(x, y, r * 0.8, r * 0.26) +
    lit(S, d, tone) +
    ellipse(x, top, r, r * e, mix(tone, '#fff6d8', 0.5)) +
    ellipse(x, top + r * 0.03, r * 0.9, r * e * 0.86, mix(fill, SHADOW, 0.4)) +
    ellipse(x, top + r * 0.06, r * 0.87, r * e * 0.78, fill) +
    S.shade(oval(x, top + r * 0.06, r * 0.87, r * e * 0.78), '#fff3c8', 0.6, 0, [0.1, 0, 0.6, 0.7]) +
    pieces.join('')
  );
}

/** Draws a flat bread r half as wide with the spots that the fire left. */
export function flatBread(S, x, y, r, e = 0.34, tone = '#e9bd7c') {
  const d = `M${f(x - r)} ${f(y)}C${f(x - r * 1.02)} ${f(y - r * e * 1.3)} ${f(x + r * 0.4)} ${f(y - r * e * 1.5)} ${f(x + r)} ${f(y - r * e * 0.1)}C${f(x + r * 1.05)} ${f(y + r * e * 1.1)} ${f(x - r * 0.7)} ${f(y + r * e * 1.4)} ${f(x - r)} ${f(y)}Z`;
  const spots = range(9).map((i) => {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 9) * 0.72];
    return ellipse(
      x + Math.cos(a) * q * r,
      y + Math.sin(a) * q * r * e,
      r * 0.12,
      r * 0.06,
      i % 3 ? '#a8622c' : '#6a3218',
      'opacity=".75"',
    );
  });
  return castOn(x, y, r, r * e) + lit(S, d, tone, 0.7) + spots.join('');
}

/** Draws a cake on a stand: `w` half as wide as the cake, a slice cut out of it where it has `layers`. */
export function cakeOnStand(S, x, y, w, { icing, sponge, topping, stand = '#f4ead6' }) {
  const [h, e] = [w * 0.62, 0.28];
  const foot = y - w * 0.62;
  const side = `M${f(x - w)} ${f(foot - h)}V${f(foot)}A${f(w)} ${f(w * e)} 0 0 0 ${f(x + w)} ${f(foot)}V${f(foot - h)}Z`;
  const cut = `M${f(x)} ${f(foot - h)}L${f(x - w * 0.42)} ${f(foot - h + w * e * 0.9)}V${f(foot + w * e * 0.9)}L${f(x)} ${f(foot)}Z`;
  const far = `M${f(x)} ${f(foot - h)}L${f(x + w * 0.36)} ${f(foot - h + w * e * 0.93)}V${f(foot + w * e * 0.93)}L${f(x)} ${f(foot)}Z`;
  const crumbs = range(12).map((i) =>
    circle(
      x + Math.cos(i * 0.524) * w * 0.8,
      foot - h + Math.sin(i * 0.524) * w * e * 0.8 - w * 0.05,
      w * 0.085,
      topping,
    ),
  );
  const layers = [0.3, 0.62].map((v) =>
    line(
      `M${f(x - w * 0.42)} ${f(foot - h + w * e * 0.9 + h * v)}L${f(x)} ${f(foot - h + h * v)}L${f(x + w * 0.36)} ${f(foot - h + w * e * 0.93 + h * v)}`,
      icing,
      w * 0.06,
    ),
  );
  return (
    castOn(x, y, w * 0.6, w * 0.16) +
    lit(
      S,
      `M${f(x - w * 0.5)} ${f(y)}Q${f(x - w * 0.08)} ${f(y - w * 0.1)} ${f(x - w * 0.08)} ${f(foot)}H${f(x + w * 0.08)}Q${f(x + w * 0.08)} ${f(y - w * 0.1)} ${f(x + w * 0.5)} ${f(y)}Z`,
      stand,
    ) +
    ellipse(x, foot + w * 0.07, w * 1.3, w * 1.3 * e, mix(stand, SHADOW, 0.3)) +
    ellipse(x, foot, w * 1.3, w * 1.3 * e, stand) +
    lit(S, side, icing, 0.7) +
    ellipse(x, foot - h, w, w * e, mix(icing, '#ffffff', 0.4)) +
    path(cut, mix(sponge, SHADOW, 0.12)) +
    path(far, mix(sponge, SHADOW, 0.34)) +
    layers.join('') +
    path(
      `M${f(x)} ${f(foot - h)}L${f(x - w * 0.42)} ${f(foot - h + w * e * 0.92)}Q${f(x)} ${f(foot - h + w * e * 1.2)} ${f(x + w * 0.36)} ${f(foot - h + w * e * 0.95)}Z`,
      mix(sponge, SHADOW, 0.34),
    ) +
    crumbs.filter((_, i) => i < 2 || i > 4).join('')
  );
}

/** Draws a skewer of pieces from one point to another, each `r` large. */
export function skewer(S, [x0, y0], [x1, y1], r, tones) {
  const n = Math.max(3, Math.floor((Math.hypot(x1 - x0, y1 - y0) * 0.74) / (r * 1.7)));
  const pieces = range(n).map((i) => {
    const t = 0.16 + (0.74 * (i + 0.5)) / n;
    const d = oval(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r, r * 0.8);
    return lit(S, d, tones[i % tones.length]);
  });
  return line(`M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`, '#c9c2b4', r * 0.22) + pieces.join('');
}
