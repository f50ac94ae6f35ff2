import { NIGHT } from '../../kit/figures/eve/pens.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, path } from '../../kit/shapes.mjs';

/** The cloth from the raised hand over the turban, then down behind the back and over the trunk to the floor. */
const BAND = 'M128 -520C156 -540 206 -528 236 -482C244 -466 240 -448 228 -440C214 -474 176 -494 140 -486Z';
const TAIL =
  'M226 -486C262 -470 292 -420 288 -360C284 -300 262 -250 284 -200C300 -164 342 -120 350 -70C356 -34 372 -16 404 -4' +
  'C370 12 318 8 300 -24C290 -60 268 -110 246 -150C214 -206 224 -270 240 -330C252 -380 246 -420 214 -446Z';
const CREASES =
  'M236 -470C268 -430 272 -380 264 -340C252 -290 240 -250 262 -190C286 -140 318 -100 326 -50C332 -26 350 -8 376 -2' +
  'M226 -456C256 -420 258 -380 250 -340C236 -270 236 -220 256 -170C276 -130 300 -90 310 -40';

/** Draws the long cloth of a turban that is being wound: orange and rose stripes, origin at the winder's feet. */
export function safaCloth(S) {
  const stripes = range(26).map((i) => `M180 ${-500 + i * 22}l60 -26l50 30l60 -26l60 26`);
  const band = range(8).map((i) => `M${128 + i * 16} -548l14 80`);
  return (
    path(TAIL, '#f08a2c') +
    S.inside(
      TAIL,
      line(stripes.join(''), '#d6336c', 8) + line(stripes.join(''), '#ffd98c', 2.4, 'transform="translate(0 8)"'),
    ) +
    S.shade(TAIL, NIGHT, 0.75, 0, [0, 0.4, 0.6, 0.3]) +
    line(CREASES, '#8a2a3a', 2.4, 'opacity=".8"') +
    path(BAND, '#f6a23c') +
    S.inside(BAND, line(band.join(''), '#d6336c', 6)) +
    line('M128 -520C156 -540 206 -528 236 -482', '#ffe2a0', 3)
  );
}
