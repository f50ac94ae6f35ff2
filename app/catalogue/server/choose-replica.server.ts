import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { TimedOut } from '#platform/database/with-timeout.ts';
import { errorReason } from '#platform/error-reason.ts';
import { databaseTrouble } from '#platform/startup/database-trouble.ts';

/** Sends the catalogue's reads to a replica of the database while that is up to date, else to the main database. */
export interface ChooseReplica {
  ask<T>(work: (database: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Is called when content was changed: the replica is not asked before it has that change. */
  changed(): void;
  stop(): void;
}

/** Milliseconds between two checks whether the replica has caught up. */
const ASK_EVERY = 250;
/** Milliseconds after which a replica that was away is asked again. */
const AWAY = 2_000;

export function createChooseReplica({ reads, replica }: Database, log: Logger): ChooseReplica {
  if (!replica) return { ask: (work) => work(reads), changed() {}, stop() {} };
  /** Whether the replica has every change that this process knows of. */
  let hasCaughtUp = false;
  let isAway = false;
  /** Counts the changes: waiting for an earlier one ends when a wait for the next one begins. */
  let change = 0;
  let stopped = false;

  async function catchUp(): Promise<void> {
    const mine = ++change;
    hasCaughtUp = false;
    let position: string | undefined;
    while (!stopped && mine === change) {
      try {
        position ??= (await sql<{ at: string }>`select pg_current_wal_lsn()::text as at`.execute(reads)).rows[0]?.at;
        const { rows } = await sql<{ is_there: boolean }>`
          select coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, true) as is_there`.execute(
          replica as Kysely<DB>,
        );
        if (rows[0]?.is_there) {
          if (mine === change) hasCaughtUp = true;
          if (isAway) log.info('the replica of the database is back');
          isAway = false;
          return;
        }
      } catch (error) {
        noteAway(error);
      }
      await wait(isAway ? AWAY : ASK_EVERY, undefined, { ref: false });
    }
  }

  function noteAway(error: unknown): void {
    if (!isAway && !stopped)
      log.warn({ reason: errorReason(error) }, 'the replica of the database is away; reading the main one');
    isAway = true;
  }

  void catchUp();
  return {
    async ask(work) {
      if (!hasCaughtUp) return work(reads);
      try {
        return await work(replica);
      } catch (error) {
        if (!(error instanceof TimedOut) && databaseTrouble(error) === 'broken') throw error;
        if (hasCaughtUp) {
          noteAway(error);
          void catchUp();
        }
        return work(reads);
      }
    },
    changed: () => void catchUp(),
    stop() {
      stopped = true;
    },
  };
}
