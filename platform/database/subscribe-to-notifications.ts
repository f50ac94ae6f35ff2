import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { limitErrorReports } from '#platform/telemetry/logging.ts';
import { connectionSettings, SITE_ROLE } from './connection-settings.ts';

interface Options {
  /** The URL must give a session of its own: a transaction pooler cannot listen. */
  url: string;
  /** By channel: is called for each notice, and without payload after a lost connection, because some may have been missed. */
  onNotice: Record<string, (payload?: string) => void>;
  /** Is called when a connection that was lost, or never made, has been made. */
  onReconnect?: () => void;
  /** Is called with each connection that has been made. */
  onConnect?: (client: pg.Client) => Promise<void>;
  log: Logger;
}

const AGAIN_MS = 5_000;

/** Receives what other replicas send through the database until it is ended; a lost connection is made anew. */
export function listen({ url, onNotice, onReconnect, onConnect, log }: Options): () => Promise<void> {
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
    own.on('notification', ({ channel, payload }) => onNotice[channel]?.(payload));
    try {
      const connecting = own.connect();
      connecting.catch(() => {}); // If the connection is lost first, nobody waits for it any more.
      // A client that is ended while it connects emits an end, but its `connect` never settles.
      if ((await Promise.race([connecting, lost])) === 'lost') return;
      // The session is this connection's own, so the role can be set even where a pooler dropped the options.
      await own.query(`set role ${SITE_ROLE}`);
      for (const channel of Object.keys(onNotice)) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      await onConnect?.(own);
      if (mayHaveMissed) {
        for (const call of Object.values(onNotice)) call();
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
      log.warn({ part: 'listen', reason: message }, 'notices are not heard'),
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
