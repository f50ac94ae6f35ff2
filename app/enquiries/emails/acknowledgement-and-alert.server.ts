import type { Kysely } from 'kysely';
import { calendarFile } from '#app/emails/calendar-file.server.ts';
import type { CalendarFile, EmailContent, EmailPicture } from '#app/emails/email-layout.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { site } from '#content/site.ts';
import type { DB } from '#platform/database/types.ts';

/** Both mails about one thing that a visitor sent. */
export interface EmailPair {
  name: string;
  /** The sender's e-mail address. */
  email: string;
  createdAt: Date;
  /** The team's address; absent: the general sales inbox. */
  inbox?: string | undefined;
  acknowledgement: EmailContent;
  alert: EmailContent;
}

/** The data of a property that mails need. */
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
  row: { reference: string; name: string; email: string; due_at: Date; created_at: Date };
  inbox?: string | undefined;
  property?: MailProperty | null;
  /** The subject names what was sent: "we have your enquiry". */
  what: string;
  thanks: string;
  /**
   * The facts besides the reference. The sender's free text is never among them, because anybody can type anybody's
   * address into a form.
   */
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

/** The e-mail that the visitor gets, and the one that the team gets: a reply to that goes to the sender. */
export function emailPair(sent: Sent): EmailPair {
  const { row, inbox, subject, forTeam, words } = sent;
  const { reference, name, email, due_at: dueAt, created_at: createdAt } = row;
  const alert: EmailContent = {
    subject: `${reference}: ${subject}`,
    opening: [`Answer by ${formatMoment(dueAt)} (India time).`],
    facts: [['Reference', reference], ...forTeam],
    words,
    closing: [],
  };
  return { name, email, createdAt, inbox, acknowledgement: acknowledgement(sent), alert };
}

function acknowledgement({ row, property, what, thanks, facts, steps, calendar }: Sent): EmailContent {
  const { reference, name, due_at: dueAt } = row;
  return {
    subject: `${site.name}: ${what} ${reference}`,
    opening: [salutation(name), thanks, `Expect us by ${formatMoment(dueAt)} (India time).`],
    facts: [['Your reference', reference], ...facts],
    steps: { heading: 'What happens next', items: steps },
    call: property
      ? { label: `Prefer to talk? Call ${property.name}`, phone: property.phone }
      : { label: 'Prefer to talk? Call central reservations', phone: site.centralReservations.phone },
    closing: [
      'Please give your reference when you call. A reply to this mail does not reach us.',
      'If you did not send this, somebody typed your address by mistake: you need not do anything.',
      `${site.name}, ${site.headOffice.street}, ${site.headOffice.city} ${site.headOffice.postalCode}`,
    ],
    ...(property?.picture && { picture: property.picture }),
    ...(calendar && { calendar }),
  };
}

/**
 * Returns "Namaste Meera Sample,", or "Namaste," if the name could contain anything else. Anybody can type anybody's
 * address into a form, so our mail must not carry a stranger's words.
 */
export function salutation(name: string): string {
  return isPlainName(name) ? `Namaste ${name},` : 'Namaste,';
}

/** Letters, spaces, apostrophes and hyphens, dots only after an initial: no address of a site fits in. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u.test(name);
}

interface Booking extends Omit<Sent, 'inbox' | 'what' | 'words'> {
  row: Sent['row'] & { phone: string; notes: string | null };
  property: MailProperty | null;
  /** As the calendar and the mail's subject name it. */
  kind: 'Enquiry' | 'Room request';
  /** The entry for the visitor's calendar. */
  entry: { from: string; until?: string; title: string };
}

/** The two mails about a booking of whatever kind; `forTeam` follows on who it is. */
export function bookingEmails({ kind, entry, ...booking }: Booking): EmailPair {
  const { row, property, forTeam } = booking;
  const { reference, name, phone, email } = row;
  return emailPair({
    ...booking,
    inbox: property?.email,
    what: `we have your ${kind.toLowerCase()}`,
    calendar: calendarFile({
      ...entry,
      reference,
      place: property ? `${property.name}, ${property.city}` : undefined,
      details: `${kind} ${reference}, not yet booked. Questions: ${property?.phone ?? site.centralReservations.phone}`,
      stamp: row.created_at,
    }),
    forTeam: [['Name', name], ['Phone', phone], ['Email', email], ...forTeam],
    words: [row.notes ?? ''],
  });
}
