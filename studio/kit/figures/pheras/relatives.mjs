import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, group, line } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { firePens, GOLD, NIGHT } from './pens.mjs';

const BODY = 'M-60 1310C-40 1000 -60 760 -10 660C20 630 90 632 122 668C160 760 176 1000 190 1290Q70 1330 -60 1310Z';
const SHAWL =
  'M82 462C50 420 0 440 -14 500C-24 560 -40 620 -70 680L-70 1270Q0 1290 60 1268' +
  'C90 1080 120 900 110 760C104 700 92 660 74 634' +
  'C44 600 30 520 82 462Z';
const SHAWL_EDGE = 'M82 462C30 520 44 600 74 634C92 660 104 700 110 760C120 900 90 1080 60 1268';
const SHAWL_FOLDS =
  'M40 470C20 560 60 640 60 740C62 900 40 1080 20 1230M10 480C0 570 26 660 24 760C22 900 0 1040 -20 1200';

/** Draws an old woman at the left edge, her sari over her grey hair, who laughs and throws petals. */
export function oldAunt(S, { sari = '#128084', blouse = '#8a2a6a', skin = '#b07650' } = {}) {
  const pens = firePens(S, skin, { from: 'right' });
  const arm = [
    [88, 690],
    [168, 764],
    [228, 668],
  ];
  const fold = mix(sari, NIGHT, 0.55);
  return (
    pens.cloth(BODY, sari) +
    line('M190 1284Q70 1322 -60 1302', GOLD, 12) +
    pens.flesh(limb([66, 620], 24, [60, 660], 34)) +
    placedHead(
      morningHead(S, { skin, hair: '#d8d0cc', laughs: true, closed: true }) +
        line(
          'M0 -46C5 -42 7 -38 7 -34M10 -40C8 -36 7 -32 8 -28M30 -80L38 -78M28 -74L39 -72',
          mix(skin, NIGHT, 0.45),
          2,
        ) +
        circle(47, -30, 3.4, GOLD) +
        circle(-8, -26, 6, GOLD),
      [66, 580],
      -8,
      1.14,
    ) +
    pens.cloth(SHAWL, sari) +
    line(SHAWL_FOLDS, fold, 3, 'opacity=".7"') +
    line(SHAWL_EDGE, '#c8324a', 16) +
    line(SHAWL_EDGE, GOLD, 5, 'transform="translate(8 0)"') +
    bareArm(pens, arm, { tone: blouse, cut: 0.7, r: 25 }) +
    openHand(pens, [232, 660], -62, { k: 1.5, spread: 0.5 }) +
    bangles(arm.slice(1), [0.62, 0.7, 0.78, 0.86], [GOLD, '#c8324a'], 16)
  );
}

/** Draws an open hand, its fingers apart, at the wrist 0, 0 of an arm that comes from the lower right. */
const tossingHand = ({ flesh, skin }) =>
  group(
    [
      [68, 24, 24, 52],
      [76, 9, 8, 66],
      [78, -9, -5, 70],
      [72, -25, -18, 62],
    ]
      .map(([x, y, turn, long]) => {
        const a = (turn * Math.PI) / 180;
        return flesh(limb([x - 8, y], 10.5, [x + Math.cos(a) * long, y + Math.sin(a) * long], 8));
      })
      .join('') +
      flesh(limb([20, -22], 15, [66, -70], 9.5)) +
      flesh('M-26 -34C4 -34 44 -42 76 -36C88 -20 88 20 74 34C46 42 4 36 -26 34Z') +
      line('M34 -30Q44 0 30 26M72 -18l8 2M74 0h9M70 16l8 3', mix(skin, NIGHT, 0.45), 2.4, 'opacity=".7"'),
    'transform="rotate(-156)"',
  );

/** The veil of the guest at the lower right, seen from behind, and its edge: over the head and down the back. */
const NEAR_VEIL =
  'M1260 1180C1192 1172 1140 1208 1134 1268C1132 1306 1150 1330 1144 1354C1128 1376 1112 1392 1108 1424' +
  'C1106 1460 1112 1490 1112 1540H1260Z';
const NEAR_VEIL_EDGE = NEAR_VEIL.slice(0, NEAR_VEIL.indexOf('H'));
const NEAR_VEIL_FOLDS =
  'M1180 1200C1156 1240 1160 1290 1172 1330C1170 1380 1146 1410 1142 1510' +
  'M1222 1220C1196 1270 1200 1310 1208 1344C1206 1390 1186 1420 1180 1510';

/** Draws a seated guest at the lower right, near the eye, who throws petals; the fire is on her edges. */
export function throwingGuest(S, { veil = '#8c3a94', skin = '#b8704c' } = {}) {
  const pens = firePens(S, skin, { dim: 0.06 });
  const [shoulder, elbow, wrist] = [
    [1114, 1404],
    [1046, 1462],
    [1000, 1376],
  ];
  const tones = [GOLD, '#2aa08a', GOLD, '#f2e2c0', GOLD];
  return (
    bareArm(pens, [shoulder, elbow, wrist], { tone: '#5a2a86', cut: 0.78, r: 36 }) +
    group(tossingHand(pens), 'transform="translate(1000 1376) rotate(40) scale(0.72)"') +
    bangles(
      [elbow, wrist],
      range(5).map((i) => 0.56 + i * 0.075),
      tones,
      27,
    ) +
    pens.cloth(NEAR_VEIL, veil) +
    line(NEAR_VEIL_FOLDS, mix(veil, NIGHT, 0.6), 4, 'opacity=".7"') +
    line(NEAR_VEIL_EDGE, GOLD, 9)
  );
}
