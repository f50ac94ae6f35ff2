import { sideLightPens } from '../side-light-pens.mjs';

export const INK = '#12142f';
export const GOLD = '#f0bd5e';

/** In a garden at night: lamplight comes from the right, and the faint blue of the sky lies on the left. */
const LIGHTS = {
  dark: { tone: '#241f52', much: 0.85, over: [0.75, 0.1, 0.05, 0.4] },
  cool: { tone: '#7f93e0', much: 0.3, over: [0, 0.1, 0.3, 0.3], fades: true },
  warm: { tone: '#ffd08a', much: 0.95, over: [0.62, 0.35, 1, 0.2] },
};

/** Returns what draws a figure at x, y, `k` times as large, in the garden at night. */
export const gardenPens = (S, place) => sideLightPens(S, place, LIGHTS);

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
