import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, line, P, path, rect } from '../../kit/shapes.mjs';

/** Draws a flight of steps with a runner, down to the viewer. */
export function greatStair(S, p, cx, y, c) {
  const n = 12;
  const depth = S.H - y;
  let o = '';
  for (const i of range(n)) {
    const t = (i / n) ** 1.35;
    const u = ((i + 1) / n) ** 1.35;
    const a = y + depth * t;
    const b = y + depth * u;
    const w0 = 170 + 300 * t;
    const w1 = 170 + 300 * u;
    const tread = a + (b - a) * 0.5;
    const top = P([
      [cx - w0, a],
      [cx + w0, a],
      [cx + w1, tread],
      [cx - w1, tread],
    ]);
    const face = box(cx - w1, tread, cx + w1, b + 1);
    o +=
      path(top, c.lite) +
      S.shade(top, p.sky[2], 0, 0.5, [0, 0, 1, 0]) +
      path(face, mix(c.base, p.dark, 0.28)) +
      S.shade(face, p.dark, 0.15, 0.85, [0.1, 0, 1, 0]) +
      line(`M${f(cx - w1)} ${f(tread)}H${f(cx + w1)}`, c.gold, 1 + 1.6 * t);
  }
  const runner = P([
    [cx - 56, y],
    [cx + 56, y],
    [cx + 168, S.H],
    [cx - 168, S.H],
  ]);
  o +=
    S.inside(
      runner,
      range(n)
        .map((i) => {
          const t = (i / n) ** 1.35;
          const u = ((i + 1) / n) ** 1.35;
          const a = y + depth * t;
          const b = y + depth * u;
          const m = a + (b - a) * 0.5;
          return (
            rect(0, a, S.W, m - a + 0.5, mix(p.sky[1], p.lit.mid, 0.12 * (1 - t))) +
            rect(0, m, S.W, b - m + 0.5, p.sky[0])
          );
        })
        .join(''),
    ) + S.pool(runner, cx, y, 260, p.lit.hi, 0.85);
  for (const s of [-1, 1])
    o +=
      line(`M${cx + s * 56} ${y}L${cx + s * 168} ${S.H}`, c.gold, 3) +
      line(`M${cx + s * 49} ${y}L${cx + s * 152} ${S.H}`, c.gold, 1.2);
  return o;
}
