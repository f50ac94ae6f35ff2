import { type Kysely, sql } from 'kysely';
import type { EnquiryFigures, MailFigures } from '#app/monitoring/server-status.ts';
import type { DB } from '#platform/database/types.ts';

/** Every enquiry has one lead. The time of its answer may be in the lead or in the booking. */
export async function readEnquiries(database: Kysely<DB>): Promise<EnquiryFigures> {
  const { rows } = await sql<EnquiryFigures>`
    with enquiry as (
      select lead.created_at, lead.due_at, coalesce(lead.first_response_at, venue.first_response_at, room.first_response_at) as answered_at
        from leads as lead
        left join venue_bookings as venue on venue.id = lead.booking_id
        left join room_bookings as room on room.id = lead.booking_id
       where lead.quarantine in ('none', 'released'))
    select count(*) filter (where created_at > now() - interval '24 hours')::int as received,
           count(*) filter (where created_at > now() - interval '24 hours' and answered_at is not null)::int as answered,
           count(*) filter (where due_at < now() and answered_at is null)::int as overdue,
           extract(epoch from now() - max(created_at))::int as "lastAge"
      from enquiry`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('The database gave no figures of the enquiries.');
  return figures;
}

/** Counts the e-mails that wait and those that were given up. */
export async function readMail(database: Kysely<DB>): Promise<MailFigures> {
  const { rows } = await sql<MailFigures>`
    with given_up as (
      select coalesce(tried_at, created_at) as at from site.mail
       where state = 'failed' and created_at > now() - interval '7 days'
      union all
      select coalesce(completed_on, created_on) from jobs.job
       where name = 'desk-mail' and state = 'failed' and created_on > now() - interval '7 days')
    select count(*)::int as waiting, extract(epoch from now() - min(created_on))::int as "oldestAge",
           (select count(*)::int from given_up) as "deadLetters",
           (select count(*)::int from given_up where at > now() - interval '1 hour') as "deadLettersLately"
      from jobs.job where name in ('enquiry-mail', 'desk-mail') and state in ('created', 'retry', 'active')`.execute(
    database,
  );
  const [figures] = rows;
  if (!figures) throw new Error('The database gave no figures of the mail.');
  return figures;
}
