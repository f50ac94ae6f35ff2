import { type Kysely, sql } from 'kysely';
import type { EnquiryFigures, MailDelay, MailFigures } from '#app/monitoring/server-status.ts';
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
       where name = 'desk-mail' and state = 'failed' and created_on > now() - interval '7 days'),
    waiting as (
      select created_on, output->>'code' as error from jobs.job
       where name in ('enquiry-mail', 'desk-mail') and state in ('created', 'retry', 'active')),
    late as (
      select * from waiting w
       where w.error is distinct from 'EENVELOPE' or not exists (select from site.mail m where m.sent_at > w.created_on)
       order by created_on limit 1)
    select (select count(*)::int from waiting) as waiting,
           (select extract(epoch from now() - created_on)::int from late) as "oldestAge", (select error from late),
           (select count(*)::int from given_up) as "deadLetters",
           (select extract(epoch from now() - min(at))::int from given_up where at > now() - interval '1 hour')
             as "givenUpAge"`.execute(database);
  const [figures] = rows;
  if (!figures) throw new Error('The database gave no figures of the mail.');
  return figures;
}

/** Mail is delayed once the oldest has waited for more than these seconds; while it fails, it is tried again meanwhile. */
const delayedSeconds = 600;
/** After these seconds operators and everybody at the desk are told. */
export const alarmingSeconds = 1800;

/** Returns since when mail is delayed and why; undefined if it is not. */
export function mailDelayOf(
  { oldestAge, error, givenUpAge }: MailFigures,
  now: Date,
  seconds = delayedSeconds,
): MailDelay | undefined {
  const before = (age: number) => new Date(now.getTime() - age * 1000).toISOString();
  if (oldestAge !== null && oldestAge > seconds) return { since: before(oldestAge), why: reasonOf(error) };
  // An alarm of its own tells of those that were given up.
  if (givenUpAge === null || seconds > delayedSeconds) return undefined;
  return { since: before(givenUpAge), why: 'mail was given up after it failed for 24 hours' };
}

/** What the codes of Node and of the mail client mean. */
const reasons: [codes: RegExp, reason: string][] = [
  [/^(ECONN|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EHOST|ENET|EAI_)/, 'the mail server does not answer'],
  [/^(EAUTH|ENOAUTH|EOAUTH2)$/, 'the mail server does not accept our name and password'],
  [/^ETLS$/, 'the mail server offers no encrypted connection'],
  [/^(EENVELOPE|EMESSAGE|EPROTOCOL|ESTREAM)$/, 'the mail server refuses what we send'],
  [/^(ENOSPC|EDQUOT|EROFS|EACCES)$/, 'the folder for mail cannot be written to'],
];

function reasonOf(code: string | null): string {
  if (code === null) return 'it was not tried yet: the queue is long or stands still';
  return `${reasons.find(([codes]) => codes.test(code))?.[1] ?? 'it cannot be handed over'} (${code})`;
}
