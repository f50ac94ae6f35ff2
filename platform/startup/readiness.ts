import type { Logger } from 'pino';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble } from './database-trouble.ts';
import { pauseAfterFailures } from './pause-after-failures.ts';

/** The conditions under which a site is ready, in words for the person who rolls a release out. */
export const lacks = {
  schema: 'The database has not been prepared for this build: it is away, or a migration waits or fails.',
  queues: 'The job queues are not there, or their workers have not started.',
  storing: 'An enquiry cannot be stored with the rights of the site.',
} as const;

export type Lack = keyof typeof lacks;

/** Whether visitors may be sent here. */
export interface Readiness {
  /** What is missing; a database that goes away later does not count, because pages are still served. */
  lack(): Lack | undefined;
  /** Checks everything again: the database may be back and be another one than before, or a form was refused. */
  checkAgain(): void;
  close(): void;
}

interface Parts {
  /** Whether schema, queues and content are what this build needs. */
  isPrepared: () => boolean;
  checkQueues: () => Promise<void>;
  checkStoring: () => Promise<void>;
  log: Logger;
}

/** Milliseconds between two checks while something is missing. */
const pauses = [100, 250, 500, 1_000, 2_000];

/** Failed checks before a warning is logged: a start takes 1.85 s for them. */
const quietLooks = 4;

interface Found {
  lack: Lack;
  error?: unknown;
}

/** Checks until nothing is missing, and again whenever it is told to. */
export function watchReadiness({ isPrepared, checkQueues, checkStoring, log }: Parts): Readiness {
  const closing = new AbortController();
  let lack: Lack | undefined = 'schema';
  let looking = false;

  async function look(): Promise<Found | undefined> {
    if (!isPrepared()) return { lack: 'schema' };
    const queues = await checkQueues().catch((error: unknown): Found => ({ lack: 'queues', error }));
    if (queues) return queues;
    return (await checkStoring().catch((error: unknown): Found => ({ lack: 'storing', error }))) ?? undefined;
  }

  async function lookUntilReady(): Promise<void> {
    let told: Lack | undefined;
    for (let failures = 0; !closing.signal.aborted; failures += 1) {
      const found = await look();
      if (closing.signal.aborted) return;
      const wasReady = lack === undefined;
      const isAway = found?.error !== undefined && databaseTrouble(found.error) === 'away';
      if (!(wasReady && isAway)) lack = found?.lack;
      if (!found) {
        if (told) log.info({ part: 'readiness' }, 'the site is ready');
        return;
      }
      if (failures >= quietLooks && found.lack !== told && found.error !== undefined) {
        log.warn({ part: 'readiness', lack: found.lack, reason: errorReason(found.error) }, lacks[found.lack]);
        told = found.lack;
      }
      await pauseAfterFailures(failures, pauses, closing.signal);
    }
  }

  function checkAgain(): void {
    if (looking || closing.signal.aborted) return;
    looking = true;
    void lookUntilReady().finally(() => {
      looking = false;
    });
  }

  checkAgain();
  return { lack: () => lack, checkAgain, close: () => closing.abort() };
}
