import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { morningHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { womansHead, youngMansHead } from '../reception/heads.mjs';
import { between, GOLD, HAIR, INK, POOL, roofPens, saucerGlass } from './pens.mjs';

const CHIN = 'M41 6C42 11 38 15 32 15C24 15 14 8 9 2C18 8 32 10 41 6Z';
const BOB =
  'M-30 8C-62 -10 -60 -92 -14 -108C22 -114 42 -98 40 -78C22 -86 8 -76 2 -58C-2 -40 2 -20 -2 2C-8 14 -22 16 -30 8Z';

/** Places a head that looks to the right at x, y, turned up by `up` degrees, with the light of the pool on the chin. */
const placed = (inner, [x, y], up, k, left = false) =>
  group(
    inner + path(CHIN, POOL, 'opacity=".5"'),
    `transform="translate(${f(x)} ${f(y)}) rotate(${left ? up : -up}) scale(${left ? -k : k} ${k})"`,
  );

/** Draws a hand that closes round the stem of a glass, at x, y. */
const stemHand = ({ cloth }, [x, y], skin) =>
  cloth(limb([x - 9, y + 6], 11, [x + 7, y + 4], 11), skin) +
  range(3)
    .map((i) => cloth(limb([x - 8, y - 5 + i * 8], 5, [x + 11 - i, y - 6 + i * 8], 4.4), skin, { dark: 0.4 }))
    .join('');

/** Draws an arm from shoulder over elbow to wrist, its sleeve as far as `cut` of the upper arm (2: to the wrist). */
function arm(pens, [a, b, c], { skin, tone, cut = 0.5, r = 15 }) {
  const { cloth } = pens;
  if (cut > 1) return cloth(limb(a, r * 1.35, b, r * 1.1), tone) + cloth(limb(b, r * 1.1, c, r * 0.85), tone);
  return (
    cloth(limb(a, r, b, r * 0.84), skin) +
    cloth(limb(b, r * 0.84, c, r * 0.58), skin) +
    (tone ? cloth(limb(a, r * 1.2, between(a, b, cut), r * 1.1), tone) : '')
  );
}

/** Draws a few bangles on the forearm from b to c. */
const bangles = (b, c, tones) =>
  tones
    .map((tone, i) => {
      const [x, y] = between(b, c, 0.6 + i * 0.09);
      const a = Math.atan2(c[1] - b[1], c[0] - b[0]);
      const [dx, dy] = [Math.sin(a) * 11, -Math.cos(a) * 11];
      return line(`M${f(x - dx)} ${f(y - dy)}L${f(x + dx)} ${f(y + dy)}`, tone, 4);
    })
    .join('');

/** Draws a woman in a magenta sari, seen from the left: she throws her head back and holds up her glass. */
function womanInSari(S, pens, { sari, blouse, skin }) {
  const { cloth, fold } = pens;
  const pallu =
    'M700 806C664 800 640 826 634 880C624 980 590 1080 566 1230L634 1250' +
    'C640 1120 668 1010 700 930C720 880 736 850 732 826Z';
  return (
    cloth('M672 776L664 826Q690 846 722 830L712 776Z', mix(skin, INK, 0.15)) +
    cloth('M668 808C644 820 640 860 650 912L734 910C744 870 740 830 724 812Q700 838 668 808Z', blouse) +
    cloth('M650 908L735 906L742 944Q700 960 648 946Z', skin) +
    cloth('M646 938C630 1010 610 1130 600 1300H800C792 1150 770 1030 742 936Q696 958 646 938Z', sari) +
    fold(
      'M700 950C716 1040 724 1150 722 1290M716 950C742 1040 756 1150 760 1290M684 950C690 1040 690 1150 684 1290',
      sari,
    ) +
    cloth(pallu, mix(sari, '#ff8ab0', 0.18)) +
    fold('M694 820C660 900 626 1060 600 1236M712 830C676 910 650 1060 622 1240', sari) +
    line('M700 806C664 800 640 826 634 880C624 980 590 1080 566 1230', GOLD, 6) +
    range(10)
      .map((i) => circle(668 - i * 8 + i * i * 0.2, 880 + i * 36, 3.4, GOLD))
      .join('') +
    placed(womansHead(S, { skin, hair: HAIR }), [680, 784], 36, 1.06) +
    saucerGlass([848, 838], 14, '#f2b13c', 1.15) +
    arm(
      pens,
      [
        [684, 838],
        [736, 940],
        [828, 872],
      ],
      { skin, tone: blouse, cut: 0.55, r: 17 },
    ) +
    bangles([736, 940], [828, 872], [GOLD, '#fff4e0', GOLD, '#ff6a9a']) +
    stemHand(pens, [842, 856], skin)
  );
}

/** Draws a man in a bandhgala, seen from the right: he leans in, laughs and clinks. */
function manInBandhgala(S, pens, { coat, skin }) {
  const { cloth, fold } = pens;
  const body =
    'M956 770C926 782 908 820 912 890C914 970 904 1100 896 1300H1068' +
    'C1078 1150 1064 1000 1062 900C1062 830 1046 788 1010 772Z';
  return (
    cloth('M962 734L958 782Q984 796 1010 780L1006 734Z', mix(skin, INK, 0.2)) +
    cloth(body, coat) +
    line('M946 784C930 860 936 1000 926 1240', mix(coat, INK, 0.5), 3) +
    range(6)
      .map((i) => circle(944 - (i > 1 ? 4 + i * 1.6 : i * 3), 822 + i * 58, 4.6, GOLD))
      .join('') +
    fold('M1040 900C1020 960 1016 1060 1020 1180M930 960C950 980 980 986 1010 980', coat) +
    cloth('M952 760C964 776 998 780 1014 762L1016 780C998 798 962 794 950 780Z', coat) +
    line('M952 761C964 777 998 781 1014 763', GOLD, 4) +
    placed(youngMansHead(S, { skin, hair: '#1a1220', laughs: true }), [986, 744], 16, 1.12, true) +
    saucerGlass([896, 840], -14, '#f0607a', 1.15) +
    path(
      'M1046 850C1046 920 1020 1000 986 996C960 990 930 940 908 896L930 880C960 930 980 940 990 930Z',
      INK,
      'opacity=".35"',
    ) +
    arm(
      pens,
      [
        [1022, 830],
        [986, 968],
        [916, 886],
      ],
      { skin, tone: mix(coat, '#bff0d0', 0.2), cut: 2, r: 20 },
    ) +
    fold('M994 880Q1012 892 1020 910M982 914Q998 926 1006 940M962 930Q970 918 984 914', coat, 2.6) +
    line('M906 900L932 884', '#ffe9c0', 7) +
    stemHand(pens, [902, 860], skin)
  );
}

/** Draws a woman with a bob, in a dress, seen from the right: she laughs with one hand on her heart. */
function womanInDress(S, pens, { dress, skin }) {
  const { cloth, fold } = pens;
  const gown =
    'M1090 830C1074 860 1070 910 1082 962C1064 1040 1050 1160 1044 1300H1214' +
    'C1214 1160 1194 1040 1176 962C1184 910 1178 860 1160 832Q1126 880 1090 830Z';
  return (
    cloth('M1108 790L1100 836C1084 842 1082 850 1086 862H1170C1174 850 1168 842 1152 836L1148 790Z', skin) +
    cloth(gown, dress) +
    fold(
      'M1090 960Q1130 972 1172 960M1104 974C1090 1060 1082 1160 1078 1290M1130 976' +
        'C1128 1060 1130 1160 1128 1290M1154 974C1172 1060 1184 1160 1188 1290',
      dress,
    ) +
    line('M1090 830Q1126 880 1160 832', '#ffe2a8', 4) +
    placed(
      morningHead(S, { skin, hair: HAIR, laughs: true, closed: true, bindi: '' }) +
        path(BOB, HAIR) +
        line('M-34 -20C-44 -60 -26 -94 6 -98M-18 -4C-30 -44 -18 -78 14 -88', '#5b487f', 2.2) +
        circle(0, -14, 5, GOLD),
      [1126, 800],
      20,
      1.02,
      true,
    ) +
    arm(
      pens,
      [
        [1158, 850],
        [1192, 950],
        [1112, 900],
      ],
      { skin, r: 17 },
    ) +
    cloth(limb([1112, 900], 11, [1096, 890], 10), skin) +
    range(4)
      .map((i) => cloth(limb([1100 - i * 2, 880 + i * 7], 4.6, [1078 + i, 870 + i * 8], 4), skin, { dark: 0.4 }))
      .join('') +
    bangles([1192, 950], [1112, 900], [GOLD, GOLD])
  );
}

/** Draws the friend behind, in a sari of the colour of the pool's tiles, who raises her glass above the others. */
function friendBehind(S, pens, { sari, skin }) {
  const { cloth, fold } = pens;
  return (
    cloth('M806 764L800 806H838L834 764Z', mix(skin, INK, 0.25)) +
    cloth('M792 800C766 814 764 880 772 960L764 1300H880L868 960C876 880 872 814 846 800Q820 822 792 800Z', sari) +
    fold('M790 820C820 860 846 920 860 1000M780 860C806 900 830 960 840 1040', sari) +
    line('M796 804C826 850 858 900 870 960M770 968C800 1020 840 1046 870 1052', GOLD, 5) +
    range(18)
      .map((i) =>
        circle(782 + (i % 3) * 32 + (Math.floor(i / 3) % 2) * 14, 1040 + Math.floor(i / 3) * 36, 3, '#bfe6ff'),
      )
      .join('') +
    placed(womansHead(S, { skin, hair: HAIR, jasmine: false }), [818, 752], 8, 0.94) +
    saucerGlass([906, 628], 10, '#bfe07a', 1) +
    arm(
      pens,
      [
        [852, 822],
        [916, 770],
        [902, 664],
      ],
      { skin, tone: sari, cut: 0.4, r: 14 },
    ) +
    stemHand(pens, [904, 646], skin)
  );
}

/** Draws the friends who stand together, laugh and clink their glasses. */
export function friends(S) {
  const pens = roofPens(S);
  const [x, y] = [872, 810];
  const sparks = range(9).map((i) => {
    const a = -2.9 + i * 0.34;
    const [r0, r1] = [14, 24 + (i % 3) * 6];
    return line(
      `M${f(x + Math.cos(a) * r0)} ${f(y + Math.sin(a) * r0)}L${f(x + Math.cos(a) * r1)} ${f(y + Math.sin(a) * r1)}`,
      '#fff0bd',
      2.6,
    );
  });
  const all =
    group(friendBehind(S, pens, { sari: '#2f7fb0', skin: '#8f563c' }), 'transform="translate(0 -14)"') +
    group(womanInDress(S, pens, { dress: '#f0683e', skin: '#9c5f40' }), 'transform="translate(-4 34)"') +
    manInBandhgala(S, pens, { coat: '#1f7a66', skin: '#86502f' }) +
    womanInSari(S, pens, { sari: '#d62a78', blouse: '#f0a63c', skin: '#a9663f' }) +
    S.glow(x, y, 60, '#ffe9b0', 0.6) +
    sparks.join('');
  return group(all, 'transform="translate(4 46) rotate(3 880 1000)"');
}
