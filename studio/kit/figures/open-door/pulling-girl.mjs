import { mix } from '../../colour.mjs';
import { range } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { jutti } from '../eve/pens.mjs';
import { placedHead } from '../haldi/head.mjs';
import { bangles, bareArm, openHand } from '../haldi/pens.mjs';
import { limb } from '../hands.mjs';
import { doorLightPens, GLOW, GOLD, SHADE } from './pens.mjs';

const HAIR = '#20100f';
const FACE =
  'M-40 -40C-48 -80 -26 -101 4 -101C30 -101 43 -86 43 -66C43 -59 40 -55 40 -50C42 -45 50 -41 51 -36C51 -31 47 -29 42 -30' +
  'C42 -27 46 -25 46 -22C46 -19 43 -18 41 -18C42 -12 42 -8 40 -5C43 -3 43 2 39 6C34 12 24 14 14 9C10 7 8 5 7 3L10 32H-28' +
  'L-26 -6C-34 -14 -38 -28 -40 -40Z';
const HAIR_CAP =
  'M-44 -26C-58 -90 -22 -112 12 -107C34 -104 44 -90 43 -76C32 -86 18 -84 8 -70C2 -60 0 -52 -6 -44L-14 -52' +
  'C-18 -40 -20 -28 -22 -18C-30 -16 -38 -18 -44 -26Z';
const FROCK =
  'M-24 -192C-46 -164 -84 -130 -102 -96C-78 -76 -46 -84 -18 -76C14 -68 48 -74 78 -94C70 -130 50 -162 30 -192' +
  'C14 -184 -8 -184 -24 -192Z';
const HEM = 'M-102 -96C-78 -76 -46 -84 -18 -76C14 -68 48 -74 78 -94';
const BODICE =
  'M-24 -188C-28 -212 -24 -238 -10 -248C4 -256 24 -254 32 -244C40 -226 36 -206 32 -188C14 -180 -8 -180 -24 -188Z';
/** Her plait swings out behind her. */
const PLAIT = 'M-30 -44C-56 -40 -72 -20 -84 8C-92 26 -104 40 -122 48C-110 60 -92 54 -80 40C-64 18 -50 -6 -28 -14Z';

/** Draws her head: the eye wide, the mouth open with wonder, a plait with a ribbon. */
const wonderingHead = ({ flesh, cloth, skin }) =>
  cloth(PLAIT, HAIR, 0.3, 0.5) +
  line('M-44 -36Q-38 -24 -44 -14M-60 -24Q-52 -12 -58 2M-74 -4Q-66 6 -74 18M-86 18Q-78 28 -88 38', '#6a4a34', 2) +
  path('M-116 46C-146 26 -150 60 -120 54C-136 78 -108 84 -112 56Z', '#f0b23c') +
  flesh(FACE) +
  ellipse(22, -26, 11, 8, '#d8484a', 'opacity=".35"') +
  ellipse(29, -52, 8.4, 9.4, '#fffaf0') +
  circle(32.6, -54, 5.2, '#1c0c0c') +
  circle(33.8, -56, 1.7, '#ffffff') +
  line('M19 -53C21 -63 35 -65 39 -56', HAIR, 3) +
  line('M18 -71C24 -77 34 -77 39 -72', HAIR, 3.8) +
  path('M44 -18.5C37 -20 29 -18 25 -13C26 -5 33 -1 40 -5C42 -9 43 -14 44 -18.5Z', '#5c0f1c') +
  path('M44 -18.5C37 -20 30 -18 26 -14C32 -13 38 -13 43 -14Z', '#fff6e4') +
  line('M45 -30C47 -33 50 -32 50 -33', mix(skin, SHADE, 0.4), 1.6) +
  cloth(HAIR_CAP, HAIR, 0.3, 0.55) +
  path('M-14 -52C-4 -58 2 -48 -2 -38C-4 -28 -13 -30 -14 -36Z', mix(skin, SHADE, 0.12)) +
  circle(-8, -27, 4.4, GOLD) +
  line('M-34 -72C-20 -94 6 -98 30 -92', '#8a6440', 2, 'opacity=".8"') +
  circle(38, -76, 2.6, '#a8142c');

