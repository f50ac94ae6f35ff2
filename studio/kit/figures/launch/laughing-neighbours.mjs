import { mix } from '../../colour.mjs';
import { box, circle, group, line, path } from '../../shapes.mjs';
import { morningHead, placedHead } from '../haldi/head.mjs';
import { openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { NIGHT, rimPens, SPOT } from './pens.mjs';

const HAIR = 'M22 -98C-30 -116 -62 -84 -60 -36C-60 20 -84 56 -70 104C-40 124 -10 110 -6 70C-12 40 -16 10 -10 -20Z';
const SARI = 'M-150 260C-146 130 -110 66 -46 42C-10 32 40 36 66 60C104 100 116 170 118 260Z';
const PALLU = 'M30 36C60 70 60 130 20 260H96C118 180 110 100 66 58Z';
const JACKET = 'M-180 280C-176 150 -130 76 -60 56C-20 46 40 46 70 62C130 90 150 170 156 280Z';

/** Draws the woman who turns to the right and laughs; her neck is at 0, 0. */
function laughingWoman(S, { sari, blouse, skin }) {
  const pens = rimPens(S, skin, -1);
  return (
    pens.cloth(SARI, blouse, 7) +
    pens.cloth(PALLU, sari, 6) +
    line('M44 60C70 100 68 170 44 256M60 70C86 120 86 190 70 256', mix(sari, NIGHT, 0.5), 4) +
    pens.flesh(limb([-14, 50], 30, [-12, 10], 27)) +
    path(box(-34, 188, 26, 262), '#efe2d6') +
    path(box(-34, 188, 26, 206), '#2a9c92') +
    placedHead(
      pens.cloth(HAIR, '#1c1028', 5) +
        line('M-40 -60C-44 -10 -60 40 -52 92M-26 -50C-28 0 -40 50 -28 96', '#4a3054', 3) +
        morningHead(S, { skin, hair: '#1c1028', laughs: true, closed: true, lit: -1 }) +
        line('M-38 -62C-24 -92 4 -102 26 -97', '#f2b58a', 4) +
        circle(-4, -20, 7, '#f6cf72') +
        circle(-4, -6, 5, '#fff0cf'),
      [-10, -28],
      2,
      1.28,
    ) +
    path(limb([-12, 16], 23, [-16, 62], 26), skin) +
    path('M-34 8C-10 30 10 20 16 2L12 30C0 44 -24 44 -36 30Z', NIGHT, 'opacity=".22"') +
    path('M-56 -112C-46 -20 -34 40 -42 112C-66 132 -98 128 -104 106C-84 40 -92 0 -80 -76Z', '#1c1028') +
    line('M-66 -62C-72 0 -66 50 -80 112M-54 -50C-56 10 -50 60 -58 112', '#4a3054', 3) +
    line('M-46 40C-40 110 -20 160 -6 190M18 44C16 100 6 150 -2 190', '#c9703a', 8)
  );
}

/** Draws the two hands that clap, seen from the side, and the sleeves they come from; they meet at 0, 0. */
function clappingHands(S, { coat, skin }) {
  const pens = rimPens(S, skin, -1);
  return (
    pens.cloth(limb([170, 120], 44, [40, 84], 30), mix(coat, NIGHT, 0.25), 6) +
    openHand(pens, [26, 52], -122, { spread: 0.25, k: 1.9 }) +
    pens.flesh(limb([84, 132], 22, [44, 84], 17)) +
    pens.cloth(limb([190, 200], 50, [84, 134], 32), coat, 6) +
    openHand(pens, [50, 76], -134, { spread: 0.5, k: 2, flip: true })
  );
}

/** Draws the man in a turban who looks to the left at her and claps; his neck is at 0, 0. */
function clappingMan(S, { coat, turban, skin }) {
  const pens = rimPens(S, skin, 1);
  const look = { dark: NIGHT, lite: SPOT };
  const head = turbanedHead(S, { skin, turban, beard: 'full', laughs: true, look, cloth: pens.cloth, tail: false });
  return (
    rimPens(S, skin, -1).cloth(JACKET, coat, 7) +
    path('M-30 60L-56 150L-20 280H20L-6 130Z', '#e6d5d0') +
    line('M-40 60C-60 120 -40 200 -20 280M20 58C10 120 0 200 -6 280', '#e0803a', 8) +
    pens.flesh(limb([0, 50], 34, [-4, 10], 30)) +
    placedHead(head, [0, -20], -4, 1.26, true) +
    path('M-42 28C-14 42 28 34 48 0L66 60C30 90 -20 92 -50 66Z', mix(coat, '#ffae78', 0.12))
  );
}

/** Draws two of the first row: a woman who turns laughing to her neighbour, and the neighbour, who claps. */
export function laughingNeighbours(S, [her, him]) {
  const at = (inner, x, y) => group(inner, `transform="translate(${x} ${y})"`);
  return (
    at(clappingMan(S, { coat: '#1a1f50', turban: '#8f3040', skin: '#5c3038' }), ...him) +
    at(laughingWoman(S, { sari: '#155a68', blouse: '#5a2058', skin: '#6e3c3e' }), ...her) +
    at(clappingHands(S, { coat: '#1a1f50', skin: '#5c3038' }), him[0] - 128, him[1] + 70)
  );
}
