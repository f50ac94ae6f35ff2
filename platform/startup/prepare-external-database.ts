import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { PreparedDatabase } from '#platform/database/prepare-database.ts';
import type { OnWait } from '#platform/database/retry-until-unlocked.ts';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';
import { Refusal } from './refusal.ts';

/** A start waits so many milliseconds. A slower database does not keep the site from serving. */
const startWaitMs = 2_000;
const pauses = [1_000, 2_000, 5_000, 10_000, 15_000];

interface Parts {
  prepare: (onWait: OnWait) => Promise<PreparedDatabase>;
  /** The variable that gave the URL. */
  variable: string;
  /** Is called if an address, a login or a role turns out to be wrong after the site has begun to serve. */
  onRefusal: (refusal: Refusal) => void;
  log: Logger;
  ended: AbortSignal;
}

async function persist(first: Promise<PreparedDatabase>, again: () => Promise<PreparedDatabase>, parts: Parts) {
  const { onRefusal, log, ended } = parts;
  let attempt = first;
  for (let failures = 0; !ended.aborted; failures += 1) {
    try {
      const done = await attempt;
      log.info({ part: 'database', ...done }, 'the database is back and prepared');
      return;
    } catch (error) {
      if (ended.aborted) return;
      if (error instanceof Refusal) return onRefusal(error);
      log.error({ part: 'database', reason: errorReason(error) }, 'the database is not prepared; trying again');
    }
    const pause = pauses[Math.min(failures, pauses.length - 1)];
    // The end of the program aborts the pause, which is not an error.
    await wait(pause, undefined, { signal: ended, ref: false }).catch(() => undefined);
    if (!ended.aborted) attempt = again();
  }
}

/**
 * Prepares a database that the site does not run itself. While it is away, or a migration waits for a table that
 * visitors use, this goes on in the background. Throws a Refusal if the address is wrong or the schema cannot be made.
 */
export async function prepareExternalDatabase(parts: Parts): Promise<{ isPrepared: () => boolean }> {
  const { prepare, variable, log } = parts;
  let prepared = false;
  const attempt = async () => {
    const done = await prepare(({ name, reason }) => {
      log.warn({ part: 'database', migration: name, reason }, 'a migration waits for what somebody uses; trying again');
    });
    prepared = true;
    return done;
  };
  const first = attempt();
  const outcome = await Promise.race([
    first.catch((error: unknown) => ({ error })),
    wait(startWaitMs, undefined, { ref: false }),
  ]);
  const isPrepared = () => prepared;
  if (outcome && 'migrations' in outcome) {
    log.info({ part: 'database', ...outcome }, 'the database is prepared');
    return { isPrepared };
  }
  if (outcome?.error instanceof Refusal) throw outcome.error;
  if (outcome && databaseTrouble(outcome.error) !== 'away') throw explainTrouble(outcome.error, variable);
  log.error({ part: 'database' }, 'the database is away or not prepared yet; serving without it');
  void persist(first, attempt, parts);
  return { isPrepared };
}
