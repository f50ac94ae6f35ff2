import { mix } from '../colour.mjs';
import { f, lerp } from '../numbers.mjs';
import { circle, ellipse, fade, line, oval, P, path, rect } from '../shapes.mjs';

/** Draws a tiered chandelier: crown, swept strands, candle ring, crystal basket. y = ceiling hook, w = full width. */
export function chandelier(S, cx, y, w, p, { drop = w * 0.3 } = {}) {
  const top = y + drop;
  const ringY = top + w * 0.42;
  const r = w * 0.5;
  const e = 0.17;
  const crown = w * 0.13;
  const low = ringY + w * 0.34;
  const strand = mix(p.lit.hi, p.gold, 0.25);
  const out = [];
  out.push(
    S.glow(cx, ringY, w * 1.25, p.lit.mid, 0.55),
    line(`M${cx} ${f(y)}V${f(top)}`, p.gold, w * 0.012),
    ellipse(cx, y, w * 0.07, w * 0.022, p.gold),
  );
  const basket = `M${f(cx - r)} ${f(ringY)}Q${f(cx - r * 0.72)} ${f(low)} ${cx} ${f(low + w * 0.05)}Q${f(cx + r * 0.72)} ${f(low)} ${f(cx + r)} ${f(ringY)}Z`;
  const tent = `M${f(cx - crown)} ${f(top + w * 0.05)}Q${f(cx - crown * 1.2)} ${f(ringY - w * 0.1)} ${f(cx - r)} ${f(ringY)}H${f(cx + r)}Q${f(cx + crown * 1.2)} ${f(ringY - w * 0.1)} ${f(cx + crown)} ${f(top + w * 0.05)}Z`;
  out.push(
    fade(
      path(
        tent,
        S.lin([
          [0, p.lit.mid],
          [1, p.lit.hi],
        ]),
      ) +
        path(
          basket,
          S.lin([
            [0, p.lit.hi],
            [1, p.lit.mid],
          ]),
        ),
      0.5,
    ),
    S.shade(basket, p.lit.deep, 0, 0.7, [0.3, 0, 1, 1], 'b'),
  );
  for (let i = -6; i <= 6; i++) {
    const k = Math.sin(((i / 6) * Math.PI) / 2);
    out.push(
      line(
        `M${f(cx + crown * k)} ${f(top + w * 0.05)}Q${f(cx + crown * 1.2 * k)} ${f(ringY - w * 0.1)} ${f(cx + r * k)} ${f(ringY + r * e * Math.sqrt(1 - k * k) * 0.6)}`,
        strand,
        w * 0.005,
      ),
      line(
        `M${f(cx + r * k)} ${f(ringY)}Q${f(cx + r * 0.72 * k)} ${f(low)} ${cx} ${f(low + w * 0.05)}`,
        strand,
        w * 0.005,
      ),
    );
  }
  for (const [yy, rr] of [
    [top + w * 0.05, crown],
    [ringY, r],
    [lerp(ringY, low, 0.52), r * 0.72],
    [lerp(ringY, low, 0.86), r * 0.36],
  ]) {
    out.push(line(oval(cx, yy, rr, rr * e), p.gold, w * 0.011));
    const n = Math.round((rr / w) * 44);
    for (let i = 0; i <= n; i++) {
      const a = (Math.PI * i) / n;
      const x = cx + Math.cos(a) * rr;
      const q = yy + Math.sin(a) * rr * e;
      const s = w * 0.011;
      out.push(
        path(
          P([
            [x, q],
            [x + s, q + s * 2.2],
            [x, q + s * 4.4],
            [x - s, q + s * 2.2],
          ]),
          i % 2 ? '#fffdf2' : p.lit.hi,
        ),
      );
    }
  }
  for (let i = 0; i < 14; i++) {
    const a = (Math.PI * 2 * (i + 0.5)) / 14;
    const x = cx + Math.cos(a) * r * 1.1;
    const q = ringY + Math.sin(a) * r * e * 1.1;
    const s = w * 0.011;
    out.push(
      line(
        `M${f(cx + Math.cos(a) * r)} ${f(ringY + Math.sin(a) * r * e)}Q${f(x)} ${f(q + s * 3)} ${f(x)} ${f(q)}`,
        p.gold,
        w * 0.008,
      ),
      rect(x - s, q - s * 4.5, 2 * s, s * 4.5, '#fffaf0'),
      S.glow(x, q - s * 6.5, w * 0.07, '#fff3c4', 0.9),
      ellipse(x, q - s * 6.4, s, s * 2.4, '#fffef4'),
    );
  }
  out.push(
    circle(cx, low + w * 0.07, w * 0.022, p.gold),
    line(`M${cx} ${f(low + w * 0.08)}v${f(w * 0.05)}`, p.gold, w * 0.01),
    path(
      P([
        [cx - crown * 1.1, top + w * 0.05],
        [cx - crown * 0.5, top - w * 0.03],
        [cx + crown * 0.5, top - w * 0.03],
        [cx + crown * 1.1, top + w * 0.05],
      ]),
      p.gold,
    ),
  );
  return out.join('');
}
