// The wall of a white glass house: its iron bars, its panes, a leaf of its doors, and what is seen through them.
import { mix } from '../../kit/colour.mjs';
import { leafBlade } from '../../kit/nature/cut-flowers.mjs';
import { palm } from '../../kit/nature/palms.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, open, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { citrus, GREENS } from '../../parts/landscape/citrus-pot.mjs';

export const WHITE = '#f4f1e4';
const SHADE = '#4f7468';

/** Draws an iron bar along points: its shaded side and its lit side. */
export const bar = (points, w) =>
  line(open(points), mix(SHADE, '#123a34', 0.3), w * 1.5) + line(open(points), WHITE, w * 0.86);

/** Draws the depth of the house through the doors; the floor's lines meet at cx, vy. */
export function inside(S, cx, y, vy) {
  const [foot, air] = [y(930), '#8fb58c'];
  let o =
    rect(
      cx - 300,
      y(80),
      600,
      880,
      S.lin([
        [0, '#174a3c'],
        [0.32, '#4f8a6a'],
        [0.58, '#d6e2b0'],
        [0.68, '#6f9a6c'],
        [1, '#1c4a3a'],
      ]),
    ) + S.glow(cx, vy - 70, 230, '#fff4c4', 0.85);
  // the far end wall of the house, pale with morning
  for (const i of range(7))
    o += line(`M${cx - 72 + i * 24} ${f(vy - 150 + 12 * Math.abs(i - 3))}V${vy + 26}`, '#f8f6e2', 3);
  o += line(
    `M${cx - 76} ${vy - 112}L${cx} ${vy - 168}L${cx + 76} ${vy - 112}M${cx - 72} ${vy - 62}H${cx + 72}`,
    '#f8f6e2',
    4,
  );
  const haze = range(70).map((i) => {
    const out = S.r() ** 0.8;
    return ellipse(
      cx + (i % 2 ? 1 : -1) * (74 + 220 * out),
      vy + 26 - (50 + 230 * out) * S.r(),
      18 + 22 * S.r(),
      15 + 20 * S.r(),
      mix(GREENS[1 + (i % 3)], air, 0.62 - 0.4 * out),
    );
  });
  o += soft(S, haze.join(''), 3);
  for (const [dx, h, dim] of [
    [-92, 250, 0.44],
    [100, 270, 0.4],
    [-150, 390, 0.16],
    [160, 370, 0.12],
    [-232, 520, 0],
    [226, 490, 0],
  ]) {
    const c = { dark: mix(GREENS[1], air, dim), mid: mix(GREENS[3], air, dim) };
    o += palm(S, cx + dx, vy + 60, h, c, dx > 0 ? -0.1 : 0.1);
  }
  // a tiled floor that takes the light
  const floor = P([
    [cx - 60, vy + 26],
    [cx + 60, vy + 26],
    [cx + 520, foot],
    [cx - 520, foot],
  ]);
  o +=
    rect(cx - 300, vy + 26, 600, foot - vy, '#2b5a44') +
    path(
      floor,
      S.lin([
        [0, '#f2ecc4'],
        [0.5, '#b9bd94'],
        [1, '#7c9072'],
      ]),
    );
  const rows = range(12).map((i) => vy + 26 + (foot - vy - 26) * (i / 11) ** 2);
  for (const [j, top] of rows.slice(0, -1).entries())
    for (const i of range(8)) {
      if ((i + j) % 2) continue;
      const at = (k, v) => [cx + lerp(60, 520, (v - vy - 26) / (foot - vy - 26)) * (k / 4 - 1), v];
      o += path(P([at(i, top), at(i + 1, top), at(i + 1, rows[j + 1]), at(i, rows[j + 1])]), '#3c6a50', 'opacity=".5"');
    }
  o += S.pooled(cx, vy + 130, 150, 60, '#ffe6a0', 0.7);
  for (const [dx, dy, h, dim] of [
    [62, 44, 74, 0.62],
    [96, 74, 116, 0.44],
    [142, 126, 180, 0.22],
    [208, 214, 290, 0.04],
  ])
    for (const s of [-1, 1]) o += citrus(S, cx + s * dx, vy + dy, h, dim, air);
  // near leaves that hang in from both sides
  for (const s of [-1, 1])
    for (const i of range(20)) {
      const [x, v] = [cx + s * (256 + 26 * S.r()), y(560 + 340 * S.r())];
      o += leafBlade(
        x,
        v,
        50 + 90 * S.r(),
        (s > 0 ? 180 : 0) + s * (10 + 90 * (S.r() - 0.3)),
        GREENS[i % 4],
        1,
        0.13 + 0.1 * S.r(),
      );
    }
  // the one lamp, still lit from the night
  const lamp = y(430);
  o +=
    S.glow(cx, lamp, 230, '#ffc868', 0.85) +
    line(`M${cx} ${y(120)}V${lamp - 52}`, '#3a2a18', 4) +
    path(
      `M${cx - 16} ${lamp - 40}L${cx} ${lamp - 62}L${cx + 16} ${lamp - 40}H${cx + 34}L${cx + 26} ${lamp + 36}H${cx - 26}L${cx - 34} ${lamp - 40}Z`,
      '#ffd98a',
    ) +
    ellipse(cx, lamp + 2, 13, 24, '#fffbe6') +
    line(
      `M${cx - 36} ${lamp - 40}H${cx + 36}M${cx - 28} ${lamp + 38}H${cx + 28}M${cx - 34} ${lamp - 40}L${cx - 26} ${lamp + 38}M${cx + 34} ${lamp - 40}L${cx + 26} ${lamp + 38}M${cx - 12} ${lamp - 40}L${cx - 9} ${lamp + 38}M${cx + 12} ${lamp - 40}L${cx + 9} ${lamp + 38}M${cx - 18} ${lamp - 44}L${cx} ${lamp - 64}L${cx + 18} ${lamp - 44}Z`,
      '#6a4a22',
      4.5,
    );
  return o;
}

