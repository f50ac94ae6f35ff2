import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Loads the page again after a conflict, so that the newer state shows. The router itself does so after a success
 * only.
 */
export function reloadAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
