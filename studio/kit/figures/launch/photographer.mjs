import { mix } from '../../colour.mjs';
import { group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { INK, NIGHT, rimPens } from './pens.mjs';

const BACK = 'M-130 20C-140 -110 -96 -230 -26 -262C20 -280 76 -262 96 -220C112 -170 116 -90 130 20Z';
const THIGH = 'M60 20C84 -60 130 -118 190 -128C232 -130 250 -100 246 -60L252 30H60Z';

/** Draws a camera with a long lens that points to the right, its back at 0, 0. */
const longCamera = () =>
  path('M0 -38H22L30 -54H62L68 -38H86V40H0Z', INK) +
  line('M2 -36H22L31 -52H61L67 -36H84', '#f2b58a', 3) +
  path('M84 -32H140V36H84Z', '#1d1738') +
  path('M138 -40H196V44H138Z', INK) +
  line('M86 -31H138M140 -39H195', '#f2b58a', 4) +
  line('M104 -28V32M116 -28V32M156 -36V40M168 -36V40', '#3a3163', 3) +
  path('M194 -40C206 -30 206 34 194 44Z', '#8fa8e8');

/** Draws four fingers round what is at x, y from below, the thumb on its near side. */
const holdingFingers = ({ flesh }, x, y, k) =>
  [0, 1, 2, 3]
    .map((i) => flesh(limb([x + i * 13 * k, y + 16 * k], 7.4 * k, [x + 3 + i * 13 * k, y - 12 * k], 6.4 * k)))
    .join('');

/** Draws a photographer who kneels, seen from behind and the side, and aims up to the right; his hip is at 0, 0. */
export function photographer(S, { shirt, vest, skin }) {
  const pens = rimPens(S, skin, 1);
  const aimed = group(
    longCamera() + holdingFingers(pens, 92, 44, 1) + holdingFingers(pens, 24, -30, 0.86),
    'transform="translate(65 -381) rotate(-20)"',
  );
  return (
    pens.cloth(THIGH, '#1d2350', 6) +
    pens.cloth(BACK, shirt, 7) +
    path('M-128 20C-136 -100 -92 -214 -36 -246C-4 -190 40 -120 66 20Z', vest) +
    line('M-32 -252C6 -200 60 -130 96 -96', '#c9703a', 9) +
    line('M-96 -60C-60 -48 -10 -48 40 -64M-70 -150C-50 -130 -30 -120 0 -120', mix(vest, NIGHT, 0.6), 4) +
    pens.flesh(limb([28, -258], 30, [42, -296], 28)) +
    placedHead(youngMansHead(S, { skin }), [56, -318], -16, 1.18) +
    path('M-22 -262C10 -300 70 -300 96 -262L104 -226C60 -250 10 -252 -30 -226Z', mix(shirt, '#ffae78', 0.12)) +
    aimed +
    pens.flesh(limb([178, -280], 18, [186, -356], 15)) +
    pens.cloth(limb([64, -208], 40, [164, -146], 34) + limb([160, -146], 34, [179, -270], 22), shirt, 6) +
    line('M134 -176C150 -166 160 -156 168 -140M128 -150C146 -140 156 -132 162 -122', mix(shirt, NIGHT, 0.6), 4)
  );
}
