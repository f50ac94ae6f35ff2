import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bangles } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { bridesHead } from './heads.mjs';
import { bareFoot, bentArm, DEEP, grip, sunPens } from './pens.mjs';

const GOLD = '#ffd873';
const RANI = '#c9225c';
const KAMEEZ =
  'M-60 -454C-42 -448 -27 -430 -24 -408C-23 -388 -18 -366 -12 -346C0 -320 16 -304 26 -284C46 -246 74 -212 106 -184' +
  'C112 -176 108 -168 98 -168C78 -172 64 -158 42 -156C20 -156 2 -142 -22 -144C-40 -146 -56 -140 -74 -148' +
  'C-82 -190 -70 -230 -60 -262C-58 -290 -68 -308 -70 -326C-82 -352 -102 -376 -107 -402C-108 -428 -102 -446 -88 -454Z';
const HEM =
  'M106 -178C100 -168 78 -174 64 -164C52 -156 30 -158 14 -150C-4 -142 -36 -148 -50 -143C-60 -141 -68 -145 -74 -148';
/** The folds of the tunic: from the knot at the waist outwards, from the breast, and along the skirt to the hem. */
const KAMEEZ_FOLDS =
  'M-34 -318C-16 -270 24 -220 70 -172M-40 -312C-30 -260 -8 -200 14 -154M-50 -312C-52 -260 -44 -200 -34 -148' +
  'M-58 -312C-66 -260 -66 -200 -62 -146M-26 -404C-44 -396 -58 -392 -70 -394M-20 -376C-34 -366 -50 -362 -64 -366' +
  'M-14 -350C-28 -342 -44 -340 -60 -344M-28 -318C0 -290 30 -262 56 -222';
const FRONT_LEG =
  'M-20 -230C-26 -190 -8 -150 14 -120C34 -94 50 -66 60 -36C72 -28 88 -28 99 -36C112 -58 126 -88 126 -118C126 -152 106 -192 74 -226Z';
const BACK_LEG =
  'M-66 -230C-84 -190 -94 -154 -94 -118C-94 -86 -80 -58 -68 -34C-58 -26 -42 -26 -31 -34C-20 -62 18 -86 28 -116C36 -150 20 -200 10 -232Z';
/** The folds of the wide trousers: deep ones, which are in the shade, and the lines along them. */
const FRONT_SHADE =
  'M70 -214C112 -168 122 -106 99 -44C112 -100 98 -156 70 -214ZM40 -200C82 -156 98 -104 86 -40C80 -100 68 -150 40 -200Z' +
  'M-16 -214C-22 -176 2 -140 30 -104C52 -74 62 -54 68 -40C48 -72 20 -108 2 -134C-14 -160 -22 -186 -16 -214Z';
const FRONT_FOLDS = 'M92 -206C122 -156 122 -100 98 -42M56 -196C92 -150 102 -98 88 -42M18 -176C52 -130 74 -90 76 -42';
const BACK_SHADE =
  'M-66 -200C-98 -150 -96 -92 -60 -40C-84 -96 -84 -150 -66 -200ZM-36 -190C-66 -146 -76 -92 -52 -40C-60 -100 -52 -146 -36 -190Z' +
  'M20 -200C34 -160 30 -128 14 -102C-8 -80 -26 -58 -33 -38C-30 -64 -12 -88 4 -110C16 -130 22 -160 20 -200Z';
const BACK_FOLDS =
  'M-76 -180C-100 -130 -88 -80 -62 -42M-50 -186C-78 -140 -74 -88 -54 -40M-14 -184C-40 -136 -54 -92 -45 -40';
/** The end of the scarf that runs from the shoulder down the back to the knot. */
const SCARF =
  'M-62 -456C-78 -462 -98 -454 -108 -440C-116 -412 -108 -388 -92 -368C-78 -350 -66 -334 -58 -312C-50 -306 -40 -308 -34 -316' +
  'C-44 -342 -60 -366 -72 -390C-80 -412 -78 -440 -62 -456Z';
