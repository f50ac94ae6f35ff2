import { litArch } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { jharokha } from '../../kit/architecture/jharokha.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, path, rect } from '../../kit/shapes.mjs';

/** Draws jharokhas over lit arches, closed by a domed tower; s is the side. */
export function haveliWing(S, p, cx, y, s, c, bays) {
  const x0 = cx + s * 236;
  const x1 = cx + s * (236 + bays * 196);
  const l = Math.min(x0, x1);
  const r = Math.max(x0, x1);
  const wall = box(l, y, r, y - 330);
  const shade = s > 0 ? [0.3, 0.95] : [0, 0.7];
  let o =
    path(wall, c.base) +
    S.shade(wall, p.dark, ...shade, [0, 0, 1, 0.1]) +
    merlons(l, r, y - 342, 26, c.base) +
    rect(l - 4, y - 344, r - l + 8, 14, c.lite) +
    rect(l - 4, y - 331, r - l + 8, 2.4, c.gold);
  for (const i of range(bays)) {
    const x = x0 + s * 196 * (i + 0.5);
    o += jharokha(S, x, y - 190, 96, c, p.lit) + litArch(S, x, y - 26, 64, 52, 40, c, p.lit, { lamp: false });
    if (i < bays - 1 || bays > 2) {
      const bx = x + s * 98;
      o += rect(bx - 4, y - 330, 8, 330, c.lite, 'opacity=".6"');
    }
    o += chhatri(S, x, y - 344, 62, c, p.lit.mid);
  }
  const bx = x1 + s * 30;
  const tower = `M${bx - 66} ${y}L${bx - 52} ${y - 400}H${bx + 52}L${bx + 66} ${y}Z`;
  o +=
    S.form(tower, c, { dark: 1 }) +
    rect(bx - 62, y - 414, 124, 16, c.lite) +
    rect(bx - 62, y - 400, 124, 2.4, c.gold) +
    merlons(bx - 56, bx + 56, y - 414, 22, c.base) +
    litArch(S, bx, y - 250, 40, 44, 30, c, p.lit, { lamp: false, cusps: 3 });
  return (
    o + dome(S, bx, y - 424, 50, 86, c, 5) + rect(l, y - 14, r - l, 14, c.lite) + rect(l, y - 14, r - l, 2, c.gold)
  );
}
