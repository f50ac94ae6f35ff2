import { f, range } from '../numbers.mjs';
import { box, line, P, path, rect } from '../shapes.mjs';
import { archPath } from './arches.mjs';
import { finial } from './domes.mjs';

/** Draws a projecting balcony window with a curved roof. */
export function jharokha(S, cx, y, w, c, lit) {
  const h = w * 1.05;
  const wall = box(cx - w / 2, y, cx + w / 2, y - h);
  let o =
    path(
      P([
        [cx - w * 0.58, y],
        [cx + w * 0.58, y],
        [cx + w * 0.3, y + w * 0.32],
        [cx - w * 0.3, y + w * 0.32],
      ]),
      c.base,
    ) +
    S.shade(
      P([
        [cx - w * 0.58, y],
        [cx + w * 0.58, y],
        [cx + w * 0.3, y + w * 0.32],
        [cx - w * 0.3, y + w * 0.32],
      ]),
      c.dark,
      0.3,
      1,
      [0, 0, 1, 0.6],
    );
  o += S.form(wall, c, { dark: 0.8 });
  for (const k of [-1, 0, 1]) {
    const a = archPath(cx + k * w * 0.32, y - w * 0.28, w * (k ? 0.2 : 0.34), w * 0.3, w * 0.22, k ? 0 : 3);
    o += path(a, lit.mid) + S.shade(a, lit.deep, 0, 0.9, [0, 1, 0, 0]) + line(a, c.gold, 1.2);
  }
  o +=
    rect(cx - w * 0.58, y - w * 0.06, w * 1.16, w * 0.08, c.lite) +
    rect(cx - w * 0.54, y - w * 0.3, w * 1.08, w * 0.035, c.lite);
  for (const i of range(9))
    o += line(`M${f(cx - w * 0.5 + (i * w) / 8)} ${f(y - w * 0.06)}v${f(-w * 0.22)}`, c.lite, w * 0.022);
  const roof = `M${f(cx - w * 0.7)} ${f(y - h + w * 0.06)}Q${f(cx)} ${f(y - h - w * 0.52)} ${f(cx + w * 0.7)} ${f(y - h + w * 0.06)}Q${f(cx)} ${f(y - h - w * 0.2)} ${f(cx - w * 0.7)} ${f(y - h + w * 0.06)}Z`;
  return (
    o +
    S.form(roof, { ...c, base: c.lite }, { dark: 0.9 }) +
    line(roof, c.gold, 1.4) +
    finial(cx, y - h - w * 0.22, w * 0.07, c.gold)
  );
}
