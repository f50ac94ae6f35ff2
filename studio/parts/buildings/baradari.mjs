import { arcade, litArch } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { f } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, rect } from '../../kit/shapes.mjs';

/** Draws a garden pavilion of arches under one dome, 520 wide. */
export function baradari(S, p, cx, y) {
  const c = stone(p);
  let o = S.glow(cx, y - 90, 330, p.lit.mid, 0.35);
  for (const s of [-1, 1]) {
    const a = cx + s * 92;
    const e = cx + s * 250;
    const x0 = Math.min(a, e);
    const x1 = Math.max(a, e);
    const sh = { s0: s > 0 ? 0.2 : 0, s1: s > 0 ? 0.9 : 0.55 };
    o +=
      arcade(S, x0, x1, y - 12, 118, 2, c, p.lit, sh) +
      merlons(x0, x1, y - 130, 15, c.base) +
      chhatri(S, cx + s * 226, y - 130, 56, c, p.lit.mid);
  }
  o +=
    rect(cx - 92, y - 254, 184, 70, c.base) +
    S.shade(box(cx - 92, y - 184, cx + 92, y - 254), p.dark, 0.1, 1) +
    dome(S, cx, y - 250, 96, 166, c, 7);
  const gate = box(cx - 116, y - 12, cx + 116, y - 204);
  o +=
    S.form(gate, c, { dark: 0.8 }) +
    `<rect x="${cx - 104}" y="${f(y - 192)}" width="208" height="180" fill="none" stroke="${c.gold}" stroke-width="1.6"/>` +
    litArch(S, cx, y - 12, 140, 74, 78, c, p.lit, { cusps: 5 }) +
    rect(cx - 124, y - 210, 248, 9, c.lite) +
    merlons(cx - 116, cx + 116, y - 210, 16, c.base);
  for (const s of [-1, 1]) o += chhatri(S, cx + s * 108, y - 210, 40, c, p.lit.mid);
  return o + rect(cx - 262, y - 12, 524, 12, c.lite) + rect(cx - 262, y - 2, 524, 3, c.gold);
}
