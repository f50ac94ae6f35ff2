// pheras: at night a bride and a groom walk round the wedding fire, seen from close and from a little above; the ends
// of her veil and his stole are tied in a knot. Relatives, cut by the edges of the picture, throw petals on them.

import { mix } from '../../kit/colour.mjs';
import { pheraBride } from '../../kit/figures/pheras/bride.mjs';
import { fatherAndBoy } from '../../kit/figures/pheras/father-and-boy.mjs';
import { pheraGroom } from '../../kit/figures/pheras/groom.mjs';
import { NIGHT } from '../../kit/figures/pheras/pens.mjs';
import { oldAunt, throwingGuest } from '../../kit/figures/pheras/relatives.mjs';
import { weddingKnot } from '../../kit/figures/pheras/wedding-knot.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { ellipse, group, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { fireKund, smoke, sparks } from '../../parts/ceremonies/fire-kund.mjs';
import { banyanLamps, lampBanyan } from '../../parts/landscape/lamp-banyan.mjs';

const HORIZON = 470;
const FIRE_AT = [184, 1344];
const PETALS = ['#f9ae2c', '#ff7a9a', '#fff1d8', '#ef7f1a', '#e83a5c'];

/** Draws the ground and the light of the fire on it. */
function ground(S) {
  const [x, y] = FIRE_AT;
  const tone = S.lin([
    [0, '#3a387e'],
    [0.26, '#241d56'],
    [1, '#1c1038'],
  ]);
  return (
    soft(S, rect(-60, HORIZON, S.W + 120, S.H - HORIZON + 60, tone), 10) +
    S.pooled(x + 60, y + 10, 1350, 720, '#ff8a3c', 0.8) +
    S.pooled(x, y + 60, 430, 190, '#ffd98a', 0.75)
  );
}

/** The guests far behind: where their feet are, how tall they are, colour, what they do, the turban of some. */
const FAR_GUESTS = [
  [236, 690, 250, '#6a3a7c', 'throws'],
  [318, 650, 220, '#2c5a86', 'stands', '#b8502f'],
  [372, 672, 236, '#8a3f5c', 'claps'],
  [650, 660, 226, '#8a5a4c', 'claps', '#a83a5c'],
  [712, 690, 250, '#3f4a90', 'throws'],
  [764, 654, 214, '#7a3a70', 'stands'],
  [1004, 668, 236, '#8a4a54', 'claps'],
];

/** Draws the guests far behind, out of focus, the fire on one side of them. */
const farGuests = (S) =>
  soft(
    S,
    group(
      FAR_GUESTS.map(([x, y, tall, tone, does, turban]) => {
        const body = 'M-22 -76C-26 -50 -26 -20 -29 0H29C28 -26 26 -52 22 -76C14 -86 -14 -86 -22 -76Z';
        const arms = {
          throws: 'M18 -72L40 -92L46 -116',
          claps: 'M-18 -70L-34 -56L-44 -72M16 -68L-16 -52L-44 -70',
          stands: 'M18 -72L26 -40',
        };
        return group(
          path(body, tone) +
            path(
              body,
              S.lin(
                [
                  [0, '#ffb060', 0.55],
                  [0.5, '#ffb060', 0],
                  [1, '#120a30', 0.5],
                ],
                0,
                0.6,
                1,
                0.4,
              ),
            ) +
            line(arms[does], mix(tone, '#c88a60', 0.4), 9) +
            ellipse(0, -98, 11, 13, '#8a5a50') +
            path('M-13 -98C-16 -118 13 -120 14 -98C4 -106 -4 -106 -13 -98Z', turban ?? '#1a1030'),
          `transform="translate(${x} ${y}) scale(${f(tall / 112)})"`,
        );
      }).join(''),
      'opacity=".7"',
    ),
    5,
  );

/** Draws the long shadows that the fire throws outward from the couple and the relatives. */
const shadows = (S) =>
  soft(
    S,
    group(
      path(
        'M420 1236C560 1220 800 1080 1260 900L1260 1120C1040 1180 860 1270 720 1288C600 1296 480 1270 420 1236Z',
        '#170d3a',
      ) +
        path(
          'M776 1226C900 1190 1060 1120 1260 1040L1260 1180C1140 1200 1060 1246 1000 1252C920 1256 820 1250 776 1226Z',
          '#170d3a',
        ) +
        path('M20 1020C80 960 60 760 -40 620L-40 1060Z', '#170d3a'),
      'opacity=".88"',
    ),
    5,
  );

/** Draws the night, which is darker the farther it is from the fire. */
function nightRound(S) {
  const [x, y] = FIRE_AT;
  const tone = S.rad(
    [
      [0.5, NIGHT, 0],
      [1, NIGHT, 0.5],
    ],
    x + 60,
    y - 260,
    1220,
    'gradientUnits="userSpaceOnUse"',
  );
  return rect(0, 0, S.W, S.H, tone);
}

