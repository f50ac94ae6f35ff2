import { mix } from '../../colour.mjs';
import { group, line, path } from '../../shapes.mjs';
import { DRAWN_BACK_HAIR } from '../head-in-profile.mjs';
import { DARK, TURMERIC } from './pens.mjs';

/** The outline of a head with its neck that looks to the right and laughs: the crown is at y = -100, the chin at 15. */
const LAUGHING =
  'M-40 -34C-48 -74 -28 -100 4 -100C29 -100 41 -84 41 -67C41 -61 38 -57 40 -52' +
  'C43 -47 50 -42 52 -37C53 -32 50 -30 45 -30' +
  'C44 -28 46 -26 47 -23C47 -21 45 -20 43 -19C44 -12 43 -5 41 -3C44 -1 44 3 41 5C42 11 38 15 32 15C24 15 14 8 9 2' +
  'L12 32H-32L-28 -4C-36 -12 -39 -24 -40 -34Z';
const SMILING =
  'M-40 -34C-48 -74 -28 -100 4 -100C29 -100 41 -84 41 -67C41 -61 38 -57 40 -52' +
  'C43 -47 50 -41 52 -36C53 -31 50 -29 45 -29' +
  'C44 -27 45 -25 47 -22C48 -20 46 -18 43 -17C46 -15 47 -12 44 -10C42 -7 44 -2 42 4C38 10 24 9 12 0C9 -2 8 -2 7 2' +
  'L12 32H-32L-28 -4C-36 -12 -39 -24 -40 -34Z';

const openMouth =
  path('M44 -19.5C38 -20 30 -18 24 -15C25 -5 32 0 41 -3C43 -6 44 -13 44 -19.5Z', '#5c0f1c') +
  path('M44 -19.5C38 -20 30 -18 24 -15C30 -12.4 38 -12 43.4 -13.4Z', '#fff6e4') +
  path('M30 -5C33 -8 39 -7.5 42 -4.5C39 -2 34 -1.6 30 -5Z', '#c8505a') +
  line('M21 -22C16 -16 16 -8 20 -2', '#6a2a22', 2, 'opacity=".6"');

const smile = line('M46 -16C40 -15 34 -17 30 -21M28 -25C25 -21 25 -17 28 -14', '#6a1c24', 2.6);

const openEye =
  path('M22 -50Q29 -57 37 -51Q30 -47 22 -50Z', '#fbecd8') +
  path('M29 -54.5Q37 -56 36 -50Q31 -48 28.5 -50Z', '#1c0c14') +
  line('M20 -50Q28 -58.5 38 -53', '#1c0c14', 3);

/** Draws the lid of an eye that rests, and its lashes. */
const restingEye =
  line('M20 -51Q28 -43 37 -49', '#1c0c14', 3.2) +
  line('M37 -49L41 -47M32.5 -46.4L35 -43M27.5 -46L28 -42.4', '#1c0c14', 2);

/** Draws the smears of turmeric that fingers leave on a cheek. */
const smears =
  line('M0 -36C8 -34 15 -31 22 -29M-2 -27C6 -25 12 -22 17 -19', TURMERIC, 7.5, 'opacity=".95"') +
  line('M2 -38C9 -36 15 -33 20 -32', '#ffd65c', 2.4, 'opacity=".8"');

/**
 * Draws a woman's or a child's head in profile, 115 tall, that looks to the right; a group turns it. `laughs` opens the
 * mouth, `closed` shuts the eye as laughter does, `rests` lowers its lid, `turmeric` is on the cheek, `lit` is where
 * the sun is: 1 before the face, -1 behind the head.
 */
export function morningHead(
  S,
  { skin, hair = '#1c0c14', laughs, closed, rests, turmeric, bindi = '#b5142c', lit = 1 },
) {
  const d = laughs ? LAUGHING : SMILING;
  return (
    path(d, skin) +
    S.shade(d, mix(skin, DARK, 0.7), 0, 0.5, lit > 0 ? [0.7, 0.3, 0.1, 0.8] : [0.55, 0.2, 1, 0.9]) +
    S.shade(d, '#ffdcae', 0.8, 0, lit > 0 ? [1, 0.3, 0.55, 0.4] : [0.4, 0.2, 0.8, 0.5]) +
    path('M10 2Q2 10 9 24L10 32H-8Q-14 10 0 -8Z', mix(skin, DARK, 0.5), 'opacity=".4"') +
    (rests ? restingEye : closed ? line('M20 -47Q28 -56 37 -49', '#1c0c14', 3.6) : openEye) +
    line('M14 -63Q26 -72 38 -64', hair === '#1c0c14' ? hair : mix(hair, DARK, 0.4), 4) +
    (turmeric ? smears : '') +
    (laughs ? openMouth : smile) +
    path(DRAWN_BACK_HAIR, hair) +
    line('M-36 -66C-20 -88 6 -92 28 -88M-40 -50C-26 -70 -8 -74 6 -66', mix(hair, '#ffd9a0', 0.3), 2, 'opacity=".6"') +
    (bindi ? path('M37 -74a3 3 0 1 1 5 0a3 3 0 1 1 -5 0Z', bindi) : '')
  );
}

/** Places what is drawn for a head that looks to the right; `left` turns it round. */
export const placedHead = (inner, [x, y], turn, k, left) =>
  group(inner, `transform="translate(${x} ${y}) rotate(${turn}) scale(${left ? -k : k} ${k})"`);
