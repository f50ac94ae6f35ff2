import { mix } from '../colour.mjs';
import { mover } from '../moved-path.mjs';
import { range } from '../numbers.mjs';
import { path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { INK, poolLightPens } from './pool-light-pens.mjs';

const SKIN = '#8a5438';
const HAIR = '#17121f';

const BODY =
  'M6 -218C-14 -210 -22 -190 -24 -164C-26 -136 -28 -104 -30 -70L-20 -44C20 -30 60 -30 92 -46C96 -84 98 -124 92 -160' +
  'C86 -190 72 -212 46 -220C32 -224 18 -224 6 -218Z';
const VEST =
  'M2 -212C-10 -204 -20 -186 -22 -160C-26 -130 -26 -104 -28 -76C10 -60 50 -58 90 -70C94 -100 96 -130 91 -160' +
  'C84 -190 70 -210 48 -217C36 -202 14 -200 2 -212Z';
/** The skirt of the kurta, which lies over the crossed thighs. */
const SKIRT =
  'M-30 -80C-62 -84 -96 -76 -120 -58C-128 -46 -124 -30 -110 -24C-80 -28 -50 -22 -30 -8C10 4 66 6 110 -4' +
  'C120 -20 112 -56 94 -78C50 -92 0 -92 -30 -80Z';
const FOLDS =
  'M-22 -92C0 -80 40 -76 84 -84M-28 -70C-60 -66 -90 -56 -108 -40M-20 -60C-44 -50 -66 -36 -84 -26' +
  'M0 -58C-8 -36 -14 -20 -16 -6' +
  'M30 -60C30 -36 34 -16 42 0M64 -62C72 -40 78 -20 84 -2M86 -66C98 -46 104 -24 104 -6M70 -200' +
  'C82 -170 86 -130 84 -96M44 -206C58 -180 62 -150 58 -120' +
  'M-18 -150C-8 -132 4 -120 22 -114M-22 -124C-6 -108 14 -100 36 -100';
const HEAD =
  'M36 -34C42 -70 26 -96 -2 -96C-26 -96 -38 -80 -38 -64C-38 -58 -36 -55 -38 -50' +
  'C-41 -44 -49 -37 -51 -33C-51 -29 -46 -28 -43 -28' +
  'C-42 -25 -44 -23 -45 -20C-46 -17 -44 -16 -42 -16C-43 -13 -43 -10 -41 -8C-40 -2 -38 4 -33 6C-24 9 -10 4 0 -2L26 -12Z';
const HAIR_SHAPE =
  'M-38 -66C-46 -92 -22 -112 6 -108C34 -106 46 -82 42 -54C40 -38 34 -26 26 -20L14 -26' +
  'C12 -34 8 -36 4 -32L0 -42C4 -54 0 -64 -6 -70C-16 -78 -30 -76 -38 -66Z';
const BEARD =
  'M-43 -16C-36 -22 -28 -22 -22 -18C-12 -20 -4 -30 0 -42L8 -34C10 -20 8 -6 0 0C-12 8 -26 12 -36 8' +
  'C-42 2 -42 -6 -42 -10C-38 -10 -34 -12 -32 -14C-36 -16 -40 -14 -43 -16Z';

/** Shoulder, elbow and wrist of both arms. */
const FAR_ARM = [
  [-4, -192],
  [-52, -128],
  [-100, -98],
];
const NEAR_ARM = [
  [44, -188],
  [0, -112],
  [-78, -184],
];

/** Draws the head in profile, bent a little over the tea, and the neck. */
function head({ cloth, seam, move }) {
  const { move: put } = mover({ x: 6, y: -238, k: 0.86 });
  return (
    cloth(limb([20, -246], 17, [28, -208], 22), SKIN, { dark: 0.7 }) +
    cloth(put(HEAD), SKIN, { warm: 0.5 }) +
    seam(put('M-35 -52C-31 -48 -26 -48 -22 -51'), INK, 2.4) +
    seam(put('M-38 -62C-33 -67 -25 -67 -19 -62'), INK, 3.4) +
    path(move(put(BEARD)), HAIR) +
    path(move(put('M-43 -17C-40 -19 -36 -18 -34 -16C-36 -13 -40 -12 -42 -14Z')), '#7a3034') +
    cloth(put(HAIR_SHAPE), HAIR, { lite: '#e8a868', cool: 0.2 }) +
    cloth(put('M4 -46C12 -52 18 -44 16 -35C14 -28 8 -24 4 -30Z'), SKIN) +
    seam(put('M-22 -96C-4 -104 20 -100 34 -80M-28 -84C-10 -94 12 -92 28 -74'), '#54496a', 1.4, 'opacity=".7"')
  );
}

/** Draws the crossed legs in white trousers, and the near foot. */
const legs = ({ cloth, seam }, white) =>
  cloth(limb([30, -34], 40, [-104, -34], 27), mix(white, INK, 0.25)) +
  cloth(limb([60, -30], 38, [112, -16], 24), white) +
  cloth(limb([108, -14], 22, [-14, -4], 15), white) +
  cloth('M-10 -16C-30 -18 -50 -14 -62 -6C-68 0 -62 8 -52 9L-16 8C-6 4 -4 -10 -10 -16Z', SKIN) +
  range(4)
    .map((i) => cloth(limb([-54, -6 + i * 3.4], 3.6, [-67 + i, -3 + i * 3.2], 3.1), SKIN, { dark: 0.4 }))
    .join('') +
  seam('M-12 -14C-8 -8 -8 2 -12 8', mix(white, INK, 0.4), 2);

/** Draws an arm in a wide sleeve, turned up below the elbow. */
function arm({ cloth, seam }, [shoulder, elbow, wrist], white) {
  const cuff = [elbow[0] * 0.42 + wrist[0] * 0.58, elbow[1] * 0.42 + wrist[1] * 0.58];
  const [dx, dy] = [(wrist[1] - elbow[1]) * 0.2, (elbow[0] - wrist[0]) * 0.2];
  return (
    cloth(limb(elbow, 11, wrist, 8), SKIN) +
    cloth(limb(elbow, 16, cuff, 14.5), white) +
    cloth(limb(shoulder, 23, elbow, 16), white) +
    seam(`M${cuff[0] - dx} ${cuff[1] - dy}L${cuff[0] + dx} ${cuff[1] + dy}`, mix(white, INK, 0.4), 2) +
    seam(
      `M${elbow[0] + 10} ${elbow[1] - 14}Q${elbow[0] + 2} ${elbow[1] - 4} ${elbow[0] - 12} ${elbow[1] - 6}`,
      mix(white, INK, 0.45),
      1.6,
    )
  );
}

/** Draws a pot with a bowed handle and a long spout, tilted to the left, and the thread of tea that falls from it. */
function pouringPot({ cloth, seam, move }, cupAt) {
  const [cx, cy] = cupAt;
  return (
    seam(`M-207 -178C-213 -170 ${cx} -140 ${cx} ${cy}`, '#d98a3c', 3.4) +
    seam(`M-207 -178C-212 -170 ${cx - 1} -140 ${cx - 1} ${cy}`, '#ffe0a0', 1.1) +
    seam('M-118 -214C-104 -240 -74 -226 -84 -196', '#7a4a1c', 6) +
    cloth('M-160 -188C-180 -192 -190 -186 -206 -182L-208 -173C-190 -172 -176 -168 -156 -160Z', '#c98a32') +
    cloth(
      'M-164 -206C-150 -222 -122 -218 -104 -202C-88 -186 -88 -164 -104 -152C-122 -142 -148 -150 -162 -166' +
        'C-172 -178 -174 -194 -164 -206Z',
      '#d0922f',
    ) +
    path(move('M-150 -200C-140 -212 -122 -206 -114 -198C-126 -202 -140 -200 -146 -188Z'), '#ffe7a6', 'opacity=".8"') +
    cloth('M-166 -202C-160 -216 -150 -222 -140 -220L-150 -212C-158 -206 -162 -200 -166 -202Z', '#b57a28') +
    cloth(limb([-160, -216], 5, [-164, -221], 5), '#e0aa44')
  );
}

/** Draws the near hand, closed round the handle of the pot. */
const fist = ({ cloth, seam }) =>
  cloth('M-72 -194C-82 -204 -94 -204 -100 -196C-104 -188 -98 -178 -88 -174C-80 -172 -74 -176 -70 -182Z', SKIN) +
  range(4)
    .map((i) =>
      cloth(limb([-82 - i * 1.5, -200 + i * 7], 4.6, [-99 + Math.abs(i - 1.5) * 1.4, -203 + i * 7], 4.2), SKIN, {
        dark: 0.4,
      }),
    )
    .join('') +
  seam('M-85 -196L-97 -199M-86 -189L-99 -192M-87 -182L-98 -185', mix(SKIN, INK, 0.5), 1.2);

/** Draws the far hand, open and pointing to the tray. */
const openHand = ({ cloth, seam }) =>
  cloth('M-94 -108C-104 -112 -116 -108 -120 -100C-120 -92 -110 -88 -100 -90Z', mix(SKIN, INK, 0.12)) +
  range(4)
    .map((i) =>
      cloth(limb([-112, -104 + i * 3.8], 4, [-134 + Math.abs(i - 1.2) * 3, -99 + i * 5], 3.4), SKIN, { dark: 0.5 }),
    )
    .join('') +
  cloth(limb([-104, -106], 4.4, [-122, -113], 3.6), SKIN, { dark: 0.4 }) +
  seam('M-116 -99L-127 -96M-115 -95L-126 -90', mix(SKIN, INK, 0.5), 1);

/**
 * Draws a man who sits cross-legged, seat on x, y, about 330 k tall, and looks to the left: from a pot in his near
 * hand he pours tea in a thin thread into a glass at `cup` of his own units.
 */
export function teaPourer(S, { x, y, k, white, vest, cup }) {
  const pen = poolLightPens(S, { x, y, k });
  const { cloth, seam } = pen;
  const fold = mix(white, INK, 0.42);
  return (
    legs(pen, mix(white, '#8f95b8', 0.3)) +
    arm(pen, FAR_ARM, mix(white, INK, 0.22)) +
    openHand(pen) +
    cloth(BODY, white) +
    cloth(SKIRT, white) +
    seam(FOLDS, fold, 1.9, 'opacity=".65"') +
    head(pen) +
    cloth(VEST, vest, { cool: 0.25 }) +
    seam(
      'M-10 -196C-16 -160 -18 -120 -20 -82M70 -196C84 -164 86 -120 82 -76M30 -120C34 -104 34 -90 32 -72',
      mix(vest, INK, 0.5),
      1.8,
    ) +
    cloth('M-2 -212C10 -202 34 -200 50 -212L54 -202C36 -190 8 -190 -4 -202Z', mix(white, '#ffffff', 0.4)) +
    pouringPot(pen, cup) +
    arm(pen, NEAR_ARM, white) +
    fist(pen)
  );
}
