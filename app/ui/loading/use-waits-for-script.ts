import { useEffect, useState } from 'react';
import { useHydratedInPlace } from './use-hydrated-in-place.ts';

/**
 * For `data-waits-for-script` of an element around a late part: true from when the server has sent it until it is
 * hydrated. What is pressed in it meanwhile is pressed again then (see `app/shell/start/replay-early-press.ts`).
 */
export function useWaitsForScript(): true | undefined {
  const [waits, setWaits] = useState(useHydratedInPlace());
  useEffect(() => {
    if (waits) setWaits(false);
    else dispatchEvent(new Event('hydrated'));
  }, [waits]);
  return waits || undefined;
}
