import { mix } from '../../colour.mjs';
import { circle, ellipse, line, path } from '../../shapes.mjs';
import { GLOW, GOLD, SHADE } from './pens.mjs';

const FACE =
  'M-38 -34C-46 -74 -26 -100 6 -100C30 -100 42 -84 42 -67C42 -61 39 -57 41 -52C45 -46 55 -38 57 -32C58 -26 52 -24 46 -25' +
  'C46 -10 40 6 24 8C14 8 10 4 8 2L12 5H-29L-26 -4C-34 -14 -37 -24 -38 -34Z';
const BEARD =
  'M-20 -62C-10 -58 -4 -48 0 -38C6 -28 16 -24 25 -23C33 -29 45 -30 52 -24C50 -20 47 -18 45 -16C49 -12 49 -6 45 -2' +
  'C56 6 62 22 56 38C52 50 44 58 34 64C30 58 20 58 12 52C-2 46 -12 34 -18 20C-26 4 -30 -30 -20 -62Z';
const BEARD_HAIRS =
  'M-10 -30C-10 -6 -4 20 8 40M2 -26C4 -4 10 22 22 48M14 -20C18 4 24 26 34 50M28 -18C32 2 40 18 46 38M44 -4C48 6 52 18 52 30';
const MOUSTACHE = 'M24 -27C30 -35 44 -36 53 -29C60 -24 66 -26 70 -33C73 -22 64 -14 54 -16C44 -15 32 -18 24 -27Z';
const TURBAN =
  'M-46 -50C-66 -66 -72 -104 -50 -126C-26 -148 30 -150 54 -124C66 -108 60 -86 47 -71C22 -88 -14 -80 -46 -50Z';
const CROWN = 'M-44 -118C-30 -146 26 -152 46 -126C28 -112 -20 -106 -44 -118Z';
const TURNS =
  'M-52 -62C-24 -98 18 -106 54 -86M-58 -76C-28 -112 14 -122 58 -100M-60 -92C-32 -126 16 -136 58 -114' +
  'M-54 -110C-34 -128 0 -136 30 -134';
const TAIL =
  'M-38 -66C-62 -48 -66 -6 -74 40C-80 76 -102 106 -122 128C-104 132 -92 142 -76 138C-60 108 -50 60 -46 10C-44 -14 -38 -30 -28 -50Z';

/**
 * Draws the head of an old man in a wound turban, with a white beard and a moustache with turned-up ends, who smiles
 * and looks to the right: chin about y = 8, crown of the turban at -146. The light is before his face.
 */
export function oldDoormansHead(S, { skin, turban }) {
  const dim = mix(skin, SHADE, 0.5);
  const lit = (d, c, dark = 0.9, lite = 0.9) =>
    path(d, c) +
    S.shade(d, mix(c, SHADE, 0.7), dark, 0, [0, 0.7, 0.7, 0.35]) +
    S.shade(d, mix(c, GLOW, 0.85), 0, lite, [0.55, 0.4, 1, 0.2]);
  return (
    lit(TAIL, mix(turban, SHADE, 0.16)) +
    line('M-44 -50C-58 -10 -62 60 -96 130M-34 -46C-48 -10 -52 60 -84 132', mix(turban, SHADE, 0.5), 2.4) +
    line('M-120 125C-106 130 -92 138 -78 135', '#fff0c0', 5) +
    lit(FACE, skin, 0.8, 0.7) +
    lit(BEARD, '#f3ead6', 0.85, 0.9) +
    line(BEARD_HAIRS, '#a39a84', 1.7) +
    path('M-16 -56C-6 -62 2 -50 -3 -39C-5 -29 -15 -30 -16 -38Z', mix(skin, SHADE, 0.2)) +
    line('M-12 -50Q-4 -47 -8 -39', dim, 2) +
    path('M36 -17C40 -19 46 -18 47 -14C44 -9 38 -11 36 -17Z', '#6a1c20') +
    path(MOUSTACHE, '#fffaf0') +
    line('M28 -27C38 -27 46 -24 54 -21M50 -27C58 -23 64 -22 68 -27', '#b5ab96', 1.5) +
    path('M21 -49C25 -55 33 -56 39 -52C35 -48 27 -46 21 -49Z', '#fbeedb') +
    circle(32.6, -51, 3.4, '#1c0f10') +
    circle(33.6, -52.4, 1, '#ffffff') +
    line('M18 -49C23 -57 33 -59 40 -53', '#24120f', 2.6) +
    line('M22 -45.5C27 -43 33 -43.6 38 -46', dim, 1.7) +
    line('M14 -49L7 -53M14 -46L6 -45M15 -43L9 -38', dim, 1.7) +
    line('M22 -37C25 -32 25 -28 22 -25', dim, 1.9) +
    line('M47 -27C49 -30 53 -30 54 -27', dim, 1.6) +
    path('M12 -66C20 -76 34 -77 44 -67C36 -69 22 -68 13 -62Z', '#fbf4e4') +
    lit(TURBAN, turban) +
    lit(CROWN, mix(turban, '#fff0c0', 0.2)) +
    line(TURNS, mix(turban, '#5a3208', 0.6), 2.8) +
    line('M-46 -53C-16 -83 20 -90 46 -74', mix(turban, GLOW, 0.6), 3.4) +
    path('M40 -118C44 -150 60 -168 78 -172C70 -156 66 -138 54 -116Z', '#fff6e2') +
    line('M46 -118C52 -142 60 -156 72 -168', '#c9b48a', 1.6) +
    ellipse(45, -108, 8, 11, GOLD) +
    ellipse(46, -108, 4.6, 7, '#1f8a64')
  );
}
