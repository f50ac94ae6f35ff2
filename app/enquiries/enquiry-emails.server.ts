import { sql, type Transaction } from 'kysely';
import type { CareerPosition } from '#app/careers/position-label.ts';
import type { EmailSender, Mail } from '#app/emails/email-sender.server.ts';
import { topicOfNotes } from '#app/enquiries/contact-notes.server.ts';
import { reserveAcknowledgement, type SentMailRecords } from '#app/enquiries/sent-mail-records.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import type { SubmissionColumns, SubmissionTable } from '#app/forms/store-once.server.ts';
import { type JobData, type JobHandlers, sendJobs } from '#app/queues.server.ts';
import { site } from '#content/site.ts';
import type { Config } from '#platform/config.ts';
import type { DB } from '#platform/database/types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type EmailPair, type EmailParts, emailPair, wordsFor } from './acknowledgement-and-alert.server.ts';
import { type MailWords, mailWords } from './mail-words.by-language.ts';
import { roomEmails, venueEmails } from './venue-emails.server.ts';

interface Row {
  of: SubmissionTable;
  id: string;
}

interface Subject extends Row {
  columns: Pick<SubmissionColumns, 'quarantine'>;
  /** The keyed hash of the sender's mailbox. */
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

/** Reads both mails about a row; null where it is gone, because it was erased in the meantime. */
type ReadEmailPair = (parts: EmailParts, id: string) => Promise<EmailPair | null>;

export const emailPairs: Record<SubmissionTable, ReadEmailPair> = {
  venue_bookings: venueEmails,
  room_bookings: roomEmails,
  leads: leadEmails,
  career_applications: applicationEmails,
};

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
    const mail = job.mail === 'alert' ? alertOf(found, job, config) : acknowledgementOf(found, job, config);
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

function alertOf({ name, email, createdAt, inbox, alert }: EmailPair, job: MailJob, config: Parts['config']): Mail {
  const to = inbox ?? config.salesInbox;
  return {
    id: mailIdOf(job),
    date: createdAt,
    to,
    ...(to !== config.salesInbox && { cc: config.salesInbox }),
    replyTo: { name, address: email },
    content: alert,
  };
}

/** A reply goes to the inbox that the alert goes to. */
function acknowledgementOf(
  { email, createdAt, inbox, acknowledgement }: EmailPair,
  job: MailJob,
  config: Parts['config'],
): Mail {
  return {
    id: mailIdOf(job),
    date: createdAt,
    to: { name: '', address: email },
    replyTo: inbox ?? config.salesInbox,
    content: acknowledgement,
  };
}

/**
 * These are the answers of a recipient's server about an address that does not exist, or a mail that it will never
 * accept.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 554;
}

/** The mails about a lead without a booking: an interest in the loyalty programme, or a contact message. */
async function leadEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.customer_email) return null;
  const { customer_name: name, customer_email: email } = row;
  const isLoyalty = row.source === 'loyalty';
  const topic = isLoyalty ? null : topicOfNotes(row.notes ?? '');
  const aboutIn = ({ texts, facts, options }: MailWords) =>
    isLoyalty
      ? facts.loyaltyProgramme
      : (options.contactTopicOptions.find(({ value }) => value === topic)?.label ?? texts.yourMessage);
  const words = wordsFor(row);
  const { what, thanks, steps } = words.texts[isLoyalty ? 'loyalty' : 'contact'];
  return emailPair({
    row: { ...row, name, email },
    inbox: topic === 'media' ? site.media.email : undefined,
    what,
    thanks,
    facts: [[words.facts.about, aboutIn(words)]],
    steps,
    subject: aboutIn(mailWords.en),
    forTeam: [
      ['Name', name],
      ['Phone', row.customer_phone ?? 'not given'],
      ['Email', email],
    ],
    words: [row.notes ?? ''],
  });
}

function cvForTeam({ cv_path, cv_filename }: { cv_path: string | null; cv_filename: string | null }): string {
  if (!cv_path) return 'none: there was no room for it, and the applicant is asked to send it by e-mail';
  return displayFilename(cv_filename ?? '', 'CV');
}

/** The mails about an application. The CV is not attached, because a mailbox is no safe place for it. */
async function applicationEmails({ database }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database.selectFrom('career_applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { name, email, phone, position } = row;
  const { texts, facts, positionLabel } = wordsFor(row);
  const { what, thanks, steps } = texts.application;
  return emailPair({
    row,
    inbox: site.careers.email,
    what,
    thanks,
    facts: [
      [facts.position, positionLabel(position as CareerPosition)],
      ...(row.cv_path ? [] : [[facts.cv, facts.cvNotStored(site.careers.email)] satisfies [string, string]]),
    ],
    steps,
    subject: `application, ${position}`,
    forTeam: [
      ['Position', position],
      ['Name', name],
      ['Phone', phone],
      ['Email', email],
      ['Address', row.address],
      ['CV', cvForTeam(row)],
    ],
    words: [`Why Tivoli:\n${row.motivation}`, row.cover_letter ? `Cover letter:\n${row.cover_letter}` : ''],
  });
}
