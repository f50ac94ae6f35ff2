import { mix } from '../../colour.mjs';
import { box, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bareArm } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { INK, NIGHT, stagePens } from './pens.mjs';

const SHIRT =
  'M-30 -480C-58 -470 -66 -440 -60 -400C-56 -350 -52 -310 -54 -268C-30 -256 34 -256 54 -270C54 -320 62 -360 66 -404' +
  'C70 -440 60 -470 34 -482Z';

/** Draws one leg in a trouser with its shoe. */
const leg = ({ cloth }, hip, knee, ankle, tone) =>
  path(
    `M${ankle[0] - 18} ${ankle[1] - 6}V${ankle[1] + 14}H${ankle[0] + 46}Q${ankle[0] + 44} ${ankle[1] - 2} ` +
      `${ankle[0] + 14} ${ankle[1] - 10}Z`,
    INK,
  ) + cloth(limb(hip, 34, knee, 25) + limb(knee, 25, ankle, 19), tone);

/**
 * Draws a young man in rolled shirt sleeves who throws a cloth up with both hands, on tiptoe, and looks after it to the
 * right: 640 tall to his hands, his feet on either side of 0, 0. He is to be turned round.
 */
export function engineer(S, { shirt, trousers, skin }) {
  const pens = stagePens(S, skin, -1);
  const far = [
    [36, -452],
    [92, -512],
    [110, -606],
  ];
  const near = [
    [-38, -448],
    [-84, -530],
    [-6, -612],
  ];
  const folds = mix(shirt, NIGHT, 0.4);
  return (
    bareArm(pens, far, { tone: mix(shirt, NIGHT, 0.25), cut: 0.9, trim: folds, r: 19 }) +
    fist(pens, [112, -614], -80) +
    leg(pens, [-14, -262], [-44, -140], [-86, -20], mix(trousers, NIGHT, 0.3)) +
    leg(pens, [18, -262], [34, -136], [40, -10], trousers) +
    pens.flesh(limb([0, -470], 18, [8, -500], 17)) +
    pens.cloth(SHIRT, shirt) +
    line('M-40 -440C-30 -400 -34 -340 -40 -280M40 -440C30 -380 36 -330 32 -272M-6 -470V-262', folds, 3) +
    line('M-54 -272C-30 -260 34 -260 54 -274', '#7a3c2a', 11) +
    line('M-22 -478C-8 -430 20 -400 46 -376M24 -478C30 -440 40 -410 48 -376', '#f08a2c', 6) +
    path(box(34, -378, 70, -328), '#fff6e4') +
    path(box(40, -370, 64, -350), '#1e8f8a') +
    placedHead(youngMansHead(S, { skin, laughs: true }), [10, -506], -20, 0.76) +
    bareArm(pens, near, { tone: shirt, cut: 0.9, trim: folds, r: 20 }) +
    fist(pens, [0, -622], -50)
  );
}
