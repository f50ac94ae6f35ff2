import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, path } from '../../kit/shapes.mjs';

const BAMBOO = '#8a5a2a';
const WHOLE = 'M0 -100Q62 -58 112 -2Q58 46 0 100Q-58 46 -112 -2Q-62 -58 0 -100Z';
/** The outline of a kite that has lost a piece of its left corner, and the scrap that is left on the bow. */
const TORN =
  'M0 -100Q62 -58 112 -2Q58 46 0 100Q-50 54 -90 18L-84 6L-96 4L-80 -8L-88 -18L-70 -24L-76 -42Q-42 -70 0 -100Z';
const SCRAP = 'M-112 -2L-98 -18L-100 -6L-92 -2L-104 4Z';
/** The left half of the sheet, whatever the outline is. */
const HALF = 'M0 -120V120H-130V-120Z';
/** The edges of the torn kite that still have their hem. */
const HEM = 'M0 -100Q62 -58 112 -2Q58 46 0 100Q-50 54 -90 18M-76 -42Q-42 -70 0 -100';
const TAIL = 'M0 92L-26 138Q0 128 26 138Z';

/** Draws what is pasted on the paper: a moon, bands across, or an eye on each side. */
function pasted(kind, tone) {
  if (kind === 'moon') return circle(0, -14, 34, tone) + circle(11, -22, 28, 'none');
  if (kind === 'bands') return line('M-78 32L78 32M-58 50L58 50', tone, 10);
  return [-44, 44].map((x) => circle(x, -8, 20, tone) + circle(x, -8, 9, '#fff4d8')).join('');
}

/**
 * Draws a fighter kite of tissue paper, 200 tall, its nose up, its middle at 0, 0: two tones, one pasted on, spine and bow
 * of bamboo, a small tail unless `tailless`. `near` adds the seam, a patch, the knots and a torn corner.
 */
export function paperKite(S, { tones: [a, b, c], kind, near, tailless }) {
  const d = near ? TORN : WHOLE;
  const light = S.lin(
    [
      [0, '#fff6d8', 0.5],
      [0.5, '#fff6d8', 0.06],
      [1, '#3a1a24', 0.34],
    ],
    0,
    0,
    0.8,
    1,
  );
  const fringe = range(5)
    .map((i) => `M${-18 + i * 9} 131l${(i - 2) * 2} ${near ? 26 : 18}`)
    .join('');
  const seam = mix(a, '#2a1018', 0.4);
  const details =
    line(HEM, seam, 1.2, 'stroke-dasharray="4 4"') +
    path('M-58 -6L-34 -22L-20 -2L-44 14Z', mix(c, '#fff4d8', 0.25)) +
    line('M-58 -6L-34 -22L-20 -2L-44 14Z', seam, 1.2, 'stroke-dasharray="3 3"') +
    path(SCRAP, a) +
    line('M-70 -24l16 6M-80 -8l14 3M62 -50l-10 14', seam, 1.2);
  return (
    (tailless ? '' : path(TAIL, c) + line(fringe, c, 2.2)) +
    path(d, b) +
    S.inside(d, path(HALF, a) + pasted(kind, c)) +
    path(d, light) +
    (near ? S.shade(d, '#5a1420', 0, 0.5, [0.3, 0.2, 0.8, 1]) + details : '') +
    line('M0 -100V104', BAMBOO, near ? 3.4 : 4) +
    line('M-110 -2Q0 -118 110 -2', BAMBOO, near ? 2.6 : 3.2) +
    (near
      ? line('M0 -98V100', '#d8a868', 1.2) +
        line('M-5 -56L5 -61M-5 -61L5 -56M-4 40L4 45M-4 45L4 40', '#fff4d8', 1.8) +
        line('M0 -58L-14 -4L0 43', '#fff4d8', 1)
      : '')
  );
}

/** Places a kite: the middle at x, y, `r` from there to its nose, turned by `turn` degrees. */
export const flying = (S, [x, y], r, turn, look) =>
  group(paperKite(S, look), `transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f(r / 100)})"`);

/** Draws a string from a hand to a kite that sags by its own weight. */
export const kiteString = ([x0, y0], [x1, y1], sag, width = 2, tone = '#a8324e') =>
  line(
    `M${f(x0)} ${f(y0)}Q${f(x0 * 0.48 + x1 * 0.52)} ${f((y0 + y1) / 2 + sag)} ${f(x1)} ${f(y1)}`,
    tone,
    width,
    'opacity=".9"',
  );
