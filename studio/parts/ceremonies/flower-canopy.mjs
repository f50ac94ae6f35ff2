import { flower } from '../../kit/nature/flowers.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';

const JASMINE = '#fff4e0';
const [ORANGE, DEEP] = ['#f9ae2c', '#e8701c'];

/** Draws marigolds along path data as round dots of radius r: two strokes with dots for dashes. */
const marigolds = (d, r) =>
  line(d, DEEP, r * 2, `stroke-dasharray="0.1 ${f(r * 1.86)}"`) +
  line(d, ORANGE, r * 1.5, `stroke-dasharray="0.1 ${f(r * 1.86)}"`) +
  line(d, DEEP, r * 0.5, `stroke-dasharray="0.1 ${f(r * 1.86)}"`);

/** Draws jasmine buds along path data. */
const jasmine = (d, r) => line(d, JASMINE, r * 2, `stroke-dasharray="0.1 ${f(r * 2.1)}"`);

/** Draws one string that hangs from x, y and is left behind a little by the walk; a rose closes it. */
function string([x, y], long, r, { sway, white }) {
  const end = [x - sway, y + long];
  const d = `M${f(x)} ${f(y)}Q${f(x - sway * 0.1)} ${f(y + long * 0.6)} ${f(end[0])} ${f(end[1])}`;
  return (
    (white ? jasmine(d, r * 0.62) : marigolds(d, r)) +
    circle(end[0] - 1, end[1] + r, r * 1.15, white ? '#d81f6c' : '#fff1d8') +
    circle(end[0] - 1, end[1] + r, r * 0.5, white ? '#f58ab0' : '#f2a83a')
  );
}

/** Returns a function of the points of an edge that hangs from a to b, `sag` deep, waving along its length. */
const edgeOf = (a, b, sag, wave) => (t) => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t) + sag * 4 * t * (1 - t) + wave * Math.sin(t * Math.PI * 3) * Math.sin(t * Math.PI),
];

const through = (at, n = 30) =>
  range(n + 1)
    .map((i) =>
      at(i / n)
        .map(f)
        .join(' '),
    )
    .join('L');

/** Draws strings along an edge, longest at the poles and in the middle. */
const fringe = (at, n, long, r, sway) =>
  range(n)
    .map((i) => {
      const t = (i + 0.5) / n;
      const more = 0.55 + 0.45 * Math.cos(t * Math.PI * 4) ** 2 + 0.12 * Math.sin(i * 2.3);
      return string(at(t), long * more, r, { sway: sway * more * (0.8 + 0.4 * Math.sin(i * 1.3)), white: i % 3 === 1 });
    })
    .join('');

/**
 * Draws a canopy of flower strings between four poles, seen from below: `near` and `far` are the tips of its two poles
 * on either side [left, right], `k` its scale. Returns what is behind those who carry it, and the near edge.
 */
export function flowerCanopy(S, { near, far, k }) {
  const front = edgeOf(...near, 62 * k, 12 * k);
  const back = edgeOf(...far, 50 * k, 9 * k);
  const between = (s) => (t) => {
    const [[x0, y0], [x1, y1]] = [front(t), back(t)];
    return [lerp(x0, x1, s), lerp(y0, y1, s) + 34 * k * 4 * s * (1 - s) * Math.sin(t * Math.PI)];
  };
  const cloth = `M${through(front)}L${range(31)
    .map((i) =>
      back(1 - i / 30)
        .map(f)
        .join(' '),
    )
    .join('L')}Z`;
  const across = range(13).map((i) => `M${through((s) => between(s)(i / 12), 10)}`);
  const along = [0.25, 0.5, 0.75].map((s) => `M${through(between(s))}`);
  const behind =
    path(cloth, '#8a1250', 'opacity=".62"') +
    S.shade(cloth, '#ffb24a', 0, 0.85, [0.2, 0, 1, 0.6]) +
    S.shade(cloth, '#5a0a3c', 0.8, 0, [0, 0, 0.6, 0.4]) +
    across.map((d, i) => (i % 2 ? jasmine(d, 3.4 * k) : marigolds(d, 6 * k))).join('') +
    along.map((d) => jasmine(d, 3.2 * k)).join('') +
    fringe(back, 19, 78 * k, 5.6 * k, 12 * k) +
    marigolds(`M${through(back)}`, 9 * k);
  const edge =
    fringe(front, 23, 104 * k, 7.2 * k, 20 * k) +
    range(35)
      .map((i) => {
        const [x, y] = front(i / 34);
        return i % 4 === 3
          ? flower(x, y, 12 * k, '#fff1d8', '#e2557a')
          : flower(x, y, 12.5 * k, ...(i % 2 ? [ORANGE, DEEP] : [DEEP, ORANGE]));
      })
      .join('');
  const knots = [...near, ...far].map(([x, y], i) => flower(x, y, (i < 2 ? 24 : 19) * k, '#d81f6c', '#ff9abc'));
  return { behind: behind + knots.slice(2).join(''), edge: edge + knots.slice(0, 2).join('') };
}
