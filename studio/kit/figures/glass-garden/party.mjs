import { mix } from '../../colour.mjs';
import { f } from '../../numbers.mjs';
import { circle, ellipse, group, line, path } from '../../shapes.mjs';
import { eveningGuest, smallHand } from '../evening-guest.mjs';
import { limb } from '../hands.mjs';
import { GOLD } from './pens.mjs';

const LAMPLIT = { dark: '#6a1f1c', lite: '#ffe9b4', light: -1, depth: 0.6, rim: 0.6 };

const CLAPS = {
  near: [[6, -176], [52, -206], -50, 2],
  far: [[48, -184], [60, -208], -70, 2],
};
const HOLDS_OUT = {
  near: [[22, -182], [66, -176], 10, 4],
  far: [[50, -190], [84, -196], -6, 4],
};
const PLAYS = {
  near: [[8, -178], [48, -196], -10, 2],
  far: [[46, -206], [76, -224], -20, 3],
};

/** Draws a violin under the chin of a guest who is 300 tall and looks to the right, and its bow. */
const violin = () =>
  group(
    path(
      'M-22 -10C-12 -20 -2 -10 6 -10C14 -18 30 -12 30 0C30 12 14 18 6 10C-2 10 -12 20 -22 10' +
        'C-28 4 -28 -4 -22 -10Z',
      '#8a3418',
    ) +
      path('M4 -3H78V3H4Z', '#2a1210') +
      circle(80, 0, 4.5, '#2a1210') +
      line('M-14 0H74', '#f4d9a0', 1),
    'transform="translate(26 -236) rotate(8)"',
  ) + line('M70 -176L26 -268', '#f6e2b8', 2.4);

/**
 * Draws a small girl in a frock, 160 tall, feet at the origin; she looks up to the left, and her hands are held at
 * `near` and `far`.
 */
function dancingChild(S, { frock, near, far, skin = '#a4643f' }) {
  const dress =
    'M-14 -112Q0 -120 15 -112L18 -86C34 -66 50 -48 58 -30C38 -18 22 -26 2 -20C-18 -26 -34 -20 -54 -32' +
    'C-46 -50 -30 -68 -17 -86Z';
  const arm = (shoulder, elbow, hand, tone) =>
    path(limb(shoulder, 5.6, elbow, 5) + limb(elbow, 5, hand, 4), tone) + circle(...hand, 6, tone);
  return (
    path(limb([-10, -34], 7, [-14, -6], 5) + limb([12, -34], 7, [30, -14], 5), skin) +
    ellipse(-18, -2, 9, 4.4, '#7a1c3a') +
    ellipse(36, -12, 8, 4.4, '#7a1c3a') +
    arm([8, -110], [-20, -146], far, mix(skin, '#6a1f1c', 0.2)) +
    path(dress, frock) +
    S.shade(dress, '#6a1f1c', 0, 0.7, [0.5, 0, 0.9, 0.8]) +
    line('M-52 -36C-34 -25 -18 -30 2 -25C22 -30 38 -23 55 -34', GOLD, 4) +
    line('M-8 -84Q-18 -60 -26 -30M4 -84Q4 -60 4 -26M12 -84Q24 -60 34 -28', mix(frock, '#6a1f1c', 0.5), 1.6) +
    line('M-17 -87Q0 -80 18 -87', GOLD, 4) +
    arm([-8, -107], [-38, -128], near, skin) +
    circle(0, -134, 20, skin) +
    path(
      'M-14 -142C-18 -160 10 -164 20 -148C26 -136 22 -120 12 -114C16 -126 12 -138 2 -144Q-8 -146 -14 -142Z',
      '#1d1418',
    ) +
    path('M14 -130C30 -128 40 -118 46 -104C34 -106 22 -110 12 -118Z', '#1d1418') +
    circle(17, -126, 5, '#f2557a') +
    line('M-15 -136Q-12 -139 -8 -136', '#24101a', 1.8) +
    path('M-17 -126Q-11 -127 -8 -124Q-12 -119 -17 -122Z', '#7a1c24')
  );
}

/** Draws a man who claps in time. */
export const clappingMan = (S, x, y, h, look) =>
  eveningGuest(S, x, y, h, { ...LAMPLIT, ...CLAPS, kind: 'sherwani', ...look });

