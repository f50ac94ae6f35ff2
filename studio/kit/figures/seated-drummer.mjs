import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { ellipse, group, line, path } from '../shapes.mjs';
import { bentHead } from './bent-head.mjs';
import { limb } from './hands.mjs';

const INK = '#1d1a12';

/** The cloth of the kurta: the body that leans forward, and its skirt, which lies over both thighs. */
const BODY =
  'M-50 -268C-78 -258 -94 -230 -94 -194C-96 -158 -92 -122 -88 -92L-40 -40L84 -24C104 -70 102 -130 88 -184C80 -226 58 -258 10 -276C-10 -282 -32 -278 -50 -268Z';
const SKIRT =
  'M-92 -112C-120 -112 -146 -104 -160 -92C-156 -74 -150 -58 -140 -46C-114 -56 -86 -60 -66 -56C-60 -36 -44 -14 -16 -6C24 2 74 6 112 -2C122 -30 112 -70 96 -104C40 -128 -40 -128 -92 -112Z';
const FOLDS =
  'M-84 -150C-60 -132 -30 -126 4 -130M-88 -124C-58 -104 -20 -102 22 -112M-134 -96C-122 -82 -116 -68 -116 -56M-104 -104C-86 -90 -74 -76 -68 -58M-40 -106C-46 -80 -40 -44 -20 -14M6 -112C2 -78 12 -36 30 -6M52 -110C60 -76 66 -38 66 -4M88 -96C100 -66 104 -34 98 -4M60 -236C74 -200 80 -164 78 -130M-60 -244C-50 -214 -48 -190 -54 -166';

/** Draws four fingers that close round a rope, which runs along the x axis of the hand, and the thumb on it. */
function fist(flesh, x, y, turn, tone) {
  const fingers = range(4).map((i) =>
    flesh(limb([-13 + i * 8.4, -12], 5.6, [-15 + i * 8.4, 11 - Math.abs(i - 1.4)], 5.2)),
  );
  return group(
    flesh('M-16 -12C-14 -24 12 -26 20 -14C26 -2 24 10 16 12C4 16 -12 12 -16 4Z') +
      fingers.join('') +
      line('M-9 -8V8M-0.6 -8V9M8 -8V8', mix(tone, INK, 0.5), 1.5, 'opacity=".8"') +
      flesh(limb([16, -14], 6, [-4, -21], 5)),
    `transform="translate(${f(x)} ${f(y)}) rotate(${turn})"`,
  );
}

/**
 * Draws the crossed legs: the far knee points to the left, the near one to the eye, the near foot lies before both.
 */
function crossedLegs(solid, flesh, cloth) {
  const dim = mix(cloth, '#4a5236', 0.25);
  return (
    solid(limb([-20, -80], 50, [-182, -62], 40), dim) +
    solid(limb([-182, -54], 38, [-40, -24], 24), mix(cloth, '#4a5236', 0.1)) +
    line('M-170 -88C-140 -92 -110 -90 -84 -84M-196 -58C-170 -44 -140 -38 -104 -36', mix(cloth, INK, 0.45), 2) +
    flesh('M-84 -34C-104 -32 -124 -26 -132 -16C-138 -8 -132 0 -122 0H-76C-64 -4 -66 -32 -84 -34Z') +
    flesh(
      range(4)
        .map((i) => limb([-116, -19 + i * 4.6], 5, [-136 + i * 1.6, -13 + i * 4], 4.2))
        .join(''),
    ) +
    solid(limb([66, -62], 62, [10, -46], 50), cloth) +
    solid(limb([14, -36], 38, [-66, -21], 22), cloth) +
    line(
      'M-70 -36C-44 -46 -20 -54 6 -58M-66 -18C-44 -22 -24 -24 0 -22M-74 -40C-66 -28 -66 -14 -72 -2',
      mix(cloth, INK, 0.4),
      2,
    )
  );
}

