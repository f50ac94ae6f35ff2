import { type Kysely, sql, type Transaction } from 'kysely';
import type { EmailSender, Mail } from '#app/emails/email-layout.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { mailboxKey } from '#app/forms/spam-filter.server.ts';
import type { SubmissionColumns, SubmissionTable } from '#app/forms/store-once.server.ts';
import { type JobData, type JobHandlers, sendJobs } from '#app/queues.server.ts';
import type { Config } from '#platform/config.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { EmailPair, EmailParts } from './acknowledgement-and-alert.server.ts';
import { emailPairs } from './visitor-mails.server.ts';

interface Row {
  of: SubmissionTable;
  id: string;
}

interface Subject extends Row {
  columns: Pick<SubmissionColumns, 'quarantine'>;
  mailbox: string;
}

/**
 * Queues both mails about a row in the transaction that stores it: the team's alone if the sender's mailbox has had enough
 * today, and none if the row is held back for staff. Returns what becomes of the sender's.
 */
export async function queueMail(
  transaction: Transaction<DB>,
  { of, id, columns, mailbox }: Subject,
): Promise<SenderMail> {
  if (columns.quarantine !== 'none') return 'held';
  const entry = { id: mailIdOf({ id, mail: 'acknowledgement' }), of, subjectId: id, mailbox };
  const isWithheld = (await reserveAcknowledgement(transaction, entry)) === 'withheld';
  const mails = bothMails({ of, id }).filter(({ mail }) => !isWithheld || mail === 'alert');
  await sendJobs(transaction, 'enquiry-mail', mails);
  return isWithheld ? 'enough' : 'goes';
}

/** Queues both mails once staff release a row that was held back. The rest of the transaction has the site's rights. */
export async function queueReleased(desk: Transaction<DB>, row: Row): Promise<void> {
  // The queue belongs to the site's role; the desk's role has no rights there.
  await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
  await sendJobs(desk, 'enquiry-mail', bothMails(row));
}

interface Parts extends EmailParts {
  emailSender: EmailSender;
  sentMailRecords: SentMailRecords;
  config: Pick<Config, 'salesInbox'>;
}

/**
 * Works on the queue `enquiry-mail`. Safe to repeat: a mail that went out does not go again, and one that was on its
 * way when the process died keeps its Message-ID and its date.
 */
export function sendEnquiryMail({
  emailSender,
  sentMailRecords,
  config,
  ...parts
}: Parts): JobHandlers['enquiry-mail'] {
  return async (job) => {
    const found = await emailPairs[job.of](parts, job.id);
    if (!found) return;
    const mail = mailOf(found, job, config.salesInbox);
    const recipient = typeof mail.to === 'string' ? mail.to : mail.to.address;
    const entry = { id: mail.id, of: job.of, subjectId: job.id, kind: job.mail, recipient };
    if ((await sentMailRecords.begin(entry)) === 'over') return;
    try {
      await emailSender.deliver(mail);
    } catch (error) {
      const { code = '', message } = errorFields(error);
      const bounced = job.mail === 'acknowledgement' && isRefusedForGood(error);
      await sentMailRecords.end(mail.id, bounced ? 'bounced' : 'waiting', `${code} ${message}`.trim());
      // Another try would be refused as well; a mail to our own team may succeed later in the day.
      if (bounced) return;
      throw error;
    }
    await sentMailRecords.end(mail.id, 'sent');
  };
}

/** Works on the queue of mails whose last try failed: staff see them among the records of sent mail. */
export function recordFailedMail(sentMailRecords: SentMailRecords): JobHandlers['enquiry-mail-failed'] {
  return (job) => sentMailRecords.end(mailIdOf(job), 'failed', 'given up after 24 hours');
}

type MailJob = JobData['enquiry-mail'];

/** The id is the same at each try, so that a repeated mail has the same Message-ID and is the same file. */
function mailIdOf({ id, mail }: Pick<MailJob, 'id' | 'mail'>): string {
  return `enquiry-${id}.${mail}`;
}

function bothMails(row: Row): MailJob[] {
  return [
    { ...row, mail: 'acknowledgement' },
    { ...row, mail: 'alert' },
  ];
}

