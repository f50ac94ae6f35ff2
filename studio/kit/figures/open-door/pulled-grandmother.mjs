import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, line, path } from '../../shapes.mjs';
import { frontFace } from '../dining/faces.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bangles, bareArm } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { doorLightPens, GLOW, GOLD, SHADE } from './pens.mjs';

const GREY = '#d9d3c6';
/** The sari from the waist to the floor; its front is lifted off the feet. */
const SKIRT =
  'M-56 -246C-70 -180 -86 -100 -114 -16C-84 4 -54 -8 -28 0C-2 4 24 -4 48 -18C60 -26 68 -38 66 -54C62 -112 58 -180 42 -246' +
  'C12 -234 -24 -236 -56 -246Z';
const HEM = 'M-114 -16C-84 4 -54 -8 -28 0C-2 4 24 -4 48 -18C60 -26 68 -38 66 -54';
const PLEATS = 'M28 -230C18 -150 -2 -66 -14 1C8 4 32 -6 50 -19C62 -28 68 -40 66 -56C62 -120 58 -180 50 -226Z';
const FOLDS =
  'M36 -216C26 -140 10 -66 2 0M41 -214C38 -140 28 -70 22 -6M46 -212C50 -150 48 -90 42 -16M30 -220C4 -140 -22 -70 -34 -2' +
  'M-26 -238C-44 -160 -56 -80 -64 -6M-48 -240C-62 -170 -78 -90 -96 -8M22 -232C-6 -190 -26 -150 -40 -110';
const TORSO =
  'M-56 -244C-64 -290 -60 -336 -36 -360C-14 -376 30 -374 42 -348C52 -318 48 -280 44 -242C12 -230 -26 -232 -56 -244Z';
/** The end of the sari: over the crown, down the back, and blown out behind her. */
const VEIL =
  'M58 -456C44 -486 -8 -486 -18 -444C-24 -412 -28 -392 -48 -364C-76 -330 -84 -270 -100 -218C-110 -184 -128 -160 -150 -142' +
  'C-128 -140 -120 -126 -106 -132C-98 -122 -86 -128 -76 -120C-64 -180 -54 -250 -36 -306C-24 -336 -4 -354 8 -370' +
  'C-4 -392 -2 -432 12 -448C26 -460 42 -462 58 -456Z';
const VEIL_EDGE =
  'M58 -456C42 -462 26 -460 12 -448C-2 -432 -4 -392 8 -370C-4 -354 -24 -336 -36 -306C-54 -250 -64 -180 -76 -120';
const VEIL_FOLDS =
  'M34 -474C-2 -466 -12 -430 -18 -398C-30 -366 -58 -330 -72 -270C-84 -220 -96 -170 -118 -136' +
  'M-34 -366C-54 -320 -62 -250 -92 -128M-16 -352C-38 -310 -48 -240 -84 -124';

/** Draws her laughing head: grey hair, spectacles, the lines of her age. */
const laughingHead = (S, skin) =>
  path('M-44 -56C-58 -60 -58 -24 -42 -20L-36 -40Z', GREY) +
  frontFace(S, { skin, laughs: true, brow: '#8f887c' }) +
  path('M-48 -36C-56 -92 -30 -114 6 -113C42 -112 56 -88 50 -44C47 -68 38 -84 24 -95C4 -76 -34 -68 -48 -36Z', GREY) +
  line('M22 -108C2 -92 -30 -80 -42 -54M30 -104C40 -92 46 -76 48 -62', '#a9a294', 2) +
  circle(-7, -46, 15, 'none', 'stroke="#3a2a1c" stroke-width="2.8"') +
  circle(32, -47, 12.5, 'none', 'stroke="#3a2a1c" stroke-width="2.8"') +
  line('M8 -47Q14 -51 20 -48M-22 -48L-44 -52', '#3a2a1c', 2.8) +
  line('M-15 -54L-10 -58M25 -54L29 -57', '#fff6dc', 2) +
  line('M-28 -18C-24 -10 -20 -6 -14 -4M-30 -44L-36 -47M-30 -40L-37 -40', mix(skin, SHADE, 0.45), 2) +
  circle(17, -74, 4.4, '#a8142c') +
  circle(-45, -18, 6, GOLD);

