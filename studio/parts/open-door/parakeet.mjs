import { circle, line, path } from '../../kit/shapes.mjs';

const BODY = 'M-8 -1C-22 -14 -24 -38 -14 -52C-8 -66 10 -66 15 -52C22 -36 18 -10 6 2Z';
const WING = 'M2 -46C17 -40 20 -16 16 12C4 2 -6 -22 2 -46Z';
const TAIL = 'M10 -6C16 20 22 50 24 84C14 64 2 26 -4 -2Z';

/** Draws a ring-necked parakeet that perches at 0, 0 and looks down to the left, from where the light comes. */
export const parakeet = (S) =>
  path(TAIL, '#2f8a52') +
  line('M6 0C12 24 18 52 22 76', '#bfe08a', 2) +
  path(BODY, '#7cc45a') +
  S.shade(BODY, '#12523c', 0, 0.95, [0.4, 0.2, 1, 0.7]) +
  S.shade(BODY, '#f2f5a8', 0.9, 0, [0, 0.3, 0.45, 0.4]) +
  path(WING, '#2f8f54') +
  line('M6 -34C12 -22 14 -8 14 4M2 -30C6 -16 10 -4 13 8', '#14583e', 1.6) +
  line('M-16 -42C-8 -36 6 -36 16 -46', '#d8486a', 3.4) +
  line('M-16 -45C-12 -40 -8 -39 -4 -39', '#17130f', 3) +
  path('M-12 -60C-24 -60 -27 -50 -21 -43C-20 -48 -16 -50 -10 -49Z', '#e2402c') +
  circle(-6, -56, 3.4, '#fff2c0') +
  circle(-6.4, -55.6, 1.9, '#17130f') +
  line('M-6 0L-9 5M0 1L-1 6', '#8a6a4a', 2.6);
