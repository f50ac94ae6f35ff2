import { mix } from '../../kit/colour.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { roofPens } from '../../kit/figures/rooftop/pens.mjs';
import { range } from '../../kit/numbers.mjs';
import { group, line, P, path } from '../../kit/shapes.mjs';
import { fillingGlass, onBar, orangeHalf, saucer, tallGlass, tumbler } from './bar-glasses.mjs';

/** Where the far edge of the bar is at x. */
const farEdge = (x) => 1212 + x * 0.075;

/** Draws the polished top of the bar, with the lights that lie in it, and its copper edge in front. */
function barTop(S) {
  const [l, r] = [-20, S.W + 20];
  const top = P([
    [l, farEdge(l)],
    [r, farEdge(r)],
    [r, S.H + 20],
    [l, S.H + 20],
  ]);
  const front = P([
    [l, 1440],
    [r, 1532],
    [r, S.H + 60],
    [l, S.H + 60],
  ]);
  const tones = [
    [0, '#4a3470'],
    [0.25, '#2c2052'],
    [1, '#170f34'],
  ];
  return (
    path(top, S.lin(tones)) +
    S.inside(top, S.pooled(760, 1300, 360, 70, '#3fd6cc', 0.4) + S.pooled(300, 1290, 260, 60, '#ffb06a', 0.35)) +
    line(`M${l} ${farEdge(l)}L${r} ${farEdge(r)}`, '#ffc48a', 5, 'opacity=".85"') +
    path(front, '#8a4428') +
    S.shade(front, '#2a1030', 0, 0.9, [0.3, 0.2, 0.2, 1]) +
    line(`M${l} 1442L${r} 1534`, '#ffc890', 6)
  );
}

/** Draws a hand that comes from the right and pours from a bottle. */
function pouring(S, glass) {
  const { cloth } = roofPens(S);
  const skin = '#b0704a';
  const bottle =
    'M1010 1172L1004 1186L1056 1206C1074 1230 1110 1250 1240 1290L1280 1180C1160 1140 1120 1140 1068 1172Z';
  const fingers = range(4).map((i) =>
    cloth(limb([1166 + i * 24, 1204 + i * 9], 13, [1150 + i * 24, 1250 + i * 8], 11), skin),
  );
  return (
    line(`M1008 1182C996 1190 ${glass[0] + 6} 1220 ${glass[0] + 4} ${glass[1] - 138}`, '#ffc94a', 8) +
    line(`M1006 1184C994 1194 ${glass[0] + 4} 1224 ${glass[0] + 2} ${glass[1] - 140}`, '#fff0c0', 2.4) +
    cloth(bottle, '#27397f') +
    path('M1124 1160L1098 1232L1150 1252L1180 1164Z', '#f3e2bd') +
    line('M1010 1172L1004 1186', '#f3bf5f', 12) +
    line('M1074 1180C1110 1160 1150 1160 1230 1184', '#cfe0ff', 5, 'opacity=".9"') +
    cloth(limb([1370, 1216], 46, [1216, 1192], 36), skin) +
    cloth(limb([1196, 1176], 15, [1144, 1166], 12), skin) +
    fingers.join('') +
    cloth('M1284 1136L1400 1120V1320L1268 1268Z', mix('#f3e6d2', '#14103a', 0.15))
  );
}

/** Draws the bar in the foreground with four drinks, one of which is being filled. */
export function bar(S) {
  const filling = [906, 1446];
  return (
    barTop(S) +
    group(pouring(S, [962, 1446]), 'transform="translate(-56 -14)"') +
    onBar(saucer(), 664, 1426, 1) +
    onBar(fillingGlass(), ...filling, 1.02) +
    onBar(orangeHalf(), 548, 1452, 1) +
    onBar(tallGlass(), 150, 1408, 1.04) +
    onBar(tumbler(), 420, 1420, 1.06)
  );
}
