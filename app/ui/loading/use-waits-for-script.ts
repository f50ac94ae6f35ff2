import { useEffect, useState } from 'react';
import { useHydratedInPlace } from './use-hydrated-in-place.ts';

/**
 * Returns the value of `data-waits-for-script` on the element around a lazy part: true until the part is hydrated. A
 * button that was pressed before is then pressed again (see `app/shell/start/replay-early-press.ts`).
 */
export function useWaitsForScript(): true | undefined {
  const [waits, setWaits] = useState(useHydratedInPlace());
  useEffect(() => {
    if (waits) setWaits(false);
    else dispatchEvent(new Event('hydrated'));
  }, [waits]);
  return waits || undefined;
}
