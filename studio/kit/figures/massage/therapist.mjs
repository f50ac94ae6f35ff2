import { mix } from '../../colour.mjs';
import { circle, line } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, DARK, morningPens, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const SKIN = '#96593a';
const FAR_SKIN = mix(SKIN, DARK, 0.14);
const HAIR = '#6f6460';
const SARI = '#d8961f';
const BLOUSE = '#8a2f3c';
const BORDER = '#8a2f3c';

const SKIRT =
  'M900 770C888 850 880 960 876 1080C872 1180 868 1270 860 1336C900 1352 950 1344 1000 1350' +
  'C1040 1352 1080 1346 1104 1336' +
  'C1108 1200 1112 1060 1106 950C1102 880 1088 820 1064 756Q980 786 898 760Z';
const HEM = 'M862 1318C902 1334 950 1326 1000 1332C1040 1334 1080 1328 1104 1318';
const PLEATS =
  'M916 800C904 960 896 1150 884 1336M936 806C928 960 922 1150 914 1340M960 810C958 960 956 1150 950 1340' +
  'M1000 812C1010 960 1014 1150 1012 1346M1040 806C1066 900 1072 1150 1064 1346';
const TORSO =
  'M912 556C890 590 872 640 878 690C882 730 896 756 900 780Q980 806 1062 776C1066 730 1066 690 1058 640' +
  'C1050 596 1024 556 976 540Z';
/** The end of the sari: from the waist across the breast over the shoulder that is near. */
const ACROSS =
  'M900 784C884 740 872 690 876 650C882 606 910 570 956 544C984 536 1014 560 1030 590' +
  'C1044 650 1056 710 1066 772Q980 806 900 784Z';
/** And down the back to the knee. */
const DOWN_BACK =
  'M972 540C1014 536 1052 572 1070 630C1092 720 1118 830 1130 930C1136 990 1138 1040 1136 1092' +
  'C1112 1100 1090 1090 1066 1098' +
  'C1066 960 1048 800 1020 690C1008 640 990 590 972 540Z';
const BACK_FOLDS =
  'M1000 556C1040 640 1078 820 1088 1090M1020 560C1062 660 1100 850 1112 1090M984 552C1020 640 1050 800 1070 960';
const BREAST_FOLDS =
  'M968 552C916 600 904 700 930 786M986 552C946 620 936 710 958 790M1002 560' +
  'C974 640 966 720 982 794M946 562C900 606 884 680 908 770';

/** The silhouette on which the light of the lattice falls. */
export const THERAPIST_SHAPE = SKIRT + ACROSS + DOWN_BACK;

const NEAR = [
  [990, 590],
  [1034, 742],
  [908, 764],
];
const FAR = [
  [930, 610],
  [956, 730],
  [872, 690],
];
/** The cloth that lies over the near shoulder and covers the top of the sleeve. */
const OVER_SHOULDER =
  'M946 550C984 532 1026 548 1050 590C1062 616 1070 646 1074 676C1050 672 1028 660 1008 640C984 622 958 590 946 550Z';
const SHOULDER_FOLDS =
  'M962 548C986 590 1020 628 1070 660M980 543C1004 580 1034 612 1066 636M1002 544C1026 566 1044 590 1058 616';

/** Draws her head, bent over what her hands do: grey hair in a knot, an earring, a smile. */
const head = (S) =>
  placedHead(
    circle(-46, -22, 27, HAIR) +
      line('M-64 -30Q-48 -46 -30 -32M-66 -18Q-52 -32 -32 -14', mix(HAIR, '#fff0d2', 0.55), 2.4) +
      morningHead(S, { skin: SKIN, hair: HAIR, rests: true }) +
      line('M-30 -80C-10 -98 14 -98 34 -90M-34 -58C-20 -78 -4 -82 8 -76', mix(HAIR, '#fff0d2', 0.6), 2.6) +
      line('M-14 -101C8 -108 26 -102 35 -90', mix(HAIR, '#fff0d2', 0.75), 4) +
      circle(-7, -18, 5.4, '#f0bd5e'),
    [922, 528],
    -24,
    1.3,
    true,
  );

/** Draws the therapist, who stands behind the chair, looks to the left and bends her head; her near arm comes later. */
export function therapist(S) {
  const pens = morningPens(S, SKIN);
  const fold = mix(SARI, DARK, 0.5);
  return (
    bareArm(morningPens(S, FAR_SKIN), FAR, { r: 24 }) +
    pens.cloth(DOWN_BACK, mix(SARI, DARK, 0.12)) +
    line(BACK_FOLDS, fold, 2.6, 'opacity=".55"') +
    line('M1136 1084C1112 1092 1090 1082 1066 1090', BORDER, 16) +
    pens.flesh(TORSO) +
    pens.cloth(SKIRT, SARI) +
    line(PLEATS, fold, 3, 'opacity=".55"') +
    S.inside(SKIRT, line(HEM, BORDER, 22) + line(HEM, '#f6d48a', 3, 'transform="translate(0 -17)"')) +
    line('M900 764Q980 792 1062 760', fold, 3, 'opacity=".6"') +
    pens.flesh(limb([950, 566], 32, [930, 520], 27)) +
    pens.cloth(ACROSS, SARI) +
    line(BREAST_FOLDS, fold, 2.6, 'opacity=".55"') +
    line('M956 546C910 572 884 608 878 650C874 690 886 740 902 782', BORDER, 9) +
    head(S)
  );
}

/** Draws the far hand, whose fingers are on the crown of the bride. */
export const farHand = (S) => openHand(morningPens(S, FAR_SKIN), FAR[2], 158, { k: 2, spread: 0.5, flip: true });

/** Draws the near arm, whose fingers are in the hair above the ear. */
export function nearArm(S) {
  const pens = morningPens(S, SKIN);
  return (
    openHand(pens, NEAR[2], 176, { k: 2.1, spread: 0.7 }) +
    bareArm(pens, NEAR, { tone: BLOUSE, r: 27, trim: '#e0ac4e' }) +
    bangles(NEAR.slice(1), [0.7, 0.79], ['#e9b654', '#a8303c'], 18) +
    pens.cloth(OVER_SHOULDER, SARI) +
    line(SHOULDER_FOLDS, mix(SARI, DARK, 0.5), 2.6, 'opacity=".55"') +
    line('M946 550C958 590 984 622 1008 640C1028 660 1050 672 1074 676', BORDER, 8)
  );
}