/** Draws a musician who plays the violin as he walks about. */
export const violinist = (S, x, y, h, look) =>
  eveningGuest(S, x, y, h, { ...LAMPLIT, ...PLAYS, kind: 'jacket', holds: violin(), ...look });

/** Draws a guest who only looks on. */
export const onlooker = (S, x, y, h, look) => eveningGuest(S, x, y, h, { ...LAMPLIT, kind: 'sari', ...look });

/** Where the small girl stands beside her grandfather, and how large she is, in units of a figure 300 tall. */
const GIRL = { x: 124, k: 1.04 };

/** Returns the middle of a hand that an arm of a guest ends in, in units of the small girl beside that guest. */
const heldBy = ([, [u, v], turn]) => {
  const a = (turn * Math.PI) / 180;
  return [(u + 13 * Math.cos(a) - GIRL.x) / GIRL.k, (v + 13 * Math.sin(a)) / GIRL.k];
};

/** Draws a white-bearded grandfather who dances with a small girl and holds her by both hands. */
export function grandfatherDancing(S, x, y, h) {
  const look = { ...LAMPLIT, ...HOLDS_OUT, kind: 'sherwani', coat: '#d8c7a4', trim: '#8a2c3c', hair: '#f4ecdc' };
  const k = h / 300;
  return (
    eveningGuest(S, x, y, h, { ...look, skin: '#96603f', turban: '#c8323c', beard: true, stride: true }) +
    group(
      dancingChild(S, { frock: '#f0a02c', near: heldBy(HOLDS_OUT.near), far: heldBy(HOLDS_OUT.far) }),
      `transform="translate(${f(x + GIRL.x * k)} ${f(y)}) scale(${f(GIRL.k * k)})"`,
    )
  );
}

/** Draws a boy who leans on a sill with one forearm, at x, y, `k` times as large, and waves to the left. */
export function leaningBoy(S, x, y, k) {
  const skin = '#a8653f';
  const shirt = '#3a57a6';
  const body = 'M38 -4C42 -34 34 -62 10 -76C-8 -82 -30 -72 -36 -52C-38 -34 -32 -16 -28 -4Z';
  const face =
    'M-34 -92C-40 -118 -18 -132 2 -126C20 -120 24 -98 14 -82C6 -70 -14 -66 -24 -72' +
    'C-30 -76 -33 -80 -32 -84C-38 -86 -38 -88 -34 -92Z';
  const hair =
    'M-36 -104C-44 -132 -10 -146 10 -134C28 -124 28 -96 14 -80L8 -92C6 -104 0 -112 -10 -114' +
    'C-20 -112 -28 -110 -36 -104Z';
  const lit = (d, tone, dark = 0.6) =>
    path(d, tone) + S.shade(d, '#141536', dark, 0, [0, 0.2, 0.8, 0]) + S.shade(d, '#ffe0a0', 0, 0.9, [0.5, 0.4, 1, 0]);
  const head =
    lit(face, skin, 0.3) +
    path(hair, '#17101c') +
    line('M-32 -97Q-28 -100 -24 -97M-17 -98Q-13 -101 -8 -98', '#1c0c14', 2.6) +
    path('M-31 -83Q-24 -84 -15 -84Q-18 -75 -26 -76Q-30 -78 -31 -83Z', '#fff2dc');
  return group(
    lit(body, shirt) +
      line('M-14 -60Q-6 -30 -10 0M16 -64Q22 -30 16 0', mix(shirt, '#141536', 0.5), 2) +
      path(limb([-2, -70], 11, [-6, -92], 10), mix(skin, '#141536', 0.25)) +
      group(head, 'transform="translate(0 -14)"') +
      path('M-56 8C-40 -4 50 -6 62 2C60 12 -40 16 -56 8Z', '#141536', 'opacity=".5"') +
      lit(limb([22, -54], 13, [46, -12], 12), shirt) +
      lit(limb([46, -9], 12.5, [-18, -3], 9.5), mix(shirt, '#ffe0a0', 0.12)) +
      line('M34 -16Q28 -8 34 2', mix(shirt, '#141536', 0.5), 2) +
      lit(limb([-22, -3], 8, [-34, -2], 7.4), skin, 0.3) +
      smallHand([-42, -1], 168, skin, 2) +
      lit(limb([-24, -56], 12, [-56, -84], 9), shirt) +
      lit(limb([-56, -84], 8.4, [-50, -132], 6.6), skin) +
      smallHand([-50, -140], -92, skin, 14),
    `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`,
  );
}
