import { setTimeout as delay } from 'node:timers/promises';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import type { Queues } from '#platform/jobs/install-jobs.ts';
import { createSendJobs, type JobHandlers as HandlersOf } from '#platform/jobs/jobs.ts';

interface MailJob {
  of: SubmissionTable;
  id: string;
  mail: 'acknowledgement' | 'alert';
}

/** Every queue and its jobs' data: ids, never a visitor's words. */
export interface JobData {
  'enquiry-mail': MailJob;
  /** A mail whose last try failed: it is recorded for staff. */
  'enquiry-mail-failed': MailJob;
  /** A CV that is held until a virus scanner has seen it; the data are the id of its application. */
  'cv-scan': { id: string };
  /** An event for the configured webhook; the data are the id of its row. */
  webhook: { event: string };
  /** Mails to the team; links and recoveries are encrypted. A digest without `staff` is for the sales inbox. */
  'desk-mail':
    | { mail: 'digest'; day: string; staff: string | null }
    | { mail: 'escalation'; id: string }
    | { mail: 'held'; hour: string }
    | { mail: 'diary'; id: string }
    | { mail: 'link'; id: string; kind: 'invitation' | 'recovery'; sealed: string }
    | { mail: 'recovery'; id: string; sealed: string };
}

/** The queues whose jobs carry nothing: `app/schedules.server.ts` says when they come and what they do. */
export type ScheduledQueue = 'nightly' | 'digests' | 'reminders' | 'backup' | 'backup-drill';

export type JobHandlers = HandlersOf<JobData>;

/** Puts jobs into a queue. Acknowledgements go before alerts: when the queue is long, visitors come first. */
export const sendJobs = createSendJobs<JobData>((job) => ('mail' in job && job.mail === 'acknowledgement' ? 1 : 0));

const HOUR = 3600;
const triedForADay = { retryLimit: 31, retryDelay: 15, retryBackoff: true, retryDelayMax: HOUR };
const oneAtATime = { policy: 'exclusive', retryBackoff: false, deleteAfterSeconds: HOUR } as const;
/** What failed is tried until it succeeds, or until its job is two weeks old. */
const untilDone = { ...oneAtATime, retryLimit: 1400 };

/**
 * Mail that cannot be handed over is tried again for 24 hours: after 15 seconds, then at doubling intervals up to an
 * hour. A job whose process died counts as failed after five minutes. That is longer than a slow mail server may take
 * over each step of a mail, so that no mail is sent twice while the first try still waits.
 */
export const queues = {
  'enquiry-mail-failed': { ...triedForADay, expireInSeconds: 60 },
  'enquiry-mail': { ...triedForADay, deadLetter: 'enquiry-mail-failed', expireInSeconds: 300 },
  'desk-mail': { ...triedForADay, expireInSeconds: 300 },
  webhook: { ...triedForADay, expireInSeconds: 60 },
  'cv-scan': { ...triedForADay, expireInSeconds: 300 },
  nightly: { ...oneAtATime, retryLimit: 20, retryDelay: HOUR, expireInSeconds: HOUR },
  digests: { ...oneAtATime, retryLimit: 15, retryDelay: HOUR, expireInSeconds: 60 },
  reminders: { ...oneAtATime, retryLimit: 0, retryDelay: 0, expireInSeconds: 60 },
  // Work that has not ended after so long counts as failed and is stopped. A drill waits longer for its next try: one of a
  // broken archive costs as much as one of a good archive, and the next archive is a day away.
  backup: { ...untilDone, retryDelay: 15 * 60, expireInSeconds: 110 * 60 },
  'backup-drill': { ...untilDone, retryDelay: 6 * HOUR, expireInSeconds: 110 * 60 },
} satisfies Record<keyof JobData | ScheduledQueue, Queues[string]>;

const intervalMs = 25;
const limitMs = 500;

/** Waits while many visitors send forms, half a second at most: sending mail takes processor time of theirs. */
export async function waitForQuietMoment(crowdingWrites: () => number): Promise<void> {
  for (let waited = 0; waited < limitMs && crowdingWrites() > 0; waited += intervalMs) await delay(intervalMs);
}
