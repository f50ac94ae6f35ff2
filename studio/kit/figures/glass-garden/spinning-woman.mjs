import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { FACE, smallHand } from '../evening-guest.mjs';
import { limb } from '../hands.mjs';
import { GOLD } from './pens.mjs';

const WARM = '#6a1f1c';
const SKIN = '#b06c48';

const SKIRT =
  'M-20 -172C-44 -140 -96 -104 -146 -70C-166 -54 -150 -36 -126 -40C-104 -46 -92 -26 -66 -28C-40 -32 -30 -12 0 -16' +
  'C28 -20 42 -26 66 -24C92 -24 104 -44 128 -50C156 -56 158 -76 140 -88C100 -112 52 -140 26 -172Z';
const LINING =
  'M-146 -70C-166 -54 -150 -36 -126 -40C-104 -46 -92 -26 -66 -28C-40 -32 -30 -12 0 -16' +
  'C28 -20 42 -26 66 -24C92 -24 104 -44 128 -50C70 -62 -60 -62 -146 -70Z';
const HEM =
  'M-148 -66C-160 -52 -148 -40 -126 -44C-104 -50 -92 -30 -66 -32C-40 -36 -30 -16 0 -20' +
  'C28 -24 42 -30 66 -28C92 -28 104 -48 128 -54C152 -60 154 -74 142 -86';
const FLARES = [-120, -84, -48, -12, 28, 66, 104]
  .map((x) => `M${f(x * 0.14)} -168Q${f(x * 0.4)} -110 ${x} ${f(-40 + Math.abs(x) * 0.05)}`)
  .join('');
const DUPATTA =
  'M36 -318C70 -350 118 -344 150 -306C172 -276 204 -268 232 -286C222 -252 190 -238 160 -258' +
  'C132 -290 112 -322 76 -312C30 -296 -24 -268 -60 -232C-90 -204 -128 -214 -152 -190C-150 -226 -110 -240 -78 -252' +
  'C-40 -272 4 -290 36 -318Z';
const DUPATTA_FOLDS =
  'M40 -312C84 -340 122 -326 152 -288C178 -260 204 -262 226 -280M34 -312C-10 -282 -50 -258 -82 -236' +
  'C-104 -222 -130 -222 -150 -196';

/** Draws her head in profile, her braid flying behind it. */
function head(solid) {
  const hair = 'M-16 -264C-22 -292 6 -302 17 -286Q8 -284 2 -272L-4 -254Q-14 -254 -16 -264Z';
  return (
    path(
      'M-20 -262C-44 -262 -62 -244 -92 -246C-104 -248 -112 -240 -118 -234C-100 -232 -84 -232 -66 -238' +
        'C-48 -246 -30 -244 -12 -250Z',
      '#1d1418',
    ) +
    solid('M-8 -256L-8 -232Q2 -226 11 -233L9 -252Z', mix(SKIN, WARM, 0.25), 0.4) +
    solid(FACE, SKIN, 0.5) +
    line('M6 -270Q10 -267 14 -270M7 -277Q10 -279 14 -277', '#24101a', 1.5) +
    path('M10 -258Q15 -260 16 -258Q15 -253 10 -255Z', '#7a1c24') +
    path(hair, '#1d1418') +
    circle(-4, -256, 3.2, GOLD)
  );
}

/** Draws a woman who spins, skirt and dupatta flying, 340 tall to her raised hand, feet at the origin. */
export function spinningWoman(S, { skirt, blouse, veil }) {
  const solid = (d, tone, a = 0.7) => path(d, tone) + S.shade(d, mix(tone, WARM, 0.75), 0, a, [0.6, 0, 0.1, 0.5]);
  const foot = (x, turn) =>
    group(
      path('M-6 -8Q2 -12 10 -4Q22 0 24 5Q10 8 -6 5Z', SKIN) + line('M-7 -9Q0 -6 6 -10', GOLD, 3),
      `transform="translate(${x} -4) rotate(${turn})"`,
    );
  return (
    solid(limb([-10, -60], 9, [-16, -10], 6) + limb([12, -60], 9, [20, -14], 6), SKIN) +
    foot(-14, 0) +
    foot(24, -24) +
    path(DUPATTA, veil) +
    S.shade(DUPATTA, mix(veil, WARM, 0.5), 0, 0.7, [0.3, 0, 0.5, 1]) +
    line(DUPATTA_FOLDS, mix(veil, WARM, 0.45), 2, 'opacity=".7"') +
    solid(limb([20, -226], 10, [52, -272], 8) + limb([52, -272], 8, [38, -314], 5.4), mix(SKIN, WARM, 0.2)) +
    smallHand([37, -319], -100, SKIN, 8) +
    path(LINING, mix(skirt, WARM, 0.6)) +
    solid(SKIRT, skirt) +
    line(FLARES, mix(skirt, WARM, 0.6), 2.2, 'opacity=".6"') +
    line(HEM, GOLD, 7) +
    range(11)
      .map((i) => circle(-104 + i * 21, -62 + 14 * Math.sin(i * 0.34), 2.8, GOLD))
      .join('') +
    solid('M-21 -172Q-20 -190 -16 -200L22 -200Q26 -190 26 -172Q2 -162 -21 -172Z', SKIN) +
    solid('M-18 -194Q-30 -212 -24 -230Q-10 -240 2 -234Q18 -240 26 -230Q34 -210 24 -194Q2 -186 -18 -194Z', blouse) +
    head(solid) +
    solid(limb([-20, -224], 10, [-66, -232], 8) + limb([-66, -232], 8, [-104, -206], 5.4), SKIN) +
    solid(limb([-18, -224], 12, [-40, -228], 10), blouse) +
    line('M-96 -218L-90 -206M-90 -222L-84 -210', GOLD, 3.4) +
    smallHand([-108, -203], 146, SKIN, 8)
  );
}
