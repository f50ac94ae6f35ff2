import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { queueDiaryMails } from '#app/desk/diary/server/diary-mail.server.ts';
import { awaitedSince } from '#app/forms/store-once.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields, limitErrorReports } from '#platform/telemetry/logging.ts';
import { queueHeldNotice } from './held-notice.server.ts';
import { isUnanswered } from './open-leads.server.ts';

const EVENTS_EVERY_MS = 2_000;
const DIARY_EVERY_MS = 20_000;

/**
 * Queues events for the webhook and releases what has expired in the diary, sooner than a schedule could: pg-boss looks at
 * its schedules once in half a minute, and an option is released within a minute. Returns a function that ends this.
 */
export function watchOutbox({ database, hasWebhook, log }: OutboxParts): () => void {
  const reportError = limitErrorReports((error) =>
    log.warn({ error: errorFields(error) }, 'what is to be sent could not be looked for'),
  );
  const repeat = (work: (database: Kysely<DB>) => Promise<unknown>, ms: number) =>
    setInterval(() => void work(database).catch(reportError), ms).unref();
  const timers = [
    repeat(queueDiaryMails, DIARY_EVERY_MS),
    ...(hasWebhook ? [repeat(queueEvents, EVENTS_EVERY_MS)] : []),
  ];
  return () => timers.forEach(clearInterval);
}

interface OutboxParts {
  database: Kysely<DB>;
  /** Whether a receiver of events is configured. */
  hasWebhook: boolean;
  log: Logger;
}

/** Queues escalations and word of what is held back, and forgets old events. */
export async function queueReminders(database: Kysely<DB>): Promise<void> {
  await Promise.all([queueEscalations(database), queueHeldNotice(database), forgetEvents(database)]);
}

/** The most that one run takes; the next run takes the rest. */
const batch = 50;

/** The most reminders an hour about enquiries that are held back: a flood of spam must not drown the others. */
const heldAnHour = 10;

/**
 * Queues a mail for each enquiry that became overdue within the last day, held back or not, and an event for each that
 * is not held back; only once for all replicas. The morning's digest tells of those that have been overdue for longer.
 * Returns how many it queued.
 */
export async function queueEscalations(database: Kysely<DB>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with due as (
        select l.id, l.due_at, l.quarantine from leads l
         where l.due_at < now() and l.due_at > now() - interval '1 day' and ${isUnanswered}
           and not exists (select from site.escalations e where e.lead_id = l.id and e.escalated_at > ${awaitedSince(sql`l.due_at`)})),
      held as (
        select count(*) as reminded from site.escalations e join leads l on l.id = e.lead_id
         where e.escalated_at > now() - interval '1 hour' and l.quarantine = 'held'),
      chosen as (
        (select id from due where quarantine <> 'held' order by due_at limit ${batch})
        union all
        (select id from due where quarantine = 'held' order by due_at
          limit greatest(0, ${heldAnHour} - (select reminded from held)))),
      escalated as (
        insert into site.escalations as earlier (lead_id) select id from chosen
        on conflict (lead_id) do update set escalated_at = now()
          where earlier.escalated_at <= (select ${awaitedSince(sql`l.due_at`)} from leads l where l.id = earlier.lead_id) returning lead_id),
      noted as (
        insert into site.events (kind, subject_id, data)
        select 'enquiry.overdue', l.id, jsonb_build_object(
                 'reference', l.reference, 'source', l.source, 'property', l.venue_id, 'status', l.status, 'due_at', l.due_at)
          from leads l join escalated e on e.lead_id = l.id
         where l.quarantine <> 'held')
      select lead_id as id from escalated`.execute(transaction);
    const mails = rows.map(({ id }) => ({ mail: 'escalation', id }) as const);
    if (mails.length > 0) await sendJobs(transaction, 'desk-mail', mails);
    return rows.length;
  });
}

/**
 * Queues the morning's digests once a day: one of all enquiries for the sales inbox, and one of their own properties for
 * each manager and salesperson. Returns how many it queued.
 */
export async function queueDigests(database: Kysely<DB>, now = new Date()): Promise<number> {
  const day = todayInIndia(now);
  return database.transaction().execute(async (transaction) => {
    const taken = await sql`
      insert into site.digests (day) values (${day}) on conflict do nothing returning day`.execute(transaction);
    if (taken.rows.length === 0) return 0;
    const { rows: staff } = await sql<{ id: string }>`
      select distinct u.id from staff."user" u join staff.user_property p on p.user_id = u.id
       where u.role in ('manager', 'sales') and not u.all_properties and u.removed_at is null`.execute(transaction);
    const mails = [null, ...staff.map(({ id }) => id)].map((to) => ({ mail: 'digest', day, staff: to }) as const);
    await sendJobs(transaction, 'desk-mail', mails);
    return mails.length;
  });
}

/** The most events that one transaction queues. */
const eventsAtOnce = 200;

/**
 * Queues a job for each new event, only once for all replicas. Events from before a webhook was configured are not
 * sent, because a receiver needs recent ones only. Returns how many it queued.
 */
export async function queueEvents(database: Kysely<DB>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with taken as (
        update site.events set queued_at = now()
         where id in (select id from site.events
                       where queued_at is null and created_at > now() - interval '1 day'
                       order by created_at limit ${eventsAtOnce} for update skip locked)
        returning id, created_at)
      select id from taken order by created_at`.execute(transaction);
    const jobs = rows.map(({ id }) => ({ event: id }));
    if (jobs.length > 0) await sendJobs(transaction, 'webhook', jobs);
    return rows.length;
  });
}

/** Events are kept for a month, so that staff can see what was sent. */
async function forgetEvents(database: Kysely<DB>): Promise<void> {
  await sql`delete from site.events where created_at < now() - interval '30 days'`.execute(database);
}
