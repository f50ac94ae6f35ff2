import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower, garland, petalRing } from '../../kit/nature/flowers.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { box, ellipse, group, line, path } from '../../kit/shapes.mjs';

/** Draws a carved swing on garlanded ropes; y is the floor, b the tones of brass. */
export function swing(S, p, cx, y, b) {
  const w = 236;
  const seat = y - 92;
  const _rail = mix(p.lit.deep, p.dark, 0.55);
  const wood = { base: mix(p.lit.deep, p.dark, 0.35), dark: mix(p.dark, '#2a0f0a', 0.5), lite: p.lit.mid };
  let o = ellipse(cx, y + 34, w * 1.1, 22, p.dark, 'opacity=".35"');
  for (const s of [-1, 1]) o += line(`M${cx + s * (w - 18)} ${seat}L${cx + s * (w - 34)} 0`, b.dark, 4);
  const back = `M${cx - w + 26} ${seat}V${seat - 104}Q${cx - w * 0.55} ${seat - 138} ${cx - w * 0.3} ${seat - 146}Q${cx} ${seat - 214} ${cx + w * 0.3} ${seat - 146}Q${cx + w * 0.55} ${seat - 138} ${cx + w - 26} ${seat - 104}V${seat}Z`;
  o +=
    S.form(back, wood, { dark: 0.9, lite: 0.5 }) +
    S.inside(back, group(hexJaali(cx - w, seat - 220, cx + w, seat, 36, p.gold, 1.8), 'opacity=".8"')) +
    line(back, p.gold, 4);
  const cushion = `M${cx - w + 14} ${seat + 6}Q${cx - w + 6} ${seat - 40} ${cx - w + 34} ${seat - 42}H${cx + w - 34}Q${cx + w - 6} ${seat - 40} ${cx + w - 14} ${seat + 6}Z`;
  const plank = box(cx - w - 8, seat + 6, cx + w + 8, seat + 40);
  for (const [k, c, h] of [
    [-0.62, '#c23a52', 104],
    [0.62, '#c23a52', 104],
    [-0.24, '#fff1d4', 88],
    [0.24, '#fff1d4', 88],
    [0, '#2f7a5a', 72],
  ]) {
    const x = cx + k * w;
    const d = `M${x - 50} ${seat - 34}Q${x - 60} ${seat - 34 - h * 0.6} ${x - 44} ${seat - 34 - h}Q${x} ${seat - 22 - h} ${x + 44} ${seat - 34 - h}Q${x + 60} ${seat - 34 - h * 0.6} ${x + 50} ${seat - 34}Z`;
    o +=
      path(d, c) +
      S.shade(d, p.dark, 0, 0.85, [0.25, 0, 1, 0.3]) +
      line(d, p.gold, 2.2) +
      petalRing(x, seat - 34 - h * 0.48, 5, 8, 17, 6, p.gold);
  }
  o +=
    path(cushion, '#f6b52a') +
    S.shade(cushion, p.lit.deep, 0, 0.85, [0.15, 0, 1, 0.4]) +
    S.shade(cushion, '#fff3c4', 0.8, 0, [0, 0, 0.4, 0.5]) +
    line(cushion, p.gold, 2.4) +
    S.form(plank, wood, { dark: 0.9 }) +
    line(`M${cx - w - 8} ${seat + 6}H${cx + w + 8}M${cx - w - 8} ${seat + 40}H${cx + w + 8}`, p.gold, 3);
  for (const i of range(13)) o += petalRing(cx + (i - 6) * 38, seat + 23, 3, 6, 9, 4, p.gold);
  for (const k of range(6))
    o += garland([cx - w + (k * w) / 3, seat + 40], [cx - w + ((k + 1) * w) / 3, seat + 40], 36, 9, 4);
  for (const s of [-1, 1])
    for (let k = 0; k < 36; k++) {
      const t = k / 36;
      const ry = lerp(seat - 6, 60, t);
      o += flower(
        cx + s * (lerp(w - 18, w - 34, t) + Math.sin(k * 0.9) * 9),
        ry,
        14,
        k % 5 === 4 ? BLOOM.cream : k % 2 ? BLOOM.orange : BLOOM.deep,
        k % 5 === 4 ? BLOOM.pink : k % 2 ? BLOOM.deep : '#ffc44f',
      );
    }
  return o;
}
