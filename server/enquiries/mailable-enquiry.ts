import type { Kysely } from 'kysely';
import type { EnquirySummary, EnquiryVenue } from '#domain/enquiry.ts';
import type { DB } from '#server/database/types.ts';
import { enquirySummary } from './enquiry-summary.ts';

/** What the two mails of an enquiry need of it. */
export interface MailableEnquiry extends EnquirySummary {
  id: string;
  name: string;
  phone: string;
  needsRooms: boolean;
  leadNotes: string;
  createdAt: Date;
}

/** Null where the enquiry was erased in the meantime. */
export async function mailableEnquiry(
  database: Kysely<DB>,
  venues: EnquiryVenue[],
  bookingId: string,
): Promise<MailableEnquiry | null> {
  const row = await database
    .selectFrom('venue_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .select(['booking.id', 'booking.reference', 'booking.name', 'booking.phone', 'booking.created_at'])
    .select(['booking.needs_rooms', 'lead.notes'])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst();
  const summary = row && (await enquirySummary(database, venues, row.reference));
  if (!summary) return null;
  return {
    ...summary,
    id: row.id,
    name: row.name,
    phone: row.phone,
    needsRooms: row.needs_rooms,
    leadNotes: row.notes ?? '',
    createdAt: row.created_at,
  };
}
