import { eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { formatDay, formatMoment } from '#domain/dates.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { MailableEnquiry } from './mailable-enquiry.ts';

/** What the sales team gets: everything, and a reply goes to the visitor. */
export function alert(enquiry: MailableEnquiry): Letter {
  const event = labelOf(eventTypeOptions[enquiry.variant], enquiry.eventType);
  const place = enquiry.venue?.name ?? 'no venue chosen';
  return {
    subject: `${enquiry.reference}: ${event}, ${formatDay(enquiry.eventDate)}, ${enquiry.guestCount} guests, ${place}`,
    opening: [`Answer by ${formatMoment(new Date(enquiry.dueAt))}.`],
    facts: [
      ['Reference', enquiry.reference],
      ['Name', enquiry.name],
      ['Phone', enquiry.phone],
      ['Email', enquiry.email],
      ['Rooms needed', enquiry.needsRooms ? 'Yes' : 'No'],
    ],
    closing: [enquiry.leadNotes],
  };
}
