import { setTimeout as delay } from 'node:timers/promises';

const intervalMs = 25;
const limitMs = 500;

/**
 * Waits while many visitors are sending forms, half a second at most: sending mail takes processor time that they would
 * wait for. The limit keeps mail going out however long such a crowd lasts.
 */
export async function waitForQuietMoment(crowdingWrites: () => number): Promise<void> {
  for (let waited = 0; waited < limitMs && crowdingWrites() > 0; waited += intervalMs) await delay(intervalMs);
}
