import { bezier } from '../../kit/curves.mjs';
import { jutti, put } from '../../kit/figures/eve/pens.mjs';
import { flower } from '../../kit/nature/flowers.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const NIGHT = '#1b1238';

/** Draws a garland of marigolds that was dropped along a curve, and its petals, some of which still fly. */
export function droppedGarland(S) {
  const tones = ['#f7a928', '#ffc94e', '#f08a1e'];
  const flowers = bezier([540, 1400], [620, 1326], [680, 1450], [806, 1342], 20).map(([x, y], i) =>
    flower(
      x,
      y + 5 * (i % 2),
      18 - (i % 3) * 1.5,
      ...(i % 4 === 3 ? ['#fff1d8', '#f3d79a'] : [tones[i % 3], '#d9620f']),
    ),
  );
  const petals = range(44).map((i) => {
    const [x, y] = [400 + 560 * S.r(), 1130 + 330 * S.r()];
    return ellipse(x, y, 9, 5, tones[i % 3], `transform="rotate(${f(180 * S.r())} ${f(x)} ${f(y)})"`);
  });
  const flying = [
    [520, 1076, 30],
    [596, 1120, -40],
    [452, 1096, 70],
    [556, 1010, 10],
    [806, 1090, -20],
    [858, 1130, 50],
  ].map(([x, y, turn], i) =>
    path('M-12 0Q-2 -11 14 -3Q4 9 -12 0Z', tones[i % 3], `transform="translate(${x} ${y}) rotate(${turn})"`),
  );
  const shade = bezier([536, 1414], [616, 1340], [676, 1464], [802, 1356], 20).map(([x, y]) =>
    ellipse(x, y, 18, 10, NIGHT, 'opacity=".5"'),
  );
  return petals.join('') + shade.join('') + flowers.join('') + flying.join('');
}

/** Draws two pairs of slippers as they were kicked off: one stands, one lies on its side, one is upside down. */
export function kickedShoes() {
  const shoe = (tone, x, y, turn, left) =>
    ellipse(x + (left ? -30 : 30), y + 14, 62, 11, NIGHT, 'opacity=".55"') +
    group(put(jutti(tone), 0, 0, 1.7, left), `transform="translate(${x} ${y}) rotate(${turn})"`);
  return (
    shoe('#e8457c', 474, 1352, -8, true) +
    shoe('#e8457c', 560, 1296, 158, false) +
    shoe('#2f9a90', 690, 1272, 14, false) +
    shoe('#2f9a90', 822, 1238, -64, true)
  );
}

/** Draws the low round table in the front, on it a brass tray with a teapot and two glasses. */
export function teaTable(S) {
  const top = 'M-40 1330a210 66 0 1 1 420 0a210 66 0 1 1 -420 0Z';
  const pot =
    'M92 1310C60 1290 62 1226 108 1204C140 1192 184 1192 212 1206C258 1228 256 1290 224 1310' +
    'C190 1326 126 1326 92 1310Z';
  const glass = (x, y) =>
    path(`M${x - 22} ${y - 62}L${x - 16} ${y}Q${x} ${y + 8} ${x + 16} ${y}L${x + 22} ${y - 62}Z`, '#c8742c') +
    line(`M${x + 14} ${y - 52}L${x + 11} ${y - 8}`, '#ffd890', 4) +
    ellipse(x, y - 62, 22, 6, '#ffe3b0');
  return (
    ellipse(180, 1490, 230, 44, NIGHT, 'opacity=".55"') +
    path('M-40 1330C-30 1420 10 1440 20 1520H320C330 1440 372 1420 380 1330Z', '#3a1836') +
    path(top, '#6a2f3c') +
    S.shade(top, '#ffb878', 0, 0.8, [0.3, 0.6, 1, 0]) +
    line('M-40 1334a210 66 0 0 0 420 0', '#c98a4a', 5) +
    ellipse(168, 1330, 168, 46, '#8a5222') +
    ellipse(168, 1324, 168, 45, '#e0a445') +
    ellipse(168, 1325, 148, 37, '#b0742c') +
    S.pooled(230, 1316, 90, 22, '#ffe6a8', 0.9) +
    line('M80 1222C30 1216 20 1290 76 1292', '#c98a32', 13) +
    path('M226 1290C262 1284 262 1240 290 1212L306 1220C292 1256 290 1310 232 1306Z', '#d0913c') +
    path(pot, '#e0a445') +
    S.shade(pot, NIGHT, 0.85, 0, [0, 0.7, 0.75, 0.3]) +
    S.shade(pot, '#fff0bd', 0, 0.95, [0.5, 0.3, 1, 0.1]) +
    line('M72 1256Q160 1280 246 1256M78 1270Q160 1294 242 1270', '#8a5222', 3) +
    path('M112 1204Q160 1172 208 1204Q160 1216 112 1204Z', '#f0c060') +
    circle(160, 1176, 12, '#ffe0a0') +
    glass(40, 1350) +
    glass(300, 1352)
  );
}

