import { mix } from '../../colour.mjs';
import { circle, ellipse, line } from '../../shapes.mjs';
import { jutti, put } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bangles, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { womansHead } from '../reception/heads.mjs';
import { GLOOM, GOLD, stairPens } from './pens.mjs';

const SILVER = '#d9d6d0';
const SARI =
  'M0 -318C-24 -286 -44 -240 -48 -190C-52 -124 -60 -64 -70 -12C-48 2 -26 -4 -4 0C18 2 32 -6 44 -18' +
  'C62 -36 84 -58 118 -72C132 -112 138 -152 130 -188C122 -236 102 -284 90 -318Q44 -304 0 -318Z';
const HEM = 'M-70 -12C-48 2 -26 -4 -4 0C18 2 32 -6 44 -18C62 -36 84 -58 118 -72';
const TORSO = 'M0 -316C-12 -366 6 -420 46 -440C66 -448 92 -440 102 -420C110 -390 102 -350 90 -316Q46 -302 0 -316Z';
/** The end of the sari: over the left shoulder and down the back to the knee. */
const PALLU =
  'M66 -444C40 -450 8 -428 -4 -388C-18 -344 -40 -292 -54 -232C-66 -180 -76 -136 -84 -92C-66 -78 -46 -88 -28 -78' +
  'C-14 -80 -2 -76 8 -82C8 -136 14 -190 24 -240C34 -290 48 -346 68 -388C76 -410 78 -434 66 -444Z';

const PALLU_END = 'M-84 -92C-66 -78 -46 -88 -28 -78C-14 -80 -2 -76 8 -82';

/** Draws a woven border above an edge of cloth: gold with pearls, a red line over it. */
const goldBorder = (edge, gold) =>
  line(edge, gold, 38) +
  line(edge, '#fff0c0', 3.2, 'stroke-dasharray="0.1 9" transform="translate(0 -10)"') +
  line(edge, '#9a2440', 4, 'transform="translate(0 -22)"');

/** Draws her head, lifted to him: silver hair in a knot with jasmine, spectacles, a smile. */
const head = (S, skin) =>
  placedHead(
    womansHead(S, { skin, hair: SILVER, laughs: false, closed: false }) +
      line('M-2 -52L23 -50M42 -48H46', '#c99a3c', 2.4) +
      circle(33, -48, 10, '#fff6dc', 'fill-opacity=".22" stroke="#d9a94a" stroke-width="2.4"') +
      line('M14 -38Q18 -34 17 -29M10 -47L14 -45M9 -42L13 -41M24 -30Q19 -24 22 -16', mix(skin, GLOOM, 0.45), 1.7) +
      line('M-42 -60C-36 -92 -6 -106 24 -100', '#fff6e2', 4),
    [98, -464],
    -14,
    0.7,
  );

/**
 * Draws a grandmother in a sari who climbs, bent a little, and looks up to the right: one hand lifts the sari, the
 * other lies on a hand at 150, -358. Her lower foot is on 0, 0, the upper one a step up at 84, -60; she is 535 tall.
 */
export function climbingGrandmother(
  S,
  { sari = '#0f7a5c', border = '#e6b450', blouse = '#8c1f3c', skin = '#b27a54' } = {},
) {
  const pens = stairPens(S, skin, 1, 4);
  const { cloth, flesh, fold, sheen } = pens;
  const [elbow, wrist] = [
    [92, -322],
    [130, -350],
  ];
  return (
    ellipse(0, 6, 84, 8, GLOOM, 'opacity=".55"') +
    ellipse(100, -54, 40, 6, GLOOM, 'opacity=".5"') +
    flesh(limb(elbow, 13, wrist, 9)) +
    openHand(pens, wrist, -8, { spread: 0.1, flip: true }) +
    bangles([elbow, wrist], [0.5, 0.68], [GOLD, '#c22a4c']) +
    cloth(limb([88, -408], 19, [96, -336], 16), mix(blouse, GLOOM, 0.2)) +
    put(jutti('#b8863e'), 82, -66, 0.95) +
    put(jutti('#c9974a'), -16, -4, 0.95) +
    cloth(SARI, sari) +
    fold(
      'M60 -256C70 -200 80 -120 92 -56M58 -252C58 -190 54 -100 54 -30' +
        'M54 -252C42 -180 30 -90 22 -6M50 -254C24 -190 0 -90 -12 -2M40 -262C6 -200 -30 -100 -44 -4',
      sari,
      3,
    ) +
    sheen('M64 -256C78 -200 90 -130 102 -62M56 -250C50 -180 42 -100 38 -16', sari, 3) +
    S.inside(SARI, goldBorder(HEM, border)) +
    cloth(TORSO, blouse) +
    flesh(limb([74, -432], 17, [84, -460], 15)) +
    cloth(PALLU, mix(sari, '#0a4a3c', 0.15)) +
    fold(
      'M50 -440C20 -400 0 -340 -20 -270C-36 -200 -46 -140 -54 -86M62 -430C38 -390 20 -330 4 -260' +
        'C-8 -200 -14 -140 -18 -80M34 -442C0 -410 -12 -360 -34 -290C-52 -220 -62 -160 -70 -94',
      sari,
      2.8,
    ) +
    line('M66 -444C78 -434 76 -410 68 -388C48 -346 34 -290 24 -240C14 -190 8 -136 8 -82', border, 8) +
    S.inside(PALLU, goldBorder(PALLU_END, border)) +
    head(S, skin) +
    line('M70 -430Q84 -420 98 -434', GOLD, 4) +
    cloth(limb([34, -404], 22, [18, -330], 17), blouse) +
    line('M2 -336L34 -326', border, 6) +
    flesh(limb([17, -326], 14, [50, -268], 9.5)) +
    bangles(
      [
        [17, -326],
        [50, -268],
      ],
      [0.62, 0.76, 0.9],
      [GOLD, '#c22a4c', GOLD],
      10.5,
    ) +
    fist(pens, [58, -256], 40, 1)
  );
}
