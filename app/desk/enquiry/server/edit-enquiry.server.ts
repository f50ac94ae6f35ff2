import { sql, type Transaction } from 'kysely';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { isForEvent } from '#app/desk/inbox/inbox.ts';
import type { EnquiryEdit } from '#app/desk/inbox/phone-enquiry.ts';
import { inboxColumns, inboxTables } from '#app/desk/inbox/server/inbox.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { recordChange } from './change-enquiry.server.ts';
import { lockLead } from './lock-lead.server.ts';

interface EditRequest {
  reference: string;
  version: number;
  edit: EnquiryEdit;
}

/** Corrects an enquiry's contact, venue and wishes; its timeline keeps what stood there before. */
export async function editEnquiry(
  desk: Transaction<DB>,
  principal: Principal,
  { reference, version, edit }: EditRequest,
): Promise<ChangeResult> {
  const lead = await lockLead(desk, reference, version);
  if ('kind' in lead) return lead;
  const { rows } = await sql<InboxRow>`select ${inboxColumns} from ${inboxTables} where l.id = ${lead.id}`.execute(
    desk,
  );
  const [shown] = rows;
  if (!shown) return { kind: 'gone' };
  if (!edit.email && !edit.phone) return refused('Keep an e-mail or a telephone number.');
  const contact: Field[] = [
    ['name', 'customer_name', edit.name],
    ['email', 'customer_email', edit.email],
    ['phone', 'customer_phone', edit.phone?.number ?? null],
    ['property', 'venue_id', edit.venue_id],
  ];
  const event: Field[] = [
    ['eventType', 'event_type', edit.event_type],
    ['eventDate', 'event_date', edit.event_date],
    ['guests', 'guest_count', edit.guest_count],
  ];
  const isOfEvent = isForEvent(lead.source);
  const isBooked = lead.bookingId !== null;
  const changed = [
    ...contact,
    // What the visitor wrote on the booking can be corrected, not taken away.
    ...(isOfEvent ? event.filter(([, , value]) => value !== null || !isBooked) : []),
  ].filter(([name, , value]) => value !== shown[name]);
  if (changed.length === 0) return refused('Nothing was changed.');
  // The timeline is written before the update, because it is not seen any more once the enquiry is another property's.
  await recordChange(desk, principal, lead, {
    kind: 'edited',
    before: Object.fromEntries(changed.map(([name]) => [name, shown[name]])),
    after: Object.fromEntries(changed.map(([name, , value]) => [name, value])),
  });
  await desk
    .updateTable('leads')
    .set({
      // The day and the guests are copied with any correction, so that whoever counts finds all of it in one place.
      ...(isBooked &&
        isOfEvent && {
          event_date: edit.event_date ?? shown.eventDate,
          guest_count: edit.guest_count ?? shown.guests,
        }),
      ...Object.fromEntries(changed.map(([, column, value]) => [column, value])),
      version: version + 1,
    })
    .where('id', '=', lead.id)
    .execute();
  return { kind: 'done' };
}

/** A field by its name in the timeline, its column, and its value after the correction. */
type Field = [name: keyof InboxRow, column: string, value: string | number | null];
