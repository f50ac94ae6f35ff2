import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { INK, LAMP } from './pens.mjs';

const BODY = 'M-186 -52C-190 -18 -190 18 -186 52C-110 66 0 74 66 68L66 -68C0 -74 -110 -66 -186 -52Z';
const SHOULDER = 'M66 -70C90 -68 110 -56 118 -42L118 42C110 56 90 68 66 70Z';
const CAP = 'M118 -42C150 -42 176 -38 190 -24C198 -10 198 10 190 24C176 38 150 42 118 42Z';

/** The tones of polished copper across the shaker: a dark edge, two lights, and the pool in its lower side. */
const copperTones = (S) =>
  S.lin([
    [0, '#8a3c22'],
    [0.12, '#f0a266'],
    [0.24, '#fff0d2'],
    [0.36, '#f2a868'],
    [0.6, '#a84e2a'],
    [0.78, '#6a2430'],
    [0.9, '#4fb8b4'],
    [1, '#3a1c3c'],
  ]);

/** Draws the shaker, its axis along x, the cap to the right. */
export function shaker(S) {
  const tone = copperTones(S);
  return (
    path(BODY, tone) +
    path(SHOULDER, tone) +
    path(CAP, tone) +
    line('M66 -69V69M118 -42V42', '#5a1f26', 3) +
    line('M72 -68V68M124 -41V41M-174 -53Q-178 0 -174 53', '#ffe2b4', 2) +
    ellipse(-186, 0, 6, 52, '#7a3226') +
    range(14)
      .map((i) => circle(-60 + ((i * 37) % 118), -46 + ((i * 53) % 96), 2 + (i % 3), '#ffe9cf', 'opacity=".8"'))
      .join('') +
    line('M-140 -38C-90 -46 -20 -49 50 -48', '#fff8e6', 4, 'opacity=".9"')
  );
}

/** Draws a finger over a joint, lit on its upper side. */
function finger(S, [a, b, c], r, skin) {
  const d = [limb(a, r, b, r * 0.96), limb(b, r * 0.96, c, r * 0.8)];
  const tip = [c[0] + (c[0] - b[0]) * 0.1, c[1] + (c[1] - b[1]) * 0.1];
  return (
    d.map((one) => path(one, skin) + S.shade(one, mix(skin, LAMP, 0.7), 0, 0.7, [0.3, 0.5, 0.9, 0.1])).join('') +
    line(`M${f(a[0] - r)} ${f(a[1])}L${f(b[0] - r)} ${f(b[1])}`, mix(skin, INK, 0.6), 2.2, 'opacity=".7"') +
    ellipse(tip[0], tip[1] - 2, r * 0.5, r * 0.42, '#d8465a')
  );
}

/**
 * Draws a hand that closes round the shaker, its wrist on the lower side at `wrist`, its four fingers side by side from
 * x0 on; `thumb` is where the tip of the thumb lies.
 */
export function grippingHand(S, { wrist, x0, thumb, skin, step = 27, r = 15 }) {
  const palm =
    `M${wrist[0] - 26} ${wrist[1] + 8}C${x0 - 26} ${wrist[1] - 30} ${x0 - 22} 30 ${x0 - 14} 22` +
    `L${x0 + 3 * step + 14} 20C${x0 + 3 * step + 26} 44 ` +
    `${wrist[0] + 44} ${wrist[1] - 20} ${wrist[0] + 26} ${wrist[1] + 12}Z`;
  const fingers = [0, 1, 2, 3].map((i) => {
    const x = x0 + i * step;
    const reach = i === 0 || i === 3 ? -40 : -48;
    return finger(
      S,
      [
        [x, 34],
        [x - 3, -6],
        [x + 5, reach],
      ],
      i === 0 ? r * 0.88 : r,
      skin,
    );
  });
  const base = [x0 + 3 * step - 4, 58];
  return (
    path(palm, skin) +
    S.shade(palm, mix(skin, INK, 0.7), 0, 0.8, [0.6, 0.2, 0.2, 1]) +
    fingers.join('') +
    finger(S, [base, [(base[0] + thumb[0]) / 2 + 4, (base[1] + thumb[1]) / 2 + 5], thumb], r * 1.05, skin)
  );
}

/** Draws what is seen of the far hand behind the shaker: its palm, and the tips of its fingers over the upper edge. */
export function handBehind(skin) {
  const palm = 'M52 112C40 96 36 60 40 20H124C132 60 124 92 104 112Z';
  const tips = range(4).map((i) => {
    const d = limb([46 + i * 27, 10], 15, [40 + i * 27, i > 2 ? -62 : -82], 13);
    return path(d, skin) + ellipse(40 + i * 27, i > 2 ? -66 : -86, 7, 6, '#d8465a');
  });
  return path(palm, mix(skin, INK, 0.2)) + tips.join('');
}

/** Draws the thumb of the far hand, which presses on the cap. */
export const thumbInFront = (S, skin) =>
  finger(
    S,
    [
      [104, 92],
      [132, 56],
      [154, 14],
    ],
    17,
    skin,
  );

/** Drops of what is shaken and two strokes that say which way it moves. */
export const splashes =
  line('M-150 -96C-90 -112 -20 -118 34 -116M-112 -124C-66 -134 -20 -138 22 -138', '#ffe2b4', 4, 'opacity=".55"') +
  line('M176 66C206 40 214 0 206 -34M206 78C238 44 246 0 236 -40', '#ffe2b4', 4, 'opacity=".55"') +
  [
    [226, -66, 7],
    [250, -92, 4.4],
    [200, -84, 5],
    [272, -54, 3.4],
    [226, 84, 4],
  ]
    .map(([x, y, r]) => circle(x, y, r, '#fff0d2'))
    .join('');

/** Returns a group whose x axis is the axis of the shaker, centred on x, y and turned by `turn` degrees. */
export const onShaker = (inner, [x, y], turn) => group(inner, `transform="translate(${x} ${y}) rotate(${turn})"`);
