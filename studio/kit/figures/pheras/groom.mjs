import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { FIRE, firePens, GOLD, NIGHT } from './pens.mjs';

const COAT =
  'M822 566C790 580 782 644 790 708C796 764 798 800 792 850C780 930 756 1016 744 1076' +
  'C784 1104 838 1112 880 1106C884 1080 884 1050 886 1016C896 1050 902 1076 908 1100C952 1104 996 1092 1024 1072' +
  'C1004 990 982 910 966 846C960 784 968 704 962 640C958 594 944 566 916 552C888 544 850 550 822 566Z';
const HEM = 'M746 1070C784 1096 838 1104 880 1098M908 1092C952 1096 996 1084 1022 1066';
const COAT_FOLDS =
  'M800 846C812 930 796 1010 786 1080M830 850C840 930 832 1020 826 1092M930 852C950 930 972 1010 982 1078' +
  'M906 850C914 900 928 990 942 1088M886 620C880 720 884 900 886 1016';
/** The stole: from the far shoulder over the back to the near hip. */
const STOLE =
  'M884 546C916 546 946 560 954 584C930 640 884 716 846 776C826 808 806 836 786 858C774 838 778 812 790 788' +
  'C826 716 862 630 884 546Z';
const STOLE_FOLDS = 'M906 550C884 640 836 730 788 832M930 558C902 650 846 750 792 846';

/** Draws the leg that pushes off behind, or the one that steps out before: narrow trousers in rings, a slipper. */
function leg({ cloth }, hip, knee, ankle, turn) {
  const rings = range(5).map((i) => {
    const [x, y] = [0, 1].map((k) => knee[k] + (ankle[k] - knee[k]) * (0.4 + i * 0.13));
    return `M${x - 22} ${y - 3}Q${x} ${y + 9} ${x + 21} ${y}`;
  });
  const shoe =
    cloth(
      'M-26 -16C-30 4 -26 20 -12 22H60C80 20 92 2 88 -18C76 -2 60 -4 44 -8C26 -14 -4 -24 -26 -16Z',
      '#a8203c',
      0.6,
    ) + line('M-24 18H60C74 18 86 8 88 -14', GOLD, 5);
  return (
    group(shoe, `transform="translate(${ankle[0]} ${ankle[1] + 12}) rotate(${turn})"`) +
    cloth(limb(hip, 50, knee, 36) + limb(knee, 36, ankle, 22), '#f0dfc0') +
    line(rings.join(''), '#8a6a6a', 3, 'opacity=".7"')
  );
}

/** Draws an arm in a sleeve with a gold cuff round its end, and the wrist as far as `hand`. */
function arm({ cloth, flesh }, [a, b, c], hand, tone) {
  const long = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const [dx, dy] = [(c[0] - b[0]) / long, (c[1] - b[1]) / long];
  const across = (k) => `${f(c[0] - dy * k)} ${f(c[1] + dx * k)}`;
  return (
    flesh(limb(c, 15, hand, 13)) +
    cloth(limb(b, 29, c, 21), tone) +
    cloth(limb(a, 39, b, 30), tone, 0.3) +
    line(`M${across(21)}Q${f(c[0] + dx * 10)} ${f(c[1] + dy * 10)} ${across(-21)}`, GOLD, 9)
  );
}

/** Draws the free hand, which hangs with its fingers a little bent, the thumb towards where he walks. */
const hangingHand = ({ flesh, skin }) =>
  group(
    flesh(limb([6, 12], 9, [19, 36], 7.5) + limb([19, 36], 7.5, [17, 54], 6.5)) +
      [
        [13, 38, 12, 66, 6, 84],
        [4, 40, 2, 72, -5, 92],
        [-6, 39, -9, 70, -15, 88],
        [-15, 35, -19, 60, -23, 76],
      ]
        .map(([x, y, u, v, p, q]) => flesh(limb([x, y], 7, [u, v], 6.4) + limb([u, v], 6.4, [p, q], 5.6)))
        .join('') +
      flesh('M-14 -8C-22 8 -24 28 -21 42C-8 50 10 50 20 40C21 24 18 6 13 -8Z') +
      line('M-11 43L-14 68M-1 46L-3 76M9 44L8 72M15 22L21 40', mix(skin, NIGHT, 0.5), 2.2, 'opacity=".8"'),
    'transform="translate(1040 822) rotate(-6)"',
  );

