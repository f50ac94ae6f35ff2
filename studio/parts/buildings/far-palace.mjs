import { f, range } from '../../kit/numbers.mjs';
import { circle, line, path, rect } from '../../kit/shapes.mjs';

const arch = (x, y, w, h) =>
  `M${f(x - w)} ${f(y)}V${f(y - h * 0.6)}Q${f(x - w)} ${f(y - h * 0.94)} ${f(x)} ${f(y - h * 1.12)}Q${f(x + w)} ${f(y - h * 0.94)} ${f(x + w)} ${f(y - h * 0.6)}V${f(y)}Z`;

const onion = (x, y, R, h) =>
  `M${f(x - R * 0.9)} ${f(y)}C${f(x - R * 1.3)} ${f(y - h * 0.4)} ${f(x - R * 0.6)} ${f(y - h * 0.74)} ${f(x)} ${f(y - h)}C${f(x + R * 0.6)} ${f(y - h * 0.74)} ${f(x + R * 1.3)} ${f(y - h * 0.4)} ${f(x + R * 0.9)} ${f(y)}Z`;

/** Draws what stands on the roof at x: a dome of that radius on its drum, with a tip. */
function domeOn(S, p, x, y, R) {
  const d = onion(x, y - R * 0.3, R, R * 1.45);
  return (
    rect(x - R * 0.95, y - R * 0.3, R * 1.9, R * 0.34, p.gold) +
    path(d, p.lite) +
    S.shade(d, p.dark, 0.75, 0, [0, 0.5, 0.75, 0.3]) +
    line(`M${f(x)} ${f(y - R * 1.7)}v${f(-R * 0.5)}`, p.gold, R * 0.1) +
    circle(x, y - R * 1.9, R * 0.12, p.gold)
  );
}

/** Draws a kiosk of three arches under a dome, the sky between its posts. */
const kiosk = (S, p, x, y, w) =>
  range(4)
    .map((i) => rect(x - w + i * w * 0.62, y - w * 1.1, w * 0.14, w * 1.1, i < 2 ? p.base : p.lite))
    .join('') +
  rect(x - w * 1.2, y - w * 1.24, w * 2.4, w * 0.2, p.lite) +
  rect(x - w * 1.2, y - w * 1.08, w * 1.2, w * 0.06, p.dark, 'opacity=".5"') +
  domeOn(S, p, x, y - w * 1.2, w * 0.86);

/** Draws a block of the house with its storeys of lit arches: what turns from the light is darker. */
function block(p, [x0, x1], y, h, storeys, step) {
  const n = Math.max(1, Math.round((x1 - x0) / step));
  const high = h / storeys;
  const open = range(storeys * n).map((i) => {
    const [row, at] = [Math.floor(i / n), ((i % n) + 0.5) / n];
    return arch(x0 + (x1 - x0) * at, y - row * high - high * 0.06, step * 0.29, high * 0.66);
  });
  const teeth = range(n * 2).map((i) => {
    const x = x0 + ((x1 - x0) * i) / (n * 2);
    return `M${f(x)} ${f(y - h)}v${f(-high * 0.1)}h${f((x1 - x0) / n / 4)}v${f(high * 0.1)}Z`;
  });
  return (
    rect(x0, y - h, x1 - x0, h, p.base) +
    path(teeth.join(''), p.lite) +
    path(open.join(''), p.lit.mid) +
    range(storeys)
      .map((i) => rect(x0, y - high * (i + 1), x1 - x0, high * 0.09, i + 1 === storeys ? p.lite : p.gold))
      .join('')
  );
}

const flag = (x, y, k) =>
  line(`M${f(x)} ${f(y)}v${f(-150 * k)}`, '#7a3a3a', 9 * k) +
  path(
    `M${f(x)} ${f(y - 150 * k)}q${f(60 * k)} ${f(-18 * k)} ${f(130 * k)} ${f(26 * k)}q${f(-70 * k)} ${f(14 * k)} ${f(-130 * k)} ${f(44 * k)}Z`,
    '#c2344f',
  );

/**
 * Draws the palace from far away, its foot on y: a high gate with a great dome, wings that step down from it, kiosks
 * on their ends and round towers with flags; `k` 1 is 2300 wide.
 */
export function farPalace(S, p, x, y, k) {
  const at = (u) => x + u * k;
  const wing = (s) => [at(s * 1080), at(s * 170)].toSorted((a, b) => a - b);
  const bay = (s) => [at(s * 520), at(s * 250)].toSorted((a, b) => a - b);
  let o = '';
  for (const s of [-1, 1]) {
    o += kiosk(S, p, at(s * 780), y - 290 * k, 64 * k) + block(p, wing(s), y, 290 * k, 2, 92 * k);
    o += domeOn(S, p, at(s * 385), y - 420 * k, 84 * k) + block(p, bay(s), y, 420 * k, 3, 90 * k);
    const [tx, w] = [at(s * 1110), 96 * k];
    o +=
      rect(tx - w, y - 400 * k, 2 * w, 400 * k, p.lite) + rect(tx - w, y - 400 * k, w, 400 * k, p.dark, 'opacity=".3"');
    o +=
      path(arch(tx, y - 230 * k, 34 * k, 110 * k), p.lit.mid) +
      rect(tx - w * 1.2, y - 410 * k, w * 2.4, 26 * k, p.gold);
    o += flag(tx, y - 560 * k, k) + domeOn(S, p, tx, y - 410 * k, 84 * k);
  }
  const [gate, h] = [210 * k, 560 * k];
  o += domeOn(S, p, x, y - h, 175 * k) + kiosk(S, p, x - gate, y - h, 40 * k) + kiosk(S, p, x + gate, y - h, 40 * k);
  o += rect(x - gate, y - h, 2 * gate, h, p.lite) + rect(x - gate, y - h, gate, h, p.dark, 'opacity=".2"');
  o += rect(x - gate * 1.08, y - h, gate * 2.16, 26 * k, p.gold);
  return o + path(arch(x, y, 140 * k, 410 * k), p.dark) + path(arch(x, y, 104 * k, 360 * k), p.lit.mid);
}
