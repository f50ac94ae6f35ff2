import { block } from '../../kit/block.mjs';
import { mix } from '../../kit/colour.mjs';
import { lanternBody } from '../../kit/furnishings/lamps.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { ellipse, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a sofa along the side, one across the back, and a low table with a lantern between them. */
export function corner(S, p, cam, s, z, x) {
  const cloth = { base: mix(p.lite, p.sky[3], 0.18), dark: p.dark, lite: mix(p.lite, '#ffffff', 0.25) };
  const wood = {
    base: mix(p.lit.deep, p.dark, 0.45),
    dark: mix(p.dark, p.sky[0], 0.5),
    lite: mix(p.gold, p.dark, 0.3),
    edge: p.gold,
  };
  const span = (a, b) => (s > 0 ? [x + a, x + b] : [-x - b, -x - a]);
  const [gx, gy] = cam.at(s * (x + 0.35), 0, z);
  let o = ellipse(gx, gy, cam.scale(z) * 1.5, cam.scale(z) * 0.26, p.sky[0], 'opacity=".25"');
  o += block(S, cam, span(-0.5, 1.75), [0.35, 0.85], [z + 0.85, z + 1.1], cloth);
  o += block(S, cam, span(-0.5, 1.75), [0.12, 0.42], [z + 0.25, z + 0.85], cloth);
  o += range(3)
    .map((i) => cushion(S, p, cam, s * (x + 0.0 + i * 0.62), 0.42, z + 0.8, i))
    .join('');
  o += block(S, cam, span(1.2, 1.75), [0.12, 0.42], [z - 0.75, z + 0.25], cloth);
  o += block(S, cam, span(1.5, 1.75), [0.42, 0.85], [z - 0.75, z + 0.85], cloth);
  o += block(S, cam, span(-0.1, 0.75), [0.28, 0.36], [z - 0.55, z - 0.05], wood, { rim: 1.6 });
  const [lx, ly] = cam.at(s * (x + 0.32), 0.36, z - 0.3);
  return o + lanternBody(S, lx, ly, cam.scale(z) * 0.055, p);
}

function cushion(S, p, cam, x, y, z, i) {
  const [a, b] = cam.at(x, y, z);
  const w = cam.scale(z) * 0.24;
  const d = `M${f(a - w)} ${f(b)}Q${f(a - w * 1.15)} ${f(b - w)} ${f(a - w * 0.85)} ${f(b - w * 1.7)}Q${f(a)} ${f(b - w * 1.5)} ${f(a + w * 0.85)} ${f(b - w * 1.7)}Q${f(a + w * 1.15)} ${f(b - w)} ${f(a + w)} ${f(b)}Z`;
  const tone = [mix(p.sky[3], p.lit.deep, 0.3), p.gold, mix(p.sky[2], p.sky[3], 0.5)][i % 3];
  return path(d, tone) + S.shade(d, p.dark, 0, 0.8, [0.2, 0, 1, 0.3]) + line(d, p.gold, 1.4);
}

/** Draws a palm in a stone pot; s is the side it leans from. */
export function pot(S, p, cam, x, z, s) {
  const [a, b] = cam.at(x, 0, z);
  const k = cam.scale(z);
  const d = `M${f(a - k * 0.36)} ${f(b - k * 0.6)}H${f(a + k * 0.36)}Q${f(a + k * 0.38)} ${f(b - k * 0.15)} ${f(a + k * 0.2)} ${f(b)}H${f(a - k * 0.2)}Q${f(a - k * 0.38)} ${f(b - k * 0.15)} ${f(a - k * 0.36)} ${f(b - k * 0.6)}Z`;
  return (
    ellipse(a, b, k * 0.5, k * 0.08, p.sky[0], 'opacity=".5"') +
    palm(S, a, b - k * 0.55, k * 3, { dark: p.leaf, mid: p.leafm }, s * -0.05) +
    S.form(d, stone(p), { dark: 0.9, lite: 0.4 }) +
    rect(a - k * 0.4, b - k * 0.64, k * 0.8, k * 0.07, p.gold)
  );
}

/** Draws a lantern on the floor in its pool of light. */
export function lamp(S, p, cam, x, z) {
  const [a, b] = cam.at(x, 0, z);
  const k = cam.scale(z);
  return S.pooled(a, b, k * 0.55, k * 0.12, p.lit.mid, 0.6) + lanternBody(S, a, b, k * 0.075, p);
}
