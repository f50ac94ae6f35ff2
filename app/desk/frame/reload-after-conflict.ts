import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whoever was slower sees at once how it stands now; by itself the router asks anew only after what went well. */
export function reloadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
