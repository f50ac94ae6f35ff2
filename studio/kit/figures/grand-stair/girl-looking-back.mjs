import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { jutti } from '../eve/pens.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { DOOR, GLOOM, GOLD, HAIR, stairPens } from './pens.mjs';

const SKIRT =
  'M-18 -350C-32 -330 -46 -300 -58 -268C-70 -240 -88 -180 -110 -112C-126 -66 -140 -30 -148 2C-130 16 -110 8 -92 18' +
  'C-74 26 -58 16 -46 2C-42 -26 -38 -54 -28 -74C-14 -58 0 -32 16 -18C40 -6 62 -16 84 -26C108 -34 130 -46 150 -62' +
  'C138 -130 106 -216 74 -292C62 -318 56 -336 52 -352Q16 -338 -18 -350Z';
const HEM_BACK = 'M-148 2C-130 16 -110 8 -92 18C-74 26 -58 16 -46 2';
const HEM_FRONT = 'M-28 -74C-14 -58 0 -32 16 -18C40 -6 62 -16 84 -26C108 -34 130 -46 150 -62';
const LINING = 'M-46 2C-44 -40 -38 -60 -28 -76C-10 -60 6 -30 18 -16C6 -2 -20 8 -46 2Z';
const BACK = 'M-26 -470C-34 -440 -28 -410 -20 -350Q16 -338 54 -352C54 -400 60 -440 52 -472Q14 -494 -26 -470Z';
const CHOLI =
  'M-24 -474C-34 -450 -32 -424 -27 -398Q14 -386 54 -400C58 -424 60 -450 52 -474C46 -484 38 -488 32 -488Q14 -430 -8 -486C-14 -486 -20 -482 -24 -474Z';
/** The scarf: from the right shoulder across the back and down behind the skirt. */
const SCARF =
  'M50 -482C40 -488 28 -484 22 -474C6 -436 -20 -390 -42 -340C-74 -256 -116 -124 -140 -30C-146 -8 -146 14 -140 34' +
  'L-84 40C-82 -30 -66 -130 -36 -220C-8 -306 34 -396 54 -470Z';

const plait = () =>
  range(17)
    .map((i) => {
      const t = i / 16;
      const [x, y] = [26 + 44 * t - 12 * t * t, -524 + 150 * t + 26 * t * t];
      return circle(x, y, 13 - 6 * t, HAIR) + (i % 3 === 1 ? circle(x - 2, y, 5.4 - t, '#fff3da') : '');
    })
    .join('') + circle(58, -340, 7, '#f0bd54');

/** Draws her laughing head, turned back over the shoulder, with an earring and a jewel in the parting. */
const head = (S, skin) =>
  placedHead(
    morningHead(S, { skin, laughs: true, closed: true, lit: -1 }) +
      line('M-38 -50C-46 -88 -18 -106 14 -101', mix(HAIR, DOOR, 0.75), 4) +
      line('M10 -103C20 -98 30 -92 36 -84', GOLD, 3.4) +
      circle(37, -80, 4.4, '#fff0c0') +
      circle(-8, -26, 6, GOLD) +
      path('M-16 -20Q-8 -28 0 -20L-2 -6H-14Z', GOLD) +
      circle(-8, -2, 3.4, '#fff6de'),
    [0, -514],
    -8,
    0.72,
    true,
  );

/** Draws the skirt with its gold flowers and borders, and what is seen where it is lifted: lining, ankle and slipper. */
function lehenga({ S, cloth, fold, sheen, flesh }, rose, border) {
  const flowers = range(40).map((i) => {
    const v = Math.floor(i / 8);
    const u = (i % 8) - 3.5 + (v % 2) * 0.5;
    return (
      circle(12 + u * (14 + v * 9), -292 + v * 54, 3.6, GOLD) +
      circle(12 + u * (14 + v * 9), -284 + v * 54, 1.8, '#ffe7ae')
    );
  });
  return (
    path(LINING, mix(rose, GLOOM, 0.72)) +
    flesh(limb([-14, -64], 12, [-22, -20], 9)) +
    line('M-32 -26Q-22 -20 -12 -24', GOLD, 4) +
    group(jutti('#e8b04a'), 'transform="translate(-32 -8) scale(.95)"') +
    cloth(SKIRT, rose) +
    S.inside(SKIRT, flowers.join('')) +
    fold(
      'M-46 -262C-44 -200 -38 -140 -30 -80M-42 -262C-20 -190 0 -100 18 -24M-50 -256C-66 -180 -70 -80 -60 8M-52 -256C-86 -170 -104 -80 -112 4' +
        'M0 -340C10 -230 34 -110 58 -20M22 -344C36 -240 66 -130 98 -36M40 -346C60 -250 92 -150 126 -50',
      rose,
      3,
    ) +
    sheen('M34 -344C52 -250 80 -140 112 -44M12 -340C24 -240 50 -120 78 -30', rose, 3) +
    S.inside(
      SKIRT,
      [HEM_BACK, HEM_FRONT]
        .map(
          (d) =>
            line(d, '#8c1f4a', 22, 'transform="translate(0 -13)"') +
            line(d, border, 12, 'transform="translate(0 -7)"') +
            line(d, border, 4, 'transform="translate(0 -26)"') +
            line(d, '#fff0c0', 3, 'stroke-dasharray="0.1 8" transform="translate(0 -15)"'),
        )
        .join(''),
    )
  );
}

/**
 * Draws a young woman who climbs and looks back to the left with a laugh; one hand lifts the hem of her lehenga at
 * -50, -262. Her lower foot is on 0, 0; she is 590 tall. Her scarf goes down behind her to -112, 36.
 */
export function girlLookingBack(S, { rose = '#d63d6e', scarf = '#f4b95e', skin = '#bd8058' } = {}) {
  const pens = stairPens(S, skin, 1, 4);
  const { cloth, flesh, fold } = pens;
  const [out, lifts] = [
    [
      [46, -466],
      [98, -404],
      [160, -430],
    ],
    [
      [-22, -464],
      [-74, -386],
      [-56, -292],
    ],
  ];
  const choli = mix(rose, '#5a0f3a', 0.5);
  return (
    ellipse(-8, 0, 56, 5, GLOOM, 'opacity=".6"') +
    bareArm(pens, out, { tone: choli }) +
    openHand(pens, out[2], -34, { spread: 0.5 }) +
    bangles(out.slice(1), [0.56, 0.68, 0.8], [GOLD, '#fff0c0', GOLD]) +
    lehenga(pens, rose, GOLD) +
    flesh(BACK, skin, 4) +
    cloth(CHOLI, choli) +
    line('M-27 -400Q14 -388 54 -402', GOLD, 5) +
    line('M-8 -484Q14 -478 32 -486', GOLD, 3) +
    line('M-19 -352Q16 -340 53 -354', GOLD, 8) +
    flesh(limb([14, -476], 14, [8, -512], 13)) +
    cloth(SCARF, scarf, 3) +
    fold(
      'M44 -480C20 -430 -12 -370 -34 -310C-70 -220 -100 -110 -120 -10M52 -470C30 -410 -10 -330 -32 -262C-62 -180 -84 -90 -98 0',
      scarf,
    ) +
    line('M54 -470C34 -396 -8 -306 -36 -220C-66 -130 -82 -30 -84 40', '#fff0c0', 4) +
    head(S, skin) +
    plait() +
    bareArm(pens, lifts, { tone: choli }) +
    bangles(lifts.slice(1), [0.6, 0.72, 0.84], [GOLD, '#fff0c0', GOLD]) +
    fist(pens, [-52, -276], 80, 1)
  );
}
