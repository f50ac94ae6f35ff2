// What the dancers of a bhangra have in common: their paints, their wide sleeves and trousers, their shoes and hands.
import { f } from '../../numbers.mjs';
import { group, line, open, P, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';

const [DARK, LITE, GOLD] = ['#3a0636', '#ffe9a8', '#ffd166'];
/** Where fingers begin and end on a hand that points up: one that points, and four that are spread. */
const POINTING = [[4, -26, 7, -54]];
const SPREAD = [
  [-9, -22, -19, -46],
  [-4, -28, -7, -56],
  [3, -28, 6, -57],
  [9, -22, 18, -49],
];
const POINTED_SHOE = 'M-8 -15Q16 -18 30 -10Q40 4 44 34Q30 26 8 20Q-10 16 -8 -15Z';
const FLAT_SHOE = 'M-17 -12C-19 2 -19 10 -15 13H36C46 12 53 2 54 -12C46 -6 37 -5 27 -8C18 -11 13 -16 11 -18Z';

/** Returns the paints of a dancer who is lit from above. */
export function dancerPaints(S, skin) {
  const solid = (d, c, a = 0.8) =>
    path(d, c) + S.shade(d, DARK, 0, a, [0.5, 0.1, 0.5, 1]) + S.shade(d, LITE, 0.7, 0, [0.5, 0, 0.5, 0.3]);
  return { solid, skin, gold: GOLD, dark: DARK, look: { dark: DARK, lite: LITE } };
}

/** Draws a leg in a wide trouser; its toe points to the right (s 1) or left (s -1), or its sole is `flat` on a floor. */
export function dancerLeg({ solid, gold }, [hip, knee, ankle], { colour, s, flat }) {
  const turn = (Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) * 180) / Math.PI;
  const shoe = flat ? FLAT_SHOE : POINTED_SHOE;
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const foot = [ankle[0] + dx * 14, ankle[1] + dy * 14];
  const hem = [-1, 1].map((side) => [foot[0] - dy * 23 * side, foot[1] + dx * 23 * side]);
  return (
    solid(limb(hip, 46, knee, 40) + limb(knee, 40, ankle, 25), colour, 0.75) +
    group(
      solid(shoe, '#d9882c', 0.6),
      flat
        ? `transform="translate(${f(foot[0])} ${f(foot[1] + 10)}) scale(${s} 1)"`
        : `transform="translate(${f(foot[0])} ${f(foot[1])}) rotate(${f(turn)}) scale(1 ${-s})"`,
    ) +
    line(open(hem), gold, 9)
  );
}

/** Draws an arm in a sleeve that widens below the elbow; the thumb is on the right (s -1) or left (s 1) of the hand. */
export function dancerArm({ solid, skin, dark }, [shoulder, elbow, hand], { colour, s, spread }) {
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]].map(
    (n) => n / Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]),
  );
  const along = (u, v) => [elbow[0] + dx * u + dy * v, elbow[1] + dy * u - dx * v];
  const edge = [along(58, 36), along(50, -36)];
  const cuff = P([along(0, 24), ...edge, along(0, -24)]);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
  const fingers = (spread ? SPREAD : POINTING).map(([x0, y0, x1, y1]) => `M${s * x0} ${y0}L${s * x1} ${y1}`).join('');
  const thumb = `M${-s * 10} -6L${-s * 21} ${spread ? -26 : -20}`;
  const folded = spread
    ? ''
    : line(`M${s * -8} -30L${s * -8} -22M${s * -2} -32L${s * -2} -24`, dark, 1.8, 'opacity=".5"');
  return (
    path(limb(elbow, 15, hand, 11), skin) +
    group(
      path('M-12 6Q-16 -16 -12 -30Q0 -38 12 -30Q16 -14 12 6Z', skin) +
        line(fingers, skin, spread ? 9 : 11) +
        line(thumb, skin, 10) +
        folded,
      `transform="translate(${f(hand[0])} ${f(hand[1])}) rotate(${f(turn)})"`,
    ) +
    solid(limb(shoulder, 26, elbow, 25) + cuff, colour, 0.7) +
    line(open(edge), dark, 5, 'opacity=".45"')
  );
}
