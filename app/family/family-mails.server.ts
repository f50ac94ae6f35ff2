import { sql } from 'kysely';
import { applicantMail } from '#app/careers/server/applicant-mail.server.ts';
import { calendarFile, type EmailContent, type Mail } from '#app/emails/email-layout.server.ts';
import type { EmailParts } from '#app/enquiries/acknowledgement-and-alert.server.ts';
import { salutation, wordsFor } from '#app/enquiries/acknowledgement-and-alert.server.ts';
import { venueAndCity } from '#app/enquiries/enquiry.ts';
import { mailWords } from '#app/enquiries/mail-words.by-language.ts';
import { formatMoment } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { pageIn } from '#app/language/page-in.ts';
import type { Language } from '#app/language/page-language.ts';
import { paths } from '#app/paths.ts';
import type { FamilyMailJob } from '#app/queues.server.ts';
import { site } from '#content/site.ts';
import { type ActBefore, type ActRecord, actInWords, type VisitKind } from './family-acts.ts';
import type { FamilyLinks, LinkSubject } from './family-links.server.ts';

interface Parts extends EmailParts {
  links: Pick<FamilyLinks, 'tokenFor' | 'confirmation'>;
  salesInbox: string;
  publicUrl: string | undefined;
}

/** Writes the mails about an entry of a timeline, or what a family asked for; null where there is nothing to say any more. */
export type WriteFamilyMail = (job: FamilyMailJob) => Promise<Omit<Mail, 'id'> | null>;

interface Row {
  reference: string;
  name: string;
  email: string | null;
  language: Language;
  property: string | null;
  isApplication: boolean;
  dueAt: Date;
}

interface Entry {
  at: Date;
  before: ActBefore | null;
  after: ActRecord;
  note: string | null;
}

export function createWriteFamilyMail(parts: Parts): WriteFamilyMail {
  return async (job) => {
    const row = await rowOf(parts, job);
    if (!row) return null;
    if (job.mail === 'link' || job.mail === 'confirm') return mailToFamily(parts, job, row);
    const entry = await entryOf(parts, job);
    if (!entry) return null;
    if (job.mail === 'act') return actMail(parts, row, entry);
    return job.mail === 'visit' ? visitMail(parts, job, row, entry) : applicantMail(parts, job, { ...row, ...entry });
  };
}

/** What is held back for staff gets no mail. */
async function rowOf({ database }: Parts, { of, id }: LinkSubject): Promise<Row | null> {
  const query =
    of === 'career_applications'
      ? sql<Row>`select reference, name, email, language, null as property, true as "isApplication", due_at as "dueAt" from career_applications
                  where id = ${id} and quarantine in ('none', 'released')`
      : sql<Row>`select reference, customer_name as name, customer_email as email, language, venue_id as property, false as "isApplication", due_at as "dueAt"
                   from leads where (id = ${id} or booking_id = ${id}) and quarantine in ('none', 'released')`;
  return (await query.execute(database)).rows[0] ?? null;
}

async function entryOf({ database }: Parts, { about }: FamilyMailJob): Promise<Entry | null> {
  const { rows } = await sql<Entry>`
    select at, before, after, note from desk.change
     where id = ${about.split(':')[0]} and undone_at is null`.execute(database);
  return rows[0] ?? null;
}

/** Where the team reads: the mailbox of careers, or that of a house, with a copy for sales. */
async function teamOf({ findProperty, salesInbox }: Parts, { property, isApplication }: Row) {
  if (isApplication) return { house: null, to: site.careers.email, cc: undefined };
  const house = await findProperty(property);
  const to = house?.email ?? salesInbox;
  return { house, to, ...(to !== salesInbox && { cc: salesInbox }) };
}

async function actMail(parts: Parts, row: Row, { at, before, after, note }: Entry): Promise<Omit<Mail, 'id'>> {
  const { reference, name, email, dueAt } = row;
  const { to, cc } = await teamOf(parts, row);
  const words = actInWords(before, after);
  return {
    to,
    ...(cc && { cc }),
    date: at,
    ...(email && { replyTo: { name, address: email } }),
    content: {
      language: 'en',
      subject: `${reference}: ${words.replace(/\.$/, '')}`,
      opening: [words, `Answer by ${formatMoment(dueAt, englishDates)} (India time).`],
      facts: [
        ['Reference', reference],
        ['Name', name],
      ],
      words: note ? [note] : [],
      closing: parts.publicUrl ? [`The desk: ${parts.publicUrl}/desk`] : [],
    },
  };
}

/** A link of their own, or the link that confirms a request for data: each to the stored address alone. */
async function mailToFamily(
  { links, publicUrl, salesInbox }: Parts,
  job: FamilyMailJob,
  row: Row,
): Promise<Omit<Mail, 'id'> | null> {
  const { email, language, name } = row;
  if (!email || !publicUrl) return null;
  const texts = mailWords[language].texts;
  const key = await links.tokenFor(job);
  const act = job.about.startsWith('erase') ? 'erase' : 'copy';
  const { label, about } = job.mail === 'link' ? texts.ownPage : texts.confirmData[act];
  const confirm = job.mail === 'confirm' ? `&confirm=${links.confirmation(job, act)}` : '';
  const href = new URL(pageIn(language, paths.family(key) + confirm), publicUrl).href;
  return {
    to: { name: '', address: email },
    replyTo: salesInbox,
    date: new Date(),
    content: {
      language,
      subject: texts.subject(job.mail === 'link' ? texts.newLink : texts.confirmSubject, row.reference),
      opening: [salutation(name, texts)],
      facts: [[texts.reference, row.reference]],
      link: { label, href, about },
      closing: [texts.notAsked],
    },
  };
}

/** A visit that the team has confirmed, with its entry for the calendar: to the family, or to the house. */
async function visitMail(
  parts: Parts,
  { about }: FamilyMailJob,
  row: Row,
  { at: stamp, after }: Entry,
): Promise<Omit<Mail, 'id'> | null> {
  const { house, to, cc } = await teamOf(parts, row);
  const isForTeam = about.endsWith(':team');
  if (!isForTeam && !row.email) return null;
  const language: Language = isForTeam ? 'en' : row.language;
  const { texts, dates } = wordsFor({ language });
  const starts = new Date(after.when ?? 0);
  const what = texts.visit[after.what as VisitKind];
  const place = house?.name ?? site.name;
  const moment = formatMoment(starts, dates);
  const content: EmailContent = {
    language,
    subject: texts.subject(texts.visitSubject(what, moment), row.reference),
    opening: isForTeam
      ? [`${what}, ${moment} (India time): ${row.name}.`]
      : [salutation(row.name, texts), texts.visitText(place, moment)],
    facts: [[texts.reference, row.reference]],
    call: { label: texts.callHouse(place), phone: house?.phone ?? site.centralReservations.phone },
    closing: [],
    calendar: calendarFile({
      reference: `${row.reference}-${after.what}`,
      language,
      starts,
      title: `${what}: ${place}`,
      place: house ? venueAndCity(house) : undefined,
      details: `${row.reference}. ${house?.phone ?? site.centralReservations.phone}`,
      stamp,
    }),
  };
  if (isForTeam) return { to, ...(cc && { cc }), date: stamp, content };
  return { to: { name: '', address: row.email ?? '' }, replyTo: to, date: stamp, content };
}
