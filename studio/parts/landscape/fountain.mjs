import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { ellipse, line, oval, P, path, rect } from '../../kit/shapes.mjs';

/** Draws a marble fountain in two bowls, 8.4 m away on the axis. */
export function fountain(S, p, cam) {
  const z = 8.4;
  const ring = (r, y) => P(cam.ring(0, z, r, y, 64));
  const k = cam.scale(z);
  const [cx, base] = cam.at(0, 0, z);
  const bowlY = cam.at(0, 1.15, z)[1];
  const topY = cam.at(0, 1.75, z)[1];
  const water = P(cam.ring(0, z, 1.5, 0.3, 64));
  const c = stone(p);
  const rim = ring(1.65, 0.32);
  const wallBand = P([...cam.ring(0, z, 1.65, 0, 64).slice(32), ...cam.ring(0, z, 1.65, 0.32, 64).slice(32).reverse()]);
  let o =
    ellipse(cx, base + k * 0.62, k * 1.95, k * 0.55, p.sky[0], 'opacity=".35"') +
    path(wallBand, c.base) +
    S.shade(wallBand, p.dark, 0.1, 0.9) +
    path(rim, c.lite) +
    line(rim, p.gold, 2.4) +
    path(
      water,
      S.lin([
        [0, p.sky[3]],
        [1, p.sky[1]],
      ]),
    ) +
    S.shade(water, p.sky[0], 0, 0.8, [0.2, 0, 1, 0.8]) +
    S.glow(cx, cam.at(0, 0.3, z)[1], k * 1.2, p.lit.hi, 0.5);
  for (const i of range(5))
    o += line(
      oval(cx, cam.at(0, 0.3, z)[1], k * (0.4 + i * 0.22), k * (0.4 + i * 0.22) * 0.3),
      p.lite,
      1.6,
      'opacity=".5"',
    );
  const stem = P([
    [cx - k * 0.12, cam.at(0, 0.3, z)[1]],
    [cx + k * 0.12, cam.at(0, 0.3, z)[1]],
    [cx + k * 0.07, bowlY],
    [cx - k * 0.07, bowlY],
  ]);
  const bowl = `M${cx - k * 0.72} ${bowlY}Q${cx - k * 0.5} ${bowlY + k * 0.3} ${cx} ${bowlY + k * 0.32}Q${cx + k * 0.5} ${bowlY + k * 0.3} ${cx + k * 0.72} ${bowlY}Z`;
  const cup = `M${cx - k * 0.3} ${topY}Q${cx - k * 0.2} ${topY + k * 0.16} ${cx} ${topY + k * 0.17}Q${cx + k * 0.2} ${topY + k * 0.16} ${cx + k * 0.3} ${topY}Z`;
  o +=
    S.form(stem, c) +
    S.form(bowl, c, { dark: 0.9, lite: 0.5 }) +
    ellipse(cx, bowlY, k * 0.72, k * 0.13, p.sky[3]) +
    line(oval(cx, bowlY, k * 0.72, k * 0.13), p.gold, 2) +
    rect(cx - k * 0.05, topY, k * 0.1, bowlY - topY, c.base) +
    S.form(cup, c) +
    ellipse(cx, topY, k * 0.3, k * 0.06, p.sky[3]) +
    line(oval(cx, topY, k * 0.3, k * 0.06), p.gold, 1.8);
  const fall = (x0, y0, x1, y1, w) =>
    line(
      `M${f(x0)} ${f(y0)}Q${f(lerp(x0, x1, 0.7))} ${f(y0 - Math.abs(x1 - x0) * 0.55)} ${f(x1)} ${f(y1)}`,
      mix(p.lite, '#ffffff', 0.4),
      w,
      'opacity=".8"',
    );
  for (const s of [-1, 1])
    for (const t of [0.35, 0.7, 1])
      o +=
        fall(cx, topY - 8, cx + s * k * 0.56 * t, bowlY - 2, 2.2) +
        fall(cx + s * k * 0.7 * t, bowlY, cx + s * k * (0.75 + 0.55 * t), cam.at(0, 0.3, z)[1] + 6, 2.4);
  return (
    o + line(`M${cx} ${topY}v${f(-k * 0.34)}`, '#fffdf4', 3.4) + S.glow(cx, topY - k * 0.2, k * 0.5, '#fff6d8', 0.7)
  );
}
