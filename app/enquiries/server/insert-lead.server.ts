import type { Transaction } from 'kysely';
import type { StoredRecord } from '#app/forms/form-types.ts';
import type { Campaign } from '#app/forms/server/read-hidden-fields.server.ts';
import type { SubmissionColumns } from '#app/forms/server/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';

interface Lead {
  source: 'venue_booking' | 'room_booking' | 'loyalty' | 'website_contact';
  /** The booking of the lead; a lead without one has the submission's id and hash itself. */
  bookingId?: string;
  customer: { name: string; email: string; phone: string | null };
  /** Slug of the property. */
  venueId?: string | null;
  notes: string;
  campaign: Campaign;
  columns: SubmissionColumns;
}

/** Inserts a lead, which is what the sales team works on. */
export function insertLead(transaction: Transaction<DB>, lead: Lead): Promise<StoredRecord> {
  const { source, bookingId, customer, venueId = null, notes, campaign, columns } = lead;
  const { submission_id, content_hash, ...shared } = columns;
  return transaction
    .insertInto('leads')
    .values({
      ...shared,
      ...campaign,
      ...(bookingId ? { booking_id: bookingId } : { submission_id, content_hash }),
      source,
      notes,
      venue_id: venueId,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      status: 'new',
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
}
