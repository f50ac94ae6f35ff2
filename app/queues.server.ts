import { setTimeout as delay } from 'node:timers/promises';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import type { Queues } from '#platform/jobs/install-jobs.ts';
import { createSendJobs, type JobHandlers as HandlersOf } from '#platform/jobs/jobs.ts';

interface MailJob {
  of: SubmissionTable;
  id: string;
  mail: 'acknowledgement' | 'alert';
}

/**
 * A mail about what a family did on its own page, or asked for there, or to an applicant. `about` is the entry of the
 * timeline, or tells one request from another.
 */
export interface FamilyMailJob {
  of: SubmissionTable;
  id: string;
  mail: 'act' | 'link' | 'confirm' | 'visit' | 'rejection' | 'invitation';
  /** With `:team` at its end a visit is told to the house. */
  about: string;
}

/** The data of each queue's jobs. They have ids, and nothing that a visitor wrote. */
export interface JobData {
  'enquiry-mail': MailJob | FamilyMailJob;
  /** A mail whose last try failed: it is recorded for staff. */
  'enquiry-mail-failed': MailJob | FamilyMailJob;
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

/** The queues whose jobs have no data: `app/schedules.server.ts` says when they come and what they do. */
export type ScheduledQueue = 'nightly' | 'digests' | 'reminders' | 'backup' | 'backup-drill';

export type JobHandlers = HandlersOf<JobData>;

/** Puts jobs into a queue. Acknowledgements go before alerts: when the queue is long, visitors come first. */
export const sendJobs = createSendJobs<JobData>((job) => ('mail' in job && job.mail === 'acknowledgement' ? 1 : 0));

const HOUR = 3600;
const triedForADay = { retryLimit: 31, retryDelay: 15, retryBackoff: true, retryDelayMax: HOUR };
const oneAtATime = { policy: 'exclusive', retryBackoff: false, deleteAfterSeconds: HOUR } as const;
/** A failed job of such a queue is tried again until it succeeds or is two weeks old. */
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
  // A job that still runs after `expireInSeconds` counts as failed and is stopped. A drill waits longer for its next try,
  // because it costs the same on a broken archive, and the next archive comes a day later.
  backup: { ...untilDone, retryDelay: 15 * 60, expireInSeconds: 110 * 60 },
  'backup-drill': { ...untilDone, retryDelay: 6 * HOUR, expireInSeconds: 110 * 60 },
} satisfies Record<keyof JobData | ScheduledQueue, Queues[string]>;

const checkEveryMs = 25;
const waitAtMostMs = 500;

/** Waits at most half a second while many visitors send forms, because sending mail would slow them down. */
export async function waitForQuietMoment(crowdingWrites: () => number): Promise<void> {
  for (let waited = 0; waited < waitAtMostMs && crowdingWrites() > 0; waited += checkEveryMs) await delay(checkEveryMs);
}
