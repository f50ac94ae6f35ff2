import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a sofa seen from the front; x, y of its place on the floor, k units per metre, w metres wide. */
export function sofa(S, p, x, y, k, tone, { w = 2, cushions = 3 } = {}) {
  const half = (w / 2) * k;
  const back = `M${f(x - half)} ${f(y - k * 0.2)}V${f(y - k * 0.72)}Q${f(x - half)} ${f(y - k * 0.92)} ${f(x - half * 0.7)} ${f(y - k * 0.9)}Q${f(x)} ${f(y - k * 1.08)} ${f(x + half * 0.7)} ${f(y - k * 0.9)}Q${f(x + half)} ${f(y - k * 0.92)} ${f(x + half)} ${f(y - k * 0.72)}V${f(y - k * 0.2)}Z`;
  const tones = [p.gold, tone.linen, mix(p.sky[2], p.sky[3], 0.4), tone.linen];
  let o =
    ellipse(x, y, half * 1.12, k * 0.08, tone.deep, 'opacity=".55"') +
    line(`M${f(x - half * 0.86)} ${f(y)}v${f(-k * 0.16)}M${f(x + half * 0.86)} ${f(y)}v${f(-k * 0.16)}`, p.gold, 6) +
    path(back, tone.wine) +
    S.shade(back, tone.deep, 0, 0.85, [0.2, 0, 1, 0.3]) +
    line(back, p.gold, 2.6);
  for (const i of range(cushions)) {
    const cx = x + (i - (cushions - 1) / 2) * ((half * 1.5) / cushions);
    const s = k * 0.22;
    const d = `M${f(cx - s)} ${f(y - k * 0.44)}Q${f(cx - s * 1.1)} ${f(y - k * 0.66)} ${f(cx - s * 0.86)} ${f(y - k * 0.84)}Q${f(cx)} ${f(y - k * 0.78)} ${f(cx + s * 0.86)} ${f(y - k * 0.84)}Q${f(cx + s * 1.1)} ${f(y - k * 0.66)} ${f(cx + s)} ${f(y - k * 0.44)}Z`;
    o +=
      path(d, tones[i % 4]) +
      S.shade(d, tone.deep, 0, 0.7, [0.2, 0, 1, 0.3]) +
      line(d, p.gold, 1.4) +
      petalRing(cx, y - k * 0.64, 3, 8, 10, 4, p.gold);
  }
  o += rect(
    x - half * 0.92,
    y - k * 0.46,
    half * 1.84,
    k * 0.3,
    mix(tone.wine, tone.linen, 0.14),
    `rx="${f(k * 0.06)}"`,
  );
  for (const s of [-1, 1]) {
    const ax = x + s * half;
    const arm = `M${f(ax - k * 0.14)} ${f(y - k * 0.12)}V${f(y - k * 0.56)}Q${f(ax)} ${f(y - k * 0.72)} ${f(ax + k * 0.14)} ${f(y - k * 0.56)}V${f(y - k * 0.12)}Z`;
    o += path(arm, mix(tone.wine, tone.linen, 0.08)) + S.shade(arm, tone.deep, 0.1, 0.8) + line(arm, p.gold, 2);
  }
  return o + line(`M${f(x - half)} ${f(y - k * 0.15)}H${f(x + half)}`, p.gold, 2);
}
