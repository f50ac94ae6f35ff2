import { archPath } from '../../kit/architecture/arches.mjs';
import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { line, path, rect } from '../../kit/shapes.mjs';

const ROSES = [
  [BLOOM.pink, BLOOM.blush],
  [BLOOM.cream, BLOOM.white],
  [BLOOM.blush, BLOOM.cream],
];

/**
 * Draws a lit arch with a wall of flowers and a sofa on steps, in the middle of the end wall. `colours` three of
 * petals.
 */
export function flowerStage(S, p, cam, { back }, tone, colours, at = 0) {
  const blooms = colours?.map((petal) => [petal, mix(petal, '#fff6ea', 0.6)]) ?? ROSES;
  const k = cam.scale(back);
  const [cx, y] = cam.at(at, 0, back);
  const surround = archPath(cx, y, k * 5.2, k * 3.3, k * 2.7, 0);
  const opening = archPath(cx, y, k * 4.5, k * 3.2, k * 2.2, 6);
  const light = S.lin([
    [0, p.lit.mid],
    [0.6, p.lit.hi],
    [1, p.lit.mid],
  ]);
  const places = range(150).map(() => {
    const a = Math.PI * S.r();
    const r = Math.sqrt(0.62 + 0.38 * S.r());
    return [cx + Math.cos(a) * r * k * 1.75, y - k * 0.5 - Math.sin(a) * r * k * 3.6];
  });
  const wall = places.map(([x, v], i) => flower(x, v, k * (0.13 + 0.09 * S.r()), ...blooms[i % 3]));
  const sofa = `M${f(cx - k)} ${f(y - k * 0.3)}V${f(y - k * 0.9)}Q${f(cx - k)} ${f(y - k * 1.5)} ${f(cx - k * 0.5)} ${f(y - k * 1.35)}Q${f(cx)} ${f(y - k * 1.8)} ${f(cx + k * 0.5)} ${f(y - k * 1.35)}Q${f(cx + k)} ${f(y - k * 1.5)} ${f(cx + k)} ${f(y - k * 0.9)}V${f(y - k * 0.3)}Z`;
  const steps = range(3).map((i) => {
    const [x, v, w] = [cx - k * (2.4 + i * 0.3), y - k * 0.3 + i * k * 0.12, k * (4.8 + i * 0.6)];
    return rect(x, v, w, k * 0.13, i % 2 ? p.base : p.lite) + rect(x, v, w, 1.6, p.gold);
  });
  return (
    path(surround, tone.pale) +
    line(surround, p.gold, 2.4) +
    path(opening, light) +
    S.shade(opening, p.lit.deep, 0.85, 0, [0, 0, 0, 0.7], 'b') +
    line(opening, p.gold, 2.4) +
    S.inside(opening, S.glow(cx, y - k * 1.9, k * 2.6, '#fffbe8', 0.9) + wall.join('')) +
    path(sofa, p.sky[3]) +
    S.shade(sofa, p.dark, 0.1, 0.9) +
    line(sofa, p.gold, 2.4) +
    rect(cx - k * 1.15, y - k * 0.62, k * 2.3, k * 0.3, mix(p.sky[3], '#ffffff', 0.25)) +
    steps.join('')
  );
}
