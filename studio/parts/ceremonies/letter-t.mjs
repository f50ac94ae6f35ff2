import { f } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

/** Draws a capital T with bracketed serifs in two golds, `r` half its height, centred on x, y. */
export function letterT(S, p, x, y, r) {
  const at = (dx, dy) => `${f(x + dx * r)} ${f(y + dy * r)}`;
  const d =
    `M${at(-0.92, -1)}H${f(x + 0.92 * r)}L${at(0.98, -0.46)}L${at(0.86, -0.46)}` +
    `C${at(0.78, -0.76)} ${at(0.62, -0.86)} ${at(0.36, -0.86)}H${f(x + 0.17 * r)}V${f(y + 0.72 * r)}` +
    `C${at(0.17, 0.86)} ${at(0.26, 0.9)} ${at(0.5, 0.92)}V${f(y + r)}H${f(x - 0.5 * r)}V${f(y + 0.92 * r)}` +
    `C${at(-0.26, 0.9)} ${at(-0.17, 0.86)} ${at(-0.17, 0.72)}V${f(y - 0.86 * r)}H${f(x - 0.36 * r)}` +
    `C${at(-0.62, -0.86)} ${at(-0.78, -0.76)} ${at(-0.86, -0.46)}L${at(-0.98, -0.46)}Z`;
  return (
    path(d, p.gold) +
    S.shade(d, '#8a5a1e', 0, 0.75, [0.1, 0, 0.9, 0.7]) +
    S.shade(d, '#fff3cf', 0.8, 0, [0, 0, 0.4, 0.5]) +
    line(d, '#fff0c4', 1.6, 'opacity=".7"')
  );
}
