import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';

/** Many changes within this time are announced once, so that announcing does not slow their transactions. */
const GATHER_MS = 100;

export type DeskNotifier = ReturnType<typeof createDeskNotifier>;

/** Notifies every open desk of every replica that something came or changed. The desks load it themselves. */
export function createDeskNotifier(database: Kysely<DB>, log: Logger) {
  const listeners = new Map<() => void, () => void>();
  let notifyTimer: NodeJS.Timeout | undefined;
  let closed = false;
  return {
    /** Notifies every open desk. It never waits and never throws; many calls at once become one. */
    notify() {
      if (closed) return;
      notifyTimer ??= setTimeout(() => {
        notifyTimer = undefined;
        notifyDesks(database).catch((error: unknown) => {
          log.warn({ part: 'desk', error: errorFields(error) }, 'open desks could not be told');
        });
      }, GATHER_MS);
    },
    /** Tells the desks that are open on this replica; called at each notice of the database, and when some were missed. */
    tellAll() {
      for (const onChange of listeners.keys()) onChange();
    },
    /** Calls `onChange` at each change, and `onEnd` when the site stops. Returns the function that ends this. */
    listen(onChange: () => void, onEnd: () => void) {
      listeners.set(onChange, onEnd);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** Ends every listener, before the site waits for its requests. */
    endAll() {
      for (const onEnd of [...listeners.values()]) onEnd();
    },
    close() {
      closed = true;
      clearTimeout(notifyTimer);
    },
  };
}

/** Replicas tell each other on this channel; the database tells there that sessions ended. */
export const deskChannel = 'desk';

/** Notifies every open desk on every replica, once the transaction has committed. */
export async function notifyDesks(database: Kysely<DB>): Promise<void> {
  await sql`select pg_notify(${deskChannel}, '')`.execute(database);
}
