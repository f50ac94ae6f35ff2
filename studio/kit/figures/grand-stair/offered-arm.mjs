import { mix } from '../../colour.mjs';
import { ellipse, group, line, path } from '../../shapes.mjs';
import { jutti, put } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { DOOR, GLOOM, GOLD, HAIR, stairPens } from './pens.mjs';

const LOWER_LEG =
  'M4 -300C-2 -250 2 -196 -4 -152C-14 -112 -20 -62 -18 -24C-8 -16 6 -14 16 -20C24 -62 40 -108 46 -152C56 -204 68 -250 76 -300Z';
const UPPER_LEG =
  'M50 -302C56 -262 84 -226 94 -192C98 -150 96 -112 98 -74C108 -66 122 -66 132 -72C140 -110 152 -146 156 -184C160 -220 144 -266 126 -306Z';
const COAT =
  'M54 -542C42 -528 30 -524 20 -512C8 -486 14 -446 20 -408C18 -366 8 -320 -4 -258C26 -246 58 -246 82 -252' +
  'C106 -256 130 -264 150 -280C146 -330 128 -380 128 -412C134 -450 140 -486 130 -508C120 -522 106 -530 94 -542Q74 -534 54 -542Z';
const LEFT_SLEEVE =
  'M20 -514C-2 -508 -18 -476 -28 -448C-40 -420 -56 -388 -80 -356C-80 -340 -70 -330 -56 -328C-28 -350 -4 -384 12 -412' +
  'C30 -440 46 -474 44 -502C40 -516 30 -518 20 -514Z';
const RIGHT_SLEEVE =
  'M108 -510C126 -516 140 -502 146 -476C156 -442 168 -408 168 -376C166 -352 160 -336 152 -318C144 -312 134 -314 128 -320' +
  'C132 -350 134 -384 126 -412C118 -444 108 -470 104 -494C102 -504 104 -508 108 -510Z';

/** Draws his head, turned back and down to her: short hair, a trimmed beard, a smile. */
const head = (S, skin) =>
  placedHead(
    youngMansHead(S, { skin }) +
      path(
        'M-10 -36C-4 -24 4 -19 16 -17C26 -15 32 -10 43 -9C47 -3 45 6 38 11C18 14 -4 2 -10 -36Z',
        mix(HAIR, skin, 0.12),
      ) +
      path('M22 -22C30 -18 40 -17 48 -20C46 -26 38 -28 32 -25Z', HAIR) +
      line('M44 -14C40 -13 36 -14 33 -16', mix(skin, '#7a2430', 0.7), 2.6) +
      line('M-40 -40C-52 -84 -24 -108 10 -108', mix(HAIR, DOOR, 0.75), 4),
    [68, -562],
    -15,
    0.74,
    true,
  );

/**
 * Draws a young man in a bandhgala who has stopped on the stair, one foot a step up at 112, -62, and turns back to offer
 * his hand, which is at -100, -312; in the other he holds a stick. His lower foot is on 0, 0; he is 640 tall.
 */
export function offeredArm(S, { coat = '#f1e4cb', trousers = '#d9c4a0', skin = '#a86f48' } = {}) {
  const pens = stairPens(S, skin, 1, 4);
  const { cloth, fold, sheen } = pens;
  return (
    ellipse(6, 1, 46, 5, GLOOM, 'opacity=".6"') +
    ellipse(122, -59, 46, 5, GLOOM, 'opacity=".6"') +
    put(jutti('#5a2f18'), 106, -66, 1.05) +
    cloth(UPPER_LEG, trousers) +
    fold(
      'M96 -190C112 -196 136 -196 154 -190M98 -176C112 -180 130 -182 146 -178M100 -100Q116 -92 132 -98M100 -88Q116 -80 132 -86',
      trousers,
    ) +
    group(jutti('#6e3c1e'), 'transform="translate(-16 -24) rotate(24) scale(1.05)"') +
    cloth(LOWER_LEG, trousers) +
    fold('M-2 -156C14 -148 30 -148 44 -156M-18 -50Q0 -40 20 -48M-18 -38Q0 -28 18 -36', trousers) +
    line('M124 -352C112 -364 96 -356 98 -342M124 -352L196 -74', '#4a2a14', 7) +
    line('M126 -350L197 -76', '#d99a52', 2.4) +
    line('M192 -90L196 -74', GOLD, 7) +
    fist(pens, [142, -306], 96) +
    cloth(RIGHT_SLEEVE, coat) +
    cloth(COAT, coat) +
    fold(
      'M76 -534C74 -470 72 -400 70 -350M70 -350C68 -310 64 -280 60 -248M70 -350C78 -316 86 -284 92 -256',
      coat,
      2.4,
    ) +
    fold(
      'M20 -408C44 -396 88 -396 126 -412M26 -388C44 -380 62 -380 74 -384M30 -500C24 -470 26 -440 32 -416M112 -500C118 -468 118 -440 112 -418',
      coat,
      2.2,
    ) +
    sheen('M104 -494C112 -460 112 -430 106 -404', coat, 3) +
    line('M-3 -264C26 -252 58 -252 82 -258C106 -262 130 -270 149 -286', GOLD, 3) +
    cloth(LEFT_SLEEVE, coat) +
    fold(
      'M-24 -450C-10 -438 4 -430 14 -412M-34 -428C-20 -420 -8 -412 0 -398M10 -500C2 -484 -2 -470 -2 -456',
      coat,
      2.2,
    ) +
    line('M-78 -350L-60 -332', GOLD, 5) +
    path(limb([74, -548], 17, [70, -560], 18), mix(skin, GLOOM, 0.2)) +
    head(S, skin) +
    path('M50 -538C54 -552 60 -558 70 -556C84 -554 94 -556 100 -560C104 -552 102 -544 98 -538Q74 -528 50 -538Z', coat) +
    line('M51 -540Q74 -530 98 -540', GOLD, 3) +
    openHand(pens, [-72, -336], 146, { spread: 0.15, k: 1.05, flip: true })
  );
}
