import { mix } from '../colour.mjs';
import { BLOOM, flower, garland } from '../nature/flowers.mjs';
import { f, lerp, range } from '../numbers.mjs';
import { circle, line, open, P, path, rect } from '../shapes.mjs';

/** Draws a square tent on four poles, in perspective: x, z = centre of its floor (metres). */
export function marigoldTent(
  S,
  cam,
  x,
  z,
  w,
  p,
  { pole = 2.5, peak = 1.25, stripe = [BLOOM.orange, '#fff3dc'], inside = '' } = {},
) {
  const h = w / 2;
  const k = cam.scale(z);
  const side = x > 0 ? -1 : 1;
  const zf = z - h;
  const zb = z + h;
  const top = [x, pole + peak, z];
  const eave = (px, pz) => cam.at(px, pole, pz);
  const apex = cam.at(...top);
  const kf = cam.scale(zf);
  const striped = (a, b, n, dim) =>
    range(n)
      .map((i) => {
        const q = (t) => [lerp(a[0], b[0], t), pole, lerp(a[1], b[1], t)];
        const d = P([cam.at(...q(i / n)), cam.at(...q((i + 1) / n)), apex]);
        return path(d, mix(stripe[i % 2], p.dark, dim));
      })
      .join('');
  const valance = (a, b, n, dim) =>
    range(n)
      .map((i) => {
        const p0 = cam.at(lerp(a[0], b[0], i / n), pole, lerp(a[1], b[1], i / n));
        const p1 = cam.at(lerp(a[0], b[0], (i + 1) / n), pole, lerp(a[1], b[1], (i + 1) / n));
        const d = Math.abs(kf * 0.3);
        return (
          path(
            `M${f(p0[0])} ${f(p0[1])}L${f(p1[0])} ${f(p1[1])}V${f(p1[1] + d * 0.4)}Q${f((p0[0] + p1[0]) / 2)} ${f((p0[1] + p1[1]) / 2 + d * 1.5)} ${f(p0[0])} ${f(p0[1] + d * 0.4)}Z`,
            mix(stripe[(i + 1) % 2], p.dark, dim),
          ) +
          line(
            `M${f(p1[0])} ${f(p1[1] + d * 0.4)}Q${f((p0[0] + p1[0]) / 2)} ${f((p0[1] + p1[1]) / 2 + d * 1.5)} ${f(p0[0])} ${f(p0[1] + d * 0.4)}`,
            p.gold,
            Math.max(1, kf * 0.012),
          )
        );
      })
      .join('');
  const poleAt = (px, pz, dim) => {
    const [bx, by] = cam.at(px, 0, pz);
    const [, ty] = cam.at(px, pole, pz);
    const s = cam.scale(pz);
    return (
      rect(bx - s * 0.05, ty, s * 0.1, by - ty, mix(p.lite, p.dark, dim)) +
      rect(bx - s * 0.09, by - s * 0.12, s * 0.18, s * 0.12, p.gold) +
      rect(bx, ty, s * 0.05, by - ty, p.dark, 'opacity=".35"')
    );
  };
  const wrap = (px, pz) => {
    const [bx, by] = cam.at(px, 0.3, pz);
    const [, ty] = cam.at(px, pole, pz);
    const s = cam.scale(pz);
    const n = 13;
    return range(n)
      .map((i) =>
        flower(
          bx + Math.sin(i * 1.25) * s * 0.06,
          lerp(by, ty, i / (n - 1)),
          s * 0.085,
          i % 3 ? BLOOM.orange : BLOOM.cream,
          i % 3 ? BLOOM.deep : BLOOM.pink,
        ),
      )
      .join('');
  };
  const fl = cam.at(x, 0, z);
  const inner = x + side * h;
  const under = P([eave(x - h, zf), eave(x + h, zf), eave(x + h, zb), eave(x - h, zb)]);
  let o =
    S.pooled(fl[0], fl[1], w * k * 0.95, w * k * 0.3, p.lit.mid, 0.65) +
    poleAt(x - h, zb, 0.35) +
    poleAt(x + h, zb, 0.35) +
    path(under, mix(p.lit.mid, p.lit.deep, 0.35)) +
    S.glow(fl[0], cam.at(x, pole - 0.4, z)[1], w * k * 0.8, p.lit.mid, 0.6);
  o += inside;
  const sideTri = P([eave(inner, zf), eave(inner, zb), apex]);
  const frontTri = P([eave(x - h, zf), eave(x + h, zf), apex]);
  o +=
    striped([inner, zf], [inner, zb], 6, 0.1) +
    S.shade(sideTri, p.dark, 0.5, 0.1, [0, 1, 0, 0]) +
    valance([inner, zb], [inner, zf], 6, 0.14);
  o +=
    striped([x - h, zf], [x + h, zf], 8, 0) +
    S.shade(frontTri, p.dark, 0, 0.75, x > 0 ? [0.4, 0, 1, 0.2] : [0.6, 0, 0, 0.2]) +
    valance([x - h, zf], [x + h, zf], 8, 0);
  o += line(open([eave(x - h, zf), apex, eave(x + h, zf)]), p.gold, Math.max(1, kf * 0.014));
  o += poleAt(x - h, zf, 0) + poleAt(x + h, zf, 0.15) + wrap(x - h, zf) + wrap(x + h, zf);
  o += garland(eave(x - h, zf), eave(x + h, zf), 0, kf * 0.06, 5);
  for (const i of range(3)) {
    const a = eave(lerp(x - h, x + h, i / 3), zf);
    const b = eave(lerp(x - h, x + h, (i + 1) / 3), zf);
    o += garland([a[0], a[1] + kf * 0.1], [b[0], b[1] + kf * 0.1], kf * 0.34, kf * 0.05);
  }
  return (
    o +
    circle(apex[0], apex[1] - k * 0.05, k * 0.09, p.gold) +
    line(`M${f(apex[0])} ${f(apex[1])}v${f(-k * 0.42)}`, p.gold, k * 0.03)
  );
}
