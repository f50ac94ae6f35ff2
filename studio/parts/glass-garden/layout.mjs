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
  windows: [{ turn: 214, swing: 70 }],
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
      { x: 66, y: 980, size: 1, squash: 0.8, turn: -12 },
      { x: 150, y: 1036, size: 1.5, squash: 0.9, turn: 10 },
      { x: 224, y: 950, size: 0.9, fromSide: true, turn: -8 },
      { x: 262, y: 1088, size: 1.2, squash: 0.62, turn: 20 },
      { x: 372, y: 1010, size: 1.1, squash: 0.55, turn: 14 },
      { x: 52, y: 1150, size: 1.9, squash: 0.86, turn: -20 },
      { x: 330, y: 1176, size: 1.7, squash: 0.92, turn: 8 },
      { x: 470, y: 1096, size: 1, fromSide: true, turn: 12 },
      { x: 560, y: 1160, size: 1.2, squash: 0.75, turn: -10 },
      { x: 640, y: 1120, size: 0.9, squash: 0.9, turn: 6 },
      { x: 1380, y: 1178, size: 1, squash: 0.8, turn: 10 },
      { x: 1600, y: 1120, size: 1.1, fromSide: true, turn: 10 },
      { x: 1668, y: 1064, size: 1.4, squash: 0.85, turn: -8 },
      { x: 1736, y: 1140, size: 1.2, squash: 0.6, turn: 18 },
      { x: 1806, y: 1070, size: 1, squash: 0.9, turn: 4 },
    ],
  },
};

/** The tall plan: stars above, the glass along the right, the couple in the lower third. */
const TALL = {
  camera: { cx: 420, horizon: 1490, focal: 1300, eye: 1 },
  windows: [{ turn: 205, swing: 70 }],
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
      { x: 70, y: 1830, size: 1.2, squash: 0.8, turn: -12 },
      { x: 150, y: 1896, size: 1.5, squash: 0.9, turn: 10 },
      { x: 236, y: 1936, size: 1, squash: 0.6, turn: 12 },
      { x: 60, y: 1960, size: 1.7, squash: 0.8, turn: -16 },
      { x: 660, y: 1930, size: 1.1, squash: 0.8, turn: -8 },
      { x: 764, y: 1880, size: 1.4, squash: 0.9, turn: 10 },
      { x: 850, y: 1810, size: 1, fromSide: true, turn: -10 },
      { x: 900, y: 1900, size: 1.7, squash: 0.85, turn: 14 },
      { x: 956, y: 1824, size: 1.1, squash: 0.6, turn: -6 },
    ],
  },
};

/** Returns the plan for a sheet. */
export const layout = (S) => S.by(WIDE, TALL);
