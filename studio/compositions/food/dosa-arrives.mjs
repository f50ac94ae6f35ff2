// dosaArrives: a family in the corner booth of a restaurant by night. A waiter sweeps in with a paper dosa as long as
// the table: the children stare, grandmother claps, mother laughs, father takes the glasses out of the way.
import { staringBoy, staringGirl } from '../../kit/figures/dining/children.mjs';
import { dosaWaiter } from '../../kit/figures/dining/dosa-waiter.mjs';
import { clappingGrandmother, fatherWithGlasses, laughingMother } from '../../kit/figures/dining/elders.mjs';
import { marigoldHead } from '../../kit/nature/cut-flowers.mjs';
import { box, line, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { boothBack, brassLamp, tiledCorner } from '../../parts/rooms/corner-booth.mjs';
import { streetWindow } from '../../parts/rooms/street-window.mjs';
import {
  carafe,
  chutneyBowl,
  filterCoffee,
  idliPlate,
  sambarPot,
  steam,
  waterGlass,
} from '../../parts/tableware/family-table.mjs';
import { dosaOnPlatter } from '../../parts/tableware/paper-dosa.mjs';

const NIGHT = '#041414';
const LAMP = [470, 268];
/** The top of the table, seen at an angle, and the cloth that hangs from its two near edges. */
const TOP =
  'M6 1206C-14 1190 -6 1172 30 1158L500 930C540 914 590 908 640 916' +
  'L1300 1050V1190L770 1408C730 1424 680 1424 640 1410Z';
const HEM = 'M-20 1196L640 1410C680 1424 730 1424 770 1408L1300 1190';
const LEFT_CLOTH = 'M-20 1196L640 1410Q676 1422 708 1422V1560H-20Z';
const RIGHT_CLOTH = 'M708 1422Q740 1420 770 1408L1300 1190V1560H708Z';

/** Where folds begin at the edges of the table. */
const LEFT_FOLDS = [
  [70, 1226],
  [196, 1266],
  [330, 1310],
  [462, 1352],
  [594, 1396],
];
const RIGHT_FOLDS = [
  [1150, 1260],
  [1010, 1314],
  [874, 1366],
  [752, 1412],
];

/** Draws a fold of the cloth that hangs from x, y: dark on the left, where the cloth turns away from the light. */
const fold = (S, x, y, wide, tone, a) =>
  path(
    `M${x} ${y}C${x + 6} ${y + 60} ${x - wide * 0.36} ${y + 150} ${x - wide * 0.3} 1560H${x + wide * 0.8}` +
      `C${x + wide * 0.7} ${y + 160} ${x + 16} ${y + 70} ${x} ${y}Z`,
    S.lin(
      [
        [0, tone, a],
        [0.55, tone, a * 0.35],
        [1, tone, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Draws what hangs of the cloth, lighter where it faces the lamp. */
const hangingCloth = (S) =>
  path(
    LEFT_CLOTH,
    S.lin(
      [
        [0, '#d9d6ba'],
        [1, '#4f7a68'],
      ],
      0.8,
      0,
      0.3,
      1,
    ),
  ) +
  path(
    RIGHT_CLOTH,
    S.lin(
      [
        [0, '#86a08a'],
        [1, '#17463e'],
      ],
      0.1,
      0,
      0.5,
      1,
    ),
  ) +
  LEFT_FOLDS.map(([x, y], i) => fold(S, x, y, 84 + (i % 2) * 30, '#123f38', 0.75)).join('') +
  RIGHT_FOLDS.map(([x, y], i) => fold(S, x, y, 80 + (i % 2) * 34, '#06211f', 0.8)).join('');

/** Draws the top of the table, bright under the lamp; the white cloth has a green border. */
const tableTop = (S) =>
  path(
    TOP,
    S.rad(
      [
        [0, '#fffbea'],
        [0.45, '#fbf2d4'],
        [0.8, '#cfd0b0'],
        [1, '#7f9c86'],
      ],
      520,
      1060,
      800,
      'gradientUnits="userSpaceOnUse"',
    ),
  ) +
  line(HEM, '#1c6a58', 12, 'transform="translate(0 -30)"') +
  line(HEM, '#d9a64e', 3, 'transform="translate(0 -44)"') +
  line(HEM, '#fffdf0', 6);

/** Draws the shadow that the platter throws on the cloth. */
const platterShadow = (S) =>
  S.inside(
    TOP,
    soft(
      S,
      path(
        'M300 1060C520 1000 900 900 1240 860L1300 980C980 1030 640 1110 420 1140C340 1150 270 1096 300 1060Z',
        '#1f4f42',
        'opacity=".55"',
      ),
      10,
    ),
  );

/** Draws what stands on the near half of the table. */
const dishes = (S) =>
  idliPlate(S, 664, 1304, 142) +
  filterCoffee(S, 850, 1330, 84) +
  carafe(S, 1076, 1196, 236) +
  chutneyBowl(S, 836, 1122, 58, '#f4f0dc') +
  chutneyBowl(S, 470, 1172, 56, '#4f9a4a') +
  sambarPot(S, 652, 1110, 84) +
  chutneyBowl(S, 934, 1212, 60, '#d8452c') +
  marigolds(S, 470, 1298) +
  steam(S, 652, 1096, 230);

/** Draws three marigolds that lie on the cloth. */
const marigolds = (S, x, y) =>
  [
    [0, 0, 20],
    [-38, 8, 18],
    [-14, 22, 19],
  ]
    .map(([dx, dy, r], i) => marigoldHead(x + dx, y + dy, r, ['#f7a928', '#ef7f1a', '#ffc24a'][i], i + S.seed))
    .join('');

/** Draws the light of the lamp in the room. */
const lampLight = (S) =>
  soft(
    S,
    path(
      `M${LAMP[0] - 110} ${LAMP[1]}L60 1120H1000L${LAMP[0] + 110} ${LAMP[1]}Z`,
      S.lin([
        [0, '#fff0b8', 0.5],
        [0.7, '#ffe09a', 0.1],
        [1, '#ffe09a', 0],
      ]),
    ),
    26,
  ) +
  S.glow(LAMP[0], LAMP[1] + 20, 620, '#ffd27a', 0.5) +
  S.glow(LAMP[0], LAMP[1] + 10, 210, '#fff3c0', 0.8);

/** Draws the shadows that grandmother and the waiter throw behind them, away from the lamp. */
const shadowsBehind = (S) =>
  soft(
    S,
    path('M1010 330C1060 240 1170 240 1210 330V1000H1060C1030 800 980 520 1010 330Z', NIGHT, 'opacity=".5"') +
      path('M60 560C70 480 150 470 200 540V1060H-40V700C0 660 50 640 60 560Z', NIGHT, 'opacity=".45"') +
      path('M500 660C480 560 560 500 700 560C820 580 860 640 850 800H500Z', NIGHT, 'opacity=".28"'),
    16,
  );

/** Draws the dark of the room under the ceiling and before the table. */
const darkEdges = (S) =>
  rect(
    0,
    0,
    S.W,
    260,
    S.lin([
      [0, NIGHT, 0.6],
      [1, NIGHT, 0],
    ]),
  ) +
  rect(
    0,
    1290,
    S.W,
    210,
    S.lin([
      [0, NIGHT, 0],
      [1, NIGHT, 0.65],
    ]),
  );

export function dosaArrives(options = {}) {
  const S = stage({ pal: 'emerald', seed: 611, ...options });
  const waiter = dosaWaiter(
    S,
    { x: 890, y: 466, k: 1.52, turn: 20, left: true },
    { ivory: '#f6ead0', sash: '#b8243c', turban: '#e8602c', fan: '#ffd04a' },
  );
  S.add(
    tiledCorner(S),
    S.pool(box(0, 0, S.W, 900), LAMP[0] + 60, LAMP[1] + 120, 560, '#ffd684', 0.5),
    streetWindow(S, [604, 74, 890, 384]),
    boothBack(S),
    shadowsBehind(S),
    lampLight(S),
    laughingMother(S, { x: 572, y: 578, k: 1.42, turn: -3 }, { sari: '#7d3f98', blouse: '#e89a2c' }),
    clappingGrandmother(S, { x: 215, y: 612, k: 1.42, turn: 4 }, { sari: '#f4b8ae', border: '#b5183c' }),
    waiter.behind,
    staringGirl(S, { x: 448, y: 776, k: 1.3, turn: -2 }, { frock: '#d8324a', ribbon: '#f6c050' }),
    staringBoy(S, { x: 708, y: 718, k: 1.28, turn: 5 }, { shirt: '#8fd0e4', stripe: '#fdf6e4' }),
    hangingCloth(S),
    tableTop(S),
    platterShadow(S),
    dishes(S),
    dosaOnPlatter(S, { x: 772, y: 834, k: 1, turn: -17 }),
    waiter.before,
    fatherWithGlasses(
      S,
      { x: 96, y: 900, k: 1.7, turn: -3 },
      { kurta: '#3f6ab8', vest: '#20356e', glass: waterGlass() },
    ),
    brassLamp(S, ...LAMP),
    darkEdges(S),
  );
  return finish(S, options.framed);
}
