import { mix } from '../../kit/colour.mjs';
import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, line, path, rect } from '../../kit/shapes.mjs';
import { bend } from './winding-road.mjs';

/** Draws a touring car seen from behind, keeping left. */
export function touringCar(S, p, cam, z) {
  const [x, y] = cam.at(bend(z) - 0.55, 0, z);
  const k = cam.scale(z);
  const w = k * 0.43;
  const red = '#a8332c';
  const body = `M${f(x - w)} ${f(y - k * 0.14)}V${f(y - k * 0.48)}Q${f(x - w)} ${f(y - k * 0.62)} ${f(x - w * 0.82)} ${f(y - k * 0.64)}H${f(x + w * 0.82)}Q${f(x + w)} ${f(y - k * 0.62)} ${f(x + w)} ${f(y - k * 0.48)}V${f(y - k * 0.14)}Z`;
  const roof = `M${f(x - w * 0.82)} ${f(y - k * 0.62)}Q${f(x - w * 0.74)} ${f(y - k * 1.0)} ${f(x - w * 0.5)} ${f(y - k * 1.04)}H${f(x + w * 0.5)}Q${f(x + w * 0.74)} ${f(y - k * 1.0)} ${f(x + w * 0.82)} ${f(y - k * 0.62)}Z`;
  const glass = `M${f(x - w * 0.62)} ${f(y - k * 0.65)}Q${f(x - w * 0.58)} ${f(y - k * 0.92)} ${f(x - w * 0.46)} ${f(y - k * 0.94)}H${f(x + w * 0.46)}Q${f(x + w * 0.58)} ${f(y - k * 0.92)} ${f(x + w * 0.62)} ${f(y - k * 0.65)}Z`;
  let o =
    ellipse(x + w * 0.15, y, w * 1.25, k * 0.07, p.leaf, 'opacity=".55"') +
    [-1, 1]
      .map((s) => rect(x + s * w * 0.7 - k * 0.08, y - k * 0.2, k * 0.16, k * 0.2, '#22262c', `rx="${f(k * 0.03)}"`))
      .join('');
  o +=
    path(roof, red) +
    S.shade(roof, p.dark, 0, 0.8, [0.3, 0, 1, 0]) +
    path(glass, mix(p.sky[1], '#ffffff', 0.25)) +
    S.shade(glass, p.sky[0], 0, 0.8, [0, 0, 1, 1]) +
    path(body, red) +
    S.shade(body, '#4a1020', 0, 0.85, [0.3, 0, 1, 0.3]);
  o +=
    line(`M${f(x - w)} ${f(y - k * 0.3)}H${f(x + w)}`, p.gold, k * 0.03) +
    rect(x - w * 1.04, y - k * 0.2, w * 2.08, k * 0.07, p.lite) +
    [-1, 1].map((s) => circle(x + s * w * 0.78, y - k * 0.44, k * 0.055, '#ffb24a')).join('') +
    rect(x - w * 0.24, y - k * 0.44, w * 0.48, k * 0.09, p.lite);
  return (
    o +
    rect(x - w * 0.45, y - k * 1.2, w * 0.56, k * 0.15, mix(p.dark, p.gold, 0.3)) +
    rect(x - w * 0.45 + w * 0.6, y - k * 1.16, w * 0.34, k * 0.11, p.gold) +
    line(`M${f(x - w * 0.55)} ${f(y - k * 1.05)}H${f(x + w * 0.55)}`, p.lite, k * 0.025)
  );
}
