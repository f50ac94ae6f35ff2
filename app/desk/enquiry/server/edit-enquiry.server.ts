import { sql, type Transaction } from 'kysely';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { type EnquiryEdit, isForEvent } from '#app/desk/enquiry/enquiry-edit.ts';
import { type InboxRecord, inboxColumns, inboxTables } from '#app/desk/inbox/server/inbox-row.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { lookUp } from '#platform/look-up.ts';
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
  const { rows } = await sql<InboxRecord>`select ${inboxColumns} from ${inboxTables} where l.id = ${lead.id}`.execute(
    desk,
  );
  const [shown] = rows;
  if (!shown) return { kind: 'gone' };
  if (!edit.email && !edit.phone) return { kind: 'refused', words: 'Keep an e-mail or a telephone number.' };
  const wanted = {
    name: edit.name,
    email: edit.email,
    phone: edit.phone?.number ?? null,
    property: edit.venue_id,
    ...(isForEvent(lead.source) && {
      eventType: edit.event_type,
      eventDate: edit.event_date,
      guests: edit.guest_count,
    }),
  };
  // What the visitor wrote on the booking can be corrected, not taken away.
  const keeps = (name: string) => lead.bookingId !== null && ['eventType', 'eventDate', 'guests'].includes(name);
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== shown[name as keyof InboxRecord] && !(value === null && keeps(name)),
  );
  if (changed.length === 0) return { kind: 'refused', words: 'Nothing was changed.' };
  const after = Object.fromEntries(changed);
  const before = Object.fromEntries(changed.map(([name]) => [name, shown[name as keyof InboxRecord]]));
  // Before the update, because the timeline is not seen any more once the enquiry is another property's.
  await recordChange(desk, principal, lead, { kind: 'edited', before, after });
  await desk
    .updateTable('leads')
    // The day and the guests go along with any correction, so that whoever counts finds all of it in one place.
    .set({
      ...(lead.bookingId !== null &&
        isForEvent(lead.source) && {
          event_date: edit.event_date ?? shown.eventDate,
          guest_count: edit.guest_count ?? shown.guests,
        }),
      ...columnsOf(after),
      version: version + 1,
    })
    .where('id', '=', lead.id)
    .execute();
  return { kind: 'done' };
}

const columns: Record<string, string> = {
  name: 'customer_name',
  email: 'customer_email',
  phone: 'customer_phone',
  property: 'venue_id',
  eventType: 'event_type',
  eventDate: 'event_date',
  guests: 'guest_count',
};

function columnsOf(after: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [lookUp(columns, name), value]));
}
