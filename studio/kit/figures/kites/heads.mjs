import { mix } from '../../colour.mjs';
import { circle, line, path } from '../../shapes.mjs';
import { morningHead } from '../haldi/head.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { DEEP } from './pens.mjs';

const INK = '#1c0c14';
const GOLD = '#f3bd4e';
/** The outline of a man's head with its neck that looks to the right and laughs: crown at -101, chin at 20. */
const LAUGHING_MAN =
  'M-40 -36C-48 -76 -28 -101 4 -101C30 -101 42 -84 42 -68C42 -62 40 -58 41 -54C44 -47 53 -40 55 -34C56 -29 52 -27 46 -27' +
  'C45 -25 47 -23 48 -20C48 -18 46 -17 44 -16.5C44 -11 43.5 -6 42 -4.5C45 -3 45 1 42.5 4C44 12 40 19 31 20' +
  'C20 20 12 12 6 6L11 36H-34L-29 -2C-37 -10 -39 -24 -40 -36Z';
const SHORT_BEARD =
  'M-9 -44C-6 -28 2 -21 12 -19C18 -23 23 -22 26 -17C26 -6 33 0 42 -3.6C45 -1 45 2 43 5C44 14 40 20 31 21' +
  'C18 21 4 13 -3 2C-9 -10 -13 -28 -9 -44Z';
const TOUSLED =
  'M-42 -24C-62 -62 -56 -100 -26 -112C-24 -120 -14 -124 -8 -119C-2 -128 14 -130 20 -122C30 -128 44 -122 46 -112' +
  'C56 -110 60 -98 54 -90C56 -84 52 -80 46 -80C42 -86 36 -84 32 -88C26 -82 20 -90 14 -82C8 -80 0 -78 -3 -64L-4 -46L-13 -50L-17 -28L-30 -12Z';

const eye = (skin) =>
  path('M21 -50Q28 -58.5 37 -52Q30 -46.5 21 -50Z', '#fbecd8') +
  path('M29 -55Q37 -56 36 -50.4Q31 -48 28.6 -50.4Z', INK) +
  line('M19.5 -50Q27 -59 38 -53', INK, 2.8) +
  line('M22 -46.6Q29 -43.6 36 -47.4', mix(skin, DEEP, 0.4), 1.5);

const openMouth =
  path('M44.5 -18C38 -19 31 -18 25 -15C26 -5 33 0 42 -4C44 -7 44.5 -13 44.5 -18Z', '#5c0f1c') +
  path('M44.5 -18C38 -19 31 -18 25 -15C31 -12 39 -11.6 44 -12.6Z', '#fff6e4') +
  path('M30 -5C34 -8 39 -7 42 -4.6C39 -2 34 -1.6 30 -5Z', '#c8505a');

/** Draws the head of a young bridegroom who laughs, bareheaded, his hair blown about, with a short beard. */
export function groomsHead(S, { skin }) {
  const shade = mix(skin, DEEP, 0.5);
  return (
    path(LAUGHING_MAN, skin) +
    S.shade(LAUGHING_MAN, mix(skin, DEEP, 0.62), 0.9, 0, [0, 0.9, 0.7, 0.4]) +
    S.shade(LAUGHING_MAN, '#ffe2b2', 0, 0.9, [0.55, 0.4, 1, 0.25]) +
    path('M8 6Q0 14 8 30L10 36H-8Q-14 14 0 -4Z', shade, 'opacity=".4"') +
    path(SHORT_BEARD, INK, 'opacity=".9"') +
    S.shade(SHORT_BEARD, mix(INK, '#ffdca8', 0.55), 0, 0.8, [0.4, 0.5, 1, 0.4]) +
    openMouth +
    path('M24 -24C30 -20 41 -18.6 49 -22C46 -29 40 -30 35 -27.4C30 -25 27 -25 24 -24Z', INK) +
    eye(skin) +
    line('M14 -62Q25 -72 39 -65', INK, 4.6) +
    line('M14 -47L18 -49M13 -43L17 -44', shade, 1.5) +
    path('M-12 -54C-1 -60 5 -49 0 -39C-2 -29 -10 -31 -11 -37Z', mix(skin, DEEP, 0.16)) +
    line('M-8 -50Q-1 -51 -3 -41', shade, 1.8) +
    path(TOUSLED, INK) +
    line(
      'M-36 -60C-34 -84 -18 -100 4 -102M-40 -42C-38 -66 -26 -78 -8 -82M2 -92C14 -104 30 -106 44 -98M-22 -96C-12 -108 2 -112 14 -110',
      mix(INK, '#ffd9a0', 0.34),
      2.2,
    )
  );
}

/** Draws the head of the bride on the morning after: vermilion in her parting, a stud in her nose, hair in the wind. */
export const bridesHead = (S, { skin }) =>
  morningHead(S, { skin, laughs: true }) +
  path('M2 -37Q16 -38 26 -29Q16 -20 4 -24Z', '#d8664e', 'opacity=".32"') +
  line('M8 -103Q22 -99 31 -87', '#c8202c', 4) +
  path('M34 -86C44 -84 50 -76 52 -64C46 -72 40 -78 32 -80Z', INK) +
  line('M30 -94C44 -94 54 -88 60 -78', INK, 1.6) +
  circle(46.4, -33, 2, '#fff0bd') +
  path('M-9 -30Q-2 -34 1 -28Q0 -22 -6 -22Z', GOLD) +
  path('M-4 -22Q6 -16 4 -6Q-4 -1 -11 -6Q-12 -16 -4 -22Z', GOLD) +
  line('M-10 -4V1M-4 -3V3M2 -4V1', '#fff0bd', 2.4);

/** Draws the head of an old man in a turban who looks up into the light, with white moustache and stubble. */
export function unclesHead(S, pens, turban) {
  const { skin, cloth } = pens;
  const look = { dark: mix(skin, DEEP, 0.5), lite: '#f2d9a4' };
  const white = '#c9c5b0';
  return (
    turbanedHead(S, { skin, turban, beard: 'none', look, cloth, tail: true }) +
    path('M-38.5 -34C-36 -14 -28 -10 -20 -28L-12 -58L-22 -68L-38 -60Z', '#97927f') +
    path('M-9 -55C2 -60 7 -49 2 -39C0 -30 -8 -32 -9 -38Z', mix(skin, DEEP, 0.14)) +
    path(
      'M-8 -30C-2 -16 12 -10 22 -12C28 -14 36 -10 46 -9C48 -2 44 8 36 10C16 11 -4 0 -8 -30Z',
      white,
      'opacity=".4"',
    ) +
    path(
      'M25 -26C31 -31 44 -32 50 -27C55 -23 58 -19 63 -20C57 -13 46 -14 41 -19C35 -16 26 -15 20 -11C20 -18 22 -24 25 -26Z',
      white,
    ) +
    line('M14 -64Q26 -73 39 -65', white, 4.4) +
    line('M12 -51L18 -50M12 -45L18 -47M22 -42Q30 -38 36 -42', mix(skin, DEEP, 0.5), 1.8)
  );
}
