import { mix } from '../../kit/colour.mjs';
import { BLOOM, petalRing } from '../../kit/nature/flowers.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, oval, path } from '../../kit/shapes.mjs';
import { castShadow } from './inlaid-table.mjs';
import { scatter } from './toppings.mjs';

/** What stands round the platter: tumblers, lamps, blossoms. */
export function tableSetting(S, p, b, cx, cy, R) {
  let o = '';
  const spots = S.wide
    ? [
        [-445, -455, 'tumbler'],
        [445, 455, 'tumbler'],
        [445, -455, 'diya'],
        [-445, 455, 'diya'],
      ]
    : [
        [-262, -505, 'tumbler'],
        [262, -485, 'diya'],
        [-330, 495, 'diya'],
        [330, 495, 'tumbler'],
      ];
  for (const i of range(34)) {
    const a = S.r() * 6.283;
    const q = R * (1.1 + 0.75 * S.r());
    o += group(
      path('M0 0Q9 -11 20 -3Q12 9 0 0Z', i % 3 ? BLOOM.orange : BLOOM.pink),
      `transform="translate(${f(cx + Math.cos(a) * q)} ${f(cy + Math.sin(a) * q)}) rotate(${f(S.r() * 360)})"`,
    );
  }
  for (const [dx, dy, what] of spots)
    o += what === 'diya' ? diya(S, p, b, cx + dx, cy + dy, 62) : tumbler(S, p, b, cx + dx, cy + dy, 74);
  const blooms = S.wide
    ? [
        [0, -545, 52],
        [-70, -568, 34],
        [66, -570, 34],
        [0, 545, 52],
        [-70, 566, 34],
        [68, 566, 34],
      ]
    : [
        [0, -566, 58],
        [-92, -546, 40],
        [90, -548, 40],
        [0, 515, 52],
        [-84, 528, 36],
        [84, 528, 36],
      ];
  for (const [dx, dy, r] of blooms) o += bloom(p, cx + dx, cy + dy, r);
  return o;
}

const bloom = (p, x, y, r) =>
  circle(x + r * 0.12, y + r * 0.14, r * 0.98, p.frame, 'opacity=".45"') +
  petalRing(x, y, r * 0.35, 18, r * 0.62, r * 0.2, BLOOM.deep) +
  petalRing(x, y, r * 0.2, 14, r * 0.6, r * 0.2, BLOOM.orange, 0.2) +
  petalRing(x, y, r * 0.06, 10, r * 0.5, r * 0.17, '#ffc44f', 0.1) +
  petalRing(x, y, 0, 7, r * 0.3, r * 0.12, BLOOM.deep, 0.3);

function tumbler(S, p, b, x, y, r) {
  const d = oval(x, y, r);
  const inner = oval(x, y, r * 0.84);
  const milk = oval(x + r * 0.03, y + r * 0.04, r * 0.74);
  return (
    castShadow(p, x, y, r, 0.28) +
    path(d, b.base) +
    S.shade(d, b.dark, 0, 0.9, [0.3, 0.3, 1, 1]) +
    S.shade(d, b.lite, 1, 0, [0, 0, 0.5, 0.5]) +
    line(d, b.lite, 1.6) +
    path(inner, b.deep) +
    S.shade(inner, b.dark, 0.95, 0, [0, 0, 0.7, 0.7]) +
    path(milk, '#fbe9c4') +
    S.shade(milk, '#b9803c', 0.8, 0, [0, 0, 0.6, 0.6]) +
    S.inside(
      milk,
      scatter(rng(3), 14, r * 0.6)
        .map(([u, v], i) => ellipse(x + u, y + v, r * 0.06, r * 0.035, i % 2 ? '#7fa83e' : '#d9752a'))
        .join(''),
    )
  );
}

function diya(S, p, b, x, y, r) {
  const d = `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x + r * 0.5)} ${f(y - r * 0.86)}Q${f(x + r * 0.2)} ${f(y - r * 1.1)} ${f(x)} ${f(y - r * 1.6)}Q${f(x - r * 0.3)} ${f(y - r * 1.05)} ${f(x - r * 0.62)} ${f(y - r * 0.78)}Q${f(x - r)} ${f(y - r * 0.5)} ${f(x - r)} ${f(y)}Z`;
  const oil = oval(x, y + r * 0.05, r * 0.72);
  return (
    S.glow(x, y - r * 0.9, r * 3.4, p.lit.mid, 0.75) +
    group(path(d, p.frame, 'opacity=".45"'), `transform="translate(${f(r * 0.2)} ${f(r * 0.24)})"`) +
    path(d, b.base) +
    S.shade(d, b.dark, 0, 0.9, [0.3, 0.3, 1, 1]) +
    line(d, b.lite, 1.6) +
    path(oil, mix('#c8782a', b.dark, 0.2)) +
    S.shade(oil, b.dark, 0.9, 0, [0, 0, 0.8, 0.8]) +
    line(
      `M${f(x + r * 0.2)} ${f(y + r * 0.3)}Q${f(x - r * 0.2)} ${f(y - r * 0.3)} ${f(x - r * 0.02)} ${f(y - r * 1.1)}`,
      '#fff3d8',
      r * 0.1,
    ) +
    S.glow(x, y - r * 1.2, r * 0.9, '#fff6d4', 1) +
    path(
      `M${f(x)} ${f(y - r * 1.95)}q${f(r * 0.34)} ${f(r * 0.5)} 0 ${f(r * 0.95)}q${f(-r * 0.34)} ${f(-r * 0.45)} 0 ${f(-r * 0.95)}Z`,
      '#fffdf0',
    )
  );
}
