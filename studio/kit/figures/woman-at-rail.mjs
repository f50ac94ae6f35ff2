import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, ellipse, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { fingers, INK, lawnArm, lawnLightPens } from './lawn-light-pens.mjs';

const [SKIN, HAIR, GOLD] = ['#b87a5a', '#1a1030', '#f2bd5c'];

const FACE =
  'M-24 -112C-36 -108 -43 -99 -45 -89C-46 -84 -47 -80 -46 -76C-49 -70 -53 -64 -55 -59C-55.500 -56 -52 -55 -49 -54' +
  'C-50 -51 -53 -49 -51.500 -46C-49 -44 -49 -43 -51.500 -41C-52 -37 -48 -36 -46 -34C-47 -29 -46 -23 -41 -20' +
  'C-34 -16 -24 -17 -16 -21L-10 -24L-14 8L32 6L26 -40L20 -100Z';
/** The outline of that part of the face which the lights of the lawn reach. It is painted lighter than the rest. */
const LIT_FACE =
  'M-34 -104C-41 -99 -44 -95 -45 -89C-46 -84 -47 -80 -46 -76C-49 -70 -53 -64 -55 -59C-55.500 -56 -52 -55 -49 -54' +
  'C-50 -51 -53 -49 -51.500 -46C-49 -44 -49 -43 -51.500 -41C-52 -37 -48 -36 -46 -34C-47 -29 -46 -23 -41 -20' +
  'C-38 -18 -35 -18 -32 -19C-38 -26 -40 -36 -36 -46C-33 -56 -36 -62 -40 -72C-42 -84 -39 -94 -34 -104Z';
const HAIR_SHAPE =
  'M-36 -103C-24 -122 8 -128 30 -112C50 -98 52 -66 42 -44' +
  'C36 -32 24 -24 10 -24C4 -28 2 -36 2 -44C-2 -52 -10 -60 -12 -70' +
  'C-14 -84 -22 -96 -36 -103Z';
const BACK =
  'M-26 -6C-46 6 -78 10 -90 30C-92 56 -72 78 -64 98' +
  'C-56 122 -46 136 -50 160L60 160C58 136 62 116 68 96C76 70 92 54 86 24' +
  'C74 8 46 6 32 -6Z';
const BLOUSE =
  'M-92 30C-84 12 -62 8 -50 6C-46 40 -26 66 4 68C30 68 48 42 50 4C66 6 82 12 88 24C92 48 78 74 69 102' +
  'Q2 118 -66 104C-74 78 -94 56 -92 30Z';
const SKIRT =
  'M-50 148C-64 178 -88 206 -94 250C-100 330 -108 400 -112 500L150 500' +
  'C146 410 132 330 118 262C110 214 74 186 60 148Q6 162 -50 148Z';
const PALLU =
  'M-14 4C-36 -4 -72 2 -94 22C-104 34 -102 60 -104 96C-108 160 -126 240 -150 310C-164 350 -172 392 -176 424' +
  'C-140 446 -84 452 -34 446C-22 376 -8 300 -6 230C-4 150 8 70 -14 4Z';

/** Shoulder, elbow and wrist of the arm on the rail, and of the arm round the child. */
const RIGHT = [
  [76, 34],
  [126, 132],
  [192, 134],
];
const LEFT = [
  [-84, 36],
  [-128, 108],
  [-160, 136],
];

const ARM = {
  skin: SKIN,
  gold: GOLD,
  build: { half: 0.6, sleeve: [23, 18.5], bare: 16, joint: 13.5, end: 9.5 },
  bangles: [0.62, 0.71, 0.8, 0.89].map((t, i) => [t, i % 2 ? '#d8304a' : GOLD]),
};

/** Draws the arm on the rail with its hand and the shadow that both throw on the stone. */
function armOnRail(pen, top) {
  const [, elbow, wrist] = RIGHT;
  const lower = ([x, y]) => [x + 3, y + 7];
  const shadow = limb(lower(elbow), 11, lower(wrist), 9) + limb(lower(wrist), 10, [wrist[0] + 30, wrist[1] + 7], 8);
  return (
    path(shadow, INK, 'opacity=".4"') +
    lawnArm(pen, RIGHT, { ...ARM, top }) +
    fingers(pen.cloth, SKIN, [
      [[194, 133], [206, 131], 9],
      [[204, 126], [223, 125], 4.4],
      [[206, 131], [228, 131], 4.6],
      [[204, 136], [224, 137], 4.4],
      [[198, 139], [213, 143], 4],
    ])
  );
}

