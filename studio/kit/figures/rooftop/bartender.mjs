import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { circle, group, line, path } from '../../shapes.mjs';
import { limb } from '../hands.mjs';
import { bartenderHead, flyingBraid } from './bartender-head.mjs';
import { between, COPPER, GOLD, INK, POOL, roofPens } from './pens.mjs';
import { grippingHand, handBehind, onShaker, shaker, splashes, thumbInFront } from './shaker.mjs';

const [SKIN, SHIRT, VEST] = ['#a9633f', '#f3e6d2', '#8a1f4c'];

const TORSO =
  'M318 742C262 754 224 790 216 860C214 930 232 1000 234 1080' +
  'C236 1140 222 1200 214 1320H482C472 1200 462 1130 470 1060' +
  'C480 990 520 900 502 808C482 768 440 748 400 740Z';
const WAISTCOAT =
  'M292 748C272 790 258 830 230 880C230 940 244 1010 244 1080' +
  'C246 1140 230 1210 224 1320H474C464 1200 454 1130 462 1060' +
  'C470 1000 506 930 500 860C488 820 466 786 450 752L406 1000Z';
const NEAR_SLEEVE =
  'M262 768C216 786 196 846 222 892C250 926 310 918 372 906C450 892 520 880 580 842C632 806 644 760 634 690L534 694' +
  'C530 730 514 746 482 752C410 764 336 744 262 768Z';
const NEAR_FOLDS =
  'M250 866C290 886 330 880 360 866M412 880C450 866 470 830 474 792M470 874C506 850 520 820 522 780' +
  'M522 858C556 832 566 800 562 760M586 834C608 810 616 786 612 752M300 782C280 800 268 824 266 846';
/** The lower edge of the near sleeve and the right side of the body, where the light of the pool lies. */
const SLEEVE_UNDERSIDE = 'M316 916C340 912 372 904 420 896C480 884 530 870 574 844M500 912C486 980 470 1030 470 1070';
const COLLAR =
  'M276 728C264 744 262 768 272 792C300 812 336 822 366 818L392 872L424 800C428 776 422 750 410 732' +
  'C404 764 394 786 384 800C346 800 304 776 276 728Z';
const THROAT = 'M316 690L308 738L384 880L424 738L402 690Z';
const BRAID = [
  [262, 560],
  [110, 400],
  [40, 640],
  [128, 850],
];

/** Shoulder, elbow and wrist of both arms. */
const NEAR = [
  [284, 832],
  [588, 760],
  [578, 470],
];
const FAR = [
  [468, 816],
  [746, 648],
  [756, 372],
];
const SHAKER = [[660, 334], -37];

/**
 * Draws an arm: the bare forearm, the sleeve over the elbow, and the roll of cloth where it ends. `drawn` is a shape of
 * the upper sleeve and its folds, for the arm that is near the eye.
 */
function rolledSleeve({ cloth, fold }, [shoulder, elbow, wrist], tone, r, drawn) {
  const end = between(elbow, wrist, 0.26);
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const at = (t, half) => {
    const [x, y] = between(elbow, wrist, t);
    return `${f(x - Math.sin(along) * half)} ${f(y + Math.cos(along) * half)}`;
  };
  const roll = (t, w) => `M${at(t, w)}Q${at(t + 0.05, 0)} ${at(t, -w)}`;
  const wrinkle = (t, u) => {
    const [x, y] = between(shoulder, elbow, t);
    return `M${f(x - 4)} ${f(y + r * 0.8)}Q${f(x + 10)} ${f(y + u)} ${f(x + 26)} ${f(y - r * 0.3)}`;
  };
  return (
    cloth(limb(between(elbow, wrist, 0.1), r * 0.66, wrist, r * 0.42), SKIN) +
    cloth(limb(elbow, r * 0.84, end, r * 0.76), tone) +
    cloth(drawn ? drawn[0] : limb(shoulder, r, elbow, r * 0.86), tone, { dark: 0.62 }) +
    fold(drawn ? drawn[1] : wrinkle(0.5, 8) + wrinkle(0.7, 0) + wrinkle(0.9, -10), tone, 3.4) +
    line(roll(0.27, r * 0.76), mix(tone, INK, 0.32), 34) +
    line(roll(0.27, r * 0.76), tone, 28) +
    line(roll(0.3, r * 0.78), mix(tone, INK, 0.3), 2.4)
  );
}

/** The small gold flowers woven into the waistcoat. */
const buti = range(8)
  .flatMap((row) =>
    range(6).map((i) => {
      const [x, y] = [226 + i * 50 + (row % 2) * 25, 880 + row * 56];
      return path(`M${x} ${y - 9}L${x + 6} ${y}L${x} ${y + 9}L${x - 6} ${y}Z`, GOLD, 'opacity=".55"');
    }),
  )
  .join('');

/** Draws the shirt, its open collar, and the waistcoat with piping and buttons. */
function clothes({ S, cloth, fold }) {
  return (
    cloth(TORSO, mix(SHIRT, INK, 0.28), { dark: 0.6 }) +
    path(THROAT, SKIN) +
    path('M316 690L308 738L340 800C370 790 396 760 408 726L402 690Z', mix(SKIN, INK, 0.5), 'opacity=".7"') +
    cloth(WAISTCOAT, VEST, { pool: 0.4 }) +
    S.inside(WAISTCOAT, buti) +
    fold(
      'M262 900C268 980 282 1050 284 1120M330 930C322 1040 318 1120 300 1260M478 900C452 980 440 1060 440 1160',
      VEST,
      4,
    ) +
    line('M292 748L406 1000L450 752', GOLD, 5) +
    line('M406 1000C402 1090 398 1180 396 1310', mix(VEST, INK, 0.6), 4) +
    range(3)
      .map((i) => circle(393 - i * 2, 1046 + i * 66, 9, GOLD) + circle(391 - i * 2, 1044 + i * 66, 3, '#fff0bd'))
      .join('')
  );
}

/** Draws the bracelets round the near wrist. */
const bracelets = line('M549 520Q580 534 610 518', COPPER, 10) + line('M550 538Q580 552 610 536', GOLD, 4);

/** Draws the bartender from the waist up: she shakes a copper shaker with both hands, and her braid flies. */
export function bartender(S) {
  const pens = roofPens(S);
  const figure =
    flyingBraid(BRAID) +
    rolledSleeve(pens, FAR, mix(SHIRT, INK, 0.22), 50) +
    clothes(pens) +
    group(bartenderHead(S, SKIN), 'transform="translate(354 664) rotate(-9) scale(2.5)"') +
    pens.cloth(COLLAR, SHIRT, { dark: 0.5 }) +
    line(
      'M272 792C300 812 336 822 366 818L392 872L424 800M276 728C304 776 346 800 384 800',
      mix(SHIRT, INK, 0.35),
      2.4,
    ) +
    onShaker(handBehind(SKIN) + splashes + shaker(S) + thumbInFront(S, SKIN), ...SHAKER) +
    rolledSleeve(pens, NEAR, SHIRT, 62, [NEAR_SLEEVE, NEAR_FOLDS]) +
    line(SLEEVE_UNDERSIDE, POOL, 5, 'opacity=".6"') +
    bracelets +
    onShaker(grippingHand(S, { skin: SKIN, wrist: [-130, 84], x0: -140, thumb: [-16, 16] }), ...SHAKER);
  return group(figure, 'transform="rotate(-5 330 1250)"');
}
