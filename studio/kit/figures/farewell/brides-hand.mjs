import { mix } from '../../colour.mjs';
import { petalRing } from '../../nature/flowers.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { DARK, duskPens, GOLD } from './pens.mjs';

const HENNA = '#6a1f16';
const BACK = 'M-30 -34C10 -38 40 -58 84 -58C108 -56 116 -44 118 -28L118 34C116 48 102 54 84 52C44 50 10 38 -30 36Z';
/** Each finger: where it begins, where it bends, its tip, and how thick it is there. */
const FINGERS = [
  {
    points: [
      [104, 38],
      [158, 45],
      [214, 28],
    ],
    r: [18, 15.5, 11.5],
  },
  {
    points: [
      [110, 10],
      [174, 14],
      [236, -6],
    ],
    r: [18.5, 16, 12],
  },
  {
    points: [
      [106, -20],
      [166, -26],
      [222, -46],
    ],
    r: [18, 15, 11.5],
  },
  {
    points: [
      [92, -45],
      [142, -62],
      [184, -84],
    ],
    r: [15.5, 13, 10],
  },
];
const THUMB = {
  points: [
    [34, 36],
    [92, 84],
    [150, 92],
  ],
  r: [23, 18, 12.5],
};

/** Draws a finger with its painted tip, bands of henna and nail. */
function finger({ flesh, skin }, { points: [a, b, c], r: [ra, rb, rc] }) {
  const turn = (Math.atan2(c[1] - b[1], c[0] - b[0]) * 180) / Math.PI;
  const long = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const across = (t, w) => {
    const q = rb + (rc - rb) * t;
    return line(`M${f(long * t)} ${f(-q)}Q${f(long * t + 5)} 0 ${f(long * t)} ${f(q)}`, HENNA, w);
  };
  const tip = limb([long * 0.72, 0], rb + (rc - rb) * 0.75, [long, 0], rc);
  return (
    flesh(limb(a, ra, b, rb)) +
    flesh(limb(b, rb, c, rc)) +
    group(
      path(tip, HENNA) +
        ellipse(long + 2, 0, 8, rc * 0.6, '#c43a4c') +
        line(`M${f(long - 2)} -3L${f(long + 6)} -2`, '#ffb8a0', 2.4) +
        across(0.52, 3) +
        across(0.36, 2) +
        across(-0.08, 2.4) +
        [-0.5, 0, 0.5].map((t) => circle(-14, t * rb * 1.2, 2.6, HENNA)).join('') +
        line(`M-4 ${f(-rb * 0.7)}Q4 0 -4 ${f(rb * 0.7)}`, mix(skin, DARK, 0.45), 2),
      `transform="translate(${f(b[0])} ${f(b[1])}) rotate(${f(turn)})"`,
    )
  );
}

/** Draws the flower of henna on the back of the hand and the vine that runs from it to the wrist. */
const backHenna = (S) =>
  S.inside(
    BACK,
    petalRing(62, -3, 13, 10, 15, 5, HENNA) +
      circle(62, -3, 11, HENNA) +
      circle(62, -3, 5, '#e0a878') +
      circle(62, -3, 33, 'none', `stroke="${HENNA}" stroke-width="2.6"`) +
      range(16)
        .map((i) => circle(62 + 41 * Math.cos(i * 0.393), -3 + 41 * Math.sin(i * 0.393), 2.8, HENNA))
        .join('') +
      line('M-26 -2C-14 -18 0 14 20 -3', HENNA, 3) +
      [
        [-16, -16],
        [-4, 16],
        [8, -16],
      ]
        .map(([x, y]) => ellipse(x, y, 8, 3.6, HENNA, `transform="rotate(${y * 2} ${x} ${y})"`))
        .join(''),
  );

/** Draws bangles up the forearm, the nearest to the hand first: broad gold ones, then red and ivory in turn. */
function bangles(S, count) {
  const drawn = range(count).map((i) => {
    const x = -44 - i * 15;
    const r = 41 + i * 1.5;
    const tone = i % 6 === 0 ? GOLD : ['#c8142e', '#f4e2c4'][i % 2];
    const wide = i % 6 === 0 ? 15 : 12;
    return line(`M${x} ${f(-r)}Q${x - 20} 0 ${x} ${f(r)}`, tone, wide) + circle(x - 10, 0, i % 6 ? 0 : 4, '#b5142c');
  });
  const end = -44 - count * 15;
  const sleeve = `M-36 -44L${end} ${f(-46 - count * 1.5)}V${f(46 + count * 1.5)}L-36 44Z`;
  return (
    drawn.join('') +
    S.shade(sleeve, '#3a0616', 0.85, 0, [0, 0, 0.06, 0.55]) +
    S.shade(sleeve, '#fff0c8', 0, 0.75, [0.1, 0.62, 0.12, 1])
  );
}

/** Draws the sleeve that the arm comes out of, with its gold edge. */
const sleeve = ({ cloth }, from) =>
  cloth(`M${from} -76Q${from - 30} 0 ${from} 78L${from - 380} 130V-128Z`, '#a3122e') +
  line(`M${from} -74Q${from - 30} 0 ${from} 76M${from - 34} -79Q${from - 64} 0 ${from - 34} 81`, GOLD, 9) +
  line(
    `M${from - 70} -60L${from - 300} -90M${from - 80} 0H${from - 320}M${from - 70} 56L${from - 300} 92`,
    '#5a0a20',
    4,
  );

/**
 * Draws a bride's left hand seen from its back: the wrist at 0, 0, the fingers to the right, the thumb below; mehndi on
 * it, bangles on the forearm.
 */
export function bridesHand(S, { count = 19 } = {}) {
  const pens = duskPens(S, '#c98658', 1);
  const { flesh } = pens;
  return (
    flesh(limb([-420, 0], 74, [0, 2], 35)) +
    sleeve(pens, -64 - count * 15) +
    bangles(S, count) +
    FINGERS.toReversed()
      .map((one) => finger(pens, one))
      .join('') +
    flesh(BACK) +
    line('M98 -34L112 -30M104 -6L118 -4M100 24L114 26', mix(pens.skin, DARK, 0.4), 3) +
    backHenna(S) +
    finger(pens, THUMB)
  );
}

/** Draws one kaleera that hangs from x, y: domes of gold on a thread, the lower the smaller, drops at their rims. */
export function kaleera(S, x, y, k, tiers) {
  const dome = 'M-24 0C-24 -26 -10 -34 0 -40C10 -34 24 -26 24 0Q0 7 -24 0Z';
  const drop = (u) => path(`M${u} 0q6 12 0 20q-6 -8 0 -20Z`, u % 20 ? GOLD : '#ffe2a0');
  const one = (i) =>
    group(
      line('M0 -78V-36', '#e8b24a', 3) +
        circle(0, -52, 5, '#b5142c') +
        [-20, -10, 0, 10, 20].map(drop).join('') +
        path(dome, '#d9962e') +
        S.shade(dome, '#5a240e', 0.9, 0, [0, 0.6, 0.7, 0.3]) +
        S.shade(dome, '#fff2c4', 0, 1, [0.5, 0.6, 1, 0.2]) +
        line('M-24 0Q0 7 24 0', '#ffe2a0', 3.4),
      `transform="translate(0 ${78 + i * 70}) scale(${f(1 - i * 0.2)})"`,
    );
  return group(range(tiers).map(one).join(''), `transform="translate(${f(x)} ${f(y)}) scale(${k})"`);
}
