// The plum silk in the second in which it leaves the scooter: one large thin sheet between the presenter's hands and
// the engineer's. The air lifts its middle; its near hem hangs open in an S, so that the pale lining shows beneath; its
// last corner still lies over the scooter's tail. Deep folds run from the hands that pull it.
import { mix } from '../../kit/colour.mjs';
import { line, path } from '../../kit/shapes.mjs';

const GOLD = '#f3c465';
const NIGHT = '#2c0b45';
const LIGHT = '#ffb8b0';

/** The far hem, from the presenter's hands over the crest to the engineer's. */
const FAR_HEM = 'C298 404 392 266 552 244C676 226 742 306 842 284C904 272 936 340 956 446Q974 480 1000 486';
const SIDE = 'C1020 560 964 640 988 724C1004 776 998 812 986 852';
/** The near hem, from the corner over the scooter's tail back to the corner below the presenter's hands. */
const NEAR_HEM =
  'C966 826 948 828 932 850C914 878 884 868 868 838C852 796 872 744 842 694C818 652 782 640 746 600' +
  'C700 546 656 496 588 496C526 496 504 560 452 590C412 614 382 598 358 632C338 664 332 692 298 722';
const OUTLINE = `M318 536${FAR_HEM}${SIDE}${NEAR_HEM}C314 664 296 612 318 536Z`;

/** The hem of the part that lies farther off, which swings below the near one, and what of the lining is above it. */
const LINING_HEM =
  'M410 608C450 648 500 584 560 606C620 630 632 694 690 686C734 680 760 640 800 664C834 686 850 730 884 726';
const LINING = `${LINING_HEM}L900 560L760 420H560L420 520Z`;

/** The part of the far hem that the air bends over: its lining turns to the lamp. */
const FLAP_HEM =
  'M640 252C690 208 738 238 784 204C832 166 890 180 962 132C950 176 990 210 958 256C932 292 972 318 952 400';
const FLAP = `${FLAP_HEM}L842 330L700 300Z`;

/**
 * The folds that run from one hand each: the ends of the lines between them, with the point that bends each line, and
 * the tone between each line and the next: 0 is in the dark, 1 in the full light.
 */
const FANS = [
  {
    hand: [320, 538],
    reach: 500,
    lines: [
      [
        [440, 270],
        [316, 400],
      ],
      [
        [536, 240],
        [360, 384],
      ],
      [
        [640, 250],
        [410, 360],
      ],
      [
        [760, 310],
        [470, 366],
      ],
      [
        [830, 410],
        [530, 396],
      ],
      [
        [790, 540],
        [560, 440],
      ],
      [
        [690, 540],
        [520, 464],
      ],
      [
        [590, 496],
        [470, 500],
      ],
      [
        [470, 580],
        [420, 540],
      ],
      [
        [390, 606],
        [366, 580],
      ],
      [
        [298, 722],
        [334, 630],
      ],
    ],
    tones: [0.4, 0.95, 0.5, 0.1, 0.8, 0.4, 0.06, 0.62, 0.2, 0.72],
  },
  {
    hand: [958, 450],
    reach: 340,
    lines: [
      [
        [870, 280],
        [940, 350],
      ],
      [
        [684, 226],
        [890, 356],
      ],
      [
        [570, 360],
        [850, 396],
      ],
      [
        [590, 520],
        [820, 446],
      ],
      [
        [730, 590],
        [850, 496],
      ],
      [
        [842, 694],
        [890, 570],
      ],
      [
        [866, 838],
        [906, 640],
      ],
    ],
    tones: [0.72, 0.14, 0.85, 0.3, 0.08, 0.62],
  },
  {
    hand: [998, 488],
    reach: 560,
    lines: [
      [
        [866, 838],
        [906, 640],
      ],
      [
        [900, 872],
        [950, 660],
      ],
      [
        [938, 852],
        [962, 670],
      ],
      [
        [970, 830],
        [1000, 670],
      ],
      [
        [1012, 856],
        [980, 650],
      ],
    ],
    tones: [0.12, 0.8, 0.3, 0.66],
  },
];

/** The slim lights on the crests of some folds. */
const CRESTS =
  'M336 520C376 392 450 316 560 284C470 330 400 400 336 520ZM340 536C440 436 560 400 690 408C570 416 450 456 340 536Z' +
  'M944 452C884 388 820 360 744 366C826 374 884 404 944 452ZM986 500C948 610 938 720 916 826C924 716 934 610 986 500Z' +
  'M326 560C346 606 340 650 322 690C354 650 358 606 326 560Z';

/** Returns the outline of the whole silk. */
export const silkOutline = () => OUTLINE;

/** Returns silk of `colour`, `t` of the way from the dark to the light. */
const toned = (colour, t) =>
  t < 0.5 ? mix(mix(colour, NIGHT, 0.72), colour, t * 2) : mix(colour, LIGHT, (t - 0.5) * 1.1);

/** Draws the folds that run from one hand; they grow wider and fade on their way. */
function fan(S, colour, { hand, reach, lines, tones }) {
  const fading = (tone) =>
    S.rad(
      [
        [0, tone, 1],
        [0.45, tone, 0.85],
        [1, tone, 0],
      ],
      ...hand,
      reach,
      'gradientUnits="userSpaceOnUse"',
    );
  return tones
    .map((tone, i) => {
      const [[end, bend], [nextEnd, nextBend]] = [lines[i], lines[i + 1]];
      return path(`M${hand}Q${bend} ${end}L${nextEnd}Q${nextBend} ${hand}Z`, fading(toned(colour, tone)));
    })
    .join('');
}

/** Draws one piece of the lining with its folds and the gold of its hem; `dark` is the line along which it lightens. */
function liningPiece(S, colour, d, hem, folds, dark) {
  const pale = mix('#ffb59a', colour, 0.14);
  return (
    path(d, pale) +
    S.inside(d, path(folds, mix(pale, colour, 0.55))) +
    S.shade(d, mix(colour, NIGHT, 0.45), 0.95, 0, dark) +
    line(hem, GOLD, 5)
  );
}

/** Draws the lining that shows below the near hem; it goes behind the scooter. */
export const silkLining = (S, colour) =>
  liningPiece(
    S,
    colour,
    LINING,
    LINING_HEM,
    'M470 480C480 540 470 580 452 640L520 610C500 570 500 520 500 480Z' +
      'M580 470C600 560 620 600 626 660L672 700C644 610 620 540 610 470Z' +
      'M690 520C720 580 726 630 724 690L776 660C764 610 740 560 716 520Z',
    [0.5, 0.2, 0.55, 0.95],
  );

/** Draws the sheet in `colour`, before the scooter. */
export function flyingSilk(S, colour) {
  const base = S.lin([
    [0, toned(colour, 0.66)],
    [0.5, toned(colour, 0.46)],
    [1, toned(colour, 0.3)],
  ]);
  const inside =
    path(OUTLINE, base) +
    FANS.map((one) => fan(S, colour, one)).join('') +
    path(CRESTS, toned(colour, 1.2), 'opacity=".85"') +
    S.pool(OUTLINE, 480, 330, 300, '#ffe0b0', 0.5);
  return (
    liningPiece(
      S,
      colour,
      FLAP,
      FLAP_HEM,
      'M740 300C776 240 820 206 950 140C860 206 812 248 800 320Z' +
        'M880 320C892 264 920 210 962 132C946 206 946 262 930 340Z',
      [0.6, 1, 0.45, 0.3],
    ) +
    S.inside(OUTLINE, inside) +
    line(OUTLINE, GOLD, 5)
  );
}
