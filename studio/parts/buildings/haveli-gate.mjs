import { archPath } from '../../kit/architecture/arches.mjs';
import { chhatri } from '../../kit/architecture/domes.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { jharokha } from '../../kit/architecture/jharokha.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { cypress } from '../../kit/nature/trees.mjs';
import { range } from '../../kit/numbers.mjs';
import { box, circle, group, line, P, path, rect } from '../../kit/shapes.mjs';

/** Draws the gate of three balconies under seven kiosks. */
export function haveliGate(S, p, cx, y, c) {
  const hw = 236;
  const h = 560;
  const body = box(cx - hw, y, cx + hw, y - h);
  const lit = p.lit;
  let o = S.form(body, c, { dark: 0.85, dir: [0.25, 0, 1, 0.1] });
  o += `<rect x="${cx - hw + 22}" y="${y - h + 26}" width="${hw * 2 - 44}" height="${h - 26}" fill="none" stroke="${c.gold}" stroke-width="2.2"/><rect x="${cx - hw + 32}" y="${y - h + 36}" width="${hw * 2 - 64}" height="${h - 36}" fill="none" stroke="${c.gold}" stroke-width="1"/>`;
  for (const [_i, t] of [-1, 0, 1].entries())
    o += jharokha(S, cx + t * 136, y - 434, t ? 76 : 92, { ...c, base: mix(c.base, c.lite, 0.4) }, lit);
  const o1 = archPath(cx, y, 316, 214, 170, 0);
  const o2 = archPath(cx, y, 262, 206, 140, 6);
  o +=
    S.inside(
      box(cx - 204, y, cx + 204, y - 396),
      group(hexJaali(cx - 204, y - 396, cx + 204, y - 150, 30, c.gold, 1.1), 'opacity=".5"'),
    ) + line(`M${cx - 204} ${y - 396}H${cx + 204}`, c.gold, 2);
  for (const s of [-1, 1])
    o +=
      petalRing(cx + s * 158, y - 340, 9, 12, 20, 6, c.gold) +
      circle(cx + s * 158, y - 340, 9, c.lite) +
      circle(cx + s * 158, y - 340, 34, 'none', `stroke="${c.gold}" stroke-width="1.6"`);
  o +=
    path(o1, c.lite) +
    line(o1, c.gold, 2.4) +
    path(
      o2,
      S.lin(
        [
          [0, lit.hi],
          [0.5, lit.mid],
          [1, lit.deep],
        ],
        0,
        1,
        0,
        0,
      ),
    ) +
    S.shade(o2, lit.deep, 0.95, 0, [0, 0, 0.9, 0.2], 'b') +
    line(o2, c.gold, 2);
  o += S.inside(
    o2,
    doors(S, p, cx, y) +
      line(`M${cx} ${y - 350}V${y - 290}`, lit.deep, 2) +
      S.glow(cx, y - 268, 84, '#fff6da', 0.9) +
      path(
        P([
          [cx, y - 296],
          [cx + 14, y - 272],
          [cx, y - 240],
          [cx - 14, y - 272],
        ]),
        '#fffdf0',
      ),
  );
  o +=
    rect(cx - hw - 12, y - h - 12, hw * 2 + 24, 14, c.lite) +
    rect(cx - hw - 12, y - h, hw * 2 + 24, 2.6, c.gold) +
    merlons(cx - hw, cx + hw, y - h - 12, 28, c.base);
  o += chhatri(S, cx, y - h - 12, 150, c, lit.mid);
  for (const s of [-1, 1])
    o += chhatri(S, cx + s * 128, y - h - 12, 82, c, lit.mid) + chhatri(S, cx + s * 208, y - h - 12, 60, c, lit.mid);
  return o;
}

// two studded leaves standing open against the jambs
function doors(S, p, cx, y) {
  let o = '';
  for (const s of [-1, 1]) {
    const d = P([
      [cx + s * 131, y],
      [cx + s * 131, y - 232],
      [cx + s * 86, y - 212],
      [cx + s * 86, y - 10],
    ]);
    o +=
      path(d, mix(p.dark, p.lit.deep, 0.35)) +
      S.shade(d, p.lit.mid, 0.05, 0.55, s > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0]) +
      line(d, p.gold, 1.6);
    for (const r of range(7))
      for (const q of range(2)) o += circle(cx + s * (97 + q * 20), y - 34 - r * 27, 3.4, p.gold);
  }
  const far = archPath(cx, y, 104, 110, 66, 5);
  return (
    o +
    path(far, p.lit.hi) +
    S.shade(far, p.sky[3], 0, 0.8, [0, 0.2, 0, 1]) +
    line(far, p.lit.deep, 2) +
    cypress(S, cx - 24, y, 88, 18, { mid: p.mid, dark: p.dark }) +
    cypress(S, cx + 24, y, 88, 18, { mid: p.mid, dark: p.dark })
  );
}
