// A meadow at dusk, and across it a path of trodden earth, narrow where it comes from and wide where it arrives.
import { through } from '../../kit/curves.mjs';
import { f, range, rng } from '../../kit/numbers.mjs';
import { box, line, P, path, rect } from '../../kit/shapes.mjs';

/** The far and the near edge of the path, from the axis and the horizon. */
const FAR = [
  [-1700, 26],
  [-1200, 36],
  [-900, 49],
  [-640, 70],
  [-380, 98],
  [0, 124],
  [500, 140],
  [1700, 150],
];
const NEAR = [
  [-1700, 40],
  [-1200, 58],
  [-900, 86],
  [-700, 122],
  [-540, 182],
  [-450, 260],
  [-470, 360],
  [-640, 560],
];

/** Returns a tuft of grass on x, y as strokes of a path, h its height. */
function tuft(x, y, h, r) {
  return range(4)
    .map((i) => {
      const lean = (i - 1.5) * 0.36 + (r() - 0.5) * 0.4;
      const tall = h * (0.6 + 0.5 * r());
      const foot = x + (i - 1.5) * h * 0.12;
      return `M${f(foot)} ${f(y)}q${f(lean * tall * 0.2)} ${f(-tall * 0.6)} ${f(lean * tall)} ${f(-tall)}`;
    })
    .join('');
}

/** Draws tufts of grass at places, small on the horizon and tall before the eye: dark ones, then some that are lit. */
function grass(places, at, K, r, { thick = 1.8, lit = 0.7 } = {}) {
  const of = (some) => some.map(([x, y]) => tuft(...at(x, y), (5 + y * 0.06) * K, r)).join('');
  return (
    line(of(places.filter((_, i) => i % 3)), '#4a0f45', thick) +
    line(of(places.filter((_, i) => i % 3 === 0)), '#b84a7c', thick * 0.8, `opacity="${lit}"`)
  );
}

/** Draws the meadow and the path from the horizon `hz` down; `at` places a point of theirs on the sheet, K is the scale. */
export function meadowPath(S, hz, at, K) {
  const { W, H } = S;
  const r = rng(S.seed);
  const tones = ['#8a2a68', '#761f5e', '#521048', '#340a34'].map((tone, i) => [[0, 0.2, 0.55, 1][i], tone]);
  const [far, near] = [FAR, NEAR].map((edge) =>
    through(edge, 10).map(([x, y]) => [x, y * (1 + 0.02 * Math.sin(x * 0.071) + 0.016 * Math.sin(x * 0.19))]),
  );
  const corners = [
    [1700, 700],
    [-640, 700],
  ];
  const way = P([...far, ...corners, ...near.toReversed()].map(([x, y]) => at(x, y)));
  const earth = ['#e0788e', '#c05a80', '#842a5e', '#4c1240'].map((tone, i) => [[0, 0.2, 0.55, 1][i], tone]);
  const meadow = range(260).map(() => {
    const y = 8 + 470 * r() ** 2.2;
    return [-1500 + 1400 * r(), y];
  });
  const beyond = ([x, y]) => y < 40 + (x + 1500) * 0.02 || (x < -500 && y > 130 + (x + 900) * 0.3);
  const along = (edge, step) => edge.filter((_, i) => i % step === 0).map(([x, y]) => [x + 24 * (r() - 0.5), y + 1]);
  return (
    rect(0, hz, W, H - hz, S.lin(tones)) +
    grass(
      range(120).map((i) => [-1500 + i * 26 + 14 * r(), 3 + 4 * r()]),
      at,
      K * 2,
      r,
    ) +
    path(way, S.lin(earth, 0, hz, 0, H, 'gradientUnits="userSpaceOnUse"')) +
    S.shade(way, '#4a0f45', 0.5, 0, [0, 0.2, 0.5, 0.3], 'b') +
    grass(along(far, 1), at, K * 0.9, r) +
    grass(meadow.filter(beyond), at, K, r, { thick: 1.5, lit: 0.4 }) +
    grass(along(near, 1), at, K * 1.1, r) +
    S.shade(box(0, hz, W, H), '#ff9a72', 0.75, 0, [0.9, 0, 0.6, 0.5], 'b')
  );
}
