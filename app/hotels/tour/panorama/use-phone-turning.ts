import { type RefObject, useEffect, useState } from 'react';
import { type Direction, wrapAngle } from './directions.ts';
import type { PanoramaView } from './panorama-view.ts';

/** A phone that has not told within this time how it is turned has no sensor. */
const sensorTimeoutMs = 1_500;

/** For this time the page says that there is no sensor. */
const noticeMs = 8_000;

/** Apple's phones ask their owner first. */
type AskedOwner = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Returns whether this is a device that is held in a hand, and its browser can tell how. */
export function canBeTurned(): boolean {
  return 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;
}

/**
 * Lets the view follow the phone once the visitor has asked for it. The view stays where it is at first, and a finger or a
 * key still turns it. `hasNoSensor` says for a while that the phone did not tell how it is turned.
 */
export function usePhoneTurning(view: RefObject<PanoramaView | undefined>) {
  const [isFollowing, setFollowing] = useState(false);
  const [hasNoSensor, setNoSensor] = useState(false);

  useEffect(() => {
    if (!isFollowing) return undefined;
    let hasSensor = false;
    let start: { phone: Direction; look: Direction } | undefined;
    let followed: Direction | undefined;
    function follow(event: DeviceOrientationEvent) {
      const phone = directionOfPhone(event);
      if (!phone || !view.current) return;
      hasSensor = true;
      const { look, isMoving } = view.current;
      // It begins anew where a finger, a key or another place has left the view.
      if (!start || isMoving || look !== followed) start = { phone, look };
      if (!isMoving) view.current.lookAt(followPhone(phone, start, look));
      followed = view.current.look;
    }
    addEventListener('deviceorientation', follow);
    const timer = setTimeout(() => {
      if (hasSensor) return;
      setFollowing(false);
      setNoSensor(true);
    }, sensorTimeoutMs);
    return () => {
      removeEventListener('deviceorientation', follow);
      clearTimeout(timer);
    };
  }, [isFollowing, view]);

  useEffect(() => {
    if (!hasNoSensor) return undefined;
    const timer = setTimeout(() => setNoSensor(false), noticeMs);
    return () => clearTimeout(timer);
  }, [hasNoSensor]);

  async function toggle() {
    setNoSensor(false);
    if (isFollowing) return setFollowing(false);
    const answer = await (DeviceOrientationEvent as AskedOwner).requestPermission?.().catch(() => 'denied');
    if (answer === 'denied') return setNoSensor(true);
    setFollowing(true);
  }

  return { isFollowing, hasNoSensor, toggle };
}

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
