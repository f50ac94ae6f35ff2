import { range } from '../../numbers.mjs';
import { circle, line } from '../../shapes.mjs';
import { dancerArm, dancerLeg, dancerPaints } from './limbs.mjs';

const SHIRT =
  'M-18 -186Q-56 -184 -68 -154L-50 -62Q-64 14 -112 78Q-100 104 -72 96Q-40 114 -6 98Q30 116 60 98Q94 104 116 76Q66 14 50 -62L68 -154Q56 -184 18 -186Z';
const FAN = 'M-6 -262L-54 -330Q-34 -352 -8 -354Q22 -354 42 -334L12 -262Z';
const WRAP = 'M-38 -222Q-46 -262 -12 -274Q24 -280 40 -250Q44 -232 36 -214Q0 -228 -36 -212Q-39 -216 -38 -222Z';

/** The waistcoat of a dancer from behind. */
export const BACK = 'M-20 -186Q-48 -184 -58 -162L-48 -70Q0 -52 48 -70L58 -162Q48 -184 20 -186Q0 -174 -20 -186Z';
/** The sash of a dancer from behind. */
export const SASH = 'M-52 -74Q0 -54 52 -74L54 -46Q0 -24 -54 -46Z';
const FLYING_END = 'M10 -56Q64 -30 104 -58Q132 -78 158 -54Q140 -22 104 -20Q52 -10 10 -36Z';

/**
 * Draws a man from behind who leaps with both arms up and both knees out, his hips at 0, 0: wide kurta, waistcoat,
 * wrapped cloth, a turban with a fan of starched cloth.
 */
export function leapingDancer(S, { kurta, turban, vest, skin = '#8a4a35' }) {
  const paints = dancerPaints(S, skin);
  const { solid, gold, dark } = paints;
  let o = '';
  for (const s of [-1, 1]) {
    const leg = [
      [24, 8],
      [124, 62],
      [72, 164],
    ];
    o += dancerLeg(
      paints,
      leg.map(([x, y]) => [s * x, y]),
      { colour: vest, s },
    );
  }
  for (const s of [-1, 1]) {
    const arm = [
      [46, -152],
      [124, -202],
      [110, -300],
    ];
    o += dancerArm(
      paints,
      arm.map(([x, y]) => [s * x, y]),
      { colour: kurta, s },
    );
  }
  o += solid(SHIRT, kurta) + line('M-108 80Q-98 95 -72 88Q-40 105 -6 90Q30 107 60 90Q92 95 111 78', gold, 7);
  for (const x of [-66, -8, 56]) o += line(`M${x * 0.4} -30Q${x * 0.6} 20 ${x} 88`, dark, 5, 'opacity=".3"');
  o +=
    solid(BACK, vest) + line('M-48 -80Q0 -62 48 -80', gold, 6) + circle(0, -118, 17, gold) + circle(0, -118, 9, vest);
  o += solid(FLYING_END, turban) + solid(SASH, turban) + circle(0, -212, 29, skin);
  o += solid(FAN, turban, 0.6);
  for (const x of range(6))
    o += line(`M${-2 + x * 2} -266L${-44 + x * 16} ${-336 - 8 * Math.sin(x * 0.62)}`, dark, 2.5, 'opacity=".4"');
  o +=
    line('M-52 -328Q-34 -350 -8 -351Q20 -351 40 -332', gold, 6) +
    solid('M8 -224Q30 -190 26 -124Q14 -116 2 -124Q6 -180 -12 -218Z', turban) +
    solid(WRAP, turban);
  return o + line('M-37 -236Q0 -250 40 -236M-32 -254Q4 -266 38 -250', dark, 3, 'opacity=".5"');
}
