import { f } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const BODY =
  'M-62 -66C-50 -78 -14 -78 8 -74C26 -72 38 -80 46 -98C50 -110 54 -122 62 -128C66 -134 78 -134 84 -128L100 -118C104 -114 102 -108 96 -108L80 -108C76 -98 72 -84 64 -66C58 -52 44 -46 34 -44L-34 -42C-52 -42 -66 -48 -68 -58Z';
const LEGS =
  'M-58 -50L-62 -24L-58 0H-52L-54 -24L-46 -48ZM-42 -46L-40 -22L-44 0H-38L-33 -22L-30 -46ZM26 -48L28 -22L24 0H30L35 -22L38 -48ZM44 -50L48 -24L46 0H52L55 -24L54 -54Z';
const ANTLERS = 'M70 -130C66 -148 58 -156 54 -172M68 -140C74 -150 78 -160 76 -174M58 -160C50 -164 46 -170 44 -178';

/** Draws a spotted deer in profile, looking right; x, y of its feet, k its scale, s -1 turns it left. */
export function deer(x, y, k, s, tone, spot) {
  const spots = [
    [-44, -64],
    [-28, -68],
    [-10, -66],
    [6, -62],
    [-36, -56],
    [-18, -56],
    [0, -54],
    [18, -58],
  ].map(([dx, dy]) => circle(dx, dy, 2.6, spot));
  const drawing =
    ellipse(0, 2, 66, 6, tone, 'opacity=".4"') +
    path(LEGS, tone) +
    path(BODY, tone) +
    path('M-66 -64Q-78 -60 -74 -46Q-66 -50 -62 -56Z', spot) +
    path('M72 -130Q60 -140 54 -132Q60 -124 70 -124Z', tone) +
    line(ANTLERS, tone, 3.4) +
    spots.join('');
  return group(drawing, `transform="translate(${f(x)} ${f(y)}) scale(${f(s * k)} ${f(k)})"`);
}