const BELT = 'M-72 -334C-52 -326 -28 -334 -14 -352L-4 -332C-20 -314 -48 -304 -66 -312Z';
const ENDS = [
  'M-44 -320C-20 -318 0 -330 26 -322C52 -314 70 -330 98 -318C108 -312 112 -300 122 -296' +
    'C114 -286 104 -282 98 -270C76 -282 58 -276 34 -286C6 -296 -20 -292 -46 -308Z',
  'M-48 -318C-26 -306 -8 -296 8 -272C24 -250 46 -246 60 -222C50 -214 46 -202 34 -196C22 -214 4 -222 -8 -246C-22 -272 -44 -282 -54 -304Z',
];
const END_EDGES = ['M98 -318C108 -312 112 -300 122 -296C114 -286 104 -282 98 -270', 'M60 -222C50 -214 46 -202 34 -196'];

const FAR_ARM = [
  [-62, -434],
  [14, -468],
  [84, -534],
];
const NEAR_ARM = [
  [-88, -428],
  [-152, -368],
  [-62, -362],
];

/** How far she leans back from the hips, in degrees, and where the hips are. */
const LEAN = -9;
const HIPS = [-20, -270];
const leaning = (inner) => group(inner, `transform="rotate(${LEAN} ${HIPS.join(' ')})"`);
const leant = ([x, y]) => {
  const [c, s] = [Math.cos((LEAN * Math.PI) / 180), Math.sin((LEAN * Math.PI) / 180)];
  const [u, v] = [x - HIPS[0], y - HIPS[1]];
  return [HIPS[0] + u * c - v * s, HIPS[1] + u * s + v * c];
};

/** Where the string goes through her far hand and through her near one. */
export const HOLDS = [
  [101, -566],
  [-28, -380],
].map(leant);

/** The outline of her shadow: her own outline, a little simpler. */
export const BRIDE_OUTLINE = [
  [-66, 0],
  [-94, -118],
  [-70, -240],
  [-76, -330],
  [-152, -356],
  [-158, -376],
  [-106, -440],
  [-124, -500],
  [-104, -548],
  [-60, -546],
  [-32, -500],
  [-40, -470],
  [14, -484],
  [96, -570],
  [116, -556],
  [24, -452],
  [-22, -410],
  [-10, -340],
  [98, -318],
  [120, -296],
  [40, -270],
  [106, -180],
  [126, -118],
  [104, -30],
  [124, 0],
  [78, 0],
  [24, -110],
  [-24, 0],
].map((one) => (one[1] < -240 ? leant(one) : one));

/** One lock of the braid, to be turned round for the next. */
const LOCK = 'M-10 -10C10 -11 12 5 -1 13C-8 9 -13 0 -10 -10Z';

/** Draws her loose braid, which swings out behind her, with a red tassel woven in. */
function braid() {
  const n = 10;
  const spine = range(n).map((i) => {
    const t = i / (n - 1);
    return [-108 - 62 * t + 4 * t * t, -484 + 100 * t, 15 - 6.4 * t];
  });
  const [ex, ey] = spine.at(-1);
  const lock = ([x, y, r], i) =>
    group(
      path(LOCK, '#1c0c14') + line('M-5 -6Q5 -3 1 7', '#5c3a36', 1.4),
      `transform="translate(${f(x)} ${f(y)}) scale(${f(((i % 2 ? 1 : -1) * r) / 10)} ${f(r / 10)})"`,
    );
  return (
    spine.map(([x, y, r]) => circle(x, y, r * 0.86, '#1c0c14')).join('') +
    spine.map(lock).join('') +
    line(`M${f(ex - 8)} ${f(ey + 4)}l15 4`, GOLD, 6) +
    [-14, -8, -2, 5].map((u) => line(`M${f(ex)} ${f(ey + 8)}q${u * 0.3 - 3} 12 ${u - 8} 28`, RANI, 4.4)).join('') +
    line('M-102 -474c-14 4 -22 14 -34 14M-128 -440c-8 8 -16 8 -22 16', '#1c0c14', 1.6)
  );
}

/** Draws a leg of the wide trousers with its cuff. */
const leg = ({ cloth }, d, [shaded, folds], cuff, tone) =>
  cloth(d, tone) +
  path(shaded, '#b5651a', 'opacity=".45"') +
  line(folds, mix(tone, '#8a3f12', 0.5), 2.2, 'opacity=".8"') +
  line(cuff, RANI, 9) +
  line(cuff, GOLD, 2.6, 'transform="translate(0 -7)"');

