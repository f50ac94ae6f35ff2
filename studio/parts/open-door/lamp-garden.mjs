import { bezier } from '../../kit/curves.mjs';
import { guest } from '../../kit/figures/guests.mjs';
import { strollingCouple } from '../../kit/figures/strolling-couple.mjs';
import { stringLights } from '../../kit/furnishings/lamps.mjs';
import { treeline } from '../../kit/nature/trees.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';

const [LEFT, RIGHT] = [865, 1205];
const EYE = 1.45;
/** The two edges of the path, from the door to the pavilion. */
const EDGES = [
  [
    [845, 1040],
    [915, 900],
    [1041, 800],
    [1011, 700],
  ],
  [
    [1225, 1040],
    [1115, 900],
    [1111, 800],
    [1033, 700],
  ],
];

/** Returns how many units a metre has on the ground of the garden at the height y of the sheet. */
const metre = (y, horizon) => (y - horizon) / EYE;

/** Draws a clay lamp with its flame on the ground at x, y. */
function diya(S, x, y, k) {
  return (
    S.pooled(x, y, k * 0.9, k * 0.26, '#ffb84e', 0.8) +
    S.glow(x, y - k * 0.16, k * 0.5, '#ffce74', 0.85) +
    path(
      `M${f(x - k * 0.13)} ${f(y - k * 0.07)}Q${f(x)} ${f(y + k * 0.1)} ${f(x + k * 0.13)} ${f(y - k * 0.07)}Z`,
      '#8a3f22',
    ) +
    path(
      `M${f(x)} ${f(y - k * 0.28)}Q${f(x + k * 0.07)} ${f(y - k * 0.12)} ${f(x)} ${f(y - k * 0.06)}` +
        `Q${f(x - k * 0.07)} ${f(y - k * 0.12)} ${f(x)} ${f(y - k * 0.28)}Z`,
      '#fffbe2',
    )
  );
}

/** Draws a small pavilion with a lamp in it, its floor at x, y, `k` units to a metre. */
function pavilion(S, x, y, k) {
  const p = (dx, dy) => `${f(x + dx * k)} ${f(y - dy * k)}`;
  const dome = `M${p(-1.3, 2.7)}C${p(-1.5, 4.1)} ${p(-0.4, 4.2)} ${p(0, 5)}C${p(0.4, 4.2)} ${p(1.5, 4.1)} ${p(1.3, 2.7)}Z`;
  return (
    S.glow(x, y - k * 1.6, k * 5, '#ffdc92', 0.9) +
    path(`M${p(-1.4, 0)}L${p(-1.4, 2.6)}L${p(1.4, 2.6)}L${p(1.4, 0)}Z`, '#fff0bf') +
    path(dome, '#f2e2bc') +
    S.shade(dome, '#4a7a66', 0, 0.9, [0.4, 0.2, 1, 0.5]) +
    path(`M${p(-1.8, 2.75)}L${p(1.8, 2.75)}L${p(1.55, 2.5)}L${p(-1.55, 2.5)}Z`, '#3f6f60') +
    [-1.3, -0.45, 0.45, 1.3].map((dx) => line(`M${p(dx, 0)}L${p(dx, 2.6)}`, '#557f6c', k * 0.16)).join('') +
    path(`M${p(-1.9, 0)}L${p(1.9, 0)}L${p(2.2, -0.3)}L${p(-2.2, -0.3)}Z`, '#d8c898')
  );
}

/** Draws leaves in heaps about x, y that take the light of the lamps below them. */
const foliage = (S, x, y, rx, ry, n) =>
  range(n)
    .map((i) => {
      const [a, q] = [S.r() * 2 * Math.PI, Math.sqrt(S.r())];
      const [u, v] = [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q];
      const low = (v - y) / ry;
      const tone = ['#0c3234', '#114440', i % 3 ? '#16544a' : '#3a7a54'][
        Math.floor(Math.max(0, Math.min(2.9, 1.2 + low * 1.6)))
      ];
      return ellipse(
        u,
        v,
        8 + 9 * S.r(),
        4.5 + 5 * S.r(),
        tone,
        `transform="rotate(${f(S.r() * 80 - 40)} ${f(u)} ${f(v)})"`,
      );
    })
    .join('');

/** Draws the trunk and the crown of a tree that stands at x, y. */
const gardenTree = (S, x, y, h, lean, [cx, cy, rx, ry]) =>
  path(
    `M${x - 12} ${y}C${x - 4} ${y - h * 0.4} ${x + lean - 10} ${y - h * 0.6} ${x + lean * 1.4 - 12} ${y - h}` +
      `H${x + lean * 1.4 + 8}C${x + lean + 6} ${y - h * 0.6} ${x + 8} ${y - h * 0.4} ${x + 14} ${y}Z`,
    '#143a36',
  ) +
  ellipse(x, y + 1, 40, 7, '#143a36') +
  foliage(S, cx, cy, rx, ry, 210);

