import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, line, path } from '../../shapes.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { frontFace } from './faces.mjs';
import { GOLD, INK, LAMP, lampPens, placed, SHADE } from './pens.mjs';

const NECK = limb([0, 0], 17, [0, 34], 19);
const FROCK =
  'M-18 30C-46 36 -62 52 -66 80C-70 130 -72 180 -76 250H78C74 180 72 130 66 80C62 52 46 36 18 30Q0 44 -18 30Z';
const FRINGE =
  'M-48 -46C-54 -98 -26 -117 6 -116C40 -115 54 -88 49 -50' +
  'C45 -70 36 -82 22 -87C6 -72 -22 -72 -36 -64C-42 -58 -45 -52 -48 -46Z';
const MOP =
  'M-49 -42C-60 -100 -30 -122 4 -119C12 -126 24 -126 28 -118C50 -108 54 -82 48 -54C46 -68 42 -76 35 -81' +
  'C28 -72 14 -75 6 -83C-2 -73 -18 -71 -26 -79C-34 -70 -38 -58 -40 -42Z';

/** Draws a plait that hangs from x, y, with its ribbon; `side` is 1 or -1. */
const plait = (x, y, side, ribbon) =>
  range(7)
    .map((i) => circle(x + side * (6 + i * 3.4 - i * i * 0.3), y + i * 15, 13 - i * 0.7, i % 2 ? '#2a1a1a' : INK))
    .join('') +
  [-1, 1]
    .map((s) => path(`M${x + side * 12} ${y + 100}q${s * 22} -20 ${s * 26} 2q${s * -4} 16 ${s * -26} -2Z`, ribbon))
    .join('') +
  circle(x + side * 12, y + 101, 5, mix(ribbon, LAMP, 0.4));

/** Draws an arm of the girl with bangles; its hand, which points along `turn`, lies on her cheek. */
const cheekArm = (pens, points, frock, { turn, flip }) =>
  bareArm(pens, points, { tone: mix(frock, LAMP, 0.15), cut: 0.5, r: 14 }) +
  openHand(pens, points[2], turn, { spread: 0.25, k: 0.98, flip }) +
  bangles(points.slice(1), [0.66, 0.78], [GOLD, '#fff4e0'], 11);

/** Draws a girl who holds her cheeks and stares, her mouth open. */
export function staringGirl(S, place, { frock, ribbon, skin = '#b97a4c' }) {
  const pens = lampPens(S, skin);
  const [left, right] = [
    [
      [-52, 62],
      [-86, 142],
      [-44, 34],
    ],
    [
      [52, 62],
      [88, 142],
      [50, 32],
    ],
  ];
  const dots = range(24).map((i) =>
    circle(-58 + (i % 6) * 23 + (i > 11 ? 8 : 0), 74 + Math.floor(i / 6) * 30, 4, LAMP),
  );
  return placed(
    plait(-50, -26, -1, ribbon) +
      plait(50, -26, 1, ribbon) +
      pens.flesh(NECK, mix(skin, SHADE, 0.2)) +
      pens.cloth(FROCK, frock) +
      S.inside(FROCK, dots.join('')) +
      path('M-20 30C-40 40 -34 62 -6 60L0 42L6 60C34 62 40 40 20 30Q0 46 -20 30Z', '#fdf0d4') +
      frontFace(S, { skin }) +
      path(FRINGE, INK) +
      line('M-34 -84C-20 -102 4 -108 22 -104M-40 -66C-28 -80 -4 -86 14 -92', mix(INK, LAMP, 0.4), 2.4) +
      line('M20 -114L22 -88', mix(skin, SHADE, 0.2), 2.4) +
      cheekArm(pens, left, frock, { turn: -80, flip: true }) +
      cheekArm(pens, right, frock, { turn: -96 }),
    place,
  );
}

/** Draws a boy who leans forward and stares: one hand is thrown up, the other reaches out. */
export function staringBoy(S, place, { shirt, stripe, skin = '#a96a40' }) {
  const pens = lampPens(S, skin, -1);
  const up = [
    [-54, 66],
    [-106, 104],
    [-96, 14],
  ];
  const out = [
    [54, 68],
    [112, 92],
    [98, 2],
  ];
  const stripes = range(8).map((i) => line(`M-90 ${58 + i * 24}Q0 ${78 + i * 24} 90 ${58 + i * 24}`, stripe, 8));
  const wears = { tone: shirt, cut: 0.9, r: 15, trim: stripe };
  return placed(
    bareArm(pens, up, wears) +
      openHand(pens, up[2], -98, { spread: 1, k: 1, flip: true }) +
      pens.flesh(NECK, mix(skin, SHADE, 0.2)) +
      pens.cloth(FROCK, shirt) +
      S.inside(FROCK, stripes.join('')) +
      S.shade(FROCK, SHADE, 0.7, 0, [0.9, 1, 0.5, 0.3]) +
      line('M-19 31Q0 47 19 31', stripe, 7) +
      frontFace(S, { skin }) +
      path(MOP, INK) +
      line('M-38 -80C-28 -104 0 -112 24 -106M-42 -62C-36 -84 -16 -94 6 -96', mix(INK, LAMP, 0.4), 2.4) +
      bareArm(pens, out, wears) +
      openHand(pens, out[2], -82, { spread: 1, k: 1 }),
    place,
  );
}