/** Draws the knot of hair with a ring of jasmine round it and a rose in it. */
function knot({ cloth, seam }) {
  const ring = range(15).map((i) => {
    const a = (i / 15) * Math.PI * 2;
    const at = [46 + Math.cos(a) * 31, -40 + Math.sin(a) * 33];
    return circle(...at, 7.4, i % 2 ? '#fff8e6' : '#ead6c4') + circle(at[0] - 1, at[1] - 1, 2.4, '#f2cf84');
  });
  return (
    cloth('M20 -64C34 -78 66 -74 74 -50C80 -28 66 -8 46 -8C28 -8 14 -22 14 -40Z', HAIR, { lite: 0 }) +
    ring.join('') +
    cloth('M26 -50C34 -64 60 -62 66 -46C70 -30 60 -20 48 -18C34 -18 22 -34 26 -50Z', HAIR, { lite: 0.25 }) +
    seam('M32 -46C40 -56 54 -54 60 -44M34 -34C42 -26 54 -26 60 -34', '#54406a', 1.6)
  );
}

/** Draws the head in profile to the left, bent to the child, with ear ring, nose ring and the mark on her brow. */
const head = (pen) =>
  group(
    pen.cloth(FACE, SKIN, { dark: 0.5, lite: 0 }) +
      path(LIT_FACE, '#e8ac7c', 'opacity=".85"') +
      knot(pen) +
      pen.cloth(HAIR_SHAPE, HAIR, { dark: 0.4, lite: 0.3 }) +
      pen.seam(
        'M-30 -104C-8 -116 16 -110 30 -88M-22 -98C-2 -106 14 -96 22 -74M-16 -86C0 -92 8 -82 14 -60',
        '#54406a',
        1.4,
      ) +
      pen.cloth('M-4 -66C2 -72 10 -68 9 -58C8 -50 4 -46 0 -48C-4 -52 -7 -60 -4 -66Z', SKIN, { lite: 0.5 }) +
      line('M-44 -83C-40 -87 -34 -87 -28 -83', INK, 2.4) +
      path('M-45 -73C-41 -77 -35 -76 -30 -71C-36 -70 -41 -70 -45 -73Z', INK) +
      line('M-31 -72L-26 -74', INK, 1.8) +
      path('M-51.500 -46C-48 -47 -43 -46 -38 -49C-40 -43 -44 -38 -49 -37.500C-52 -38 -51 -41 -49 -43Z', '#a8264a') +
      circle(-49, -57, 1.8, GOLD) +
      circle(-44, -88, 2.8, '#d81f4a') +
      circle(2, -44, 3.6, GOLD) +
      path('M-6 -40Q2 -46 10 -40L12 -28Q2 -20 -8 -28Z', GOLD) +
      [-5, 2, 9].map((x) => circle(x, -21, 2.6, '#ffe9b4')).join('') +
      pen.rim(
        'M-32 -106C-41 -99 -44 -95 -45 -89C-46 -84 -47 -80 -46 -76' +
          'C-49 -70 -53 -64 -55 -59M-46 -34C-47 -29 -46 -23 -41 -20',
        2.2,
      ),
    'transform="translate(2 -4) rotate(-8 8 0) scale(.93 .95)"',
  );

