import { mix } from '../../colour.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { DARK, morningPens } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';

const SKIN = '#bd7a50';
const HAIR = '#1f1016';
const ROBE = '#ecd5ae';
const HENNA = '#7a2a1c';

const BODY =
  'M706 862C676 884 646 920 618 962C598 996 560 1022 510 1034C440 1042 370 1044 322 1056C296 1064 286 1090 280 1120' +
  'C266 1170 240 1226 212 1276C250 1292 290 1286 330 1296C352 1300 372 1294 384 1284C388 1240 396 1200 410 1176' +
  'C480 1192 600 1196 664 1180C700 1120 760 1010 800 910C800 880 786 858 764 850Z';
const LAP_FOLDS =
  'M604 1010C560 1060 460 1070 340 1074M620 1050C560 1100 470 1110 380 1106M640 1090C580 1130 500 1146 410 1150' +
  'M312 1080C316 1150 290 1230 262 1284M336 1090C346 1160 330 1230 312 1288M360 1110C368 1170 360 1240 352 1294';
const COLLAR =
  'M708 860C676 884 646 924 622 970C604 1010 590 1050 588 1090L612 1094C614 1040 632 1000 656 960' +
  'C680 920 712 890 744 872Z';
const SLEEVE =
  'M738 866C772 868 792 892 788 928C776 980 738 1040 700 1078C676 1098 640 1100 610 1096L580 1094' +
  'C568 1072 570 1050 578 1034C600 1032 616 1028 632 1020C652 990 676 930 696 890C706 872 720 866 738 866Z';
const SLEEVE_FOLDS =
  'M756 884C748 940 716 1010 664 1056M722 884C712 940 690 1000 656 1036M696 1060' +
  'C670 1048 640 1050 612 1060M640 1030C640 1050 630 1076 616 1092';
const LOOSE_HAIR =
  'M786 712C836 684 904 706 930 764C952 818 934 858 926 900C920 948 960 974 972 1020C984 1066 958 1092 966 1130' +
  'C972 1160 990 1172 984 1196C962 1190 946 1196 934 1180C930 1204 938 1214 928 1232C908 1216 890 1212 884 1186' +
  'C876 1202 878 1210 868 1220C850 1192 852 1160 862 1124C874 1082 846 1058 840 1016C834 972 864 940 862 900' +
  'C858 866 826 862 796 842L764 812Z';
/** Locks that shine: each is widest in its middle. */
const SHINE =
  'M838 712C892 724 922 782 912 832C904 876 900 910 918 950C894 916 890 880 898 834C904 784 880 738 838 712Z' +
  'M812 728C862 746 894 800 884 850C876 894 872 926 890 976C906 1020 902 1050 898 1082C892 1046 894 1022 876 984' +
  'C856 936 862 896 872 850C880 806 852 758 812 728Z' +
  'M926 966C950 1004 958 1040 944 1084C936 1116 944 1146 962 1174C934 1152 922 1116 930 1080' +
  'C940 1036 940 1004 926 966Z' +
  'M858 992C866 1042 892 1062 888 1110C884 1146 892 1170 914 1206C884 1180 870 1148 876 1108' +
  'C880 1068 856 1044 858 992Z';

/** The silhouette on which the light of the lattice falls. */
export const BRIDE_SHAPE = BODY + SLEEVE;

/** Fine strands between the locks. */
const STRANDS =
  'M850 716C902 732 934 790 922 838C912 884 908 906 926 950C946 1000 962 1030 954 1076C948 1114 950 1150 972 1180' +
  'M824 722C876 738 904 790 896 842C888 886 880 918 900 964C920 1010 924 1040 914 1080C906 1120 910 1160 928 1208' +
  'M802 742C848 760 874 804 870 850C868 880 872 906 864 940M846 1000C850 1040 880 1070 876 1100' +
  'C872 1130 866 1160 872 1200' +
  'M880 990C900 1030 910 1060 900 1094C892 1130 898 1160 918 1196';

/** Where the toes of a foot end, and their radius: from the great toe, which is the farthest, to the nearest. */
const TOES = [
  [-128, 22, 11],
  [-115, 25, 9],
  [-103, 27, 8.6],
  [-92, 29, 8.2],
  [-82, 30, 7.6],
];

