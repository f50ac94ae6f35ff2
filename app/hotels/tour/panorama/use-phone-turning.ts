import { type RefObject, useEffect, useState } from 'react';
import { type Direction, wrapAngle } from './directions.ts';
import type { PanoramaView } from './panorama-view.ts';
import { directionOfPhone } from './phone-direction.ts';

/** So many milliseconds after the request a phone with a sensor has told how it is turned. */
const patience = 1_500;

/** Apple's phones ask their owner first. */
type AskedOwner = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Returns whether this is a device that is held in a hand, and its browser can tell how. */
export function canBeTurned(): boolean {
  return 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;
}

/**
 * Lets the view follow the phone, as soon as the visitor has asked for it. The view stays where it is at first, and a finger
 * still turns it. `isMissing` says that the phone did not tell how it is turned.
 */
export function usePhoneTurning(view: RefObject<PanoramaView | undefined>) {
  const [isFollowing, setFollowing] = useState(false);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!isFollowing) return undefined;
    let last: Direction | undefined;
    function follow(event: DeviceOrientationEvent) {
      const direction = directionOfPhone(event);
      if (!direction || !view.current) return;
      const { look } = view.current;
      // The first event only says where the phone pointed to when the visitor began.
      if (last)
        view.current.lookAt({
          yaw: look.yaw + wrapAngle(direction.yaw - last.yaw),
          pitch: look.pitch + direction.pitch - last.pitch,
        });
      last = direction;
    }
    addEventListener('deviceorientation', follow);
    const timer = setTimeout(() => {
      if (last) return;
      setFollowing(false);
      setMissing(true);
    }, patience);
    return () => {
      removeEventListener('deviceorientation', follow);
      clearTimeout(timer);
    };
  }, [isFollowing, view]);

  async function toggle() {
    setMissing(false);
    if (isFollowing) return setFollowing(false);
    const answer = await (DeviceOrientationEvent as AskedOwner).requestPermission?.().catch(() => 'denied');
    if (answer === 'denied') return setMissing(true);
    setFollowing(true);
  }

  return { isFollowing, isMissing, toggle };
}
