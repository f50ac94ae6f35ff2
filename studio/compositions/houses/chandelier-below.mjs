// chandelier-below: a great chandelier from straight below: rings of candles and drops on a coffered ceiling.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, P, path, rect } from '../../kit/shapes.mjs';
import { finish, stage } from '../../kit/stage.mjs';

const turn = (n, draw, from = 0) =>
  range(n)
    .map((i) => draw(from + (i * 2 * Math.PI) / n, i))
    .join('');
const spot = (x, y, r, a) => [x + Math.cos(a) * r, y + Math.sin(a) * r];

/** A cut drop: a long diamond pointing outward from the middle. */
function crystal(x, y, r, a, long, wide, tone) {
  const at = (rr, off) => [x + Math.cos(a) * rr - Math.sin(a) * off, y + Math.sin(a) * rr + Math.cos(a) * off];
  return (
    path(P([at(r, 0), at(r + long * 0.4, wide), at(r + long, 0), at(r + long * 0.4, -wide)]), tone[0]) +
    path(P([at(r, 0), at(r + long * 0.4, wide), at(r + long, 0)]), tone[1]) +
    path(
      P([
        at(r + long * 0.2, 0),
        at(r + long * 0.4, wide * 0.4),
        at(r + long * 0.7, 0),
        at(r + long * 0.4, -wide * 0.4),
      ]),
      '#fffdf2',
    )
  );
}

function ceiling(S, x, y, { base, dark, lite, gold }) {
  const { W, H } = S;
  let o = rect(0, 0, W, H, base) + S.shade(`M0 0H${W}V${H}H0Z`, dark, 0.85, 0.1, [0, 0, 0.5, 0.5]);
  const cell = 250;
  for (const i of range(13))
    for (const j of range(13)) {
      const [cx, cy] = [x + (i - 6) * cell, y + (j - 6) * cell];
      const d = P([
        [cx - 104, cy - 104],
        [cx + 104, cy - 104],
        [cx + 104, cy + 104],
        [cx - 104, cy + 104],
      ]);
      o +=
        path(d, mix(base, dark, 0.45)) +
        S.shade(d, '#1f0c08', 0.8, 0, [cx < x ? 0 : 1, cy < y ? 0 : 1, 0.5, 0.5]) +
        line(d, gold, 3) +
        line(
          P([
            [cx - 78, cy - 78],
            [cx + 78, cy - 78],
            [cx + 78, cy + 78],
            [cx - 78, cy + 78],
          ]),
          mix(base, lite, 0.35),
          2,
        );
      o +=
        turn(8, (a) => {
          const [px, py] = spot(cx, cy, 24, a);
          return ellipse(
            px,
            py,
            15,
            7,
            gold,
            `transform="rotate(${f((a * 180) / Math.PI)} ${f(px)} ${f(py)})" opacity=".9"`,
          );
        }) + circle(cx, cy, 9, lite);
    }
  return o;
}

export function chandelierBelow({
  base = '#8a4a2c',
  dark = '#3b1710',
  lite = '#f6d3a0',
  gold = '#d98f4e',
  size = 1,
  centre = 0.44,
  ...options
} = {}) {
  const S = stage({ pal: 'dusk', seed: 371, ...options });
  const [x, y] = [S.cx, S.H * centre];
  const k = S.by(0.92, 0.98) * size;
  S.add(ceiling(S, x, y, { base, dark, lite, gold }));
  S.add(S.glow(x, y, 1150 * k, '#ffcf86', 0.7));
  const R = [510, 400, 286, 170].map((r) => r * k);
  // medallion of the ceiling
  S.add(
    circle(x, y, R[0] * 1.2, mix(base, lite, 0.3)),
    S.shade(
      `M${f(x - R[0] * 1.2)} ${f(y)}a${f(R[0] * 1.2)} ${f(R[0] * 1.2)} 0 1 1 ${f(R[0] * 2.4)} 0a${f(R[0] * 1.2)} ${f(R[0] * 1.2)} 0 1 1 ${f(-R[0] * 2.4)} 0Z`,
      dark,
      0.7,
      0,
      [0, 1, 0.7, 0],
    ),
    circle(x, y, R[0] * 1.2, 'none', `stroke="${gold}" stroke-width="10"`),
    circle(x, y, R[0] * 1.14, 'none', `stroke="${lite}" stroke-width="2.4"`),
  );
  S.add(
    turn(40, (a) => {
      const [px, py] = spot(x, y, R[0] * 1.17, a);
      return circle(px, py, 7 * k, lite);
    }),
  );
  const tones = [
    ['#ffe8c0', '#f0b878'],
    ['#fff4da', '#e8a868'],
  ];
  const rings = R.map((r, i) => {
    const n = [48, 40, 30, 20][i];
    const arms = turn(n / 2, (a) => {
      const [a0, b0] = spot(x, y, r * 0.62, a);
      const [a1, b1] = spot(x, y, r, a);
      return line(`M${f(a0)} ${f(b0)}L${f(a1)} ${f(b1)}`, gold, 4 * k);
    });
    const strings = turn(n, (a) =>
      line(
        `M${spot(x, y, r * 0.66, a)
          .map(f)
          .join(' ')}Q${spot(x, y, r * 0.86, a + 0.07)
          .map(f)
          .join(' ')} ${spot(x, y, r, a + 0.13)
          .map(f)
          .join(' ')}`,
        '#ffe0ac',
        2 * k,
        'opacity=".8"',
      ),
    );
    const ring =
      circle(x, y, r, 'none', `stroke="${mix(gold, dark, 0.35)}" stroke-width="${f(20 * k)}"`) +
      circle(x, y, r, 'none', `stroke="${gold}" stroke-width="${f(12 * k)}"`) +
      circle(x, y, r - 2, 'none', `stroke="${lite}" stroke-width="${f(2.4 * k)}"`);
    const drops = turn(
      n,
      (a, q) => crystal(x, y, r * 0.97, a, (q % 2 ? 44 : 62) * k, 9 * k, tones[q % 2]),
      Math.PI / n,
    );
    const candles = turn(n / 2, (a) => {
      const [px, py] = spot(x, y, r + 2, a);
      return (
        S.glow(px, py, 64 * k, '#fff0c0', 0.8) +
        circle(px, py, 15 * k, '#fffaf0') +
        circle(px, py, 17 * k, 'none', `stroke="${gold}" stroke-width="${f(4 * k)}"`)
      );
    });
    return arms + strings + ring + drops + (i < 3 ? candles : '');
  });
  S.add(...rings);
  S.add(
    turn(12, (a) => crystal(x, y, 26 * k, a, 110 * k, 15 * k, tones[0])),
    S.glow(x, y, 160 * k, '#fff6d8', 0.9),
    circle(x, y, 40 * k, gold),
    circle(x, y, 30 * k, '#fff0d0'),
    turn(8, (a) => crystal(x, y, 0, a, 28 * k, 6 * k, tones[1])),
  );
  S.add(group(S.shade(`M0 ${S.H * 0.6}H${S.W}V${S.H}H0Z`, '#1c0a0c', 0, 0.92, [0.6, 0, 0.2, 1])));
  return finish(S, options.framed);
}
