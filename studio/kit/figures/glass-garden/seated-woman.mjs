import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from '../head-in-profile.mjs';
import { GOLD, gardenPens, INK, stemGlass } from './pens.mjs';

const SKIN = '#a8694a';
const HAIR = '#17101f';

/** The skirt: from the waist over lap and knees to the hem, which lies about 120 below the seat. */
const SKIRT =
  'M-28 -106C-46 -70 -60 -30 -68 4C-88 44 -112 88 -128 120C-104 132 -70 120 -40 128C-8 136 20 122 50 128' +
  'C78 132 96 122 112 112C116 74 118 34 106 2C100 -26 72 -42 42 -54C38 -72 36 -90 34 -106C14 -114 -8 -114 -28 -106Z';
const FOLDS =
  'M18 -92C36 -64 74 -50 88 -10C96 34 92 80 90 122M2 -96C10 -60 50 -44 60 -4C64 40 56 84 50 124M-12 -98' +
  'C-12 -56 18 -40 24 0C24 44 10 84 2 128M-22 -90C-34 -40 -16 -20 -18 8C-26 50 -44 90 -52 122M-36 -60' +
  'C-48 -20 -48 10 -62 40C-74 70 -90 100 -98 124';
const HEM = 'M-124 112C-104 124 -70 112 -40 120C-8 128 20 114 50 120C78 124 98 114 113 104';
const INNER_HEM = 'M-114 94C-94 106 -64 96 -36 104C-8 112 20 98 50 104C78 108 98 98 114 88';
const TORSO =
  'M-28 -104C-30 -124 -38 -150 -38 -178C-36 -200 -16 -212 6 -212C26 -212 38 -200 42 -182C46 -164 40 -150 34 -138' +
  'C31 -126 33 -114 34 -104C14 -112 -8 -112 -28 -104Z';
const BLOUSE =
  'M-34 -134C-40 -152 -42 -170 -37 -184C-34 -202 -14 -212 6 -212C26 -212 38 -200 42 -182C46 -164 40 -150 34 -136' +
  'C12 -126 -14 -126 -34 -134Z';
const DUPATTA =
  'M6 -214C-22 -220 -42 -204 -50 -168C-58 -120 -72 -66 -100 -8C-112 30 -120 60 -126 92C-112 100 -98 92 -84 96' +
  'C-76 60 -66 20 -54 -12C-40 -56 -30 -100 -16 -136C-6 -166 8 -190 20 -206Z';
const DUPATTA_FOLDS =
  'M-6 -210C-28 -196 -34 -160 -44 -120C-56 -70 -80 -10 -104 90M8 -206C-14 -186 -22 -150 -32 -116' +
  'C-46 -70 -62 -20 -92 92';
const BRAID =
  'M-16 -292C-34 -284 -44 -262 -44 -236C-46 -206 -58 -176 -60 -138L-52 -112L-44 -138' +
  'C-38 -170 -26 -204 -22 -232C-18 -252 -8 -262 -6 -274Z';

/** Draws the head with parting, hair drawn back, a string of jasmine and an earring, tilted towards the light. */
function head(S, { at, k }) {
  const [x, y] = at(14, -240);
  const jasmine = range(8).map((i) => circle(-44 + i * 1.6, -66 + i * 10, 6.6, i % 2 ? '#fff6e2' : '#ecdcc8'));
  const inner =
    headInProfile(S, { skin: SKIN, dark: '#3a1c34', lite: '#ffc98e', lips: '#b8323e', closed: true }) +
    path(DRAWN_BACK_HAIR, HAIR) +
    line('M-34 -70C-20 -90 6 -96 30 -90M-40 -50C-26 -74 -8 -80 8 -74', '#6a4a5c', 2.4) +
    jasmine.join('') +
    line('M-8 -24V-12', GOLD, 3) +
    path('M-17 -12Q-8 -24 1 -12Q4 2 -8 6Q-20 2 -17 -12Z', GOLD) +
    circle(39, -72, 3, '#c01e3c');
  return group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(-4) scale(${f(0.72 * k)})"`);
}

