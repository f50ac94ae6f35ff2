import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
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

/** Draws an arm in a sleeve with a gold cuff, and the hand. */
const arm = ({ cloth, flesh }, [a, b, c], hand, tone) =>
  flesh(limb(c, 15, hand, 15)) +
  cloth(limb(b, 29, c, 21), tone) +
  cloth(limb(a, 39, b, 30), tone, 0.3) +
  line(`M${c[0] - 12} ${c[1] - 20}Q${c[0] - 4} ${c[1]} ${c[0] + 8} ${c[1] + 22}`, GOLD, 9);

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
 * coordinates of the sheet; his near hand is at 712, 790.
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
    [778, 722],
    [730, 780],
  ];
  return (
    ellipse(900, 1246, 170, 20, NIGHT, 'opacity=".55"') +
    arm(pens, far, [1042, 836], mix(coat, NIGHT, 0.35)) +
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
    arm(pens, near, [706, 792], coat)
  );
}
