// Where the great stair runs: up to the right and away from the eye, in a curve that turns to the door.
import { camera } from '../../kit/camera.mjs';
import { f } from '../../kit/numbers.mjs';
import { P } from '../../kit/shapes.mjs';

export const STEPS = 13;
/** Metres: height and depth of a step, half the width of the stair and of its carpet. */
export const RISE = 0.145;
const GOING = 0.4;
export const HALF = 1.9;
export const CARPET = 1.35;
export const LANDING = STEPS * RISE;
/** Where the wall with the door is, counted in steps. */
export const DOOR_WALL = 20.5;
/** How far to the left of the stair's middle the side wall is, in metres. */
export const SIDE_WALL = -3.2;

const [FOOT, HEAD] = [42, 24].map((degrees) => (degrees * Math.PI) / 180);
const TURN = (HEAD - FOOT) / STEPS;
const START = [0.946, 2.438];
export const EYE = 1.45;

/** Returns where the middle of the stair is after `s` steps, in metres, and which way it goes there. */
function middle(s) {
  const t = Math.max(0, Math.min(STEPS, s));
  const heading = FOOT + TURN * t;
  const beyond = (s - t) * GOING;
  return {
    heading,
    x: START[0] + (GOING * (Math.cos(FOOT) - Math.cos(heading))) / TURN + beyond * Math.sin(heading),
    z: START[1] + (GOING * (Math.sin(heading) - Math.sin(FOOT))) / TURN + beyond * Math.cos(heading),
  };
}

/** Returns how far the left edge of the stair is from its middle after `s` steps: the foot of the stair is wider. */
export const leftEdge = (s) => -HALF - 0.75 * (Math.max(0, 3.4 - s) / 3.4) ** 2;

/** Returns the height of a tread: step `i`, counted from 0. */
export const treadOf = (i) => (i + 1) * RISE;

/**
 * Returns what turns a place on the stair into a point of the sheet: after `s` steps, `u` metres to the right of its
 * middle, `h` metres above the floor of the hall. `hall` does so for the walls, which keep the direction of the landing.
 */
export function stairCourse() {
  const cam = camera({ cx: 830, horizon: 740, focal: 1200, eye: EYE });
  const at = (s, u, h) => {
    const { heading, x, z } = middle(s);
    return cam.at(x + u * Math.cos(heading), h, z - u * Math.sin(heading));
  };
  const top = middle(STEPS);
  const away = (s, u) => [
    top.x + (s - STEPS) * GOING * Math.sin(HEAD) + u * Math.cos(HEAD),
    top.z + (s - STEPS) * GOING * Math.cos(HEAD) - u * Math.sin(HEAD),
  ];
  const hall = (s, u, h) => {
    const [x, z] = away(s, u);
    return cam.at(x, h, z);
  };
  const scale = (s, u) => {
    const { heading, z } = middle(s);
    return cam.scale(z - u * Math.sin(heading));
  };
  return {
    at,
    hall,
    scale,
    face: (places) => P(places.map((place) => at(...place))),
    hallFace: (places) => P(places.map((place) => hall(...place))),
    /** The outline of an upright rectangle of the wall with the door, and of the side wall. */
    onDoorWall: (u0, u1, h0, h1) =>
      P([hall(DOOR_WALL, u0, h0), hall(DOOR_WALL, u1, h0), hall(DOOR_WALL, u1, h1), hall(DOOR_WALL, u0, h1)]),
    onSideWall: (s0, s1, h0, h1) =>
      P([hall(s0, SIDE_WALL, h0), hall(s1, SIDE_WALL, h0), hall(s1, SIDE_WALL, h1), hall(s0, SIDE_WALL, h1)]),
  };
}

/** Returns the attribute that puts a drawing of `k` times its size at a point of the sheet. */
export const placedAt = ([x, y], k) => `transform="translate(${f(x)} ${f(y)}) scale(${f(k)})"`;