/** Draws the arm that raises a glass, with bangles; its elbow is before the body. */
const glassArm = (pen, sleeve) =>
  stemGlass(pen, [116, -160], 3) +
  pen.cloth(limb([54, -120], 10, [96, -164], 7), SKIN) +
  pen.cloth(limb([-14, -188], 14, [54, -120], 10.5), SKIN) +
  pen.cloth(limb([-14, -188], 17.5, [18, -156], 15), sleeve) +
  pen.seam('M8 -145L29 -167', GOLD, 5) +
  pen.cloth('M92 -172C104 -180 120 -182 124 -176C128 -168 122 -158 110 -154C102 -152 94 -154 90 -160Z', SKIN) +
  range(3)
    .map((i) => pen.seam(`M104 ${-174 + i * 7}L122 ${-176 + i * 7}`, mix(SKIN, INK, 0.4), 1.1))
    .join('') +
  pen.seam('M76 -157L88 -143M81 -162L93 -148M71 -151L83 -137', GOLD, 3);

/** Draws the far arm, which leans on the wall beyond her lap. */
const leaningArm = ({ cloth, seam }) =>
  cloth(
    'M98 -34C108 -40 122 -32 132 -20C138 -14 136 -8 128 -8C116 -6 104 -10 98 -16C95 -22 94 -30 98 -34Z',
    mix(SKIN, INK, 0.1),
  ) +
  seam('M118 -24L131 -13M113 -18L123 -9', mix(SKIN, INK, 0.45), 1.2) +
  cloth(limb([28, -190], 13, [72, -120], 10) + limb([72, -120], 10, [104, -30], 7), mix(SKIN, INK, 0.25));

/** Draws the bare foot with its anklet, the foot in a slipper behind it, and the slipper that she has taken off. */
function feet({ cloth, seam, flat }, slipper) {
  return (
    cloth(limb([4, 110], 10, [6, 140], 8.5), mix(SKIN, INK, 0.2)) +
    cloth('M-4 138C-8 148 -6 156 0 157L50 157C58 156 60 149 52 146C40 144 26 142 16 134Q6 144 -4 138Z', slipper) +
    cloth(limb([58, 110], 10, [60, 142], 9), SKIN) +
    cloth('M51 138C48 148 49 158 56 160L98 160C105 159 106 152 99 149C88 147 76 143 69 134Z', SKIN) +
    seam('M98 152L103 155M92 151L95 154', '#c01e3c', 2.4) +
    seam('M49 138Q60 144 71 136', GOLD, 3.4) +
    cloth(
      'M-106 158C-90 148 -64 152 -42 160C-32 158 -24 150 -18 152' +
        'C-18 162 -28 170 -42 171L-96 172C-108 170 -112 164 -106 158Z',
      slipper,
    ) +
    flat('M-102 159C-88 152 -70 155 -58 161C-74 164 -92 164 -102 159Z', '#2a1236')
  );
}

/** Draws a young woman who sits on a low wall, seat on x, y, and raises a glass to the right; one foot is bare. */
export function seatedWoman(S, { x, y, k, skirt, blouse, veil }) {
  const pen = gardenPens(S, { x, y, k });
  const { cloth, seam } = pen;
  const fold = mix(skirt, INK, 0.55);
  return (
    feet(pen, '#e0a848') +
    leaningArm(pen) +
    cloth(TORSO, SKIN) +
    cloth(BLOUSE, blouse) +
    cloth(SKIRT, skirt) +
    seam(FOLDS, fold, 2.2, 'opacity=".65"') +
    seam(HEM, GOLD, 9) +
    seam(INNER_HEM, GOLD, 2) +
    range(13)
      .map((i) => pen.dot([-96 + i * 16, 82 - Math.abs(i - 6) + 6 * Math.sin(i * 1.3)], 2.6, GOLD))
      .join('') +
    cloth(limb([8, -208], 13, [14, -238], 12), mix(SKIN, INK, 0.15)) +
    pen.flat(BRAID, HAIR) +
    seam('M-40 -240L-28 -230M-46 -216L-30 -208M-52 -194L-36 -184M-56 -170L-42 -162M-58 -148L-48 -142', '#6a4a5c', 2) +
    head(S, pen) +
    seam('M-4 -208C4 -198 20 -196 32 -204', GOLD, 4) +
    cloth(DUPATTA, veil, { cool: 0.5 }) +
    seam(DUPATTA_FOLDS, mix(veil, INK, 0.5), 1.8, 'opacity=".55"') +
    seam('M-126 92C-112 100 -98 92 -84 96', GOLD, 5) +
    glassArm(pen, mix(blouse, '#8a3418', 0.45))
  );
}
