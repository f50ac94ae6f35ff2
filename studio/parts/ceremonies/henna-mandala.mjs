import { mix } from '../../kit/colour.mjs';
import { BLOOM, flower, petalRing } from '../../kit/nature/flowers.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, line, oval, rect } from '../../kit/shapes.mjs';

/** Draws a ring of flowers and leaves about a disc of light. */
export function hennaMandala(S, p, cx, cy, garland) {
  const d = `M0 0H${S.W}V${S.H}H0Z`;
  const deep = mix(p.sky[0], p.frame, 0.3);
  let o =
    rect(
      0,
      0,
      S.W,
      S.H,
      S.rad(
        [
          [0, p.sky[1]],
          [1, deep],
        ],
        cx,
        cy,
        900,
        'gradientUnits="userSpaceOnUse"',
      ),
    ) +
    S.pool(d, cx, cy, 620, p.sky[3], 0.5) +
    S.shade(d, deep, 0.7, 0, [0, 0, 0, 0.5]);
  const leafy = mix(p.leafm, p.sky[2], 0.35);
  o +=
    petalRing(cx, cy, 500, 36, 130, 40, leafy) +
    petalRing(cx, cy, 520, 36, 70, 18, mix(p.gold, leafy, 0.25), Math.PI / 36);
  for (const [r, w] of [
    [492, 3],
    [484, 1.2],
    [300, 1.2],
    [308, 2.4],
  ])
    o += circle(cx, cy, r, 'none', `stroke="${p.gold}" stroke-width="${w}" opacity=".8"`);
  o += petalRing(cx, cy, 312, 32, 104, 34, mix(p.sky[1], p.sky[2], 0.35)) + petalRing(cx, cy, 320, 32, 56, 15, p.gold);
  for (const i of range(64)) {
    const a = (i * Math.PI) / 32;
    const [petal, heart] = i % 4 ? (i % 2 ? garland.main : garland.turn) : garland.accent;
    o += flower(cx + Math.cos(a) * 456, cy + Math.sin(a) * 456, 21, petal, heart);
  }
  o +=
    S.glow(cx, cy - 60, 420, p.lit.mid, 0.8) +
    circle(cx, cy - 60, 190, p.sun, 'opacity=".8"') +
    S.shade(oval(cx, cy - 60, 190), p.lit.mid, 0, 0.9, [0, 0, 0, 1]) +
    circle(cx, cy - 60, 206, 'none', `stroke="${p.gold}" stroke-width="2"`);
  return o;
}

/** Draws bowls of henna at the foot. */
export function hennaBowls(S, p, cx, H) {
  const y = H - (S.wide ? 66 : 150);
  const brass = { base: p.gold, dark: mix('#6b3413', p.dark, 0.4), lite: '#fff0bd' };
  const d = `M${cx - 92} ${y - 84}H${cx + 92}Q${cx + 88} ${y - 12} ${cx + 38} ${y}H${cx - 38}Q${cx - 88} ${y - 12} ${cx - 92} ${y - 84}Z`;
  let o = '';
  for (const [dx, dy, r] of [
    [-66, -96, 30],
    [66, -96, 30],
    [-24, -112, 34],
    [30, -114, 33],
    [0, -92, 30],
    [-48, -82, 24],
    [50, -82, 24],
  ])
    o += flower(cx + dx, y + dy, r, dx % 4 ? BLOOM.orange : BLOOM.deep, dx % 4 ? BLOOM.deep : '#ffc44f');
  const foot = `M${cx - 22} ${y - 4}H${cx + 22}L${cx + 14} ${y + 44}Q${cx + 20} ${y + 66} ${cx + 66} ${y + 82}V${H}H${cx - 66}V${y + 82}Q${cx - 20} ${y + 66} ${cx - 14} ${y + 44}Z`;
  return (
    S.form(foot, brass, { dark: 0.95, lite: 0.9, dir: [0.3, 0, 1, 0.1] }) +
    S.glow(cx, y - 80, 190, p.lit.mid, 0.6) +
    o +
    S.form(d, brass, { dark: 0.95, lite: 0.9, dir: [0.3, 0, 1, 0.3] }) +
    rect(cx - 98, y - 90, 196, 12, p.gold) +
    line(`M${cx - 98} ${y - 78}H${cx + 98}`, brass.dark, 1.4) +
    range(9)
      .map((i) => petalRing(cx + (i - 4) * 19, y - 52, 2, 6, 7, 3, brass.dark))
      .join('')
  );
}
