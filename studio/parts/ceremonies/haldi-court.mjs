import { archPath } from '../../kit/architecture/arches.mjs';
import { hexJaali } from '../../kit/architecture/jaali.mjs';
import { mix } from '../../kit/colour.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { sky } from '../../kit/nature/sky.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, line, path, rect } from '../../kit/shapes.mjs';

/** Draws a sunlit court: one great arch onto a garden, lattice niches beside it. */
export function haldiCourt(S, p, cx, y) {
  const wall = box(0, 0, S.W, y);
  const plaster = mix(p.sky[2], p.sky[3], 0.45);
  let o =
    path(wall, plaster) +
    S.shade(wall, p.sky[1], 0.9, 0, [0, 0, 0, 0.7], 'b') +
    S.shade(wall, p.sky[1], 0.7, 0, [0, 0, 0.3, 0]) +
    S.shade(wall, p.sky[1], 0.8, 0, [1, 0, 0.65, 0]);
  const A = archPath(cx, y, 640, y - 640 + 180, 330, 8);
  const B = archPath(cx, y, 730, y - 640 + 186, 400, 0);
  o += path(B, p.lite) + S.shade(B, p.sky[1], 0, 0.75, [0.3, 0, 1, 0.1]) + line(B, p.gold, 3);
  const inside =
    sky(S, p.dim ? p : { ...p, sky: ['#f0a63c', '#f6c264', '#fbdc94', '#fdeaba', '#fff6dc'] }, y, cx, y - 420, 150, {
      rays: false,
    }) +
    path(box(cx - 400, y, cx + 400, y - 120), mix(p.leafm, p.sky[3], 0.35)) +
    range(15)
      .map((i) => {
        const x = cx - 350 + i * 50;
        const h = 130 + 46 * Math.sin(i * 2.1);
        return circle(x, y - h * 0.7, 44, mix(p.leafm, p.sky[3], i % 2 ? 0.3 : 0.45));
      })
      .join('') +
    [-1, 1].map((s) => palm(S, cx + s * 236, y, 420, { dark: p.leaf, mid: p.leafm }, s * -0.02)).join('');
  o += S.inside(A, inside) + line(A, p.gold, 4);
  for (const s of S.wide ? [-1, 1, -2, 2] : [-1, 1]) {
    const x = cx + Math.sign(s) * (S.wide ? 500 + 300 * (Math.abs(s) - 1) : 470);
    const n = archPath(x, y - 40, S.wide ? 190 : 128, 330, 120, 4);
    o +=
      path(n, mix(p.sky[1], p.sky[2], 0.4)) +
      S.shade(n, p.sky[0], 0.1, 0.8) +
      S.inside(n, hexJaali(x - 100, y - 520, x + 100, y, 34, p.lite, 1.8)) +
      line(n, p.gold, 2.6);
  }
  return (
    o +
    rect(0, y - 22, S.W, 22, p.lite) +
    S.shade(box(0, y - 22, S.W, y), p.dark, 0.1, 0.6, [0, 0, 0, 1]) +
    rect(0, y - 24, S.W, 3, p.gold)
  );
}

/** Draws the court's stone floor. */
export function haldiFloor(S, p, cx, y) {
  const d = box(0, y, S.W, S.H);
  let o =
    path(
      d,
      S.lin([
        [0, p.sky[4]],
        [0.4, p.sky[3]],
        [1, p.sky[1]],
      ]),
    ) + S.shade(d, p.sky[0], 0, 0.75, [0, 0.15, 0, 1], 'b');
  for (const i of range(7))
    o += line(`M0 ${f(y + (S.H - y) * ((i + 1) / 8) ** 1.6)}H${S.W}`, p.dark, 1.3, 'opacity=".25"');
  for (const i of range(29))
    o += line(`M${cx + (i - 14) * 84} ${y}L${cx + (i - 14) * 200} ${S.H}`, p.dark, 1.2, 'opacity=".2"');
  return o;
}
