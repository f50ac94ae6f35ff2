import { mix } from '../../kit/colour.mjs';
import { f, range } from '../../kit/numbers.mjs';
import { circle, group, line, open, path } from '../../kit/shapes.mjs';
import { soft } from '../../kit/soft.mjs';
import { CARPET, DOOR_WALL, EYE, HALF, leftEdge, RISE, STEPS, treadOf } from './stair-course.mjs';

const [GLOOM, SHADOW] = ['#12060f', '#2a0614'];

/** Returns the outline of the tread of step i between u0 and u1, and of its riser. */
const tread = ({ face }, i, u0, u1, back = i + 1) =>
  face([
    [i, u0, treadOf(i)],
    [back, u0, treadOf(i)],
    [back, u1, treadOf(i)],
    [i, u1, treadOf(i)],
  ]);
const riser = ({ face }, i, u0, u1) =>
  face([
    [i, u0, treadOf(i)],
    [i, u1, treadOf(i)],
    [i, u1, treadOf(i) - RISE],
    [i, u0, treadOf(i) - RISE],
  ]);

/** Draws small gold flowers woven into the tread of step i. */
const woven = (course, i) =>
  range(7)
    .map((k) => {
      const u = -0.9 + k * 0.3 + (i % 2) * 0.15;
      const [s, h] = [i + 0.5, treadOf(i)];
      return course.face([
        [s - 0.16, u, h],
        [s, u + 0.06, h],
        [s + 0.16, u, h],
        [s, u - 0.06, h],
      ]);
    })
    .join('');

/** Draws the brass rod that holds the carpet at the foot of the riser of step i. */
function rod({ at, scale }, i) {
  const ends = [-CARPET - 0.06, CARPET + 0.06].map((u) => at(i, u, treadOf(i) - RISE + 0.015));
  const wide = scale(i, 0) * 0.022;
  return (
    line(open(ends), '#7a4a1c', wide) +
    group(line(open(ends), '#f2c368', wide * 0.45), `transform="translate(0 ${f(-wide * 0.2)})"`) +
    circle(...ends[0], wide * 1.1, '#e8b455')
  );
}

/** Draws one step: marble at the sides, carpet in the middle, its tread in the light and its riser in the shade. */
function step(S, course, i) {
  const t = i / (STEPS - 1);
  const [left, right] = [leftEdge(i), HALF + 0.9];
  const seen = treadOf(i) < EYE;
  const [stone, faces] = [tread(course, i, left, right), riser(course, i, left, right)];
  const [pile, front] = [tread(course, i, -CARPET, CARPET), riser(course, i, -CARPET, CARPET)];
  const edge = open([course.at(i, left, treadOf(i)), course.at(i, right, treadOf(i))]);
  const nosing = open([course.at(i, -CARPET, treadOf(i)), course.at(i, CARPET, treadOf(i))]);
  const bands = [-1, 1].map((side) => {
    const [a, b] = [CARPET - 0.09, CARPET - 0.2].map((u) => side * u);
    return [tread(course, i, a, b), riser(course, i, a, b)];
  });
  return (
    path(faces, mix('#2a4a40', '#8a8a68', t)) +
    S.shade(faces, '#06201e', 0.75, 0, [0, 0.5, 0.8, 0.5]) +
    (seen ? path(stone, mix('#a09a80', '#f3e2bb', t)) + S.shade(stone, '#1d4a44', 0.7, 0, [0, 0.5, 0.6, 0.5]) : '') +
    line(edge, mix('#d8cba6', '#fff0c8', t), 1.6 + 1.4 * (1 - t)) +
    path(front, mix('#4a0d1e', '#7d1a2a', t)) +
    S.shade(front, GLOOM, 0.75, 0, [0.2, 1, 0.5, 0]) +
    path(bands.map(([, d]) => d).join(''), mix('#7a4a1e', '#b87a34', t)) +
    rod(course, i) +
    (seen
      ? path(pile, mix('#b8263a', '#f07a4c', t)) +
        path(woven(course, i), mix('#d98a4a', '#ffc878', t), 'opacity=".75"') +
        path(bands.map(([d]) => d).join(''), mix('#d19a48', '#ffd68a', t))
      : '') +
    line(nosing, mix('#e06a52', '#ffb27a', t), 2 + 1.6 * (1 - t))
  );
}

/** Draws the stair without anybody on it, from the landing down to the viewer. */
export const carpetedSteps = (S, course) =>
  range(STEPS)
    .map((k) => step(S, course, STEPS - 1 - k))
    .join('');

/**
 * Draws the shadow that falls down the steps from what stands after `s` steps, `u` from the middle and `half` its
 * width: it grows wider and fainter for `long` steps.
 */
export function shadowDownSteps(S, course, { s, u, half, long = 4, strength = 0.66 }) {
  const away = (t) => u + (u * (s - t)) / (DOOR_WALL - s);
  const wide = (t) => half * (1 + (s - t) * 0.09);
  const parts = range(long + 1).map((k) => {
    const i = Math.floor(s) - k;
    const [near, far] = [i, k ? i + 1 : s];
    const h = treadOf(i);
    const side = (t, to) => away(t) + to * wide(t);
    const lying = course.face([
      [near, side(near, -1), h],
      [far, side(far, -1), h],
      [far, side(far, 1), h],
      [near, side(near, 1), h],
    ]);
    const hanging = course.face([
      [near, side(near, -1), h],
      [near, side(near, 1), h],
      [near, side(near, 1), h - RISE],
      [near, side(near, -1), h - RISE],
    ]);
    const left = strength * (1 - k / (long + 1));
    return i < 0
      ? ''
      : path(lying, SHADOW, `opacity="${f(left)}"`) + path(hanging, GLOOM, `opacity="${f(left * 0.6)}"`);
  });
  return soft(S, parts.join(''), 7);
}
