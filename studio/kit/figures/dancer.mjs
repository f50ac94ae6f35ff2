import { f, range } from '../numbers.mjs';
import { circle, group, line, P, path } from '../shapes.mjs';
import { limb } from './hands.mjs';

// A pose names elbow and hand of both arms, knee and ankle of both legs; the hips are at 0, 0, and left is first.
const pose = (...n) => ({
  arms: [
    [n[0], n[1]],
    [n[2], n[3]],
  ],
  legs: [
    [n[4], n[5]],
    [n[6], n[7]],
  ],
});
/** Both arms up, both knees out. */
export const STAR = pose(
  [-124, -202],
  [-110, -300],
  [124, -202],
  [110, -300],
  [-124, 62],
  [-72, 164],
  [124, 62],
  [72, 164],
);
/** One leg tucked in, the other kicked out to the right. */
export const KICK = pose(
  [-84, -240],
  [-70, -338],
  [122, -204],
  [176, -288],
  [-92, 84],
  [-34, 172],
  [96, 96],
  [164, 190],
);
/** The right knee high, the left leg trailing. */
export const HIGH = pose(
  [-122, -196],
  [-98, -292],
  [84, -246],
  [104, -342],
  [-50, 112],
  [-104, 206],
  [120, 44],
  [92, 152],
);

/** Draws a leaping man from behind: wide kurta, waistcoat, wrapped cloth, a turban with a fan of starched cloth. */
export function dancer(S, { arms, legs }, [kurta, turban, vest]) {
  const [dark, lite, gold, skin] = ['#3a0636', '#ffe9a8', '#ffd166', '#8a4a35'];
  const solid = (d, c, a = 0.8) =>
    path(d, c) + S.shade(d, dark, 0, a, [0.5, 0.1, 0.5, 1]) + S.shade(d, lite, 0.7, 0, [0.5, 0, 0.5, 0.3]);
  let o = '';
  for (const [i, [knee, ankle]] of legs.entries()) {
    const s = i ? 1 : -1;
    const turn = (Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) * 180) / Math.PI;
    const shoe = 'M-8 -15Q16 -18 30 -10Q40 4 44 34Q30 26 8 20Q-10 16 -8 -15Z';
    o += group(
      path(shoe, gold) + S.shade(shoe, '#8a2a10', 0, 0.8),
      `transform="translate(${f(ankle[0])} ${f(ankle[1])}) rotate(${f(turn)}) scale(1 ${-s})"`,
    );
    o += solid(limb([s * 24, 8], 46, knee, 40) + limb(knee, 40, ankle, 25), vest, 0.75);
    const across = [ankle[1] - knee[1], knee[0] - ankle[0]].map(
      (n) => (n * 24) / Math.hypot(...ankle.map((a, k) => a - knee[k])),
    );
    o += line(
      `M${f(ankle[0] - across[0])} ${f(ankle[1] - across[1])}L${f(ankle[0] + across[0])} ${f(ankle[1] + across[1])}`,
      gold,
      9,
    );
  }
  for (const [i, [elbow, hand]] of arms.entries()) {
    const s = i ? 1 : -1;
    const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]].map(
      (n) => n / Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]),
    );
    const cuff = P([
      [elbow[0] + dy * 24, elbow[1] - dx * 24],
      [elbow[0] + dx * 62 + dy * 38, elbow[1] + dy * 62 - dx * 38],
      [elbow[0] + dx * 54 - dy * 38, elbow[1] + dy * 54 + dx * 38],
      [elbow[0] - dy * 24, elbow[1] + dx * 24],
    ]);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    o +=
      path(limb(elbow, 15, hand, 11), skin) +
      group(
        path('M-13 6Q-18 -16 -12 -30Q0 -38 12 -30Q18 -14 13 6Z', skin) +
          line(`M${s * 4} -26L${s * 7} -52`, skin, 12) +
          line(`M${-s * 10} -6L${-s * 20} -20`, skin, 10),
        `transform="translate(${f(hand[0])} ${f(hand[1])}) rotate(${f(turn)})"`,
      ) +
      solid(limb([s * 46, -152], 28, elbow, 25) + cuff, kurta, 0.7);
  }
  const shirt =
    'M-18 -186Q-56 -184 -68 -154L-50 -62Q-64 14 -112 78Q-100 104 -72 96Q-40 114 -6 98Q30 116 60 98Q94 104 116 76Q66 14 50 -62L68 -154Q56 -184 18 -186Z';
  const back = 'M-20 -186Q-48 -184 -58 -162L-48 -70Q0 -52 48 -70L58 -162Q48 -184 20 -186Q0 -174 -20 -186Z';
  const sash = 'M-52 -74Q0 -54 52 -74L54 -46Q0 -24 -54 -46Z';
  const tail = 'M10 -56Q64 -30 104 -58Q132 -78 158 -54Q140 -22 104 -20Q52 -10 10 -36Z';
  const fan = 'M-6 -262L-54 -330Q-34 -352 -8 -354Q22 -354 42 -334L12 -262Z';
  const wrap = 'M-38 -222Q-46 -262 -12 -274Q24 -280 40 -250Q44 -232 36 -214Q0 -228 -36 -212Q-39 -216 -38 -222Z';
  const end = 'M8 -224Q30 -190 26 -124Q14 -116 2 -124Q6 -180 -12 -218Z';
  o += solid(shirt, kurta) + line('M-108 80Q-98 95 -72 88Q-40 105 -6 90Q30 107 60 90Q92 95 111 78', gold, 7);
  for (const x of [-66, -8, 56]) o += line(`M${x * 0.4} -30Q${x * 0.6} 20 ${x} 88`, dark, 5, 'opacity=".3"');
  o +=
    solid(back, vest) + line('M-48 -80Q0 -62 48 -80', gold, 6) + circle(0, -118, 17, gold) + circle(0, -118, 9, vest);
  o += solid(tail, turban) + solid(sash, turban) + circle(0, -212, 29, skin);
  o += solid(fan, turban, 0.6);
  for (const x of range(6))
    o += line(`M${-2 + x * 2} -266L${-44 + x * 16} ${-336 - 8 * Math.sin(x * 0.62)}`, dark, 2.5, 'opacity=".4"');
  o += line('M-52 -328Q-34 -350 -8 -351Q20 -351 40 -332', gold, 6) + solid(end, turban) + solid(wrap, turban);
  return o + line('M-37 -236Q0 -250 40 -236M-32 -254Q4 -266 38 -250', dark, 3, 'opacity=".5"');
}
