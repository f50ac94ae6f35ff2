import { mix } from '../../colour.mjs';
import { ellipse, group, line, path } from '../../shapes.mjs';
import { jutti, put } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { unclesHead } from './heads.mjs';
import { DEEP, grip, sunPens } from './pens.mjs';

const KURTA =
  'M-40 -336C-66 -322 -80 -280 -80 -236C-80 -206 -78 -180 -84 -152C-92 -140 -96 -132 -98 -122C-60 -108 -10 -112 40 -124' +
  'C62 -130 74 -146 66 -166C56 -190 42 -214 40 -250C40 -290 34 -322 14 -338Q-12 -322 -40 -336Z';
const WAISTCOAT =
  'M-42 -334C-66 -320 -80 -280 -80 -236C-80 -214 -78 -196 -80 -178C-52 -164 -14 -166 16 -172C16 -230 10 -290 -6 -330Q-24 -324 -42 -334Z';
/** The cloth that is wound round his legs: from the knee to the ankle, and over the thigh. */
const SHIN =
  'M52 -176C84 -186 116 -180 126 -156C134 -120 130 -80 126 -44C112 -34 92 -36 82 -44C84 -90 76 -126 52 -140Z';
const THIGH =
  'M-70 -164C-40 -186 10 -196 50 -194C86 -194 106 -180 104 -162C100 -140 70 -130 36 -126C6 -120 -40 -116 -70 -124C-84 -136 -84 -150 -70 -164Z';

/** Draws a small glass of brass, its middle at x, y, with tea in it. */
const brassGlass = (S, x, y) => {
  const d = `M${x - 12} ${y - 22}H${x + 12}L${x + 9} ${y + 18}Q${x} ${y + 22} ${x - 9} ${y + 18}Z`;
  return (
    path(d, '#d99d35') +
    S.shade(d, '#5a2a10', 0.9, 0, [0, 0.5, 0.6, 0.5]) +
    S.shade(d, '#fff3c4', 0, 0.9, [0.5, 0.5, 1, 0.5]) +
    ellipse(x, y - 22, 12, 3.6, '#f4cf74') +
    ellipse(x, y - 21.6, 9, 2.4, '#7a3f1c')
  );
};

/**
 * Draws an old man who sits in the shade and looks up to the right under his hand; the other
 * hand holds a glass of tea. His seat is at -155, the floor at y = 0; he is 490 tall.
 */
export function uncleInShade(S, { turban = '#d8693a', kurta = '#ece4cc', vest = '#56684a', skin = '#8f5a3a' } = {}) {
  const pens = sunPens(S, skin, 0.3);
  const { cloth, flesh, tone } = pens;
  const fold = mix(tone(kurta), DEEP, 0.45);
  const leg = (c) =>
    put(jutti('#7a3a26'), 84, -9, 1.1) +
    flesh(limb([104, -50], 12, [102, -16], 10)) +
    cloth(SHIN, c) +
    line('M80 -160C104 -150 112 -100 112 -48M66 -150C92 -130 98 -90 98 -46', fold, 2.4);
  return (
    group(leg(mix(kurta, DEEP, 0.24)), 'transform="translate(40 -8)"') +
    leg(mix(kurta, DEEP, 0.08)) +
    cloth(THIGH, kurta) +
    line(
      'M-50 -150C-10 -172 40 -176 84 -168M-40 -138C0 -152 40 -156 76 -150M70 -190C92 -180 96 -160 84 -146',
      fold,
      2.4,
    ) +
    flesh(limb([92, -352], 12, [83, -418], 9)) +
    openHand(pens, [84, -420], 192, { spread: -0.1, k: 1.12 }) +
    cloth(limb([14, -316], 24, [92, -344], 19) + limb([92, -344], 19, [88, -384], 16), kurta) +
    line('M40 -338q10 12 8 26M80 -358q14 6 28 -2M76 -372q12 6 26 0', fold, 2.2) +
    cloth(KURTA, kurta) +
    line('M-66 -150C-40 -130 0 -132 50 -140M-60 -176C-30 -158 10 -158 40 -166', fold, 2.2) +
    cloth(WAISTCOAT, vest) +
    line('M-6 -330C10 -290 16 -230 16 -172M-2 -300h8M4 -262h8M8 -224h8', mix(tone(vest), '#f4e2b0', 0.35), 2.6) +
    flesh(limb([-14, -334], 18, [0, -362], 17)) +
    placedHead(unclesHead(S, pens, turban), [2, -366], -10, 0.78) +
    brassGlass(S, 82, -226) +
    flesh(limb([-10, -232], 12, [54, -220], 10)) +
    grip(pens, [54, -220], -6) +
    cloth(limb([-38, -312], 26, [-52, -238], 22) + limb([-52, -238], 22, [20, -224], 16), kurta) +
    line('M-64 -262q16 8 30 0M-40 -216q8 -12 4 -24M-10 -214q6 -10 4 -24', fold, 2.2)
  );
}