/** Draws the brass on the corners of the suitcase's lid. */
const brassCorners = () =>
  path('M858 1228Q858 1214 872 1210L906 1203Q898 1232 863 1252Z', '#e0a04c') +
  path('M1180 1150Q1200 1148 1202 1166L1205 1196Q1168 1190 1150 1156Z', '#e0a04c');

/** Draws the half-open suitcase, a sari of blue silk hanging out of it. */
export function openSuitcase(S) {
  const lid = 'M872 1210L1180 1150Q1200 1148 1202 1166L1214 1330L884 1366L858 1228Q858 1214 872 1210Z';
  const lining = 'M890 1228L1184 1170L1196 1322L902 1356Z';
  const front = 'M850 1372L1230 1326V1424Q1228 1436 1214 1438L880 1480Q862 1480 858 1464Z';
  const sari =
    'M896 1366C930 1330 986 1326 1040 1330C1090 1322 1130 1318 1158 1334C1140 1352 1080 1352 1048 1360' +
    'C1052 1390 1030 1430 1010 1456' +
    'C1000 1474 960 1480 930 1500H820C800 1488 812 1470 846 1468C876 1440 878 1396 896 1366Z';
  return (
    ellipse(1000, 1490, 260, 40, NIGHT, 'opacity=".55"') +
    path(lid, '#7a3a2c') +
    S.shade(lid, '#ffb878', 0.8, 0, [0, 0.3, 0.5, 0.4]) +
    brassCorners() +
    path(lining, '#d9a08a') +
    line('M896 1270L1188 1214M930 1222L946 1348M1150 1180L1162 1324', '#a8604c', 5) +
    path(front, '#a85334') +
    S.shade(front, NIGHT, 0, 0.8, [0.1, 0, 0.9, 1]) +
    line('M852 1372L1226 1328', '#e0a04c', 7) +
    path('M1128 1338L1132 1448L1160 1445L1156 1334Z', '#5a2420') +
    path('M1124 1380l40 -5v26l-40 5Z', '#e0a04c') +
    path('M850 1372L892 1367L880 1480Q862 1480 858 1464Z', '#e0a04c') +
    line('M1040 1392C1044 1432 1096 1424 1098 1386', '#4a1a20', 12) +
    path('M930 1362C960 1326 1010 1336 1060 1320C1110 1296 1160 1300 1200 1326L1206 1334L930 1368Z', '#e8b0a0') +
    path('M1040 1340C1080 1306 1150 1304 1196 1332L1040 1352Z', '#2f8a86') +
    path(sari, '#3f7fc0') +
    S.inside(sari, line('M812 1476C850 1462 880 1470 910 1456C950 1440 1000 1450 1030 1420', '#f3bd4e', 16)) +
    S.shade(sari, NIGHT, 0, 0.8, [0.5, 0.2, 1, 0.9]) +
    S.shade(sari, '#ffe0b0', 0.7, 0, [0.2, 0, 0.5, 0.6]) +
    line(
      'M920 1360C904 1410 896 1450 860 1480M956 1346C944 1410 930 1450 890 1490M1000 1340' +
        'C990 1400 970 1440 930 1484M1030 1350C1030 1390 1010 1420 984 1456',
      '#23508f',
      3,
    )
  );
}
