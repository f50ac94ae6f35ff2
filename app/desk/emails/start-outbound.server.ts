import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { limitErrorReports } from '#platform/jobs/limit-error-reports.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { queueDigests } from './queue-digest.server.ts';
import { queueEscalations } from './queue-escalations.server.ts';
import { forgetEvents, queueEvents } from './queue-events.server.ts';

interface Parts {
  database: Kysely<DB>;
  /** Whether a receiver of events is configured. */
  hasWebhook: boolean;
  log: Logger;
}

const EVENTS_EVERY_MS = 2_000;
const CLOCKS_EVERY_MS = 60_000;

/** Queues events, escalations and the morning's digests whenever they are due. Returns a function that ends this. */
export function startOutbound({ database, hasWebhook, log }: Parts): () => void {
  const reportError = limitErrorReports((error) =>
    log.warn({ error: errorFields(error) }, 'what is to be sent could not be looked for'),
  );
  const clocks = setInterval(() => {
    Promise.all([queueEscalations(database), queueDigests(database), forgetEvents(database)]).catch(reportError);
  }, CLOCKS_EVERY_MS).unref();
  const events = hasWebhook
    ? setInterval(() => void queueEvents(database).catch(reportError), EVENTS_EVERY_MS).unref()
    : undefined;
  return () => {
    clearInterval(clocks);
    clearInterval(events);
  };
}
