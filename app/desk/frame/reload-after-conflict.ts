import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads the page anew after a conflict, so that the newer state shows. By itself the router does so after a success
 * only.
 */
export function reloadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
