import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { paintsOf } from './canopy-bearer.mjs';
import { bangledForearm, shortBlouse } from './festive-dress.mjs';
import { limb } from './hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from './head-in-profile.mjs';

const SKIRT =
  'M-38 -322C-58 -246 -124 -116 -204 -30C-176 0 -138 -16 -104 2C-60 20 -20 -2 26 12C76 22 116 10 146 -8C122 -112 68 -226 36 -322Q0 -310 -38 -322Z';
const HEM = 'M-206 -30C-176 0 -138 -16 -104 2C-60 20 -20 -2 26 12C76 22 116 10 148 -8';
const VEIL_BEHIND =
  'M22 -522C-8 -544 -54 -530 -62 -490C-66 -452 -84 -418 -112 -388C-152 -346 -206 -330 -252 -286C-284 -254 -306 -262 -334 -236C-312 -232 -296 -218 -286 -196C-276 -170 -250 -178 -232 -150C-222 -130 -226 -108 -240 -84C-206 -94 -184 -128 -160 -170C-128 -226 -84 -262 -56 -312C-36 -356 -26 -400 -14 -436C-8 -466 0 -496 22 -522Z';
const VEIL_EDGE =
  'M-334 -236C-312 -232 -296 -218 -286 -196C-276 -170 -250 -178 -232 -150C-222 -130 -226 -108 -240 -84C-206 -94 -184 -128 -160 -170C-128 -226 -84 -262 -56 -312';

const VEIL_BEYOND =
  'M8 -524C46 -536 80 -506 88 -462C92 -436 88 -412 78 -396C62 -388 40 -392 22 -402C6 -440 0 -480 8 -524Z';
const VEIL_BEYOND_EDGE = 'M30 -521C60 -522 82 -500 88 -462C92 -436 88 -412 78 -396';

/** Returns a point across the skirt: `u` from its left side (-1) to its right side (1), `v` from waist (0) to hem (1). */
const onSkirt = (u, v) => [
  u < 0 ? u * (37 + 140 * v ** 1.25) - 4 * v : u * (37 + 102 * v ** 1.1) + 4 * v,
  -322 + 318 * v + (u < 0 ? 12 : 4) * Math.sin(u * 9) * v * v,
];

/** Draws a line along the hem, `up` above it, where the skirt is narrower. */
const hem = (up, colour, width, dashes = '') =>
  line(HEM, colour, width, `${dashes} transform="translate(${f(-up * 0.06)} ${-up}) scale(${f(1 - up * 0.0024)} 1)"`);

/** Where the panels of the skirt meet, across it. */
const SEAMS = [-0.82, -0.6, -0.36, -0.12, 0.14, 0.4, 0.68];

/** Draws rows of gold flowers, one in each panel. */
const goldFlowers = (gold) =>
  [0.34, 0.47, 0.6, 0.72]
    .flatMap((v, row) =>
      SEAMS.slice(0, -1).map((u, i) => {
        const [x, y] = onSkirt((u + SEAMS[i + 1]) / 2, v);
        const r = 2.2 + row * 0.9;
        return circle(x, y, r, gold) + line(`M${f(x)} ${f(y + r + 1)}v${f(r * 2)}`, gold, 1.3);
      }),
    )
    .join('');

/** Returns the path data of a fold that opens from the waist to the hem, between u0 and u1 there. */
const fold = (u0, u1) => {
  const [[a, b], [c, d], [e, g]] = [onSkirt(u0, 0.1), onSkirt(u0, 1.04), onSkirt(u1, 1.04)];
  return `M${f(a)} ${f(b)}Q${f((a + c) / 2 - 6)} ${f((b + d) / 2)} ${f(c)} ${f(d)}L${f(e)} ${f(g)}Q${f((a + e) / 2)} ${f((b + g) / 2)} ${f(a)} ${f(b)}Z`;
};

/** Draws the skirt: panels with folds between them, rows of gold flowers, a broad border at the hem. */
function skirt(S, { cloth, dark }, { colour, gold }) {
  const seam = (u) => {
    const [[x0, y0], [x1, y1], [x2, y2]] = [onSkirt(u, 0.03), onSkirt(u, 0.5), onSkirt(u, 1.02)];
    return `M${f(x0)} ${f(y0)}Q${f(x1)} ${f(y1)} ${f(x2)} ${f(y2)}`;
  };
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      [
        [-0.98, -0.74],
        [-0.5, -0.3],
        [-0.06, 0.16],
        [0.42, 0.6],
      ]
        .map(([a, b]) => path(fold(a, b), mix(colour, dark, 0.5), 'opacity=".5"'))
        .join('') +
        [
          [0.2, 0.36],
          [0.68, 0.9],
        ]
          .map(([a, b]) => S.shade(fold(a, b), '#ffb08a', 0.7, 0.2, [0.5, 0, 0.5, 1]))
          .join('') +
        line(SEAMS.map(seam).join(''), gold, 1.6, 'opacity=".75"') +
        goldFlowers(gold) +
        hem(0, gold, 22) +
        hem(32, mix(colour, dark, 0.62), 40) +
        hem(56, gold, 5) +
        hem(33, gold, 13, 'stroke-dasharray="0.1 20"') +
        hem(33, '#fff0c8', 5.5, 'stroke-dasharray="0.1 20"'),
    )
  );
}

