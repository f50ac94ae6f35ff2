import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { headInProfile } from '../head-in-profile.mjs';
import { GOLD, gardenPens, INK, stemGlass } from './pens.mjs';

const SKIN = '#94583c';
const HAIR = '#15101c';

const COAT =
  'M-40 4C-46 -40 -40 -92 -36 -132C-36 -172 -26 -204 -4 -213C20 -222 52 -216 64 -192C74 -158 66 -108 60 -60' +
  'C60 -34 64 -14 66 6C30 16 -10 14 -40 4Z';
/** The front of his coat, which lies over both thighs as far as above the knees and hangs over the wall's edge. */
const SKIRTS =
  'M-36 -56C-56 -74 -84 -76 -100 -70C-110 -62 -106 -48 -92 -46C-74 -40 -68 -14 -76 14C-78 22 -80 28 -80 34' +
  'C-46 40 18 36 66 10L57 -50C30 -40 -6 -46 -36 -56Z';
const SKIRTS_HEM = 'M-100 -70C-110 -62 -106 -48 -92 -46C-74 -40 -68 -14 -76 14C-78 22 -80 28 -80 34C-46 40 18 36 64 10';
const CREASES =
  'M-36 -52C-52 -50 -74 -48 -92 -46M-14 -46C-36 -34 -58 -26 -72 -22M24 -36C0 -10 -40 0 -72 2M52 -36C40 -10 10 16 -30 32' +
  'M-28 -120C-14 -110 4 -108 16 -112M-32 -96C-16 -84 6 -82 22 -88M46 -150C58 -120 58 -90 52 -64';
const FAR_SHIN = 'M-147 -36C-150 4 -118 62 -90 114L-66 116C-72 80 -84 40 -92 2Z';
const NEAR_SHIN = 'M-131 -12C-136 20 -124 72 -116 122L-90 124C-86 96 -68 60 -70 24C-70 8 -76 2 -84 -4Z';
const SEAT_SHADOW = 'M-104 22C-60 34 60 30 120 0C96 -16 60 -20 30 -20L-90 8Z';

/** Draws his head with short hair and a trimmed beard; he looks to the left and smiles. */
function head(S, { at, k }) {
  const [x, y] = at(4, -246);
  const hair =
    'M-44 -26C-58 -86 -28 -114 12 -112C34 -110 48 -98 44 -80C26 -92 12 -84 4 -70L-2 -46L-14 -46L-18 -20L-30 -8Z';
  const beard =
    'M-14 -46C-8 -34 0 -26 12 -22C24 -16 34 -24 44 -23L48 -17L45 -14L48 -8L43 -4C44 6 40 11 32 11' +
    'C16 12 -8 0 -18 -16Z';
  const inner =
    headInProfile(S, { skin: SKIN, dark: '#2a1430', lite: '#c4805c', closed: false }) +
    path(beard, mix(HAIR, SKIN, 0.22)) +
    line('M32 -13Q40 -10 46 -16', '#c47a66', 3.4) +
    path(hair, HAIR) +
    path('M-14 -50C-4 -58 4 -48 0 -36C-2 -26 -12 -28 -13 -36Z', SKIN) +
    S.shade(hair, '#e8a060', 0.8, 0, [0, 0.4, 0.3, 0.45]);
  return group(inner, `transform="translate(${f(x)} ${f(y)}) rotate(6) scale(${f(-0.75 * k)} ${f(0.75 * k)})"`);
}

