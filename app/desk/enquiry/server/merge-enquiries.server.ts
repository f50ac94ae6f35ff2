import { sql, type Transaction } from 'kysely';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { bookingStatuses } from '#app/desk/enquiry/lead-status-changes.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { inboxColumns, inboxTables } from '#app/desk/inbox/server/inbox.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { DB } from '#platform/database/types.ts';
import { recordChange } from './change-enquiry.server.ts';
import { lockLead, updateBooking } from './lock-lead.server.ts';

const most = 20;

/** Another enquiry, and what connects it with this one; whether it is the same family nobody has confirmed. */
export interface PossibleFamily extends InboxRow {
  samePhone: boolean;
  sameEmail: boolean;
  /** What connects them beside the same day and house. */
  sameName: boolean;
  sameSpace: boolean;
}

/**
 * Reads the other enquiries with the same phone number or e-mail address, or for the same event, newest first; before
 * them those that a colleague looks for by reference, name or number.
 */
export async function sameFamily(desk: Transaction<DB>, reference: string, words = ''): Promise<PossibleFamily[]> {
  const { rows } = await sql<PossibleFamily>`
    with this as materialized (
      select id, customer_phone as phone, lower(customer_email) as email from leads where reference = ${reference}),
    event as materialized (select d.* from this, desk.possible_doubles(array[this.id]) d),
    found as materialized (select desk.find(desk.words_asked(${cleanLine(words)}), ${most}) as id),
    other as (
      select l.id from this join leads l on l.customer_phone = this.phone
      union select l.id from this join leads l on lower(l.customer_email) = this.email
      union select event.other from event
      union select found.id from found)
    select ${inboxColumns}, coalesce(l.customer_phone = this.phone, false) as "samePhone",
           coalesce(lower(l.customer_email) = this.email, false) as "sameEmail",
           coalesce(event.same_name, false) as "sameName", coalesce(event.same_space, false) as "sameSpace"
      from ${inboxTables}
      join this on this.id <> l.id
      left join event on event.other = l.id
     where l.id = any (array(select other.id from other)) and l.merged_into is null and l.quarantine in ('none', 'released')
     order by l.id in (select found.id from found) desc, l.created_at desc limit ${most}`.execute(desk);
  return rows;
}

interface MergeRequest {
  reference: string;
  version: number;
  /** The enquiry that goes on as this one. */
  other: string;
}

/** Merges another enquiry, which a colleague knows to be the same family's, into this one: both timelines and all functions go on here. */
export async function mergeEnquiries(
  desk: Transaction<DB>,
  principal: Principal,
  { reference, version, other: otherReference }: MergeRequest,
): Promise<ChangeResult> {
  // Always in the same order, so that two who merge the same enquiries do not wait for each other.
  const { rows } = await sql<{ reference: string; version: number; isOpen: boolean }>`
    select reference, version, merged_into is null and quarantine in ('none', 'released') as "isOpen"
      from leads where reference in (${reference}, ${otherReference}) order by id for update`.execute(desk);
  const other = rows.find((row) => row.reference === otherReference && row.reference !== reference && row.isOpen);
  if (!other) return refused('There is no such other enquiry, or it was merged already.');
  const lead = await lockLead(desk, reference, version);
  if ('kind' in lead) return lead;
  if (lead.mergedInto) return refused('This enquiry was merged into another one itself.');
  const from = await lockLead(desk, otherReference, other.version);
  if ('kind' in from) return from;
  await sql`update leads set merged_into = ${lead.id} where merged_into = ${from.id}`.execute(desk);
  await sql`
    update leads set merged_into = ${lead.id}, status = 'lost', lost_reason = 'merged', version = version + 1
     where id = ${from.id}`.execute(desk);
  await updateBooking(desk, from, sql`status = ${bookingStatuses.lost}`);
  await sql`
    update diary.event set lead_id = ${lead.id}, made_for = coalesce(made_for, ${from.id}::uuid)
     where lead_id = ${from.id}`.execute(desk);
  await sql`update leads set version = ${version + 1} where id = ${lead.id}`.execute(desk);
  await recordChange(desk, principal, from, { kind: 'merged', after: { into: reference } });
  await recordChange(desk, principal, lead, { kind: 'merged', after: { from: otherReference } });
  return { kind: 'done' };
}
