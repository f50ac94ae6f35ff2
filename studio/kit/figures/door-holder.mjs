import { mix } from '../colour.mjs';
import { group, line } from '../shapes.mjs';
import { leg, paintsOf } from './canopy-bearer.mjs';
import { coatArm, coatSleeve } from './doorman.mjs';
import { limb } from './hands.mjs';
import { fist } from './raised-arm.mjs';
import { turbanedHead } from './turbaned-head.mjs';

const COAT =
  'M-18 -472C-48 -464 -60 -432 -57 -392C-55 -352 -45 -322 -48 -296C-56 -240 -72 -184 -84 -140' +
  'C-50 -124 24 -124 76 -140C68 -196 58 -240 52 -296C54 -330 60 -360 58 -396' +
  'C56 -438 44 -464 22 -474C8 -482 -6 -480 -18 -472Z';
const SASH = 'M-51 -318C-20 -308 26 -308 55 -318L53 -284C22 -274 -20 -274 -50 -284Z';
const SASH_ENDS = 'M-22 -292C-40 -252 -56 -222 -60 -186L-36 -180C-28 -222 -10 -252 -2 -286Z';

/** Draws the long coat with its sash, the row of buttons and the band of gold at the hem. */
const coatOf = ({ cloth, dark }, { coat, sash, trim }) =>
  cloth(COAT, coat) +
  line(
    'M-32 -284C-40 -240 -52 -190 -58 -136M-6 -284C-6 -240 -10 -190 -12 -132M24 -284C32 -240 38 -190 42 -134',
    mix(coat, dark, 0.5),
    2.6,
    'opacity=".6"',
  ) +
  line('M-81 -148C-50 -133 24 -133 73 -148', trim, 7) +
  line('M24 -470C34 -420 36 -360 34 -312', mix(coat, dark, 0.5), 2.4) +
  line('M27 -446C32 -410 34 -370 33 -326', trim, 6, 'stroke-dasharray="0.1 22"') +
  cloth(SASH, sash) +
  cloth(SASH_ENDS, sash) +
  line('M-60 -188L-37 -182', trim, 5) +
  line('M-16 -474Q4 -462 22 -474', trim, 5);

/** Draws the far arm in the coat's cloth in shade: the elbow is bent, the fingers lie round the door's edge. */
function doorArm(paints, { coat, trim }) {
  const shaded = { ...paints, cloth: (d, c) => paints.cloth(d, c, 0.35) };
  const [shoulder, elbow, wrist] = [
    [26, -438],
    [92, -384],
    [152, -424],
  ];
  return (
    group(fist(paints, [0, 0], -6), 'transform="translate(171 -434) scale(.72)"') +
    coatSleeve(shaded, [shoulder, elbow, wrist], mix(coat, '#b8805e', 0.42), { width: 22, cuff: trim }) +
    line('M72 -398Q84 -391 90 -376M78 -406Q94 -399 102 -384', mix(coat, paints.dark, 0.55), 2.2, 'opacity=".6"')
  );
}

/**
 * Draws a doorman in a turban who looks to the right and bows a little, 560 tall, feet on y = 0. His near hand is held
 * out, palm up, at (170, -330); the far one holds the edge of a door at (178, -404).
 */
export function doorHolder(S, { coat, sash, turban, trim = '#f2bd5a', skin = '#85503a', look }) {
  const paints = paintsOf(S, look, skin);
  const white = mix(coat, '#fff3e0', 0.5);
  const upper =
    doorArm(paints, { coat, trim }) +
    coatOf(paints, { coat, sash, trim }) +
    group(
      turbanedHead(S, { skin, turban, beard: 'full', fan: turban, look, cloth: paints.cloth }),
      'transform="translate(6 -484) rotate(3) scale(.8)"',
    ) +
    coatArm(
      paints,
      [
        [-20, -436],
        [46, -368],
        [128, -366],
      ],
      mix(coat, look.lite, 0.12),
      skin,
      { turn: 8, spread: 2, width: 22, cuff: trim },
    );
  const underCoat = (knee, ankle) => S.shade(limb(knee, 27, ankle, 13), look.dark, 0.9, 0, [0.5, 0.1, 0.5, 0.5]);
  return (
    leg(paints, [-8, -270], [-22, -146], [-30, -22], { white, behind: true }) +
    underCoat([-22, -146], [-30, -22]) +
    leg(paints, [10, -270], [26, -146], [30, -22], { white }) +
    underCoat([26, -146], [30, -22]) +
    group(upper, 'transform="rotate(9 0 -280)"')
  );
}
