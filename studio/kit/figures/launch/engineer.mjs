import { mix } from '../../colour.mjs';
import { box, ellipse, group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bareArm } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { INK, NIGHT, stagePens } from './pens.mjs';

const SHIRT =
  'M-30 -480C-58 -470 -66 -440 -60 -400C-56 -350 -52 -310 -54 -268C-30 -256 34 -256 54 -270C54 -320 62 -360 66 -404' +
  'C70 -440 60 -470 34 -482Z';

/** The near sleeve, from the shoulder over the armpit to its rolled cuff. */
const SLEEVE =
  'M-80 -410C-84 -448 -64 -472 -34 -474C-8 -476 16 -484 36 -494' +
  'L54 -460C36 -444 8 -430 -18 -424C-36 -416 -52 -400 -60 -384Z';

/** Draws one leg in a trouser with its shoe, and the creases behind its knee. */
function leg({ cloth }, hip, knee, [x, y], tone) {
  const shoe =
    `M${x - 22} ${y - 6}C${x - 26} ${y + 4} ${x - 24} ${y + 14} ${x - 22} ${y + 16}H${x + 52}` +
    `C${x + 54} ${y + 2} ${x + 34} ${y} ${x + 18} ${y - 8}Z`;
  const [kx, ky] = knee;
  const trouser =
    `M${hip[0] - 36} ${hip[1] - 8}C${hip[0] - 40} ${hip[1] + 50} ${kx - 30} ${ky - 30} ${kx - 25} ${ky + 6}` +
    `C${kx - 24} ${ky + 50} ${x - 24} ${y - 40} ${x - 24} ${y - 2}Q${x} ${y + 8} ${x + 20} ${y + 2}` +
    `C${x + 20} ${y - 40} ${kx + 28} ${ky + 44} ${kx + 28} ${ky}` +
    `C${kx + 28} ${ky - 40} ${hip[0] + 44} ${hip[1] + 50} ${hip[0] + 38} ${hip[1] - 8}Z`;
  const creases =
    `M${kx - 23} ${ky + 8}Q${kx - 8} ${ky + 10} ${kx + 6} ${ky}` +
    `M${kx - 20} ${ky - 10}Q${kx - 8} ${ky - 6} ${kx} ${ky - 12}`;
  return path(shoe, INK) + cloth(trouser, tone) + line(creases, mix(tone, NIGHT, 0.5), 2.6);
}

/** Draws him from the hips up, without his arms. */
const bust = (S, pens, { shirt, skin }, folds) =>
  group(
    pens.flesh(limb([0, -470], 18, [8, -500], 17)) +
      pens.cloth(SHIRT, shirt) +
      line('M-40 -440C-30 -400 -34 -340 -40 -280M40 -440C30 -380 36 -330 32 -272M-6 -470V-262', folds, 3) +
      line('M-54 -272C-30 -260 34 -260 54 -274', '#7a3c2a', 11) +
      line('M-22 -478C-8 -430 20 -400 46 -376M24 -478C30 -440 40 -410 48 -376', '#f08a2c', 6) +
      path(box(34, -378, 70, -328), '#fff6e4') +
      path(box(40, -370, 64, -350), '#1e8f8a') +
      placedHead(youngMansHead(S, { skin, laughs: true }), [6, -506], -8, 0.76),
    'transform="rotate(-5 0 -262)"',
  );

/**
 * Draws a young man in rolled shirt sleeves who leans back and pulls with both hands at a cloth that is up to the right
 * of him, its hem at 98, -565 and 149, -609: his feet are on either side of 0, 0. He is to be turned round. `body` goes
 * behind the cloth that he holds, `hands` before it.
 */
export function engineer(S, { shirt, trousers, skin }) {
  const pens = stagePens(S, skin, -1);
  const far = [
    [20, -450],
    [106, -506],
    [144, -596],
  ];
  const folds = mix(shirt, NIGHT, 0.4);
  const body =
    ellipse(-10, 2, 150, 14, '#4a1a4a', 'opacity=".6"') +
    bareArm(pens, far, { tone: mix(shirt, NIGHT, 0.25), cut: 0.9, trim: folds, r: 19 }) +
    leg(pens, [-18, -262], [-56, -146], [-98, -14], mix(trousers, NIGHT, 0.3)) +
    leg(pens, [16, -262], [60, -142], [36, -8], trousers) +
    bust(S, pens, { shirt, skin }, folds);
  const hands =
    fist(pens, [149, -609], -66) +
    pens.flesh(limb([46, -478], 16, [92, -554], 11)) +
    pens.cloth(SLEEVE, shirt, 0.45) +
    line('M-60 -384C-52 -400 -36 -416 -18 -424C0 -428 16 -434 30 -442M6 -478Q16 -466 12 -450', folds, 3) +
    line('M36 -495L55 -460', folds, 5) +
    fist(pens, [98, -565], -58);
  return { body, hands };
}
