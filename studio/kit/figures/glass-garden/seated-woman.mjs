import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { DRAWN_BACK_HAIR, headInProfile } from '../head-in-profile.mjs';
import { GOLD, gardenPens, INK, stemGlass } from './pens.mjs';

const SKIN = '#a8694a';
const HAIR = '#17101f';

/** The skirt round the near leg: hip and lap on the wall, the knee towards us, and the fall from the knee to the hem. */
const SKIRT =
  'M-28 -106C-46 -80 -64 -46 -66 -10C-68 8 -60 20 -44 22C-14 28 16 28 40 26C38 58 28 94 10 124C32 136 58 126 82 132' +
  'C98 134 110 130 120 122C114 88 116 44 114 8C114 -20 102 -36 80 -42C56 -50 38 -64 33 -84C31 -92 32 -100 34 -106' +
  'C14 -114 -8 -114 -28 -106Z';
const FAR_KNEE =
  'M12 -92C40 -70 70 -66 100 -62C120 -60 131 -46 130 -24C128 30 128 80 134 112C124 120 112 120 100 116L70 0Z';
const FOLDS =
  'M20 -98C24 -66 52 -40 84 -30C100 -22 98 60 102 126M2 -100C6 -56 40 -24 74 -14C86 -4 78 70 74 126M-14 -100' +
  'C-20 -56 10 -14 56 0C62 20 56 80 46 126M-26 -94C-46 -50 -34 -6 12 12M-48 -50C-56 -24 -50 0 -34 14M114 6C106 -4 96 -8 84 -10' +
  'M40 26C52 20 58 12 60 4';
const HEM = 'M12 117C34 129 58 119 82 125C98 127 110 123 119 116';
const INNER_HEM = 'M18 102C38 112 60 104 82 109C96 111 108 108 117 101';
const SEAT_SHADOW = 'M-112 14C-90 -6 -70 -12 -50 -12L110 -30C136 -20 130 -4 110 6L40 28C-10 36 -90 34 -112 14Z';
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

/** Draws the far arm, whose hand lies on her knee: the `arm` is behind her body, the `hand` on her skirt. */
const restingArm = ({ cloth, seam }) => ({
  arm: cloth(limb([28, -190], 13, [74, -124], 10) + limb([74, -124], 10, [88, -66], 7), mix(SKIN, INK, 0.25)),
  hand:
    cloth(
      'M80 -72C86 -78 94 -78 98 -72C108 -66 118 -56 123 -44C126 -36 120 -32 115 -36C116 -30 108 -28 104 -33' +
        'C102 -28 95 -28 93 -34C86 -40 80 -56 80 -72Z',
      mix(SKIN, INK, 0.1),
    ) + seam('M103 -52L115 -37M96 -50L104 -34', mix(SKIN, INK, 0.45), 1.2),
});

/** Draws the bare foot with its anklet, the foot in a slipper behind it, and the slipper that she has taken off. */
function feet({ cloth, seam, flat }, slipper) {
  return (
    cloth(limb([40, 108], 10, [38, 140], 8.5), mix(SKIN, INK, 0.2)) +
    cloth('M28 138C24 148 26 156 32 157L78 157C86 156 88 149 80 146C70 144 58 142 48 134Q38 144 28 138Z', slipper) +
    cloth(limb([86, 112], 10, [82, 142], 9), SKIN) +
    cloth('M73 138C70 148 71 158 78 160L118 160C125 159 126 152 119 149C109 147 98 143 91 134Z', SKIN) +
    seam('M118 152L123 155M112 151L115 154', '#c01e3c', 2.4) +
    seam('M71 138Q82 144 93 136', GOLD, 3.4) +
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
  const resting = restingArm(pen);
  return (
    pen.flat(SEAT_SHADOW, INK, 'opacity=".45"') +
    feet(pen, '#e0a848') +
    resting.arm +
    cloth(TORSO, SKIN) +
    cloth(BLOUSE, blouse) +
    cloth(FAR_KNEE, mix(skirt, INK, 0.25)) +
    seam('M133 105C124 113 112 113 100 109', GOLD, 8) +
    cloth(SKIRT, skirt) +
    seam(FOLDS, fold, 2.2, 'opacity=".65"') +
    seam(HEM, GOLD, 9) +
    seam(INNER_HEM, GOLD, 2) +
    range(7)
      .map((i) => pen.dot([32 + i * 13, 92 + 5 * Math.sin(i * 1.3)], 2.6, GOLD))
      .join('') +
    resting.hand +
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
