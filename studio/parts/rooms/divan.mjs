import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, line, path } from '../../kit/shapes.mjs';

/** Draws a divan with bolster and cushions; s is the side it stands on. */
export function divan(S, p, x, y, s) {
  const w = 172;
  const wine = '#7c2438';
  const seat = `M${x - w} ${y - 74}Q${x} ${y - 92} ${x + w} ${y - 74}V${y - 34}H${x - w}Z`;
  const base = box(x - w - 6, y - 34, x + w + 6, y - 12);
  const back = s * w;
  const wood = { base: mix(p.gold, p.dark, 0.25), dark: p.dark, lite: p.lit.hi };
  let o = ellipse(x, y, w * 1.12, 16, p.sky[0], 'opacity=".5"');
  for (const k of [-1, 1])
    o += path(`M${x + k * (w - 6)} ${y - 14}q${k * 12} 8 ${k * 4} 18h${-k * 16}q${-k * 2} -10 ${-k * 6} -18Z`, p.gold);
  const rest = `M${x + back * 1.02} ${y - 34}V${y - 170}Q${x + back * 0.98} ${y - 206} ${x + back * 0.74} ${y - 196}Q${x + back * 0.3} ${y - 176} ${x - back * 0.1} ${y - 140}Q${x - back * 0.5} ${y - 112} ${x - back * 0.98} ${y - 100}V${y - 34}Z`;
  o +=
    path(rest, mix(wine, p.sky[0], 0.25)) +
    S.shade(rest, p.sky[0], 0.1, 0.8, s > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0]) +
    line(rest, p.gold, 3.2);
  o +=
    path(seat, mix(p.lite, p.lit.mid, 0.2)) +
    S.shade(seat, p.dark, 0.1, 0.8, [0, 0, 0, 1]) +
    S.form(base, wood, { dark: 0.8 }) +
    line(`M${x - w - 6} ${y - 34}H${x + w + 6}`, p.gold, 2.6);
  for (const i of range(11)) o += path(`M${f(x - w + (i * w) / 5 - 14)} ${y - 30}q14 22 28 0Z`, p.gold, 'opacity=".8"');
  const roll = `M${x + back * 0.92} ${y - 82}m-30 -24a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z`;
  for (const [k, c] of [
    [0.52, p.lite],
    [0.2, mix(p.sky[3], wine, 0.3)],
  ]) {
    const px = x + back * k;
    const d = `M${px - 44} ${y - 84}Q${px - 52} ${y - 132} ${px - 38} ${y - 158}Q${px} ${y - 148} ${px + 38} ${y - 158}Q${px + 52} ${y - 132} ${px + 44} ${y - 84}Z`;
    o += path(d, c) + S.shade(d, p.dark, 0, 0.75) + line(d, p.gold, 1.6) + petalRing(px, y - 120, 4, 8, 13, 5, p.gold);
  }
  return (
    o +
    path(roll, wine) +
    S.shade(roll, p.sky[0], 0, 0.9) +
    line(roll, p.gold, 2.4) +
    circle(x + back * 0.92, y - 106, 9, p.gold)
  );
}
