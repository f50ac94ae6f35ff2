import { archPath } from '../../kit/architecture/arches.mjs';
import { dome } from '../../kit/architecture/domes.mjs';
import { merlons } from '../../kit/architecture/masonry.mjs';
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { stone } from '../../kit/palettes.mjs';
import { box, line, P, path, rect } from '../../kit/shapes.mjs';

/** Draws a fluted tower in five storeys, paler towards the top; H is its height. */
export function minar(S, p, x, y, H) {
  const c = stone(p);
  const red = { ...c, base: mix(p.base, p.sky[2], 0.5), lite: p.lite };
  const parts = [0.35, 0.22, 0.175, 0.145, 0.11];
  const half = (v) => lerp(66, 23, v ** 0.86);
  let o =
    path(
      P([
        [x - 92, y],
        [x + 92, y],
        [x + 84, y - 26],
        [x - 84, y - 26],
      ]),
      red.base,
    ) +
    S.shade(
      P([
        [x - 92, y],
        [x + 92, y],
        [x + 84, y - 26],
        [x - 84, y - 26],
      ]),
      p.dark,
      0.1,
      0.9,
    );
  let v = 0;
  parts.forEach((part, i) => {
    const a = half(v);
    const b = half(v + part);
    const y0 = y - 24 - H * v;
    const y1 = y - 24 - H * (v + part);
    const tone = i > 2 ? { ...c, base: mix(p.lite, p.base, 0.4) } : red;
    const d = P([
      [x - a, y0],
      [x + a, y0],
      [x + b, y1],
      [x - b, y1],
    ]);
    o += S.form(d, tone, { dark: 1, lite: 0.7, dir: [0.2, 0, 1, 0] });
    for (const j of range(9)) {
      const k = Math.sin((j / 8 - 0.5) * Math.PI * 0.96);
      o += line(
        `M${f(x + a * k)} ${f(y0)}L${f(x + b * k)} ${f(y1)}`,
        j % 2 ? p.dark : p.gold,
        j % 2 ? 1.5 : 1.1,
        'opacity=".45"',
      );
    }
    for (const q of [0.3, 0.62]) {
      const w = lerp(a, b, q);
      const yy = lerp(y0, y1, q);
      o +=
        rect(x - w, yy, w * 2, 7, tone.lite, 'opacity=".7"') +
        line(`M${f(x - w)} ${f(yy)}h${f(w * 2)}M${f(x - w)} ${f(yy + 7)}h${f(w * 2)}`, p.gold, 1);
    }
    const w = b * 1.36;
    const bracket = P([
      [x - b, y1 + 20],
      [x + b, y1 + 20],
      [x + w, y1 + 4],
      [x - w, y1 + 4],
    ]);
    o +=
      path(bracket, tone.base) +
      S.shade(bracket, p.dark, 0.35, 1) +
      range(7)
        .map((j) =>
          line(
            `M${f(x + ((j - 3) * b) / 3.2)} ${f(y1 + 20)}L${f(x + ((j - 3) * w) / 3.2)} ${f(y1 + 5)}`,
            p.dark,
            1.3,
            'opacity=".6"',
          ),
        )
        .join('') +
      rect(x - w, y1 - 6, w * 2, 10, tone.lite) +
      rect(x - w, y1 + 3, w * 2, 2, p.gold) +
      merlons(x - w, x + w, y1 - 6, 9, tone.lite);
    v += part;
  });
  const top = y - 24 - H;
  const lamp = archPath(x, y - 24, 34, 42, 26, 3);
  return (
    o +
    path(lamp, p.lit.mid) +
    S.shade(lamp, p.lit.deep, 0, 0.9, [0, 1, 0, 0]) +
    line(lamp, p.gold, 2) +
    rect(x - 15, top - 34, 30, 28, c.lite) +
    S.shade(box(x - 15, top - 34, x + 15, top - 6), p.dark, 0, 0.9) +
    dome(S, x, top - 34, 15, 28, c, 1)
  );
}
