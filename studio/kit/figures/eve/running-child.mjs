import { mix } from '../../colour.mjs';
import { sagging } from '../../curves.mjs';
import { BLOOM, flower } from '../../nature/flowers.mjs';
import { group, line } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { youngMansHead } from '../reception/heads.mjs';
import { evePens, GOLD, NIGHT } from './pens.mjs';

const KURTA = 'M-28 -262C-42 -222 -56 -176 -76 -134C-46 -112 16 -110 58 -134C48 -180 42 -222 36 -262Q4 -278 -28 -262Z';

/** Draws marigolds along a string from a to b that hangs `sag` deep. */
const string = (a, b, sag, n) =>
  sagging(a, b, sag, n)
    .map(([x, y], i) => flower(x, y, 10, i % 2 ? BLOOM.orange : BLOOM.deep, i % 2 ? BLOOM.deep : '#c9530f'))
    .join('');

/** Draws a bare leg in a white trouser to below the knee, with its foot. */
const leg = (pens, hip, knee, ankle, toe, tone) =>
  pens.flesh(limb(ankle, 9, toe, 6)) +
  pens.flesh(limb(knee, 14, ankle, 9)) +
  pens.cloth(limb(hip, 24, knee, 18), tone) +
  pens.cloth(limb(knee, 18, [knee[0] * 0.4 + ankle[0] * 0.6, knee[1] * 0.4 + ankle[1] * 0.6], 15), tone);

/**
 * Draws a small boy who runs to the right, 370 tall: with a string of marigolds, or with what is `held` in his raised
 * hand, which is at 0, 0 of that drawing. The light is before him where `lit` is 1, else behind him.
 */
export function runningChild(S, { kurta, skin = '#b0744a', lit = -1, held }) {
  const pens = evePens(S, skin, lit);
  const front = [
    [24, -246],
    [72, -262],
    [104, -306],
  ];
  const back = [
    [-18, -246],
    [-64, -222],
    [-104, -252],
  ];
  const white = '#f4e6d2';
  return (
    bareArm(pens, back, { tone: mix(kurta, NIGHT, 0.2), r: 12, cut: 0.8 }) +
    leg(pens, [-8, -150], [-22, -88], [-90, -84], [-104, -64], mix(white, NIGHT, 0.3)) +
    leg(pens, [10, -150], [62, -106], [52, -26], [84, -20], white) +
    pens.cloth(KURTA, kurta) +
    line(
      'M-16 -240C-28 -200 -40 -160 -50 -126M6 -240C4 -200 0 -160 -6 -120M24 -240C30 -200 34 -160 36 -126',
      mix(kurta, NIGHT, 0.4),
      2.2,
    ) +
    line('M-76 -136C-46 -114 16 -112 58 -136', GOLD, 6) +
    pens.flesh(limb([8, -262], 12, [14, -282], 11)) +
    placedHead(youngMansHead(S, { skin, laughs: true }), [22, -290], -6, 0.66) +
    (held
      ? group(held, 'transform="translate(122 -322)"')
      : string([104, -312], [-104, -256], 96, 15) + string([-104, -256], [-236, -206], -26, 9)) +
    openHand(pens, back[2], 210, { spread: 0.2, k: 0.8 }) +
    bareArm(pens, front, { tone: kurta, r: 12, cut: 0.8 }) +
    openHand(pens, front[2], -50, { spread: 0.2, k: 0.8 })
  );
}
