/** The milliseconds before each further try. */
const pauses = [500, 1_000, 2_000, 4_000];

/**
 * Imports a module and tries again where the network failed. `load` must be nothing but `() => import(…)`. Chromium never
 * fetches a failed module again under the same address. Its error names the address, to which each further try adds a
 * number.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const addressIn = (error: unknown) => /https?:[^\s?]+/.exec(String(error))?.[0];
  let attempt = load;
  for (const [tries, pause] of pauses.entries()) {
    try {
      return await attempt();
    } catch (error) {
      const failed = addressIn(error);
      if (failed) attempt = () => import(/* @vite-ignore */ `${failed}?again=${tries}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}
