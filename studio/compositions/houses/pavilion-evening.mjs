// pavilionEvening: a reception in a tall sage-green hall under swags of striped cloth, seen from beside a laid table.
import { eveningGuest } from '../../kit/figures/evening-guest.mjs';
import {
  laughingAunt,
  listener,
  secondAunt,
  storyteller,
  talker,
} from '../../kit/figures/reception/guests-at-table.mjs';
import { hiddenChild } from '../../kit/figures/reception/hidden-child.mjs';
import { seatedFromBehind } from '../../kit/figures/reception/seated.mjs';
import { waiter } from '../../kit/figures/reception/waiter.mjs';
import { finish, stage } from '../../kit/stage.mjs';
import { darkChair } from '../../parts/halls/dark-chair.mjs';
import { farWall, flowerWall, hallFloor, hallView, rightWall } from '../../parts/halls/pavilion-hall.mjs';
import { lampCluster, swaggedCeiling } from '../../parts/halls/swagged-ceiling.mjs';
import {
  brassPlate,
  candle,
  foldedNapkin,
  marigoldBowl,
  roundTable,
  stripedRim,
  tumbler,
  waterJug,
} from '../../parts/tableware/reception-table.mjs';

const NIGHT = { dark: '#2c1210', lite: '#ffe2a4' };

const OFFERED_HANDS = { near: [[26, -196], [50, -214], -60, 1], far: [[36, -196], [54, -214], -60, 1] };
/** The bridal couple and those who greet them: right of the middle of the dais, above its floor, height, looks. */
const GREETING = [
  [-14, 0, 132, { kind: 'sherwani', coat: '#f3e3bd', trim: '#d99a36', turban: '#a5243a' }],
  [30, 2, 124, { kind: 'lehenga', coat: '#a5182f', trim: '#c22a3c', flip: true, ...OFFERED_HANDS }],
  [-92, 33, 134, { kind: 'sari', coat: '#e08a1e', trim: '#5c2029', ...OFFERED_HANDS }],
  [-136, 39, 142, { kind: 'jacket', coat: '#2f4a3c', trim: '#28201e', stride: true }],
  [98, 33, 138, { kind: 'sherwani', coat: '#7a8c58', trim: '#f0c060', flip: true, ...OFFERED_HANDS }],
];

/** Draws the couple before the flower wall, and guests who come up to greet them. */
function farGreeting(S, { at }) {
  const [x, y] = at(5, 0.3, 20.4);
  return GREETING.map(([right, down, h, looks]) =>
    eveningGuest(S, x + right, y + down, h, { ...NIGHT, ...looks }),
  ).join('');
}

/** Draws the tables farther back. */
function farTables(S) {
  const ivory = { sari: '#efe0bd', blouse: '#7a1f30' };
  return (
    eveningGuest(S, 470, 640, 170, { ...NIGHT, kind: 'jacket', coat: '#3b5a46', trim: '#2a2320', hair: '#8a8078' }) +
    eveningGuest(S, 524, 644, 158, { ...NIGHT, kind: 'sari', coat: '#a5243a', trim: '#f0a63c', flip: true }) +
    talker(S, { x: 236, y: 590, k: 0.34 }) +
    listener(S, { x: 318, y: 582, k: 0.32, left: true }, { sari: '#e3952e' }) +
    laughingAunt(S, { x: 388, y: 590, k: 0.33, left: true }, ivory) +
    roundTable(S, { x: 312, y: 594, rx: 112, ry: 20, foot: 690 }) +
    candle(S, 290, 594, 16) +
    marigoldBowl(S, 326, 596, 18, 2) +
    seatedFromBehind(S, { x: 350, y: 664, k: 0.36 }, { coat: '#5c2029' }) +
    secondAunt(S, { x: 592, y: 620, k: 0.42 }, { sari: '#4f7a54', blouse: '#f0a63c', hair: '#1c1014' }) +
    listener(
      S,
      { x: 694, y: 612, k: 0.4, left: true },
      { sari: '#a5243a', blouse: '#efe0bd', laughs: true, closed: true },
    ) +
    talker(S, { x: 806, y: 622, k: 0.45, left: true }, { kurta: '#ead9b4', vest: '#3b5a46' }) +
    roundTable(S, { x: 694, y: 628, rx: 146, ry: 26, foot: 752 }) +
    candle(S, 664, 626, 20) +
    marigoldBowl(S, 716, 632, 24, 5) +
    laughingAunt(S, { x: 1924, y: 640, k: 0.46 }, { sari: '#e8b45a', blouse: '#5c2029' }) +
    roundTable(S, { x: 2040, y: 650, rx: 150, ry: 28, foot: 790 })
  );
}

/** Draws the table in the middle: an old man tells a story, a young woman listens, two aunts laugh. */
function storyTable(S) {
  return (
    S.glow(1490, 740, 460, '#ffcf7a', 0.34) +
    listener(S, { x: 1472, y: 810, k: 0.84, left: true }) +
    storyteller(S, { x: 1214, y: 832, k: 1.02, turn: 3 }) +
    secondAunt(S, { x: 1812, y: 840, k: 0.98, turn: 6, left: true }) +
    laughingAunt(S, { x: 1634, y: 830, k: 0.96, turn: -4, left: true }) +
    S.glow(1484, 812, 330, '#ffc458', 0.42) +
    roundTable(S, { x: 1484, y: 840, rx: 322, ry: 62, foot: 1096 }) +
    marigoldBowl(S, 1530, 852, 48, 9) +
    candle(S, 1424, 846, 36) +
    candle(S, 1622, 850, 36) +
    brassPlate(1320, 858, 44, 0.24) +
    brassPlate(1700, 864, 44, 0.24) +
    hiddenChild(S, { x: 1206, y: 1086, k: 0.94, left: true })
  );
}

/** Draws the table at which one stands, with what is laid on it. */
function nearTable(S) {
  const table = { x: 1750, y: 1206, rx: 540, ry: 196 };
  return (
    roundTable(S, { ...table, foot: 1500 }) +
    stripedRim(table.x, table.y, table.rx, table.ry, 96) +
    S.pooled(1600, 1120, 330, 110, '#fff3c4', 0.9) +
    candle(S, 1556, 1110, 76) +
    marigoldBowl(S, 1716, 1146, 104, 4) +
    waterJug(S, 1902, 1150, 236) +
    tumbler(S, 1568, 1190, 62) +
    brassPlate(1424, 1184, 122) +
    foldedNapkin(S, 1424, 1186, 104) +
    brassPlate(1744, 1256, 150)
  );
}

export function pavilionEvening(options = {}) {
  const S = stage({ pal: 'turmeric', seed: 733, ...options });
  const view = hallView();
  S.add(
    hallFloor(S, view),
    farWall(S, view),
    rightWall(S, view),
    flowerWall(S, view),
    S.pooled(860, 630, 420, 90, '#ffb84e', 0.5),
    swaggedCeiling(view),
    lampCluster(S, view),
    farGreeting(S, view),
    farTables(S),
    waiter(S, { x: 1018, y: 836, k: 0.66 }),
    storyTable(S),
    darkChair(S, { x: 170, y: 830, k: 1.06 }),
    nearTable(S),
  );
  return finish(S, options.framed);
}
