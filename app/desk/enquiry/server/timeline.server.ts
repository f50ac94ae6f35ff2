import { sql, type Transaction } from 'kysely';
import type { TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import type { DB } from '#platform/database/types.ts';

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