/** Draws the tunic with small flowers and a border. */
const tunic = ({ S, cloth }, colour) =>
  cloth(KAMEEZ, colour) +
  S.inside(
    KAMEEZ,
    range(44)
      .map((i) => {
        const [u, v] = [i % 6, Math.floor(i / 6)];
        const [x, y] = [-96 + u * 28 + v * 12 * (v > 3 ? 1 : 0.4) + (v % 2) * 12, -432 + v * 40 + u * 3];
        return circle(x, y, 2.6, '#b5301c') + circle(x + 4, y + 3, 1.5, '#b5301c');
      })
      .join('') +
      line(HEM, RANI, 30, 'opacity=".95"') +
      line(HEM, GOLD, 3, 'transform="translate(-3 -17)"'),
  ) +
  line(KAMEEZ_FOLDS, mix(colour, '#8a3a0c', 0.62), 2.6, 'opacity=".75"') +
  line(HEM, GOLD, 4);

/** Draws the scarf: over the shoulder, round the waist, the knot and its ends in the wind. */
function scarf({ cloth }) {
  const fold = mix(RANI, DEEP, 0.6);
  return (
    cloth(ENDS[1], mix(RANI, DEEP, 0.14)) +
    line('M-46 -306C-20 -286 6 -258 40 -212M-40 -304C-10 -276 20 -250 50 -218', fold, 2) +
    line(END_EDGES[1], GOLD, 5) +
    cloth(BELT, RANI) +
    cloth(ENDS[0], RANI) +
    line('M-36 -312C0 -304 40 -306 104 -288M-30 -316C6 -314 50 -314 108 -302', fold, 2) +
    line(END_EDGES[0], GOLD, 5) +
    line('M-68 -326C-50 -320 -26 -326 -10 -344', fold, 2) +
    cloth(SCARF, RANI) +
    line(
      'M-72 -452C-92 -430 -94 -400 -82 -376M-66 -452C-82 -430 -84 -404 -74 -384C-62 -364 -50 -340 -46 -314',
      fold,
      2.2,
    ) +
    path('M-60 -324C-64 -312 -56 -300 -44 -300C-34 -302 -30 -314 -36 -324C-44 -330 -54 -330 -60 -324Z', RANI) +
    line('M-56 -320Q-46 -314 -42 -302M-38 -322Q-46 -312 -54 -304', fold, 2.2)
  );
}

/**
 * Draws a bride the morning after her wedding who leans back and pulls a kite's string with both hands, laughing: she
 * looks to the right, 550 tall, her feet on y = 0. Returns her, and
 * the arm before the string.
 */
export function brideWithString(S, { colour = '#f7b01c', skin = '#c68557' } = {}) {
  const pens = sunPens(S, skin);
  const chooda = ['#c8142e', '#c8142e', '#f6e8d0', '#c8142e', '#f6e8d0'];
  const trousers = '#f3b93c';
  const upper =
    braid() +
    bentArm(pens, FAR_ARM, { tone: mix(colour, DEEP, 0.12), cut: 0.62, trim: RANI, r: 14 }) +
    bangles(FAR_ARM.slice(1), [0.36, 0.43, 0.5, 0.57, 0.64, 0.71, 0.78, 0.85], chooda, 11) +
    grip(pens, FAR_ARM[2], -46, { taped: true }) +
    pens.flesh(limb([-76, -446], 17, [-70, -474], 15)) +
    tunic(pens, colour) +
    line('M-58 -453Q-72 -440 -90 -452', GOLD, 4) +
    scarf(pens) +
    placedHead(bridesHead(S, { skin }), [-70, -478], -9, 0.76);
  const legs =
    bareFoot(pens, [84, 0], -9, { anklet: '#fff0d0' }) +
    leg(pens, FRONT_LEG, [FRONT_SHADE, FRONT_FOLDS], 'M60 -36Q79 -26 99 -36', trousers) +
    bareFoot(pens, [-50, 0], 0, { anklet: '#fff0d0' }) +
    leg(pens, BACK_LEG, [BACK_SHADE, BACK_FOLDS], 'M-68 -34Q-50 -24 -31 -34', mix(trousers, '#a8561a', 0.12));
  const arm =
    bentArm(pens, NEAR_ARM, { tone: colour, cut: 0.68, trim: RANI }) +
    bangles(NEAR_ARM.slice(1), [0.4, 0.47, 0.54, 0.61, 0.68, 0.75, 0.82, 0.89], chooda, 11.5) +
    grip(pens, NEAR_ARM[2], -12, { k: 1.04, taped: true });
  return { body: legs + leaning(upper), arm: leaning(arm) };
}
