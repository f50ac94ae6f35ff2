// Round tables of an evening reception: one with a cloth to the floor, and what stands on it.
import { mix } from '../../kit/colour.mjs';
import { marigoldHead } from '../../kit/nature/cut-flowers.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { ellipse, line, open, oval, P, path, rect } from '../../kit/shapes.mjs';

const LINEN = '#f6e7c4';
const SHADOW = '#55300f';
const BRASS = { base: '#d9992e', dark: '#5f3010', lite: '#fff0bd' };
const circlePoint = (x, y, rx, ry, a) => [x + Math.cos(a) * rx, y + Math.sin(a) * ry];

/** Draws a candle with its flame in a small glass, its foot at x, y, h tall. */
export const candle = (S, x, y, h) =>
  S.glow(x, y - h, h * 3.4, '#ffd98a', 0.8) +
  ellipse(x, y, h * 0.26, h * 0.09, '#b9822e') +
  rect(x - h * 0.13, y - h * 0.62, h * 0.26, h * 0.62, '#fff3d6') +
  path(
    `M${f(x)} ${f(y - h * 1.14)}q${f(h * 0.16)} ${f(h * 0.3)} 0 ${f(h * 0.48)}` +
      `q${f(-h * 0.16)} ${f(-h * 0.18)} 0 ${f(-h * 0.48)}Z`,
    '#fffbe0',
  );

/** Draws a brass bowl heaped with marigolds, its foot at x, y, `r` half as wide. */
export function marigoldBowl(S, x, y, r, seed = 3) {
  const random = rng(seed);
  const d =
    `M${f(x - r)} ${f(y - r * 0.62)}C${f(x - r * 0.9)} ${f(y - r * 0.1)} ${f(x - r * 0.5)} ${f(y)} ${f(x)} ${f(y)}` +
    `C${f(x + r * 0.5)} ${f(y)} ${f(x + r * 0.9)} ${f(y - r * 0.1)} ${f(x + r)} ${f(y - r * 0.62)}Z`;
  const heap =
    `M${f(x - r * 0.94)} ${f(y - r * 0.55)}` +
    `C${f(x - r)} ${f(y - r * 1.2)} ${f(x - r * 0.4)} ${f(y - r * 1.5)} ${f(x)} ${f(y - r * 1.5)}` +
    `C${f(x + r * 0.4)} ${f(y - r * 1.5)} ${f(x + r)} ${f(y - r * 1.2)} ${f(x + r * 0.94)} ${f(y - r * 0.55)}Z`;
  const blooms = range(Math.round(26 + r * 0.3))
    .map(() => {
      const u = (random() - 0.5) * 1.9;
      return [u, 0.46 + Math.sqrt(Math.max(0, 1 - u * u)) * random() ** 0.7 * 0.98, random()];
    })
    .sort((a, b) => b[1] - a[1]);
  const tones = ['#f7a928', '#ef7f1a', '#ffc24a', '#d9621a'];
  return (
    ellipse(x, y, r * 0.8, r * 0.14, SHADOW, 'opacity=".5"') +
    path(heap, '#b9501a') +
    S.form(d, BRASS, { dark: 0.9, lite: 0.9, dir: [0.2, 0, 1, 0.5] }) +
    blooms
      .map(([u, v, q], i) => marigoldHead(x + u * r, y - r * 0.1 - v * r, r * (0.2 + q * 0.08), tones[i % 4], q * 6))
      .join('') +
    line(`M${f(x - r)} ${f(y - r * 0.6)}Q${f(x)} ${f(y - r * 0.34)} ${f(x + r)} ${f(y - r * 0.6)}`, '#ffe6a2', r * 0.05)
  );
}

/** Draws the folds of the cloth between the rim of the table and its hem on the floor. */
const folds = ({ x, y, rx, ry, foot, spread }, n) =>
  range(n)
    .map((i) => {
      const a = (Math.PI * (i + 0.5)) / n;
      const low = (b) => circlePoint(x, foot, rx * spread, ry * 1.35, b);
      const d = P([circlePoint(x, y, rx, ry, a), low(a - 0.42 / n), low(a + 0.5 / n)]);
      const tone = mix(LINEN, SHADOW, i < n * 0.35 ? 0.42 : 0.54);
      return (
        path(d, tone, 'opacity=".75"') +
        line(open([circlePoint(x, y, rx, ry, a + 0.5 / n), low(a + 0.95 / n)]), '#fff4d6', rx * 0.006, 'opacity=".4"')
      );
    })
    .join('');

