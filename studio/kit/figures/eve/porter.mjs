import { mix } from '../../colour.mjs';
import { f, range } from '../../numbers.mjs';
import { box, circle, ellipse, group, line, path } from '../../shapes.mjs';
import { coatSleeve, trouserLeg } from '../doorman.mjs';
import { fist } from '../raised-arm.mjs';
import { turbanedHead } from '../turbaned-head.mjs';
import { evePens, GOLD, LAMP, NIGHT } from './pens.mjs';

const SHOE = '#120c1c';
const BAR = 120; // where the near bar of the trolley is, which he pushes

const COAT =
  'M-14 -470C-44 -464 -60 -440 -58 -398C-58 -350 -46 -320 -48 -290C-54 -256 -60 -232 -64 -208' +
  'C-30 -194 36 -196 62 -210' +
  'C58 -250 54 -276 54 -300C58 -336 62 -362 62 -396C62 -440 46 -466 26 -474C12 -480 0 -478 -14 -470Z';

/** Draws a suitcase with straps between two corners. */
function suitcase(S, x0, y0, x1, y1, colour) {
  const d = box(x0, y0, x1, y1);
  const straps = [0.24, 0.76].map((t) => box(x0 + (x1 - x0) * t - 5, y0, x0 + (x1 - x0) * t + 5, y1)).join('');
  const m = (x0 + x1) / 2;
  return (
    line(`M${f(m - 16)} ${y0}v-9h32v9`, '#3a1c18', 6) +
    path(d, colour) +
    S.shade(d, NIGHT, 0, 0.8, [0.3, 0, 1, 0.5]) +
    S.shade(d, LAMP, 0.6, 0, [0, 0, 0.4, 0.2]) +
    path(straps, mix(colour, NIGHT, 0.5)) +
    line(d, mix(colour, NIGHT, 0.45), 3)
  );
}

/** Draws a luggage trolley of brass with suitcases, a hat box and a garment bag that hangs from its rail. */
function trolley(S) {
  const bag =
    'M218 -500C200 -492 192 -470 190 -440L182 -206C204 -196 264 -196 288 -206L278 -440C276 -470 268 -492 250 -500Z';
  const hoop = `M${BAR} -70V-470C${BAR} -590 450 -590 450 -470V-70`;
  return (
    ellipse(285, -4, 210, 16, NIGHT, 'opacity=".6"') +
    line('M144 -70V-456C144 -560 426 -560 426 -456V-70', '#8a5a26', 8) +
    line('M130 -508H440', '#c98f36', 8) +
    line('M234 -508V-496', '#8a5a26', 5) +
    path(bag, '#6d4a9a') +
    S.shade(bag, NIGHT, 0, 0.85, [0.3, 0, 1, 0.2]) +
    line('M234 -490V-204M206 -440L200 -220M262 -440L268 -220', '#3d2a66', 3) +
    suitcase(S, 132, -208, 300, -80, '#a8432e') +
    suitcase(S, 306, -236, 438, -80, '#4a3a7c') +
    suitcase(S, 150, -300, 286, -212, '#d9a45a') +
    path(box(316, -322, 428, -242), '#e2859a') +
    S.shade(box(316, -322, 428, -242), NIGHT, 0, 0.7, [0.3, 0, 1, 0]) +
    path(box(310, -334, 434, -312), '#f0b0b8') +
    line('M372 -334V-244', '#a8325c', 8) +
    path(box(104, -82, 466, -62), '#7a2440') +
    line('M104 -82H466M104 -60H466', GOLD, 5) +
    line(hoop, '#a8702c', 13) +
    line(hoop, '#f0bf5e', 7) +
    line('M117 -70V-470C117 -560 250 -566 285 -562', '#fff0c0', 2.6) +
    [146, 424].map((x) => circle(x, -30, 28, '#241a34') + circle(x, -30, 14, GOLD)).join('')
  );
}

/** Shoulder, elbow and wrist of both arms; hip, knee and ankle of both legs. */
const LIMBS = {
  farArm: [
    [34, -438],
    [66, -384],
    [94, -408],
  ],
  nearArm: [
    [6, -434],
    [36, -352],
    [92, -352],
  ],
  backLeg: [
    [-10, -230],
    [-44, -140],
    [-92, -36],
  ],
  frontLeg: [
    [12, -230],
    [50, -144],
    [62, -22],
  ],
};

/** Draws an arm in a sleeve whose hand closes round the trolley's upright bar. */
const pushingArm = (pens, joints, tone) =>
  coatSleeve(pens, joints, tone, { width: 23, cuff: GOLD }) + fist({ ...pens, dark: NIGHT }, [BAR, joints[2][1]], 0);

/** Draws a porter who walks to the right and pushes a trolley before him, 590 tall. He is to be turned round. */
export function porter(S, { coat, skin = '#8f5a3a' }) {
  const pens = evePens(S, skin, -1);
  const trousers = '#3a2f5c';
  const head = turbanedHead(S, {
    skin,
    turban: '#f2e2c4',
    cloth: pens.cloth,
    look: { dark: mix(skin, NIGHT, 0.6), lite: LAMP },
  });
  const upper =
    pens.cloth(COAT, coat) +
    range(4)
      .map((i) => circle(38, -440 + i * 36, 4, GOLD))
      .join('') +
    line('M-50 -300C-20 -290 26 -290 54 -302', GOLD, 10) +
    line('M-36 -420L-58 -428M-14 -468Q6 -456 26 -472', GOLD, 6) +
    group(head, 'transform="translate(8 -484) rotate(4) scale(.76)"');
  return (
    trolley(S) +
    ellipse(0, 2, 110, 14, NIGHT, 'opacity=".6"') +
    pushingArm(pens, LIMBS.farArm, mix(coat, NIGHT, 0.3)) +
    trouserLeg(pens, LIMBS.backLeg, mix(trousers, NIGHT, 0.3), SHOE, { width: 26, turn: 36 }) +
    trouserLeg(pens, LIMBS.frontLeg, trousers, SHOE, { width: 26, turn: -6 }) +
    group(upper, 'transform="rotate(5 0 -230)"') +
    pushingArm(pens, LIMBS.nearArm, coat)
  );
}
