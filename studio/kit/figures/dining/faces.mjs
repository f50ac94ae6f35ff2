// Faces seen from the front, turned a little to the right: 112 tall, the chin at 0, 8, the crown at -104.
import { mix } from '../../colour.mjs';
import { circle, ellipse, line, path } from '../../shapes.mjs';
import { INK, LAMP, SHADE } from './pens.mjs';

const FACE =
  'M-43 -52C-45 -88 -20 -104 4 -104C32 -104 47 -82 46 -52C46 -34 44 -20 34 -6C28 2 22 9 12 10C2 10 -8 6 -18 -2' +
  'C-34 -14 -43 -30 -43 -52Z';
const EAR = 'M-40 -56C-52 -62 -58 -48 -53 -38C-50 -29 -42 -28 -38 -34Z';

/** Draws a wide eye that looks down to the right, and its raised brow. */
const wideEye = (x, y, rx) =>
  ellipse(x, y, rx, 11.5, '#fffaf0') +
  circle(x + 2.6, y + 2, 6.6, INK) +
  circle(x + 0.6, y - 0.8, 2.2, '#ffffff') +
  line(`M${x - rx - 1} ${y - 5}C${x - rx + 3} ${y - 14} ${x + rx - 3} ${y - 14} ${x + rx + 1} ${y - 5}`, INK, 3);

/** Draws a mouth that stands open in wonder. */
const wonder =
  path('M2 -12C2 -24 9 -27 16 -27C24 -27 30 -23 30 -12C30 0 24 5 16 5C8 5 2 0 2 -12Z', '#5c0f1c') +
  path('M5 -20C9 -27 23 -27 27 -20C20 -17 11 -17 5 -20Z', '#fff6e4') +
  path('M6 -3C9 -9 23 -9 26 -3C22 5 10 5 6 -3Z', '#d8606a');

/** Draws a mouth that laughs. */
const laughter =
  path('M-12 -26C2 -21 26 -21 38 -27C38 -8 28 3 14 3C0 3 -11 -8 -12 -26Z', '#5c0f1c') +
  path(
    'M-11 -25.5C2 -21 26 -21 37 -26.5C36 -20 34 -17 32 -15C20 -11 4 -11 -7 -15C-9 -18 -11 -21 -11 -25.5Z',
    '#fff6e4',
  ) +
  path('M0 -5C6 -10 22 -10 28 -5C22 3 8 4 0 -5Z', '#d8606a') +
  line('M-18 -30C-21 -24 -20 -18 -16 -14M43 -31C46 -26 45 -20 42 -16', '#5a2420', 2);

/** Draws the face without hair: eyes wide and mouth open in wonder, or eyes shut by laughter. */
export function frontFace(S, { skin, laughs, brow = INK }) {
  const dark = mix(skin, SHADE, 0.6);
  const eyes = laughs
    ? line('M-18 -46C-14 -56 -2 -56 3 -47M22 -47C26 -56 36 -56 40 -48', INK, 3.8) +
      line('M-20 -66C-12 -72 -2 -71 4 -66M22 -67C28 -72 36 -71 41 -66', brow, 4)
    : wideEye(-7, -49, 10.5) +
      wideEye(30, -49, 9.5) +
      line('M-20 -73C-12 -81 0 -80 5 -75M23 -76C29 -81 38 -79 42 -74', brow, 4.2);
  return (
    path(EAR, mix(skin, SHADE, 0.15)) +
    path(FACE, skin) +
    S.shade(FACE, dark, 0.8, 0, [0.15, 1, 0.55, 0.35]) +
    S.shade(FACE, mix(skin, LAMP, 0.6), 0.75, 0, [0.6, 0, 0.5, 0.55]) +
    ellipse(-22, -26, 11, 7, '#d8484a', 'opacity=".32"') +
    ellipse(39, -26, 6, 7, '#d8484a', 'opacity=".32"') +
    eyes +
    line('M17 -48C19 -42 23 -38 22 -34C20 -31 15 -31 12 -33', dark, 2.6) +
    (laughs ? laughter : wonder)
  );
}
