import { mix } from '../../kit/colour.mjs';
import { f, rng } from '../../kit/numbers.mjs';
import { circle, line, P, path } from '../../kit/shapes.mjs';

const OUTLINES = {
  slant: (l, r, t, y, face) =>
    P([
      [l, y],
      [l, t + (face > 0 ? 70 : 0)],
      [r, t + (face > 0 ? 0 : 70)],
      [r, y],
    ]),
  sail: (l, r, t, y, face) =>
    `M${l} ${y}V${face > 0 ? t + 170 : t}Q${face > 0 ? `${l + 10} ${t + 20} ${r} ${t}` : `${r - 10} ${t + 20} ${r} ${t + 170}`}V${y}Z`,
  step: (l, r, t, y) => {
    const w = r - l;
    const left = [
      [l, y],
      [l, t + 130],
      [l + w * 0.2, t + 130],
      [l + w * 0.2, t + 56],
      [l + w * 0.36, t + 56],
      [l + w * 0.36, t],
    ];
    return P([...left, ...left.map(([x, v]) => [l + r - x, v]).reverse()]);
  },
  slab: (l, r, t, y) =>
    P([
      [l, y],
      [l, t],
      [r, t],
      [r, y],
    ]),
};

/**
 * Draws a curtain-walled tower: sky in the glass, lit rooms, gold outline. kind 'slant', 'sail', 'step' or 'slab';
 * face 1 or -1.
 */
export function glassTower(S, p, x, y, w, h, kind, face) {
  const [l, r, t, low] = [x - w / 2, x + w / 2, y - h, y + 20];
  const d = OUTLINES[kind](l, r, t, low, face);
  const random = rng(Math.round(x * 7 + h));
  const glass = S.lin([
    [0, mix(p.sky[1], p.sky[2], 0.5)],
    [0.45, mix(p.sky[2], p.sky[3], 0.45)],
    [1, mix(p.mid, p.sky[0], 0.3)],
  ]);
  let rooms = '';
  let joints = '';
  for (let v = t + 12; v < low; v += 17) {
    joints += `M${f(l)} ${f(v)}H${f(r)}`;
    for (let u = l + 5; u < r - 8; u += 14) if (random() < 0.24) rooms += `M${f(u)} ${f(v + 3)}h10v11h-10Z`;
  }
  for (let u = l; u < r; u += 14) joints += `M${f(u)} ${f(t)}V${f(low)}`;
  const sheen = P([
    [l - 30, y],
    [l + w * 0.5, t - 30],
    [l + w * 0.8, t - 30],
    [l + w * 0.2, y],
  ]);
  const wall =
    path(sheen, p.sky[4], 'opacity=".16"') +
    line(joints, mix(p.sky[0], p.dark, 0.4), 1.2, 'opacity=".55"') +
    path(rooms, p.lit.mid) +
    path(rooms, p.lit.hi, 'opacity=".35"');
  const mast = kind === 'step' ? line(`M${f(x)} ${f(t)}v-66`, p.gold, 3) + circle(x, t - 68, 4, p.lit.hi) : '';
  return (
    path(d, glass) +
    S.shade(d, p.dark, 0, 0.95, [0.1, 0, 1, 0.05]) +
    S.shade(d, p.sky[4], 0.75, 0, [0, 0, 0.4, 0.25]) +
    S.inside(d, wall) +
    line(d, p.gold, 2) +
    mast
  );
}
