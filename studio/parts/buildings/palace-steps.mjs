// This file draws the broad steps along a palace front, the runner on them, and the light that the arches throw over
// both.
import { mix } from '../../kit/colour.mjs';
import { range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { FRONT } from './lit-arcade.mjs';

/** Metres: how far the terrace and each step reach before the front, and how many steps there are. */
const STEPS = { terrace: 1.3, going: 0.42, n: 5 };
const RISE = FRONT.plinth / STEPS.n;

/** Returns the edges of the steps from the lowest: [x, y] of the foot of each riser. */
const edges = (v) => range(STEPS.n).map((i) => [v.X - STEPS.terrace - (STEPS.n - 1 - i) * STEPS.going, i * RISE]);

/** Returns the points of a strip from z0 to z1 that goes up the steps from `lead` metres before them to the front. */
function climbing(v, z0, z1, lead) {
  const { at } = v.cam;
  const profile = [
    [edges(v)[0][0] - lead, 0],
    ...edges(v).flatMap(([x, y]) => [
      [x, y],
      [x, y + RISE],
    ]),
    [v.X, FRONT.plinth],
  ];
  const quad = (i, tone) => {
    const [[xa, ya], [xb, yb]] = [profile[i], profile[i + 1]];
    return path(P([at(xa, ya, z0), at(xa, ya, z1), at(xb, yb, z1), at(xb, yb, z0)]), tone);
  };
  return { profile, quad };
}

/** Draws the steps and the terrace: risers in shade, treads that hold the light. */
export function palaceSteps(S, v) {
  const [a, b] = [v.stepsNear, v.far];
  const { at } = v.cam;
  const step = ([x, y], i) => {
    const deep = i === STEPS.n - 1 ? STEPS.terrace : STEPS.going;
    const riser = P([at(x, y, a), at(x, y, b), at(x, y + RISE, b), at(x, y + RISE, a)]);
    const tread = P([at(x, y + RISE, a), at(x, y + RISE, b), at(x + deep, y + RISE, b), at(x + deep, y + RISE, a)]);
    return (
      path(tread, mix('#b57a72', '#e0a47c', i / 4)) +
      S.shade(tread, '#4a3060', 0.5, 0, [0, 0.5, 1, 0.5]) +
      path(riser, mix('#5a3a66', '#84506c', i / 4)) +
      S.shade(riser, '#2a1f4c', 0, 0.7, [0.2, 0, 0.9, 0.6]) +
      line(open([at(x, y + RISE, a), at(x, y + RISE, b)]), '#ffd9a8', 2.2, 'opacity=".85"')
    );
  };
  return edges(v).map(step).join('');
}

/** Draws the runner from `lead` metres before the steps up to the arch at z, with its golden edges. */
export function runner(S, v, z, lead) {
  const [z0, z1] = [z - 0.85, z + 0.85];
  const { profile, quad } = climbing(v, z0, z1, lead);
  const side = (zz) => open(profile.map(([x, y]) => v.cam.at(x, y, zz)));
  const flat = (i) => profile[i][1] === profile[i + 1][1];
  const [fx, fy] = v.cam.at(profile[1][0] - lead / 2, 0, z);
  return (
    range(profile.length - 1)
      .map((i) => quad(i, flat(i) ? mix('#b3264a', '#ee5f58', i / profile.length) : '#7a1840'))
      .join('') +
    S.pooled(fx, fy, 260, 30, '#ff9a7a', 0.35) +
    line(side(z0 + 0.13), '#f2bd6a', 3.4) +
    line(side(z1 - 0.13), '#f2bd6a', 2.6)
  );
}

/** Draws the light of each arch on the terrace, the steps and the ground; a latticed one throws bars. */
export function lightOnSteps(S, v) {
  const { at } = v.cam;
  const foot = v.X - STEPS.terrace - STEPS.going * (STEPS.n - 1);
  const strip = (z, u0, u1) =>
    P([
      at(v.X, FRONT.plinth, z + u0),
      at(v.X, FRONT.plinth, z + u1),
      at(v.X - STEPS.terrace, FRONT.plinth, z + u1 * 1.1 - 0.25),
      at(foot, 0, z + u1 * 1.3 - 0.8),
      at(foot - 2.6, 0, z + u1 * 1.6 - 1.5),
      at(foot - 2.6, 0, z + u0 * 1.6 - 1.5),
      at(foot, 0, z + u0 * 1.3 - 0.8),
      at(v.X - STEPS.terrace, FRONT.plinth, z + u0 * 1.1 - 0.25),
    ]);
  const glow = S.lin(
    [
      [0, '#ffd08a', 0],
      [0.45, '#ffc47a', 0.32],
      [1, '#ffe6b0', 0.7],
    ],
    0,
    0.6,
    1,
    0.4,
  );
  return range(v.bays)
    .toReversed()
    .map((i) => {
      const z = v.first + i * FRONT.pitch;
      const bars = i % 2 === 1 ? range(6).map((q) => [-1.05 + q * 0.36, -0.84 + q * 0.36]) : [[-1, 1]];
      return bars.map(([a, b]) => path(strip(z, a, b), glow)).join('');
    })
    .join('');
}

/** Returns the outline of the forecourt on the sheet: what lies before the lowest step. */
export function forecourtOutline(S, v) {
  const foot = edges(v)[0][0];
  const { at } = v.cam;
  return P([[0, at(foot, 0, v.far)[1]], at(foot, 0, v.far), at(foot, 0, v.stepsNear), at(foot, 0, 1.8), [0, S.H]]);
}
