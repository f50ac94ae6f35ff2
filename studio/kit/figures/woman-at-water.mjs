import { mix } from '../colour.mjs';
import { mover } from '../moved-path.mjs';
import { range } from '../numbers.mjs';
import { path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { INK, poolLightPens } from './pool-light-pens.mjs';

const SKIN = '#9c6444';
const HAIR = '#17121f';

/** The lap and the legs under the cloth, from the waist over the knees to the hem, and the cloth on the stone. */
const SKIRT =
  'M20 -112C-6 -106 -26 -92 -48 -86C-86 -80 -124 -78 -146 -66C-166 -54 -168 -34 -166 -8C-164 16 -160 34 -163 52' +
  'C-140 62 -112 62 -90 54C-92 34 -86 14 -74 4C-30 16 40 18 84 8C98 -4 92 -34 80 -62C74 -82 70 -96 68 -112' +
  'C52 -120 34 -118 20 -112Z';
const FAR_SHIN = 'M-150 -56C-176 -50 -186 -30 -184 -8C-182 14 -186 30 -190 44C-176 54 -158 56 -146 50L-128 -40Z';
const SKIRT_FOLDS =
  'M58 -100C40 -72 -30 -56 -120 -56M70 -78C56 -48 -10 -30 -96 -28M78 -52C60 -20 10 -8 -60 -6M-146 -52' +
  'C-156 -30 -150 10 -150 48' +
  'M-128 -50C-136 -24 -128 10 -130 54M-108 -36C-112 -14 -104 10 -108 56M84 -20C70 0 40 8 6 8M28 -104' +
  'C4 -92 -30 -80 -70 -72';
const TORSO =
  'M22 -106C14 -128 -2 -146 -8 -166C-12 -186 -2 -204 14 -216C28 -226 52 -228 66 -216C80 -202 84 -176 80 -152' +
  'C78 -136 72 -122 70 -106C54 -100 38 -100 22 -106Z';
/** The end of the sari: over the near shoulder from the breast, then down the back to the stone. */
const DRAPE =
  'M-6 -152C-14 -172 -4 -196 12 -212C28 -226 56 -230 70 -214C88 -196 98 -150 104 -110C110 -70 122 -30 142 2' +
  'C120 14 96 16 76 10C80 -40 78 -90 66 -130C58 -158 50 -176 40 -186C24 -178 10 -164 -2 -140Z';
const DRAPE_FOLDS =
  'M4 -190C18 -206 34 -214 48 -210C66 -190 80 -130 90 -90C96 -50 104 -20 114 8M58 -214' +
  'C78 -190 90 -140 96 -104C104 -60 116 -24 130 4' +
  'M44 -198C62 -168 74 -120 80 -80C84 -50 88 -20 92 10M0 -172C12 -188 26 -198 40 -202';
const HEAD =
  'M-14 -92C-30 -88 -39 -76 -38 -63C-37 -58 -36 -55 -37 -52C-39 -47 -45 -40 -46 -37C-46 -34 -42 -33 -40 -32' +
  'C-39 -30 -40 -28 -42 -25C-42 -22 -40 -22 -39 -21C-40 -19 -40 -17 -37 -15C-36 -8 -35 -2 -29 2C-20 5 -6 0 4 -8' +
  'L14 -24L20 -70Z';
const HAIR_SHAPE =
  'M-38 -62C-46 -92 -22 -112 8 -107C38 -102 50 -78 45 -50C42 -34 32 -22 20 -20C8 -18 3 -26 1 -36' +
  'C0 -46 -4 -54 -12 -60C-20 -66 -30 -68 -38 -62Z';

const BLOUSE =
  'M2 -142C-8 -156 -12 -174 -6 -192C4 -212 24 -222 46 -222C66 -222 80 -204 82 -176' +
  'C82 -164 82 -156 78 -144C54 -132 26 -132 2 -142Z';
/** Shoulder, elbow and wrist of both arms. */
const FAR_ARM = [
  [8, -200],
  [-28, -142],
  [-74, -150],
];
const NEAR_ARM = [
  [66, -200],
  [100, -112],
  [106, -22],
];

/** Draws head, neck, knot of hair with jasmine, and jewels. */
function head({ cloth, seam, dot, move }) {
  const { at: to, move: put } = mover({ x: 30, y: -246, k: 0.84 });
  const ring = range(9).map((i) => {
    const a = -1.75 + i * 0.44;
    return dot(to(50 + Math.cos(a) * 21, -38 + Math.sin(a) * 23), 4.6, i % 2 ? '#fff4dc' : '#e6d6cf');
  });
  return (
    cloth(limb([42, -248], 14, [44, -214], 19), SKIN, { dark: 0.7 }) +
    cloth(put(HEAD), SKIN, { warm: 0.2, dark: 0.6 }) +
    seam(put('M-35 -54C-32 -50 -28 -50 -24 -53'), INK, 2) +
    seam(put('M-36 -64C-32 -68 -26 -68 -20 -64'), INK, 2.6) +
    path(move(put('M-41 -24C-38 -25 -34 -23 -32 -21C-34 -18 -38 -16 -40 -18Z')), '#8a2f3c') +
    cloth(put('M-4 -44C4 -50 12 -44 10 -34C8 -26 2 -22 -2 -28Z'), SKIN) +
    cloth(put(HAIR_SHAPE), HAIR, { lite: '#e8a868', warm: 0.75, cool: 0.25 }) +
    cloth(put('M34 -58C50 -66 72 -54 72 -36C72 -18 54 -10 40 -18C30 -26 26 -48 34 -58Z'), HAIR, {
      lite: '#e8a868',
    }) +
    ring.join('') +
    seam(put('M-20 -84C-8 -98 16 -98 32 -82M-10 -76C4 -88 20 -84 34 -68'), '#54496a', 1.4, 'opacity=".8"') +
    dot(to(3, -22), 3.4, '#f6c65a') +
    path(move(put('M-3 -18C-4 -8 -6 -6 -7 -4L13 -4C11 -6 9 -8 8 -18Z')), '#f2b441') +
    seam('M24 -224C32 -214 46 -210 60 -214', '#f2b441', 3)
  );
}

/** Draws a bare arm with bangles and a sleeve above the elbow. */
function arm({ cloth, seam }, [shoulder, elbow, wrist], blouse, bangles) {
  const sleeve = [shoulder[0] * 0.42 + elbow[0] * 0.58, shoulder[1] * 0.42 + elbow[1] * 0.58];
  return (
    cloth(limb(elbow, 10.6, wrist, 7.2), SKIN) +
    cloth(limb(shoulder, 14, elbow, 10.8), SKIN) +
    cloth(limb(shoulder, 17, sleeve, 14), blouse) +
    seam(bangles, '#f2b441', 3.2)
  );
}

/** Draws the far hand, which holds a small glass of tea. */
function handWithGlass({ cloth, seam, move }) {
  return (
    path(move('M-118 -190L-114 -158C-112 -154 -98 -154 -96 -158L-92 -190Z'), '#c9762e') +
    path(move('M-117 -178L-114 -158C-112 -154 -98 -154 -96 -158L-93 -178C-100 -175 -110 -175 -117 -178Z'), '#a4511d') +
    seam('M-118 -190C-112 -187 -98 -187 -92 -190', '#ffe6b8', 1.8) +
    cloth('M-72 -154C-84 -166 -98 -172 -108 -166C-114 -160 -108 -150 -98 -148C-88 -144 -78 -144 -72 -148Z', SKIN) +
    range(3)
      .map((i) => cloth(limb([-96, -166 + i * 7], 4.4, [-113, -168 + i * 7], 4), SKIN, { dark: 0.4 }))
      .join('')
  );
}

/** Draws the hand that lies on the stone, its fingers to the right. */
const leaningHand = ({ cloth, seam }) =>
  cloth('M100 -18C110 -20 120 -10 122 0C118 8 100 10 94 4C90 -4 92 -14 100 -18Z', SKIN) +
  range(4)
    .map((i) =>
      cloth(limb([110 + i * 0.5, -4 + i * 3.4], 4.2, [129 - Math.abs(i - 1.2) * 2, -1 + i * 4.2], 3.7), SKIN, {
        dark: 0.4,
      }),
    )
    .join('') +
  seam('M112 0L124 3M112 4L123 7', mix(SKIN, INK, 0.5), 1);

/** Draws the legs from the hem down: above the water at `water`, and, paler and bluer, below it. */
function feet({ cloth, move }, water) {
  const under = mix(SKIN, '#2aa7a8', 0.62);
  const shin = (x) =>
    `M${x - 13} 40C${x - 14} 70 ${x - 16} 96 ${x - 20} 112C${x - 34} 120 ${x - 52} 122 ${x - 58} 130` +
    `C${x - 50} 138 ${x - 20} 138 ${x - 2} 132C${x + 8} 124 ${x + 6} 100 ${x + 12} 40Z`;
  const dry = (x) => `M${x - 13} 40C${x - 13} 54 ${x - 14} 64 ${x - 15} ${water}L${x + 11} ${water}L${x + 12} 40Z`;
  return (
    path(move(shin(-166)), mix(under, INK, 0.25), 'opacity=".7"') +
    path(move(shin(-126)), under, 'opacity=".85"') +
    cloth(dry(-166), mix(SKIN, INK, 0.2)) +
    cloth(dry(-126), SKIN)
  );
}

/**
 * Draws a woman in a sari who sits on an edge, seat on x, y, about 345 k tall, legs to the left and down into water
 * that is `water` units lower; she turns half away, leans on her near hand and holds a glass in the far one.
 */
export function womanAtWater(S, { x, y, k, sari, blouse, border, water }) {
  const pen = poolLightPens(S, { x, y, k });
  const { cloth, seam } = pen;
  const fold = mix(sari, INK, 0.5);
  return (
    feet(pen, water) +
    cloth(FAR_SHIN, mix(sari, INK, 0.35)) +
    seam('M-190 44C-176 54 -158 56 -146 50', border, 5) +
    arm(pen, FAR_ARM, mix(blouse, INK, 0.25), 'M-64 -159L-62 -140M-57 -158L-55 -139') +
    handWithGlass(pen) +
    cloth(TORSO, SKIN) +
    cloth(BLOUSE, blouse) +
    cloth(SKIRT, sari, { dark: 0.65, cool: 0.4 }) +
    seam(SKIRT_FOLDS, fold, 2, 'opacity=".6"') +
    seam('M-163 49C-140 59 -112 59 -90 51', border, 7) +
    seam('M-164 37C-140 47 -112 47 -90 39', border, 1.8) +
    head(pen) +
    cloth(DRAPE, sari) +
    seam(DRAPE_FOLDS, fold, 1.9, 'opacity=".6"') +
    seam('M142 2C120 14 96 16 76 10', border, 7) +
    seam('M-2 -142C10 -166 24 -180 40 -187C50 -176 58 -158 66 -130C78 -90 80 -40 77 6', border, 4) +
    arm(pen, NEAR_ARM, blouse, 'M96 -40L117 -39M96 -47L117 -46M96 -54L116 -53') +
    leaningHand(pen)
  );
}
