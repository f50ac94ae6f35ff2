import type { EventType } from '#app/catalogue/event-type.ts';
import type { BudgetRange } from '#app/enquiries/event/budget-range.ts';
import type { Variant } from '#app/enquiries/event/enquiry.ts';
import { formatDay } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import { bookingEmails, type EmailPair, type EmailParts } from './email-pair.server.ts';

/** The mails about an enquiry for a venue. */
export async function venueEmails({ database, property: find }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.venue_id);
  // The table's checks limit these values to their lists.
  const event = labelOf(eventTypeOptions[row.variant as Variant], row.event_type as EventType);
  const day = formatDay(row.event_date);
  const facts: [string, string][] = [
    ...(property ? [['Venue', `${property.name}, ${property.city}`] satisfies [string, string]] : []),
    ['Event type', event],
    ['Date', day],
    ['Guests', row.guest_count.toLocaleString('en-IN')],
    ...(row.budget_range
      ? [['Budget', labelOf(budgetOptions, row.budget_range as BudgetRange)] satisfies [string, string]]
      : []),
  ];
  return bookingEmails({
    row,
    property,
    kind: 'Enquiry',
    thanks: 'Thank you for your inquiry. We will contact you within 24 hours.',
    facts,
    steps: [
      `The events team of ${property?.name ?? site.name} looks at your day and your number of guests.`,
      'They call or write to you with what is free, and with prices.',
      'You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
    ],
    entry: { from: row.event_date, title: `${event} (${site.name} enquiry ${row.reference})` },
    subject: `${event}, ${day}, ${row.guest_count} guests, ${property?.name ?? 'no venue chosen'}`,
    forTeam: [['Rooms', row.needs_rooms ? 'Yes' : 'No']],
  });
}
