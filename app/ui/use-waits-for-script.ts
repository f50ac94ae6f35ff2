import { useEffect, useState } from 'react';
import { useArrivedHere } from './use-arrived-here.ts';

/**
 * For `data-waits-for-script` of an element around a late part: true from when the server has sent it until it is
 * hydrated. What is pressed in it meanwhile is pressed again then (see `app/layout/early-press.ts`).
 */
export function useWaitsForScript(): true | undefined {
  const [waits, setWaits] = useState(useArrivedHere());
  useEffect(() => {
    if (waits) setWaits(false);
    else dispatchEvent(new Event('hydrated'));
  }, [waits]);
  return waits || undefined;
}