/** Draws the sari from the waist down, its pleats gathered where the hand holds them, and her sandals. */
const skirt = (pens, sari) =>
  ellipse(-16, 3, 96, 7, SHADE, 'opacity=".5"') +
  pens.flesh(limb([-52, -14], 10, [-30, -2], 7)) +
  pens.flesh(limb([32, -12], 11, [62, -3], 8)) +
  line('M40 -16Q50 -10 54 0', '#5a2a1a', 6) +
  path('M24 2C34 8 60 8 72 2L70 6C58 11 34 11 24 7Z', '#3a1c14') +
  pens.cloth(SKIRT, sari) +
  pens.cloth(PLEATS, mix(sari, '#e0506a', 0.16), 0.7) +
  line(FOLDS, mix(sari, '#2a0610', 0.6), 2.4, 'opacity=".8"') +
  pens.S.inside(
    SKIRT,
    line(HEM, GOLD, 16, 'transform="translate(0 -6)"') +
      line(HEM, '#7a1226', 3, 'transform="translate(0 -7)" stroke-dasharray="2 9"') +
      line(HEM, '#fbe0a0', 2.4, 'transform="translate(0 -19)"'),
  ) +
  line('M-113 -18C-88 -100 -72 -180 -57 -244', GLOW, 3);

/**
 * Draws a grandmother who is pulled to the right, laughs, and lifts the pleats of her sari, about 480 tall, feet on
 * y = 0; her far hand is at 106, -232. Returns her and the fingers that close over the hand she holds.
 */
export function pulledGrandmother(S, { sari = '#a3152c', blouse = '#14604c', skin = '#b27650' } = {}) {
  const pens = doorLightPens(S, skin);
  const far = [
    [34, -350],
    [72, -290],
    [100, -236],
  ];
  const near = [
    [-14, -346],
    [-30, -272],
    [28, -228],
  ];
  const flowers = range(15).map((i) =>
    circle(-78 + (i % 5) * 24 + (Math.floor(i / 5) % 2) * 12, -60 - Math.floor(i / 5) * 52, 3.6, '#e8b24c'),
  );
  const body =
    bareArm(pens, far, { tone: mix(blouse, SHADE, 0.2), cut: 0.8 }) +
    bangles(far.slice(1), [0.5, 0.62, 0.74], [GOLD, '#fff0d0', GOLD]) +
    skirt(pens, sari) +
    S.inside(SKIRT, flowers.join('')) +
    pens.cloth(TORSO, sari) +
    pens.cloth('M14 -372C24 -356 34 -340 46 -324L48 -270C30 -300 8 -330 -10 -364Z', blouse) +
    line('M46 -262C28 -300 4 -336 -14 -366', GOLD, 9) +
    line('M-52 -300C-26 -286 10 -266 42 -252M-56 -276C-30 -264 0 -252 34 -246', mix(sari, '#2a0610', 0.6), 2.2) +
    pens.flesh(limb([16, -366], 14, [26, -394], 13), mix(skin, SHADE, 0.25)) +
    line('M6 -366C14 -352 26 -352 36 -364', GOLD, 3) +
    placedHead(laughingHead(S, skin), [30, -388], 8, 0.61) +
    bareArm(pens, near, { tone: blouse, cut: 0.82, r: 16 }) +
    bangles(near.slice(1), [0.6, 0.72, 0.84], [GOLD, '#fff0d0', GOLD]) +
    pens.cloth(VEIL, sari, 0.75) +
    line(VEIL_FOLDS, mix(sari, '#2a0610', 0.6), 2.4, 'opacity=".75"') +
    line(VEIL_EDGE, GOLD, 8) +
    line(VEIL_EDGE, '#7a1226', 2, 'stroke-dasharray="2 8"') +
    line('M50 -470C30 -484 -8 -482 -17 -444C-24 -412 -28 -392 -48 -364C-76 -330 -84 -270 -100 -218', GLOW, 3.4) +
    pens.flesh(limb([28, -228], 9, [44, -220], 9.5)) +
    [-7, 0, 7].map((d) => pens.flesh(limb([40, -222 + d], 4.6, [53, -218 + d], 4.2))).join('') +
    pens.flesh(limb([34, -234], 4.6, [50, -230], 4)) +
    line('M42 -225L54 -221M42 -218L54 -214M38 -231L50 -227', mix(skin, SHADE, 0.55), 1.5) +
    ellipse(56, -208, 5, 10, mix(sari, '#2a0610', 0.4));
  const fingers =
    pens.flesh(limb([98, -238], 9, [110, -230], 9)) +
    [-6, 0, 6].map((d) => pens.flesh(limb([108 + d * 0.4, -233 + d], 4.4, [120 + d * 0.3, -226 + d], 4))).join('') +
    line('M107 -236L119 -229M109 -230L120 -223', mix(skin, SHADE, 0.55), 1.5);
  return { body, fingers };
}