/** Draws the end of the sari that falls from the shoulder, with folds, gold edges and a woven end. */
function pallu(S, { cloth, seam, rim }, sari) {
  const folds = range(7).map((i) => {
    const t = (i + 0.5) / 7;
    return (
      `M${f(-88 + t * 74)} ${f(22 - t * 16)}` +
      `C${f(-100 + t * 92)} 130 ${f(-124 + t * 116)} 260 ${f(-170 + t * 132)} ${f(424 + t * 20)}`
    );
  });
  const buds = range(26).map((i) => {
    const [u, v] = [(i % 4) / 3, Math.floor(i / 4) / 6];
    return circle(-84 + u * 66 - v * 62 * (1 - u * 0.6) + (i % 8 > 3 ? 8 : 0), 60 + v * 270, 3.6, GOLD);
  });
  return (
    cloth(PALLU, sari, { dark: 0.55, lite: 0.9, from: [0, 0.1, 0.3, 0.2] }) +
    S.inside(
      PALLU,
      line(folds.join(''), mix(sari, INK, 0.5), 2.6, 'opacity=".7"') +
        line(folds.join(''), mix(sari, '#ffb0c8', 0.5), 1.2, 'opacity=".5" transform="translate(-4 0)"') +
        buds.join('') +
        line('M-172 366C-130 386 -80 394 -24 386', GOLD, 5) +
        line('M-178 412C-130 434 -80 440 -26 434', GOLD, 26) +
        line('M-178 412C-130 434 -80 440 -26 434', '#8a1a4a', 3, 'stroke-dasharray="2 11"'),
    ) +
    seam('M-14 4C8 70 -4 150 -6 230C-8 300 -22 376 -34 446', GOLD, 9) +
    seam('M-14 4C8 70 -4 150 -6 230C-8 300 -22 376 -34 446', '#a3541c', 1.6, 'stroke-dasharray="5 6"') +
    rim('M-92 24C-104 36 -101 60 -104 96C-108 160 -126 240 -150 310C-164 350 -172 392 -176 424', 3)
  );
}

/** Draws the skirt of the sari with folds that run from the hip, and its gold border. */
const skirt = ({ cloth, seam, rim }, sari) =>
  cloth(SKIRT, sari, { dark: 0.8, lite: 0.7, from: [0, 0.3, 0.3, 0.3] }) +
  seam(
    'M58 164C40 190 0 204 -20 212M72 190C50 224 10 246 -14 254' +
      'M92 216C70 270 30 300 -10 316M112 262C96 330 60 390 4 440' +
      'M122 310C112 370 92 440 70 500M134 380C130 420 124 460 116 500',
    mix(sari, INK, 0.55),
    2.8,
    'opacity=".7"',
  ) +
  seam(
    'M60 172C44 196 6 210 -16 218M96 224C76 276 36 306 -6 322M126 316C117 374 98 442 76 500',
    '#ff8fb4',
    1.4,
    'opacity=".6"',
  ) +
  seam('M-48 152Q6 166 60 152', GOLD, 6) +
  rim('M62 154C78 190 112 216 119 262C132 330 146 410 150 500', 2);

/**
 * Draws a woman in a sari from behind, the base of her neck at 0, 0 and her head 100 tall: she leans with her right
 * arm on a rail, her left arm is round a child, and she looks to the left.
 */
export function womanAtRail(S, { sari, blouse }) {
  const pen = lawnLightPens(S);
  const { cloth, seam } = pen;
  return (
    armOnRail(pen, blouse) +
    skirt(pen, sari) +
    cloth(BACK, SKIN, { dark: 0.6, lite: 0.5 }) +
    seam('M6 100C8 118 6 134 4 148', mix(SKIN, INK, 0.55), 2.4) +
    cloth(BLOUSE, blouse, { dark: 0.8, lite: 0.5 }) +
    seam('M-50 8C-46 40 -26 66 4 68C30 68 48 42 50 6M-64 100Q2 114 68 98', GOLD, 4) +
    seam('M-50 14C-20 26 24 26 50 12M4 20C0 40 6 54 12 62M6 20C16 36 18 48 26 56', GOLD, 1.8) +
    ellipse(13, 66, 4.4, 6.4, '#f7a928') +
    ellipse(27, 60, 4.4, 6.4, '#f7a928') +
    head(pen) +
    lawnArm(pen, LEFT, { ...ARM, top: blouse, lit: -1 }) +
    fingers(cloth, SKIN, [
      [[-162, 138], [-172, 140], 9.5],
      [[-168, 131], [-188, 140], 5],
      [[-170, 137], [-189, 149], 5],
      [[-168, 143], [-184, 157], 4.8],
      [[-162, 147], [-174, 161], 4.4],
    ]) +
    pallu(S, pen, sari)
  );
}
