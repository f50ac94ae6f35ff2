import { type RefObject, useEffect, useState } from 'react';
import type { Direction } from './directions.ts';
import type { PanoramaView } from './panorama-view.ts';
import { directionOfPhone, followPhone } from './phone-direction.ts';

/** A phone with a sensor tells within so many milliseconds how it is turned. */
const sensorTimeoutMs = 1_500;

/** For so many milliseconds the page says that there is no sensor. */
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
