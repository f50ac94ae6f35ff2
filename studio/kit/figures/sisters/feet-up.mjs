import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { evePens, GOLD, NIGHT } from '../eve/pens.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const HAIR = '#1c0c14';
const TORSO =
  'M372 764C400 772 430 790 470 800C506 796 548 806 578 838C602 866 600 900 584 926C556 938 520 926 484 912' +
  'C450 900 420 904 372 908Z';
const BLOUSE =
  'M462 806C500 790 552 804 582 838C604 866 602 902 584 928C552 938 514 926 474 908C456 876 452 838 462 806Z';
/** The skirt, slid down along the raised thighs to the lap; its far side lies in a heap on the bed. */
const SKIRT =
  'M396 768C406 744 412 720 416 690C394 662 352 658 324 680C318 694 314 704 306 712C296 672 244 650 204 682' +
  'C196 726 178 770 148 796C132 812 100 824 82 844C96 876 128 872 150 904C178 932 208 922 236 946' +
  'C262 958 292 936 322 934C350 928 378 916 396 902C414 862 414 810 396 768Z';
/** The outline of a foot with its heel at the left and its big toe at the upper right. */
const FOOT =
  'M-20 30C-22 12 -34 2 -35 -15C-35 -32 -20 -39 -6 -37C14 -38 32 -56 50 -72C62 -84 80 -86 81 -72' +
  'C80 -60 66 -52 56 -42C44 -28 26 -4 20 30Z';
const HEM =
  'M418 690C394 662 352 658 324 680C318 694 314 704 306 712C296 672 244 650 204 682C196 726 178 770 148 796' +
  'C132 812 100 824 82 844C96 876 128 872 150 904C178 932 208 922 236 946C262 958 292 936 326 934';
/** The folds: swags in which the cloth has slid together round the thighs, and what falls from them to the bed. */
const FOLDS =
  'M214 746C244 772 288 772 312 744M204 782C244 818 300 814 338 772M312 738C340 752 384 746 408 726' +
  'M338 772C360 784 388 780 402 764M216 812C264 850 330 846 384 796M240 846C290 876 350 872 402 836' +
  'M204 782C196 810 166 840 132 872M210 798C204 842 194 880 180 910M222 826C226 868 232 908 234 938' +
  'M246 850C256 880 268 910 280 938M316 868C318 886 318 910 316 930';
const SHADED =
  'M306 712C300 740 306 764 338 772C320 812 260 826 204 786C244 806 288 798 312 744Z' +
  'M204 782C244 818 264 850 384 800C350 850 280 870 216 812Z' +
  'M204 690C200 740 186 800 110 838L140 850C190 826 212 780 214 746ZM240 846C290 876 350 872 406 840' +
  'C404 870 400 890 396 902C340 926 260 910 240 846Z';

/** Hip, knee and ankle of each leg. */
const NEAR_LEG = [
  [292, 806],
  [236, 604],
  [192, 434],
];
const FAR_LEG = [
  [352, 772],
  [378, 580],
  [336, 404],
];

/** Draws a bare foot held up: its ankle at x, y, its sole up and to the left, its red toes to the right. */
const foot = ({ flesh, skin }, x, y, turn) =>
  group(
    [
      [66, -37, 6.4],
      [73, -46, 7],
      [77, -57, 7.8],
    ]
      .map(([u, v, r]) => flesh(limb([u - 16, v + 8], r, [u, v], r)))
      .join('') +
      flesh(FOOT) +
      path('M66 -83Q80 -86 80 -72Q74 -70 68 -75Z', '#c4203c') +
      line('M20 -30C34 -36 46 -46 56 -56M-22 -16Q-14 -26 -2 -26', mix(skin, NIGHT, 0.4), 2.4, 'opacity=".6"') +
      line('M-22 24Q0 36 21 25', GOLD, 6) +
      line('M-21 33Q0 45 21 34', '#fff3d2', 6, 'stroke-dasharray="0.1 8"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Draws a leg in a narrow trouser with a cuff of gold, from hip over knee to ankle. */
function leg({ flesh, cloth }, [hip, knee, ankle], tone) {
  const low = [knee[0] * 0.25 + ankle[0] * 0.75, knee[1] * 0.25 + ankle[1] * 0.75];
  const cuff = [knee[0] * 0.21 + ankle[0] * 0.79, knee[1] * 0.21 + ankle[1] * 0.79];
  return (
    flesh(limb(low, 20, ankle, 18)) +
    cloth(limb(hip, 50, knee, 40) + limb(knee, 40, low, 23), tone) +
    line(
      `M${f(cuff[0] - 21)} ${f(cuff[1] + 3)}Q${f(cuff[0] - 3)} ${f(cuff[1] - 9)} ${f(cuff[0] + 19)} ${f(cuff[1] - 5)}`,
      GOLD,
      7,
    )
  );
}

/** Where the flowers of the skirt are: along the swags round each thigh, and on the heap on the bed. */
const FLOWERS = [
  ...range(15).map((i) => [232 + (i % 5) * 20, 722 + 36 * Math.floor(i / 5) + 9 - (i % 5) ** 2 * 0.5 + (i % 5) * 2]),
  ...range(8).map((i) => [340 + (i % 4) * 18, 716 + 40 * Math.floor(i / 4) - (i % 2) * 5]),
  ...range(10).map((i) => [196 + (i % 5) * 44, 850 + 36 * Math.floor(i / 5) + (i % 2) * 8]),
];

/** Draws the skirt that has slid down to her lap: folds, flowers of gold, a broad border along its hem. */
function skirt({ S, cloth }, colour) {
  const dark = mix(colour, NIGHT, 0.55);
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      path(SHADED, dark, 'opacity=".5"') +
        FLOWERS.map(([x, y]) => circle(f(x), f(y), 4.4, GOLD) + circle(f(x + 8), f(y + 5), 2.2, '#fff0c8')).join('') +
        line(FOLDS, dark, 3, 'opacity=".75"') +
        line(HEM, mix(colour, NIGHT, 0.5), 46) +
        line(HEM, GOLD, 14) +
        line(HEM, '#fff0c8', 4.6, 'stroke-dasharray="0.1 13" transform="translate(5 14)"'),
    ) +
    line('M397 768C414 810 414 862 397 902', GOLD, 10)
  );
}