function mailOf(pair: EmailPair, job: MailJob, salesInbox: string): Mail {
  const { name, email, createdAt: date, inbox = salesInbox, acknowledgement, alert } = pair;
  const id = mailIdOf(job);
  // A reply to the acknowledgement goes to the inbox that the alert goes to.
  if (job.mail === 'acknowledgement')
    return { id, date, to: { name: '', address: email }, replyTo: inbox, content: acknowledgement };
  const cc = inbox === salesInbox ? {} : { cc: salesInbox };
  return { id, date, to: inbox, ...cc, replyTo: { name, address: email }, content: alert };
}

/** The recipient's server says that the address does not exist, or that it will never accept the mail. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 554;
}

/** Anybody can type any address into a form. What one network causes is bounded by the spam filter. */
export const acknowledgementsPerDay = 3;

export interface SentMailRecord {
  /** The local part of the Message-ID. */
  id: string;
  of: SubmissionTable;
  subjectId: string;
  kind: 'acknowledgement' | 'alert';
  /** The address as it was typed. */
  recipient: string;
}

export type SentMailRecords = ReturnType<typeof openSentMailRecords>;

/** Records the result of every mail, for staff and for the nightly check; all replicas share the records. */
export function openSentMailRecords(database: Kysely<DB>, secret: string) {
  return {
    /**
     * Records a try. `over`: this mail needs no more tries; it was sent, refused for good, or withheld because its
     * recipient had enough acknowledgements within a day, however many replicas sent them.
     */
    async begin({ id, of, subjectId, kind, recipient }: SentMailRecord): Promise<'go' | 'over'> {
      const mailbox = mailboxKey(recipient, secret);
      const state = await database.transaction().execute(async (transaction) => {
        // It stands there already, unless staff released what was held back.
        if (kind === 'acknowledgement') await reserveAcknowledgement(transaction, { id, of, subjectId, mailbox });
        const { rows } = await sql<{ state: string }>`
          insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, tries, tried_at)
          values (${id}, ${of}, ${subjectId}, ${kind}, ${mailbox}, 1, now())
          on conflict (id) do update
            set tries = mail.tries + 1, tried_at = now(),
                state = case when mail.state = 'failed' then 'waiting' else mail.state end
          returning state`.execute(transaction);
        return rows[0]?.state;
      });
      return state === 'waiting' ? 'go' : 'over';
    },
    /** Records how a try ended; `error` is the server's code and answer, without addresses. */
    async end(id: string, state: 'sent' | 'waiting' | 'bounced' | 'failed', error?: string): Promise<void> {
      await database
        .updateTable('site.mail')
        .set({ state, last_error: error?.slice(0, 200) ?? null, ...(state === 'sent' && { sent_at: new Date() }) })
        .where('id', '=', id)
        .execute();
    },
  };
}

interface Reservation extends Pick<SentMailRecord, 'id' | 'of' | 'subjectId'> {
  mailbox: string;
}

/**
 * Takes one of the mailbox's acknowledgements of the day in the transaction that stores what it acknowledges, so that the
 * visitor can be told at once whether a mail goes out. Returns `withheld` if none is left, and the same for the same mail
 * whenever it is asked.
 */
async function reserveAcknowledgement(
  transaction: Transaction<DB>,
  { id, of, subjectId, mailbox }: Reservation,
): Promise<'waiting' | 'withheld'> {
  // Two replicas that count at the same moment would both find room for one more.
  await sql`select pg_advisory_xact_lock(('x' || ${mailbox.slice(0, 16)})::bit(64)::bigint)`.execute(transaction);
  const { rows } = await sql<{ state: 'waiting' | 'withheld' }>`
    insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, state)
    select ${id}, ${of}, ${subjectId}, 'acknowledgement', ${mailbox},
           case when count(*) >= ${acknowledgementsPerDay} then 'withheld' else 'waiting' end
      from site.mail recent
     where recent.recipient_hash = ${mailbox} and recent.kind = 'acknowledgement' and recent.id <> ${id}
       and recent.state in ('waiting', 'sent') and recent.created_at > now() - interval '24 hours'
    on conflict (id) do nothing
    returning state`.execute(transaction);
  return rows[0]?.state ?? 'waiting';
}
