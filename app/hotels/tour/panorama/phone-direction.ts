import { type Direction, wrapAngle } from './directions.ts';

const radians = Math.PI / 180;

/** How a phone is turned: degrees around its upright, its sideways and its long axis, as the browser gives them. */
export interface PhoneTurn {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
}

/**
 * Returns where the back of a phone points to: degrees clockwise from north, and above the horizon; undefined if the phone
 * does not know. It is the third column of the rotation matrix in the W3C's Device Orientation, reversed.
 */
export function directionOfPhone({ alpha, beta, gamma }: PhoneTurn): Direction | undefined {
  if (alpha === null || beta === null || gamma === null) return undefined;
  const [a, b, g] = [alpha * radians, beta * radians, gamma * radians];
  const east = -Math.cos(a) * Math.sin(g) - Math.sin(a) * Math.sin(b) * Math.cos(g);
  const north = -Math.sin(a) * Math.sin(g) + Math.cos(a) * Math.sin(b) * Math.cos(g);
  const up = -Math.cos(b) * Math.cos(g);
  return { yaw: wrapAngle(Math.atan2(east, north) / radians), pitch: Math.asin(up) / radians };
}

/** A phone that points higher or lower than this has no clear direction around: it may lie on a table. */
const steepest = 75;

/**
 * Returns where to look now: as far from where the view was at the start as the phone has turned since. The yaw stays where
 * it is (`look`) while the phone points almost straight up or down.
 */
export function followPhone(
  phone: Direction,
  start: { phone: Direction; look: Direction },
  look: Direction,
): Direction {
  const isSteep = Math.abs(phone.pitch) > steepest;
  return {
    yaw: isSteep ? look.yaw : wrapAngle(start.look.yaw + phone.yaw - start.phone.yaw),
    pitch: start.look.pitch + phone.pitch - start.phone.pitch,
  };
}
