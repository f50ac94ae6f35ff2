import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { sleeve } from '../reception/pens.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { GOLD, LAMP, lampPens, placed, SHADE } from './pens.mjs';

const JACKET =
  'M-22 34C-62 42 -96 58 -106 96C-122 160 -136 240 -176 330C-186 372 -190 410 -196 450H40C46 400 52 330 62 270' +
  'C72 210 92 160 88 108C84 66 56 44 24 34Q2 50 -22 34Z';
const SASH = 'M-166 300C-110 316 -20 318 56 292L52 342C-20 368 -120 364 -184 346Z';
const SASH_END = 'M-160 320C-200 350 -260 370 -320 360C-316 384 -324 400 -334 414C-270 424 -196 400 -142 352Z';

const FAR = [
  [62, 84],
  [146, 160],
  [106, 240],
];
const NEAR = [
  [-66, 98],
  [-78, 288],
  [52, 283],
];

/** Draws the jacket: folds, a standing collar, two rows of buttons, the sash that swings behind. */
const jacket = ({ cloth }, ivory, sash) =>
  cloth(SASH_END, mix(sash, SHADE, 0.2)) +
  line('M-330 408C-266 416 -200 392 -146 346M-318 372C-260 384 -206 366 -160 334', mix(sash, SHADE, 0.5), 2.4) +
  cloth(JACKET, ivory) +
  line(
    'M34 42C50 120 36 210 14 300M-92 130Q-60 160 -30 162M-110 190Q-70 216 -40 212M-130 250Q-90 268 -50 262' +
      'M-60 360C-70 400 -74 420 -76 450M-120 360C-134 400 -138 420 -142 450M0 360C2 400 0 420 -2 450',
    mix(ivory, SHADE, 0.4),
    2.6,
    'opacity=".65"',
  ) +
  range(5)
    .map(
      (i) => circle(38 - i * 4 + (i < 2 ? i * 4 : 0), 82 + i * 44, 5, GOLD) + circle(2 - i * 7, 84 + i * 45, 5, GOLD),
    )
    .join('') +
  cloth(SASH, sash) +
  line('M-170 318C-110 334 -20 334 54 310M-178 334C-116 350 -20 350 52 328', mix(sash, SHADE, 0.5), 2.4) +
  line('M-164 302C-110 317 -20 319 55 294', GOLD, 4) +
  path('M-24 22Q4 44 28 24L34 40Q8 62 -28 44Z', mix(ivory, LAMP, 0.4)) +
  line('M-27 44Q8 62 33 41', GOLD, 5) +
  line('M-52 52L-94 76', '#8a5a1c', 17) +
  line('M-52 51L-94 75', GOLD, 13) +
  line('M-58 48L-52 60M-68 54L-62 66M-78 60L-72 72M-88 66L-82 78', '#fff3c8', 2.4) +
  line('M-86 76L-92 96M-94 78L-101 98M-101 74L-109 94M-80 82L-84 100', GOLD, 3.4);

/** Draws the near forearm and the palm on which the load lies. */
const armUnder = ({ cloth, flesh }, ivory) =>
  path(limb([-90, 304], 24, [26, 298], 18), mix(ivory, SHADE, 0.6), 'opacity=".45"') +
  flesh(limb([50, 284], 13, [92, 274], 16) + limb([92, 274], 16, [124, 262], 12)) +
  cloth(limb(NEAR[1], 24, NEAR[2], 18), mix(ivory, SHADE, 0.14)) +
  line('M64 265L69 297', GOLD, 9) +
  line('M-30 264Q-22 280 -30 296M6 264Q12 278 6 294', mix(ivory, SHADE, 0.45), 2.4);

/** Draws the tips of the fingers of that hand, which come up round the rim of what lies on it. */
const fingersUnder = ({ flesh, skin }) =>
  range(4)
    .map((i) => {
      const [x, y] = [90 + i * 11.6, 262 - i * 2.4];
      return flesh(limb([x, y], 6.4, [x - 4, y - 18 + Math.abs(i - 1.4) * 2], 5.6));
    })
    .join('') + line('M95 256L92 246M106.6 253.6L103.6 244M118.2 251L115.2 242', mix(skin, SHADE, 0.5), 1.4);

/**
 * Draws a waiter who sweeps in, leans forward and looks to the right. His far hand is behind what he carries, his near
 * forearm and hand are below it, from -78, 288 to 124, 262. Returns what is behind his load and what is before it.
 */
export function dosaWaiter(S, place, { ivory, sash, turban, fan, skin = '#8f5a3a' }) {
  const pens = lampPens(S, skin);
  const look = { dark: mix(skin, SHADE, 0.55), lite: LAMP };
  const head = turbanedHead(S, { skin, turban, fan, laughs: true, look, cloth: pens.cloth });
  const behind =
    sleeve(pens, FAR, mix(ivory, SHADE, 0.13), 24) +
    line('M84 104Q98 106 104 96M104 132Q120 134 128 122', mix(ivory, SHADE, 0.45), 2.4) +
    pens.flesh(limb([-4, 4], 20, [0, 42], 24)) +
    jacket(pens, ivory, sash) +
    armUnder(pens, ivory) +
    placed(head, { x: 4, y: 0, k: 1.02, turn: -3 });
  const before =
    fingersUnder(pens) +
    pens.cloth(limb(NEAR[0], 30, NEAR[1], 24), ivory) +
    line('M-94 140Q-76 152 -56 144M-98 236Q-82 250 -62 244M-100 262Q-84 274 -66 268', mix(ivory, SHADE, 0.4), 2.4);
  return { behind: placed(behind, place), before: placed(before, place) };
}
