import { useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns whether this part of the page was rendered by the server, and not by a navigation in the browser. */
export function useHydratedInPlace(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  return wasHydrating;
}
