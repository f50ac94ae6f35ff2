import { mix } from '../../colour.mjs';
import { circle, ellipse, line, path, rect } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { morningHead, placedHead } from './head.mjs';
import { bareArm, DARK, GOLD, morningPens, openHand } from './pens.mjs';

const LAP =
  'M76 -96C84 -160 60 -196 20 -198C-30 -202 -78 -208 -104 -186C-126 -166 -128 -90 -134 -16' +
  'C-116 -4 -100 -8 -84 0C-66 4 -46 2 -30 -8C-8 -30 12 -66 24 -86Z';
const HEM = 'M-134 -17C-116 -5 -100 -9 -84 -1C-66 3 -46 1 -30 -9';
const TORSO =
  'M76 -110C88 -180 78 -272 46 -318C28 -342 -12 -348 -36 -330C-54 -312 -56 -250 -46 -196C-30 -176 20 -166 44 -150Z';
/** The end of the sari: over the crown and down the back to the stool. */
const VEIL =
  'M-58 -430C-30 -450 14 -440 26 -396C34 -364 62 -330 78 -268C92 -210 98 -150 92 -84' +
  'C74 -76 54 -84 36 -80C40 -170 20 -270 -16 -330C-8 -360 -16 -404 -58 -430Z';
const EDGE = 'M-58 -430C-16 -404 -8 -360 -16 -330C20 -270 40 -170 36 -80';

const foldOf = (sari) => mix(sari, '#8a4a3a', 0.5);

/** Draws the low stool. */
const stool = () =>
  ellipse(26, -2, 84, 12, DARK, 'opacity=".35"') +
  rect(-30, -88, 14, 84, '#5a2a1a') +
  rect(66, -88, 14, 86, '#47200f') +
  path('M-44 -98H92V-78H-44Z', '#8a4a26') +
  line('M-44 -98H92', '#e0a860', 4);

/** Draws the sari over lap and knees, its folds and its border. */
const lap = ({ cloth }, sari, border) =>
  cloth(LAP, sari, 0.7) +
  line(
    'M-104 -184C-96 -130 -104 -70 -108 -12M-84 -194C-66 -130 -72 -70 -80 -8M-60 -198C-30 -150 -40 -80 -52 -8' +
      'M60 -180C20 -176 -30 -172 -70 -190M66 -150C30 -140 -10 -136 -44 -150',
    foldOf(sari),
    2.2,
    'opacity=".65"',
  ) +
  line(HEM, border, 15, 'transform="translate(0 -7)"') +
  line(HEM, GOLD, 3.5, 'transform="translate(0 -16)"');

/** Draws the laughing head with grey hair, and the end of the sari over it and down the back. */
const headAndVeil = (S, { cloth, flesh, skin }, sari, border) =>
  flesh(limb([-22, -326], 16, [-32, -352], 15)) +
  placedHead(
    morningHead(S, { skin, hair: '#e2dccf', laughs: true, closed: true }) +
      line('M2 -48C6 -44 8 -40 8 -36M12 -40C9 -36 8 -32 9 -28M30 -80L38 -78M28 -74L39 -72', mix(skin, DARK, 0.5), 1.8) +
      circle(-8, -28, 5, GOLD),
    [-42, -356],
    4,
    0.72,
    true,
  ) +
  cloth(VEIL, sari, 0.75) +
  line(
    'M-20 -434C16 -400 24 -350 50 -300C72 -240 76 -160 70 -86M4 -396C16 -350 36 -300 52 -240',
    foldOf(sari),
    2.2,
    'opacity=".65"',
  ) +
  line(EDGE, border, 10) +
  line(EDGE, GOLD, 3, 'transform="translate(7 0)"');

/** Draws an old woman who sits on a low stool, looks to the left and claps, 440 tall, the floor at y = 0. */
export function grandmother(S, { sari = '#f4e8d2', border = '#a81f30', skin = '#b27852' } = {}) {
  const pens = morningPens(S, skin);
  const far = [
    [-30, -306],
    [-88, -246],
    [-128, -296],
  ];
  const near = [
    [0, -300],
    [-50, -226],
    [-118, -262],
  ];
  return (
    stool() +
    bareArm(pens, far, { tone: mix(border, DARK, 0.3), cut: 0.75 }) +
    openHand(pens, far[2], -112, { spread: 0.35, flip: true }) +
    pens.flesh(limb([-96, -6], 13, [-142, 0], 9)) +
    pens.cloth(TORSO, mix(sari, '#ffffff', 0.2)) +
    lap(pens, sari, border) +
    headAndVeil(S, pens, sari, border) +
    bareArm(pens, near, { tone: border, cut: 0.7, r: 16 }) +
    openHand(pens, near[2], -158, { spread: 0.35 }) +
    line('M-92 -260L-98 -240M-98 -264L-104 -244', '#fff6de', 4)
  );
}
