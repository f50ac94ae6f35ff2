import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { circle, line, path } from '../../kit/shapes.mjs';
import { TONES } from './morning-room.mjs';

const FRAME = 'M-31 -44C-33 -72 -32 -100 -28 -115C-23 -126 23 -126 28 -115C32 -100 33 -72 31 -44Z';
const PAD = 'M-27 -46C-29 -72 -28 -98 -24 -111C-19 -120 19 -120 24 -111C28 -98 29 -72 27 -46Z';
/** What is seen of the jacket behind the chair: the rim of its collar over the rail, and its left side. */
const BEHIND = 'M-8 -122C-2 -129 16 -130 24 -121L30 -100L-30 -112C-24 -118 -14 -121 -8 -122Z';
const LEFT_SIDE = 'M-29 -114C-36 -108 -39 -98 -38 -82C-37 -68 -39 -56 -38 -42H-28Z';
/** The right half of its front, which has slid down from the corner of the rail, empty under the shoulder. */
const FRONT =
  'M8 -124C14 -127 21 -126 26 -121C33 -117 37 -112 38 -106C35 -98 38 -90 38 -80C37 -66 39 -54 38 -42L13 -42C15 -58 11 -72 12 -86C10 -98 10 -112 8 -124Z';
const LAPEL = 'M8 -124C5 -115 4 -105 6 -95C8 -84 11 -73 12 -60C16 -72 19 -86 19 -100C18 -110 15 -118 13 -125Z';
const SLEEVE =
  'M31 -117C40 -114 45 -107 45 -98C44 -88 48 -78 47 -68C47 -58 48 -50 47 -42L36 -42C37 -54 33 -66 34 -78C33 -90 33 -104 31 -117Z';
/** Creases: from the corner of the rail that carries the jacket, and down the flat sleeve. */
const CREASES =
  'M27 -117C24 -104 21 -90 22 -72M28 -116C29 -100 26 -84 28 -58M40 -108C38 -98 42 -88 40 -76M42 -70C40 -62 43 -54 42 -44M31 -92C29 -80 33 -66 31 -48';

/** Draws a leather chair from its front, a jacket hung over a corner of its back; feet at x, y, k units a centimetre. */
export function chairWithJacket(S, { x, y, k, leather, wool }) {
  const { at, move } = mover({ x, y, k });
  const solid = (part, c, lit = 0.9) => {
    const d = move(part);
    return (
      path(d, c) +
      S.shade(d, mix(c, TONES.ink, 0.8), 0, 0.85, [0.25, 0, 1, 0.3]) +
      S.shade(d, TONES.peach, lit, 0, [0, 0, 0.3, 0.05])
    );
  };
  const seam = (d, c, width, extra) => line(move(d), c, width * k, extra);
  const stitched = mix(leather, TONES.ink, 0.5);
  const shadow = path(move(FRONT), TONES.ink, `opacity=".5" transform="translate(${-5 * k} ${4 * k})"`);
  return (
    path(move('M-4 -48L4 -48L4 0L-4 0Z'), '#2a2f38') +
    solid(BEHIND, mix(wool, TONES.ink, 0.5), 0.3) +
    solid(LEFT_SIDE, mix(wool, TONES.ink, 0.3), 0.6) +
    solid(FRAME, '#3a2a28', 0.7) +
    solid(PAD, leather) +
    seam('M-13 -117C-15 -96 -15 -68 -14 -48M0 -119C0 -96 0 -68 0 -48M13 -117C15 -96 15 -68 14 -48', stitched, 1) +
    seam('M-28 -82C-10 -79 10 -79 28 -82', stitched, 1) +
    [-14, 0].map((u) => circle(...at(u, -80), 1.5 * k, mix(leather, TONES.ink, 0.55))).join('') +
    S.inside(move(PAD), shadow) +
    solid(SLEEVE, mix(wool, TONES.ink, 0.3), 0.5) +
    solid(FRONT, mix(wool, TONES.ink, 0.08)) +
    solid(LAPEL, mix(wool, TONES.steel, 0.34)) +
    seam('M5 -107L12 -105L17 -111', mix(wool, TONES.ink, 0.5), 0.8) +
    seam('M7 -124C13 -128 21 -127 26 -121', mix(wool, TONES.steel, 0.4), 2.6) +
    seam('M33 -113C31 -100 34 -86 33 -70C34 -60 34 -52 34 -44', mix(wool, TONES.ink, 0.65), 1) +
    seam(CREASES, mix(wool, TONES.ink, 0.6), 0.8, 'opacity=".75"')
  );
}