/** Draws her head, bowed: with jewels on the parting, the ear and the nose. */
function head(S, { skin, look, gold }) {
  return group(
    headInProfile(S, { skin, ...look, lips: '#b5183c', closed: true }) +
      path(DRAWN_BACK_HAIR, '#1c0c14') +
      line('M20 -50Q28 -43 38 -49M35 -47l5 2', '#1c0c14', 3.6) +
      line('M34 -86C40 -80 41 -74 41 -69', gold, 3) +
      circle(42, -66, 5, gold) +
      circle(42, -66, 2, '#c2185b') +
      circle(46, -30, 8, 'none', `stroke="${gold}" stroke-width="2.6"`) +
      line('M40 -26C24 -22 8 -28 -4 -40', gold, 1.8) +
      path('M-4 -34C6 -30 8 -18 4 -12H-12C-16 -20 -12 -30 -4 -34Z', gold) +
      line('M-11 -10V-3M-4 -10V-1M3 -10V-3', '#fff0c8', 4),
    'transform="translate(14 -444) rotate(15) scale(.76)"',
  );
}

/** Draws the golden bells of a bride, which hang from the wrist. */
const bells = ([x, y], gold) =>
  range(3)
    .map((i) => {
      const [u, v, long] = [x - 12 + i * 12, y + 8, 18 + ((i * 17) % 22)];
      return (
        line(`M${f(u)} ${f(v)}v${f(long)}`, gold, 1.8) +
        path(`M${f(u)} ${f(v + long - 4)}q6 5 5.4 14h-10.8q-0.6 -9 5.4 -14Z`, gold)
      );
    })
    .join('');

/**
 * Draws a bride who walks to the right with her head bowed, 525 tall, feet on y = 0: one hand lifts the skirt, the other
 * holds the edge of the veil, which the evening air carries out behind her.
 */
export function walkingBride(S, { colour, veil, gold = '#f7c552', skin = '#b4704a', look }) {
  const paints = paintsOf(S, look, skin);
  const { cloth } = paints;
  const bangles = ['#d81838', '#fff4e0', gold];
  const spangles = range(60).map((i) => {
    const [u, v] = [i % 6, Math.floor(i / 6)];
    return circle(-20 - v * 33 + u * 15, -470 + v * 26 + u * 34 + (v % 2) * 8, 2.3, '#ffe6a0');
  });
  return (
    ellipse(60, 6, 34, 8, '#7a1430') +
    group(cloth(VEIL_BEYOND, mix(veil, '#ff8aa0', 0.28), 0.6), 'opacity=".78"') +
    line(VEIL_BEYOND_EDGE, gold, 4.5) +
    cloth(limb([20, -412], 17, [52, -370], 13), mix(colour, look.dark, 0.35)) +
    bangledForearm(paints, bangles, [56, -362], [74, -400], -62) +
    cloth(VEIL_BEHIND, veil, 0.95) +
    S.inside(VEIL_BEHIND, spangles.join('')) +
    skirt(S, paints, { colour, gold }) +
    shortBlouse(paints, mix(colour, '#8a0a3c', 0.55), gold) +
    head(S, { skin, look, gold }) +
    cloth(
      'M38 -516C14 -548 -46 -540 -60 -494C-66 -452 -72 -420 -82 -388C-62 -352 -46 -326 -42 -296C-34 -330 -30 -360 -30 -392C-26 -424 -16 -444 -8 -466C-2 -492 14 -512 38 -516Z',
      veil,
      0.9,
    ) +
    line('M38 -516C14 -512 -2 -492 -8 -466C-16 -444 -26 -424 -30 -392C-30 -360 -34 -330 -42 -296', gold, 5.5) +
    line(VEIL_EDGE, gold, 7) +
    line(
      'M-58 -470C-66 -430 -100 -390 -150 -350C-190 -322 -240 -290 -282 -236M-46 -470C-52 -420 -80 -370 -120 -320C-150 -290 -190 -250 -226 -176M-34 -440C-44 -400 -60 -360 -84 -320',
      mix(veil, look.dark, 0.5),
      2.4,
      'opacity=".7"',
    ) +
    cloth(limb([-14, -408], 19, [7, -350], 14), mix(colour, '#8a0a3c', 0.35), 0.6) +
    bangledForearm(paints, bangles, [10, -338], [62, -286], 70) +
    bells([62, -286], gold) +
    line('M-6 -348Q8 -340 21 -353', gold, 5)
  );
}
