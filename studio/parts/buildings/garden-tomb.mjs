import { litArch } from '../../kit/architecture/arcades.mjs';
import { archPath } from '../../kit/architecture/arches.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, group, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a garden tomb with a great portal; k below 1 is farther away. */
export function gardenTomb(S, p, x, y, k) {
  const c = { ...stone(p), base: mix(p.base, p.sky[3], 0.18) };
  let o = '';
  for (const s of [-1, 1]) {
    const a = x + s * 96;
    const b = x + s * 232;
    const l = Math.min(a, b);
    const r = Math.max(a, b);
    const wing = box(l, y - 40, r, y - 186);
    o +=
      S.form(wing, c, { dark: s > 0 ? 1 : 0.55 }) +
      rect(l - 4, y - 192, r - l + 8, 8, c.lite) +
      rect(l - 4, y - 184, r - l + 8, 2, c.gold) +
      merlons(l, r, y - 192, 14, c.base) +
      litArch(S, (a + b) / 2, y - 40, 66, 60, 44, c, p.lit, { lamp: false, cusps: 0 }) +
      chhatri(S, x + s * 202, y - 192, 56, c, p.lit.mid);
    for (const u of [-50, 50])
      for (const h of [62, 124]) {
        const A = archPath((a + b) / 2 + u, y - h + 12, 20, 22, 16, 0);
        o += path(A, p.lit.mid) + S.shade(A, p.lit.deep, 0, 0.9, [0, 1, 0, 0]) + line(A, c.gold, 1);
      }
  }
  const body = box(x - 106, y - 40, x + 106, y - 236);
  o +=
    rect(x - 84, y - 306, 168, 76, c.base) +
    S.shade(box(x - 84, y - 230, x + 84, y - 306), p.dark, 0.15, 1) +
    range(7)
      .map((i) => path(archPath(x - 66 + i * 22, y - 240, 11, 22, 12, 0), i < 4 ? p.lit.mid : p.lit.deep))
      .join('') +
    dome(S, x, y - 300, 94, 172, { ...c, base: mix(c.base, c.lite, 0.7) }, 9);
  o +=
    S.form(body, c, { dark: 0.85 }) +
    `<rect x="${f(x - 94)}" y="${f(y - 224)}" width="188" height="184" fill="none" stroke="${c.gold}" stroke-width="1.8"/>` +
    litArch(S, x, y - 40, 122, 82, 76, c, p.lit, { cusps: 0 }) +
    rect(x - 112, y - 242, 224, 9, c.lite) +
    rect(x - 112, y - 233, 224, 2, c.gold) +
    merlons(x - 106, x + 106, y - 242, 15, c.base);
  for (const s of [-1, 1]) o += chhatri(S, x + s * 98, y - 242, 38, c, p.lit.mid);
  const plinth = box(x - 268, y, x + 268, y - 40);
  o +=
    S.form(plinth, { ...c, base: mix(c.base, p.sky[2], 0.25) }, { dark: 0.9 }) +
    rect(x - 274, y - 46, 548, 8, c.lite) +
    rect(x - 274, y - 38, 548, 2, c.gold);
  for (let i = -6; i <= 6; i++) if (i) o += path(archPath(x + i * 40, y, 24, 14, 12, 0), mix(p.dark, p.lit.deep, 0.4));
  return k === 1 ? o : group(o, `transform="translate(${f(x * (1 - k))} ${f(y * (1 - k))}) scale(${k})" opacity=".75"`);
}
