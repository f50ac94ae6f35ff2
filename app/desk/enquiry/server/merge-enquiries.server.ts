import { sql, type Transaction } from 'kysely';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { bookingStatuses } from '#app/desk/enquiry/lead-status-changes.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { inboxColumns, inboxTables } from '#app/desk/inbox/server/inbox.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { recordChange } from './change-enquiry.server.ts';
import { lockLead, updateBooking } from './lock-lead.server.ts';

const most = 20;

/** Another enquiry in which the same contact was typed, and which; whether it is the same family nobody has confirmed. */
export interface SameContact extends InboxRow {
  samePhone: boolean;
  sameEmail: boolean;
}

/** Reads the other enquiries with the same phone number or e-mail address, newest first. */
export async function sameFamily(desk: Transaction<DB>, reference: string): Promise<SameContact[]> {
  const { rows } = await sql<SameContact>`
    select ${inboxColumns}, coalesce(l.customer_phone = this.customer_phone, false) as "samePhone",
           coalesce(lower(l.customer_email) = lower(this.customer_email), false) as "sameEmail"
      from ${inboxTables}
      join leads this on this.reference = ${reference}
     where l.id <> this.id and l.merged_into is null and l.quarantine in ('none', 'released')
       and (l.customer_phone = this.customer_phone or lower(l.customer_email) = lower(this.customer_email))
     order by l.created_at desc limit ${most}`.execute(desk);
  return rows;
}

interface MergeRequest {
  reference: string;
  version: number;
  /** The enquiry that goes on as this one. */
  other: string;
}

/** Merges another enquiry of the same family into this one: both timelines and all functions go on here. */
export async function mergeEnquiries(
  desk: Transaction<DB>,
  principal: Principal,
  { reference, version, other: otherReference }: MergeRequest,
): Promise<ChangeResult> {
  const other = (await sameFamily(desk, reference)).find((row) => row.reference === otherReference);
  if (!other) return refused('They have neither the phone number nor the e-mail in common.');
  // Always in the same order, so that two who merge the same enquiries do not wait for each other.
  await sql`select from leads where reference in (${reference}, ${otherReference}) order by id for update`.execute(
    desk,
  );
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
  await sql`update diary.event set lead_id = ${lead.id} where lead_id = ${from.id}`.execute(desk);
  await sql`update leads set version = ${version + 1} where id = ${lead.id}`.execute(desk);
  await recordChange(desk, principal, from, { kind: 'merged', after: { into: reference } });
  await recordChange(desk, principal, lead, { kind: 'merged', after: { from: otherReference } });
  return { kind: 'done' };
}
