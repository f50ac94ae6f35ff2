import { mix } from '../../kit/colour.mjs';
import { NIGHT } from '../../kit/figures/eve/pens.mjs';
import { f, lerp, range } from '../../kit/numbers.mjs';
import { ellipse, line, path } from '../../kit/shapes.mjs';

const ORANGE = '#f08a2c';
const ROSE = '#d6336c';

/** The cloth from the raised hand over the turban. */
const BAND = 'M128 -520C156 -540 206 -528 236 -482C244 -466 240 -448 228 -440C214 -474 176 -494 140 -486Z';

/** Each part of the tail has two edges, chains of curves: start, then two handles and an end for each curve. */
const DOWN_HIS_BACK = [
  [214, -448, 236, -438, 250, -404, 254, -366, 257, -340, 254, -318, 258, -296],
  [212, -496, 264, -488, 300, -436, 300, -384, 300, -350, 284, -322, 270, -300],
];
const AFTER_THE_TWIST = [
  [254, -304, 246, -270, 258, -238, 272, -214, 282, -196, 282, -184, 282, -168],
  [272, -304, 300, -278, 320, -240, 324, -206, 327, -190, 334, -182, 338, -166],
];
const OVER_THE_TRUNK = [
  [282, -170, 296, -130, 286, -90, 294, -60, 298, -40, 292, -20, 284, 0],
  [338, -168, 350, -130, 338, -92, 348, -56, 352, -36, 362, -20, 374, 0],
];
const HEAP = [
  [
    [262, 0, 288, -40, 356, -44, 390, -2],
    [264, 12, 296, 2, 350, 4, 384, 12],
  ],
  [
    [240, 8, 258, -24, 298, -26, 340, 4],
    [246, 20, 272, 12, 308, 12, 334, 16],
  ],
  [
    [312, 10, 334, -22, 376, -16, 398, 12],
    [322, 20, 346, 12, 376, 14, 394, 19],
  ],
];

/** Returns the chain of curves through numbers x, y, after its first point. */
const curves = (numbers) =>
  range((numbers.length - 2) / 6)
    .map(
      (i) =>
        `C${numbers
          .slice(2 + i * 6, 8 + i * 6)
          .map(f)
          .join(' ')}`,
    )
    .join('');

/** Returns the strip of a cloth between the parts `from` and `to` (0 to 1) of the way from one edge to the other. */
function strip([one, other], from, to) {
  const edge = (t) => one.map((n, i) => lerp(n, other[i], t));
  const back = range(one.length / 2)
    .reverse()
    .flatMap((i) => edge(to).slice(i * 2, i * 2 + 2));
  const start = ([x, y]) => `${f(x)} ${f(y)}`;
  return `M${start(edge(from))}${curves(edge(from))}L${start(back)}${curves(back)}Z`;
}

/** Draws a part of the cloth, whose stripes run along it, bend with it and narrow where it is twisted. */
function striped(S, edges, tone) {
  const whole = strip(edges, 0, 1);
  const at = [0.1, 0.34, 0.58, 0.82];
  return (
    path(whole, tone) +
    path(at.map((t) => strip(edges, t, t + 0.1)).join(''), mix(ROSE, tone, 0.1)) +
    path(at.map((t) => strip(edges, t + 0.13, t + 0.155)).join(''), '#ffd98c') +
    S.shade(whole, NIGHT, 0.75, 0, [0, 0.4, 0.7, 0.3]) +
    line(whole, '#8a2a3a', 1.6, 'opacity=".7"')
  );
}

/** Draws the long cloth of a turban that is being wound: orange and rose stripes, origin at the winder's feet. */
export function safaCloth(S) {
  const band = range(8).map((i) => `M${128 + i * 16} -548l14 80`);
  return (
    ellipse(326, 12, 96, 9, NIGHT, 'opacity=".6"') +
    striped(S, OVER_THE_TRUNK, ORANGE) +
    HEAP.map((fold, i) => striped(S, fold, mix(ORANGE, '#f6b25c', i * 0.3))).join('') +
    striped(S, AFTER_THE_TWIST, mix(ORANGE, NIGHT, 0.18)) +
    striped(S, DOWN_HIS_BACK, ORANGE) +
    path(BAND, '#f6a23c') +
    S.inside(BAND, line(band.join(''), ROSE, 6)) +
    line('M128 -520C156 -540 206 -528 236 -482', '#ffe2a0', 3)
  );
}
