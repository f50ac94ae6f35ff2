/** The schema of the queues' tables; no REST interface exposes it. */
export const jobsSchema = 'jobs';

/** The table of the row that a mail is about. */
export type MailSubject = 'venue_bookings' | 'room_bookings' | 'leads' | 'career_applications';

interface MailJob {
  of: MailSubject;
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
  /**
   * Mails to the team: the morning's list for one of staff or (null) for the sales inbox, an overdue enquiry, an
   * encrypted one-time link, and a new password that somebody asked for, with their encrypted e-mail.
   */
  'desk-mail':
    | { mail: 'digest'; day: string; staff: string | null }
    | { mail: 'escalation'; id: string }
    | { mail: 'link'; id: string; kind: 'invitation' | 'recovery'; sealed: string }
    | { mail: 'recovery'; id: string; sealed: string };
}
export type QueueName = keyof JobData;

/** Acknowledgements go before alerts: when the queue is long, visitors come first. */
export function priorityOf(job: JobData[QueueName]): number {
  return 'mail' in job && job.mail === 'acknowledgement' ? 1 : 0;
}

interface QueueSettings {
  /** Returns the queue of jobs whose last try failed; it is listed before this one, because it is created first. */
  deadLetter?: QueueName;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  expireInSeconds: number;
}

const triedForADay = { retryLimit: 31, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 };

/**
 * Mail that cannot be handed over is tried again for 24 hours: after 15 seconds, then at doubling intervals up to an
 * hour. A job whose process died counts as failed after five minutes. That is longer than a slow mail server may take
 * over each step of a mail, so that no mail is sent twice while the first try still waits.
 */
export const queues: Record<QueueName, QueueSettings> = {
  'enquiry-mail-failed': { ...triedForADay, expireInSeconds: 60 },
  'enquiry-mail': { ...triedForADay, deadLetter: 'enquiry-mail-failed', expireInSeconds: 300 },
  'desk-mail': { ...triedForADay, expireInSeconds: 300 },
  webhook: { ...triedForADay, expireInSeconds: 60 },
  'cv-scan': { ...triedForADay, expireInSeconds: 300 },
};
