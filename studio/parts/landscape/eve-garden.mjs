import { mix } from '../../kit/colour.mjs';
import { sagging } from '../../kit/curves.mjs';
import { BLOOM } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, circle, ellipse, group, line, open, P, path, rect } from '../../kit/shapes.mjs';

const NIGHT = '#130d2e';

/** Draws the sky of the last light with long thin clouds low over the garden. */
export function eveSky(S, hz) {
  const { W } = S;
  const tones = ['#0b1028', '#1a1f4c', '#43356f', '#86456f', '#c4707f'].map((tone, i) => [
    [0, 0.34, 0.62, 0.84, 1][i],
    tone,
  ]);
  const cloud = (x, y, long, h, a) =>
    path(
      `M${f(x)} ${f(y)}` +
        `C${f(x + long * 0.3)} ${f(y - h)} ${f(x + long * 0.6)} ${f(y - h * 1.2)} ${f(x + long)} ${f(y)}` +
        `C${f(x + long * 0.7)} ${f(y + h * 0.3)} ${f(x + long * 0.3)} ${f(y + h * 0.4)} ${f(x)} ${f(y)}Z`,
      '#e58f8c',
      `opacity="${a}"`,
    );
  const stars = range(34).map(() =>
    circle(W * S.r() * 0.6, hz * S.r() * 0.55, 0.9 + 1.2 * S.r(), '#e9d8d0', 'opacity=".7"'),
  );
  return (
    rect(0, 0, W, hz + 4, S.lin(tones)) +
    stars.join('') +
    S.shade(box(0, 0, W, hz * 0.7), '#0b1028', 0.7, 0, [0.3, 0, 0.5, 1], 'b') +
    cloud(-W * 0.05, hz * 0.86, W * 0.42, 11, 0.3) +
    cloud(W * 0.16, hz * 0.91, W * 0.36, 8, 0.4) +
    cloud(W * 0.02, hz * 0.955, W * 0.28, 6, 0.4)
  );
}

/** Draws a line of leafy crowns of uneven height along the foot y, at most `high`. */
function thicket(S, y, high, tone, phase) {
  const n = Math.round(S.W / 5);
  const points = range(n + 1).map((i) => {
    const x = -20 + (i * (S.W + 40)) / n;
    const crowns = Math.max(
      0.42 + 0.5 * Math.sqrt(Math.abs(Math.sin(x * 0.0127 + phase))),
      0.3 + 0.44 * Math.sqrt(Math.abs(Math.sin(x * 0.031 + phase * 1.7))),
    );
    return [x, y - high * (crowns * (0.8 + 0.2 * Math.sin(x * 0.0041 + phase)) + 0.13 * S.r())];
  });
  return path(P([[-20, y + 4], ...points, [S.W + 20, y + 4]]), tone);
}

/** Draws the stripes of the mower on the lawn, and a worn path that bends through it to the mandap at x, y. */
function mownStripes(S, hz, [mx, my]) {
  const { W, H } = S;
  const stripes = range(9).map((i) => {
    const [a, b] = [i * 2 - 14, i * 2 - 13].map((u) => [mx + u * 44, mx + u * W * 0.19]);
    return P([
      [a[0], hz],
      [b[0], hz],
      [b[1], H],
      [a[1], H],
    ]);
  });
  const walk =
    `M${f(mx)} ${f(my)}C${f(mx - 160)} ${f(my + 16)} ${f(W * 0.43)} ${f(H * 0.46)} ${f(W * 0.385)} ${f(H * 0.57)}` +
    `S${f(W * 0.18)} ${f(H * 0.82)} -40 ${f(H * 0.86)}V${f(H * 0.93)}C${f(W * 0.2)} ${f(H * 0.88)} ${f(W * 0.37)} ` +
    `${f(H * 0.75)} ${f(W * 0.43)} ${f(H * 0.58)}S${f(mx - 140)} ${f(my + 22)} ${f(mx + 8)} ${f(my + 5)}Z`;
  return path(stripes.join(''), '#3c5c68', 'opacity=".09"') + path(walk, '#8a5a72', 'opacity=".17"');
}

