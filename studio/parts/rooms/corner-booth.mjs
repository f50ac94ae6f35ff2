// The corner of a restaurant by night: tiled walls that meet at a slant, a booth of green leather round the corner, a
// lamp of brass.
import { mix } from '../../kit/colour.mjs';
import { f, lerp, range, rng } from '../../kit/numbers.mjs';
import { ellipse, line, open, P, path, rect } from '../../kit/shapes.mjs';

const DEEP = '#061a1b';
const BRASS = '#d9a64e';
const TILE = '#1f6a58';
const LEATHER = '#16594a';
/** Where the walls meet, how far the tiles of the walls reach, and how steep their rows are. */
const CORNER = 300;
const ROW = 64;
const slope = (x) => (x < CORNER ? -0.32 : 0.06);
/** Returns the height at x of what is at y in the corner, on walls that come nearer to the eye away from it. */
const onWall = (x, y) => y + (x - CORNER) * slope(x) * ((760 - y) / 760) * -1;

/** Draws the tiles of both walls: rows that run to the corner, every tile a little other. */
function tiles(S) {
  const random = rng(S.seed);
  const rows = range(14).flatMap((row) =>
    range(22).map((i) => {
      const shift = (row % 2) * 0.5;
      const x0 = CORNER + (i - 6 + shift) * 72;
      const [a, b] = [Math.max(-40, x0), Math.min(1240, x0 + 72)];
      if (b <= a) return '';
      const parts =
        a < CORNER && b > CORNER
          ? [
              [a, CORNER],
              [CORNER, b],
            ]
          : [[a, b]];
      const tone = mix(mix(TILE, DEEP, 0.3 + random() * 0.16), '#2f8a70', random() * 0.24);
      return parts
        .map(([p, q]) => {
          const [top, low] = [row * ROW - 120, (row + 1) * ROW - 120];
          const shade = p < CORNER ? mix(tone, DEEP, 0.3) : tone;
          return path(
            P([
              [p + 1.5, onWall(p, top) + 1.5],
              [q - 1.5, onWall(q, top) + 1.5],
              [q - 1.5, onWall(q, low) - 1.5],
              [p + 1.5, onWall(p, low) - 1.5],
            ]),
            shade,
          );
        })
        .join('');
    }),
  );
  return rect(0, 0, S.W, S.H, '#0c2f2b') + rows.join('');
}

/** Draws one wing of the booth's back from the corner to x, y of its far end: channels of leather, a brass rail. */
function wing(S, [x0, y0], [x1, y1], low, n) {
  const at = (t) => [lerp(x0, x1, t ** 1.12), lerp(y0, y1, t ** 1.12)];
  const channels = range(n).map((i) => {
    const [[ax, ay], [bx, by]] = [at(i / n), at((i + 1) / n)];
    const d = `M${f(ax)} ${f(ay)}Q${f((ax + bx) / 2)} ${f(Math.min(ay, by) - 26)} ${f(bx)} ${f(by)}V${low}H${f(ax)}Z`;
    return (
      path(d, LEATHER) +
      S.shade(d, '#7fd0a0', 0.55, 0, [0.4, 0, 0.5, 0.5]) +
      S.shade(d, DEEP, 0, 0.9, [x1 > x0 ? 0.4 : 0.6, 0.2, x1 > x0 ? 1 : 0, 0.35]) +
      line(
        `M${f(ax)} ${f(ay)}Q${f((ax + bx) / 2)} ${f(Math.min(ay, by) - 26)} ${f(bx)} ${f(by)}`,
        '#8fd8a8',
        3,
        'opacity=".7"',
      )
    );
  });
  const rail = (up) => `M${x0} ${y0 - up}L${x1} ${y1 - up - 6}`;
  return channels.join('') + line(rail(20), mix(BRASS, DEEP, 0.35), 9) + line(rail(23), BRASS, 4);
}

/** Draws the back of the booth round the corner. */
export const boothBack = (S) =>
  wing(S, [CORNER, 520], [-60, 440], 1300, 5) + wing(S, [CORNER, 520], [1010, 556], 1100, 8);

