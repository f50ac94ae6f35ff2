import { bezier } from '../curves.mjs';
import { f } from '../numbers.mjs';
import { box, circle, line, open, P, path, rect } from '../shapes.mjs';
import { archPath } from './arches.mjs';

/** Returns the outline of an onion dome standing on cx, y: half width R, height H. */
function domePts(cx, y, R, H) {
  const s = [
    ...bezier([R * 0.92, 0], [R * 1.24, H * 0.26], [R * 1.02, H * 0.6], [R * 0.32, H * 0.82], 26),
    ...bezier([R * 0.32, H * 0.82], [R * 0.13, H * 0.9], [R * 0.07, H * 0.94], [R * 0.02, H], 10),
  ];
  return [
    ...s.map((p) => [cx + p[0], y - p[1]]),
    ...s
      .slice()
      .reverse()
      .map((p) => [cx - p[0], y - p[1]]),
  ];
}
/** Draws an onion dome with gilt ribs, a beaded foot and a finial. */
export function dome(S, cx, y, R, H, c, ribs = 5) {
  const d = P(domePts(cx, y, R, H));
  let o =
    path(d, c.base) + S.shade(d, c.dark, 0, 1.0, [0.25, 0, 1, 0.15]) + S.shade(d, c.lite, 0.75, 0, [0, 0, 0.45, 0.1]);
  for (let i = 1; i <= ribs; i++) {
    const k = Math.sin((i / (ribs + 1) - 0.5) * Math.PI * 0.98);
    o += line(open(domePts(cx, y, R * k, H).slice(0, 36)), c.gold, Math.max(1, R * 0.012), 'opacity=".55"');
  }
  o += path(
    P([
      [cx - R * 1.04, y + R * 0.08],
      [cx + R * 1.04, y + R * 0.08],
      [cx + R * 0.95, y - R * 0.03],
      [cx - R * 0.95, y - R * 0.03],
    ]),
    c.gold,
  );
  for (let i = 0; i < 15; i++) o += circle(cx - R * 0.93 + (i * R * 1.86) / 14, y - R * 0.08, R * 0.045, c.gold);
  return o + finial(cx, y - H * 0.965, R * 0.16, c.gold);
}
/** Draws brass balls on a spike; s is half its width. */
export const finial = (cx, y, s, gold) =>
  path(`M${f(cx - s * 0.9)} ${f(y)}Q${f(cx)} ${f(y - s * 1.1)} ${f(cx + s * 0.9)} ${f(y)}Z`, gold) +
  circle(cx, y - s * 0.95, s * 0.5, gold) +
  circle(cx, y - s * 1.75, s * 0.3, gold) +
  line(`M${f(cx)} ${f(y)}V${f(y - s * 3.4)}`, gold, Math.max(1.4, s * 0.16));
/** Draws a domed kiosk w wide standing on cx, y; `glow` fills its openings. */
export function chhatri(S, cx, y, w, c, glow) {
  // y = base of the kiosk
  const h = w * 0.95;
  const wall = box(cx - w / 2, y - w * 0.1, cx + w / 2, y - h);
  let o =
    rect(cx - w * 0.62, y - w * 0.1, w * 1.24, w * 0.1, c.lite) + path(wall, c.base) + S.shade(wall, c.dark, 0.1, 0.9);
  for (const k of [-1, 0, 1])
    o += path(
      archPath(cx + k * w * 0.31, y - w * 0.1, w * (k ? 0.2 : 0.3), w * 0.38, w * 0.24, k ? 0 : 3),
      glow || c.dark,
    );
  o +=
    path(
      P([
        [cx - w * 0.72, y - h + w * 0.1],
        [cx + w * 0.72, y - h + w * 0.1],
        [cx + w * 0.5, y - h - w * 0.06],
        [cx - w * 0.5, y - h - w * 0.06],
      ]),
      c.lite,
    ) + line(`M${f(cx - w * 0.72)} ${f(y - h + w * 0.1)}H${f(cx + w * 0.72)}`, c.gold, Math.max(1, w * 0.018));
  return o + dome(S, cx, y - h - w * 0.08, w * 0.43, w * 0.66, c, 3);
}
