import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path } from '../../kit/shapes.mjs';

/** Draws an upholstered bench at the foot of a bed; x and z in metres. */
export function bench(S, p, cam, tone, { x: metres = 0, z = 2.95 } = {}) {
  const k = cam.scale(z);
  const [x, y] = cam.at(metres, 0, z);
  const w = k * 0.72;
  const seat = y - k * 0.42;
  const d = `M${f(x - w)} ${f(seat + k * 0.16)}Q${f(x - w * 1.03)} ${f(seat)} ${f(x - w * 0.96)} ${f(seat - k * 0.02)}H${f(x + w * 0.96)}Q${f(x + w * 1.03)} ${f(seat)} ${f(x + w)} ${f(seat + k * 0.16)}Z`;
  const leg = (s) =>
    P([
      [x + s * w * 0.94, seat + k * 0.14],
      [x + s * w * 0.84, seat + k * 0.14],
      [x + s * w * 0.88, y],
      [x + s * w * 0.92, y],
    ]);
  return (
    ellipse(x, y + 2, w * 1.08, k * 0.06, tone.deep, 'opacity=".5"') +
    [-1, 1].map((s) => path(leg(s), p.gold)).join('') +
    path(d, tone.bench ?? mix(p.sky[1], p.sky[2], 0.3)) +
    S.shade(d, tone.deep, 0, 0.85, [0.2, 0, 1, 0.1]) +
    line(d, p.gold, 2) +
    range(7)
      .map((i) => circle(x + (i - 3) * w * 0.27, seat + k * 0.07, k * 0.012, p.gold))
      .join('')
  );
}
