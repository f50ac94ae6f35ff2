import { type ComponentType, lazy } from 'react';

/** The milliseconds before each further try. */
const pauses = [500, 1_000, 2_000, 4_000];

/** Does what may fail for a moment, up to five times within eight seconds. The last failure is thrown. */
export async function withRetries<Result>(attempt: (tries: number) => Promise<Result>): Promise<Result> {
  for (const [tries, pause] of pauses.entries()) {
    try {
      return await attempt(tries);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt(pauses.length);
}

/**
 * Imports a module and tries again where the network failed. `load` must be nothing but `() => import(…)`. Chromium never
 * fetches a failed module again under the same address. Its error names the address, to which each further try adds a
 * number.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  let attempt = load;
  return withRetries((tries) =>
    attempt().catch((error) => {
      const failed = /https?:[^\s?]+/.exec(String(error))?.[0];
      if (failed) attempt = () => import(/* @vite-ignore */ `${failed}?again=${tries}`);
      throw error;
    }),
  );
}

/** Makes a part whose script is loaded later. If that fails, `Missing` is shown instead and the page around it stays. */
export function lazyOrFallback<Props>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<Props>) {
  return lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing }),
    ),
  );
}
