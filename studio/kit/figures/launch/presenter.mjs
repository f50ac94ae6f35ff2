import { mix } from '../../colour.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { INK, NIGHT, sleeve, stagePens } from './pens.mjs';

const JACKET =
  'M-92 -478C-126 -470 -140 -440 -136 -404C-132 -366 -112 -336 -108 -306C-112 -276 -128 -254 -136 -226' +
  'C-100 -204 -24 -206 10 -230C2 -266 -12 -292 -14 -316C-10 -352 -6 -390 -10 -424C-14 -458 -34 -478 -58 -482Z';
const BLOUSE = 'M-66 -480C-56 -440 -40 -400 -26 -372L-14 -410C-14 -444 -30 -470 -50 -482Z';
const HAIR = 'M8 -96C-40 -112 -64 -78 -62 -34C-60 6 -96 20 -142 18C-96 56 -44 48 -22 14C-14 0 -10 -14 -8 -26Z';

/** Draws a wide trouser leg from the hip over the knee to the shoe, whose toe points to the right. */
function leg({ cloth }, hip, knee, ankle, tone, crease) {
  const [kx, ky] = knee;
  const [ax, ay] = ankle;
  const d =
    `M${hip[0] - 40} ${hip[1]}C${kx - 44} ${ky - 40} ${kx - 34} ${ky} ${ax - 36} ${ay}` +
    `Q${ax} ${ay + 12} ${ax + 34} ${ay - 4}C${kx + 34} ${ky + 10} ${kx + 44} ${ky - 40} ${hip[0] + 40} ${hip[1]}Z`;
  return (
    path(
      `M${ax - 26} ${ay + 18}L${ax - 24} ${ay - 6}H${ax + 24}` +
        `C${ax + 40} ${ay + 6} ${ax + 62} ${ay + 10} ${ax + 64} ${ay + 18}Z`,
      INK,
    ) +
    cloth(d, tone) +
    line(crease, mix(tone, NIGHT, 0.45), 3)
  );
}

/** Draws her from the hips up, without her arms. */
const bust = (S, pens, { suit, blouse, skin }) =>
  pens.flesh(limb([-62, -474], 17, [-58, -500], 16)) +
  pens.cloth(JACKET, suit) +
  path(BLOUSE, blouse) +
  line('M-74 -480C-66 -450 -50 -410 -24 -356C-30 -320 -20 -280 0 -238', mix(suit, NIGHT, 0.55), 3.4) +
  line('M-128 -420C-108 -396 -84 -380 -58 -376M-122 -394C-108 -376 -90 -362 -70 -356', mix(suit, NIGHT, 0.42), 3) +
  line('M-114 -300C-90 -292 -60 -296 -40 -306M-110 -288C-86 -280 -60 -284 -42 -292', mix(suit, NIGHT, 0.5), 3) +
  circle(-27, -336, 5, '#fff0cf') +
  placedHead(
    path(HAIR, '#1c0c18') +
      line('M-44 -60C-52 -10 -66 20 -104 34M-30 -50C-34 0 -50 26 -84 40', '#5a3450', 3) +
      morningHead(S, { skin, hair: '#1c0c18', laughs: true, bindi: '', lit: -1 }) +
      circle(-6, -22, 6, '#f6cf72'),
    [-60, -508],
    2,
    0.74,
  );

/**
 * Draws a woman in a trouser suit who leans back to the left and pulls with both hands at what is up to the right of
 * her: 590 tall, her feet on either side of 0, 0. `body` goes behind the cloth that she holds, `hands` before it.
 */
export function presenter(S, { suit, blouse, skin }) {
  const pens = stagePens(S, skin);
  const far = [
    [-66, -456],
    [14, -520],
    [88, -556],
  ];
  const near = [
    [-136, -434],
    [-36, -462],
    [74, -530],
  ];
  const body =
    ellipse(60, 8, 240, 18, '#4a1a4a', 'opacity=".8"') +
    sleeve(pens, far, mix(suit, NIGHT, 0.3), 24) +
    leg(pens, [-30, -250], [52, -130], [128, -16], mix(suit, NIGHT, 0.22), 'M-6 -226C30 -150 80 -90 124 -24') +
    leg(pens, [-76, -250], [-110, -126], [-104, -6], suit, 'M-72 -226C-96 -150 -108 -80 -102 -14') +
    group(bust(S, pens, { suit, blouse, skin }), 'transform="rotate(-9 -60 -250)"');
  const hands = fist(pens, [88, -556], 40) + sleeve(pens, near, suit, 26) + fist(pens, [76, -530], 52);
  return { body, hands };
}