/** Draws a foot that points to the left, its ankle at x, y, with an anklet and henna on its toes. */
const foot = ({ flesh }, [x, y]) =>
  group(
    flesh(
      'M-20 -64C-24 -36 -40 -20 -66 -8C-86 0 -104 2 -118 8C-132 10 -140 20 -136 28C-130 36 -116 36 -104 36' +
        'C-84 40 -70 34 -50 30C-30 26 -16 36 4 36C26 36 32 22 26 4C20 -14 22 -40 24 -64Z',
    ) +
      TOES.map(([u, v, r]) => flesh(limb([u + 30, v - 10], r, [u, v], r)) + circle(u - 5, v - 2, r * 0.42, HENNA)).join(
        '',
      ) +
      line('M-70 -4Q-56 6 -60 24', HENNA, 2.6) +
      circle(-44, 2, 3.4, HENNA) +
      line('M-26 -30Q-2 -10 28 -24', '#e9b654', 5) +
      [-16, -4, 8, 19].map((u) => circle(u, -11 + Math.abs(u - 2) * -0.3, 3.6, '#fff0bd')).join(''),
    `transform="translate(${x} ${y})"`,
  );

/** Draws the hair that falls over the back of the chair. */
export const looseHair = (S) =>
  path(LOOSE_HAIR, HAIR) +
  path(SHINE, '#7a4430') +
  S.shade(SHINE, '#e0a060', 0.9, 0, [0.2, 0, 0.8, 0.6]) +
  line(STRANDS, '#5a3026', 2.2);

/** Draws her head, tipped back: she rests with closed eyes, and smiles. */
export const brideHead = (S) =>
  placedHead(
    morningHead(S, { skin: SKIN, hair: HAIR, rests: true, bindi: '' }) +
      line('M-7 -22V-8', '#e9b654', 2.4) +
      circle(-7, -4, 5, '#fff0bd') +
      circle(43.5, -27, 2, '#ffe9a8'),
    [752, 832],
    40,
    1.34,
    true,
  );

/** Joints of the fingers of the hand that lies on the arm of the chair, the thumb first. */
const FINGERS = [
  [
    [542, 1046],
    [512, 1031],
    [478, 1037],
  ],
  [
    [512, 1047],
    [468, 1046],
    [428, 1062],
  ],
  [
    [510, 1057],
    [462, 1059],
    [420, 1080],
  ],
  [
    [510, 1067],
    [464, 1072],
    [426, 1093],
  ],
  [
    [514, 1078],
    [474, 1084],
    [444, 1100],
  ],
];

/** Draws that hand, with henna on its back and on its fingertips. */
export function restingHand(S) {
  const { flesh } = morningPens(S, SKIN);
  const fingers = FINGERS.map(
    ([a, b, c]) =>
      flesh(limb(a, 10, b, 8.6)) +
      flesh(limb(b, 8.6, c, 6.8)) +
      path(limb([b[0] + (c[0] - b[0]) * 0.62, b[1] + (c[1] - b[1]) * 0.62], 7.4, c, 6.8), HENNA, 'opacity=".9"'),
  );
  return (
    fingers.join('') +
    flesh('M566 1040C548 1030 526 1034 508 1038C498 1050 498 1074 508 1086C530 1094 552 1092 570 1088Z') +
    circle(528, 1061, 9, 'none', `stroke="${HENNA}" stroke-width="2.6"`) +
    circle(528, 1061, 3.4, HENNA) +
    line('M549 1046Q541 1061 549 1078M556 1044Q549 1062 556 1082', HENNA, 2.2) +
    line('M574 1036Q564 1062 576 1090', '#3a0f1e', 16, 'opacity=".35"') +
    line('M578 1034Q568 1062 580 1090', mix(ROBE, '#fffaf0', 0.35), 14)
  );
}

/** Draws the bride, who leans back in a robe and looks to the left and up; her hair and head are drawn apart. */
export function restingBride(S) {
  const pens = morningPens(S, SKIN);
  const fold = mix(ROBE, DARK, 0.42);
  return (
    foot(morningPens(S, mix(SKIN, DARK, 0.15)), [312, 1296]) +
    foot(pens, [244, 1312]) +
    pens.flesh(limb([730, 880], 34, [752, 832], 28)) +
    pens.cloth(BODY, ROBE, 0.7) +
    line(LAP_FOLDS, fold, 2.8, 'opacity=".6"') +
    path(COLLAR, mix(ROBE, '#fffaf0', 0.5)) +
    line('M708 860C676 884 646 924 622 970C604 1010 590 1050 588 1090', fold, 2.4, 'opacity=".6"') +
    line('M214 1272C250 1288 290 1282 330 1292C352 1296 372 1290 383 1281', mix(ROBE, '#fffaf0', 0.6), 6) +
    pens.cloth(SLEEVE, ROBE, 0.75) +
    line(SLEEVE_FOLDS, fold, 2.6, 'opacity=".6"')
  );
}

/** Draws locks of her hair that lie over the fingers in it. */
export const locksOverFingers = () =>
  path(
    'M812 716C846 718 876 738 898 768C870 746 842 730 812 716ZM806 748C832 756 854 774 872 798' +
      'C848 780 828 764 806 748Z' +
      'M822 776C840 786 854 800 864 822C848 806 834 792 822 776Z',
    HAIR,
  );
