import type { CalendarFile, EmailContent } from '#app/emails/email.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { site } from '#content/site.ts';
import type { MailProperty } from './mail-property.server.ts';

interface Thanks {
  /** The subject names what was sent: "we have your enquiry". */
  what: string;
  reference: string;
  name: string;
  thanks: string;
  dueAt: Date;
  /**
   * The facts besides the reference. The sender's free text is never among them, because anybody can type anybody's
   * address into a form.
   */
  facts: [string, string][];
  property: MailProperty | null;
  steps: string[];
  calendar?: CalendarFile;
}

/** Returns the content of the e-mail that a visitor gets for any form. */
export function acknowledgement({
  what,
  reference,
  name,
  thanks,
  dueAt,
  facts,
  property,
  ...more
}: Thanks): EmailContent {
  const due = formatMoment(dueAt);
  return {
    subject: `${site.name}: ${what} ${reference}`,
    opening: [salutation(name), thanks, `Expect us by ${due} (India time).`],
    facts: [['Your reference', reference], ...facts],
    steps: { heading: 'What happens next', items: more.steps },
    call: property
      ? { label: `Rather speak? Call ${property.name}`, phone: property.phone }
      : { label: 'Rather speak? Call central reservations', phone: site.centralReservations.phone },
    closing: [
      'Please give your reference when you call. A reply to this mail does not reach us.',
      'If you did not send this, somebody typed your address by mistake: you need not do anything.',
      `${site.name}, ${site.headOffice.street}, ${site.headOffice.city} ${site.headOffice.postalCode}`,
    ],
    ...(property?.picture && { picture: property.picture }),
    ...(more.calendar && { calendar: more.calendar }),
  };
}

/**
 * Returns "Namaste Meera Sample,", or "Namaste," if the name could contain anything else. Anybody can type anybody's
 * address into a form, so our mail must not carry a stranger's words.
 */
export function salutation(name: string): string {
  return isPlainName(name) ? `Namaste ${name},` : 'Namaste,';
}

/** Matches names with spaces, apostrophes and hyphens, and dots only after an initial, so no web address matches. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u.test(name);
}

interface Alert {
  subject: string;
  dueAt: Date;
  facts: [string, string][];
  /** The sender's message, which the team reads first. */
  words: string[];
}

/** Returns the content of the e-mail that the team gets: everything that was sent. A reply to it goes to the sender. */
export function alert({ subject, dueAt, facts, words }: Alert): EmailContent {
  return { subject, opening: [`Answer by ${formatMoment(dueAt)} (India time).`], facts, words, closing: [] };
}
