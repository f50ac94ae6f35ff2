import { mix } from '../../kit/colour.mjs';
import { birds, sunDisc } from '../../kit/nature/sky.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { box, line, path, rect } from '../../kit/shapes.mjs';

/** Draws the front wall with one great screen; hills and a low sun are on it. */
export function screenWall(S, p, cam, { w, h, back }, tone) {
  const k = cam.scale(back);
  const d = cam.front(-w, 0, w, h, back);
  const [x0, y1] = cam.at(-3.75, 5.55, back);
  const [x1, y0] = cam.at(3.75, 1.35, back);
  const cx = S.cx;
  const screen = box(x0, y0, x1, y1);
  const [sx, sy] = [cx + k * 1.4, y0 - k * 1.9];
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
    S.glow(sx, sy, k * 2.2, '#fff1cf', 0.8) +
    sunDisc(S, { ...p, sky: [0, 0, 0, '#f6b27a'] }, sx, sy, k * 0.4);
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
  v += ridge(y0 - k * 1.1, k * 0.34, '#b98a9c', 0.55) + ridge(y0 - k * 0.82, k * 0.25, '#8a6a92', 0.8);
  v += ridge(y0 - k * 0.5, k * 0.2, '#4b4f86', 0.4) + birds(cx - k * 1.9, y1 + k * 0.9, k * 0.14, 5, '#3a4680', S.r);
  return (
    o +
    rect(x0 - 12, y1 - 12, x1 - x0 + 24, y0 - y1 + 24, tone.deep) +
    rect(x0 - 12, y1 - 12, x1 - x0 + 24, y0 - y1 + 24, 'none', `stroke="${p.gold}" stroke-width="3.4"`) +
    S.inside(screen, v)
  );
}
