import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, petalRing } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';

/** Draws a terrace with a latticed rail, a carpet and petals. */
export function marbleTerrace(S, p, cx, hz) {
  const y = hz + 150;
  const d = box(0, y, S.W, S.H);
  const marble = mix(p.base, p.sky[2], 0.35);
  let o =
    path(
      d,
      S.lin([
        [0, mix(marble, p.lit.mid, 0.3)],
        [0.4, marble],
        [1, mix(p.dark, p.sky[0], 0.3)],
      ]),
    ) + S.shade(d, p.sky[0], 0, 0.85, [0, 0.1, 0, 1], 'b');
  for (const i of range(7)) {
    const t = ((i + 1) / 8) ** 1.6;
    o += line(`M0 ${f(y + (S.H - y) * t)}H${S.W}`, p.dark, 1.4, 'opacity=".3"');
  }
  for (const i of range(25)) {
    const k = i - 12;
    o += line(`M${f(cx + k * 74)} ${y}L${f(cx + k * 190)} ${S.H}`, p.dark, 1.3, 'opacity=".25"');
  }
  const balustrade = hexJaali(0, y - 44, S.W, y - 6, 30, p.gold, 1.3);
  const rail = (x0, x1) =>
    S.inside(
      box(x0, y - 46, x1, y),
      rect(x0, y - 46, x1 - x0, 46, p.lite, 'opacity=".9"') +
        S.shade(box(x0, y - 46, x1, y), p.dark, 0.1, 0.6, [0, 0, 0, 1]) +
        balustrade,
    ) +
    rect(x0, y - 52, x1 - x0, 9, p.lite) +
    rect(x0, y - 43, x1 - x0, 2, p.gold) +
    rect(x0, y - 4, x1 - x0, 8, p.lite) +
    rect(x0, y + 4, x1 - x0, 2, p.gold);
  o += rail(-20, cx - 150) + rail(cx + 150, S.W + 20);
  for (const s of [-1, 1]) {
    const x = cx + s * 150;
    o +=
      S.form(box(x - 17, y + 6, x + 17, y - 62), stone(p), { dark: 0.8 }) +
      rect(x - 22, y - 70, 44, 10, p.lite) +
      circle(x, y - 82, 13, p.lite) +
      S.shade(`M${x - 13} ${y - 82}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z`, p.dark, 0, 0.9) +
      rect(x - 22, y - 60, 44, 2, p.gold);
  }
  const wine = '#7c2438';
  const carpet = P([
    [cx - 96, y + 8],
    [cx + 96, y + 8],
    [cx + 232, S.H],
    [cx - 232, S.H],
  ]);
  o +=
    path(carpet, wine) +
    S.shade(carpet, p.sky[0], 0, 0.8, [0, 0.1, 0, 1], 'b') +
    S.pool(carpet, cx, y, 260, p.lit.mid, 0.7);
  for (const [e, w] of [
    [0.95, 3],
    [0.86, 1.3],
    [0.8, 1.3],
  ])
    for (const s of [-1, 1]) o += line(`M${cx + s * 96 * e} ${y + 8}L${cx + s * 232 * e} ${S.H}`, p.gold, w);
  for (const i of range(5)) {
    const t = ((i + 0.6) / 5.2) ** 1.4;
    const yy = lerp(y + 8, S.H, t);
    const k = 0.4 + t;
    o += petalRing(cx, yy, 5 * k, 10, 22 * k, 8 * k, p.gold, 0, 0.42) + ellipse(cx, yy, 5 * k, 2.4 * k, p.lit.hi);
  }
  for (const i of range(110)) {
    const t = S.r() ** 0.8;
    const s = i % 2 ? 1 : -1;
    const x = cx + s * lerp(106, 246, t) + (S.r() - 0.5) * lerp(20, 70, t);
    o += ellipse(
      x,
      lerp(y + 12, S.H, t),
      (3 + 6 * t) * (0.6 + 0.6 * S.r()),
      2 + 3.4 * t,
      [BLOOM.white, BLOOM.blush, BLOOM.pink][i % 3],
    );
  }
  return o;
}
