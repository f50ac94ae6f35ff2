import { randomUUID } from 'node:crypto';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Campaign } from '#app/forms/campaign.ts';
import type { StoredRecord } from '#app/forms/form.ts';
import {
  earlierSubmission,
  type Stored,
  type StoreParts,
  type Submission,
  type SubmissionColumns,
  withNewReference,
} from '#app/forms/server/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';
import { sentJobs } from '#platform/jobs/send-jobs.ts';
import { mailsAbout } from './queue-emails.server.ts';

type BookingTable = 'venue_bookings' | 'room_bookings';

/** What of a booking is its own; the rest is every submission's. */
type OwnColumns<Table extends BookingTable> = Omit<
  Insertable<DB[Table]>,
  keyof SubmissionColumns | 'id' | 'status' | 'name' | 'email' | 'phone'
>;

export interface BookingSubmission<Table extends BookingTable> extends Submission {
  table: Table;
  booking: OwnColumns<Table> & { name: string; email: string; phone: string };
  lead: Pick<Insertable<DB['leads']>, 'source' | 'venue_id' | 'notes'>;
  campaign: Campaign;
}

/**
 * Booking, lead and queued mail, or the first result of the same submission: one statement, which is one transaction.
 * Fifty families at once wait for each trip to the database.
 *
 * @throws whatever the database throws; nothing of the booking is stored then
 */
export function insertBooking<Table extends BookingTable>(
  submission: BookingSubmission<Table>,
  parts: StoreParts,
): Promise<Stored> {
  const { table, booking, lead, campaign } = submission;
  return withNewReference(submission, parts, async (columns) => {
    const id = randomUUID();
    const { submission_id, content_hash, ...shared } = columns;
    const statement = sql<{ earlier: StoredRecord | null }>`
      with earlier as materialized (${earlierSubmission(submission)}),
      booking as (${insertUnlessEarlier(table, { id, ...booking, ...columns, status: 'pending' })}),
      lead as (${insertUnlessEarlier('leads', {
        ...lead,
        ...campaign,
        ...shared,
        booking_id: id,
        customer_name: booking.name,
        customer_email: booking.email,
        customer_phone: booking.phone,
        status: 'new',
      })} returning id)
      select (select to_json(earlier) from earlier) as earlier,
             array(select ${sentJobs('enquiry-mail', mailsAbout({ of: table, id, columns }))} from lead) as mails`;
    parts.assertInTime();
    const { rows } = await statement.execute(parts.database);
    const earlier = rows[0]?.earlier;
    return earlier
      ? { record: earlier, repeated: true }
      : { record: { id, reference: columns.reference }, repeated: false };
  });
}

/** A row, where the statement's `earlier` found none. */
function insertUnlessEarlier(table: BookingTable | 'leads', row: Record<string, unknown>): RawBuilder<unknown> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names}) select ${sql.join(Object.values(row))}
    where not exists (select from earlier)`;
}
