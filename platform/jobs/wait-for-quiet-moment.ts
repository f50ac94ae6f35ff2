import { setTimeout as delay } from 'node:timers/promises';

const look = 25;
const patience = 500;

/**
 * Waits while visitors write in a crowd, half a second at most: what the mails of a crowd take from the processor, those who
 * still send would wait for. Goes on meanwhile at that pace, so that no crowd keeps the mail for itself.
 */
export async function waitForQuietMoment(crowdingWrites: () => number): Promise<void> {
  for (let waited = 0; waited < patience && crowdingWrites() > 0; waited += look) await delay(look);
}
