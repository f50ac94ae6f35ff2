import { withRetries } from './with-retries.ts';

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
