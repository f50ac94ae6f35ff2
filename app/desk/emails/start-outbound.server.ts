import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { queueDiaryMails } from '#app/diary/server/queue-diary-mails.server.ts';
import type { DB } from '#platform/database/types.ts';
import { limitErrorReports } from '#platform/jobs/limit-error-reports.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { queueHeldNotice } from './held-notice.server.ts';
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
const DIARY_EVERY_MS = 20_000;

/** Queues events, escalations, word of what is held back, the morning's digests and the diary's mails whenever they are due. Returns a function that ends this. */
export function startOutbound({ database, hasWebhook, log }: Parts): () => void {
  const reportError = limitErrorReports((error) =>
    log.warn({ error: errorFields(error) }, 'what is to be sent could not be looked for'),
  );
  const clocks = setInterval(() => {
    Promise.all([
      queueEscalations(database),
      queueHeldNotice(database),
      queueDigests(database),
      forgetEvents(database),
    ]).catch(reportError);
  }, CLOCKS_EVERY_MS).unref();
  const diary = setInterval(() => void queueDiaryMails(database).catch(reportError), DIARY_EVERY_MS).unref();
  const events = hasWebhook
    ? setInterval(() => void queueEvents(database).catch(reportError), EVENTS_EVERY_MS).unref()
    : undefined;
  return () => {
    clearInterval(clocks);
    clearInterval(diary);
    clearInterval(events);
  };
}
