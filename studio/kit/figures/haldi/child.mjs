import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { morningHead, placedHead } from './head.mjs';
import { bareArm, DARK, GOLD, morningPens, openHand } from './pens.mjs';

const FROCK =
  'M-26 -262C-30 -236 -28 -210 -24 -194C-42 -164 -62 -136 -74 -104C-54 -90 -34 -100 -12 -92' +
  'C12 -86 40 -98 62 -106C52 -140 38 -166 28 -194C32 -216 34 -240 26 -264Q2 -252 -26 -262Z';
const HEM = 'M-74 -106C-54 -92 -34 -102 -12 -94C12 -88 40 -100 62 -108';

/** Draws a bare foot on its toes, the heel at x, y. */
const tiptoe = (pens, x, y) =>
  pens.flesh(limb([x, y], 9, [x + 16, y + 14], 7)) + pens.flesh(limb([x + 14, y + 15], 6, [x + 30, y + 17], 5));

/** Draws the dotted frock with its sash. */
function dotted({ cloth }, frock, sash) {
  const dots = range(15).map((i) => {
    const [u, v] = [(i % 5) - 2, Math.floor(i / 5)];
    return circle(-2 + u * (14 + v * 6), -170 + v * 24 + (i % 2) * 8, 3.2, '#12706c');
  });
  return (
    cloth(FROCK, frock) +
    dots.join('') +
    line(
      'M-14 -188C-26 -160 -40 -130 -46 -102M2 -188C0 -160 -4 -130 -8 -96M16 -188C24 -160 32 -130 40 -102',
      mix(frock, DARK, 0.4),
      2,
      'opacity=".6"',
    ) +
    line(HEM, sash, 9, 'transform="translate(0 -4)"') +
    line('M-25 -194Q2 -184 29 -194', sash, 12) +
    path('M-24 -196C-50 -214 -66 -196 -54 -182C-66 -168 -44 -160 -24 -190Z', sash)
  );
}

/** Draws a small girl on tiptoe who looks up to the right and stretches an arm to 106, -372; her toes are on y = 0. */
export function child(S, { frock = '#f4dfb4', sash = '#a81f38', skin = '#bd8054' } = {}) {
  const pens = morningPens(S, skin);
  const up = [
    [14, -250],
    [52, -298],
    [88, -344],
  ];
  const back = [
    [-14, -248],
    [-52, -214],
    [-88, -232],
  ];
  const plait = range(10).map((i) => circle(-26 - i * 5.6, -312 + i * 11, 10 - i * 0.5, '#1c0c14'));
  return (
    bareArm(pens, back, { tone: mix(frock, DARK, 0.2), r: 11 }) +
    openHand(pens, back[2], 200, { spread: 0.6, k: 0.72 }) +
    pens.flesh(limb([16, -104], 15, [18, -54], 11) + limb([18, -54], 11, [4, -22], 8)) +
    tiptoe(pens, 2, -18) +
    pens.flesh(limb([-14, -104], 15, [-16, -54], 11) + limb([-16, -54], 11, [-30, -22], 8)) +
    tiptoe(pens, -32, -18) +
    dotted(pens, frock, sash) +
    pens.flesh(limb([0, -258], 12, [2, -276], 11)) +
    plait.join('') +
    group(circle(-80, -208, 7, sash) + circle(-88, -202, 6, sash)) +
    placedHead(
      morningHead(S, { skin, lit: -1, laughs: true, bindi: '' }) + circle(-8, -28, 4, GOLD),
      [10, -290],
      -26,
      0.64,
    ) +
    bareArm(pens, up, { tone: frock, r: 11 }) +
    openHand(pens, up[2], -56, { spread: 0.6, k: 0.74 })
  );
}