/** Draws the glass of a wall in d: sky above, the garden's leaves below, bands of light from corner to corner. */
export function reflections(S, d, x0, x1, y0, y1) {
  const tone = S.lin(
    [
      [0, '#dfe9d8'],
      [0.24, '#a6c9b4'],
      [0.56, '#4f8a72'],
      [1, '#153f35'],
    ],
    0,
    y0,
    0,
    y1,
    'gradientUnits="userSpaceOnUse"',
  );
  let o = path(d, tone);
  const leaves = range(S.by(250, 200)).map(() => {
    const v = S.r() ** 0.55;
    return leafBlade(
      lerp(x0, x1, S.r()),
      lerp(y0 + 240, y1, v),
      44 + 60 * S.r(),
      S.r() * 360,
      mix('#a4cba6', '#0f3a30', v * S.r() + 0.1),
      1,
      0.25,
    );
  });
  o += group(leaves.join(''), 'opacity=".62"');
  for (const i of range(9)) {
    const x = lerp(x0, x1, (i + 0.5 * S.r()) / 9);
    const w = 24 + 60 * S.r();
    o += path(
      P([
        [x + 330, y0],
        [x + 330 + w, y0],
        [x + w - 130, y1],
        [x - 130, y1],
      ]),
      '#f6fae8',
      `opacity="${f(0.1 + 0.14 * S.r())}"`,
    );
  }
  return S.inside(d, o) + S.shade(d, '#0e3a32', 0.75, 0, [0, 1, 0.6, 0.4]);
}

/** Draws one open leaf of the doors; `s` is -1 for the left one. */
export function leafDoor(S, cx, y, s) {
  const [hinge, edge] = [cx + s * 250, cx + s * 372];
  const at = (u, v) => [lerp(hinge, edge, u), lerp(lerp(y(372), y(338), u), lerp(y(930), y(972), u), v)];
  const quad = (u0, v0, u1, v1) => P([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  const whole = quad(0, 0, 1, 1);
  const glass = S.lin(
    s > 0
      ? [
          [0, '#f2f4dc'],
          [0.5, '#a9cbb2'],
          [1, '#4f8a70'],
        ]
      : [
          [0, '#b9d4c0'],
          [0.5, '#6f9f88'],
          [1, '#2c6350'],
        ],
  );
  let o = path(whole, glass);
  const leaves = range(26).map(() =>
    leafBlade(
      ...at(S.r(), 0.3 + 0.5 * S.r()),
      34 + 30 * S.r(),
      S.r() * 360,
      GREENS[1 + Math.floor(3 * S.r())],
      1,
      0.24,
    ),
  );
  o += S.inside(
    whole,
    group(leaves.join(''), 'opacity=".45"') + path(quad(0.1, 0, 0.45, 0.8), '#fbfbe8', 'opacity=".28"'),
  );
  o +=
    path(quad(0, 0.8, 1, 1), s > 0 ? '#e9e7d4' : '#b9c8b8') +
    S.shade(quad(0.14, 0.83, 0.86, 0.97), SHADE, 0.7, 0.1, [0, 0, 1, 1]);
  for (const u of [0.36, 0.68]) o += bar([at(u, 0), at(u, 0.8)], 3.4);
  for (const v of [0.2, 0.4, 0.6, 0.8]) o += bar([at(0, v), at(1, v)], v > 0.7 ? 8 : 3.4);
  o += bar([at(0.03, 0), at(0.97, 0), at(0.97, 1), at(0.03, 1), at(0.03, 0)], 12);
  return o + circle(...at(0.86, 0.56), 7, '#d9a64e') + line(open([at(0.86, 0.56), at(0.86, 0.61)]), '#d9a64e', 6);
}
