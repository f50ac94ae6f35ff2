import { mix } from '../../colour.mjs';
import { line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { FIRE, firePens, GOLD, INK, NIGHT } from './pens.mjs';

const KURTA =
  'M1064 664C1034 684 1036 760 1044 830C1048 900 1030 980 1020 1062C1060 1084 1160 1084 1260 1070V640' +
  'C1220 620 1110 636 1064 664Z';
const KURTA_FOLDS = 'M1070 724C1084 820 1060 950 1054 1060M1120 780C1130 880 1120 980 1114 1068';
const BOY_SHIRT = 'M1120 404C1102 440 1108 500 1116 556H1240C1244 490 1236 420 1214 396C1188 376 1140 380 1120 404Z';

/** Draws the boy without his near leg: he laughs and throws both arms up. */
const boy = (S, { cloth, flesh }, skin, shirt) =>
  flesh(limb([1200, 400], 14, [1188, 262], 11)) +
  cloth(BOY_SHIRT, shirt) +
  line('M1140 424C1136 464 1140 500 1148 536M1176 414C1180 454 1180 500 1176 540', mix(shirt, NIGHT, 0.5), 3) +
  flesh(limb([1160, 380], 15, [1160, 404], 18)) +
  placedHead(
    morningHead(S, { skin, hair: skin, laughs: true, bindi: '' }) +
      path('M-46 -34C-58 -90 -24 -118 16 -110C38 -104 46 -90 42 -70C30 -80 14 -78 4 -66L0 -50L-8 -56L-14 -30Z', INK) +
      path('M-12 -52C-2 -58 6 -48 2 -38C-2 -30 -10 -32 -11 -38Z', mix(skin, NIGHT, 0.2)),
    [1152, 368],
    -8,
    0.86,
    true,
  ) +
  cloth(limb([1130, 416], 24, [1086, 360], 18), shirt, 0.6) +
  flesh(limb([1090, 364], 14, [1066, 290], 10)) +
  openHand({ flesh, skin }, [1064, 280], -106, { k: 1.05, spread: 0.6 });

/** Draws the boy's leg, which hangs over his father's shoulder, and his father's arm and hand, which hold it. */
const legAndHand = ({ cloth, flesh }, { flesh: boyFlesh }, kurta) =>
  boyFlesh(limb([1122, 676], 22, [1112, 772], 14)) +
  boyFlesh('M1098 766C1094 788 1078 800 1070 812C1080 822 1114 816 1128 800V766Z') +
  cloth(limb([1208, 566], 40, [1126, 664], 30) + limb([1126, 664], 30, [1120, 694], 27), '#f6e2b4') +
  line('M1150 690Q1120 704 1092 690M1180 560Q1150 590 1120 636', '#a8845c', 3) +
  cloth(limb([1220, 720], 44, [1196, 830], 34) + limb([1196, 830], 32, [1146, 772], 22), mix(kurta, '#6f94e0', 0.35)) +
  flesh(limb([1144, 770], 15, [1126, 752], 14)) +
  flesh(
    limb([1124, 744], 6, [1100, 740], 5.5) +
      limb([1124, 754], 6, [1099, 752], 5.5) +
      limb([1126, 764], 6, [1102, 764], 5),
  ) +
  line('M1132 786Q1150 792 1166 762', GOLD, 6);

/** Draws a father at the right edge with a little boy on his shoulders; both laugh and look to the left. */
export function fatherAndBoy(S, { kurta = '#3a5cb4', turban = '#f0952c', skin = '#a06a46', boySkin = '#cf9062' } = {}) {
  const pens = firePens(S, skin, { dim: 0.2 });
  const boyPens = firePens(S, boySkin, { dim: 0.12 });
  const look = { dark: '#5a2a34', lite: FIRE };
  const face = { skin: pens.skin, turban, beard: 'moustache', laughs: true, tail: false, look, cloth: pens.cloth };
  return (
    boy(S, boyPens, boySkin, '#f6bc38') +
    pens.cloth(limb([1080, 1050], 40, [1086, 1176], 22), '#e8d8c0') +
    pens.cloth(
      'M1112 1164C1092 1168 1070 1180 1048 1184C1040 1186 1030 1180 1026 1170' +
        'C1022 1190 1030 1206 1046 1207H1108C1116 1200 1116 1180 1112 1164Z',
      '#7a2a3c',
    ) +
    pens.cloth(KURTA, kurta) +
    line(KURTA_FOLDS, mix(kurta, NIGHT, 0.6), 3.4, 'opacity=".8"') +
    line('M1020 1062C1060 1084 1160 1084 1260 1070', GOLD, 7) +
    line('M1064 664C1034 684 1036 760 1044 830C1048 900 1030 980 1020 1062', FIRE, 5, 'opacity=".7"') +
    pens.flesh(limb([1112, 630], 28, [1116, 664], 36)) +
    placedHead(turbanedHead(S, face), [1108, 624], -4, 0.96, true) +
    legAndHand(pens, boyPens, kurta)
  );
}