/** Draws a round table: x, y the middle of its top, rx and ry its halves, `foot` where the cloth meets the floor. */
export function roundTable(S, { x, y, rx, ry, foot, spread = 1.06 }) {
  const right = [x + rx * spread, foot];
  const d =
    `M${f(x - rx)} ${f(y)}L${f(x - rx * spread)} ${f(foot)}` +
    `A${f(rx * spread)} ${f(ry * 1.35)} 0 0 0 ${right.map(f).join(' ')}` +
    `L${f(x + rx)} ${f(y)}Z`;
  const rim = `M${f(x - rx)} ${f(y)}A${f(rx)} ${f(ry)} 0 0 0 ${f(x + rx)} ${f(y)}`;
  return (
    ellipse(x, foot + ry * 0.5, rx * 1.24, ry * 1.3, '#0a100d', 'opacity=".5"') +
    path(d, mix(LINEN, SHADOW, 0.22)) +
    folds({ x, y, rx, ry, foot, spread }, 15) +
    S.shade(d, '#3a1e10', 0, 0.95, [0.4, 0.1, 0.5, 1]) +
    ellipse(x, y, rx, ry, LINEN) +
    S.shade(oval(x, y, rx, ry), '#8a5a2c', 0, 0.6, [0.55, 0.3, 0.1, 1]) +
    line(rim, '#e2912a', rx * 0.022) +
    line(rim, '#fff6dc', rx * 0.007, `transform="translate(0 ${f(-rx * 0.012)})"`)
  );
}

/** Draws a brass plate that lies at x, y, `r` half as wide, `squash` how flat it is seen. */
export const brassPlate = (x, y, r, squash = 0.36) =>
  ellipse(x + r * 0.05, y + r * 0.08, r, r * squash, SHADOW, 'opacity=".45"') +
  ellipse(x, y, r, r * squash, '#c98a2a') +
  ellipse(x, y - r * 0.02, r * 0.97, r * squash * 0.95, '#f0c766') +
  ellipse(x, y, r * 0.78, r * squash * 0.74, '#b9761f') +
  ellipse(x, y + r * 0.012, r * 0.75, r * squash * 0.7, '#dda53c') +
  line(
    `M${f(x - r * 0.6)} ${f(y - r * squash * 0.36)}` +
      `A${f(r * 0.72)} ${f(r * squash * 0.66)} 0 0 1 ${f(x + r * 0.1)} ${f(y - r * squash * 0.62)}`,
    '#fff3c6',
    r * 0.03,
  );

/** Draws a tall brass water jug with a handle on the right and a spout on the left, its foot at x, y, h tall. */
export function waterJug(S, x, y, h) {
  const at = (u, v) => `${f(x + u * h)} ${f(y - v * h)}`;
  const d =
    `M${at(-0.17, 0)}C${at(-0.36, 0.16)} ${at(-0.36, 0.44)} ${at(-0.14, 0.6)}` +
    `C${at(-0.1, 0.7)} ${at(-0.12, 0.84)} ${at(-0.26, 0.98)}` +
    `C${at(-0.1, 1.04)} ${at(0.08, 1.02)} ${at(0.15, 0.98)}C${at(0.09, 0.84)} ${at(0.09, 0.7)} ${at(0.14, 0.6)}` +
    `C${at(0.36, 0.44)} ${at(0.36, 0.16)} ${at(0.17, 0)}Q${at(0, -0.06)} ${at(-0.17, 0)}Z`;
  const handle = `M${at(0.13, 0.94)}C${at(0.44, 0.98)} ${at(0.46, 0.5)} ${at(0.27, 0.4)}`;
  return (
    ellipse(x + h * 0.08, y, h * 0.34, h * 0.09, SHADOW, 'opacity=".5"') +
    line(handle, BRASS.dark, h * 0.075) +
    line(handle, BRASS.base, h * 0.05) +
    S.form(d, BRASS, { dark: 0.95, lite: 0.95, dir: [0.25, 0, 1, 0.3] }) +
    line(
      `M${at(-0.15, 0.6)}Q${at(0, 0.55)} ${at(0.15, 0.6)}M${at(-0.3, 0.34)}Q${at(0, 0.24)} ${at(0.3, 0.34)}`,
      BRASS.dark,
      h * 0.012,
    ) +
    ellipse(x - h * 0.03, y - h * 0.985, h * 0.18, h * 0.035, '#6a3a12') +
    line(`M${at(-0.22, 0.42)}C${at(-0.26, 0.3)} ${at(-0.22, 0.18)} ${at(-0.16, 0.1)}`, '#fffbe6', h * 0.03)
  );
}

