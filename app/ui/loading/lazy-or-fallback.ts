import { type ComponentType, lazy } from 'react';

/** A part whose scripts come later; where they do not come, what stands in its place, and the page around it stays. */
export function lazyOrFallback<Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
