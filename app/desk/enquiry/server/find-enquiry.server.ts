import { sql, type Transaction } from 'kysely';
import { functionHistory } from '#app/desk/diary/server/function-rows.server.ts';
import { type EnquiryDetail, functionEntry, type TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';
import { type InboxRecord, inboxColumns, inboxTables, readInboxRow } from '#app/desk/inbox/server/inbox-row.server.ts';
import type { DB } from '#platform/database/types.ts';

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

type Row = Omit<TimelineEntry, 'at'> & { at: Date };

/** Reads the changes by staff and the results of the mails, in the order in which they happened. */
export async function timelineOf(
  desk: Transaction<DB>,
  of: { leadId: string } | { applicationId: string },
  mailSubject: string,
): Promise<TimelineEntry[]> {
  const about = 'leadId' in of ? sql`c.lead_id = ${of.leadId}` : sql`c.application_id = ${of.applicationId}`;
  const { rows } = await sql<Row>`
    select c.at, c.author, c.kind, c.before, c.after, c.note, c.undone_at is not null as "isUndone", c.id as place
      from desk.change c where ${about}
    union all
    select coalesce(m.sent_at, m.created_at), null, 'mail', null,
           jsonb_build_object('mail', m.kind, 'state', m.state, 'tries', m.tries, 'error', m.last_error), null, false, 0
      from desk.mail_of(${mailSubject}) m
     -- A mail that nobody has tried to send yet is no event.
     where m.tries > 0 or m.state <> 'waiting'
    order by at, place`.execute(desk);
  return rows.map(({ at, author, kind, before, after, note, isUndone }) => {
    return { at: at.toISOString(), author, kind, before, after, note, isUndone };
  });
}

/** Returns the last change, if it can be undone. A change that sent mails cannot. */
export function undoableOf(timeline: TimelineEntry[]): TimelineEntry | null {
  const last = timeline.findLast(({ kind }) => kind === 'assigned' || kind === 'moved' || kind === 'quarantine');
  return last && !last.isUndone && last.after?.quarantine !== 'released' ? last : null;
}
