import { type ComponentType, lazy } from 'react';

/**
 * Makes a part whose script is loaded later. If that fails, `Missing` is shown instead and the page around it stays.
 */
export function lazyOrFallback<Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