/** Draws a paper lamp that hangs from a bough at x, y on a cord. */
const paperLamp = (S, x, y, cord, r, tone) =>
  line(`M${x} ${y - cord}V${y - r}`, '#0c3234', 1.6) +
  S.glow(x, y, r * 4, '#ffbe62', 0.7) +
  circle(x, y, r, tone) +
  S.pooled(x, y + r * 0.3, r * 0.8, r * 0.7, '#fffbe0', 0.95) +
  line(`M${x - r * 0.9} ${y - r * 0.3}Q${x} ${y} ${x + r * 0.9} ${y - r * 0.3}`, '#d98a3c', 1);

/** Draws the guests far out on the path. */
function farGuests(S, horizon) {
  const look = { dark: '#0f3a38', lite: '#ffe3a6' };
  const tall = (y, m) => metre(y, horizon) * m;
  return (
    guest(S, 1037, 716, tall(716, 1.75), { coat: '#f0e6cc', trim: '#c8433a', ...look }) +
    guest(S, 1007, 719, tall(719, 1.6), { kind: 'woman', coat: '#b8305a', trim: '#f0b24a', ...look }) +
    strollingCouple(S, 1047, 752, tall(752, 1.72), {
      coat: '#efe3c8',
      turban: '#d9962e',
      skirt: '#8a2a6a',
      veil: '#f0c46a',
      ...look,
    }) +
    guest(S, 1130, 734, tall(734, 1.65), { kind: 'sari', coat: '#d97a2c', trim: '#2a7a6a', flip: true, ...look })
  );
}

/** Draws the evening, the trees, the lit path with its guests and lamps, as far as `outline` shows them. */
export function lampGarden(S, { horizon }, outline) {
  const wide = RIGHT - LEFT;
  const sky = S.lin([
    [0, '#0f4652'],
    [0.38, '#4a9088'],
    [0.68, '#e8c47c'],
    [1, '#fff0bc'],
  ]);
  const lawn = S.lin([
    [0, '#8fa65c'],
    [0.16, '#3f7f54'],
    [1, '#1c5a46'],
  ]);
  const [a, b] = EDGES.map((curve) => bezier(...curve, 26));
  const way = P([...a, ...b.toReversed()]);
  const rows = range(2).flatMap((side) =>
    range(10).map((i) => {
      const [x, y] = [a, b][side][25 - Math.round(25 * (1 - i / 9.5) ** 0.8)] ?? a[25];
      return { x: x + (side ? 9 : -9), y };
    }),
  );
  const strings = [
    [[LEFT, 470], [1047, 560], 26, 3.4],
    [[1047, 560], [RIGHT, 452], 30, 3.4],
    [[LEFT, 548], [1025, 612], 14, 2.5],
    [[1025, 612], [RIGHT, 540], 18, 2.5],
    [[LEFT, 392], [RIGHT, 372], 66, 4.6],
  ];
  return S.inside(
    outline,
    rect(LEFT, 280, wide, horizon - 270, sky) +
      S.glow(1025, horizon - 20, 330, '#fff4c8', 1) +
      treeline(S, LEFT, RIGHT, horizon - 18, 64, '#5f8f72', 5) +
      treeline(S, LEFT, RIGHT, horizon + 2, 44, '#2f6a58', 8) +
      rect(LEFT, horizon + 2, wide, 400, lawn) +
      pavilion(S, 1022, 694, 19) +
      path(way, '#f3dba0') +
      S.shade(way, '#8a7a44', 0, 0.6, [0, 0.3, 1, 0.6]) +
      farGuests(S, horizon) +
      rows
        .toSorted((p, q) => p.y - q.y)
        .map(({ x, y }) => diya(S, x, y, Math.max(7, metre(y, horizon) * 0.42)))
        .join('') +
      gardenTree(S, 913, 800, 360, -16, [895, 420, 90, 92]) +
      gardenTree(S, 1169, 790, 370, -14, [1157, 400, 96, 96]) +
      strings
        .map(([from, to, sag, r]) =>
          stringLights(S, from, to, sag, { gap: r * 8, r, wire: '#123c3a', glow: '#ffc766', drop: r }),
        )
        .join('') +
      paperLamp(S, 955, 512, 90, 13, '#ffb45a') +
      paperLamp(S, 1115, 500, 80, 15, '#ffc36e') +
      paperLamp(S, 1085, 566, 114, 9, '#ff9d5a') +
      paperLamp(S, 991, 572, 122, 8, '#ffc36e'),
  );
}
