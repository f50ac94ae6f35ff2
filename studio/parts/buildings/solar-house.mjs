import { arcade, litArch } from '../../kit/architecture/arcades.mjs';
import { chhatri, dome } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { SUNLIT } from '../../kit/nature/trees.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, circle, group, line, open, P, path, rect } from '../../kit/shapes.mjs';

/** Draws three windmills on the hills. */
export const windmills = (S, p, cx, y) =>
  [
    [-330, 330, 0.3],
    [-232, 270, 1.1],
    [318, 300, 0.7],
  ]
    .map(([dx, h, a]) => {
      const x = cx + dx * (S.wide ? 1.9 : 1);
      const t = y - h;
      return (
        path(
          P([
            [x - 5, y - 40],
            [x + 5, y - 40],
            [x + 2, t],
            [x - 2, t],
          ]),
          p.lite,
        ) +
        range(3)
          .map((i) =>
            group(
              path('M0 0Q8 -30 0 -92Q-7 -30 0 0Z', p.lite),
              `transform="translate(${x} ${t}) rotate(${f(a * 57 + i * 120)})"`,
            ),
          )
          .join('') +
        circle(x, t, 5, p.gold)
      );
    })
    .join('');

// a bank of panels in perspective, tilted to the viewer; y = its lower edge
function panels(S, p, x0, x1, y, h, n) {
  const lean = h * 0.24;
  const d = P([
    [x0, y],
    [x1, y],
    [x1 - lean, y - h],
    [x0 + lean, y - h],
  ]);
  const at = (u, v) => [lerp(lerp(x0, x1, u), lerp(x0 + lean, x1 - lean, u), v), y - h * v];
  let grid = '';
  for (const i of range(n + 1)) grid += open([at(i / n, 0), at(i / n, 1)]);
  for (const v of [0, 0.33, 0.66, 1]) grid += open([at(0, v), at(1, v)]);
  const blue = mix(p.sky[0], '#123a6e', 0.6);
  return (
    [0.12, 0.5, 0.88].map((u) => line(`M${f(lerp(x0, x1, u))} ${f(y)}v${f(h * 0.22)}`, p.dark, 3)).join('') +
    path(d, blue) +
    S.shade(d, '#0c2140', 0, 0.9, [0.1, 0.2, 1, 0.6]) +
    S.shade(d, p.sun, 0.95, 0, [0.5, 0, 0.5, 0.75]) +
    line(grid, mix(p.sky[2], p.lite, 0.4), 1.6, 'opacity=".85"') +
    line(d, p.gold, 2.4)
  );
}

/** Draws a house of arches with panels on its roofs and plants on its terraces. */
export function solarHouse(S, p, cx, y, bays) {
  const c = stone(p);
  let o = '';
  for (const s of [-1, 1]) {
    const x0 = cx + s * 128;
    const x1 = x0 + s * bays * 104;
    const l = Math.min(x0, x1);
    const r = Math.max(x0, x1);
    const sh = { s0: s > 0 ? 0.2 : 0, s1: s > 0 ? 0.85 : 0.5 };
    o +=
      arcade(S, l, r, y, 132, bays, c, p.lit, sh) +
      rect(l - 6, y - 146, r - l + 12, 14, c.base) +
      rect(l - 6, y - 148, r - l + 12, 3, c.gold);
    for (const i of range(Math.ceil(bays / 1.5))) {
      const w = (r - l) / Math.ceil(bays / 1.5);
      o += panels(S, p, l + i * w + 8, l + (i + 1) * w - 8, y - 160, 70, 5);
    }
    for (const i of range(bays - 1)) {
      const x = x0 + s * 104 * (i + 1);
      o += line(`M${f(x)} ${f(y - 132)}V${f(y)}`, p.gold, 3.4) + circle(x, y - 128, 5, p.gold);
    }
  }
  const hw = 132;
  const body = box(cx - hw, y, cx + hw, y - 236);
  o +=
    S.form(body, c, { dark: 0.85 }) +
    `<rect x="${cx - hw + 14}" y="${f(y - 222)}" width="${hw * 2 - 28}" height="222" fill="none" stroke="${c.gold}" stroke-width="1.8"/>` +
    litArch(S, cx, y, 154, 92, 88, c, p.lit, { cusps: 6 }) +
    rect(cx - hw - 8, y - 244, hw * 2 + 16, 10, c.lite) +
    rect(cx - hw - 8, y - 234, hw * 2 + 16, 2, c.gold) +
    merlons(cx - hw, cx + hw, y - 244, 18, c.base);
  o +=
    rect(cx - 84, y - 300, 168, 58, c.base) +
    S.shade(box(cx - 84, y - 242, cx + 84, y - 300), p.dark, 0.1, 1) +
    dome(S, cx, y - 296, 86, 148, { ...c, base: mix(p.leafm, p.far, 0.4), dark: p.leaf, lite: SUNLIT }, 9);
  for (const s of [-1, 1]) o += chhatri(S, cx + s * 112, y - 244, 48, c, p.lit.mid);
  return (
    o +
    range(7)
      .map((i) => {
        const x = cx - 108 + i * 36;
        const q = 16 + 7 * (i % 2);
        return path(`M${x} ${y - 236}q-8 ${q} 0 ${q * 1.9}q8 ${-q * 0.9} 0 ${-q * 1.9}Z`, i % 2 ? p.leafm : p.leaf);
      })
      .join('')
  );
}