const HAND_BACK =
  'M727 761C714 761 704 766 692 774C684 780 680 790 686 795C698 794 712 796 722 793C731 790 739 785 742 778Z';

/** Draws his near hand, which holds hers: its back above, four fingers laid round her palm, with their shadow. */
const holdingHand = ({ flesh, skin }) =>
  path('M684 786C676 800 672 814 684 816C700 822 716 820 726 806L728 786Z', NIGHT, 'opacity=".4"') +
  [0, 1, 2, 3].map((i) => flesh(limb([719 - i * 10, 782 + i * 2], 6.6, [711 - i * 10, 809 - i], 5.8))).join('') +
  flesh(HAND_BACK) +
  line('M694 794L691 801M704 795L702 803M714 795L712 803', mix(skin, NIGHT, 0.5), 2, 'opacity=".8"');

/** Draws his head, which looks back to her, laughing: a turban with a jewel. */
const head = (S, { cloth }, skin, turban) =>
  placedHead(
    turbanedHead(S, {
      skin,
      turban,
      fan: mix(turban, GOLD, 0.35),
      beard: 'short',
      laughs: true,
      look: { dark: '#6e3030', lite: FIRE },
      cloth,
    }) +
      line('M34 -84C22 -92 4 -92 -12 -86M36 -94C24 -106 0 -106 -18 -96', '#fff4dc', 5, 'stroke-dasharray="0.1 8"') +
      circle(44, -92, 10, GOLD) +
      circle(44, -92, 4.5, '#1f8a78'),
    [880, 520],
    3,
    1.12,
    true,
  );

/** Draws a woven flower of the coat. */
const motif = (x, y) =>
  line(`M${x} ${y - 7}v0.1M${x} ${y + 7}v0.1M${x - 6} ${y}h0.1M${x + 6} ${y}h0.1`, '#b8502c', 6) +
  circle(x, y, 3, '#fff0c8');

/**
 * Draws a groom seen from behind and the side, who walks to the right and looks back over his shoulder, in the
 * coordinates of the sheet. Returns him, and apart his near hand, which is at 712, 790 and lies over the bride's.
 */
export function pheraGroom(S, { coat = '#e6b45c', turban = '#d8264a', skin = '#b0744a' } = {}) {
  const pens = firePens(S, skin);
  const flowers = range(56).map((i) =>
    motif(760 + (i % 7) * 38 + (Math.floor(i / 7) % 2) * 19, 610 + Math.floor(i / 7) * 60),
  );
  const far = [
    [944, 610],
    [1004, 722],
    [1034, 800],
  ];
  const near = [
    [828, 612],
    [796, 720],
    [744, 764],
  ];
  const body =
    ellipse(900, 1246, 170, 20, NIGHT, 'opacity=".55"') +
    hangingHand(pens) +
    arm(pens, far, [1040, 826], mix(coat, NIGHT, 0.35)) +
    leg(pens, [916, 980], [966, 1110], [996, 1226], 0) +
    leg(pens, [850, 980], [838, 1118], [776, 1214], 28) +
    pens.flesh(limb([878, 520], 30, [876, 566], 38)) +
    pens.cloth(COAT, coat) +
    S.inside(COAT, flowers.join('')) +
    line(COAT_FOLDS, mix(coat, NIGHT, 0.55), 3, 'opacity=".7"') +
    line('M792 850C780 930 756 1016 744 1076', '#fff0c0', 5, 'opacity=".85"') +
    line(HEM, '#a8203c', 20) +
    line(HEM, GOLD, 5, 'transform="translate(0 -13)"') +
    line(HEM, FIRE, 6, 'stroke-dasharray="0.1 14"') +
    path('M836 566Q878 596 924 556L918 540Q878 570 842 548Z', mix(coat, '#a8203c', 0.5)) +
    head(S, pens, pens.skin, turban) +
    path(STOLE, NIGHT, 'opacity=".35" transform="translate(14 12)"') +
    pens.cloth(STOLE, '#fff4e0', 0.4) +
    line(STOLE_FOLDS, '#9a7c94', 3, 'opacity=".7"') +
    line('M884 546C862 630 826 716 790 788M954 584C930 640 884 716 846 776C826 808 806 836 786 858', GOLD, 5) +
    arm(pens, near, [730, 774], coat);
  return { body, hand: holdingHand(pens) };
}
