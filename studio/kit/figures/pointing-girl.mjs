import { mix } from '../colour.mjs';
import { f, range } from '../numbers.mjs';
import { circle, group, line, path } from '../shapes.mjs';
import { limb } from './hands.mjs';
import { fingers, INK, lawnArm, lawnLightPens } from './lawn-light-pens.mjs';

const [SKIN, HAIR, GOLD] = ['#b0734f', '#1a1030', '#f2bd5c'];

const NECK = 'M-17 -24L-19 8H20L19 -24Z';
const CHEEK =
  'M-42 -74C-48 -66 -50 -58 -54 -52C-55 -49 -51 -48 -49 -47C-50 -42 -48 -36 -44 -32C-38 -24 -28 -18 -20 -16L-10 -70Z';
const HAIR_SHAPE =
  'M-42 -62C-48 -96 -26 -120 2 -120C32 -120 50 -96 45 -62' +
  'C42 -38 30 -18 20 -8C10 -2 -8 -2 -16 -8C-26 -18 -38 -36 -42 -62Z';
const BODICE =
  'M-20 2C-40 4 -58 10 -64 24C-62 48 -56 64 -52 84C-50 104 -50 118 -52 134' +
  'Q0 146 54 134C50 118 50 104 54 84C58 62 66 46 64 24C58 10 40 4 22 2Q0 14 -20 2Z';
const SKIRT = 'M-52 128C-72 190 -108 270 -132 372Q0 410 136 372C112 270 76 190 54 128Q0 142 -52 128Z';

const POINTING = [
  [-56, 24],
  [-92, -44],
  [-142, -112],
];
const RESTING = [
  [58, 28],
  [92, 92],
  [60, 116],
];

const ARM = {
  skin: SKIN,
  gold: GOLD,
  build: { half: 0.5, sleeve: [19, 17], bare: 12, joint: 10, end: 7.4 },
  bangles: [
    [0.74, GOLD],
    [0.84, GOLD],
  ],
  upper: true,
};

/** Draws a braid from x, y to a ribbon, each link a leaf of hair. */
function braid({ cloth, seam }, x, y, lean) {
  const links = range(9).map((i) => {
    const [u, v] = [x + lean * i, y + i * 15];
    const side = i % 2 ? 1 : -1;
    return (
      cloth(
        `M${f(u - 9)} ${v}C${f(u - 13)} ${v + 14} ${f(u - 2)} ${v + 22} ${f(u)} ${v + 22}` +
          `C${f(u + 8)} ${v + 18} ${f(u + 13)} ${v + 10} ${f(u + 9)} ${v}Z`,
        HAIR,
        {
          lite: 0.25,
        },
      ) + seam(`M${f(u - 7 * side)} ${v + 4}Q${f(u)} ${v + 8} ${f(u + 6 * side)} ${v + 16}`, '#5a4872', 1.4)
    );
  });
  const [u, v] = [x + lean * 9, y + 138];
  const ribbon =
    `M${f(u)} ${v}C${f(u - 26)} ${v - 20} ${f(u - 34)} ${v + 10} ${f(u)} ${v}` +
    `C${f(u + 26)} ${v - 20} ${f(u + 34)} ${v + 10} ${f(u)} ${v}` +
    `L${f(u - 14)} ${v + 30}L${f(u - 3)} ${v + 24}L${f(u + 12)} ${v + 32}Z`;
  return links.join('') + cloth(ribbon, '#e0285f') + circle(u, v, 5, '#ff7fa0');
}

