import { f } from '../numbers.mjs';
import { box, line, P, path, rect } from '../shapes.mjs';
import { archPath } from './arches.mjs';

const pendantLamp = (S, cx, top, y, s, cord) =>
  line(`M${f(cx)} ${f(top)}V${f(y)}`, cord, 1.2) +
  S.glow(cx, y, s * 6.6, '#fff3d0', 0.75) +
  path(
    P([
      [cx, y - s * 1.3],
      [cx + s, y - s * 0.2],
      [cx, y + s * 1.5],
      [cx - s, y - s * 0.2],
    ]),
    '#fffbe8',
  );
/** Draws a lit opening: pale surround, gold line, lamplight inside. */
export function litArch(
  S,
  cx,
  y,
  w,
  spring,
  rise,
  c,
  lit,
  { cusps = 4, lamp = true, border = 1.26, top = y - spring - rise } = {},
) {
  const outer = archPath(cx, y, w * border, spring, rise * (1 + (border - 1) * 1.3), 0);
  const inner = archPath(cx, y, w, spring, rise, cusps);
  const o = path(outer, c.lite) + line(outer, c.gold, 1.2, 'opacity=".8"') + path(inner, lit.deep);
  let light =
    path(
      inner,
      S.lin(
        [
          [0, lit.hi],
          [0.55, lit.mid],
          [1, lit.deep],
        ],
        0,
        1,
        0,
        0,
      ),
    ) + S.shade(inner, lit.deep, 0.9, 0, [0, 0, 0.8, 0.3], 'b');
  if (lamp) light += pendantLamp(S, cx, top, y - spring * 0.92, w * 0.06, c.dark);
  return o + S.inside(inner, light);
}
/** Draws an arcade wall: n bays of lit cusped arches under a cornice. */
export function arcade(S, x0, x1, y, h, n, c, lit, { s0 = 0.05, s1 = 0.75, cusps = 4, lamp = true } = {}) {
  const wall = box(x0, y, x1, y - h);
  const bw = (x1 - x0) / n;
  let o = path(wall, c.base) + S.shade(wall, c.dark, s0, s1, [0, 0, 1, 0.12]);
  for (let i = 0; i < n; i++)
    o += litArch(S, x0 + bw * (i + 0.5), y, bw * 0.62, h * 0.42, Math.min(bw * 0.384, h * 0.34), c, lit, {
      cusps,
      lamp,
      top: y - h,
    });
  return (
    o +
    path(
      P([
        [x0 - h * 0.03, y - h],
        [x1 + h * 0.03, y - h],
        [x1 + h * 0.07, y - h * 0.955],
        [x0 - h * 0.07, y - h * 0.955],
      ]),
      c.lite,
    ) +
    rect(x0 - h * 0.07, y - h * 0.955, x1 - x0 + h * 0.14, h * 0.012, c.gold)
  );
}
