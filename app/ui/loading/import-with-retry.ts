/** Milliseconds before each further try. */
const pauses = [500, 1_000, 2_000, 4_000];

/**
 * Imports a module, with `load` nothing but `() => import(…)`, and tries again where the network failed. Chromium remembers of a module that it could not be had,
 * and names its address in the error: there the further tries ask for that address with a number of their own.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const address = (error: unknown) => /https?:[^\s?]+/.exec(String(error))?.[0];
  let attempt = load;
  for (const [tries, pause] of pauses.entries()) {
    try {
      return await attempt();
    } catch (error) {
      const failed = address(error);
      if (failed) attempt = () => import(/* @vite-ignore */ `${failed}?again=${tries}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}
