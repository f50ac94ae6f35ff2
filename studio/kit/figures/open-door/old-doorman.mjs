import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path, rect } from '../../shapes.mjs';
import { jutti } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { limb } from '../hands.mjs';
import { fist } from '../raised-arm.mjs';
import { oldDoormansHead } from './old-doormans-head.mjs';
import { doorLightPens, GLOW, GOLD, SHADE } from './pens.mjs';

const GLOVE = '#f6efdf';
/** The long coat: he leans back, so its collar is to the right of its hem. */
const COAT =
  'M46 -466C24 -460 12 -438 12 -402C11 -368 2 -340 -6 -314C-22 -258 -56 -190 -82 -130C-56 -112 -24 -118 4 -122' +
  'C36 -112 70 -114 100 -134C98 -190 92 -250 90 -306C98 -338 116 -380 116 -414C115 -446 102 -464 82 -472C70 -480 58 -476 46 -466Z';
const COAT_FOLDS =
  'M10 -286C-8 -230 -34 -180 -52 -122M28 -284C20 -230 8 -180 2 -126M50 -284C54 -230 58 -180 60 -120' +
  'M72 -288C80 -240 86 -190 88 -132M98 -372C90 -356 76 -346 62 -342';
const HEM = 'M-82 -130C-56 -112 -24 -118 4 -122C36 -112 70 -114 100 -134';
const SASH = 'M-8 -330C24 -314 62 -312 94 -322L90 -284C58 -276 20 -280 -14 -298Z';
const SASH_ENDS =
  'M16 -296C2 -256 -14 -226 -40 -196C-30 -186 -18 -182 -8 -180C12 -214 30 -250 36 -288Z' +
  'M26 -292C22 -250 18 -220 4 -180C16 -172 28 -172 40 -176C46 -214 48 -254 46 -290Z';

/** Draws a leg in narrow white trousers that gather at the ankle. */
const leg = (pens, [hip, knee, ankle], tone) =>
  pens.cloth(limb(hip, 30, knee, 22) + limb(knee, 22, ankle, 12), tone) +
  pens.S.inside(
    limb(knee, 22, ankle, 12),
    line(
      range(4)
        .map((i) => `M${ankle[0] - 20} ${ankle[1] - 4 - i * 9}q20 8 42 -3`)
        .join(''),
      mix(tone, SHADE, 0.45),
      1.8,
    ),
  );

/** Draws a sleeve from shoulder over elbow to wrist with its gold cuff. */
function sleeve(pens, [shoulder, elbow, wrist], tone, r) {
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const [dx, dy] = [(wrist[0] - elbow[0]) / long, (wrist[1] - elbow[1]) / long];
  const [cx, cy, w] = [wrist[0] - dx * 9, wrist[1] - dy * 9, r * 0.7];
  return (
    pens.cloth(limb(shoulder, r, elbow, r * 0.84) + limb(elbow, r * 0.84, wrist, r * 0.64), tone) +
    line(`M${cx - dy * w} ${cy + dx * w}L${cx + dy * w} ${cy - dx * w}`, GOLD, 9) +
    line(
      `M${elbow[0] + 10} ${elbow[1] - 18}Q${elbow[0] - 4} ${elbow[1] - 8} ${elbow[0] + 4} ${elbow[1] + 8}`,
      mix(tone, SHADE, 0.4),
      2.2,
    )
  );
}

