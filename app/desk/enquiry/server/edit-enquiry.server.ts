import { sql, type Transaction } from 'kysely';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { type InboxRow, isForEvent } from '#app/desk/inbox/inbox.ts';
import type { EnquiryEdit } from '#app/desk/inbox/phone-enquiry.ts';
import { inboxColumns, inboxTables } from '#app/desk/inbox/server/inbox.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { englishFunctions } from '#app/enquiries/functions/english-words.ts';
import { type EventFunction, functionInWords, functionsNow } from '#app/enquiries/functions/event-functions.ts';
import type { Day } from '#app/language/dates.ts';
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
    ['cameBy', 'came_by', edit.came_by ?? shown.cameBy],
  ];
  const event: Field[] = [
    ['eventType', 'event_type', edit.event_type],
    ['eventDate', 'event_date', edit.event_date],
    ['dayExactness', 'day_exactness', edit.day_exactness],
    ['guests', 'guest_count', edit.guest_count],
    ['space', 'space', edit.space],
    ['budget', 'budget_range', edit.budget_range],
    ['functions', 'functions', JSON.stringify(edit.functions)],
  ];
  const isOfEvent = isForEvent(lead.source);
  const isBooked = lead.bookingId !== null;
  const changed = [
    ...contact,
    // What the visitor wrote on the booking can be corrected, not taken away.
    ...(isOfEvent ? event.filter(([, , value]) => value !== null || !isBooked) : []),
  ].filter(([name, , value]) => (name === 'functions' ? isPlannedAnew(edit, shown) : value !== shown[name]));
  const remark = edit.phone?.remark;
  if (changed.length === 0 && !remark) return refused('Nothing was changed.');
  if (remark) await recordChange(desk, principal, shown, { kind: 'note', note: `Phone: ${remark}` });
  if (changed.length > 0) await correct(desk, principal, shown, changed);
  return { kind: 'done' };
}

/** Gives the enquiry of an event the day on which something is held for it now, in the transaction that holds it. */
export async function changeEventDay(
  desk: Transaction<DB>,
  principal: Principal,
  reference: string,
  dayAfter: (day: Day | null) => Day,
): Promise<void> {
  const { rows } = await sql<InboxRow>`
    select ${inboxColumns} from ${inboxTables} where l.reference = ${reference} for update of l`.execute(desk);
  const [shown] = rows;
  const day = dayAfter(shown?.eventDate ?? null);
  // On that day something is held: it is open no more.
  const changed: Field[] = [
    ...(day === shown?.eventDate ? [] : [['eventDate', 'event_date', day] satisfies Field]),
    ...(shown?.dayExactness === 'day' ? [] : [['dayExactness', 'day_exactness', 'day'] satisfies Field]),
  ];
  if (shown && isForEvent(shown.source) && changed.length > 0) await correct(desk, principal, shown, changed);
}

/** Writes corrections of a locked lead, and what stood there before into its timeline. */
async function correct(desk: Transaction<DB>, principal: Principal, shown: InboxRow, changed: Field[]): Promise<void> {
  // The timeline is written before the update, because it is not seen any more once the enquiry is another property's.
  const before = { ...shown, functions: inWords(functionsNow(shown)) };
  await recordChange(desk, principal, shown, {
    kind: 'edited',
    before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
    after: Object.fromEntries(
      changed.map(([name, , value]) => [name, name === 'functions' ? inWords(JSON.parse(String(value))) : value]),
    ),
  });
  await desk
    .updateTable('leads')
    .set({
      // The day and the guests are copied with any correction, so that whoever counts finds all of it in one place.
      ...(isForEvent(shown.source) && { event_date: shown.eventDate, guest_count: shown.guests }),
      ...Object.fromEntries(changed.map(([, column, value]) => [column, value])),
      version: shown.version + 1,
    })
    .where('id', '=', shown.id)
    .execute();
}

/** Whether more than the day and the guests of the main function was changed, which are the event's own. */
function isPlannedAnew(
  { event_date: eventDate, day_exactness: dayExactness, guest_count: guests, functions }: EnquiryEdit,
  shown: InboxRow,
) {
  return inWords(functions) !== inWords(functionsNow({ eventDate, dayExactness, guests, functions: shown.functions }));
}

const inWords = (functions: EventFunction[]) =>
  functions.map((each) => functionInWords(each, each.kind, englishFunctions)).join('; ') || 'one alone';

/** A field by its name in the timeline, its column, and its value after the correction. */
type Field = [name: keyof InboxRow, column: string, value: string | number | null];
