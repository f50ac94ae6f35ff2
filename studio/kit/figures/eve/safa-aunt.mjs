import { mix } from '../../colour.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { evePens, GOLD, jutti, NIGHT, put } from './pens.mjs';

const SARI =
  'M-40 -316C-60 -260 -76 -190 -82 -120C-86 -70 -92 -30 -96 -6C-62 8 -26 0 6 8C36 12 70 8 94 -4' +
  'C88 -70 76 -150 64 -214C58 -252 50 -286 44 -314Q2 -300 -40 -316Z';
const HEM = 'M-96 -6C-62 8 -26 0 6 8C36 12 70 8 94 -4';
const TORSO =
  'M-38 -310C-42 -350 -34 -400 -10 -436C8 -452 48 -452 60 -432C72 -406 64 -366 54 -340C48 -326 44 -318 44 -308' +
  'Q2 -296 -38 -310Z';
const BLOUSE = 'M-38 -346C-38 -380 -28 -412 -10 -436C8 -452 48 -452 60 -432C72 -406 64 -372 56 -350Q10 -334 -38 -346Z';
/** The end of the sari: from the hip across the breast over the shoulder, and down the back. */
const ACROSS = 'M48 -310C46 -350 34 -402 10 -446C-14 -440 -34 -400 -42 -350C-44 -330 -44 -318 -42 -306Q2 -294 48 -310Z';
const DOWN_BACK =
  'M10 -448C-24 -444 -52 -390 -66 -320C-88 -240 -108 -170 -122 -92C-104 -80 -86 -90 -66 -82' +
  'C-56 -170 -44 -260 -28 -316C-18 -360 -2 -410 10 -448Z';
const FOLDS =
  'M30 -304C40 -200 52 -100 62 -6M16 -304C24 -200 30 -100 36 0M2 -304C4 -200 6 -100 10 2' +
  'M-30 -304C-46 -210 -58 -110 -64 -8M-14 -302C-20 -210 -26 -100 -28 -2';

/** Draws her head: a knot of hair with jasmine, an earring and a string in the parting. */
const head = (S, skin) =>
  placedHead(
    circle(-50, -30, 26, '#1c0c14') +
      circle(
        -50,
        -30,
        25,
        'none',
        'stroke="#fff1d8" stroke-width="9" stroke-dasharray="0.1 10" stroke-linecap="round"',
      ) +
      morningHead(S, { skin, laughs: true, lit: 1 }) +
      circle(-7, -28, 6, GOLD) +
      circle(-7, -15, 4.6, '#e2557a') +
      line('M24 -96C30 -92 34 -86 36 -80', GOLD, 4),
    [38, -470],
    -5,
    0.72,
  );

/**
 * Draws an aunt in a sari who stands, looks to the right and winds a turban on a head before her: her hands are about
 * 140, -452 and 146, -520. She is 545 tall, her feet are on y = 0. Returns her, and the hand that is before the head.
 */
export function safaAunt(S, { sari, blouse, skin = '#b4774c' }) {
  const pens = evePens(S, skin);
  const [far, near] = [
    [
      [46, -424],
      [96, -382],
      [124, -436],
    ],
    [
      [26, -422],
      [84, -446],
      [138, -508],
    ],
  ];
  const fold = mix(sari, NIGHT, 0.5);
  const body =
    bareArm(pens, far, { tone: mix(blouse, NIGHT, 0.25) }) +
    openHand(pens, far[2], -58, { spread: 0.2 }) +
    pens.cloth(DOWN_BACK, mix(sari, NIGHT, 0.16)) +
    line('M-121 -96C-104 -84 -86 -94 -67 -86', GOLD, 9) +
    put(jutti('#c2285a'), 40, -2) +
    pens.cloth(SARI, sari) +
    line(FOLDS, fold, 2.6, 'opacity=".75"') +
    line(HEM, '#c2285a', 15, 'transform="translate(0 -8)"') +
    line(HEM, GOLD, 4, 'transform="translate(0 -18)"') +
    line(HEM, GOLD, 4) +
    pens.flesh(TORSO) +
    pens.cloth(BLOUSE, blouse) +
    path(ACROSS, sari) +
    line(
      'M-26 -308C-14 -360 2 -410 10 -440M-6 -304C2 -350 12 -390 16 -426M18 -304C22 -340 24 -370 22 -400',
      fold,
      2.2,
    ) +
    line('M48 -310C46 -350 34 -402 10 -446', GOLD, 6) +
    pens.flesh(limb([26, -440], 15, [34, -466], 14)) +
    head(S, skin);
  const hand =
    bareArm(pens, near, { tone: blouse }) +
    openHand(pens, near[2], 12, { spread: 0.25, flip: true }) +
    group(bangles(near.slice(1), [0.58, 0.7, 0.82], ['#c2285a', GOLD, '#c2285a']));
  return { body, hand };
}
