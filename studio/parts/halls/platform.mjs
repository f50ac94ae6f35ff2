import { mix } from '../../kit/colour.mjs';
import { petalRing } from '../../kit/nature/flowers.mjs';
import { topiary } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, open, P, path, rect } from '../../kit/shapes.mjs';

/** Draws the stage: lectern, chairs and clipped bushes. */
export function platform(S, p, cam, tone) {
  const z = 12.6;
  const face = cam.front(-4.5, 0, 4.5, 0.62, z);
  const top = cam.floor(-4.5, z, 4.5, 14.5, 0.62);
  const k = cam.scale(z);
  let o =
    path(top, mix(tone.pale, p.sky[3], 0.4)) +
    S.pool(top, S.cx, cam.at(0, 0.62, 14)[1], 320, p.lit.hi, 0.9) +
    path(face, mix(tone.warm, p.sky[2], 0.25)) +
    S.shade(face, tone.deep, 0, 0.8, [0, 0, 0, 1]) +
    line(open([cam.at(-4.5, 0.62, z), cam.at(4.5, 0.62, z)]), p.gold, 3);
  for (const i of range(19)) {
    const [x, y] = cam.at(-4.2 + (i * 8.4) / 18, 0.3, z);
    o += petalRing(x, y, 2, 8, k * 0.13, k * 0.05, p.gold);
  }
  const [lx, ly] = cam.at(-2.5, 0.62, z + 0.5);
  const body = P([
    [lx - k * 0.3, ly - k * 1.0],
    [lx + k * 0.3, ly - k * 1.0],
    [lx + k * 0.2, ly],
    [lx - k * 0.2, ly],
  ]);
  o +=
    S.form(body, { base: mix(p.lit.deep, p.dark, 0.35), dark: tone.deep, lite: p.lit.mid }, { dark: 0.85, lite: 0.5 }) +
    rect(lx - k * 0.36, ly - k * 1.08, k * 0.72, k * 0.1, tone.pale) +
    rect(lx - k * 0.36, ly - k * 0.99, k * 0.72, 2, p.gold) +
    petalRing(lx, ly - k * 0.6, 4, 10, k * 0.17, k * 0.06, p.gold) +
    line(`M${f(lx + k * 0.1)} ${f(ly - k * 1.08)}q4 -16 -8 -24`, p.gold, 2.4);
  for (const x of [-4.1, 4.1]) {
    const [a, b] = cam.at(x, 0.62, z + 0.3);
    o +=
      rect(a - k * 0.2, b - k * 0.3, k * 0.4, k * 0.3, p.gold) +
      S.shade(box(a - k * 0.2, b - k * 0.3, a + k * 0.2, b), p.dark, 0, 0.8) +
      topiary(S, a, b - k * 0.26, k * 0.36, { mid: p.leafm, dark: p.leaf, lite: '#8fae7a' });
  }
  for (const x of [1.5, 2.5, 3.3]) {
    const [a, b] = cam.at(x, 0.62, z + 0.5);
    const d = `M${a - k * 0.3} ${b - k * 0.14}V${b - k * 0.6}Q${a - k * 0.3} ${b - k * 0.86} ${a} ${b - k * 0.86}Q${a + k * 0.3} ${b - k * 0.86} ${a + k * 0.3} ${b - k * 0.6}V${b - k * 0.14}Z`;
    if (x !== 2.5)
      o +=
        path(d, p.sky[3]) +
        S.shade(d, p.dark, 0.1, 0.85) +
        line(d, p.gold, 1.6) +
        rect(a - k * 0.36, b - k * 0.34, k * 0.72, k * 0.22, mix(p.sky[3], '#ffffff', 0.25));
    else
      o +=
        rect(a - k * 0.24, b - k * 0.36, k * 0.48, k * 0.05, p.gold) +
        line(`M${f(a)} ${f(b)}V${f(b - k * 0.34)}`, p.gold, 3) +
        circle(a, b - k * 0.46, k * 0.1, p.lite);
  }
  return o;
}
