// The windows and doors of a metro car, lit from within, and those who stand and sit behind them.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, open, oval, path } from '../../kit/shapes.mjs';

/** Half the width of the train, metres. */
export const HALF = 1.45;
const DOORS = [2.7, 7.6, 12.5, 17.4];
const WINDOWS = [
  [3.85, 6.45],
  [8.75, 11.35],
  [13.65, 16.25],
];

/** Returns the outline of neck and shoulders under a head at x, y of radius r, down to `low`. */
export function shoulders(x, y, r, low) {
  const p = (u, v) => `${f(x + u * r)} ${f(y + v * r)}`;
  return (
    `M${p(-0.45, 0.6)}L${p(-0.42, 1.2)}C${p(-0.9, 1.5)} ${p(-1.75, 1.5)} ${p(-1.9, 2.7)}L${f(x - r * 2)} ${f(low)}` +
    `H${f(x + r * 2)}L${p(1.9, 2.7)}C${p(1.75, 1.5)} ${p(0.9, 1.5)} ${p(0.42, 1.2)}L${p(0.45, 0.6)}Z`
  );
}

/** Draws one commuter behind the glass, seen down to `foot`, at t metres; some hold a strap above them. */
function commuter(S, rail, t, tall, tone, foot) {
  const r = rail.scale(t) * 0.12;
  const [x, y] = rail.at(t, HALF, tall);
  const [, low] = rail.at(t, HALF, foot);
  const turn = (S.r() - 0.5) * 0.7;
  const raised =
    `M${f(x + r * 1.5)} ${f(y + r * 2.2)}` + `L${f(x + r * 2)} ${f(y - r * 0.4)}L${f(x + r * 1.5)} ${f(y - r * 2.6)}`;
  const strap = S.r() > 0.62 ? line(raised, tone, r * 0.8) : '';
  const bun = S.r() > 0.68 ? circle(x - (turn + 0.8) * r, y + r * 0.1, r * 0.5, tone) : '';
  return strap + bun + path(oval(x + turn * r, y, r * 0.92, r * 1.18), tone) + path(shoulders(x, y, r, low), tone);
}

/** Draws the glass of one car from t0 on: four doors, the windows between them, and those who ride behind it. */
export function carGlass(S, rail, t0, tones) {
  const glass = (a, b, y0, y1) => {
    const d = rail.band(t0 + a, t0 + b, y0, y1);
    return path(d, tones.glass) + S.shade(d, tones.amber, 0, 0.75, [0, 0.2, 0, 1]);
  };
  const people = (a, b, n, foot) =>
    range(n)
      .map((i) => {
        if (S.r() < 0.22) return '';
        const t = t0 + lerp(a, b, (i + 0.25 + 0.5 * S.r()) / n);
        return commuter(S, rail, t, 1.1 + 0.3 * S.r(), S.r() > 0.4 ? tones.people : tones.riders, foot);
      })
      .join('');
  const seam = (d, at, width) => line(d, tones.seam, Math.max(0.8, rail.scale(t0 + at) * width));
  let o = '';
  for (const m of DOORS) {
    const leaf = rail.band(t0 + m - 0.8, t0 + m + 0.8, -0.6, 1.95);
    o += path(leaf, tones.door) + glass(m - 0.62, m - 0.08, 0.45, 1.7) + glass(m + 0.08, m + 0.62, 0.45, 1.7);
    o += S.inside(rail.band(t0 + m - 0.62, t0 + m + 0.62, 0.45, 1.7), people(m - 0.6, m + 0.6, 2, 0.4));
    o += path(rail.band(t0 + m - 0.08, t0 + m + 0.08, 0.4, 1.75), tones.door) + seam(leaf, m, 0.018);
  }
  for (const [a, b] of WINDOWS) {
    const pane = rail.band(t0 + a, t0 + b, 0.72, 1.68);
    const middle = t0 + (a + b) / 2;
    o += glass(a, b, 0.72, 1.68) + S.inside(pane, people(a, b, 4, 0.7)) + seam(pane, a, 0.025);
    o += seam(open([rail.at(middle, HALF, 0.72), rail.at(middle, HALF, 1.68)]), a, 0.025);
  }
  return o;
}
