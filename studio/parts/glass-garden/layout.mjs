// Where everything stands in the garden by the glass house: one plan for a wide picture, one for a tall one. Places in
// the room are metres to the right of the eye and away from it; all others are units of the sheet.

const GUESTS = [
  [2.26, 13.5, 'sari', false],
  [2.95, 14, 'sherwani', true],
  [3.3, 12.6, 'lehenga', false],
  [4.1, 13.2, 'jacket', true],
  [4.8, 12.4, 'sari', true],
  [5.9, 12.8, 'sherwani', false],
  [6.6, 12, 'sari', true],
  [7.6, 12.6, 'jacket', true],
];

/** How tall the grass before the eye is at x: a low meadow with two swells. */
const swells = (low, first, second) => (x) =>
  [first, second].reduce((sum, [middle, wide, high]) => sum + high * Math.exp(-(((x - middle) / wide) ** 2)), low);

/** The wide plan: letters on the left, the couple in the middle, the dance on the right. */
const WIDE = {
  camera: { cx: 1000, horizon: 800, focal: 1400, eye: 1 },
  windows: [{ turn: 214, swing: 1 }],
  vents: [205, 223],
  room: {
    guests: GUESTS,
    dance: {
      violinist: [2.13, 10.6],
      clapper: [2.98, 10, false],
      aunt: [5.5, 10.2],
      woman: [3.66, 8.6],
      grandfather: [4.52, 7.8],
    },
    lamps: [
      [1240, 500, 10],
      [1300, 566, 11],
      [1392, 440, 14],
      [1456, 556, 13],
      [1566, 400, 19],
      [1668, 520, 17],
      [1790, 330, 24],
      [1880, 500, 21],
      [1975, 400, 26],
    ],
    plants: [
      [1160, 880, 120],
      [1348, 896, 90],
      [1712, 930, 104],
      [2010, 972, 120],
    ],
    dew: [
      [1250, 850, 110],
      [1640, 880, 130],
      [1930, 900, 150],
    ],
    glow: [1600, 640, 520],
  },
  couple: {
    wall: {
      top: [
        [760, 1000],
        [1060, 976],
        [1470, 1004],
      ],
      high: 138,
    },
    seats: [
      [948, 984],
      [1226, 980],
    ],
    k: 0.95,
  },
  meadow: [
    [180, 880, 260, 60],
    [520, 910, 240, 50],
    [330, 985, 260, 40],
    [1750, 1090, 200, 24],
  ],
  bushes: [
    [746, 1150, 220, 176, 18],
    [1478, 1156, 230, 190, 16],
  ],
  fireflies: [
    [700, 900, 4],
    [604, 1000, 5],
    [850, 846, 3.2],
    [452, 940, 3],
    [318, 1046, 4.6],
    [1560, 1050, 4],
    [1012, 640, 2.8],
    [880, 700, 2.4],
    [176, 930, 3.2],
  ],
  foreground: {
    height: swells(120, [230, 330, 130], [1740, 240, 70]),
    flowers: [
      [66, 980, 1, 0.8, -12],
      [150, 1036, 1.5, 0.9, 10],
      [224, 950, 0.9, 0, -8],
      [262, 1088, 1.2, 0.62, 20],
      [372, 1010, 1.1, 0.55, 14],
      [52, 1150, 1.9, 0.86, -20],
      [330, 1176, 1.7, 0.92, 8],
      [470, 1096, 1, 0, 12],
      [560, 1160, 1.2, 0.75, -10],
      [640, 1120, 0.9, 0.9, 6],
      [1380, 1178, 1, 0.8, 10],
      [1600, 1120, 1.1, 0, 10],
      [1668, 1064, 1.4, 0.85, -8],
      [1736, 1140, 1.2, 0.6, 18],
      [1806, 1070, 1, 0.9, 4],
    ],
  },
};

/** The tall plan: stars above, the glass along the right, the couple in the lower third. */
const TALL = {
  camera: { cx: 420, horizon: 1490, focal: 1300, eye: 1 },
  windows: [{ turn: 205, swing: 0.9 }],
  vents: [196, 214],
  room: {
    guests: GUESTS.slice(0, 5),
    dance: { violinist: [1.42, 11], woman: [2.68, 9.2], clapper: [3.84, 9.4, true] },
    lamps: [
      [580, 1210, 11],
      [640, 1290, 12],
      [700, 1180, 13],
      [780, 1262, 16],
      [850, 1130, 19],
      [940, 1226, 22],
    ],
    plants: [
      [560, 1570, 100],
      [872, 1588, 70],
      [1004, 1606, 110],
    ],
    dew: [
      [700, 1550, 90],
      [900, 1570, 110],
    ],
    glow: [800, 1340, 420],
  },
  couple: {
    wall: {
      top: [
        [60, 1722],
        [330, 1694],
        [720, 1722],
      ],
      high: 132,
    },
    seats: [
      [226, 1704],
      [480, 1700],
    ],
    k: 0.88,
  },
  meadow: [
    [120, 1560, 160, 40],
    [230, 1610, 160, 30],
    [860, 1780, 130, 20],
  ],
  bushes: [
    [40, 1866, 200, 170, 14],
    [730, 1866, 220, 180, 15],
  ],
  fireflies: [
    [90, 1600, 3.6],
    [60, 1480, 2.8],
    [190, 1392, 3],
    [372, 1340, 2.4],
    [800, 1780, 4],
    [150, 1540, 2.6],
  ],
  foreground: {
    height: swells(170, [40, 150, 100], [880, 150, 110]),
    flowers: [
      [70, 1830, 1.2, 0.8, -12],
      [150, 1896, 1.5, 0.9, 10],
      [236, 1936, 1, 0.6, 12],
      [60, 1960, 1.7, 0.8, -16],
      [660, 1930, 1.1, 0.8, -8],
      [764, 1880, 1.4, 0.9, 10],
      [850, 1810, 1, 0, -10],
      [900, 1900, 1.7, 0.85, 14],
      [956, 1824, 1.1, 0.6, -6],
    ],
  },
};

/** Returns the plan for a sheet. */
export const layout = (S) => S.by(WIDE, TALL);
