import type { CalendarFile, Letter } from '#app/emails/email.server.ts';
import { salutation } from '#app/emails/salutation.server.ts';
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

/** What a visitor gets for whatever they sent. */
export function acknowledgement({ what, reference, name, thanks, dueAt, facts, property, ...more }: Thanks): Letter {
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
