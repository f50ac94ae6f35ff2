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
import { answerMoment } from './confirmation/answer-moment.ts';
import { venueAndCity } from './enquiry.ts';
import { type MailWords, mailWords } from './mail-words.by-language.ts';

export interface EmailPair {
  name: string;
  email: string;
  createdAt: Date;
  /** The team's address; if absent, the mail goes to the general sales inbox. */
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
  /** The names of its spaces in Hindi, by their English names. */
  spacesInHindi?: Record<string, string>;
  picture?: EmailPicture;
}

export type FindMailProperty = (slug: string | null) => Promise<MailProperty | null>;

export interface EmailParts {
  database: Kysely<DB>;
  findProperty: FindMailProperty;
}

/** What both mails say of one row: an enquiry, a request, a message or an application. */
interface MailFacts {
  row: { reference: string; name: string; email: string; due_at: Date; created_at: Date; language: string };
  inbox?: string | undefined;
  property?: MailProperty | null;
  /** The fields from here to `calendar` are in the sender's language. `what` completes the subject: "your enquiry". */
  what: string;
  thanks: string;
  /** A fact without a value is left out. None is free text, because the address may be that of somebody else. */
  facts: [string, string][];
  steps: string[];
  calendar?: CalendarFile;
  /** The team reads this in the subject, after the reference. */
  subject: string;
  /** The facts that the team reads below the reference. */
  forTeam: [string, string][];
  /** The texts below the facts, only for the team: the lead's notes, or what the sender wrote. */
  words: string[];
}

/** Returns the words of a sender's mails. A check of the table allows only the languages of the site in the column. */
export function wordsFor({ language }: { language: string }) {
  return mailWords[language as Language];
}

/** Writes the visitor's e-mail in their language and the team's in English. A reply to one goes to who got the other. */
export function emailPair(facts: MailFacts): EmailPair {
  const { row, inbox, subject, forTeam, words } = facts;
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
  return { name, email, createdAt, inbox, acknowledgement: acknowledgement(facts), alert };
}

function acknowledgement({ row, property, what, thanks, facts, steps, calendar }: MailFacts): EmailContent {
  const { reference, name, due_at: dueAt } = row;
  const { texts, dates, answerMoment: moment } = wordsFor(row);
  return {
    language: row.language as Language,
    subject: texts.subject(what, reference),
    opening: [salutation(name, texts), thanks, texts.expectUs(answerMoment(dueAt, dates, moment))],
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

/** With these words a text of letters alone could name a number or a site, or ask for something. */
const wordsOfMessages = new Set(
  `zero one two three four five six seven eight nine ten double triple shunya ek teen chaar paanch chhah saat aath
  nau शून्य एक दो तीन चार पाँच पांच छह छः सात आठ नौ दस डबल dot http https www com net org whatsapp telegram phone
  mobile number call click visit open pay buy send win won winner prize free urgent you your please now डॉट कॉल
  कॉम नंबर फ़ोन फोन जीत इनाम मुफ़्त आपका आपको`
    .normalize('NFC')
    .split(/\s+/),
);

/**
 * Allows letters, spaces, apostrophes and hyphens, an ampersand between two names, and dots after an initial or a title,
 * so that neither the address of a site nor a number passes as a name.
 */
function isPlainName(name: string): boolean {
  if (!/^\p{L}(?:[\p{L}\p{M} '’-]|(?<=[\p{L} ])&(?=[\p{L} ])|\.(?= |$))*$/u.test(name)) return false;
  const words = name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u);
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return letters <= mostLetters && words.length <= mostWords && !words.some((word) => wordsOfMessages.has(word));
}

interface Booking extends Pick<MailFacts, 'facts' | 'subject' | 'forTeam'> {
  row: MailFacts['row'] & { phone: string; notes: string | null };
  property: MailProperty | null;
  texts: MailWords['texts']['enquiry' | 'room'];
  /** The entry for the visitor's calendar. */
  entry: { from: string; until?: string; about: string };
}

/** Writes the two mails about a booking of either kind; `forTeam` is added after name, phone and e-mail. */
export function bookingEmails({ entry: { about, ...days }, texts, ...booking }: Booking): EmailPair {
  const { row, property, forTeam } = booking;
  const { reference, name, phone, email } = row;
  return emailPair({
    ...booking,
    what: texts.what,
    thanks: texts.thanks,
    steps: texts.steps(property?.name ?? site.name),
    inbox: property?.email,
    calendar: calendarFile({
      ...days,
      reference,
      language: row.language as Language,
      title: texts.entryTitle(about, reference),
      place: property ? venueAndCity(property) : undefined,
      details: texts.entryDetails(reference, property?.phone ?? site.centralReservations.phone),
      stamp: row.created_at,
    }),
    forTeam: [['Name', name], ['Phone', phone], ['Email', email], ...forTeam],
    words: [row.notes ?? ''],
  });
}
