import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the visitor arrived at this part of the page, as the server sent it, and did not come to it by a navigation. */
export function useHydratedInPlace(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [arrivedHere] = useState(isHydrating);
  return arrivedHere;
}
