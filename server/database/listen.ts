import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionSettings } from './connection-settings.ts';

interface Options {
  /** A session's own connection: a transaction pooler cannot listen. */
  url: string;
  channel: string;
  /** Called for each notification with its payload, and without one after a connection was lost: nobody knows what was missed. */
  onNotice: (payload?: string) => void;
  log: Logger;
}

const AGAIN_MS = 5_000;

/** Hears what other replicas tell through the database, until it is ended. Waits for nothing; a lost connection is made anew. */
export function listen({ url, channel, onNotice, log }: Options): () => Promise<void> {
  const ending = new AbortController();
  let client: pg.Client | undefined;
  let mayHaveMissed = false;

  async function hear(): Promise<void> {
    const { connectionString, ...settings } = connectionSettings(url, 10_000);
    const own = new pg.Client({ ...settings, connectionString, connectionTimeoutMillis: 5_000 });
    client = own;
    const lost = new Promise<void>((resolve) => {
      own.once('end', resolve);
      own.on('error', () => resolve());
    });
    own.on('notification', ({ payload }) => onNotice(payload));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (mayHaveMissed) onNotice();
      await lost;
    } finally {
      mayHaveMissed = true;
      await own.end().catch(() => {});
    }
  }

  async function hearAlways(): Promise<void> {
    let hasComplained = false;
    while (!ending.signal.aborted) {
      try {
        await hear();
        hasComplained = false;
      } catch (error) {
        // The log of the catalogue tells of a database that is away; this says it once.
        if (!hasComplained)
          log.warn({ part: 'listen', channel, reason: (error as Error).message }, 'notices are not heard');
        hasComplained = true;
      }
      await sleep(AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const hearing = hearAlways();
  return async () => {
    ending.abort();
    await client?.end().catch(() => {});
    await hearing;
  };
}