/** Draws the light of the fire over all that is close to it. */
function fireLight(S) {
  const [x, y] = FIRE_AT;
  const tone = S.rad(
    [
      [0, '#ff9a3c', 0.24],
      [0.4, '#ff8a4c', 0.09],
      [0.75, '#ff8a4c', 0],
    ],
    x + 60,
    y - 260,
    1220,
    'gradientUnits="userSpaceOnUse"',
  );
  return rect(0, 0, S.W, S.H, tone);
}

/** Draws the marigolds that lie in a ring on the ground round the fire, and petals strewn about. */
function flowersOnGround(S) {
  const [x, y] = FIRE_AT;
  const ring = range(58).map((i) => {
    const a = (i / 58) * Math.PI * 2;
    const [px, py] = [x + 20 + Math.cos(a) * 330, y + 52 + Math.sin(a) * 142];
    return (
      ellipse(px + 8, py + 5, 21, 10, '#1c0f3c', 'opacity=".5"') +
      ellipse(px, py, 20, 13, i % 3 ? '#f08a1e' : '#d8324a') +
      ellipse(px - 3, py - 4, 11, 6, i % 3 ? '#ffd05c' : '#ff8a7a')
    );
  });
  const strewn = range(100).map(() => {
    const [px, py] = [S.r() * S.W, HORIZON + 330 + S.r() ** 0.8 * 700];
    const r = (py - HORIZON) / 92;
    return ellipse(px, py, r, r * 0.45, PETALS[Math.floor(S.r() * 5)], `opacity="${f(0.5 + 0.4 * S.r())}"`);
  });
  return strewn.join('') + ring.join('');
}

/** Circles round faces and hands, before which no petal falls. */
const CLEAR = [
  [575, 510, 92],
  [870, 450, 120],
  [890, 620, 110],
  [100, 540, 110],
  [1100, 560, 90],
  [1130, 330, 80],
  [1120, 755, 60],
  [1040, 866, 56],
  [690, 840, 120],
  [560, 710, 110],
  [560, 1060, 170],
  [860, 930, 130],
  [186, 1150, 150],
];

/** Where petals leave the hands, and where to they fly. */
const THROWS = [
  [250, 630, 560, 330],
  [1056, 250, 760, 240],
  [1000, 1270, 1060, 960],
];

/** Returns where the petals are: on their way from each hand, in an arc, and all over the air. */
const petalPlaces = (S) => [
  ...THROWS.flatMap(([x, y, u, v]) =>
    range(20).map(() => {
      const t = 0.14 + 0.86 * S.r() ** 1.2;
      const off = () => (S.r() - 0.5) * (30 + 170 * t);
      return [x + (u - x) * t + off(), y + (v - y) * t - 90 * Math.sin(Math.PI * t) + off(), 1 + S.r() * 0.7];
    }),
  ),
  ...range(64).map((i) => [S.r() * S.W, 170 + S.r() * 1000, i % 12 ? 0.7 + S.r() * 0.8 : 2 + S.r() * 0.8]),
];

/** Draws petals in the air, the lower half of each in shade. */
const petalsInAir = (S) =>
  petalPlaces(S)
    .map((one) => [...one, S.r() * 360, PETALS[Math.floor(S.r() * 5)]])
    .filter(([x, y, k]) => CLEAR.every(([u, v, r]) => Math.hypot(x - u, y - v) > r + k * 8))
    .map(([x, y, k, turn, tone]) =>
      group(
        path('M-13 0C-8 -11 8 -11 14 0C8 9 -8 9 -13 0Z', tone) +
          path('M-13 0C-6 -2 6 -2 14 0C8 9 -8 9 -13 0Z', '#4a1440', 'opacity=".28"'),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${f(k)} ${f(k * 0.8)})"`,
      ),
    )
    .join('');

export function pheras(options = {}) {
  const S = stage({ pal: 'night', seed: 77, ...options });
  const [x, y] = FIRE_AT;
  const bride = pheraBride(S);
  const groom = pheraGroom(S);
  S.add(
    lampBanyan(S, HORIZON),
    ground(S),
    farGuests(S),
    shadows(S),
    flowersOnGround(S),
    nightRound(S),
    banyanLamps(S),
    smoke(S, x, y),
    fatherAndBoy(S),
    oldAunt(S),
    groom.body,
    bride.body,
    weddingKnot(S),
    bride.arm,
    groom.hand,
    fireLight(S),
    S.glow(x, y - 200, 520, '#ff9a3c', 0.36),
    fireKund(S, x, y),
    sparks(S, x, y),
    petalsInAir(S),
    throwingGuest(S),
  );
  return finish(S, options.framed);
}
