import { mix } from '../../kit/colour.mjs';
import { mover } from '../../kit/moved-path.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { box, ellipse, line, P, path, rect } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { around } from './round-hall.mjs';

const STAGE = { r: 6, height: 0.9 };
const DARK = '#180a08';
const COPPER = '#b8713c';
const CREAM = '#fff0cf';

/** Draws the floor of the stage, whose round edge comes towards the eye, lit by a pool of light. */
export function stageFloor(S, cam) {
  const { W, H } = S;
  const edge = range(46).map((i) => {
    const [x, z] = around(STAGE.r, 76 - i * 2);
    return cam.at(x, STAGE.height, z);
  });
  const floor = P([...edge, [W + 60, H + 300], [W + 60, edge[0][1]]]);
  const lights = range(46)
    .map((i) => {
      const [x, z] = around(STAGE.r - 0.22, 76 - i * 2);
      const [px, py] = cam.at(x, STAGE.height, z);
      return `${i ? 'L' : 'M'}${f(px)} ${f(py)}`;
    })
    .join('');
  const boards = range(9).map((i) => {
    const [x, z] = [0.9 + i * 0.55, 1.2];
    return P([cam.at(x, STAGE.height, z), cam.at(x + 2.4, STAGE.height, 8.4)]);
  });
  return (
    path(floor, '#4a2313') +
    S.inside(floor, line(boards.join(''), '#331609', 2.4, 'opacity=".8"')) +
    S.inside(floor, S.pooled(W * 0.74, H * 0.88, W * 0.3, H * 0.3, '#d98d50', 0.5)) +
    S.inside(floor, line(lights, '#ffd9a0', 3, 'opacity=".35"')) +
    S.shade(floor, '#9cc6e6', 0, 0.34, [0.5, 0.4, 1, 0.1]) +
    line(edge.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join(''), '#e0a066', 5)
  );
}

/** Draws the curtain behind the stage, from `left` to the edge of the sheet, in deep folds. */
function stageCurtain(S, left) {
  const { W, H } = S;
  const foot = H * 0.562;
  const curtain = P([
    [left, foot],
    [left, -20],
    [W + 40, -20],
    [W + 40, H * 0.68],
    [left + 320, H * 0.6],
  ]);
  const folds = range(6).map((i) => {
    const x = left + 8 + i * 37 + (i % 2) * 7;
    const fold = box(x, -20, x + 26, foot + 4 + i * 6);
    return S.shade(fold, '#a8602f', i ? 0.5 : 0.85, 0, [0, 0.5, 0.9, 0.5]);
  });
  return (
    path(curtain, '#32160c') + S.inside(curtain, folds.join('')) + S.shade(curtain, DARK, 0.9, 0, [0.3, 0, 0.3, 0.4])
  );
}

/** Draws the big screen before the curtain, with a chart of bars under a rising line. */
export function bigScreen(S) {
  const { W, H } = S;
  const [left, right] = [W * 0.868, W + 60];
  const top = (x) => H * (0.05 - (0.11 * (x - left)) / (right - left));
  const foot = (x) => H * (0.5 + (0.075 * (x - left)) / (right - left));
  const at = (u, v) => {
    const x = left + (right - left) * u;
    return [x, foot(x) + (top(x) - foot(x)) * v];
  };
  const face = P([at(0, 0), at(0, 1), at(1, 1), at(1, 0)]);
  const bars = [0.27, 0.36, 0.33, 0.47, 0.6].map((v, i) => {
    const u = 0.1 + i * 0.15;
    return path(P([at(u, 0.1), at(u, v), at(u + 0.095, v), at(u + 0.095, 0.1)]), i === 3 ? '#c77a3e' : '#5b8bb4');
  });
  const rising = P(
    [
      [0.08, 0.42],
      [0.27, 0.52],
      [0.44, 0.5],
      [0.62, 0.64],
      [0.9, 0.86],
    ].map((p) => at(...p)),
  );
  return (
    stageCurtain(S, left - 200) +
    soft(S, path(face, '#8fc0e6', 'opacity=".7"'), 34) +
    line(face, '#1c0e10', 16) +
    path(face, '#cfe5f3') +
    S.shade(face, '#78aad2', 0, 0.9, [0.2, 0.2, 0.7, 1]) +
    [0.1, 0.3, 0.5, 0.7, 0.9].map((v) => line(P([at(0.04, v), at(1, v)]), '#86aecb', 2, 'opacity=".7"')).join('') +
    bars.join('') +
    line(rising.slice(0, -1), '#a3521f', 9)
  );
}

/** Draws the slim lectern, sheets on its slope and a small lamp bent over them; x, y is the middle of its slope. */
export function slimLectern(S, x, y) {
  const { move } = mover({ x, y });
  const post = move('M-26 10L46 28L32 566L-12 566Z');
  return (
    ellipse(x + 6, y + 568, 104, 22, '#120705', 'opacity=".75"') +
    ellipse(x + 6, y + 562, 86, 17, '#5a2c16') +
    path(move('M-26 10L-12 566L-24 558L-42 4Z'), mix(COPPER, DARK, 0.7)) +
    path(post, mix(COPPER, DARK, 0.28)) +
    S.shade(post, DARK, 0.9, 0, [0, 0.9, 0.5, 0.1]) +
    S.shade(post, '#a9d0ee', 0, 0.8, [0.7, 0.5, 1, 0.5]) +
    line(move('M-6 70L2 530M26 78L19 530'), '#e9b27c', 3, 'opacity=".7"') +
    path(move('M-104 -18L96 34L122 4L-70 -46Z'), '#6e371b') +
    path(move('M-104 -18L96 34L96 48L-104 -4Z'), '#c98148') +
    S.glow(x + 4, y - 14, 150, '#ffd48c', 0.75) +
    path(move('M-66 -14L50 16L80 -4L-36 -34Z'), CREAM) +
    line(move('M-44 -14L34 6M-34 -22L44 -2M-26 -29L20 -17'), '#b58a5c', 2.4) +
    readingLamp(move)
  );
}

/** Draws the small lamp on its bent neck and the light that falls from it. */
const readingLamp = (move) =>
  path(move('M-66 -72L-22 -64L66 4L-56 -18Z'), '#ffe2a6', 'opacity=".38"') +
  line(move('M-90 -28C-112 -74 -98 -104 -60 -92'), '#e2a769', 6) +
  path(move('M-76 -98C-58 -108 -30 -96 -18 -66L-72 -74Z'), '#d08a4c') +
  line(move('M-68 -73L-22 -67'), CREAM, 7);

/** Draws the shade over the first rows and the floor before the stage, where the name of the house stands. */
export function shadeBeforeStage(S) {
  const { W, H } = S;
  const wash = [
    [0, '#120806', 0.82],
    [0.55, '#120806', 0.55],
    [1, '#120806', 0],
  ];
  const lower = [
    [0, '#120806', 0],
    [0.28, '#120806', 0.45],
    [1, '#120806', 0.5],
  ];
  return (
    rect(0, H * 0.5, W * 0.8, H * 0.5, S.lin(wash, 0, 1, 0.62, 0.25)) +
    rect(0, H * 0.58, W * 0.8, H * 0.42, S.lin(lower)) +
    S.shade(box(0, H * 0.62, W * 0.5, H), '#0e0605', 0.8, 0, [0, 1, 0.75, 0.15], 'b')
  );
}
