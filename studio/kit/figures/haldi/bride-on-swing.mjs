import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { morningHead, placedHead } from './head.mjs';
import { bangles, bareArm, DARK, GOLD, morningPens, openHand, TURMERIC } from './pens.mjs';

const SKIRT =
  'M50 -276C20 -292 -20 -292 -60 -290C-112 -288 -150 -286 -172 -268' +
  'C-200 -244 -232 -178 -262 -128C-244 -112 -226 -112 -212 -96' +
  'C-194 -92 -180 -78 -160 -78C-140 -66 -122 -72 -104 -58C-96 -100 -84 -150 -64 -196L74 -200C80 -236 72 -262 50 -276Z';
const HEM = 'M-262 -128C-244 -112 -226 -112 -212 -96C-194 -92 -180 -78 -160 -78C-140 -66 -122 -72 -104 -58';
const TORSO =
  'M-30 -272C-34 -300 -38 -340 -30 -370C-24 -396 -4 -408 18 -408C44 -408 60 -392 62 -366' +
  'C64 -330 54 -300 54 -266Q12 -252 -30 -272Z';
const BLOUSE =
  'M-34 -322C-36 -344 -36 -360 -30 -374C-24 -394 -6 -402 2 -404Q16 -386 34 -404' +
  'C52 -400 62 -388 62 -364C62 -350 60 -336 57 -320Q12 -306 -34 -322Z';
/** The scarf behind her: from the crown over the back, blown to the right by the movement of the swing. */
const SCARF =
  'M-6 -512C28 -524 58 -500 62 -462C66 -430 84 -400 112 -372C150 -336 196 -330 232 -286' +
  'C246 -268 262 -262 278 -266C264 -240 242 -236 236 -206' +
  'C228 -214 206 -214 196 -194C168 -216 120 -226 94 -262C72 -296 60 -340 52 -384C42 -430 30 -480 -6 -512Z';
const SCARF_EDGE =
  'M278 -266C264 -240 242 -236 236 -206C228 -214 206 -214 196 -194C168 -216 120 -226 94 -262C72 -296 60 -340 52 -384';

const BUDS = ['#fff6de', '#f7a928'];

