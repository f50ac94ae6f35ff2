import { mix } from '../../colour.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { DARK, duskPens, GOLD } from './pens.mjs';

const COAT =
  'M-50 -84C-70 -64 -120 -56 -148 -34C-172 -8 -174 60 -164 140C-156 220 -150 300 -158 380L-176 540H170' +
  'C158 420 156 300 160 200C166 110 168 20 148 -30C124 -58 74 -62 50 -84Q0 -62 -50 -84Z';
const VEST =
  'M-52 -84C-78 -66 -112 -54 -134 -36C-152 40 -152 160 -154 306' +
  'H158C158 200 160 60 140 -30C116 -54 76 -64 52 -84Q0 -60 -52 -84Z';
const FOLDS =
  'M-120 -20C-96 60 -104 180 -116 300M-60 30C-54 120 -66 220 -76 300M30 70C36 150 50 230 62 300' +
  'M104 20C92 120 100 220 112 300M-8 -62C-4 60 -6 200 -4 330';
const NECK = 'M-44 -150C-46 -110 -54 -90 -64 -76Q0 -44 64 -76C54 -92 48 -112 46 -150Z';
const TURBAN =
  'M-92 -170C-112 -214 -100 -278 -54 -306C-18 -330 42 -328 76 -298C108 -268 110 -210 88 -172C70 -148 38 -140 0 -140' +
  'C-36 -140 -74 -146 -92 -170Z';
/** The turns of the cloth: they cross at the back of the head. */
const TURNS =
  'M-98 -196C-50 -164 20 -178 92 -244M-104 -226C-60 -190 10 -204 84 -280M-100 -252C-60 -220 0 -236 60 -306' +
  'M92 -180C60 -166 20 -176 -6 -200M98 -208C70 -196 50 -202 26 -222M-84 -280C-50 -254 -10 -266 26 -320';
const TAIL = 'M-40 -158C-62 -100 -74 -30 -66 40C-62 74 -70 104 -84 128C-62 136 -40 128 -26 134C-22 70 -30 -20 4 -150Z';
const SASH = 'M-154 296C-100 322 100 324 160 292L162 356C100 386 -100 386 -160 358Z';

/** Draws the arm that hangs at his left side, the hand below the edge of the picture. */
const hangingArm = ({ cloth }, coat) =>
  cloth(limb([-132, 0], 42, [-176, 190], 34), coat) +
  cloth(limb([-176, 190], 34, [-160, 500], 27), coat) +
  line('M-170 60C-180 100 -190 140 -200 176M-190 210C-180 220 -164 218 -150 206', mix(coat, DARK, 0.45), 3);

/**
 * Draws a bearer from behind, the base of his neck at 0, -80 and 620 tall to the edge below him. Returns his body,
 * his head, and the arm that goes over what lies on his right shoulder, its hand round `grip`.
 */
export function bearerBehind(S, { coat, vest, turban, sash, grip, skin = '#95603f' }) {
  const pens = duskPens(S, skin, -1);
  const { cloth, flesh } = pens;
  const body =
    hangingArm(pens, mix(coat, DARK, 0.08)) +
    cloth(COAT, coat, 0.95) +
    cloth(VEST, vest, 0.95) +
    line('M-134 -36C-152 40 -152 160 -154 306M140 -30C160 60 158 200 158 306', GOLD, 5) +
    line(FOLDS, mix(vest, DARK, 0.6), 3.4) +
    line(
      'M-60 380C-64 440 -68 490 -72 540M10 380C8 440 10 490 12 540M80 380C90 440 96 490 104 540',
      mix(coat, DARK, 0.4),
      3.4,
    ) +
    cloth(SASH, sash) +
    line('M-156 316C-100 342 100 344 160 312M-158 338C-100 364 100 366 160 334', mix(sash, DARK, 0.5), 3) +
    S.shade(COAT, DARK, 0, 0.95, [0.35, 0.35, 1, 0.8], 'b');
  const head =
    flesh(NECK) +
    flesh('M-70 -172C-88 -178 -92 -146 -82 -130C-76 -120 -64 -122 -64 -136Z') +
    path('M-84 -176C-72 -132 -40 -118 0 -118C40 -118 70 -132 84 -176Z', '#1c0c14') +
    line('M-62 -80Q0 -44 62 -80', GOLD, 7) +
    cloth(TURBAN, turban, 0.95) +
    line(TURNS, mix(turban, DARK, 0.5), 4) +
    line('M-95 -244C-89 -278 -70 -296 -44 -306M-92 -184C-98 -198 -99 -212 -99 -222', '#ffe2a8', 5) +
    cloth(TAIL, mix(turban, DARK, 0.1)) +
    line('M-20 -146C-48 -80 -56 0 -50 120M-82 118C-62 126 -42 118 -26 124', mix(turban, DARK, 0.5), 3);
  const [x, y] = grip;
  const hand = [-21, -7, 7, 21]
    .map((u) => path(limb([u, -20], 8.6, [u - 2, 20], 8.4), mix(skin, '#ffcf96', 0.12)))
    .join('');
  const arm =
    cloth(limb([124, 14], 46, [184, 130], 38) + limb([184, 130], 38, [x + 10, y + 54], 27), mix(coat, DARK, 0.15)) +
    line('M150 60C160 70 180 76 196 70M160 110C172 118 190 118 204 108', mix(coat, DARK, 0.5), 3) +
    group(
      flesh(limb([4, 44], 22, [0, 22], 26)) +
        hand +
        line('M-14 -20L-15 18M0 -22L-1 18M14 -20L13 18', mix(skin, DARK, 0.55), 2.4),
      `transform="translate(${x} ${y}) rotate(16)"`,
    );
  return { body, head, arm };
}