/** Draws the band of ornamented tiles that runs round the walls: a lotus in each, between two lines of brass. */
function frieze() {
  const [top, low] = [392, 456];
  const rails = [top, low].map((y) =>
    line(open([-40, CORNER, 1240].map((x) => [x, onWall(x, y)])), mix(BRASS, DEEP, 0.25), 4),
  );
  const flowers = range(21).map((i) => {
    const x = CORNER + (i - 5) * 62 + 31;
    const y = onWall(x, (top + low) / 2);
    return (
      path(`M${f(x)} ${f(y - 23)}q15 22 0 44q-15 -22 0 -44Z`, '#e9dca8') +
      path(
        `M${f(x - 26)} ${f(y - 6)}q24 0 24 26q-24 -2 -24 -26ZM${f(x + 26)} ${f(y - 6)}q-24 0 -24 26q24 -2 24 -26Z`,
        '#d98f4a',
      )
    );
  });
  return (
    path(
      P([
        ...[-40, CORNER, 1240].map((x) => [x, onWall(x, top)]),
        ...[1240, CORNER, -40].map((x) => [x, onWall(x, low)]),
      ]),
      '#0f4a42',
    ) +
    flowers.join('') +
    rails.join('')
  );
}

/** What is printed on the picture in its frame, across and down: hills, the river, a boat and its sail. */
const PRINT = [
  [
    [
      [0, 0.5],
      [0.3, 0.28],
      [0.55, 0.48],
      [0.8, 0.34],
      [1, 0.5],
      [1, 0.62],
      [0, 0.62],
    ],
    '#8a4a50',
  ],
  [
    [
      [0, 0.6],
      [1, 0.56],
      [1, 1],
      [0, 1],
    ],
    '#2f6f72',
  ],
  [
    [
      [0.3, 0.76],
      [0.78, 0.74],
      [0.68, 0.84],
      [0.38, 0.85],
    ],
    '#4a1c20',
  ],
  [
    [
      [0.52, 0.74],
      [0.54, 0.4],
      [0.74, 0.72],
    ],
    '#f6e3b4',
  ],
];

/** Draws a picture in a frame on the left wall, its corners at x0, y0 and x1, y1: hills and a boat on a river. */
function framed([x0, y0, x1, y1]) {
  const on = (u, v) => {
    const x = lerp(x0, x1, u);
    return [x, onWall(x, lerp(y0, y1, v))];
  };
  const shape = (points) => P(points.map(([u, v]) => on(u, v)));
  const rim = (d) => [
    [-d, -d],
    [1 + d, -d],
    [1 + d, 1 + d],
    [-d, 1 + d],
  ];
  return (
    path(shape(rim(0.14).map(([u, v]) => [u + 0.05, v + 0.06])), DEEP, 'opacity=".6"') +
    path(shape(rim(0.14)), '#a8742c') +
    path(shape(rim(0.07)), '#dfd2a0') +
    path(shape(rim(0)), '#e09a52') +
    PRINT.map(([points, tone]) => path(shape(points), tone)).join('')
  );
}

/** Draws the walls without their window. */
export const tiledCorner = (S) =>
  tiles(S) +
  frieze() +
  framed([84, 176, 204, 330]) +
  path(
    P([
      [0, 0],
      [CORNER, 0],
      [CORNER, 560],
      [0, 560],
    ]),
    S.lin(
      [
        [0, DEEP, 0.75],
        [1, DEEP, 0.15],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  line(`M${CORNER} 0V560`, DEEP, 6, 'opacity=".6"');

/** Draws the lamp of brass on its rod, the rim of its shade at x, y. */
export function brassLamp(S, x, y) {
  const shade =
    `M${x - 128} ${y}C${x - 124} ${y - 74} ${x - 74} ${y - 116} ${x - 26} ${y - 122}H${x + 26}` +
    `C${x + 74} ${y - 116} ${x + 124} ${y - 74} ${x + 128} ${y}Z`;
  return (
    line(`M${x} -10V${y - 120}`, '#8a5a24', 9) +
    line(`M${x - 2} -10V${y - 120}`, '#ffe2a0', 2.4) +
    path(`M${x - 22} ${y - 150}H${x + 22}L${x + 28} ${y - 118}H${x - 28}Z`, '#a8702c') +
    S.form(
      shade,
      { base: BRASS, dark: '#3f2410', lite: '#fff3c8' },
      { dark: 0.95, lite: 0.95, dir: [0.1, 0.2, 1, 0.5] },
    ) +
    line(`M${x - 96} ${y - 34}C${x - 84} ${y - 72} ${x - 60} ${y - 92} ${x - 40} ${y - 100}`, '#fffbe6', 7) +
    line(`M${x - 117} ${y - 44}Q${x} ${y - 20} ${x + 117} ${y - 44}`, '#7a4a1a', 3) +
    ellipse(x, y, 128, 25, '#fff3c0') +
    ellipse(x, y + 3, 92, 15, '#ffffff') +
    line(`M${x - 128} ${y}A128 25 0 0 0 ${x + 128} ${y}`, '#fffbe6', 5)
  );
}
