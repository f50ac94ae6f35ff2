import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { limitErrorReports } from '#platform/telemetry/logging.ts';
import { connectionSettings, SITE_ROLE } from './connection-settings.ts';

interface Options {
  /** The URL must give a session of its own: a transaction pooler cannot listen. */
  url: string;
  channel: string;
  /** Is called for each notice, and without payload after a lost connection, because some may have been missed. */
  onNotice: (payload?: string) => void;
  /** Is called when a connection that was lost, or never made, has been made. */
  onReconnect?: () => void;
  log: Logger;
}

const AGAIN_MS = 5_000;

/** Receives what other replicas send through the database until it is ended; a lost connection is made anew. */
export function listen({ url, channel, onNotice, onReconnect, log }: Options): () => Promise<void> {
  const ending = new AbortController();
  let client: pg.Client | undefined;
  let mayHaveMissed = false;

  async function listenOnce(): Promise<void> {
    const { connectionString, ...settings } = connectionSettings(url, 10_000);
    const own = new pg.Client({ ...settings, connectionString, connectionTimeoutMillis: 5_000 });
    client = own;
    const lost = new Promise<'lost'>((resolve) => {
      own.once('end', () => resolve('lost'));
      own.on('error', () => resolve('lost'));
    });
    own.on('notification', ({ payload }) => onNotice(payload));
    try {
      const connecting = own.connect();
      connecting.catch(() => {}); // If the connection is lost first, nobody waits for it any more.
      // A client that is ended while it connects emits an end, but its `connect` never settles.
      if ((await Promise.race([connecting, lost])) === 'lost') return;
      // The session is this connection's own, so the role can be set even where a pooler dropped the options.
      await own.query(`set role ${SITE_ROLE}`);
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (mayHaveMissed) {
        onNotice();
        onReconnect?.();
      }
      await lost;
    } finally {
      mayHaveMissed = true;
      await own.end().catch(() => {});
    }
  }

  async function listenAlways(): Promise<void> {
    // Others also log that the database is away.
    const warn = limitErrorReports(({ message }) =>
      log.warn({ part: 'listen', channel, reason: message }, 'notices are not heard'),
    );
    while (!ending.signal.aborted) {
      await listenOnce().catch(warn);
      await sleep(AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const listening = listenAlways();
  return async () => {
    ending.abort();
    await client?.end().catch(() => {});
    await listening;
  };
}
