import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower } from '../../kit/nature/flowers.mjs';
import { f } from '../../kit/numbers.mjs';
import { ellipse, line, oval, path, rect } from '../../kit/shapes.mjs';
import { armchair } from '../rooms/armchair.mjs';

/** Draws a low-backed velvet chair from behind; x, y of its place on the floor, k units per metre. */
function velvetChair(S, p, x, y, k, tone) {
  const [w, seat, top] = [k * 0.3, y - k * 0.42, y - k * 0.98];
  const back = `M${f(x - w * 0.94)} ${f(seat)}L${f(x - w)} ${f(top + w * 0.7)}Q${f(x - w)} ${f(top)} ${f(x)} ${f(top)}Q${f(x + w)} ${f(top)} ${f(x + w)} ${f(top + w * 0.7)}L${f(x + w * 0.94)} ${f(seat)}Z`;
  const legs = `M${f(x - w * 0.8)} ${f(seat)}L${f(x - w * 0.95)} ${f(y)}M${f(x + w * 0.8)} ${f(seat)}L${f(x + w * 0.95)} ${f(y)}`;
  return (
    ellipse(x, y, w * 1.2, w * 0.2, tone.deep, 'opacity=".45"') +
    line(legs, p.gold, Math.max(1.6, k * 0.03)) +
    path(back, tone.wine) +
    S.shade(back, tone.deep, 0, 0.9, [0.2, 0.1, 1, 0.8]) +
    line(back, p.gold, Math.max(1.4, k * 0.018)) +
    rect(x - w * 1.02, seat - 1, w * 2.04, k * 0.12, mix(tone.wine, tone.deep, 0.35), `rx="${f(k * 0.05)}"`)
  );
}

function lamp(S, p, x, y, k) {
  const shade = `M${f(x - k * 0.13)} ${f(y - k * 0.26)}Q${f(x)} ${f(y - k * 0.46)} ${f(x + k * 0.13)} ${f(y - k * 0.26)}Z`;
  return (
    S.glow(x, y - k * 0.24, k * 0.62, p.lit.mid, 0.85) +
    line(`M${f(x)} ${f(y)}V${f(y - k * 0.27)}`, p.gold, k * 0.03) +
    ellipse(x, y, k * 0.09, k * 0.03, p.gold) +
    path(shade, p.lit.hi) +
    line(shade, p.gold, 1.4)
  );
}

/**
 * Draws a round table for four under a white cloth; x, y of its place on the floor, k units per metre, e how far it is
 * tipped.
 */
export function diningTable(S, p, x, y, k, tone, { e = 0.26, light = true } = {}) {
  const [r, top] = [k * 0.56, y - k * 0.74];
  const skirt = `M${f(x - r)} ${f(top)}L${f(x - r * 0.96)} ${f(y - k * 0.16)}A${f(r)} ${f(r * e)} 0 0 0 ${f(x + r * 0.96)} ${f(y - k * 0.16)}L${f(x + r)} ${f(top)}Z`;
  const plates = [-1, 1].map(
    (s) =>
      ellipse(
        x + s * r * 0.5,
        top + r * e * 0.15,
        r * 0.24,
        r * 0.24 * e,
        '#fffdf6',
        `stroke="${p.gold}" stroke-width="1.2"`,
      ) + line(`M${f(x + s * r * 0.2)} ${f(top - r * e * 0.3)}v${f(-k * 0.12)}`, '#ffffff', 1.6, 'opacity=".8"'),
  );
  const posy = [-0.05, 0.05, 0].map((dx, i) =>
    flower(
      x + r * 0.34 + dx * k,
      top - k * (0.12 + 0.05 * (i === 2)),
      k * 0.06,
      [BLOOM.cream, BLOOM.pink, BLOOM.orange][i],
      BLOOM.blush,
    ),
  );
  return (
    ellipse(x, y, k * 1.15, k * 0.2, tone.deep, 'opacity=".35"') +
    armchair(S, p, x, y - k * e * 1.1, k * 0.86, tone) +
    [-1, 1].map((s) => velvetChair(S, p, x + s * k * 0.86, y - k * e * 0.2, k * 0.92, tone)).join('') +
    path(skirt, tone.linen) +
    S.shade(skirt, tone.deep, 0.05, 0.6, [0.15, 0, 1, 0.4]) +
    ellipse(x, top, r, r * e, '#fffaf0') +
    S.pooled(x, top, r * 0.8, r * e * 0.8, p.lit.mid, light ? 0.6 : 0.2) +
    line(oval(x, top, r, r * e), p.gold, 1.4) +
    plates.join('') +
    (light ? lamp(S, p, x, top, k) : posy.join('') + ellipse(x + r * 0.34, top, k * 0.05, k * 0.02, p.gold)) +
    velvetChair(S, p, x, y + k * e * 1.1, k, tone)
  );
}
