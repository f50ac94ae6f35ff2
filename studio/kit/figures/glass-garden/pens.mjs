import { mix } from '../../colour.mjs';
import { mover } from '../../moved-path.mjs';
import { line, oval, path } from '../../shapes.mjs';

export const INK = '#12142f';
const DUSK = '#241f52'; // what the shadows of the figures tend to
export const GOLD = '#f0bd5e';

/**
 * Returns what draws a figure at x, y, `k` times as large, in a garden at night: lamplight comes from the right, and
 * the faint blue of the sky lies on the left.
 */
export function gardenPens(S, { x, y, k }) {
  const { at, move } = mover({ x, y, k });
  const cloth = (d, base, { dark = 0.85, warm = 0.95, cool = 0.3, lite = '#ffd08a' } = {}) => {
    const moved = move(d);
    return (
      path(moved, base) +
      S.shade(moved, mix(base, DUSK, 0.72), 0, dark, [0.75, 0.1, 0.05, 0.4]) +
      (cool ? S.shade(moved, mix(base, '#7f93e0', 0.6), cool, 0, [0, 0.1, 0.3, 0.3]) : '') +
      S.shade(moved, lite, 0, warm, [0.62, 0.35, 1, 0.2])
    );
  };
  const seam = (d, tone, width, extra = '') => line(move(d), tone, width * k, extra);
  const flat = (d, tone, extra = '') => path(move(d), tone, extra);
  const dot = ([u, v], r, tone) => path(oval(...at(u, v), r * k), tone);
  return { at, move, cloth, seam, flat, dot, k };
}

/** Draws a stemmed glass with a golden drink, its foot at u, v; `tilt` moves its rim sideways. */
export function stemGlass({ seam, flat, dot }, [u, v], tilt = 0) {
  const rim = u + tilt;
  const bowl = (y0, half) =>
    `M${rim - half} ${v - y0}C${rim - half - 1} ${v - 30} ${rim - 7} ${v - 26} ${u + tilt * 0.5} ${v - 24}` +
    `C${rim + 7} ${v - 26} ${rim + half + 1} ${v - 30} ${rim + half} ${v - y0}Z`;
  return (
    seam(`M${u} ${v}L${u + tilt * 0.5} ${v - 24}M${u - 9} ${v}H${u + 9}`, '#f6dcae', 2.2) +
    flat(bowl(58, 10), '#dfe4ff', 'opacity=".35"') +
    flat(bowl(46, 11), '#f2b13c') +
    seam(`M${rim - 10} ${v - 58}H${rim + 10}M${rim + 7} ${v - 54}L${rim + 8} ${v - 38}`, '#fff0d0', 1.6) +
    dot([rim - 3, v - 40], 2, '#ffe9b0')
  );
}
