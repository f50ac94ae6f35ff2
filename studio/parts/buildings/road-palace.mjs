import { arcade, litArch } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { cypress } from '../../kit/nature/trees.mjs';
import { f, lerp } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, rect } from '../../kit/shapes.mjs';

/** Draws a palace seen from afar. */
export function roadPalace(S, p, cx, y, bays) {
  const c = stone(p);
  let o = '';
  for (const s of [-1, 1]) {
    const x0 = cx + s * 128;
    const x1 = x0 + s * bays * 76;
    const l = Math.min(x0, x1);
    const r = Math.max(x0, x1);
    const sh = { s0: s > 0 ? 0.25 : 0, s1: s > 0 ? 0.9 : 0.55 };
    o +=
      arcade(S, l, r, y, 84, bays, c, p.lit, sh) +
      arcade(S, l, r, y - 84, 66, bays + 1, c, p.lit, { ...sh, lamp: false }) +
      merlons(l, r, y - 152, 15, c.base);
    for (const t of [0.3, 0.72]) o += chhatri(S, lerp(x0, x1, t), y - 152, 46, c, p.lit.mid);
    const ex = x1 + s * 34;
    const tower = box(ex - 36, y, ex + 36, y - 186);
    o +=
      S.form(tower, c, { dark: 1 }) +
      rect(ex - 42, y - 192, 84, 7, c.lite) +
      litArch(S, ex, y, 32, 40, 24, c, p.lit, { lamp: false, cusps: 3 }) +
      litArch(S, ex, y - 96, 32, 36, 24, c, p.lit, { lamp: false, cusps: 3 }) +
      chhatri(S, ex, y - 192, 72, c, p.lit.mid);
  }
  const hw = 134;
  const body = box(cx - hw, y, cx + hw, y - 268);
  o +=
    rect(cx - 108, y - 326, 216, 70, c.base) +
    S.shade(box(cx - 108, y - 256, cx + 108, y - 326), p.dark, 0.1, 1) +
    dome(S, cx, y - 322, 108, 184, c, 9) +
    S.form(body, c, { dark: 0.85 }) +
    `<rect x="${cx - hw + 14}" y="${f(y - 252)}" width="${hw * 2 - 28}" height="252" fill="none" stroke="${c.gold}" stroke-width="1.8"/>`;
  o +=
    litArch(S, cx, y, 160, 104, 96, c, p.lit, { cusps: 6 }) +
    rect(cx - hw - 8, y - 276, hw * 2 + 16, 10, c.lite) +
    rect(cx - hw - 8, y - 266, hw * 2 + 16, 2, c.gold) +
    merlons(cx - hw, cx + hw, y - 276, 19, c.base);
  for (const s of [-1, 1])
    o +=
      chhatri(S, cx + s * (hw - 6), y - 276, 52, c, p.lit.mid) +
      [190, 262]
        .map((dx, i) =>
          cypress(S, cx + s * dx, y + 4, 118 - i * 22, 24, { dark: p.leaf, mid: p.leafm, lite: '#a9b45a' }),
        )
        .join('');
  return o;
}
