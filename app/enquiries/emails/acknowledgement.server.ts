import type { CalendarFile, EmailContent } from '#app/emails/email.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { site } from '#content/site.ts';
import type { MailProperty } from './mail-property.server.ts';

interface Thanks {
  /** What came in, as the subject names it: "we have your enquiry". */
  what: string;
  reference: string;
  name: string;
  thanks: string;
  dueAt: Date;
  /** Beside the reference. Never the sender's free words: anybody can type anybody's address into a form. */
  facts: [string, string][];
  property: MailProperty | null;
  steps: string[];
  calendar?: CalendarFile;
}

/** The content of the e-mail that a visitor gets for any form. */
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
 * "Namaste Meera Sample," or, where the name could carry anything else, "Namaste,": anybody can type anybody's address
 * into a form, so what we send there must not carry a stranger's words.
 */
export function salutation(name: string): string {
  return isPlainName(name) ? `Namaste ${name},` : 'Namaste,';
}

/** EmailPair, spaces, apostrophes and hyphens, dots only after an initial: no address of a site fits in. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u.test(name);
}

interface Alert {
  subject: string;
  dueAt: Date;
  facts: [string, string][];
  /** What the sender wrote, and what the team reads first. */
  words: string[];
}

/** The content of the e-mail that the team gets: everything that was sent. A reply to it goes to the sender. */
export function alert({ subject, dueAt, facts, words }: Alert): EmailContent {
  return { subject, opening: [`Answer by ${formatMoment(dueAt)} (India time).`], facts, words, closing: [] };
}
