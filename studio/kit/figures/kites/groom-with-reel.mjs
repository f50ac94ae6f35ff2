import { mix } from '../../colour.mjs';
import { group, line, path } from '../../shapes.mjs';
import { jutti, put } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { groomsHead } from './heads.mjs';
import { kiteReel } from './kite-reel.mjs';
import { bentArm, DEEP, grip, sunPens } from './pens.mjs';

/** His long shirt: open at the side from the hip, one end over the bent knee, the other hanging behind. */
const KURTA =
  'M-38 -380C-64 -370 -84 -330 -86 -280C-88 -246 -90 -220 -100 -190C-110 -160 -120 -136 -126 -112C-108 -94 -80 -96 -54 -86' +
  'C-44 -124 -30 -160 -16 -190C10 -166 40 -148 62 -120C76 -112 92 -116 104 -128C108 -156 92 -190 62 -212' +
  'C46 -226 40 -254 42 -290C42 -330 34 -364 14 -380Q-12 -366 -38 -380Z';
const HEMS = ['M-126 -112C-108 -94 -80 -96 -54 -86', 'M62 -120C76 -112 92 -116 104 -128'];
const KURTA_FOLDS =
  'M-74 -214C-84 -180 -100 -140 -108 -104M-54 -210C-60 -176 -78 -130 -84 -98M-34 -206C-44 -176 -58 -130 -66 -92' +
  'M0 -208C30 -190 60 -160 76 -118M24 -216C54 -196 82 -168 92 -124M-80 -236C-50 -222 -10 -222 36 -236' +
  'M-84 -258C-60 -244 -20 -240 18 -248M-70 -340C-60 -300 -64 -270 -76 -250M-16 -190C-14 -200 -12 -206 -6 -212';
/** Yesterday's turban cloth, slung round his neck with its ends in front and behind. */
const CLOTH_BEHIND =
  'M-36 -392C-60 -380 -84 -350 -92 -312C-100 -280 -96 -250 -108 -222C-92 -214 -76 -222 -64 -216C-58 -258 -64 -300 -46 -338' +
  'C-36 -360 -22 -374 -16 -384Z';
const CLOTH_BEFORE =
  'M-40 -388C-26 -370 4 -366 22 -390C34 -370 44 -336 40 -300C36 -284 38 -270 32 -256C20 -254 12 -260 2 -258' +
  'C6 -290 12 -330 0 -352C-16 -362 -32 -372 -40 -388Z';

const NEAR_ARM = [
  [-34, -350],
  [-52, -264],
  [22, -234],
];
const FAR_ARM = [
  [6, -352],
  [74, -318],
  [146, -306],
];
const REEL = [104, -262];

/** The outline of his shadow: his own outline with the reel, a little simpler. */
export const GROOM_OUTLINE = [
  [-104, 0],
  [-84, -90],
  [-120, -100],
  [-92, -190],
  [-88, -300],
  [-44, -384],
  [-48, -430],
  [-30, -480],
  [20, -484],
  [48, -440],
  [30, -384],
  [90, -330],
  [176, -312],
  [130, -220],
  [60, -206],
  [92, -130],
  [78, -30],
  [112, 0],
  [46, 0],
  [36, -90],
  [-30, -88],
  [-60, 0],
];

/** Draws an arm with a sleeve rolled up over the elbow. */
const arm = (pens, bones, tone) =>
  bentArm(pens, bones, { tone, cut: 0.82, trim: mix(tone, DEEP, 0.12), edge: 10, r: 17 });

/** Draws a leg in narrow trousers that crease over the ankle, with its slipper. */
const leg = ({ cloth }, [hip, knee, ankle], tone, shoe) =>
  put(jutti(shoe), ankle[0] - 12, ankle[1] + 12, 1.12) +
  cloth(limb(hip, 40, knee, 30) + limb(knee, 30, ankle, 14), tone) +
  line(
    [4, 14, 25].map((u) => `M${ankle[0] - 13} ${ankle[1] - u}q11 7 24 -3`).join('') +
      `M${knee[0] + 26} ${knee[1] + 6}q-22 10 -44 -2M${knee[0] + 24} ${knee[1] + 18}q-16 8 -34 0`,
    mix(tone, DEEP, 0.4),
    2,
  );

/**
 * Draws the bridegroom, who crouches a little, looks up to the right and lets string out of a big reel. He holds it by
 * both handles, its middle at 102, -248. He is 470 tall, his feet are on y = 0.
 */
export function groomWithReel(S, { kurta = '#f6e7c6', trousers = '#66705a', safa = '#1f7d78', skin = '#a86c42' } = {}) {
  const pens = sunPens(S, skin);
  const fold = mix(kurta, '#6a4a3a', 0.5);
  const legs =
    leg(
      pens,
      [
        [-46, -200],
        [-14, -106],
        [-92, -24],
      ],
      mix(trousers, '#26281f', 0.34),
      '#8a3a24',
    ) +
    leg(
      pens,
      [
        [-26, -200],
        [80, -136],
        [52, -22],
      ],
      trousers,
      '#a8452c',
    );
  const behind =
    pens.cloth(CLOTH_BEHIND, mix(safa, DEEP, 0.2)) +
    line('M-50 -372C-76 -330 -78 -280 -84 -224M-34 -372C-62 -330 -66 -270 -72 -222', mix(safa, DEEP, 0.6), 2.2) +
    arm(pens, FAR_ARM, mix(kurta, DEEP, 0.14));
  const before =
    kiteReel(S, REEL, -31) +
    grip(pens, FAR_ARM[2], 6, { k: 1.05 }) +
    pens.cloth(KURTA, kurta) +
    line(KURTA_FOLDS, fold, 2.6, 'opacity=".7"') +
    line(HEMS.join(''), '#e3b04a', 4, 'transform="translate(0 -8)"') +
    line('M20 -372C26 -350 28 -330 26 -310', mix(kurta, '#b58a3a', 0.7), 5) +
    pens.flesh(limb([-12, -376], 20, [-2, -402], 18)) +
    placedHead(groomsHead(S, { skin }), [0, -404], -13, 0.77) +
    arm(pens, NEAR_ARM, kurta) +
    pens.cloth(CLOTH_BEFORE, safa) +
    line(
      'M-30 -382C-10 -362 12 -366 20 -380M22 -380C30 -350 28 -300 24 -258M12 -368C20 -340 20 -300 14 -260',
      mix(safa, DEEP, 0.6),
      2.2,
    ) +
    path('M40 -300C36 -284 38 -270 32 -256C20 -254 12 -260 2 -258L4 -274C14 -272 24 -268 34 -272Z', '#e8b84e') +
    grip(pens, NEAR_ARM[2], -24, { k: 1.08 });
  const crouching = (inner) => group(inner, 'transform="translate(-2 14)"');
  return crouching(behind) + legs + crouching(before);
}
