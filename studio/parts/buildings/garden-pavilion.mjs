import { arcade, litArch } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { merlons, steps } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { stone } from '../../kit/palettes.mjs';
import { rect } from '../../kit/shapes.mjs';

/** Draws a domed gate with short arcades, 600 wide, at the end of a lawn. */
export function gardenPavilion(S, p, cx, y) {
  const c = stone(p);
  const far = { ...c, base: mix(c.base, p.sky[3], 0.25) };
  let o = '';
  for (const s of [-1, 1]) {
    const x0 = cx + (s > 0 ? 112 : -292);
    const x1 = cx + (s > 0 ? 292 : -112);
    const light = { s0: s > 0 ? 0.2 : 0, s1: s > 0 ? 0.9 : 0.5, lamp: false };
    o +=
      arcade(S, x0, x1, y - 30, 100, 3, far, p.lit, light) +
      merlons(x0, x1, y - 130, 15, far.base) +
      chhatri(S, cx + s * 262, y - 130, 52, far, p.lit.mid);
  }
  const drum = `M${cx - 96} ${y - 250}h192v90h-192Z`;
  const gate = `M${cx - 126} ${y - 30}V${y - 206}H${cx + 126}V${y - 30}Z`;
  return (
    o +
    rect(cx - 96, y - 250, 192, 90, c.base) +
    S.shade(drum, p.dark, 0.1, 1) +
    dome(S, cx, y - 246, 98, 168, c, 7) +
    S.form(gate, c, { dark: 0.85 }) +
    litArch(S, cx, y - 30, 150, 70, 82, c, p.lit, { cusps: 5 }) +
    rect(cx - 134, y - 212, 268, 9, c.lite) +
    merlons(cx - 126, cx + 126, y - 212, 17, c.base) +
    [-1, 1].map((s) => chhatri(S, cx + s * 118, y - 212, 42, c, p.lit.mid)).join('') +
    S.glow(cx, y - 70, 150, p.lit.hi, 0.5) +
    steps(S, cx, y - 30, 190, 3, 10, 14, c)
  );
}
