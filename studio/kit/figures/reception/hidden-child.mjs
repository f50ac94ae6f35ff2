import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { openHand } from '../haldi/pens.mjs';
import { candlePens, DUSK, GOLD, sleeve } from './pens.mjs';

const GAP = 'M-86 40C-80 -40 -50 -110 10 -120C40 -116 58 -90 66 -66L74 40Q-20 84 -92 56Z';
const BACK = 'M-76 34C-80 -10 -50 -72 0 -86C34 -94 70 -82 82 -60C88 -34 76 0 58 22Q-10 52 -76 34Z';
const LIFTED = 'M52 -190L66 -66C44 -110 4 -118 -30 -92C-58 -68 -72 -20 -76 36L-128 44L-100 -196Q-20 -176 52 -190Z';
const HEM = 'M66 -66C44 -110 4 -118 -30 -92C-58 -68 -72 -20 -76 36';
const FOLDS = 'M38 -140L46 -96M10 -142L14 -112M-21 -140L-20 -100M-53 -130L-58 -50M-83 -120L-96 10';

const FACE = 'M-37 -18C-40 -60 40 -62 40 -18C42 14 24 34 6 37C-16 36 -36 14 -37 -18Z';
const HAIR =
  'M-42 -10C-54 -66 -16 -86 10 -78C38 -80 52 -50 42 -16' +
  'C38 -34 30 -44 20 -50C8 -38 -12 -36 -24 -38C-30 -30 -34 -22 -34 -4Z';

/** Draws the round face of a small boy who looks out half to the right and grins. */
function boysHead({ flesh, skin }) {
  const eye = (x) =>
    path(`M${x - 8} -9Q${x} -17 ${x + 9} -10Q${x} -4 ${x - 8} -9Z`, '#fbf0dc') +
    circle(x + 2, -10.6, 3.9, '#1c0c10') +
    line(`M${x - 9} -9Q${x} -19 ${x + 10} -11`, '#1c0c10', 3);
  return (
    ellipse(-38, -4, 8, 12, mix(skin, DUSK, 0.18)) +
    flesh(FACE) +
    eye(2) +
    eye(28) +
    line('M-7 -24Q2 -30 10 -25M21 -26Q29 -31 36 -25', '#1c0c10', 3.4) +
    line('M20 -2Q25 4 18 6', mix(skin, DUSK, 0.5), 2.4) +
    path('M0 13Q16 19 30 11Q28 26 16 27Q4 26 0 13Z', '#5c0f1c') +
    path('M0 13Q16 19 30 11Q29 17 16 19Q5 18 0 13Z', '#fff6e4') +
    circle(-12, 8, 9, '#d9825a', 'opacity=".45"') +
    path(HAIR, '#1c1014') +
    line('M-30 -50C-20 -66 0 -70 18 -66M-16 -44C-6 -54 8 -56 22 -56', '#6a4a3a', 2)
  );
}

/**
 * Draws a small boy who creeps out from under a tablecloth to the right, the cloth lifted over his back; the floor is
 * at about y = 30. `left` turns him round.
 */
export function hiddenChild(S, { x, y, k, left }) {
  const skin = '#b0744a';
  const pens = candlePens(S, skin);
  const kurta = '#ef9a2b';
  const near = [
    [44, -58],
    [66, -8],
    [98, 24],
  ];
  const fromAbove = S.lin([
    [0, '#d0bb99', 0],
    [0.34, '#d0bb99', 1],
  ]);
  return group(
    ellipse(60, 34, 110, 16, '#0a100d', 'opacity=".5"') +
      path(GAP, '#2a1410') +
      pens.cloth(BACK, kurta) +
      line('M-30 -74C-20 -40 -24 0 -30 26M4 -86C14 -50 10 -10 4 28', mix(kurta, DUSK, 0.45), 2.2) +
      pens.flesh('M50 -84L74 -46L96 -58L92 -92Z') +
      openHand(pens, near[2], 8, { k: 0.8, spread: 0.8 }) +
      sleeve(pens, near, kurta, 16, GOLD) +
      path(LIFTED, fromAbove) +
      S.shade(LIFTED, '#3a1e10', 0, 0.7, [0.4, 0.1, 0.5, 1]) +
      line(FOLDS, '#7a5836', 3, 'opacity=".55"') +
      line(HEM, '#e2912a', 6) +
      group(boysHead(pens), 'transform="translate(88 -84) rotate(8) scale(.98)"'),
    `transform="translate(${f(x)} ${f(y)}) scale(${left ? -k : k} ${k})"`,
  );
}
