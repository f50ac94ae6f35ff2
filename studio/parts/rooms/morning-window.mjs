// What stands round the desk in the morning: the grid of the window, the slate wall, the curtain.
import { f, lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { BARS, TONES, UPRIGHTS } from './morning-room.mjs';

/** Draws the frame of the window and the wall below it. */
export function windowFrame(S, room) {
  const { at, quad } = room;
  const [sill, top, left] = [BARS[0], 8, 6];
  const below = quad(-0.02, 0, left, sill);
  let o = path(below, TONES.night) + S.shade(below, TONES.slate, 0, 0.5, [0.4, 0, 1, 0]);
  for (const s of UPRIGHTS)
    o +=
      path(quad(s - 0.03, sill, s + 0.03, top), TONES.night) + path(quad(s + 0.03, sill, s + 0.045, top), TONES.peach);
  o += path(quad(-0.02, sill, UPRIGHTS[0], top), TONES.slate);
  for (const y of BARS.slice(1)) {
    o += path(quad(0.3, y - 0.022, left, y + 0.022), TONES.night);
    o += path(quad(0.3, y + 0.018, left, y + 0.026), TONES.peach);
  }
  const board = P([at(-0.02, sill), at(left, sill), at(left, sill, 0.12), at(-0.02, sill, 0.12)]);
  return o + path(board, '#e9c8a6') + S.shade(board, TONES.slate, 0.1, 0.8, [0.2, 0, 1, 0]);
}

/** The panes of light on the wall: from and to, metres from the window, and the heights of both rows. */
const ACROSS = [
  [0.16, 0.5],
  [0.58, 0.92],
  [1, 1.34],
  [1.42, 1.76],
];
const ROWS = [
  [0.95, 1.62],
  [1.7, 2.5],
];

/** Draws the slate wall on the right and the window's light on it, which falls lower farther from the window. */
export function slateWall(S, room) {
  const wall = (n0, y0, n1, y1, drop) => {
    const at = (n, y) => room.at(0, y - drop * n, n);
    return room.cut([at(n0, y0), at(n1, y0), at(n1, y1), at(n0, y1)]);
  };
  const whole = wall(0, 0, 3, 8, 0);
  let o = path(whole, TONES.slate) + S.shade(whole, TONES.ink, 0.1, 0.75, [0, 0, 1, 0.7]);
  for (const [n0, n1] of ACROSS)
    for (const [y0, y1] of ROWS) {
      const d = wall(n0, y0, n1, y1, 0.5);
      o += path(d, '#eeb587', 'opacity=".9"') + S.shade(d, TONES.cream, 0.9, 0, [0, 0, 0.9, 1]);
      o += S.shade(d, TONES.slate, 0, 0.6, [0, 0.3, 0.5, 1]);
    }
  return o;
}

/** Where the folds of the curtain part, from its left to its right edge. */
const FOLDS = [0, 0.1, 0.22, 0.31, 0.44, 0.53, 0.63, 0.72, 0.8, 0.87, 0.94, 1];
/** How far the creases run from the hand that holds the cloth. */
const CREASES = [
  [-130, -170],
  [-170, -80],
  [-160, 40],
  [-110, 150],
  [-64, 230],
];

/** Draws the creases that run from the hand at x, y. */
const creases = ([x, y]) =>
  CREASES.map(([dx, dy]) => {
    const [u, v] = [x + dx * 0.4, y + dy * 0.24];
    const there = `M${f(x + 2)} ${f(y - 2)}Q${f(u)} ${f(v)} ${f(x + dx)} ${f(y + dy)}`;
    return path(`${there}Q${f(u + 10)} ${f(v + 16)} ${f(x + 2)} ${f(y + 2)}Z`, TONES.ink, 'opacity=".5"');
  }).join('');

/** Draws the curtain on the left, which the guest's hand at `hand` holds aside, its foot at y = `foot`. */
export function heldCurtain(S, hand, foot) {
  const grip = (hand[1] + 20) / (foot + 20);
  const right = (v) =>
    hand[0] + 14 + (v < grip ? lerp(-150, 0, (v / grip) ** 1.6) : lerp(0, -66, ((v - grip) / (1 - grip)) ** 0.8));
  const at = (u, v) => [lerp(-60, right(v), u) + 5 * Math.sin(9 * u + 4 * v), -20 + v * (foot + 20)];
  const edge = (u) => range(31).map((i) => at(u, i / 30));
  const band = (a, b) => P([...edge(a), ...edge(b).toReversed()]);
  const whole = band(0, 1);
  let o = path(whole, TONES.slate) + S.shade(whole, TONES.night, 0.9, 0.1, [0, 0, 1, 0]);
  for (const [i, a] of FOLDS.slice(0, -1).entries()) {
    const fold = band(a, FOLDS[i + 1] + 0.002);
    o +=
      i % 2
        ? S.shade(fold, TONES.peach, 0.04 + 0.32 * a, 0.5 * a * a, [0, 0, 1, 0])
        : S.shade(fold, TONES.ink, 0.3, 0.7, [0, 0, 1, 0]);
  }
  return (
    o +
    S.inside(whole, soft(S, creases(hand), 2.6)) +
    S.shade(band(0.86, 1), TONES.peach, 0, 0.75, [0, 0, 1, 0]) +
    S.shade(whole, TONES.ink, 0, 0.95, [0.5, 0.45, 0.4, 0.9]) +
    line(open(edge(1)), TONES.cream, 4)
  );
}
