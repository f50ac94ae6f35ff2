import { archPath } from '../../kit/architecture/arches.mjs';
import { dome } from '../../kit/architecture/domes.mjs';
import { mix } from '../../kit/colour.mjs';
import { birds, sunDisc, sunRays } from '../../kit/nature/sky.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, line, path, rect } from '../../kit/shapes.mjs';

/** Draws the front wall with one great screen, a sunrise on it. */
export function screenWall(S, p, cam, { w, h, back }, tone) {
  const k = cam.scale(back);
  const d = cam.front(-w, 0, w, h, back);
  const [x0, y1] = cam.at(-3.75, 5.55, back);
  const [x1, y0] = cam.at(3.75, 1.35, back);
  const cx = S.cx;
  const screen = box(x0, y0, x1, y1);
  const sy = y0 - k * 1.75;
  let o =
    path(d, mix(tone.wall, p.sky[2], 0.2)) +
    S.shade(d, tone.deep, 0.7, 0.1, [0, 0, 0, 1], 'b') +
    S.glow(cx, (y0 + y1) / 2, k * 5.4, p.lit.mid, 0.45);
  for (const s of [-1, 1])
    for (const i of range(S.wide ? 5 : 2)) {
      const x = cx + s * k * (4.25 + i * 0.75);
      const q = box(x - k * 0.26, cam.at(0, 0.2, back)[1], x + k * 0.26, cam.at(0, h - 0.8, back)[1]);
      o +=
        path(q, mix(tone.wall, p.sky[3], 0.2)) +
        S.shade(q, p.lit.mid, 0.6, 0, [0, 0, 0, 0.7], 'b') +
        line(q, p.gold, 1.4);
    }
  let v =
    rect(
      x0,
      y1,
      x1 - x0,
      y0 - y1,
      S.lin([
        [0, '#3c4f8c'],
        [0.35, '#8b7fae'],
        [0.65, '#f0a884'],
        [1, '#fbdca0'],
      ]),
    ) +
    sunRays(S, p, cx, sy, 40, k * 5) +
    S.glow(cx, sy, k * 2.2, '#fff1cf', 0.8) +
    sunDisc(S, { ...p, sky: [0, 0, 0, '#f6b27a'] }, cx, sy, k * 0.82);
  const ridge = (yy, amp, c, q) =>
    path(
      `M${f(x0)} ${f(y0)}` +
        range(25)
          .map(
            (i) =>
              `L${f(lerp(x0, x1, i / 24))} ${f(yy - amp * (Math.sin(i * q) * 0.5 + Math.sin(i * q * 2.3 + 1) * 0.3))}`,
          )
          .join('') +
        `V${f(y0)}Z`,
      c,
    );
  const c = { base: '#f3d8b8', dark: p.dark, lite: '#fff0da', gold: p.gold };
  v += ridge(y0 - k * 1.1, k * 0.34, '#b98a9c', 0.55) + ridge(y0 - k * 0.82, k * 0.25, '#8a6a92', 0.8);
  v +=
    rect(cx - k * 0.62, y0 - k * 1.3, k * 1.24, k * 0.8, c.base) +
    S.shade(box(cx - k * 0.62, y0 - k * 0.5, cx + k * 0.62, y0 - k * 1.3), p.dark, 0.1, 0.9) +
    dome(S, cx, y0 - k * 1.28, k * 0.5, k * 0.84, c, 5) +
    [-1, 1]
      .map(
        (s) =>
          rect(cx + s * k * 1.05 - k * 0.24, y0 - k * 1.02, k * 0.48, k * 0.52, c.base) +
          dome(S, cx + s * k * 1.05, y0 - k * 1.0, k * 0.2, k * 0.34, c, 3) +
          rect(cx + s * k * 1.6 - k * 0.06, y0 - k * 1.7, k * 0.12, k * 1.2, c.base) +
          dome(S, cx + s * k * 1.6, y0 - k * 1.69, k * 0.08, k * 0.15, c, 1),
      )
      .join('');
  const A = archPath(cx, y0 - k * 0.5, k * 0.5, k * 0.3, k * 0.26, 5);
  v +=
    path(A, p.lit.hi) +
    line(A, p.gold, 1.8) +
    ridge(y0 - k * 0.46, k * 0.08, '#4b4f86', 1.4) +
    rect(x0, y0 - k * 0.42, x1 - x0, k * 0.5, '#3a4680') +
    range(12)
      .map((i) =>
        line(
          `M${f(cx - k * (1.9 * S.r()))} ${f(y0 - k * (0.05 + (0.3 * i) / 12))}h${f(k * (0.5 + 1.6 * S.r()))}`,
          i % 2 ? '#f6b27a' : '#8b7fae',
          2.2,
          'opacity=".8"',
        ),
      )
      .join('') +
    birds(cx - k * 1.9, y1 + k * 0.9, k * 0.14, 5, '#3a4680', S.r);
  return (
    o +
    rect(x0 - 12, y1 - 12, x1 - x0 + 24, y0 - y1 + 24, tone.deep) +
    rect(x0 - 12, y1 - 12, x1 - x0 + 24, y0 - y1 + 24, 'none', `stroke="${p.gold}" stroke-width="3.4"`) +
    S.inside(screen, v)
  );
}
