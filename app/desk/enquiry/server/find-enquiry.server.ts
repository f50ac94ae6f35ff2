import { sql, type Transaction } from 'kysely';
import { type EnquiryDetail, functionEntry } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { type InboxRecord, inboxColumns, inboxTables, readInboxRow } from '#app/desk/inbox/server/inbox-row.server.ts';
import { functionHistory } from '#app/diary/server/function-history.server.ts';
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
           coalesce(v.special_requirements, r.special_requests) as words, v.needs_rooms as "needsRooms", v.space,
           r.room_type as "roomType", r.rooms, r.adults, r.children, l.quarantine_reasons as reasons,
           l.lost_reason as "lostReason", (select m.reference from leads m where m.id = l.merged_into) as "mergedInto",
           l.consent_at as consented,
           json_strip_nulls(json_build_object('Source', l.utm_source, 'Medium', l.utm_medium, 'Campaign', l.utm_campaign,
             'Term', l.utm_term, 'Content', l.utm_content, 'Came from', l.referrer_host, 'First page', l.landing_path))
             as campaign
      from ${inboxTables} where l.reference = ${reference}`.execute(desk);
  const [row] = rows;
  if (!row) return null;
  const { consented, subject, ...rest } = row;
  const merged = await mergedInto(desk, row.id);
  const own = await timelineOf(desk, { leadId: row.id }, subject);
  const timelines = [own, (await functionHistory(desk, { leadIds: [row.id] })).map(functionEntry)];
  for (const other of merged) {
    const entries = await timelineOf(desk, { leadId: other.id }, other.subject);
    const first = { ...emptyEntry, at: other.created.toISOString(), kind: 'arrived' as const };
    timelines.push([first, ...entries].map((entry) => ({ ...entry, of: other.reference })));
  }
  const timeline = timelines.flat().sort((a, b) => a.at.localeCompare(b.at));
  const arrived = { ...emptyEntry, at: row.created.toISOString() };
  return {
    ...rest,
    ...readInboxRow(row),
    consentAt: consented?.toISOString() ?? null,
    timeline: [...(row.source === 'phone_inquiry' ? [] : [{ ...arrived, kind: 'arrived' as const }]), ...timeline],
    undoable: undoableOf(own),
  } as EnquiryDetail;
}

const emptyEntry = { author: null, before: null, after: null, note: null, isUndone: false };

/** Reads the enquiries that were merged into this one. */
async function mergedInto(desk: Transaction<DB>, id: string) {
  const { rows } = await sql<{ id: string; reference: string; subject: string; created: Date }>`
    select id, reference, coalesce(booking_id, id) as subject, created_at as created
      from leads where merged_into = ${id} order by created_at`.execute(desk);
  return rows;
}