/** Draws the body in its kurta with buttons, the neck, the bent head and the scarf whose end hangs down in front. */
function bodyAndHead(S, { solid, flesh, seam }, { kurta, turban, scarf, skin, dark, lite }) {
  const fold = mix(scarf, INK, 0.5);
  return (
    solid(BODY, kurta) +
    solid(SKIRT, kurta) +
    line(FOLDS, seam, 2.4, 'opacity=".75"') +
    line('M-140 -46C-114 -56 -86 -60 -66 -56C-60 -36 -44 -14 -16 -6C24 2 74 6 112 -2', mix(kurta, lite, 0.6), 3.4) +
    flesh(limb([-26, -262], 25, [-52, -300], 22)) +
    line('M-56 -262C-66 -236 -72 -212 -70 -186', seam, 2.4) +
    [-240, -220, -200].map((y, i) => ellipse(-67 - i * 2.4, y, 2.6, 3, '#c8963c')).join('') +
    bentHead(S, -76, -324, -21, { skin, turban, dark }) +
    solid('M-58 -284C-40 -262 0 -254 34 -264C44 -254 44 -242 36 -236C-2 -224 -44 -234 -66 -262Z', scarf) +
    line('M-56 -272C-34 -250 6 -244 40 -252', fold, 2) +
    solid('M-62 -270C-86 -244 -100 -204 -104 -140L-78 -134C-74 -184 -62 -222 -42 -250Z', scarf) +
    line('M-103 -152L-79 -146M-102 -162L-78 -156', '#f4dca0', 3) +
    line('M-66 -256C-80 -226 -88 -190 -92 -140', fold, 2)
  );
}

/** Draws the rope, taut from the drum to the fist, with its loose end. */
function pulledRope() {
  const rope = 'M-176 -104Q-120 -134 -66 -166';
  const end = 'M-46 -160C-26 -150 -34 -116 -52 -104C-66 -92 -52 -74 -36 -82';
  return (
    line(rope, '#4a3418', 9, 'opacity=".5" transform="translate(2 4)"') +
    line(rope, '#f3e3b8', 7) +
    line(rope, '#8a6a3a', 2.2, 'stroke-dasharray="4 8"') +
    line(end, '#4a3418', 8, 'opacity=".5" transform="translate(2 3)"') +
    line(end, '#f3e3b8', 6)
  );
}

/** Draws the hand that lies on the rim of the drum. */
function handOnRim(flesh, skin) {
  const back =
    'M-142 -204C-148 -220 -176 -226 -192 -216C-196 -208 -190 -200 -182 -198L-154 -188C-142 -188 -138 -194 -142 -204Z';
  const fingers = [2, 3, 2, -2].map((low, i) =>
    flesh(limb([-158 - i * 9.4, -206 - i * 2], 6, [-166 - i * 10, -184 + low], 5.4)),
  );
  const gaps = 'M-162 -203L-171 -186M-172 -205L-181 -187M-181 -207L-191 -189';
  return flesh(back) + fingers.join('') + line(gaps, mix(skin, INK, 0.55), 1.6);
}

/**
 * Draws a drummer who sits cross-legged on the ground and looks to the left, about 420 tall, seat on 0, 0, lit from
 * the left. Returns what is behind the drum in front of him, and what is before it: a hand on its rim at -160,
 * -200, and the fist that pulls a rope from its side at -176, -104.
 */
export function seatedDrummer(S, { kurta, turban, scarf, skin = '#8f5a3c', dark = '#3d4026', lite = '#fff6d8' }) {
  const solid = (d, c) =>
    path(d, c) +
    S.shade(d, mix(c, dark, 0.8), 0, 1, [0.22, 0, 0.92, 0.38]) +
    S.shade(d, lite, 0.8, 0, [0, 0.1, 0.3, 0.2]);
  const flesh = (d) =>
    path(d, skin) +
    S.shade(d, '#3a1a14', 0, 0.8, [0.4, 0.1, 0.9, 1]) +
    S.shade(d, '#f6bf8a', 0.85, 0, [0, 0, 0.5, 0.5]);
  const seam = mix(kurta, dark, 0.6);
  const behind =
    crossedLegs(solid, flesh, mix(kurta, '#ffffff', 0.3)) +
    solid(limb([-66, -228], 29, [-126, -158], 24), mix(kurta, dark, 0.22)) +
    flesh(limb([-128, -160], 17, [-156, -196], 12)) +
    solid(limb([-126, -158], 24, [-142, -178], 21), mix(kurta, dark, 0.16)) +
    bodyAndHead(S, { solid, flesh, seam }, { kurta, turban, scarf, skin, dark, lite }) +
    solid(limb([22, -230], 34, [78, -140], 27), mix(kurta, lite, 0.1)) +
    line('M10 -214C26 -196 44 -170 60 -140M44 -204C58 -186 68 -170 76 -156', seam, 2, 'opacity=".7"');
  const before =
    pulledRope() +
    flesh(limb([66, -142], 18, [-42, -162], 13)) +
    solid(limb([78, -140], 27, [22, -153], 21), mix(kurta, lite, 0.14)) +
    line('M18 -172C26 -164 28 -144 22 -132M56 -160C44 -152 40 -140 44 -122', seam, 2.4) +
    fist(flesh, -58, -166, -30, skin) +
    handOnRim(flesh, skin);
  return [behind, before];
}