/** Draws her plait, wound with jasmine, which hangs over the edge of the bed. */
const plait = () =>
  range(17)
    .map((i) => {
      const t = i / 16;
      const [x, y] = [694 + 24 * Math.sin(t * 2.6), 958 + 210 * t];
      const flower = i % 3 === 1 ? circle(x - 9, y, 6, '#fff3e0') + circle(x + 9, y + 2, 6, '#fff3e0') : '';
      return ellipse(x, y, 20 - 8 * t, 13, HAIR) + flower;
    })
    .join('') + line('M714 1162Q722 1180 708 1204M716 1164Q730 1182 724 1208', '#d6336c', 5);

const head = (S, skin) =>
  placedHead(
    ellipse(-44, -44, 24, 26, HAIR) +
      morningHead(S, { skin, laughs: true, closed: true, lit: 1 }) +
      line('M-2 -94C14 -96 30 -90 38 -80', GOLD, 4) +
      circle(39, -76, 6, GOLD) +
      circle(-8, -28, 7, GOLD) +
      path('M-18 -22H2L-4 -6H-12Z', GOLD),
    [604, 908],
    122,
    1.06,
    true,
  );

/**
 * Draws a girl who has fallen backwards on a bed and laughs: her feet are up at 200, 420, her skirt has slid down to
 * her lap, her head hangs back over the edge at 690, 950, one hand is on her belly, the other arm hangs over the edge
 * beside her head. The light comes from the right.
 */
export function feetUp(S, { skirt: colour, blouse, trousers, skin }) {
  const pens = evePens(S, skin);
  const near = [
    [556, 892],
    [478, 968],
    [446, 892],
  ];
  const far = [
    [584, 856],
    [690, 872],
    [736, 964],
  ];
  return (
    leg(pens, FAR_LEG, mix(trousers, '#8a4a78', 0.36)) +
    foot(pens, 330, 374, -16) +
    leg(pens, NEAR_LEG, trousers) +
    foot(pens, 186, 406, 4) +
    plait() +
    bareArm(pens, far, { tone: mix(blouse, '#c8482c', 0.3), r: 21 }) +
    openHand(pens, far[2], 76, { spread: 0.3, k: 1.35 }) +
    bangles(far.slice(1), [0.5, 0.62, 0.74], ['#f0a030', '#fff1d8', '#2f8f86'], 14) +
    pens.flesh(TORSO) +
    skirt(pens, colour) +
    pens.cloth(BLOUSE, blouse) +
    line('M463 808C454 838 458 876 475 906', GOLD, 7) +
    pens.flesh(limb([574, 880], 22, [622, 906], 21)) +
    line('M582 838Q566 880 584 926', GOLD, 6) +
    line('M594 846Q576 886 592 926', '#fff1d8', 7, 'stroke-dasharray="0.1 9"') +
    head(S, skin) +
    ellipse(440, 866, 20, 34, mix(skin, NIGHT, 0.5), 'opacity=".5" transform="rotate(6 440 866)"') +
    bareArm(pens, near, { tone: blouse, r: 22 }) +
    openHand(pens, near[2], -78, { spread: 0.25, k: 1.35 }) +
    bangles(near.slice(1), [0.52, 0.64, 0.76], [GOLD, '#fff1d8', '#2f8f86'], 15)
  );
}
