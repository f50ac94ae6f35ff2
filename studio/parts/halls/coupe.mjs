import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { circle, ellipse, line, P, path } from '../../kit/shapes.mjs';

/** Draws one coupe in the light with a candle bowl on either side; y is the counter. */
export function coupeAndCandles(S, p, cx, y, colour = '#d9404f') {
  const bowl = `M${cx - 84} ${y - 214}Q${cx - 78} ${y - 138} ${cx} ${y - 132}Q${cx + 78} ${y - 138} ${cx + 84} ${y - 214}Z`;
  const drink = `M${cx - 80} ${y - 194}Q${cx - 72} ${y - 142} ${cx} ${y - 138}Q${cx + 72} ${y - 142} ${cx + 80} ${y - 194}Z`;
  let o = S.glow(cx, y - 170, 210, '#fff6d8', 0.85) + S.pooled(cx, y + 4, 120, 14, p.lit.mid, 0.7);
  o +=
    path(bowl, '#fffaf0', 'opacity=".5"') +
    path(drink, colour) +
    S.shade(drink, '#f8b552', 0.9, 0, [0, 1, 0, 0]) +
    S.shade(drink, mix(colour, '#3a0a20', 0.6), 0, 0.9, [0.45, 0, 1, 0.2]) +
    ellipse(cx, y - 194, 80, 9, mix(colour, '#ffffff', 0.3)) +
    line(bowl, '#fffaf0', 2.4) +
    ellipse(cx, y - 214, 84, 9, 'none', 'stroke="#fffaf0" stroke-width="2.4"');
  o +=
    line(`M${cx - 62} ${y - 184}Q${cx - 54} ${y - 156} ${cx - 30} ${y - 146}`, '#fffaf0', 4, 'opacity=".8"') +
    path(
      P([
        [cx - 5, y - 133],
        [cx + 5, y - 133],
        [cx + 3, y - 18],
        [cx - 3, y - 18],
      ]),
      '#fffaf0',
    ) +
    path(
      `M${cx - 52} ${y}Q${cx - 10} ${y - 8} ${cx - 4} ${y - 24}H${cx + 4}Q${cx + 10} ${y - 8} ${cx + 52} ${y}Z`,
      '#fffaf0',
      'opacity=".9"',
    );
  o +=
    petalRing(cx + 60, y - 216, 5, 7, 25, 10, '#fff1d8') +
    circle(cx + 60, y - 216, 8, p.gold) +
    line(`M${cx + 26} ${y - 226}Q${cx - 20} ${y - 262} ${cx - 34} ${y - 232}`, '#f7a928', 6);
  for (const s of [-1, 1]) {
    // candle bowls
    const x = cx + s * 190;
    const d = `M${x - 30} ${y - 44}H${x + 30}Q${x + 28} ${y} ${x + 14} ${y}H${x - 14}Q${x - 28} ${y} ${x - 30} ${y - 44}Z`;
    o +=
      S.glow(x, y - 56, 80, p.lit.mid, 0.8) +
      path(d, p.lit.mid) +
      S.shade(d, p.lit.deep, 0, 0.9) +
      line(d, p.gold, 2) +
      path(`M${x} ${y - 74}q11 18 0 32q-11 -14 0 -32Z`, '#fffdf0');
  }
  return o;
}