/** Draws her hair from behind with its parting, jasmine in it, and what is seen of her cheek and ear ring. */
const backOfHead = ({ cloth, seam, rim }) =>
  group(
    cloth(CHEEK, SKIN, { dark: 0.3, lite: 0.95 }) +
      cloth(HAIR_SHAPE, HAIR, { dark: 0.3, lite: 0.4, from: [0, 0.2, 0.3, 0.3] }) +
      seam('M4 -119C8 -84 6 -40 2 -6', '#b0734f', 2.2) +
      seam(
        'M-34 -92C-30 -62 -24 -36 -14 -12M-18 -112C-14 -74 -12 -40 -8 -8M38 -92C36 -62 28 -36 20 -12' +
          'M22 -112C22 -74 16 -40 12 -8',
        '#54406a',
        1.5,
      ) +
      range(9)
        .map((i) => circle(-30 + i * 8, -24 + Math.sin((i / 8) * Math.PI) * 14, 5.4, i % 2 ? '#fff8e6' : '#ead6c4'))
        .join('') +
      circle(-43, -44, 4, GOLD) +
      path('M-47 -38Q-42 -44 -38 -38L-37 -29Q-43 -24 -48 -30Z', GOLD) +
      rim('M-42 -60C-48 -92 -30 -116 -4 -119M-50 -47C-50 -40 -46 -32 -40 -27', 2.2),
    'transform="rotate(-9 0 0) scale(.88 .92)"',
  );

/** Draws the wide skirt with folds, mirrors sewn on it, and bands of colour at its hem. */
function skirt(S, { cloth, seam, rim }, tone) {
  const folds = range(9).map((i) => {
    const t = (i + 0.5) / 9;
    return `M${f(-48 + t * 98)} 136Q${f(-76 + t * 154)} 240 ${f(-128 + t * 260)} 386`;
  });
  const mirrors = range(27).map((i) => {
    const [u, v] = [((i % 9) + 0.2 + (i > 8 && i < 18 ? 0.5 : 0)) / 9, Math.floor(i / 9)];
    return circle(-74 - v * 18 + u * (150 + v * 38), 214 + v * 40, 3.6, '#fff4d0');
  });
  return (
    cloth(SKIRT, tone, { dark: 0.8, lite: 0.8 }) +
    S.inside(
      SKIRT,
      line(folds.join(''), mix(tone, INK, 0.45), 2.4, 'opacity=".7"') +
        mirrors.join('') +
        line('M-132 340Q0 378 136 340', '#c81f5c', 22) +
        line('M-128 322Q0 360 132 322', '#fff0c8', 3.4),
    ) +
    seam('M-52 131Q0 145 54 131', '#c81f5c', 8) +
    rim('M-54 132C-72 190 -108 270 -131 368', 2.4)
  );
}

/**
 * Draws a girl from behind, the base of her neck at 0, 0 and her head 108 tall: she looks and points to the upper left,
 * her other arm is on a rail. Two braids hang down her back.
 */
export function pointingGirl(S, { top, skirt: tone }) {
  const pen = lawnLightPens(S);
  const { cloth, seam } = pen;
  const [, , [hx, hy]] = POINTING;
  return (
    lawnArm(pen, RESTING, { ...ARM, top }) +
    skirt(S, pen, tone) +
    cloth(NECK, SKIN, { dark: 0.7 }) +
    cloth(BODICE, top, { dark: 0.75, lite: 0.7 }) +
    seam('M-22 4Q0 20 24 4', GOLD, 4) +
    line('M-6 14C-8 50 -6 90 -8 132M10 14C10 50 8 90 10 132', mix(top, INK, 0.5), 1.8, 'opacity=".7"') +
    range(14)
      .map((i) => circle(-44 + (i % 7) * 15, 44 + Math.floor(i / 7) * 44 + (i % 2) * 12, 2.8, GOLD))
      .join('') +
    backOfHead(pen) +
    braid(pen, -18, -12, -2.4) +
    braid(pen, 22, -12, 1.6) +
    lawnArm(pen, POINTING, { ...ARM, top }) +
    cloth(limb([hx, hy], 8.6, [hx - 8, hy - 12], 9), SKIN) +
    fingers(cloth, SKIN, [
      [[hx - 11, hy - 18], [hx - 29, hy - 42], 4],
      [[hx - 3, hy - 20], [hx - 12, hy - 24], 4.4],
      [[hx + 1, hy - 15], [hx - 8, hy - 17], 4.4],
      [[hx - 14, hy - 6], [hx - 23, hy - 14], 4],
    ])
  );
}
