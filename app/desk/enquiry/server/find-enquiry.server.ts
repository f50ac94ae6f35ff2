import { sql, type Transaction } from 'kysely';
import { functionHistory } from '#app/desk/diary/server/function-rows.server.ts';
import type { EnquiryDetail, TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import { dayOf, functionLines, type InboxRow } from '#app/desk/inbox/inbox.ts';
import { inboxColumns, inboxTables, possibleDoubles } from '#app/desk/inbox/server/inbox.server.ts';
import { subjectTable } from '#app/family/family-links.server.ts';
import type { DB } from '#platform/database/types.ts';

type DetailRow = Omit<EnquiryDetail, 'doubles' | 'timeline' | 'undoable'>;

/** Reads one enquiry; null if there is none, or if this person may not see it. */
export async function findEnquiry(desk: Transaction<DB>, reference: string): Promise<EnquiryDetail | null> {
  const { rows } = await sql<DetailRow>`
    select ${inboxColumns}, coalesce(l.booking_id, l.id) as subject,
           ${subjectTable}
             as "subjectTable", l.notes,
           coalesce(v.special_requirements, r.special_requests) as words, v.needs_rooms as "needsRooms", coalesce(v.estimate, r.estimate) as estimate,
           r.room_type as "roomType", r.rooms, r.adults, r.children,
           l.consent_at as "consentAt",
           (select count(*)::int from desk.paper p join leads m on m.id = p.lead_id where l.id in (m.id, m.merged_into)) as papers,
           json_strip_nulls(json_build_object('Source', l.utm_source, 'Medium', l.utm_medium, 'Campaign', l.utm_campaign,
             'Term', l.utm_term, 'Content', l.utm_content, 'Came from', l.referrer_host, 'First page', l.landing_path))
             as campaign
      from ${inboxTables} where l.reference = ${reference}`.execute(desk);
  const [row] = rows;
  if (!row) return null;
  const own = await timelineOf(desk, { leadId: row.id }, row.subject);
  const timeline = [...own, ...(await functionHistory(desk, { leadId: row.id }))];
  for (const other of await mergedInto(desk, row.id)) {
    const entries = await timelineOf(desk, { leadId: other.id }, other.subject);
    timeline.push(
      ...[arrival(other.createdAt, other.words), ...entries].map((entry) => ({ ...entry, of: other.reference })),
    );
  }
  timeline.sort((a, b) => a.at.getTime() - b.at.getTime());
  if (row.source !== 'phone_inquiry') timeline.unshift(arrival(row.createdAt));
  const { [row.id]: doubles = [] } = await possibleDoubles(desk, [row.id]);
  return { ...row, doubles, timeline, undoable: undoableOf(own) };
}

export function arrival(at: Date, note: string | null = null): TimelineEntry {
  return { at, author: null, kind: 'arrived', before: null, after: null, note, isUndone: false };
}

/** Reads the enquiries that go on as this one, with what was written or said in them. */
async function mergedInto(desk: Transaction<DB>, id: string) {
  const { rows } = await sql<InboxRow & { subject: string; isBooked: boolean; notes: string | null }>`
    select ${inboxColumns}, coalesce(l.booking_id, l.id) as subject, l.booking_id is not null as "isBooked", l.notes
      from ${inboxTables} where l.merged_into = ${id} order by l.created_at`.execute(desk);
  return rows.map((row) => {
    // The notes of a booking have its day and its guests.
    const plan = row.isBooked
      ? []
      : [
          dayOf(row) && `Event date: ${dayOf(row)}`,
          row.guests && `Guests: ${row.guests}`,
          ...functionLines(row).map((line) => line.join(': ')),
        ];
    const words = [row.notes, ...plan].filter(Boolean).join('\n');
    return { ...row, words: words || null };
  });
}

/** Reads the changes by staff and the results of the mails, in the order in which they happened. */
export async function timelineOf(
  desk: Transaction<DB>,
  of: { leadId: string } | { applicationId: string },
  mailSubject: string,
): Promise<TimelineEntry[]> {
  const about = 'leadId' in of ? sql`c.lead_id = ${of.leadId}` : sql`c.application_id = ${of.applicationId}`;
  const { rows } = await sql<TimelineEntry>`
    select at, author, kind, before, after, note, "isUndone" from (
      select c.at, c.author, c.kind, c.before, c.after, c.note, c.undone_at is not null as "isUndone", c.id as place
        from desk.change c where ${about}
      union all
      select coalesce(m.sent_at, m.created_at), null, 'mail', null,
             jsonb_build_object('mail', m.kind, 'state', m.state, 'tries', m.tries, 'error', m.last_error), null, false, 0
        from desk.mail_of(${mailSubject}) m
       -- A mail that nobody has tried to send yet is no event.
       where m.tries > 0 or m.state <> 'waiting') entry
     order by at, place`.execute(desk);
  return rows;
}

/** Returns the last change, if it can be undone. A change that sent mails cannot. */
export function undoableOf(timeline: TimelineEntry[]): TimelineEntry | null {
  const last = timeline.findLast(({ kind }) => kind === 'assigned' || kind === 'moved' || kind === 'quarantine');
  return last && !last.isUndone && last.after?.quarantine !== 'released' ? last : null;
}
