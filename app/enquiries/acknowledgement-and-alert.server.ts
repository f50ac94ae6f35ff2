import type { Kysely } from 'kysely';
import {
  type CalendarFile,
  calendarFile,
  type EmailContent,
  type EmailPicture,
} from '#app/emails/email-layout.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import type { Language } from '#app/language/page-language.ts';
import { preferredLanguage } from '#app/language/preferred-language.ts';
import { site } from '#content/site.ts';
import type { DB } from '#platform/database/types.ts';
import { mailWords } from './mail-words.by-language.ts';

export interface EmailPair {
  name: string;
  email: string;
  createdAt: Date;
  /** The team's address; absent: the general sales inbox. */
  inbox?: string | undefined;
  acknowledgement: EmailContent;
  alert: EmailContent;
}

export interface MailProperty {
  name: string;
  city: string;
  phone: string;
  /** The address of its sales team. */
  email: string;
  picture?: EmailPicture;
}

export type FindMailProperty = (slug: string | null) => Promise<MailProperty | null>;

export interface EmailParts {
  database: Kysely<DB>;
  property: FindMailProperty;
}

/** What both mails say of one thing that a visitor sent. */
interface Sent {
  row: { reference: string; name: string; email: string; due_at: Date; created_at: Date; language: string };
  inbox?: string | undefined;
  property?: MailProperty | null;
  /** In the sender's language, down to the calendar's entry. The subject names what was sent: "we have your enquiry". */
  what: string;
  thanks: string;
  /** One without a value is left out. The sender's free text is never among them: the address may be another's. */
  facts: [string, string][];
  steps: string[];
  calendar?: CalendarFile;
  /** The team reads this in the subject, after the reference. */
  subject: string;
  /** What the team reads beside the reference: everything that was sent. */
  forTeam: [string, string][];
  /** The sender's message, which the team reads first. */
  words: string[];
}

/** The words of a sender's mails; the table's check keeps the column to the languages of the site. */
export function wordsFor({ language }: { language: string }) {
  return mailWords[language as Language];
}

/** The visitor's e-mail in their language, and the team's in English. A reply to either goes to the other side. */
export function emailPair(sent: Sent): EmailPair {
  const { row, inbox, subject, forTeam, words } = sent;
  const { reference, name, email, due_at: dueAt, created_at: createdAt } = row;
  const prefers = preferredLanguage(row.language as Language);
  const alert: EmailContent = {
    language: 'en',
    subject: `${reference}: ${subject}`,
    opening: [`Answer by ${formatMoment(dueAt, englishDates)} (India time).`, ...(prefers ? [`${prefers}.`] : [])],
    facts: [['Reference', reference], ...forTeam],
    words,
    closing: [],
  };
  return { name, email, createdAt, inbox, acknowledgement: acknowledgement(sent), alert };
}

function acknowledgement({ row, property, what, thanks, facts, steps, calendar }: Sent): EmailContent {
  const { reference, name, due_at: dueAt } = row;
  const { texts, dates } = wordsFor(row);
  return {
    language: row.language as Language,
    subject: texts.subject(what, reference),
    opening: [salutation(name, texts), thanks, texts.expectUs(formatMoment(dueAt, dates))],
    facts: [[texts.reference, reference], ...facts.filter(([, value]) => value)],
    steps: { heading: texts.next, items: steps },
    call: property
      ? { label: texts.callHouse(property.name), phone: property.phone }
      : { label: texts.callReservations, phone: site.centralReservations.phone },
    closing: [
      texts.giveReference,
      texts.notYou,
      `${site.name}, ${site.headOffice.street}, ${site.headOffice.city} ${site.headOffice.postalCode}`,
    ],
    ...(property?.picture && {
      picture: { ...property.picture, alt: texts.picture(property.picture.alt, property.name) },
    }),
    ...(calendar && { calendar }),
  };
}

/**
 * Returns "Namaste Meera Sample,", or "Namaste," if the name could contain anything else. Anybody can type anybody's
 * address into a form, so our mail must not carry a stranger's words.
 */
export function salutation(name: string, { greeting } = mailWords.en.texts): string {
  return greeting(isPlainName(name) ? name : null);
}

const mostLetters = 40;
const mostWords = 6;

/** Words by which a text of letters alone can still name a number or a site, or ask for something. */
const wordsOfMessages = new Set(
  `zero one two three four five six seven eight nine ten double triple shunya ek teen chaar paanch chhah saat aath
  nau शून्य एक दो तीन चार पाँच पांच छह छः सात आठ नौ दस डबल dot http https www com net org whatsapp telegram phone
  mobile number call click visit open pay buy send win won winner prize free urgent you your please now डॉट कॉल
  कॉम नंबर फ़ोन फोन जीत इनाम मुफ़्त आपका आपको`
    .normalize('NFC')
    .split(/\s+/),
);

/**
 * Letters, spaces, apostrophes and hyphens, an ampersand between two names, dots only after an initial or a title: no
 * address of a site fits in, and no number.
 */
function isPlainName(name: string): boolean {
  if (!/^\p{L}(?:[\p{L}\p{M} '’-]|(?<= )&(?= )|\.(?= |$))*$/u.test(name)) return false;
  const words = name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u);
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters <= mostLetters && words.length <= mostWords && !words.some((word) => wordsOfMessages.has(word));
}

interface Booking extends Omit<Sent, 'inbox' | 'words'> {
  row: Sent['row'] & { phone: string; notes: string | null };
  property: MailProperty | null;
  /** The entry for the visitor's calendar; `details` is given the number to call. */
  entry: { from: string; until?: string; title: string; details: (phone: string) => string };
}

/** The two mails about a booking of whatever kind; `forTeam` follows on who it is. */
export function bookingEmails({ entry, ...booking }: Booking): EmailPair {
  const { row, property, forTeam } = booking;
  const { reference, name, phone, email } = row;
  return emailPair({
    ...booking,
    inbox: property?.email,
    calendar: calendarFile({
      ...entry,
      reference,
      language: row.language as Language,
      place: property ? `${property.name}, ${property.city}` : undefined,
      details: entry.details(property?.phone ?? site.centralReservations.phone),
      stamp: row.created_at,
    }),
    forTeam: [['Name', name], ['Phone', phone], ['Email', email], ...forTeam],
    words: [row.notes ?? ''],
  });
}
