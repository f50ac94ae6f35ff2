import { mix } from '../../kit/colour.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { circle, line, open, P, path } from '../../kit/shapes.mjs';

/** Draws flower beds, hedges and a walk down the axis with a round place for a fountain. */
export function parterre(S, p, cam, hz) {
  const d = `M0 ${hz + 14}H${S.W}V${S.H}H0Z`;
  const walk = mix(p.base, p.sky[2], 0.3);
  let o =
    path(
      d,
      S.lin([
        [0, mix(p.leafm, p.lit.mid, 0.25)],
        [0.35, p.leafm],
        [1, p.leaf],
      ]),
    ) + S.shade(d, p.leaf, 0, 0.9, [0, 0.1, 0, 1], 'b');
  for (const z of [24, 16, 12, 9.4, 7.4]) o += path(cam.floor(-30, z, 30, z * 1.1), p.leaf, 'opacity=".3"');
  o += S.pool(d, S.cx, hz + 20, 460, p.lit.mid, 0.75);
  for (const s of [-1, 1])
    for (const [z0, z1] of [
      [12.4, 16.5],
      [18, 25],
    ]) {
      // parterres
      const x0 = s * 2.9;
      const x1 = s * (S.wide ? 13 : 6.4);
      const bed = cam.floor(x0, z0, x1, z1);
      o += path(bed, mix(p.leafm, p.lit.mid, 0.12)) + line(bed, p.leaf, 7) + line(bed, p.gold, 1.3, 'opacity=".8"');
      for (const i of range(S.wide ? 220 : 110)) {
        const z = lerp(z0 + 0.3, z1 - 0.3, S.r());
        const [x, y] = cam.at(lerp(x0, x1, 0.04 + 0.92 * S.r()), 0.08, z);
        const k = cam.scale(z);
        o += circle(x, y, k * 0.06 * (0.6 + 0.6 * S.r()), [BLOOM.orange, BLOOM.deep, BLOOM.cream, BLOOM.pink][i % 4]);
      }
    }
  const walk0 = cam.floor(-1.75, 3, 1.75, 90);
  const round = P(cam.ring(0, 8.5, 2.6));
  for (const s of [-1, 1]) {
    // hedge, marigold border, gold kerb
    o +=
      path(cam.floor(s * 1.75, 3, s * 2.02, 90), p.leaf) +
      line(open([cam.at(s * 1.75, 0, 3), cam.at(s * 1.75, 0, 90)]), p.gold, 2.2);
    for (let z = 16; z > 4.4; z *= 0.972) {
      const [x, y] = cam.at(s * 2.02, 0.1, z);
      const k = cam.scale(z);
      o += circle(
        x + (S.r() - 0.5) * k * 0.1,
        y,
        k * 0.055 * (0.7 + 0.6 * S.r()),
        [BLOOM.orange, BLOOM.deep, BLOOM.cream][Math.floor(S.r() * 3)],
      );
    }
  }
  for (const q of [walk0, round])
    o +=
      path(q, walk) +
      S.shade(q, p.sky[0], 0, 0.85, [0, 0.1, 0, 1], 'b') +
      S.shade(q, p.lit.hi, 0.85, 0, [0, 0, 0, 0.5]);
  o +=
    line(P(cam.ring(0, 8.5, 2.6, 0, 64)), p.gold, 2) +
    line(P(cam.ring(0, 8.5, 2.4, 0, 64)), p.gold, 1.1, 'opacity=".7"');
  for (let z = 4; z < 30; z *= 1.24)
    o += line(open([cam.at(-1.75, 0, z), cam.at(1.75, 0, z)]), p.dark, 1.2, 'opacity=".35"');
  return o;
}
