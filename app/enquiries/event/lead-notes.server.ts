import { formatDay } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { Enquiry, EnquiryVenue } from './enquiry.ts';

/**
 * What the sales team reads first: venue (with city and state on the enquiry variant), event type, date, guests, and
 * budget and requirements where given (part 1, section 3 "Lead"). The requirements come last, so that whatever a
 * visitor typed there cannot pass for another line.
 */
export function leadNotes(enquiry: Enquiry, venue: EnquiryVenue | null): string {
  const place = venue && (enquiry.variant === 'home' ? venue.name : `${venue.name}, ${venue.city}, ${venue.state}`);
  const lines = [
    `Venue: ${place ?? 'Not chosen'}`,
    `Event type: ${labelOf(eventTypeOptions[enquiry.variant], enquiry.event_type)}`,
    `Event date: ${formatDay(enquiry.event_date)}`,
    `Guests: ${enquiry.guest_count}`,
  ];
  if (enquiry.budget_range) lines.push(`Budget: ${labelOf(budgetOptions, enquiry.budget_range)}`);
  if (enquiry.phone.remark) lines.push(`Phone: ${enquiry.phone.remark}`);
  if (enquiry.special_requirements) lines.push(`Requirements: ${enquiry.special_requirements}`);
  return lines.join('\n');
}
