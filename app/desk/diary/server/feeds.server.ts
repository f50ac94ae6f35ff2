import { createHash, randomBytes } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type DiaryFunction, kindLabels, stateInWords } from '#app/desk/diary/diary-function.ts';
import { type StepKind, stepLabels } from '#app/desk/enquiry/next-step.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import type { Day } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';

/** A calendar feed as its owner sees it; the secret of its address is shown once. */
export interface Feed {
  id: string;
  /** Null if the feed has the functions of its owner. */
  property: string | null;
  owner: string;
  created: Date;
  read: Date | null;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function addFeed(desk: Transaction<DB>, principal: Principal, property: string | null): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await desk
    .insertInto('diary.feed')
    .values({ token_hash: hashOf(token), property, owner_id: principal.id })
    .execute();
  return token;
}

/** Lists the feeds that this person may revoke: their own, or everybody's if they are an administrator. */
export function listFeeds(desk: Transaction<DB>): Promise<Feed[]> {
  return desk
    .selectFrom('diary.feed')
    .select(['id', 'property', 'owner_id as owner', 'created_at as created', 'read_at as read'])
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .execute();
}

export async function revokeFeed(desk: Transaction<DB>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await desk
    .updateTable('diary.feed')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a feed shows of a function. It names no person. */
export interface FeedFunction
  extends Pick<DiaryFunction, 'reference' | 'kind' | 'state' | 'rank' | 'spaces' | 'starts' | 'ends' | 'version'> {
  guests: number | null;
  propertyName: string | null;
  changed: Date;
}

/** A next step in its owner's feed. It names no person either: what was written of it is left out. */
export interface FeedStep {
  reference: string;
  kind: StepKind;
  day: Day;
  /** India time, "15:30"; null while the hour is open. */
  at: string | null;
  version: number;
  changed: Date;
}

/** Reads a feed by its secret; null if it was revoked, or its owner has left or sees the property no more. */
export async function readFeed(
  database: Kysely<DB>,
  token: string,
): Promise<{ title: string; functions: FeedFunction[]; steps: FeedStep[] } | null> {
  const { rows: feeds } = await sql<{ id: string; property: string | null; owner: string; title: string | null }>`
    update diary.feed set read_at = now()
     where token_hash = ${hashOf(token)} and revoked_at is null and exists (
       select from staff."user" u where u.id = owner_id and u.removed_at is null and u.role in ('admin', 'manager', 'sales')
          and (property is null or u.role = 'admin' or u.all_properties or exists (
            select from staff.user_property p where p.user_id = u.id and p.property = feed.property)))
    returning id, property, owner_id as owner, (select name from hotels where slug = property) as title`.execute(
    database,
  );
  const [feed] = feeds;
  if (!feed) return null;
  const { rows } = await sql<FeedFunction>`
    select f.reference, f.kind, f.state, f.rank, coalesce(f.guaranteed_guests, f.expected_guests) as guests, h.name as "propertyName",
           array(select s.name::text from hotel_spaces s where s.id = any (f.spaces) order by s.sort_order) as spaces,
           f.starts_at as starts, f.ends_at as ends, f.updated_at as changed, f.version
      from diary.function f left join hotels h on h.slug = f.property
     where f.state in ('option', 'definite', 'blocked')
       and f.ends_at > now() - interval '60 days' and f.starts_at < now() + interval '3 years'
       and ${
         feed.property
           ? sql`f.property = ${feed.property}`
           : sql`f.owner_id = ${feed.owner} and exists (
               select from staff."user" u where u.id = f.owner_id and (u.role = 'admin' or u.all_properties or exists (
                 select from staff.user_property p where p.user_id = u.id and p.property = f.property)))`
       }
     order by f.starts_at limit 5000`.execute(database);
  if (feed.property) return { title: feed.title ?? feed.property, functions: rows, steps: [] };
  return { title: 'My functions', functions: rows, steps: await stepsOf(database, feed.owner) };
}

/** Reads the next steps of somebody's open enquiries, in the properties that they see. */
async function stepsOf(database: Kysely<DB>, owner: string): Promise<FeedStep[]> {
  const { rows } = await sql<FeedStep>`
    select l.reference, l.step_kind as kind, l.step_on::text as day, to_char(l.step_at, 'HH24:MI') as at, l.version,
           l.updated_at as changed
      from leads l join staff."user" u on u.id = l.assigned_to
     where l.assigned_to = ${owner} and l.step_on is not null and l.status in ('new', 'contacted', 'qualified')
       and l.quarantine in ('none', 'released') and l.merged_into is null
       and (u.role = 'admin' or u.all_properties or exists (
         select from staff.user_property p where p.user_id = u.id and p.property = l.venue_id))
     order by l.step_on limit 1000`.execute(database);
  return rows;
}

/** How long a step takes in a calendar. */
const stepMinutes = 30;

/** Writes the calendar of a feed (RFC 5545). Times are in UTC, so that no calendar needs to know India's zone. */
export function calendarFeed({ title, functions, steps }: NonNullable<Awaited<ReturnType<typeof readFeed>>>): string {
  const calendar = ical({
    name: `Tivoli: ${title}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Tivoli', product: 'Diary', language: 'EN' },
    ttl: 3600,
  });
  for (const row of functions) {
    const guests = row.guests ? `, ${row.guests} guests` : '';
    calendar.createEvent({
      id: `${row.reference.toLowerCase()}@tivoli`,
      start: row.starts,
      end: row.ends,
      stamp: row.changed,
      sequence: row.version,
      summary: `${kindLabels[row.kind]} (${stateInWords(row).toLowerCase()})${guests}`,
      description: row.reference,
      location: [row.spaces.join(' and '), row.propertyName].filter(Boolean).join(', '),
      status: row.state === 'option' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    });
  }
  for (const { reference, kind, day, at, version, changed } of steps) {
    const start = momentInIndia(day, at ?? '00:00');
    calendar.createEvent({
      id: `step-${reference.toLowerCase()}@tivoli`,
      // An hour that is open is a day without hours, in whichever zone the calendar is read.
      ...(at
        ? { start, end: new Date(start.getTime() + stepMinutes * 60_000) }
        : { start: new Date(day), allDay: true }),
      stamp: changed,
      sequence: version,
      summary: `${stepLabels[kind]}: ${reference}`,
      status: ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
