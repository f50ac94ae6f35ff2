import { archPath } from '../../kit/architecture/arches.mjs';
import { dome } from '../../kit/architecture/domes.mjs';
import { mix } from '../../kit/colour.mjs';
import { cypress, treeline } from '../../kit/nature/trees.mjs';
import { box, line, P, path, rect } from '../../kit/shapes.mjs';

/** Draws a small domed pavilion between two minarets. */
export function waterShrine(S, p, cx, y) {
  const c = { base: mix(p.base, p.sky[2], 0.25), dark: p.dark, lite: p.lite, gold: p.gold };
  let o = '';
  for (const s of [-1, 1]) {
    const x = cx + s * 210;
    const shaft = P([
      [x - 17, y],
      [x - 12, y - 250],
      [x + 12, y - 250],
      [x + 17, y],
    ]);
    o +=
      S.form(shaft, c, { dark: 0.95, lite: 0.4 }) +
      [84, 168, 250].map((h) => rect(x - 20, y - h, 40, 7, c.lite) + rect(x - 20, y - h + 7, 40, 2, c.gold)).join('') +
      dome(S, x, y - 262, 17, 32, c, 1);
    const w = box(Math.min(cx + s * 100, cx + s * 180), y, Math.max(cx + s * 100, cx + s * 180), y - 104);
    o += S.form(w, c, { dark: s > 0 ? 0.95 : 0.5 }) + rect(Math.min(cx + s * 96, cx + s * 184), y - 110, 88, 7, c.lite);
    const a = archPath(cx + s * 140, y, 40, 44, 28, 3);
    o +=
      path(a, p.lit.mid) +
      S.shade(a, p.lit.deep, 0, 0.9, [0, 1, 0, 0]) +
      line(a, c.gold, 1.4) +
      dome(S, cx + s * 140, y - 112, 32, 54, c, 3);
  }
  const body = box(cx - 102, y, cx + 102, y - 152);
  const A = archPath(cx, y, 96, 62, 52, 5);
  o +=
    rect(cx - 74, y - 190, 148, 42, c.base) +
    S.shade(box(cx - 74, y - 148, cx + 74, y - 190), p.dark, 0.1, 1) +
    dome(S, cx, y - 186, 76, 138, c, 7) +
    S.form(body, c, { dark: 0.9 }) +
    rect(cx - 108, y - 158, 216, 8, c.lite) +
    rect(cx - 108, y - 150, 216, 2, c.gold);
  o +=
    path(archPath(cx, y, 124, 66, 70, 0), c.lite) +
    path(
      A,
      S.lin([
        [0, p.lit.deep],
        [0.5, p.lit.mid],
        [1, p.lit.hi],
      ]),
    ) +
    S.shade(A, p.lit.deep, 0.8, 0, [0, 0, 0.8, 0.4], 'b') +
    line(A, c.gold, 1.8) +
    S.glow(cx, y - 70, 130, p.lit.mid, 0.5);
  for (const s of [-1, 1])
    for (const [dx, h] of [
      [255, 130],
      [296, 104],
      [340, 84],
    ])
      o += cypress(S, cx + s * dx, y, h, 26, { mid: p.leafm, dark: p.leaf });
  return o + treeline(S, -20, cx - 330, y, 44, p.leafm, 3) + treeline(S, cx + 330, S.W + 20, y, 44, p.leafm, 9);
}