/** Draws both thighs and shins in close trousers, the far foot drawn back, and embroidered slippers. */
function legs({ cloth, seam }, white) {
  const slipper = (x, y) =>
    `M${x + 14} ${y - 14}C${x + 18} ${y - 4} ${x + 18} ${y + 6} ${x + 14} ${y + 10}L${x - 34} ${y + 10}` +
    `C${x - 46} ${y + 8} ${x - 48} ${y - 6} ${x - 42} ${y - 10}` +
    `C${x - 34} ${y - 2} ${x - 20} ${y - 8} ${x - 10} ${y - 16}Z`;
  const far = mix(white, INK, 0.3);
  const fold = mix(white, INK, 0.45);
  return (
    cloth(slipper(-80, 128), '#6e2438') +
    cloth(FAR_SHIN, far) +
    cloth(limb([0, -38], 32, [-121, -38], 27), far, { dark: 0.5 }) +
    seam('M-88 84Q-76 86 -68 80M-92 96Q-80 100 -68 94', mix(far, INK, 0.4), 1.8) +
    cloth(slipper(-106, 136), '#8a2c3c') +
    cloth(NEAR_SHIN, white) +
    cloth(limb([20, -16], 36, [-102, -12], 29.5), white, { dark: 0.35 }) +
    seam('M-82 12C-96 8 -108 -2 -112 -16M-76 -8C-90 -8 -100 -14 -106 -24M-72 24C-84 24 -92 32 -96 40', fold, 1.8) +
    seam('M-121 92Q-106 100 -88 92M-119 103Q-105 110 -90 103M-122 80Q-106 87 -84 80', fold, 1.8)
  );
}

/** Draws the far arm, which holds out a glass to the left. */
const glassArm = (pen, coat) =>
  stemGlass(pen, [-122, -162], -3) +
  pen.cloth(
    'M-98 -174C-110 -182 -126 -184 -130 -178C-134 -168 -128 -160 -116 -156C-108 -154 -98 -156 -96 -162Z',
    SKIN,
  ) +
  range(3)
    .map((i) => pen.seam(`M-112 ${-176 + i * 7}L-128 ${-177 + i * 7}`, mix(SKIN, INK, 0.45), 1.1))
    .join('') +
  pen.cloth(limb([-48, -132], 15, [-96, -164], 10.5), coat) +
  pen.cloth(limb([-12, -190], 19, [-48, -132], 15), coat);

/** Draws the near arm, which leans on the wall behind him. */
const leaningArm = ({ cloth, seam }, coat) =>
  cloth('M88 -16C100 -18 112 -8 118 2C114 8 96 8 86 4C80 -2 82 -12 88 -16Z', SKIN) +
  seam('M102 -6L114 1M98 -2L108 5', mix(SKIN, INK, 0.45), 1.2) +
  cloth(limb([86, -104], 16, [92, -20], 11), coat) +
  cloth(limb([42, -190], 21, [86, -104], 16.5), coat) +
  seam('M81 -24Q92 -18 103 -24', GOLD, 4) +
  seam('M70 -112Q82 -112 92 -122M74 -98Q84 -100 96 -108', mix(coat, INK, 0.5), 1.8);

/** Draws a young man who sits on a low wall, seat on x, y, looks to the left and holds out a glass. */
export function seatedMan(S, { x, y, k, coat, white }) {
  const pen = gardenPens(S, { x, y, k });
  const { cloth, seam, dot } = pen;
  return (
    glassArm(pen, mix(coat, INK, 0.25)) +
    pen.flat(SEAT_SHADOW, INK, 'opacity=".45"') +
    legs(pen, white) +
    cloth(SKIRTS, coat, { dark: 0.6 }) +
    cloth(limb([8, -208], 15, [4, -240], 14), mix(SKIN, INK, 0.15)) +
    cloth(COAT, coat, { dark: 0.6 }) +
    seam(CREASES, mix(coat, INK, 0.5), 2, 'opacity=".6"') +
    seam('M-22 -204C-32 -160 -30 -100 -32 -50', mix(coat, INK, 0.5), 2) +
    range(6)
      .map((i) => dot([-24 - i * 1.4, -190 + i * 24], 2.6, GOLD))
      .join('') +
    seam('M-18 -208C-6 -200 12 -204 26 -214', GOLD, 6) +
    seam(SKIRTS_HEM, GOLD, 4) +
    head(S, pen) +
    leaningArm(pen, coat)
  );
}
