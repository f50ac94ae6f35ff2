import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, line, path } from '../../shapes.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { womansHead, youngMansHead } from '../reception/heads.mjs';
import { sleeve } from '../reception/pens.mjs';
import { frontFace } from './faces.mjs';
import { closedFingers, GOLD, INK, LAMP, lampPens, placed, SHADE } from './pens.mjs';

const TORSO =
  'M-18 34C-52 42 -78 56 -84 92C-92 150 -92 220 -96 320H88C84 220 82 150 74 98C68 62 48 44 18 34Q0 52 -18 34Z';
const SARI = 'M74 180C52 110 14 60 -16 34C-48 38 -78 52 -86 88C-96 150 -98 230 -102 320H90C88 260 84 220 74 180Z';
const SARI_EDGE = 'M74 180C52 110 14 60 -16 34';
const SARI_FOLDS =
  'M-30 40C0 76 40 140 60 210M-46 46C-16 90 24 160 40 250M-62 56C-40 110 -10 190 8 290M-76 76C-64 130 -44 210 -36 300';
const MANS_TORSO =
  'M-20 32C-60 40 -92 58 -100 98C-112 160 -112 230 -122 470H116C110 330 98 170 86 104C78 62 54 44 22 32Q0 50 -20 32Z';
const HAIR_BACK =
  'M-50 -30C-60 -92 -34 -119 4 -118C42 -117 58 -90 50 -36C48 -24 44 -22 40 -26H-40C-44 -20 -48 -22 -50 -30Z';
const PARTED = 'M-49 -34C-56 -92 -30 -116 6 -115C42 -114 56 -88 50 -40C46 -66 38 -84 20 -98C2 -78 -34 -72 -49 -34Z';

/** Draws the end of a sari over breast and shoulder with its sprigs, folds and border. */
const sariEnd = ({ S, cloth }, sari, border, sprigs) =>
  cloth(SARI, sari) +
  S.inside(
    SARI,
    range(30)
      .map((i) => circle(-92 + (i % 5) * 32 + (Math.floor(i / 5) % 2) * 16, 70 + Math.floor(i / 5) * 38, 4.6, sprigs))
      .join(''),
  ) +
  line(SARI_FOLDS, mix(sari, SHADE, 0.5), 2.4, 'opacity=".6"') +
  line(SARI_EDGE, border, 15) +
  line(SARI_EDGE, GOLD, 3.4, 'transform="translate(-9 6)"');

/** Draws the grandmother, who looks to the right, laughs and claps her hands. */
export function clappingGrandmother(S, place, { sari, border, skin = '#b27852' }) {
  const pens = lampPens(S, skin);
  const far = [
    [44, 80],
    [98, 146],
    [108, 62],
  ];
  const near = [
    [-46, 88],
    [0, 168],
    [70, 72],
  ];
  return placed(
    bareArm(pens, far, { tone: mix(border, SHADE, 0.3), cut: 0.8, r: 16 }) +
      openHand(pens, far[2], -98, { spread: 0.5, k: 1.15, flip: true }) +
      pens.flesh(limb([-6, 6], 19, [-2, 40], 22)) +
      pens.cloth(TORSO, border) +
      pens.flesh('M-18 34Q2 76 26 38L18 22H-14Z') +
      line('M-16 36Q4 80 25 40', GOLD, 5) +
      sariEnd(pens, sari, border, mix(border, sari, 0.25)) +
      womansHead(S, { skin, hair: '#d9d3c6' }) +
      circle(30, -50, 13, 'none', `stroke="${INK}" stroke-width="2.6"`) +
      line('M17 -51L-8 -54', INK, 2.6) +
      line('M6 -36C9 -33 11 -30 11 -26', mix(skin, SHADE, 0.5), 2) +
      bareArm(pens, near, { tone: border, cut: 0.75, r: 18 }) +
      openHand(pens, near[2], -50, { spread: 0.4, k: 1.15 }) +
      bangles(near.slice(1), [0.66, 0.76, 0.86], [GOLD, '#fff4e0', GOLD], 12),
    place,
  );
}

/** Draws the mother's laughing head with a bun in a ring of flowers. */
const mothersHead = (S, skin) =>
  circle(-50, -84, 31, INK) +
  range(8)
    .map((i) =>
      circle(-50 + Math.cos(1.2 + i * 0.6) * 30, -84 + Math.sin(1.2 + i * 0.6) * 30, 8, i % 2 ? '#fff6e2' : '#f6c050'),
    )
    .join('') +
  path(HAIR_BACK, INK) +
  frontFace(S, { skin, laughs: true }) +
  path(PARTED, INK) +
  line('M14 -108C-8 -96 -34 -84 -42 -58M26 -104C38 -92 44 -76 46 -60', mix(INK, LAMP, 0.4), 2.4) +
  circle(16, -70, 4.4, '#c21836') +
  line('M-47 -30V-20M49 -30V-22', GOLD, 4) +
  circle(-47, -12, 7, GOLD) +
  circle(48, -14, 6, GOLD);

