import { sql, type Transaction } from 'kysely';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { type InboxRecord, inboxColumns, inboxTables, readInboxRow } from '#app/desk/inbox/server/inbox-row.server.ts';
import type { DB } from '#platform/database/types.ts';
import { timelineOf, undoableOf } from './timeline.server.ts';

type DetailRecord = InboxRecord &
  Omit<EnquiryDetail, keyof InboxRow | 'consentAt' | 'timeline' | 'undoable'> & {
    subject: string;
    consented: Date | null;
  };

/** Reads one enquiry; null if there is none, or if this person may not see it. */
export async function findEnquiry(desk: Transaction<DB>, reference: string): Promise<EnquiryDetail | null> {
  const { rows } = await sql<DetailRecord>`
    select ${inboxColumns}, coalesce(l.booking_id, l.id) as subject, l.notes,
           coalesce(v.special_requirements, r.special_requests) as words, v.needs_rooms as "needsRooms",
           r.room_type as "roomType", r.rooms, r.adults, r.children, l.quarantine_reasons as reasons,
           l.consent_at as consented,
           json_strip_nulls(json_build_object('Source', l.utm_source, 'Medium', l.utm_medium, 'Campaign', l.utm_campaign,
             'Term', l.utm_term, 'Content', l.utm_content, 'Came from', l.referrer_host, 'First page', l.landing_path))
             as campaign
      from ${inboxTables} where l.reference = ${reference}`.execute(desk);
  const [row] = rows;
  if (!row) return null;
  const { consented, subject, ...rest } = row;
  const timeline = await timelineOf(desk, { leadId: row.id }, subject);
  const arrived = {
    at: row.created.toISOString(),
    author: null,
    before: null,
    after: null,
    note: null,
    isUndone: false,
  };
  return {
    ...rest,
    ...readInboxRow(row),
    consentAt: consented?.toISOString() ?? null,
    timeline: [...(row.source === 'phone_inquiry' ? [] : [{ ...arrived, kind: 'arrived' as const }]), ...timeline],
    undoable: undoableOf(timeline),
  } as EnquiryDetail;
}
