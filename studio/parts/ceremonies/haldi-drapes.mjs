import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower, flowerString, garland } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

/** Draws cloth gathered over the arch, with flowers where it is tied. */
export function haldiDrapes(S, p, cx, y) {
  const knot = `M${cx - 110} -20H${cx + 110}Q${cx + 56} 130 ${cx} 200Q${cx - 56} 130 ${cx - 110} -20Z`;
  let o = path(knot, mix(p.lit.mid, p.lite, 0.3)) + S.shade(knot, p.sky[1], 0.1, 0.8);
  for (const s of [-1, 1]) {
    const x = cx + s * 330;
    const d = `M${cx - s * 40} -20C${cx + s * 90} 330 ${cx + s * 250} 400 ${x - s * 6} ${y - 470}C${x + s * 10} ${y - 330} ${x - s * 30} ${y - 210} ${x - s * 8} ${y - 6}H${x + s * 70}C${x + s * 40} ${y - 260} ${x + s * 80} ${y - 420} ${x + s * 60} -20Z`;
    o +=
      path(d, mix(p.lit.mid, p.lite, 0.45)) +
      S.shade(d, p.sky[1], 0, 0.75, s > 0 ? [0.1, 0, 1, 0.2] : [0.9, 0, 0, 0.2]) +
      S.shade(d, p.lite, 0.7, 0, s > 0 ? [0, 0, 0.4, 0.3] : [1, 0, 0.6, 0.3]) +
      line(d, p.gold, 2.4);
    for (const k of range(4))
      o += line(
        `M${cx + s * (30 + k * 26)} 60C${cx + s * (150 + k * 28)} ${300 - k * 20} ${cx + s * (260 + k * 18)} ${380 - k * 20} ${x + s * (2 + k * 13)} ${y - 476}C${x + s * (14 + k * 8)} ${y - 330} ${x + s * (k * 12 - 16)} ${y - 210} ${x + s * (4 + k * 14)} ${y - 6}`,
        mix(p.sky[1], p.gold, 0.3),
        1.6,
        'opacity=".6"',
      );
    o += garland([x - s * 12, y - 474], [x + s * 66, y - 474], 14, 13, 4);
  }
  o += flowerString(cx, S.wide ? 60 : 210, 6, 13, 4);
  for (const [dx, dy, r] of [
    [-34, -4, 22],
    [34, -4, 22],
    [0, -18, 26],
    [0, 12, 22],
  ])
    o += flower(cx + dx, (S.wide ? 40 : 186) + dy, r, dx ? BLOOM.orange : BLOOM.cream, dx ? BLOOM.deep : BLOOM.pink);
  return o;
}

/** Draws strings of marigolds, longest at the sides. */
export function haldiStrings(S) {
  let o = '';
  const n = S.wide ? 30 : 19;
  for (const i of range(n + 1)) {
    const x = (S.W * i) / n;
    const t = Math.abs(i - n / 2) / (n / 2);
    if (t < 0.16) continue;
    o += flowerString(x, 0, Math.round((S.wide ? 5 : 7) + 13 * t * t + 2 * (i % 2)), 12, 5);
  }
  return o;
}
