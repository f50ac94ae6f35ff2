import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import { formatDay, formatMoment } from '#domain/dates.ts';
import type { EnquirySummary } from '#domain/enquiry.ts';
import type { Letter } from '#server/mail/letter.ts';

/**
 * What the visitor gets. Anybody can type anybody's address into the form, so nothing here is the sender's own text
 * but a name that can only be a name.
 */
export function acknowledgement(enquiry: EnquirySummary & { name: string }): Letter {
  const name = isPlainName(enquiry.name) ? ` ${enquiry.name}` : '';
  return {
    subject: `${site.name}: we have your enquiry ${enquiry.reference}`,
    opening: [
      `Namaste${name},`,
      'Thank you for your inquiry. We will contact you within 24 hours.',
      `Expect us by ${formatMoment(new Date(enquiry.dueAt))} (India time).`,
    ],
    facts: enquiryFacts(enquiry),
    closing: [
      `Rather speak? Call ${site.centralReservations.phone} and give your reference.`,
      'If you did not send this enquiry, somebody typed your address by mistake: you need not do anything.',
      site.name,
    ],
  };
}

/** The facts that confirmation and mails share, under the same labels. */
function enquiryFacts(enquiry: EnquirySummary): [string, string][] {
  const facts: [string, string][] = [['Your reference', enquiry.reference]];
  if (enquiry.venue) facts.push(['Venue', `${enquiry.venue.name}, ${enquiry.venue.city}`]);
  facts.push(
    ['Event type', labelOf(eventTypeOptions[enquiry.variant], enquiry.eventType)],
    ['Date', formatDay(enquiry.eventDate)],
    ['Guests', String(enquiry.guestCount)],
  );
  if (enquiry.budgetRange) facts.push(['Budget', labelOf(budgetOptions, enquiry.budgetRange)]);
  return facts;
}

/** Letters, spaces, apostrophes and hyphens, dots only after an initial: no address of a site fits in. */
function isPlainName(name: string): boolean {
  return name.length <= 60 && /^\p{L}(?:[\p{L}\p{M} '’-]|\.(?= |$))*$/u.test(name);
}
