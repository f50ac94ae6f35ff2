import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { coatArm, trouserLeg } from '../doorman.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { CANDLE, candlePens, DUSK, GOLD } from './pens.mjs';

const COAT =
  'M-12 -474C-44 -467 -58 -440 -56 -400C-55 -360 -47 -332 -49 -302C-52 -270 -58 -240 -60 -216' +
  'C-30 -204 34 -204 64 -218C62 -246 56 -276 54 -302' +
  'C57 -336 63 -362 63 -396C62 -440 48 -466 28 -476C14 -482 0 -480 -12 -474Z';
const SASH = 'M-54 -428C-30 -380 20 -330 58 -310L54 -276C10 -296 -40 -350 -58 -396Z';
const WAIST = 'M-50 -312C-20 -302 26 -302 56 -312V-278C24 -268 -20 -268 -52 -278Z';
const SASH_END = 'M-46 -296C-62 -270 -72 -230 -84 -190C-70 -180 -54 -184 -42 -190C-38 -226 -34 -262 -30 -286Z';

/** Shoulder, elbow and wrist of both arms; hip, knee and ankle of both legs. */
const LIMBS = {
  farArm: [
    [34, -440],
    [100, -396],
    [112, -470],
  ],
  nearArm: [
    [-24, -440],
    [-64, -364],
    [-40, -292],
  ],
  backLeg: [
    [-12, -250],
    [-34, -146],
    [-84, -34],
  ],
  frontLeg: [
    [12, -250],
    [56, -150],
    [66, -20],
  ],
};

/** Draws a round tray with brass tumblers, its middle at x, y. */
const tray = (x, y) =>
  range(5)
    .map((i) => {
      const [u, v] = [x - 62 + i * 31, y - 8 - (i % 2) * 7];
      return (
        path(`M${u - 11} ${v - 42}H${u + 11}L${u + 8} ${v}H${u - 8}Z`, i % 2 ? '#e8a93c' : '#f7d488') +
        ellipse(u, v - 42, 11, 3.4, '#fff0bd')
      );
    })
    .join('') +
  ellipse(x, y + 3, 104, 17, '#6a3a12') +
  path(
    `M${x - 104} ${y - 4}A104 17 0 0 0 ${x + 104} ${y - 4}L${x + 96} ${y + 6}A96 15 0 0 1 ${x - 96} ${y + 6}Z`,
    '#e0a43a',
  ) +
  line(`M${x - 104} ${y - 4}A104 17 0 0 0 ${x + 104} ${y - 4}`, '#fff0bd', 3);

/** Draws a waiter in an ivory coat and a saffron sash who walks to the right with a tray, 600 tall, feet on y = 0. */
export function waiter(S, { x, y, k }) {
  const skin = '#8f5a3a';
  const pens = candlePens(S, skin);
  const { cloth } = pens;
  const coat = '#f0e2c2';
  const look = { dark: mix(skin, DUSK, 0.55), lite: CANDLE };
  return group(
    ellipse(-6, 4, 130, 18, '#0a100d', 'opacity=".55"') +
      trouserLeg(pens, LIMBS.backLeg, '#3a2220', '#120c0c', { turn: 34, hem: 15 }) +
      trouserLeg(pens, LIMBS.frontLeg, '#553029', '#120c0c', { turn: -6, hem: 16 }) +
      coatArm(pens, LIMBS.farArm, mix(coat, DUSK, 0.2), skin, { turn: -60, spread: 7, width: 21, cuff: GOLD }) +
      tray(132, -498) +
      cloth(COAT, coat) +
      line(
        'M30 -470C32 -420 32 -380 31 -330M-44 -392Q-26 -374 -12 -376M-46 -350Q-30 -338 -14 -342',
        mix(coat, DUSK, 0.4),
        2.6,
      ) +
      cloth(SASH_END, '#d97818') +
      cloth(SASH, '#f09a22') +
      line('M-50 -412C-24 -366 18 -320 54 -296', '#b9571a', 2.4) +
      cloth(WAIST, '#f09a22') +
      line('M-48 -296C-20 -288 26 -288 54 -296M-72 -232L-40 -236', '#b9571a', 2.4) +
      circle(32, -440, 3.6, GOLD) +
      circle(32, -408, 3.6, GOLD) +
      group(
        turbanedHead(S, { skin, turban: '#a5243a', fan: '#f09a22', look, cloth }),
        'transform="translate(8 -486) rotate(2) scale(.76)"',
      ) +
      coatArm(pens, LIMBS.nearArm, coat, skin, { turn: 62, spread: 2, width: 23, cuff: GOLD }),
    `transform="translate(${f(x)} ${f(y)}) scale(${k})"`,
  );
}
