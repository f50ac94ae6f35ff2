// The stage of a hall, seen obliquely from its left: a wall of tall panels, a floor, the beam of one lamp from the
// upper left, and the stage's front, below which it is dark.
import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, P, path } from '../../kit/shapes.mjs';

const NIGHT = '#0c0d2e';
const WARM = '#ffcf8a';

/** Returns where the stage's lines are at x: the foot of the wall and the front edge, which meet far to the right. */
const stageLines = {
  wall: (x) => 872 - x * 0.014,
  edge: (x) => 1168 - x * 0.094,
};

const wallShape = ({ W }) =>
  P([
    [0, 0],
    [W, 0],
    [W, stageLines.wall(W)],
    [0, stageLines.wall(0)],
  ]);

/** Draws the edges of the wall's panels, which grow narrower away from the eye. */
function wallPanels() {
  const xs = range(17).map((i) => 1400 - 1500 * (1 - i / 16) ** 0.8);
  return xs
    .slice(0, -1)
    .map((x, i) =>
      path(box(x, 0, xs[i + 1], 900), ...(i % 2 ? ['#ffffff', 'opacity=".035"'] : [NIGHT, 'opacity=".3"'])),
    )
    .join('');
}

/** Draws the wall of panels, the beam's light on it, and `shadow`, that of the silk. */
export function backWall(S, shadow) {
  const wall = wallShape(S);
  const base = S.lin([
    [0, '#151a4c'],
    [0.5, '#40297a'],
    [1, '#74386e'],
  ]);
  const lit = S.rad([
    [0, '#f0946c', 0.95],
    [0.5, '#b4547c', 0.55],
    [1, '#3b2a6e', 0],
  ]);
  const above = S.lin([
    [0, NIGHT, 0.85],
    [1, NIGHT, 0],
  ]);
  const aside = S.lin(
    [
      [0, NIGHT, 0],
      [1, NIGHT, 0.7],
    ],
    0,
    0,
    1,
    0,
  );
  const inside = ellipse(690, 640, 660, 560, lit) + wallPanels() + shadow;
  return (
    path(wall, base) + S.inside(wall, inside + path(box(0, 0, S.W, 420), above) + path(box(900, 0, S.W, 900), aside))
  );
}

/** Draws the edge of the curtain that hangs at the far side of the stage. */
export function sideCurtain(S) {
  const folds = range(5).map((i) => {
    const [x, foot] = [1108 + i * 26, 1092 + i * 30];
    const d = `M${x} 0C${x + 10} 300 ${foot + 6} 620 ${foot} 884Q${foot + 20} 896 ${foot + 40} 886V0Z`;
    return path(d, i % 2 ? '#1d1246' : '#2b1853') + S.shade(d, '#c0607a', 0.5, 0, [0, 0, 0.4, 0]);
  });
  return folds.join('');
}

/** Draws the pool of light on the floor, brightest towards the lamp. */
const lightPool = (S) =>
  S.pooled(590, 1000, 760, 160, '#e0786a', 1) +
  ellipse(584, 1010, 530, 92, '#c96a70') +
  ellipse(576, 1010, 500, 84, '#eda070') +
  S.pooled(520, 996, 400, 66, '#ffd9a0', 0.9);

/** Draws the front of the stage below its lit edge. */
function stageFront(S) {
  const { W, H } = S;
  const [left, right] = [stageLines.edge(0), stageLines.edge(W)];
  const front = P([
    [0, left],
    [W, right],
    [W, H],
    [0, H],
  ]);
  const edge = (dy) => `M0 ${f(left + dy)}L${W} ${f(right + dy)}`;
  return (
    path(
      front,
      S.lin([
        [0, '#a04a74'],
        [0.3, '#6a3474'],
        [0.75, '#271a54'],
        [1, NIGHT],
      ]),
    ) +
    line(edge(5), mix(WARM, '#b0506a', 0.3), 9) +
    line(edge(0), '#ffe9bd', 3)
  );
}

/** Draws the floor of the stage, the light on it, and the stage's front. */
export function stageFloor(S) {
  const { W } = S;
  const across = (y) => `M0 ${f(y(0))}L${W} ${f(y(W))}`;
  const { wall, edge } = stageLines;
  const floor = P([
    [0, wall(0)],
    [W, wall(W)],
    [W, edge(W)],
    [0, edge(0)],
  ]);
  const boards = range(5).map((i) => across((x) => wall(x) + (edge(x) - wall(x)) * ((i + 1) / 6) ** 1.4));
  return (
    path(
      floor,
      S.lin([
        [0, '#3a2660'],
        [1, '#2a1d52'],
      ]),
    ) +
    S.inside(floor, lightPool(S) + line(boards.join(''), '#5a2f5e', 2, 'opacity=".5"')) +
    line(across(wall), '#24164a', 4) +
    stageFront(S)
  );
}

/** Draws the beam of the lamp at the upper left, which fades on its way down to the stage. */
export function spotBeam(S) {
  const beam = P([
    [262, 206],
    [322, 174],
    [1120, 760],
    [1000, 1030],
    [210, 1040],
    [96, 1000],
  ]);
  const light = S.lin(
    [
      [0, '#ffe2a4', 0.75],
      [0.3, '#ffb868', 0.34],
      [0.75, '#ff9c60', 0.1],
      [1, '#ff9c60', 0],
    ],
    290,
    180,
    520,
    1000,
    'gradientUnits="userSpaceOnUse"',
  );
  return path(beam, light);
}

/** Draws the lamp itself, on a bar of the rig above the stage. */
export function spotLamp(S) {
  const [bar, dark] = ['#4a3f86', '#2a2462'];
  return (
    line('M-10 104L1210 30M-10 142L1210 60', bar, 7) +
    line(
      range(24)
        .map((i) => `${i ? 'L' : 'M'}${i * 52} ${f((i % 2 ? 104 : 142) - i * (i % 2 ? 3.15 : 3.5))}`)
        .join(''),
      bar,
      3.5,
    ) +
    line('M240 128L248 152', dark, 12) +
    path('M196 142L272 116L330 180L260 218Z', dark) +
    path('M196 142L272 116L280 126L204 152Z', '#6a5aa8') +
    line('M214 160L288 130M228 182L306 148', '#453c84', 4) +
    S.glow(296, 200, 120, '#ffdf9c', 0.8) +
    path('M260 218L330 180Q326 224 260 218Z', '#fffbe6')
  );
}