/** Draws a gloved hand that is held out to the left, its open palm up, the wrist at x, y. */
function openPalm({ flesh }, [x, y], turn) {
  const fingers = [
    [-28, -5, -66, -15, 5.2],
    [-30, 0, -71, -5, 5.2],
    [-29, 5, -67, 5, 5],
    [-25, 9, -57, 13, 4.4],
  ];
  return group(
    flesh(limb([-8, -8], 6.4, [-27, -25], 5) + limb([-27, -25], 5, [-40, -30], 4), GLOVE) +
      fingers.map(([a, b, c, d, r]) => flesh(limb([a, b], r, [c, d], r * 0.74), GLOVE)).join('') +
      flesh('M10 -12C-4 -15 -20 -13 -32 -9C-37 -3 -36 7 -29 12C-16 15 -2 14 10 11Z', GLOVE) +
      line('M-12 -8C-18 -4 -20 2 -18 8M-30 -3L-40 -5M-30 3L-40 2', mix(GLOVE, SHADE, 0.4), 1.5),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

/** Draws the medals of an old soldier on his breast. */
const medals = () =>
  [
    ['#b3243f', 0],
    ['#1f6a8a', 15],
    ['#d9902a', 30],
  ]
    .map(
      ([tone, x]) =>
        rect(28 + x, -402 + x * 0.1, 11, 16, tone) +
        rect(32 + x, -402 + x * 0.1, 3, 16, '#f6efdf') +
        circle(33.5 + x, -379 + x * 0.1, 6.4, '#f3c860') +
        circle(32.5 + x, -380 + x * 0.1, 2.4, '#fff4cc'),
    )
    .join('');

/** Draws the coat with its collar, buttons, sash, the cord at the shoulder and the medals. */
const coatOf = (pens, { coat, sash }) =>
  pens.cloth(COAT, coat, 0.8) +
  line(COAT_FOLDS, mix(coat, SHADE, 0.42), 2.4, 'opacity=".75"') +
  pens.S.inside(
    COAT,
    line(HEM, GOLD, 11, 'transform="translate(0 -3)"') + line(HEM, GOLD, 2.4, 'transform="translate(0 -15)"'),
  ) +
  line('M50 -462C34 -430 26 -380 20 -328', mix(coat, SHADE, 0.35), 2) +
  line('M44 -450C32 -420 26 -380 20 -340', GOLD, 6, 'stroke-dasharray="0.1 19"') +
  line('M-82 -130C-56 -190 -22 -258 -6 -314M2 -340C11 -368 12 -390 12 -402C12 -438 24 -460 46 -466', GLOW, 3.4) +
  pens.cloth('M42 -470C54 -456 74 -456 88 -474L86 -492C72 -478 58 -478 46 -488Z', coat) +
  line('M43 -471C55 -457 74 -457 87 -475', GOLD, 4) +
  medals() +
  pens.cloth(SASH, sash) +
  line('M-10 -318C24 -302 62 -300 92 -310M-12 -308C24 -292 60 -288 91 -297', mix(sash, SHADE, 0.6), 2) +
  pens.cloth(SASH_ENDS, sash) +
  line('M-39 -195C-30 -187 -18 -182 -9 -181M5 -180C16 -173 28 -173 39 -177', GOLD, 6) +
  path('M10 -322C24 -328 44 -324 46 -308C48 -290 30 -280 16 -286C4 -292 0 -314 10 -322Z', sash) +
  line('M14 -316C26 -314 34 -304 34 -290', mix(sash, SHADE, 0.6), 2.2);

/**
 * Draws an old doorman who looks to the left and leans back, about 570 tall, feet on y = 0: one hand holds a brass pull
 * that is upright at -112, -402, the other is held out, its palm open.
 */
export function oldDoorman(S, { coat = '#f4eddc', sash = '#1d7a5c', turban = '#e2a032', skin = '#9c6140' } = {}) {
  const pens = doorLightPens(S, skin);
  const glove = doorLightPens(S, GLOVE);
  const shoe = (x, y, turn) =>
    group(jutti('#8e1f2e'), `transform="translate(${x} ${y}) rotate(${turn}) scale(-1.15 1.15)"`);
  const far = [
    [54, -432],
    [-30, -412],
    [-108, -402],
  ];
  const near = [
    [112, -418],
    [74, -330],
    [-14, -282],
  ];
  return (
    ellipse(-104, 0, 52, 6, SHADE, 'opacity=".6"') +
    ellipse(70, 1, 50, 6, SHADE, 'opacity=".7"') +
    shoe(-94, -12, 12) +
    leg(
      pens,
      [
        [2, -258],
        [-50, -142],
        [-94, -24],
      ],
      mix(coat, SHADE, 0.16),
    ) +
    shoe(90, -10, 0) +
    leg(
      pens,
      [
        [34, -258],
        [44, -138],
        [84, -22],
      ],
      mix(coat, SHADE, 0.06),
    ) +
    sleeve(pens, far, mix(coat, SHADE, 0.12), 22) +
    group(fist(glove, [0, 0], -4, -1), 'transform="translate(-129 -402) scale(1.1)"') +
    group(
      pens.flesh(limb([66, -456], 18, [62, -484], 17)) + coatOf(pens, { coat, sash }),
      'transform="rotate(7 20 -262)"',
    ) +
    placedHead(oldDoormansHead(S, { skin, turban }), [80, -474], 0, 0.72, true) +
    sleeve(pens, near, mix(coat, '#ffffff', 0.1), 26) +
    group(
      line('M112 -442C96 -420 74 -404 52 -404M112 -438C92 -402 72 -386 46 -392', GOLD, 3) +
        path('M74 -462C88 -470 112 -456 118 -438C104 -436 84 -440 74 -462Z', GOLD),
      'transform="rotate(7 20 -262)"',
    ) +
    openPalm(pens, [-23, -278], -14)
  );
}
