import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#server/database/types.ts';
import { seldom } from '#server/jobs/seldom.ts';
import { errorFields } from '#server/logging.ts';
import { queueDigests } from './queue-digest.ts';
import { queueEscalations } from './queue-escalations.ts';
import { forgetEvents, queueEvents } from './queue-events.ts';

interface Parts {
  database: Kysely<DB>;
  /** Whether anybody listens to events. */
  hasWebhook: boolean;
  log: Logger;
}

const EVENTS_EVERY_MS = 2_000;
const CLOCKS_EVERY_MS = 60_000;

/** Looks for events, for enquiries that have become overdue and for the morning, until it is ended. */
export function startOutbound({ database, hasWebhook, log }: Parts): () => void {
  const complain = seldom((error) =>
    log.warn({ error: errorFields(error) }, 'what is to be sent could not be looked for'),
  );
  const clocks = setInterval(() => {
    Promise.all([queueEscalations(database), queueDigests(database), forgetEvents(database)]).catch(complain);
  }, CLOCKS_EVERY_MS).unref();
  const events = hasWebhook
    ? setInterval(() => void queueEvents(database).catch(complain), EVENTS_EVERY_MS).unref()
    : undefined;
  return () => {
    clearInterval(clocks);
    clearInterval(events);
  };
}
