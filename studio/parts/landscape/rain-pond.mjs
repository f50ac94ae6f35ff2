import { mix } from '../../kit/colour.mjs';
import { lotus } from '../../kit/nature/flowers.mjs';
import { SUNLIT } from '../../kit/nature/trees.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { byDaylight } from '../../kit/palettes.mjs';
import { ellipse, line, open, oval, P, path } from '../../kit/shapes.mjs';

/** Draws a terraced pond that takes the water of the roofs. */
export function rainPond(S, p, cx, hz) {
  const x = cx - (S.wide ? 380 : 206);
  const y = hz + 366;
  const rx = 250;
  const ry = 74;
  const water = oval(x, y, rx, ry);
  const spout = [cx - 232, hz + 14];
  const mouth = [x + 40, y - 66];
  const runnel = (w) =>
    P([
      [spout[0] - w * 0.2, spout[1]],
      [spout[0] + w * 0.2, spout[1]],
      [mouth[0] + w, mouth[1]],
      [mouth[0] - w, mouth[1]],
    ]);
  let o =
    path(runnel(32), p.lite) +
    S.shade(runnel(32), p.dark, 0, 0.5) +
    path(runnel(22), p.sky[1]) +
    S.shade(runnel(22), p.sun, 0.8, 0, [0, 0, 0, 0.8]);
  for (const t of [0.2, 0.36, 0.52, 0.68, 0.84])
    o += line(
      open([
        [lerp(spout[0], mouth[0], t) - 32 * lerp(0.2, 1, t), lerp(spout[1], mouth[1], t)],
        [lerp(spout[0], mouth[0], t) + 32 * lerp(0.2, 1, t), lerp(spout[1], mouth[1], t)],
      ]),
      p.lite,
      2 + 5 * t,
    );
  for (const [k, c] of [
    [1.2, mix(p.base, p.dark, 0.25)],
    [1.17, p.base],
    [1.09, mix(p.base, p.dark, 0.3)],
    [1.07, p.lite],
  ])
    o += ellipse(x, y + (k - 1) * 40, rx * k, ry * k * 1.05, c);
  o +=
    path(
      water,
      S.lin([
        [0, p.sky[2]],
        [1, p.sky[0]],
      ]),
    ) +
    S.shade(water, p.sky[0], 0, 0.85, [0, 0.2, 0, 1]) +
    S.shade(water, p.sun, 0.8, 0, [0.6, 0, 0.3, 0.7]) +
    line(water, p.gold, 2.4);
  for (const [r, _t] of [
    [0.35, 0.2],
    [0.22, 0.2],
    [0.1, 0.2],
  ])
    o += line(oval(x + 20, y - 34, rx * r, ry * r), p.lite, 2, 'opacity=".7"');
  for (const [dx, dy, r] of [
    [-140, 6, 44],
    [-58, 34, 36],
    [92, 26, 46],
    [160, -8, 30],
    [-90, -34, 26],
  ])
    o +=
      ellipse(x + dx, y + dy, r, r * 0.3, p.leafm) +
      ellipse(x + dx - 3, y + dy - 2, r * 0.8, r * 0.2, mix(p.leafm, byDaylight(p, SUNLIT), 0.35)) +
      (r > 40 ? lotus(x + dx, y + dy - 2, 9, '#e8788f') : '');
  for (const s of [-1, 1])
    for (const i of range(9)) {
      const bx = x + s * (rx * 1.02 - i * 9);
      const by = y + ry * 0.34 + i * 4;
      const h = 120 - i * 7 + 26 * (i % 3);
      o +=
        path(
          `M${bx - 4} ${by}Q${bx + s * 4} ${by - h * 0.6} ${bx + s * (16 + i * 2)} ${by - h}Q${bx + 8} ${by - h * 0.5} ${bx + 4} ${by}Z`,
          i % 2 ? p.leaf : p.leafm,
        ) +
        (i % 3 === 0
          ? path(
              `M${bx + s * 8} ${by - h}v-34`,
              'none',
              `stroke="${p.lit.deep}" stroke-width="9" stroke-linecap="round"`,
            )
          : '');
    }
  return o;
}
