import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import { site } from '#content/site.ts';
import type { BudgetRange } from '#domain/budget-range.ts';
import { formatDay } from '#domain/dates.ts';
import type { Variant } from '#domain/enquiry.ts';
import type { EventType } from '#domain/event-type.ts';
import { calendarFile } from '#server/mail/calendar.ts';
import { acknowledgement } from './acknowledgement.ts';
import { alert } from './alert.ts';
import type { LetterParts, Letters } from './letters.ts';

/** The mails about an enquiry for a venue. */
export async function venueLetters({ database, property: find }: LetterParts, id: string): Promise<Letters | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.venue_id);
  const { reference, name, email, due_at: dueAt, created_at: createdAt } = row;
  // The table's checks hold these to their lists.
  const event = labelOf(eventTypeOptions[row.variant as Variant], row.event_type as EventType);
  const day = formatDay(row.event_date);
  const facts: [string, string][] = [
    ...(property ? [['Venue', `${property.name}, ${property.city}`] satisfies [string, string]] : []),
    ['Event type', event],
    ['Date', day],
    ['Guests', String(row.guest_count)],
    ...(row.budget_range
      ? [['Budget', labelOf(budgetOptions, row.budget_range as BudgetRange)] satisfies [string, string]]
      : []),
  ];
  const team = property?.name ?? site.name;
  return {
    name,
    email,
    createdAt,
    inbox: property?.email,
    acknowledgement: acknowledgement({
      what: 'we have your enquiry',
      reference,
      name,
      thanks: 'Thank you for your inquiry. We will contact you within 24 hours.',
      dueAt,
      facts,
      property,
      steps: [
        `The events team of ${team} looks at your day and your number of guests.`,
        'They call or write to you with what is free, and with prices.',
        'You are welcome to walk through the halls and lawns before you decide. Nothing is booked or charged until then.',
      ],
      calendar: calendarFile({
        reference,
        from: row.event_date,
        title: `${event} (${site.name} enquiry ${reference})`,
        place: property ? `${property.name}, ${property.city}` : undefined,
        details: `Enquiry ${reference}, not yet booked. Questions: ${property?.phone ?? site.centralReservations.phone}`,
        stamp: createdAt,
      }),
    }),
    alert: alert({
      subject: `${reference}: ${event}, ${day}, ${row.guest_count} guests, ${property?.name ?? 'no venue chosen'}`,
      dueAt,
      facts: [
        ['Reference', reference],
        ['Name', name],
        ['Phone', row.phone],
        ['Email', email],
        ['Rooms needed', row.needs_rooms ? 'Yes' : 'No'],
      ],
      words: [row.notes ?? ''],
    }),
  };
}
