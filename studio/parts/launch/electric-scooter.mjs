// A new electric scooter from its left side, 1.8 metres long: 540 units, its front wheel on the floor at 0, 0.
import { mix } from '../../kit/colour.mjs';
import { limb } from '../../kit/figures/hands.mjs';
import { range } from '../../kit/numbers.mjs';
import { circle, ellipse, group, line, path } from '../../kit/shapes.mjs';

const NIGHT = '#2a1c52';
const RUBBER = '#15122e';
const STEEL = '#c9c4d8';
const STRIP = '#8ff0e0'; // the light that runs along the side

const REAR =
  'M150 -104C190 -110 216 -126 228 -170C238 -212 256 -238 296 -244L452 -268C490 -270 500 -246 484 -218' +
  'C472 -190 466 -166 460 -150C452 -176 424 -196 386 -194C340 -190 316 -156 314 -104C312 -92 300 -88 290 -88H150Z';
const APRON =
  'M74 -88C36 -130 14 -196 2 -262C-4 -296 -8 -324 -6 -344L34 -352' +
  'C46 -300 60 -244 78 -196C92 -156 106 -124 150 -106V-86Z';
const FENDER =
  'M-80 -76C-84 -132 -34 -158 14 -146C54 -136 78 -112 80 -84L58 -76C46 -104 24 -116 0 -116C-30 -116 -54 -100 -60 -68Z';
const HEADSET = 'M-30 -342C-46 -376 -14 -406 32 -400C56 -396 62 -376 52 -356C34 -338 -6 -330 -30 -342Z';
const SEAT =
  'M246 -244C254 -268 292 -274 336 -270' +
  'C384 -286 452 -296 486 -282C498 -270 484 -262 456 -262L300 -240Q262 -234 246 -244Z';

/** Draws a wheel with five spokes, its middle at x. */
function wheel(x) {
  const spokes = range(5).map((i) =>
    group(path('M-7 0L-4 -42H4L7 0Z', STEEL), `transform="translate(${x} -66) rotate(${i * 72 + 14})"`),
  );
  return (
    circle(x, -66, 66, RUBBER) +
    line(`M${x - 56} -88A60 60 0 0 1 ${x - 10} -125`, '#6b5a86', 4) +
    circle(x, -66, 46, '#3c2f63') +
    spokes.join('') +
    circle(x, -66, 45, 'none', `stroke="${STEEL}" stroke-width="6"`) +
    circle(x, -66, 15, '#f6e9d2') +
    circle(x, -66, 6, RUBBER)
  );
}

/** Draws what is above the body: the handle, the brake lever and a mirror on its stem. */
const handle = () =>
  line('M30 -388C40 -420 46 -440 66 -462', STEEL, 5) +
  path('M48 -470C66 -494 98 -496 104 -480C104 -464 72 -452 52 -458Z', RUBBER) +
  path('M56 -469C70 -486 94 -489 98 -479C96 -468 72 -460 58 -462Z', '#a9b6e0') +
  line('M34 -372L90 -392', RUBBER, 15) +
  line('M22 -362C44 -358 66 -362 84 -374', STEEL, 4);

/** Draws the body's panels in `colour`, lit from the upper left. */
function panels(S, colour) {
  const panel = (d, dark = 0.75) =>
    path(d, colour) +
    S.shade(d, mix(colour, NIGHT, 0.62), 0, dark, [0.35, 0.1, 0.75, 1]) +
    S.shade(d, '#fffaf0', 0.9, 0, [0.1, 0, 0.4, 0.5]);
  return (
    path('M96 -108L176 -110V-84H96Z', mix(colour, NIGHT, 0.55)) +
    panel(REAR) +
    path('M292 -208C330 -226 400 -236 446 -240C430 -214 400 -206 372 -206C340 -204 312 -196 292 -180Z', '#1e8f8a') +
    path('M340 -216L366 -226L360 -214H376L346 -194L354 -209H340Z', '#fff6df') +
    line('M166 -98H290C308 -98 310 -106 312 -116', STRIP, 5) +
    path('M470 -252L494 -246L482 -222L466 -228Z', '#ff5a4e') +
    panel(APRON, 0.9) +
    line('M20 -300C34 -236 56 -172 96 -122', '#1e8f8a', 12) +
    line('M8 -318C12 -262 34 -180 70 -118', '#fffaf0', 4) +
    panel(FENDER) +
    line('M-68 -96C-56 -132 -20 -144 14 -136', '#fffaf0', 4)
  );
}

/** Draws the scooter in `colour`; it looks to the left, its lamp lit. */
export function electricScooter(S, colour) {
  return (
    ellipse(262, 2, 370, 24, '#4a1a4a', 'opacity=".85"') +
    wheel(390) +
    path(limb([4, -126], 12, [0, -70], 12), '#6a6390') +
    wheel(0) +
    line('M150 -92L134 -6M134 -4H164', '#6a6390', 7) +
    panels(S, colour) +
    path(SEAT, '#9a4a2e') +
    S.shade(SEAT, '#3a1230', 0, 0.85, [0.3, 0.2, 0.6, 1]) +
    line('M262 -252C300 -262 420 -272 476 -274', '#e8a574', 3) +
    handle() +
    path(HEADSET, colour) +
    S.shade(HEADSET, mix(colour, NIGHT, 0.62), 0, 0.75, [0.3, 0.2, 0.9, 1]) +
    S.glow(-26, -368, 130, '#fff2c8', 0.75) +
    ellipse(-24, -368, 15, 22, '#fffbe8') +
    ellipse(-24, -368, 15, 22, 'none', `stroke="${STEEL}" stroke-width="4"`)
  );
}
