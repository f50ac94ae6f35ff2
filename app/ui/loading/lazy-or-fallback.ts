import { type ComponentType, lazy } from 'react';

/** A part whose script is loaded later. Where that fails, `Missing` is shown instead and the page around it stays. */
export function lazyOrFallback<Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
