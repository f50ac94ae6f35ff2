import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, group, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a marble counter with a brass lattice front; y is its top. */
export function barCounter(S, p, cx, y, tone) {
  const { W, H } = S;
  const face = `M0 ${y + 46}H${W}V${H}H0Z`;
  const slab = box(0, y, W, y + 46);
  let o =
    path(face, tone.wine) +
    S.pool(face, cx, y + 60, 640, mix(tone.wine, p.lit.deep, 0.6), 0.9) +
    S.shade(face, tone.deep, 0, 0.95, [0, 0.1, 0, 1], 'b');
  for (let i = -6; i <= 6; i++) {
    const x = cx + i * 172;
    const A = archPath(x, H - (S.wide ? 70 : 144), 138, H - y - (S.wide ? 250 : 340), 74, 4);
    o +=
      path(A, mix(tone.wine, tone.deep, 0.35)) +
      S.inside(A, group(hexJaali(x - 80, y + 60, x + 80, H, 38, p.gold, 1.4), 'opacity=".7"')) +
      line(A, p.gold, 2.6) +
      rect(x + 83, y + 70, 6, H, p.gold, 'opacity=".8"');
  }
  o +=
    path(slab, tone.stone) +
    S.shade(slab, p.dark, 0.05, 0.75, [0, 0, 0, 1]) +
    S.pool(slab, cx, y, 420, '#fffaf0', 0.9) +
    rect(0, y, W, 3, '#fffaf0') +
    rect(0, y + 46, W, 7, p.gold) +
    rect(0, y + 60, W, 2, p.gold);
  for (const _i of range(9)) {
    const x = S.r() * W;
    o += line(
      `M${f(x)} ${y + 4}q${f(30 + 40 * S.r())} 14 ${f(60 * S.r())} 40`,
      mix(tone.stone, p.dark, 0.35),
      1.2,
      'opacity=".5"',
    );
  }
  const base = H - (S.wide ? 54 : 128);
  const ground = box(0, base, W, H);
  o +=
    path(ground, mix(tone.deep, tone.wine, 0.35)) +
    S.pool(ground, cx, base, 560, p.lit.deep, 0.8) +
    rect(0, base, W, 3, p.gold) +
    range(25)
      .map((i) => line(`M${cx + (i - 12) * 90} ${base}L${cx + (i - 12) * 132} ${H}`, p.gold, 1.2, 'opacity=".3"'))
      .join('') +
    line(`M0 ${base + 26}H${W}`, p.gold, 1.2, 'opacity=".3"');
  return (
    o +
    rect(0, H - (S.wide ? 96 : 178), W, 12, p.gold) +
    S.shade(box(0, H - (S.wide ? 96 : 178), W, H - (S.wide ? 84 : 166)), p.dark, 0, 0.6, [0, 0, 0, 1])
  );
}