/** Draws the lamps on stakes beside the path. */
function pathLamps(S) {
  const places = S.by(
    [
      [0.408, 0.56, 0.7],
      [0.345, 0.68, 1.05],
    ],
    [
      [0.2, 0.525, 0.7],
      [0.07, 0.55, 0.95],
    ],
  );
  const lamps = places.map(([u, v, k]) => {
    const [x, y] = [S.W * u, S.H * v];
    return (
      S.pooled(x, y + 2, k * 62, k * 11, '#ffb45e', 0.55) +
      line(`M${f(x)} ${f(y)}V${f(y - 24 * k)}`, NIGHT, 3 * k) +
      S.glow(x, y - 30 * k, k * 34, '#ffc46a', 0.7) +
      path(
        `M${f(x - 6 * k)} ${f(y - 38 * k)}H${f(x + 6 * k)}L${f(x + 4 * k)} ${f(y - 24 * k)}H${f(x - 4 * k)}Z`,
        '#fff1c0',
      )
    );
  });
  return lamps.join('');
}

/** Draws the trees at the far side of the lawn, the lawn, and the path with its lamps that leads to x, y. */
export function eveLawn(S, hz, to) {
  const { W, H } = S;
  const tones = [
    [0, '#4a4a66'],
    [0.08, '#2a3f55'],
    [0.4, '#152a3e'],
    [1, '#0a1526'],
  ];
  const shade = [
    [0, NIGHT, 0.34],
    [1, NIGHT, 0],
  ];
  return (
    thicket(S, hz + 4, S.by(66, 72), '#5a3a6c', 1.2) +
    thicket(S, hz + 6, S.by(36, 40), '#2b2450', 4) +
    rect(0, hz, W, H - hz, S.lin(tones)) +
    mownStripes(S, hz, to) +
    S.pooled(W * 0.34, hz + 22, W * 0.36, 22, '#d9808a', 0.22) +
    (S.wide ? rect(0, 0, W * 0.5, H, S.lin(shade, 0.2, 0, 1, 0)) : '') +
    pathLamps(S)
  );
}

/** Draws a broad tree far off whose crown is hung with strings of small lamps; x, y is its foot, h how high it is. */
export function lampTree(S, x, y, h) {
  const leaves = range(150).map((i) => {
    const [a, q] = [i * 2.4, Math.sqrt((i + 0.5) / 150)];
    const [px, py] = [
      x + Math.cos(a) * q * h * (0.5 + 0.1 * S.r()),
      y - h * 0.66 + Math.sin(a) * q * h * (0.26 + 0.08 * S.r()),
    ];
    const r = h * (0.03 + 0.028 * S.r());
    return ellipse(px, py, r * 1.3, r * 0.8, mix('#1d1840', '#543258', 0.2 + 0.5 * S.r()));
  });
  const strings = range(11).flatMap((i) => {
    const u = (i - 5) / 5;
    const [px, top, n] = [x + u * h * 0.46, y - h * (0.9 - 0.26 * u * u), Math.round(8 - 4 * Math.abs(u))];
    return range(n).map((j) => {
      const r = h * (0.009 + 0.005 * S.r());
      return circle(
        px + h * 0.02 * Math.sin(j * 1.9 + i),
        top + j * h * 0.075 + h * 0.03 * S.r(),
        r,
        j % 3 ? '#ffd98c' : '#fff3cc',
      );
    });
  });
  const trunk =
    `M${f(x - h * 0.045)} ${f(y)}Q${f(x - h * 0.01)} ${f(y - h * 0.2)} ${f(x - h * 0.09)} ${f(y - h * 0.5)}` +
    `H${f(x + h * 0.08)}Q${f(x + h * 0.02)} ${f(y - h * 0.2)} ${f(x + h * 0.05)} ${f(y)}Z`;
  return (
    S.glow(x, y - h * 0.6, h * 0.95, '#ffb45e', 0.42) +
    S.pooled(x, y + 3, h * 0.8, h * 0.08, '#ffb45e', 0.6) +
    path(trunk, NIGHT) +
    leaves.join('') +
    strings.join('')
  );
}

