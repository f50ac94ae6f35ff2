import { calendarFile } from '#app/emails/calendar-file.server.ts';
import { site } from '#content/site.ts';
import { acknowledgement, alert } from './acknowledgement.server.ts';
import type { EmailPair } from './email-pair.server.ts';
import type { MailProperty } from './mail-property.server.ts';

interface Booking {
  row: { reference: string; name: string; email: string; phone: string; notes: string | null } & {
    due_at: Date;
    created_at: Date;
  };
  property: MailProperty | null;
  /** The name in the calendar and in the mail's subject: "Enquiry". */
  kind: 'Enquiry' | 'Room request';
  thanks: string;
  /** The facts that the visitor is told. */
  facts: [string, string][];
  steps: string[];
  /** The entry for the visitor's calendar. */
  entry: { from: string; until?: string; title: string };
  /** The team reads this in the subject, after the reference. */
  subject: string;
  /** The team's mail lists these facts after the sender's; the lead's notes follow. */
  forTeam?: [string, string][];
}

/** Returns the two mails about a booking of any kind. */
export function bookingEmails(booking: Booking): EmailPair {
  const { row, property, kind, thanks, facts, steps, entry, subject, forTeam = [] } = booking;
  const { reference, name, email, due_at: dueAt, created_at: createdAt } = row;
  return {
    name,
    email,
    createdAt,
    inbox: property?.email,
    acknowledgement: acknowledgement({
      what: `we have your ${kind.toLowerCase()}`,
      reference,
      name,
      thanks,
      dueAt,
      facts,
      property,
      steps,
      calendar: calendarFile({
        ...entry,
        reference,
        place: property ? `${property.name}, ${property.city}` : undefined,
        details: `${kind} ${reference}, not yet booked. Questions: ${property?.phone ?? site.centralReservations.phone}`,
        stamp: createdAt,
      }),
    }),
    alert: alert({
      subject: `${reference}: ${subject}`,
      dueAt,
      facts: [['Reference', reference], ['Name', name], ['Phone', row.phone], ['Email', email], ...forTeam],
      words: [row.notes ?? ''],
    }),
  };
}
