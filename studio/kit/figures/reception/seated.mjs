import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { storytellersHead, womansHead, youngMansHead } from './heads.mjs';
import { candlePens, DUSK, GOLD, sleeve } from './pens.mjs';

const MANS_TORSO =
  'M-80 40C-92 -30 -98 -92 -78 -128C-62 -152 -30 -158 -12 -168H20C44 -160 62 -146 70 -118C82 -80 80 -30 76 40Z';
const WAISTCOAT =
  'M-78 40C-88 -30 -88 -92 -70 -126C-56 -146 -36 -154 -20 -160' +
  'L28 -70L40 -158C56 -148 66 -132 70 -112C80 -76 78 -30 74 40Z';
const WOMANS_TORSO =
  'M-64 40C-66 -20 -72 -66 -66 -102C-58 -136 -34 -148 -14 -158H18C40 -150 54 -134 58 -108C68 -82 70 -56 62 -28L70 40Z';
const SARI_END =
  'M70 -30C48 -84 10 -132 -18 -156C-34 -156 -58 -142 -68 -116C-76 -70 -78 -20 -76 40H-6C16 14 48 0 72 -6Z';
const SARI_EDGE = 'M70 -30C48 -84 10 -132 -18 -156';
const CHAIR =
  'M-96 60V-70C-96 -116 -66 -132 -20 -132C26 -132 52 -116 52 -70' +
  'V60H40V-68C40 -104 20 -118 -20 -118C-62 -118 -84 -104 -84 -68V60Z';

/** Draws the back, the seat and the legs of a gilt chair behind a guest. */
const chairBack = ({ cloth }) =>
  line('M-90 70L-84 230M46 70L40 230', '#6a4420', 11) +
  path('M-88 60V-66C-88 -110 -62 -124 -20 -124C22 -124 46 -110 46 -66V60Z', '#5a131f') +
  cloth(CHAIR, '#b98434') +
  cloth('M-100 48H84Q90 64 80 80H-96Q-106 64 -100 48Z', '#7a1c2b');

const NECK = limb([0, -176], 19, [2, -150], 22);

/** Draws an arm of a woman: a short sleeve, skin, bangles, a hand. */
const womansArm = (pens, { points, turn, spread = 0.3, flip }, blouse) =>
  bareArm(pens, points, { tone: blouse, cut: 0.62, r: 17 }) +
  bangles(points.slice(1), [0.72, 0.8, 0.88], [GOLD, '#a8202f', GOLD], 11) +
  openHand(pens, points[2], turn, { spread, flip, k: 1.06 });

/** Draws an arm of a man: a long sleeve and a hand. */
const mansArm = (pens, { points, turn, spread = 0.3, flip }, tone) =>
  openHand(pens, points[2], turn, { spread, flip, k: 1.12 }) + sleeve(pens, points, tone, 22);

/** Places a figure: `turn` leans it, `left` lets it look to the left. */
const seat = (inner, { x, y, k, turn = 0, left }) =>
  group(inner, `transform="translate(${f(x)} ${f(y)}) scale(${f(left ? -k : k)} ${f(k)}) rotate(${turn})"`);

const headAt = (inner, turn, k = 0.96) => group(inner, `transform="translate(6 -184) rotate(${turn}) scale(${k})"`);

/**
 * Draws a man who sits at a table and looks to the right, his seat at x, y where the table hides him. `near` and `far`
 * are his arms, `head` is how far his head is turned up or down; `old` has a white beard and a turban.
 */
