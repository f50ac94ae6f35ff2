import { type Kysely, sql } from 'kysely';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

/** One run takes so many; the next run takes the rest. */
const batch = 50;

/**
 * Queues a mail and an event for each enquiry that became overdue within the last day, only once for all replicas. The
 * morning's digest lists those that have been overdue for longer. Returns how many it queued.
 */
export async function queueEscalations(database: Kysely<DB>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with due as (
        select l.id from leads l
         where l.due_at < now() and l.due_at > now() - interval '1 day' and l.first_response_at is null
           and l.status = 'new' and l.quarantine in ('none', 'released')
           and not exists (select from site.escalations e where e.lead_id = l.id)
         order by l.due_at limit ${batch}),
      escalated as (
        insert into site.escalations (lead_id) select id from due on conflict do nothing returning lead_id),
      noted as (
        insert into site.events (kind, subject_id, data)
        select 'enquiry.overdue', l.id, jsonb_build_object(
                 'reference', l.reference, 'source', l.source, 'property', l.venue_id, 'status', l.status, 'due_at', l.due_at)
          from leads l join escalated e on e.lead_id = l.id)
      select lead_id as id from escalated`.execute(transaction);
    const mails = rows.map(({ id }) => ({ mail: 'escalation', id }) as const);
    if (mails.length > 0) await sendJobs(transaction, 'desk-mail', mails);
    return rows.length;
  });
}
