import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, group, line, oval, path } from '../../kit/shapes.mjs';

const DARK = '#1a0b08';
const GLASS = '#dcecf4';

/** Draws a glass, `h` tall, that stands at x, y, with water in it. */
function waterGlass(S, x, y, h) {
  const r = h * 0.33;
  const at = (u, v) => `${f(x + u * r)} ${f(y - v * h)}`;
  const side = `M${at(-1, 1)}L${at(-0.78, 0.06)}Q${at(0, -0.1)} ${at(0.78, 0.06)}L${at(1, 1)}`;
  const water = `M${at(-0.9, 0.64)}L${at(-0.76, 0.08)}Q${at(0, -0.06)} ${at(0.76, 0.08)}L${at(0.9, 0.64)}Z`;
  return (
    ellipse(x - r * 0.7, y + 3, r * 1.6, r * 0.32, DARK, 'opacity=".5"') +
    path(`${side}Z`, GLASS, 'opacity=".2"') +
    path(water, '#9cc3dc', 'opacity=".5"') +
    S.shade(water, '#f4fbff', 0, 0.75, [0.5, 0.5, 1, 0.4]) +
    ellipse(x, y - h * 0.64, r * 0.9, r * 0.22, '#c9e2f0', 'opacity=".85"') +
    line(side, GLASS, 2.4, 'opacity=".75"') +
    line(`M${at(0.72, 0.9)}L${at(0.6, 0.16)}`, '#ffffff', 4, 'opacity=".85"') +
    line(oval(x, y - h, r, r * 0.24), '#f2fafd', 2.4)
  );
}

const JUG = 'M-20 -98C-16 -80 -30 -60 -31 -34C-31 -10 -20 0 0 0C20 0 31 -10 31 -34C30 -60 16 -80 20 -98';
const JUG_WATER = 'M-27 -55C-30 -46 -31 -40 -31 -34C-31 -10 -20 0 0 0C20 0 31 -10 31 -34C31 -40 30 -46 27 -55Z';

/** Draws a slice of lime, `r` across, about x, y. */
const lime = (x, y, r, turn) =>
  group(
    ellipse(0, 0, r, r * 0.83, '#a9b85a') + ellipse(0, 0, r * 0.73, r * 0.6, '#e4e6a0'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
  );

/** Draws a jug of glass, `h` tall, at x, y, half full of water, with slices of lime; its handle is at the right. */
function waterJug(S, x, y, h) {
  const { move } = mover({ x, y, k: h / 100 });
  const water = move(JUG_WATER);
  return (
    ellipse(x - h * 0.2, y + 2, h * 0.46, h * 0.08, DARK, 'opacity=".5"') +
    line(move('M19 -86C46 -90 50 -50 30 -38'), GLASS, 8, 'opacity=".8"') +
    path(`${move(JUG)}${move('L-27 -103Z')}`, GLASS, 'opacity=".22"') +
    path(water, '#93bfdb', 'opacity=".55"') +
    lime(x - h * 0.1, y - h * 0.44, h * 0.09, -16) +
    lime(x + h * 0.1, y - h * 0.34, h * 0.09, 24) +
    S.shade(water, '#f4fbff', 0, 0.8, [0.55, 0.5, 1, 0.4]) +
    ellipse(x, y - h * 0.55, h * 0.27, h * 0.055, '#cfe6f2', 'opacity=".75"') +
    line(move(JUG), GLASS, 3, 'opacity=".85"') +
    line(move('M21 -60C25 -46 26 -34 22 -20'), '#ffffff', 6, 'opacity=".9"') +
    path(move('M-27 -103Q-6 -106 20 -98Q-2 -90 -20 -96Z'), '#eef8fc', 'opacity=".8"')
  );
}

/** Draws a table with a copper tray at x, y, and on it a jug and glasses of water; `k` is the scale. */
export function waterTable(S, x, y, k) {
  const { at, move } = mover({ x, y, k });
  const top = oval(x, y, 340 * k, 74 * k);
  const cloth = move('M-340 0C-336 90 -316 160 -318 260L318 260L340 0Z');
  const folds = [-0.94, -0.74, -0.55, -0.2, 0.1, 0.42]
    .map((u, i) => {
      const rim = 74 * Math.sqrt(1 - u * u);
      const [x0, foot, half] = [f(u * 340), f(rim + 240), 12 + (i % 3) * 11];
      return move(
        `M${x0} ${f(rim)}Q${x0 - 4} ${f(rim + 70)} ${x0 - half} ${foot}` +
          `L${x0 + half} ${foot}Q${x0 + 6} ${f(rim + 60)} ${x0} ${f(rim)}Z`,
      );
    })
    .join('');
  const tray = oval(...at(-30, -6), 218 * k, 44 * k);
  return (
    path(cloth, '#bf9a6c') +
    S.shade(cloth, DARK, 0.62, 0.08, [0, 0.5, 0.8, 0.3]) +
    path(folds, '#5a3a20', 'opacity=".42"') +
    path(top, '#dcbc8e') +
    S.shade(top, DARK, 0.5, 0, [0, 0.6, 0.6, 0.4]) +
    S.shade(top, '#b9d8ec', 0, 0.55, [0.5, 0.5, 1, 0]) +
    ellipse(...at(-38, 6), 226 * k, 46 * k, DARK, 'opacity=".5"') +
    path(tray, '#c67c41') +
    S.shade(tray, mix('#c67c41', DARK, 0.7), 0.9, 0, [0, 0.9, 0.5, 0.1]) +
    line(tray, '#f4c892', 4) +
    waterGlass(S, ...at(-96, -22), 88 * k) +
    waterJug(S, ...at(62, -4), 196 * k) +
    waterGlass(S, ...at(-166, -2), 92 * k) +
    waterGlass(S, ...at(-78, 16), 96 * k)
  );
}
