import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionSettings, SITE_ROLE } from '#platform/database/connection-settings.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';

interface Parts {
  database: Kysely<DB>;
  /** The URL of a server that keeps sessions, because LISTEN does not work through a transaction pooler. */
  sessionUrl: string;
  log: Logger;
}

const CHANNEL = 'desk';
/** Many enquiries at once are announced once, so that the announcement does not slow their transactions. */
const GATHER_MS = 100;
const AGAIN_MS = 1_000;
const STATEMENT_MS = 10_000;

export type DeskNotifier = ReturnType<typeof createDeskNotifier>;

/** Tells every open desk on every replica that something came or changed. The desks load it themselves. */
export function createDeskNotifier({ database, sessionUrl, log }: Parts) {
  const listeners = new Map<() => void, () => void>();
  let client: pg.Client | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  /** Connections that were ended because no desk was open any more, perhaps before they were made. */
  const letGone = new WeakSet<pg.Client>();

  const tellAll = () => {
    for (const onChange of listeners.keys()) onChange();
  };

  async function open(): Promise<void> {
    const opening = new pg.Client({ ...connectionSettings(sessionUrl, STATEMENT_MS), connectionTimeoutMillis: 5_000 });
    client = opening;
    const lost = () => {
      if (client !== opening) return;
      client = undefined;
      opening.end().catch(() => {});
      if (listeners.size === 0 || closed) return;
      again = setTimeout(() => void open(), AGAIN_MS);
    };
    opening.on('error', lost);
    opening.on('end', lost);
    opening.on('notification', tellAll);
    try {
      await opening.connect();
      // The session is this connection's own, so the role can be set even where a pooler dropped the options.
      await opening.query(`set role ${SITE_ROLE}`);
      await opening.query(`listen ${CHANNEL}`);
      // Something may have come while there was no connection.
      tellAll();
    } catch (error) {
      if (!letGone.has(opening))
        log.warn({ part: 'desk', error: errorFields(error) }, 'open desks are not told what comes');
      lost();
    }
  }

  /** The connection lives as long as a desk is open. */
  function letGo(): void {
    clearTimeout(again);
    const open = client;
    client = undefined;
    if (!open) return;
    letGone.add(open);
    open.end().catch(() => {});
  }

  return {
    /** Notifies every open desk. It never waits and never throws; many calls at once become one. */
    notify() {
      if (closed) return;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        notifyDesks(database).catch((error: unknown) => {
          log.warn({ part: 'desk', error: errorFields(error) }, 'open desks could not be told');
        });
      }, GATHER_MS);
    },
    /** Calls back at each change and after a lost connection, and when the site stops. Returns how to end it. */
    listen(onChange: () => void, onEnd: () => void) {
      listeners.set(onChange, onEnd);
      if (listeners.size === 1) void open();
      return () => {
        if (listeners.delete(onChange) && listeners.size === 0) letGo();
      };
    },
    /** Ends every listener, before the site waits for its requests. */
    endAll() {
      for (const onEnd of [...listeners.values()]) onEnd();
    },
    async close() {
      closed = true;
      clearTimeout(gathering);
      letGo();
    },
  };
}

/** Notifies every open desk on every replica, once the transaction has committed. */
export async function notifyDesks(database: Kysely<DB>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, '')`.execute(database);
}
