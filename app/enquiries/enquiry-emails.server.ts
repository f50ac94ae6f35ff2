import { type Kysely, sql, type Transaction } from 'kysely';
import type { EmailContent, EmailSender, Mail } from '#app/emails/email-layout.server.ts';
import type { WriteFamilyMail } from '#app/family/family-mails.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { mailboxKey } from '#app/forms/spam-filter.server.ts';
import type { SubmissionColumns, SubmissionTable } from '#app/forms/store-once.server.ts';
import type { Language } from '#app/language/page-language.ts';
import { type FamilyMailJob, type JobData, type JobHandlers, sendJobs } from '#app/queues.server.ts';
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
 * Queues both mails about a row in the transaction that stores it: only the team's if the sender's mailbox has had enough
 * today, and none if the row is held back for staff. Returns whether the sender's goes out.
 */
export async function queueMail(
  transaction: Transaction<DB>,
  { of, id, columns, mailbox }: Subject,
): Promise<SenderMail> {
  if (columns.quarantine !== 'none') return 'held';
  const entry = { id: mailIdOf({ id, mail: 'acknowledgement' }), of, subjectId: id, mailbox };
  const isWithheld = (await reserveMail(transaction, { ...entry, kind: 'acknowledgement' })) === 'withheld';
  const mails = bothMails({ of, id }).filter(({ mail }) => !isWithheld || mail === 'alert');
  await sendJobs(transaction, 'enquiry-mail', mails);
  return isWithheld ? 'enough' : 'goes';
}

/** Queues both mails once staff release a row that was held back. The rest of the transaction has the site's rights. */
export async function queueMailOfReleased(desk: Transaction<DB>, row: Row): Promise<void> {
  // The queue belongs to the site's role; the desk's role has no rights there.
  await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
  await sendJobs(desk, 'enquiry-mail', bothMails(row));
}

/** Makes the link to the page of whoever sent a row, in their language; undefined where mails can have none. */
export type FamilyMailLink = (row: Row, language: Language) => Promise<EmailContent['link']>;

interface Parts extends EmailParts {
  familyLink?: FamilyMailLink;
  writeFamilyMail?: WriteFamilyMail;
  emailSender: EmailSender;
  sentMailRecords: SentMailRecords;
  config: Pick<Config, 'salesInbox'>;
}

/**
 * Sends the mails of the queue `enquiry-mail`. It is safe to repeat: a mail that went out is not sent again, and one
 * that was being sent when the process died keeps its Message-ID and its date.
 */
export function sendEnquiryMail({
  familyLink,
  writeFamilyMail,
  emailSender,
  sentMailRecords,
  config,
  ...parts
}: Parts): JobHandlers['enquiry-mail'] {
  async function mailOfJob(job: JobData['enquiry-mail']): Promise<Mail | null> {
    if ('about' in job) {
      const written = await writeFamilyMail?.(job);
      return written ? { ...written, id: mailIdOf(job) } : null;
    }
    const found = await emailPairs[job.of](parts, job.id);
    if (!found) return null;
    const { acknowledgement } = found;
    if (job.mail === 'acknowledgement') acknowledgement.link = await familyLink?.(job, acknowledgement.language);
    return mailOf(found, job, config.salesInbox);
  }

  return async (job) => {
    const mail = await mailOfJob(job);
    if (!mail) return;
    const recipient = typeof mail.to === 'string' ? mail.to : mail.to.address;
    const entry = { id: mail.id, of: job.of, subjectId: job.id, kind: job.mail, recipient };
    if ((await sentMailRecords.begin(entry)) === 'over') return;
    try {
      await emailSender.deliver(mail);
    } catch (error) {
      const { code = '', message } = errorFields(error);
      const bounced = isToSender(job) && isRefusedForGood(error);
      await sentMailRecords.end(mail.id, bounced ? 'bounced' : 'waiting', `${code} ${message}`.trim());
      // Another try would be refused as well; a mail to our own team may succeed later in the day.
      if (bounced) return;
      throw error;
    }
    await sentMailRecords.end(mail.id, 'sent');
  };
}

/** Marks the mails whose last try failed, so that staff see them among the records of sent mail. */
export function recordFailedMail(sentMailRecords: SentMailRecords): JobHandlers['enquiry-mail-failed'] {
  return (job) => sentMailRecords.end(mailIdOf(job), 'failed', 'given up after 24 hours');
}