/** Draws the mother, who laughs with her head thrown back, a hand on her breast. */
export function laughingMother(S, place, { sari, blouse, skin = '#b0744a' }) {
  const pens = lampPens(S, skin, -1);
  const near = [
    [66, 84],
    [92, 176],
    [26, 142],
  ];
  return placed(
    pens.flesh(limb([0, 0], 18, [0, 40], 21), mix(skin, SHADE, 0.2)) +
      pens.cloth(TORSO, blouse) +
      pens.flesh('M-20 34Q0 84 22 34L16 22H-14Z') +
      sariEnd(pens, sari, '#f0a030', GOLD) +
      line('M-20 36Q0 88 21 36', GOLD, 5) +
      ellipse(1, 66, 6, 8, '#c21836', `stroke="${GOLD}" stroke-width="2.4"`) +
      placed(mothersHead(S, skin), { x: 0, y: -2, k: 1, turn: -9 }) +
      bareArm(pens, near, { tone: blouse, cut: 0.65, r: 17 }) +
      openHand(pens, near[2], 200, { spread: 0.4, k: 1.1, flip: true }) +
      bangles(near.slice(1), [0.56, 0.66, 0.76], [GOLD, '#c21836', GOLD], 12),
    place,
  );
}

const FATHERS_EYE = 'M20 -50C23 -57 31 -59 38 -54.6C37 -49 33 -46.4 28 -46.6C25 -46.8 22 -48 20 -50Z';

/** Draws the father's head: he looks up to what comes, his mouth open under a moustache. */
const fathersHead = (S, skin) =>
  youngMansHead(S, { skin, laughs: true, closed: false }) +
  path('M24 -26C29 -21 40 -18 50 -23C47 -30 41 -31 36 -27C32 -24 28 -24 24 -26Z', INK) +
  path('M12 -70Q26 -80 40 -72L41 -42H17Z', skin) +
  path(FATHERS_EYE, '#fff4e2') +
  S.inside(FATHERS_EYE, circle(33.4, -53, 4.4, INK)) +
  line('M19 -50C22 -57 31 -60 39 -55', INK, 3.2) +
  line('M22 -45.6C27 -44 32 -44.6 36 -47', mix(skin, SHADE, 0.45), 1.8) +
  line('M14 -70Q26 -79 39 -72', INK, 4.6);

/** Draws the father, who looks up to the right and takes two glasses out of the way; `glass` draws one at 0, 0. */
export function fatherWithGlasses(S, place, { kurta, vest, glass, skin = '#95603c' }) {
  const pens = lampPens(S, skin);
  const far = [
    [58, 88],
    [116, 172],
    [176, 132],
  ];
  const near = [
    [-58, 104],
    [-2, 222],
    [112, 178],
  ];
  const hand = ([x, y]) =>
    pens.flesh(limb([x - 4, y + 2], 12, [x + 14, y - 4], 13)) +
    placed(glass, { x: x + 26, y: y + 24, k: 1 }) +
    closedFingers(pens, [x + 26, y - 4], 16);
  return placed(
    sleeve(pens, far, mix(kurta, SHADE, 0.25), 23) +
      hand(far[2]) +
      pens.flesh(limb([-6, 4], 20, [0, 40], 24)) +
      pens.cloth(MANS_TORSO, kurta) +
      pens.cloth(
        'M-98 96C-90 56 -58 42 -26 34L34 150L36 40C58 48 78 64 84 104' +
          'C94 170 104 330 112 470H-118C-110 230 -110 160 -98 96Z',
        vest,
      ) +
      line('M34 150C40 230 42 330 44 470M-40 44L30 156', mix(vest, SHADE, 0.5), 3) +
      range(4)
        .map((i) => circle(50 + i * 2, 186 + i * 62, 5, GOLD))
        .join('') +
      pens.cloth('M-26 26Q2 46 26 24L31 40Q6 64 -30 44Z', mix(kurta, LAMP, 0.2)) +
      placed(fathersHead(S, skin), { x: 0, y: 0, k: 1.04, turn: -9 }) +
      sleeve(pens, near, mix(kurta, LAMP, 0.08), 27) +
      line('M-30 150Q-14 152 0 140M-24 176Q-6 178 12 166', mix(kurta, SHADE, 0.5), 2.4) +
      hand(near[2]),
    place,
  );
}
