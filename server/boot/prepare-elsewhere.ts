import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { databaseTrouble, explainTrouble, reasonOf } from './database-trouble.ts';

/** Milliseconds. A database that is slower than this does not keep the site from serving. */
const patience = 2_000;
const pauses = [1_000, 2_000, 5_000, 10_000, 15_000];

type Attempt = ReturnType<typeof prepareDatabase>;

async function persist(first: Attempt, again: () => Attempt, log: Logger, ended: AbortSignal): Promise<void> {
  let attempt = first;
  for (let failures = 0; !ended.aborted; failures += 1) {
    try {
      const done = await attempt;
      log.info({ part: 'database', ...done }, 'the database is back and prepared');
      return;
    } catch (error) {
      log.error({ part: 'database', reason: reasonOf(error) }, 'the database is not prepared; trying again');
    }
    const pause = pauses[Math.min(failures, pauses.length - 1)];
    // The end of the program cuts the pause short, and is no error.
    await wait(pause, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (!ended.aborted) attempt = again();
  }
}

/**
 * Prepares a database that we do not run. True when that is done; false while it is away, and then it goes on in
 * the background. Throws a Refusal over an address that is wrong or a schema that cannot be made.
 * @param variable the one that gave the URL
 */
export async function prepareElsewhere(
  { url, variable }: { url: string; variable: string },
  log: Logger,
  ended: AbortSignal,
): Promise<boolean> {
  const first = prepareDatabase(url);
  const outcome = await Promise.race([
    first.catch((error: unknown) => ({ error })),
    wait(patience, undefined, { ref: false }),
  ]);
  if (outcome && 'migrations' in outcome) {
    log.info({ part: 'database', ...outcome }, 'the database is prepared');
    return true;
  }
  if (outcome && databaseTrouble(outcome.error) !== 'away') throw explainTrouble(outcome.error, variable);
  log.error({ part: 'database' }, 'the database is away; serving without it');
  void persist(first, () => prepareDatabase(url), log, ended);
  return false;
}
