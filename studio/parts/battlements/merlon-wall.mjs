import { mix } from '../../kit/colour.mjs';
import { lerp, range } from '../../kit/numbers.mjs';
import { line, open, P, path } from '../../kit/shapes.mjs';
import { SHADE, SILL, TOP } from './terrace-view.mjs';

const STONE = '#a4855a';
const SUNLIT = '#fdeab6';
const THICK = 0.5;
/** How long a merlon and the gap after it are, in metres. */
const [MERLON, PERIOD] = [0.66, 1.12];
/** The courses of the wall below the sills and of a merlon: from height to height, and how far their joints are shifted. */
const COURSES = [
  [0, 0.31, 0],
  [0.31, SILL, 0.37],
];
const MERLON_COURSES = [
  [SILL, 0.95, 0.42],
  [0.95, TOP, 0.25],
];

/** Returns where each merlon of a wall of that length begins. */
export const merlons = (first, length) => range(Math.ceil((length - first) / PERIOD)).map((i) => first + i * PERIOD);

/** Returns the places in which a wall's top changes its height, in order: how far along it, and how high. */
export const skyline = (first, length) =>
  merlons(first, length).flatMap((u) => [
    [u, SILL],
    [u, TOP],
    [u + MERLON, TOP],
    [u + MERLON, SILL],
  ]);

/** Draws one block of stone on the inner face, a little lighter or darker than its neighbours, sometimes chipped. */
function block(S, place, u0, u1, h0, h1) {
  const d = P([place(u0, 0, h0), place(u1, 0, h0), place(u1, 0, h1), place(u0, 0, h1)]);
  const tone = mix(STONE, S.r() < 0.5 ? '#6d5a40' : '#c09c66', 0.34 * S.r());
  const [cu, ch] = [lerp(u0, u1, 0.2 + 0.6 * S.r()), S.r() < 0.5 ? h0 : h1];
  const dip = ch === h0 ? 0.05 : -0.05;
  const chip = P([place(cu - 0.05, 0, ch), place(cu + 0.06, 0, ch), place(cu + 0.01, 0, ch + dip)]);
  return (
    path(d, tone) +
    line(open([place(u0, 0, h1), place(u1, 0, h1)]), mix(tone, '#e9c88c', 0.45), 2) +
    line(open([place(u1, 0, h1), place(u1, 0, h0), place(u0, 0, h0)]), mix(tone, '#3b3226', 0.5), 2) +
    (S.r() < 0.18 ? path(chip, mix(tone, '#3b3226', 0.4)) : '')
  );
}

/** Draws the blocks of a course from u0 to u1, cut at joints as far apart as `step`. */
function course(S, place, [u0, u1], [h0, h1, shift], step) {
  const joints = [u0];
  for (let u = Math.ceil((u0 - shift) / step) * step + shift; u < u1 - 0.06; u += step)
    if (u > u0 + 0.06) joints.push(u);
  joints.push(u1);
  return joints
    .slice(1)
    .map((end, i) => block(S, place, joints[i], end, h0, h1))
    .join('');
}

/** Draws a merlon: its end, its sunlit top, its inner face and an arrow slit in every other one. */
function merlon(S, place, u0, slit) {
  const u1 = u0 + MERLON;
  const ends = (u) => P([place(u, 0, SILL), place(u, THICK, SILL), place(u, THICK, TOP), place(u, 0, TOP)]);
  const top = P([place(u0, 0, TOP), place(u1, 0, TOP), place(u1, THICK, TOP), place(u0, THICK, TOP)]);
  const slot = (v, w) => {
    const m = (u0 + u1) / 2;
    return P([place(m - w, 0, 0.78), place(m + w, 0, 0.78), place(m + w, 0, 1.12 + v), place(m - w, 0, 1.12 + v)]);
  };
  return (
    path(ends(u0), mix(STONE, SHADE, 0.3)) +
    path(ends(u1), mix(STONE, SHADE, 0.3)) +
    S.shade(ends(u1), SHADE, 0.7, 0, [0.5, 0, 0.5, 1]) +
    path(top, SUNLIT) +
    MERLON_COURSES.map((one) => course(S, place, [u0, u1], one, 0.5)).join('') +
    S.shade(
      P([place(u0, 0, SILL), place(u1, 0, SILL), place(u1, 0, TOP), place(u0, 0, TOP)]),
      SHADE,
      0.7,
      0.2,
      [0.5, 0, 0.5, 1],
    ) +
    (slit ? path(slot(0.02, 0.05), '#4a3f2e') + path(slot(0, 0.028), '#d9d9a0') : '') +
    line(open([place(u0, 0, TOP), place(u1, 0, TOP)]), '#fff3cf', 3.4)
  );
}

/**
 * Draws a wall with merlons, seen from inside, against the sun: its faces are in the shade, its tops in the light.
 * `place` takes metres to the sheet: along the wall, through it away from the eye, up.
 */
export function merlonWall(S, place, { first, length }) {
  const inner = P([place(0, 0, 0), place(length, 0, 0), place(length, 0, SILL), place(0, 0, SILL)]);
  const sill = P([place(0, 0, SILL), place(length, 0, SILL), place(length, THICK, SILL), place(0, THICK, SILL)]);
  const sunnySills = merlons(first, length).map((u) => {
    const end = u + PERIOD;
    const d = [place(end - 0.1, 0, SILL), place(end, 0, SILL), place(end, THICK, SILL), place(end - 0.34, THICK, SILL)];
    return path(P(d), SUNLIT);
  });
  return (
    path(sill, mix(STONE, SHADE, 0.2)) +
    sunnySills.join('') +
    path(inner, STONE) +
    COURSES.map((one) => course(S, place, [0, length], one, 0.74)).join('') +
    line(open([place(0, 0, SILL), place(length, 0, SILL)]), '#cfae76', 2.4) +
    merlons(first, length)
      .map((u, i) => merlon(S, place, u, i % 2 === 1))
      .join('') +
    S.shade(inner, SHADE, 0.5, 0, [0.5, 0, 0.5, 0.9]) +
    S.shade(inner, '#ffd891', 0, 0.62, [0.5, 0.3, 0.5, 1])
  );
}
