import { hexJaali } from '../architecture/jaali.mjs';
import { mix } from '../colour.mjs';
import { sagging } from '../curves.mjs';
import { f, range } from '../numbers.mjs';
import { circle, group, line, open, P, path } from '../shapes.mjs';

/** Draws bulbs on a sagging wire from a to b. */
export function stringLights(S, a, b, sag, { gap = 44, r = 5.5, wire, glow, bulb = '#fff6d8', drop = 8 }) {
  const n = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap));
  return (
    line(open(sagging(a, b, sag, 40)), wire, Math.max(1, r * 0.36)) +
    sagging(a, b, sag, n)
      .slice(1, -1)
      .map(([x, y]) => S.glow(x, y + drop, r * 5.4, glow, 0.8) + circle(x, y + drop, r, bulb))
      .join('')
  );
}
/** Draws a six-sided standing or hanging lantern, lit; y = its foot. */
export function lanternBody(S, x, y, s, p) {
  const d = P([
    [x - s * 0.8, y],
    [x + s * 0.8, y],
    [x + s, y - s * 2],
    [x, y - s * 3.3],
    [x - s, y - s * 2],
  ]);
  return (
    S.glow(x, y - s * 1.4, s * 4.6, p.lit.mid, 0.75) +
    path(d, p.lit.hi) +
    S.shade(d, p.lit.mid, 0, 0.8, [0.3, 0, 1, 0.2]) +
    line(d, p.gold, Math.max(1.4, s * 0.2))
  );
}
/** Draws a lantern on a rod; k is its scale. */
export const lanternStand = (S, x, y, k, p) =>
  line(`M${f(x)} ${f(y)}v${f(-70 * k)}`, p.gold, 2.4 * k) + lanternBody(S, x, y - 70 * k, 14 * k, p);
/** Draws an ornate hanging lantern: ring, cap, pierced lantern body, tassel. y = top of the ring, s = half width. */
export function mughalLantern(S, x, y, s, p) {
  const cap = `M${f(x - s)} ${f(y + s * 1.3)}Q${f(x - s * 0.9)} ${f(y + s * 0.6)} ${f(x - s * 0.18)} ${f(y + s * 0.25)}H${f(x + s * 0.18)}Q${f(x + s * 0.9)} ${f(y + s * 0.6)} ${f(x + s)} ${f(y + s * 1.3)}Z`;
  const body = P([
    [x - s * 0.92, y + s * 1.3],
    [x + s * 0.92, y + s * 1.3],
    [x + s * 1.12, y + s * 2.2],
    [x + s * 0.62, y + s * 3.5],
    [x - s * 0.62, y + s * 3.5],
    [x - s * 1.12, y + s * 2.2],
  ]);
  const base = `M${f(x - s * 0.62)} ${f(y + s * 3.5)}H${f(x + s * 0.62)}Q${f(x + s * 0.5)} ${f(y + s * 4.1)} ${f(x)} ${f(y + s * 4.3)}Q${f(x - s * 0.5)} ${f(y + s * 4.1)} ${f(x - s * 0.62)} ${f(y + s * 3.5)}Z`;
  const gold = { base: p.gold, dark: mix(p.gold, p.dark, 0.75), lite: p.lit.hi };
  let o =
    S.glow(x, y + s * 2.4, s * 5.4, p.lit.mid, 0.8) +
    path(
      body,
      S.lin(
        [
          [0, p.lit.mid],
          [0.5, p.lit.hi],
          [1, p.lit.mid],
        ],
        0,
        0,
        0,
        1,
      ),
    ) +
    S.shade(body, p.lit.deep, 0, 0.85, [0.45, 0.2, 1, 0.3], 'b');
  o += S.inside(body, fadeLines(x, y, s, p)) + S.glow(x, y + s * 2.4, s * 0.9, '#fffdf0', 1);
  for (const k of [-0.36, 0.36])
    o += line(
      open(
        [
          [x + s * 0.92 * k * 2.2, y + s * 1.3],
          [x + s * 1.12 * k * 2.2, y + s * 2.2],
          [x + s * 0.62 * k * 2.2, y + s * 3.5],
        ].map(([a, b]) => [x + (a - x) * 0.5, b]),
      ),
      p.gold,
      s * 0.05,
    );
  o +=
    line(body, p.gold, s * 0.08) +
    S.form(cap, gold, { lite: 0.5 }) +
    S.form(base, gold, { lite: 0.5 }) +
    circle(x, y + s * 0.1, s * 0.2, 'none', `stroke="${p.gold}" stroke-width="${f(s * 0.08)}"`);
  for (let i = -4; i <= 4; i++) o += circle(x + i * s * 0.23, y + s * 1.33, s * 0.07, p.lit.hi);
  return (
    o +
    circle(x, y + s * 4.4, s * 0.12, p.gold) +
    range(5)
      .map((i) => line(`M${f(x)} ${f(y + s * 4.45)}L${f(x + (i - 2) * s * 0.09)} ${f(y + s * 5.4)}`, p.gold, s * 0.05))
      .join('')
  );
}
const fadeLines = (x, y, s, p) =>
  group(
    hexJaali(x - s * 1.2, y + s * 1.2, x + s * 1.2, y + s * 3.6, s * 0.42, p.lit.deep, Math.max(0.8, s * 0.03)),
    'opacity=".55"',
  );
