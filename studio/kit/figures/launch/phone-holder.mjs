import { mix } from '../../colour.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { INK, NIGHT, rimPens } from './pens.mjs';

const BODY = 'M-190 210C-186 130 -150 92 -92 76C-50 62 50 62 96 78C150 94 176 130 186 210Z';
const HEAD = 'M-62 0C-70 -62 -40 -98 2 -98C46 -98 72 -60 64 -2C60 34 36 58 0 58C-36 58 -56 36 -62 0Z';
const SCREEN = 'M-52 -98H52V98H-52Z';

/** Draws a telephone held upright whose screen shows the stage: the silk over the scooter. Its middle is at 0, 0. */
const telephone = (S, silk) =>
  path('M-52 -114H52Q64 -114 64 -102V102Q64 114 52 114H-52Q-64 114 -64 102V-102Q-64 -114 -52 -114Z', INK) +
  line('M-62 100V-102Q-62 -112 -52 -112H52', '#f2b58a', 3) +
  path(
    SCREEN,
    S.lin([
      [0, '#3b2f7c'],
      [0.7, '#a8567e'],
      [1, '#f0b27a'],
    ]),
  ) +
  S.inside(
    SCREEN,
    path('M-44 14C-40 -34 -10 -50 8 -50C26 -52 30 -84 60 -86V-40C30 -20 10 6 -14 4C-28 4 -34 8 -44 14Z', silk) +
      path(
        'M-44 14C-36 -20 -6 -36 12 -38C34 -44 40 -66 60 -70V-58C30 -30 10 -20 -14 -14C-30 -10 -38 0 -44 14Z',
        '#f09ab0',
      ) +
      ellipse(4, 74, 50, 8, '#ffe2b0') +
      circle(-16, 64, 9, INK) +
      circle(30, 64, 9, INK) +
      path('M-26 56C-24 46 -12 46 -8 54L-18 26H-12L-2 58H6C12 40 30 40 42 40C44 52 36 54 34 60H-6Z', '#fff6e4') +
      path('M-50 70L-44 34L-36 36L-38 70Z', '#f0b030'),
  );

/** Draws a spectator from behind, head and shoulders, who holds up a telephone; the middle of the head is at 0, 0. */
export function phoneHolder(S, { coat, silk, skin }) {
  const pens = rimPens(S, skin, -1);
  const right = pens.flesh(limb([160, 20], 22, [134, -166], 18));
  const fingers = [0, 1, 2, 3].map((i) => pens.flesh(limb([146, -194 + i * 25], 11, [106, -198 + i * 25], 9.4)));
  return (
    pens.cloth(BODY, coat, 7) +
    pens.flesh(limb([0, 40], 36, [0, 84], 40)) +
    path('M-50 82C-30 104 30 104 52 82L60 96C30 122 -30 122 -58 96Z', mix(coat, '#ffb98a', 0.3)) +
    pens.flesh('M60 -16C78 -26 84 0 70 22C64 26 58 20 58 10Z') +
    pens.flesh(HEAD) +
    pens.cloth(
      'M-66 8C-78 -70 -40 -106 4 -104C52 -104 78 -62 66 4C62 30 44 50 0 52C-44 50 -60 30 -66 8Z',
      '#1c1230',
      5,
    ) +
    line(
      'M-30 -84C-44 -64 -48 -40 -44 -20M0 -92C-6 -60 -8 -30 -4 0M30 -84C40 -60 42 -36 36 -14',
      mix('#1c1230', '#8a5a7a', 0.4),
      3,
    ) +
    line('M-30 90C-20 130 -6 170 -2 210M34 90C24 130 10 170 6 210', '#e0803a', 8) +
    right +
    pens.cloth(limb([196, 190], 48, [164, -10], 33), mix(coat, NIGHT, 0.2), 6) +
    group(telephone(S, silk), 'transform="translate(66 -160) rotate(6)"') +
    fingers.join('')
  );
}