/** Draws a bare foot with its anklet that points to the left, its ankle at x, y. */
const foot = (pens, x, y, turn) =>
  group(
    pens.flesh(
      'M12 -10C2 -12 -8 -10 -18 -4C-30 2 -46 4 -50 10C-52 16 -44 19 -34 18C-16 18 4 18 14 12C20 6 18 -6 12 -10Z',
    ) +
      path('M-34 4C-42 5 -50 8 -50 12C-50 17 -42 19 -34 18C-40 14 -38 8 -34 4Z', '#b3202c') +
      line('M-36 9L-47 11M-37 13L-46 15', mix(pens.skin, DARK, 0.4), 1) +
      line('M-2 -13Q6 -4 18 -6', '#fff3d2', 5, 'stroke-dasharray="0.1 5.6"'),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Draws the skirt over thighs and shins: folds that run to the hem, small flowers, a madder border. */
function skirt({ S, cloth }, colour) {
  const fold = mix(colour, '#b8500c', 0.7);
  const folds =
    'M-168 -262C-196 -220 -214 -160 -226 -110M-150 -276C-160 -210 -172 -140 -178 -90' +
    'M-120 -280C-118 -210 -132 -130 -138 -78' +
    'M-88 -276C-84 -230 -92 -170 -112 -92M40 -270C0 -262 -60 -268 -130 -276M48 -246' +
    'C0 -236 -50 -240 -96 -252M52 -222C20 -216 -20 -218 -62 -224';
  const flowers = range(26).map((i) => {
    const [u, v] = [i % 7, Math.floor(i / 7)];
    return circle(-222 + u * 40 + v * 16, -150 - u * 18 + v * 26 - (u > 2 ? 34 : 0), 3.2, '#c22a2c');
  });
  return (
    cloth(SKIRT, colour) +
    S.inside(
      SKIRT,
      S.shade('M-30 -292H80V-190H-70C-60 -230 -40 -250 -30 -292Z', '#b8500c', 0.7, 0, [0.5, 0, 0.3, 1]) +
        flowers.join('') +
        line(folds, fold, 2.4, 'opacity=".7"') +
        line(HEM, '#a81f30', 34) +
        line(HEM, GOLD, 5, 'transform="translate(9 -17)"') +
        line(HEM, '#fff0c8', 5, 'stroke-dasharray="0.1 11" transform="translate(4 -8)"'),
    ) +
    line(HEM, GOLD, 5)
  );
}

/** Draws head and neck with jewels made of buds, turmeric on the cheek, and the scarf over the crown. */
function head(S, pens, veil) {
  const buds = (d) => line(d, '#fff6de', 6.4, 'stroke-dasharray="0.1 7"');
  const inner =
    morningHead(S, { skin: pens.skin, laughs: true, closed: true, turmeric: true }) +
    buds('M-6 -92C14 -96 30 -90 38 -80') +
    circle(38, -76, 6, '#f08a1a') +
    circle(-10, -34, 9, '#f7a928') +
    circle(-10, -34, 4, '#fff6de') +
    buds('M-10 -24V-8');
  const cap = 'M8 -104C-26 -112 -54 -86 -50 -40C-46 -10 -48 16 -52 34C-38 30 -26 20 -20 6C-24 -24 -20 -70 8 -104Z';
  return placedHead(
    inner + pens.cloth(cap, veil, 0.4) + line('M8 -104C-20 -70 -24 -24 -20 6', '#c22a2c', 5),
    [6, -434],
    14,
    0.74,
    true,
  );
}

/** Draws the body with its blouse, necklace and skirt, and the near foot. */
const body = (pens, colour, blouse) =>
  foot(pens, -262, -124, 24) +
  pens.flesh(TORSO) +
  pens.flesh(limb([14, -392], 17, [10, -420], 15)) +
  pens.cloth(BLOUSE, blouse) +
  line('M-33 -324Q12 -308 57 -322', '#c22a2c', 6) +
  line('M-4 -403Q14 -376 36 -403', '#fff6de', 7, 'stroke-dasharray="0.1 7.4"') +
  skirt(pens, colour) +
  line('M-30 -276Q12 -258 53 -272', GOLD, 7);

/** Draws the arm that is held out to the left, turmeric on it. */
function offeredArm(pens, tone) {
  const [shoulder, elbow, wrist] = [
    [-12, -384],
    [-80, -340],
    [-156, -358],
  ];
  return (
    bareArm(pens, [shoulder, elbow, wrist], { tone }) +
    openHand(pens, wrist, 196, { spread: 0.5, flip: true }) +
    bangles([elbow, wrist], [0.72, 0.84], BUDS) +
    line('M-96 -350L-112 -356M-84 -338L-104 -347', TURMERIC, 8, 'opacity=".95"')
  );
}

/** Draws the hand that holds the near rope. */
const fist = (pens) =>
  group(
    pens.flesh('M-12 -12C-4 -17 10 -16 14 -10C18 -2 17 8 12 13C4 18 -8 16 -12 10Z') +
      range(4)
        .map((i) => pens.flesh(limb([-8, -9 + i * 6.4], 4, [12 - Math.abs(i - 1) * 1.2, -10 + i * 6.4], 3.9)))
        .join('') +
      line('M-4 -6H12M-4 0.4H13M-4 6.8H12', mix(pens.skin, DARK, 0.5), 1.2),
    'transform="translate(155 -456) rotate(8)"',
  );

/**
 * Draws a bride on the day of the turmeric who sits on a swing and looks to the left, the floor below her at y = 0: feet
 * in the air, one hand on the near rope at 155, -456, the other arm held out to the left, its wrist at -156, -358.
 * Returns what is behind the plank of the swing, what is before it, and the hand that is before the rope.
 */
export function brideOnSwing(S, { colour = '#f7b71c', blouse = '#e58a12', veil = '#ffd45e', skin = '#cc8d60' } = {}) {
  const pens = morningPens(S, skin);
  const [shoulder, elbow, wrist] = [
    [44, -384],
    [112, -372],
    [152, -438],
  ];
  return {
    behind:
      pens.cloth(SCARF, veil, 0.6) +
      line('M40 -500C64 -430 96 -370 216 -250M56 -470C84 -400 130 -360 262 -262', '#e0961c', 2.4, 'opacity=".7"') +
      line(SCARF_EDGE, '#c22a2c', 7) +
      foot(pens, -232, -94, 12),
    before:
      offeredArm(pens, mix(blouse, DARK, 0.14)) +
      body(pens, colour, blouse) +
      head(S, pens, veil) +
      bareArm(pens, [shoulder, elbow, wrist], { tone: blouse }) +
      bangles([elbow, wrist], [0.5, 0.66, 0.8], BUDS),
    fist: fist(pens),
  };
}
