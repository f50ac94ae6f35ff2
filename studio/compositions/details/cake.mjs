// cake: one candle on a cake on the roof, the lamps of the city behind it out of focus.
import { mix } from '../../kit/colour.mjs';
import { bokeh } from '../../kit/nature/rain.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, oval, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';

/** A rose of icing: petals round a heart. */
const rose = (S, x, y, r, c) => {
  let o = '';
  for (const [n, k] of [
    [7, 1],
    [5, 0.68],
    [3, 0.36],
  ])
    for (const i of range(n)) {
      const a = (i / n) * 6.283 + k * 2;
      const d = oval(
        x + Math.cos(a) * r * 0.5 * k,
        y + Math.sin(a) * r * 0.42 * k,
        r * 0.55 * (0.5 + k * 0.5),
        r * 0.46 * (0.5 + k * 0.5),
      );
      o +=
        path(d, mix(c, '#ffffff', 0.3 * (1 - k))) +
        S.shade(d, '#7a1f4a', 0.7, 0, [0.5 + Math.cos(a) / 2, 0.5 + Math.sin(a) / 2, 0.5, 0.5]);
    }
  return o;
};

export function cake({ icing = '#f6dcd2', rosy = '#e27a9a', ...options } = {}) {
  const S = stage({ pal: 'night', seed: 631, axis: 0.36, ...options });
  const { W, H, cx } = S;
  const y = H * S.by(0.78, 0.76);
  S.add(
    rect(
      0,
      0,
      W,
      H,
      S.lin([
        [0, '#0b1028'],
        [0.5, '#2a2a62'],
        [0.72, '#7a4a7a'],
        [0.86, '#1c1838'],
      ]),
    ),
  );
  S.add(
    soft(
      S,
      range(13)
        .map((i) =>
          rect(i * W * 0.085 - 30, H * (0.34 + 0.2 * S.r()), W * 0.06, H, ['#1a2250', '#232a5c', '#151b44'][i % 3]),
        )
        .join('') +
        bokeh(S, [0, H * 0.32, W, H * 0.72], S.by(130, 80), ['#ffd98a', '#ffb05a', '#9fc0ff', '#f07a9a', '#fff0d0'], {
          small: 12,
          large: 46,
          strong: 0.75,
        }),
      5,
    ),
  );
  S.add(S.shade(box(0, 0, W, H * 0.4), '#060a20', 0.85, 0, [0.5, 0, 0.5, 1]));
  // parapet and the table's edge
  S.add(
    rect(0, H * 0.7, W, 20, '#3a2f5a'),
    rect(0, H * 0.698, W, 5, '#c9a0b0', 'opacity=".6"'),
    path(`M0 ${H * 0.8}H${W}V${H}H0Z`, '#241a38'),
    S.shade(`M0 ${H * 0.8}H${W}V${H}H0Z`, '#ffb86a', 0.85, 0, [0.36, 0, 0.5, 0.8]),
  );
  const k = S.by(1, 1.04);
  const R = 330 * k;
  const hgt = 250 * k;
  S.add(
    S.pooled(cx + 40, y + 60, R * 1.7, 96, '#0a0718', 0.7),
    ellipse(cx, y + 26, R * 1.3, 84, '#c89a5a'),
    ellipse(cx, y + 18, R * 1.3, 80, '#f0d090'),
    ellipse(cx, y + 14, R * 1.16, 68, '#b9863f'),
  );
  const side = `M${cx - R} ${y - hgt}V${y}A${R} ${62 * k} 0 0 0 ${cx + R} ${y}V${y - hgt}Z`;
  S.add(
    path(side, icing),
    S.shade(side, '#5a2a5a', 0.1, 0.95, [0.42, 0, 1, 0]),
    S.shade(side, '#5a2a5a', 0.8, 0, [0, 0, 0.25, 0]),
    S.shade(side, '#ffe2a8', 0.8, 0, [0.5, 0, 0.5, 0.5]),
  );
  // piped swags
  for (const i of range(9)) {
    const u0 = -1 + (2 * i) / 9;
    const u1 = u0 + 2 / 9;
    const e = (u) => [cx + u * R, y - hgt + 62 * k * Math.sqrt(Math.max(0, 1 - u * u)) + 14];
    const [a, b] = [e(u0), e(u1)];
    S.add(
      line(
        `M${a.map(f).join(' ')}Q${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2 + 90)} ${b.map(f).join(' ')}`,
        rosy,
        15,
      ),
      line(
        `M${a.map(f).join(' ')}Q${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2 + 86)} ${b.map(f).join(' ')}`,
        '#ffd0d8',
        5,
      ),
      circle(a[0], a[1], 15, '#fff0e6'),
    );
  }
  const top = oval(cx, y - hgt, R, 62 * k);
  S.add(
    path(top, mix(icing, '#ffffff', 0.4)),
    S.shade(top, '#8a4a6a', 0.6, 0, [0, 0, 0.5, 0.5]),
    S.glow(cx, y - hgt, R, '#ffdf9a', 0.8),
    line(top, '#fff6ea', 12, 'stroke-dasharray="1 24"'),
  );
  for (const [u, v, r] of [
    [-0.62, 0.1, 46],
    [-0.4, 0.34, 56],
    [0.5, 0.26, 54],
    [0.7, -0.06, 42],
    [0.16, 0.42, 44],
  ])
    S.add(rose(S, cx + u * R, y - hgt - 16 + v * 60, r * k, rosy));
  // candle and flame
  const [fx, fy] = [cx, y - hgt - 10];
  S.add(
    S.glow(fx, fy - 250, 620, '#ffc46a', 0.85),
    rect(fx - 12, fy - 170, 24, 172, '#fff4e0'),
    S.shade(box(fx - 12, fy - 170, fx + 12, fy), '#c85a7a', 0.1, 0.9, [0.3, 0, 1, 0]),
    line(
      range(6)
        .map((i) => `M${fx - 12} ${fy - 16 - i * 28}l24 -14`)
        .join(''),
      rosy,
      6,
    ),
    line(`M${fx} ${fy - 170}v-24`, '#3a2420', 5),
  );
  const flame = `M${fx} ${fy - 340}C${fx + 52} ${fy - 270} ${fx + 44} ${fy - 196} ${fx} ${fy - 184}C${fx - 44} ${fy - 196} ${fx - 46} ${fy - 262} ${fx} ${fy - 340}Z`;
  S.add(
    path(flame, '#ffb53f'),
    path(
      `M${fx} ${fy - 300}C${fx + 28} ${fy - 256} ${fx + 26} ${fy - 204} ${fx} ${fy - 192}C${fx - 26} ${fy - 204} ${fx - 26} ${fy - 254} ${fx} ${fy - 300}Z`,
      '#fff2b8',
    ),
    S.glow(fx, fy - 250, 150, '#fff6d8', 0.7),
  );
  // knife with a ribbon, two glasses
  S.add(
    group(
      path('M-260 0L40 -16Q60 -10 60 6L-240 22Q-276 14 -260 0Z', '#dfe4ec') +
        S.shade('M-260 0L40 -16Q60 -10 60 6L-240 22Q-276 14 -260 0Z', '#4a4a7a', 0, 0.8, [0, 0, 0, 1]) +
        rect(50, -18, 150, 30, '#f4e6d0', 'rx="14"') +
        line('M60 -30q-20 60 -60 90M66 -28q14 60 60 84', rosy, 11),
      `transform="translate(${f(cx + R * S.by(2.1, 1.15))} ${f(y + S.by(120, 190))}) rotate(-9)"`,
    ),
  );
  return finish(S, options.framed);
}