type MailJob = Exclude<JobData['enquiry-mail'], FamilyMailJob>;

/** Whether a mail goes to who sent the form, and not to the team. */
function isToSender(job: JobData['enquiry-mail']): boolean {
  return 'about' in job ? job.mail !== 'act' && !job.about.endsWith(':team') : job.mail === 'acknowledgement';
}

/** The id is the same at each try, so that a repeated mail has the same Message-ID and is the same file. */
export function mailIdOf(job: Pick<MailJob, 'id' | 'mail'> | FamilyMailJob): string {
  const about = 'about' in job ? `-${job.about.replace(':', '-')}` : '';
  return `enquiry-${job.id}.${job.mail}${about}`;
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

/** The most acknowledgements to one mailbox in a day, and the most mails with a link, because anybody can type any address into a form. */
export const acknowledgementsPerDay = 3;

export interface SentMailRecord {
  /** The part of the Message-ID before the "@". */
  id: string;
  of: SubmissionTable;
  subjectId: string;
  kind: JobData['enquiry-mail']['mail'];
  /** The address as it was typed. */
  recipient: string;
}

export type SentMailRecords = ReturnType<typeof openSentMailRecords>;

/** Records the result of every mail, for staff and for the nightly check, in a table that all replicas share. */
export function openSentMailRecords(database: Kysely<DB>, secret: string) {
  return {
    /**
     * Records a try. Returns `over` if the mail needs no more tries: it was sent, refused for good, or withheld because
     * its recipient had enough acknowledgements within a day, from all replicas together.
     */
    async begin({ id, of, subjectId, kind, recipient }: SentMailRecord): Promise<'send' | 'over'> {
      const mailbox = mailboxKey(recipient, secret);
      const state = await database.transaction().execute(async (transaction) => {
        // The row was reserved when the enquiry was stored, unless it was held back and staff released it.
        if (isLimited(kind)) await reserveMail(transaction, { id, of, subjectId, mailbox, kind });
        const { rows } = await sql<{ state: string }>`
          insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, tries, tried_at)
          values (${id}, ${of}, ${subjectId}, ${kind}, ${mailbox}, 1, now())
          on conflict (id) do update
            set tries = mail.tries + 1, tried_at = now(),
                state = case when mail.state = 'failed' then 'waiting' else mail.state end
          returning state`.execute(transaction);
        return rows[0]?.state;
      });
      return state === 'waiting' ? 'send' : 'over';
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

/** Mails that anybody can have sent to any address. */
const limitedKinds = ['acknowledgement', 'link', 'confirm'] as const;
type LimitedKind = (typeof limitedKinds)[number];
const isLimited = (kind: SentMailRecord['kind']): kind is LimitedKind => limitedKinds.some((known) => known === kind);

interface Reservation extends Pick<SentMailRecord, 'id' | 'of' | 'subjectId'> {
  kind: LimitedKind;
  mailbox: string;
}

/**
 * Counts one more mail of this kind to the mailbox; an acknowledgement in the transaction that stores what it acknowledges, so that the visitor
 * can be told at once whether a mail goes out. Returns `withheld` if the day's number is used up. A mail that was counted
 * before is not counted again.
 */
async function reserveMail(
  transaction: Transaction<DB>,
  { id, of, subjectId, mailbox, kind }: Reservation,
): Promise<'waiting' | 'withheld'> {
  // Without this lock two replicas that count at the same moment would both allow one more.
  await sql`select pg_advisory_xact_lock(('x' || ${mailbox.slice(0, 16)})::bit(64)::bigint)`.execute(transaction);
  const { rows } = await sql<{ state: 'waiting' | 'withheld' }>`
    insert into site.mail as mail (id, subject_table, subject_id, kind, recipient_hash, state)
    select ${id}, ${of}, ${subjectId}, ${kind}, ${mailbox},
           case when count(*) >= ${acknowledgementsPerDay} then 'withheld' else 'waiting' end
      from site.mail recent
     where recent.recipient_hash = ${mailbox} and recent.kind = ${kind} and recent.id <> ${id}
       and recent.state in ('waiting', 'sent') and recent.created_at > now() - interval '24 hours'
    on conflict (id) do nothing
    returning state`.execute(transaction);
  return rows[0]?.state ?? 'waiting';
}