/** Draws leaves of a plant near the eye in the lower left corner, dark, with the last light on their edges. */
export function nearLeaves(S) {
  const leaf = (x, y, long, turn, tone) => {
    const upper = `M0 0C${f(long * 0.3)} ${f(-long * 0.2)} ${f(long * 0.7)} ${f(-long * 0.2)} ${f(long)} ${f(long * 0.04)}`;
    return group(
      path(`${upper}C${f(long * 0.7)} ${f(long * 0.14)} ${f(long * 0.3)} ${f(long * 0.1)} 0 0Z`, tone) +
        line(upper, '#7d4a76', 2.2, 'opacity=".7"') +
        line(`M0 0Q${f(long * 0.5)} ${f(-long * 0.06)} ${f(long * 0.94)} ${f(long * 0.02)}`, '#2b3564', 2),
      `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
    );
  };
  const [x, y] = [S.W * S.by(0.07, -0.07), S.H * S.by(1.04, 0.96)];
  return [-166, -152, -20, -132, -34, -118, -52, -72, -102, -88]
    .map((turn, i) =>
      leaf(x + (i % 4) * 14, y, S.by(440, 280) * (0.7 + 0.4 * S.r()), turn, i % 2 ? '#101838' : '#19224c'),
    )
    .join('');
}

/** Draws a man about 100 tall on a rung or the ground, one arm up; he looks to the right. */
const helper = (coat, turban) =>
  path('M-11 -62C-14 -84 10 -86 13 -64L15 -28H-13Z', coat) +
  line('M-5 -30L-9 0M8 -30L10 0', '#f2e2c4', 9) +
  line('M8 -76L24 -92L28 -110', coat, 8) +
  circle(29, -112, 4, '#a86c44') +
  circle(3, -92, 9, '#a86c44') +
  path('M-9 -94C-11 -110 16 -112 14 -95Z', turban);

/** Draws the mandap on the lawn, 320 wide about its middle, while two men hang lamps on it from a ladder. */
export function mandapBeingHung(S, x, y, k, turned) {
  const swag = (a, b, tone) => line(open(sagging([a, -262], [b, -262], 50, 12)), tone, 15);
  const lamps = [-104, -48, 6, 58].map(
    (u) =>
      line(`M${u} -262v36`, '#5a3050', 3) +
      circle(u, -214, 22, '#ffd98c', 'opacity=".6"') +
      circle(u, -214, 12, '#fffbe6'),
  );
  const posts = [-140, -92, 92, 140].map((u) => rect(u - 8, -262, 16, 262, Math.abs(u) > 100 ? '#f2b98a' : '#9a4a68'));
  const rungs = range(8).map((i) => `M${f(122 + i * 6.6)} ${-20 - i * 32}h40`);
  const ladder = line(`M116 10L172 -272M156 10L210 -272${rungs.join('')}`, '#fbe3b4', 7);
  return group(
    S.glow(0, -130, 330, '#ffb45e', 0.6) +
      S.pooled(0, 6, 300, 34, '#ffc46a', 0.7) +
      rect(-170, -10, 340, 20, '#d99a80') +
      path('M-92 -262H92V-10H-92Z', '#8a3c5a') +
      path('M-84 -262C-84 -150 -64 -90 -84 -10H-92V-262ZM84 -262C84 -150 64 -90 84 -10H92V-262Z', '#e0567a') +
      circle(0, -40, 60, '#ffb45e', 'opacity=".5"') +
      path('M-40 -10V-44H40V-10Z', '#f0a458') +
      posts.join('') +
      path('M-170 -262H170L132 -326H-132Z', '#a8305c') +
      path('M-170 -262H170L156 -288H-156Z', '#f07a8c') +
      swag(-140, -46, BLOOM.orange) +
      swag(-46, 46, BLOOM.deep) +
      swag(46, 140, BLOOM.orange) +
      lamps.join('') +
      ladder +
      group(helper('#1f4a7a', '#f0a030'), 'transform="translate(168 -132) scale(-1.2 1.2)"') +
      group(helper('#7a2440', '#fff1d8'), 'transform="translate(216 10) scale(-1.25 1.25)"'),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(turned ? -k : k)} ${f(k)})"`,
  );
}