export function seatedMan(S, place, { kurta, vest, turban, skin = '#a2663f', near, far, head = 0, old, laughs }) {
  const pens = candlePens(S, skin);
  const face = old ? storytellersHead(S, { skin, turban }) : youngMansHead(S, { skin, laughs });
  const folds = 'M-58 -110C-50 -70 -54 -30 -60 10M-40 -60C-30 -40 -34 -10 -38 20M52 -110C46 -70 50 -30 54 10';
  return seat(
    chairBack(pens) +
      mansArm(pens, far, mix(kurta, DUSK, 0.22)) +
      pens.flesh(NECK) +
      pens.cloth(MANS_TORSO, kurta) +
      line('M26 -150C30 -100 30 -40 28 30', mix(kurta, DUSK, 0.4), 2.6) +
      (vest ? pens.cloth(WAISTCOAT, vest) : '') +
      line(folds, mix(vest ?? kurta, DUSK, 0.45), 2.4, 'opacity=".6"') +
      path('M-18 -168Q6 -152 26 -168L30 -156Q6 -138 -22 -156Z', mix(vest ?? kurta, '#fff1d0', 0.3)) +
      range(4)
        .map((i) => circle(29, -120 + i * 34, 3.4, GOLD))
        .join('') +
      headAt(face, head) +
      mansArm(pens, near, mix(kurta, '#ffffff', 0.06)),
    place,
  );
}

/** Draws a woman in a sari who sits at a table and looks to the right; arms and head as those of a man. */
export function seatedWoman(S, place, { sari, blouse, skin = '#b0744a', hair, near, far, head = 0, laughs, closed }) {
  const pens = candlePens(S, skin);
  const folds =
    'M-30 -146C-4 -110 30 -70 56 -24M-46 -138C-20 -100 10 -50 30 -8' +
    'M-60 -120C-44 -80 -20 -30 -4 20M-68 -90C-62 -50 -54 -10 -48 30';
  return seat(
    chairBack(pens) +
      womansArm(pens, far, mix(blouse, DUSK, 0.2)) +
      pens.flesh(NECK) +
      pens.cloth(WOMANS_TORSO, blouse) +
      pens.flesh('M-18 -160Q4 -120 26 -156L18 -170H-14Z') +
      line('M-16 -158Q6 -118 27 -154', GOLD, 5) +
      ellipse(7, -132, 6, 7, '#a8202f', `stroke="${GOLD}" stroke-width="2.4"`) +
      pens.cloth(SARI_END, sari) +
      line(folds, mix(sari, DUSK, 0.5), 2.4, 'opacity=".6"') +
      line(SARI_EDGE, GOLD, 9) +
      line(SARI_EDGE, mix(GOLD, DUSK, 0.4), 1.8, 'transform="translate(-7 4)"') +
      headAt(womansHead(S, { skin, hair, laughs, closed }), head) +
      womansArm(pens, near, blouse),
    place,
  );
}

/** Draws a guest from behind, on a chair before the table; with `bun` it is a woman. */
export function seatedFromBehind(S, place, { coat, hair = '#1c1014', bun }) {
  const pens = candlePens(S, '#a2663f');
  const head = 'M-42 -234C-44 -284 44 -284 42 -234C42 -206 26 -186 0 -184C-26 -186 -42 -206 -42 -234Z';
  return seat(
    path('M-16 -196H16V-150H-16Z', '#8a5636') +
      pens.cloth(
        'M-92 60C-98 -40 -96 -108 -76 -136C-50 -156 -20 -156 0 -160C20 -156 50 -156 76 -136C96 -108 98 -40 92 60Z',
        coat,
      ) +
      path(head, hair) +
      (bun
        ? circle(0, -206, 30, mix(hair, '#f0c890', 0.12)) + line('M-30 -204A30 30 0 0 0 30 -204', '#fff6e2', 9)
        : '') +
      path('M-84 130V-60C-84 -104 -60 -118 0 -118C60 -118 84 -104 84 -60V130Z', '#5a131f') +
      S.shade(
        'M-84 130V-60C-84 -104 -60 -118 0 -118C60 -118 84 -104 84 -60V130Z',
        '#1c0a0c',
        0.1,
        0.85,
        [0.3, 0, 0.5, 1],
      ) +
      line('M-84 130V-60C-84 -104 -60 -118 0 -118C60 -118 84 -104 84 -60V130', '#c08a3a', 8),
    place,
  );
}