/** Draws a bare leg with an anklet and a gold slipper, which `turn` points down. */
const leg = (pens, [hip, knee, ankle], turn, dim) =>
  group(jutti('#e8a834'), `transform="translate(${ankle[0] - 6} ${ankle[1] + 12}) rotate(${turn}) scale(.82)"`) +
  pens.flesh(limb(hip, 17, knee, 12) + limb(knee, 12, ankle, 7.6), mix(pens.skin, SHADE, dim)) +
  line(`M${ankle[0] - 8} ${ankle[1] - 2}q8 5 16 -1`, GOLD, 3.6);

/** Draws the frock: mirrors sewn on it, folds, a gold hem, a sash with its bow. */
const frockOf = (pens, frock, sash) => {
  const mirrors = range(18).map((i) => {
    const [u, v] = [(i % 6) - 2.5, Math.floor(i / 6)];
    return circle(-8 + u * (16 + v * 7), -158 + v * 25 + (i % 2) * 6, 3.2, '#fff2c8');
  });
  return (
    pens.cloth(FROCK, frock) +
    mirrors.join('') +
    line(
      'M-14 -186C-34 -154 -60 -120 -72 -88M-2 -184C-10 -150 -24 -116 -32 -82M10 -184C12 -150 10 -112 10 -74' +
        'M22 -188C34 -156 44 -120 50 -84',
      mix(frock, '#4a0820', 0.5),
      2.2,
    ) +
    pens.S.inside(
      FROCK,
      line(HEM, GOLD, 12, 'transform="translate(0 -3)"') + line(HEM, '#fff0c0', 2, 'transform="translate(0 -13)"'),
    ) +
    line('M-102 -98C-84 -132 -46 -164 -26 -190', GLOW, 2.8) +
    pens.cloth(BODICE, mix(frock, '#ffffff', 0.06)) +
    line('M-8 -247C4 -238 20 -238 30 -243', GOLD, 4) +
    line('M-25 -191Q4 -180 33 -191', sash, 11) +
    path('M-22 -194C-48 -214 -64 -194 -52 -180C-66 -164 -42 -156 -22 -188Z', sash)
  );
};

/**
 * Draws a small girl who runs to the right and looks up, about 335 tall, feet on y = 0: one arm points up, the other
 * pulls somebody behind her by the hand at -72, -262.
 */
export function pullingGirl(S, { frock = '#e2487a', sash = '#1d8a78', skin = '#bd8052' } = {}) {
  const pens = doorLightPens(S, skin);
  const up = [
    [26, -238],
    [54, -288],
    [60, -342],
  ];
  const back = [
    [-8, -236],
    [-40, -240],
    [-68, -260],
  ];
  return (
    ellipse(50, 3, 32, 4.5, SHADE, 'opacity=".5"') +
    ellipse(-44, 4, 22, 4, SHADE, 'opacity=".35"') +
    leg(
      pens,
      [
        [-8, -126],
        [-20, -76],
        [-62, -48],
      ],
      62,
      0.2,
    ) +
    leg(
      pens,
      [
        [10, -126],
        [40, -82],
        [36, -18],
      ],
      0,
      0,
    ) +
    bareArm(pens, up, { tone: mix(frock, SHADE, 0.15), r: 11, cut: 0.5 }) +
    bangles(up.slice(1), [0.72, 0.84], [GOLD, '#1d8a78'], 7) +
    pens.flesh(limb([60, -344], 7.6, [62, -356], 7.4)) +
    pens.flesh(limb([64, -358], 3.7, [68, -385], 3)) +
    pens.flesh(limb([55, -350], 3.4, [50, -361], 3)) +
    line('M59 -356L68 -354M59 -350L68 -348', mix(skin, SHADE, 0.5), 1.5) +
    frockOf(pens, frock, sash) +
    pens.flesh(limb([8, -250], 11, [10, -268], 10.5), mix(skin, SHADE, 0.2)) +
    placedHead(wonderingHead(pens), [16, -268], -27, 0.62) +
    bareArm(pens, back, { tone: frock, r: 11.5, cut: 0.5 }) +
    bangles(back.slice(1), [0.7, 0.82], [GOLD, '#1d8a78'], 7) +
    openHand(pens, [-70, -261], 212, { spread: 0.1, k: 0.62 })
  );
}