/** Draws a saffron napkin, folded to a point that stands, its foot at x, y, h tall. */
export function foldedNapkin(S, x, y, h) {
  const at = (u, v) => [x + u * h, y - v * h];
  const left = P([at(-0.62, 0), at(-0.1, 1), at(0.06, 0.02)]);
  const right = P([at(0.06, 0.02), at(-0.1, 1), at(0.52, 0.06)]);
  const [a, b, c, d, e, g] = [
    at(-0.64, -0.02),
    at(-0.05, -0.22),
    at(0.56, 0.04),
    at(0.48, 0.22),
    at(-0.05, 0.02),
    at(-0.52, 0.2),
  ].map((point) => point.map(f).join(' '));
  const cuff = `M${a}Q${b} ${c}L${d}Q${e} ${g}Z`;
  return (
    path(P([at(-0.5, -0.04), at(0.6, 0), at(0.74, 0.05), at(0.2, -0.1)]), SHADOW, 'opacity=".45"') +
    path(left, '#f5a32c') +
    S.shade(left, '#fff0b8', 0.7, 0, [0, 1, 0.7, 0.3]) +
    path(right, '#cf6f16') +
    S.shade(right, '#6a2a10', 0, 0.8, [0, 0, 1, 0.8]) +
    path(cuff, '#ffb84a') +
    S.shade(cuff, '#a84e14', 0, 0.8, [0.2, 0, 1, 0.4]) +
    line(open([at(-0.56, 0.1), at(-0.11, 0.96)]), '#fff2cc', h * 0.025) +
    line(open([at(-0.36, 0.03), at(-0.1, 0.9)]), '#c9661a', h * 0.02)
  );
}

/** Draws a border of saffron stripes, as those of a tent, along the rim of a round cloth. */
export const stripedRim = (x, y, rx, ry, n) =>
  range(n)
    .map((i) => {
      const [a, b] = [(i / n) * Math.PI * 2, ((i + 0.5) / n) * Math.PI * 2];
      const inner = 0.905;
      const d = P([
        circlePoint(x, y, rx * 0.985, ry * 0.985, a),
        circlePoint(x, y, rx * 0.985, ry * 0.985, b),
        circlePoint(x, y, rx * inner, ry * inner, b),
        circlePoint(x, y, rx * inner, ry * inner, a),
      ]);
      return path(d, i % 2 ? '#e58d22' : '#eda038');
    })
    .join('') + ellipse(x, y, rx * 0.895, ry * 0.895, 'none', `stroke="#b9571a" stroke-width="${f(rx * 0.005)}"`);

/** Draws a brass tumbler, its foot at x, y, h tall. */
export function tumbler(S, x, y, h) {
  const d =
    `M${f(x - h * 0.36)} ${f(y - h)}L${f(x - h * 0.27)} ${f(y)}` +
    `Q${f(x)} ${f(y + h * 0.1)} ${f(x + h * 0.27)} ${f(y)}L${f(x + h * 0.36)} ${f(y - h)}Z`;
  return (
    ellipse(x + h * 0.16, y + h * 0.02, h * 0.4, h * 0.1, SHADOW, 'opacity=".45"') +
    S.form(d, BRASS, { dark: 0.9, lite: 0.9, dir: [0.2, 0, 1, 0.3] }) +
    ellipse(x, y - h, h * 0.36, h * 0.11, '#f7d488') +
    ellipse(x, y - h * 0.985, h * 0.31, h * 0.085, '#7a4416')
  );
}
