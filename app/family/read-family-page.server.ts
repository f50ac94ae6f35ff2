import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { inPageLanguage, withTown } from '#app/catalogue/server/in-page-language.server.ts';
import type { Confirmations } from '#app/enquiries/confirmation/confirmation.server.ts';
import { sentFactsTexts as facts } from '#app/enquiries/confirmation/texts.ts';
import type { SentEnquiry } from '#app/enquiries/enquiry.ts';
import {
  type DayExactness,
  type EventFunction,
  formatEventDay,
  functionRows,
  lastPossibleDay,
} from '#app/enquiries/functions/event-functions.ts';
import { type FindVenues, venueOfSlug } from '#app/enquiries/store-enquiry.server.ts';
import type { SubmissionTable } from '#app/forms/store-once.server.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import { language } from '#app/language/page-language.ts';
import { estimateEvent, type FindPrices } from '#app/prices/estimate-of.ts';
import { mapLink } from '#app/shell/head/map-link.ts';
import { labelOf } from '#content/option-lists.ts';
import { eventTypeOptions } from '#content/shown-options.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { type ActBefore, type ActRecord, type EventPlan, wordOf } from './family-acts.ts';
import type { FamilyLink, FamilyLinks, LinkSubject } from './family-links.server.ts';
import {
  type ApplicationState,
  type FamilyHouse,
  type FamilyPage,
  type FamilyState,
  type HeldFunction,
  linkDays,
  linkEnds,
  type PageAct,
} from './family-page.ts';

interface Parts {
  database: Pick<Database, 'writes'>;
  links: FamilyLinks;
  confirmations: Confirmations;
  findVenues: FindVenues;
  findPrices?: FindPrices;
  /** In the language of the page. */
  catalogue: Pick<Catalogue, 'hotelBySlug'>;
  log: Logger;
}

/** What an address with a token leads to; `ended` also where there never was such a link. */
export type OpenedFamilyPage =
  | { kind: 'page'; page: FamilyPage; link: FamilyLink; subject: SubjectRow }
  | { kind: 'ended' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'away' };

export type FamilyPages = ReturnType<typeof createFamilyPages>;

/** Opens the page of a family by the token of its link. Opening it changes nothing of what it shows. */
export function createFamilyPages(parts: Parts) {
  return {
    /** Never throws. */
    async open(token: string, address: string): Promise<OpenedFamilyPage> {
      try {
        return await openPage(parts, token, address);
      } catch (error) {
        parts.log.warn({ error: errorFields(error) }, 'the page of a family could not be read');
        return { kind: 'away' };
      }
    },
  };
}

async function openPage(parts: Parts, token: string, address: string): Promise<OpenedFamilyPage> {
  // The link is read where it is written: a copy for reading may not have it yet.
  const database = parts.database.writes;
  const link = await parts.links.open(token, address);
  if (!link) return { kind: 'ended' };
  if ('wait' in link) return { kind: 'wait', seconds: link.wait };
  const subject = await subjectOf(database, link);
  if (!subject || linkEnds(subject.lastDay, link.createdAt).getTime() < Date.now()) return { kind: 'ended' };
  return { kind: 'page', page: await pageOf(parts, link, subject), link, subject };
}

/** The row that a link is about, as it stands now. */
export interface SubjectRow {
  /** The lead; null for an application. */
  lead: string | null;
  reference: string;
  kind: FamilyPage['kind'];
  name: string;
  email: string | null;
  /** Of a lead `new` to `lost`, of an application `new` to `rejected`. */
  status: string;
  venue: string | null;
  /** The day and the number of guests as they stand after corrections; null where there is none. */
  day: Day | null;
  guests: number | null;
  exactness: DayExactness;
  functions: EventFunction[];
  type: EventType | null;
  lastDay: Day;
  dueAt: Date;
  answeredAt: Date | null;
  colleague: string | null;
  isWithdrawn: boolean;
}

const isWithdrawn = (ofThis: RawBuilder<unknown>) =>
  sql`coalesce((select c.after->>'act' = 'withdraw' from desk.change c
                 where c.kind = 'family' and c.after->>'act' in ('withdraw', 'change', 'message', 'visit') and ${ofThis}
                 order by c.id desc limit 1), false)`;

/** Reads what a link is about; null if it is gone, or held back for staff to look at. */
export async function subjectOf(database: Kysely<DB>, { of, id }: LinkSubject): Promise<SubjectRow | null> {
  type Row = Omit<SubjectRow, 'kind' | 'lastDay'> & { source: string; lastDay: Day | null; created: Date };
  // What an enquiry goes on as, after a merge, has its clock and its colleague; everything else is its own.
  const query =
    of === 'career_applications'
      ? sql<Row>`
        select null as lead, 'application' as source, a.reference, a.name, a.email, a.status, null as venue, null as day,
               null as guests, 'day' as exactness, '[]'::jsonb as functions, null as type, null as "lastDay", a.created_at as created, a.due_at as "dueAt",
               a.first_response_at as "answeredAt", null as colleague,
               ${isWithdrawn(sql`c.application_id = a.id`)} as "isWithdrawn"
          from career_applications a where a.id = ${id} and a.quarantine in ('none', 'released')`
      : sql<Row>`
        select l.id as lead, l.source, l.reference, l.customer_name as name, l.customer_email as email,
               coalesce(m.status, l.status) as status, l.venue_id as venue,
               coalesce(l.event_date, v.event_date, r.checkin_date) as day,
               coalesce(l.guest_count, v.guest_count, r.guest_count) as guests,
               coalesce(l.day_exactness, v.day_exactness, 'day') as exactness,
               coalesce(l.functions, v.functions, '[]') as functions, coalesce(l.event_type, v.event_type) as type,
               coalesce(l.event_date, v.event_date, r.checkout_date) as "lastDay", l.created_at as created,
               coalesce(m.due_at, l.due_at) as "dueAt",
               case when m.id is null then l.first_response_at else m.first_response_at end as "answeredAt",
               (select u.name from staff."user" u
                 where u.id = coalesce(m.assigned_to, l.assigned_to) and u.removed_at is null) as colleague,
               ${isWithdrawn(sql`c.lead_id = l.id`)} as "isWithdrawn"
          from leads l
          left join venue_bookings v on l.source = 'venue_booking' and v.id = l.booking_id
          left join room_bookings r on l.source = 'room_booking' and r.id = l.booking_id
          left join leads m on m.id = l.merged_into
         where ${of === 'leads' ? sql`l.id` : sql`l.booking_id`} = ${id} and l.quarantine in ('none', 'released')`;
  const [row] = (await query.execute(database)).rows;
  if (!row) return null;
  const { source, created, ...subject } = row;
  const arrived = todayInIndia(created);
  return {
    ...subject,
    kind: kindOf(of, source),
    lastDay: row.lastDay ? lastDayOf(row.lastDay, row) : addDays(arrived, linkDays.application - linkDays.afterEvent),
  };
}

/** The last day that may be meant: that of the last function, or of an open month its last one. */
function lastDayOf(day: Day, { exactness, functions }: Pick<SubjectRow, 'exactness' | 'functions'>): Day {
  const days = [lastPossibleDay({ day, exactness }), ...functions.map((each) => each.day ?? day)];
  return days.toSorted().at(-1) ?? day;
}

function kindOf(of: SubmissionTable, source: string): FamilyPage['kind'] {
  if (of === 'career_applications') return 'application';
  if (of === 'room_bookings') return 'room';
  return of === 'venue_bookings' || source === 'phone_inquiry' ? 'enquiry' : 'message';
}

const hiddenFromRelatives = [facts.email, facts.estimate, facts.message];

async function pageOf(parts: Parts, link: FamilyLink, subject: SubjectRow): Promise<FamilyPage> {
  const { kind, reference, name, dueAt, answeredAt, colleague, lead } = subject;
  const { readsOnly } = link;
  const [summary, other, house, held, acts] = await Promise.all([
    kind === 'enquiry' ? parts.confirmations.enquiry(reference) : null,
    parts.confirmations.other(reference),
    houseOf(parts, subject.venue),
    lead ? heldFor(parts.database.writes, lead) : [],
    readsOnly ? [] : actsOf(parts.database.writes, link, lead),
  ]);
  const shown = summary && (await asItStands(parts, summary, subject));
  const rows = other?.rows ?? (shown ? [] : rowsOf(subject));
  return {
    kind,
    reference,
    name: readsOnly ? null : name,
    readsOnly,
    state: stateOf(subject),
    application: kind === 'application' ? (subject.status as ApplicationState) : null,
    dueAt,
    answeredAt,
    colleague,
    summary: shown && readsOnly ? { ...shown, email: '', message: null, budgetRange: null, estimate: null } : shown,
    rows: readsOnly ? rows.filter(([label]) => !hiddenFromRelatives.includes(label)) : rows,
    held,
    acts,
    plan: planOf(subject),
    house,
  };
}

/** What a family can change of its event; null where there is none, or day and guests were never said. */
export function planOf({ kind, day, guests, exactness, functions, type }: SubjectRow): EventPlan | null {
  return kind === 'enquiry' && day && guests ? { type, day, exactness, guests, functions } : null;
}

/** What was sent, with what was changed since by the family or by the team. */
async function asItStands(
  { findVenues, findPrices }: Parts,
  summary: SentEnquiry,
  subject: SubjectRow,
): Promise<SentEnquiry> {
  const venue = await venueOfSlug(findVenues, subject.venue);
  const now = {
    ...summary,
    venue: venue && withTown(venue),
    eventDate: subject.day ?? summary.eventDate,
    dayExactness: subject.exactness,
    functions: subject.functions,
    guestCount: subject.guests ?? summary.guestCount,
    asked: null,
  };
  const planned = ({ eventDate, dayExactness, functions, guestCount }: SentEnquiry) =>
    JSON.stringify([eventDate, dayExactness, guestCount, functions.map(wordOf)]);
  if (planned(now) === planned(summary) && venue?.slug === summary.venue?.slug) return now;
  const house = venue && (await findPrices?.(venue.slug));
  const asked = {
    event_type: now.eventType,
    event_date: now.eventDate,
    day_exactness: now.dayExactness,
    guest_count: now.guestCount,
    functions: now.functions,
    needs_rooms: now.needsRooms,
  };
  return { ...now, estimate: house ? estimateEvent(house, asked) : null };
}

/** What a caller said on the phone. */
function rowsOf({ type, day, exactness, guests, functions }: SubjectRow): [string, string][] {
  const rows: [string, string][] = [];
  if (day) rows.push([facts.date, formatEventDay({ day, exactness })]);
  if (guests) rows.push([facts.guests, String(guests)]);
  return [...rows, ...functionRows(functions, labelOf(eventTypeOptions.enquiry, type ?? 'other'))];
}

function stateOf({ isWithdrawn, status, answeredAt }: SubjectRow): FamilyState {
  if (isWithdrawn) return 'withdrawn';
  if (status === 'lost') return 'closed';
  if (!answeredAt) return 'waiting';
  return status === 'converted' ? 'confirmed' : 'answered';
}

/** Reads what this family did, and the visits that were confirmed to it. */
async function actsOf(database: Kysely<DB>, { of, id }: LinkSubject, lead: string | null): Promise<PageAct[]> {
  const about = of === 'career_applications' ? sql`application_id = ${id}` : sql`lead_id = ${lead}`;
  const { rows } = await sql<{
    id: string;
    at: Date;
    kind: string;
    before: ActBefore | null;
    after: ActRecord;
    note: string | null;
  }>`
    select id, at, kind, before, after, note from desk.change
     where ${about} and kind in ('family', 'visit') and undone_at is null order by id`.execute(database);
  return rows.map(({ kind, after, ...row }) => ({ ...after, ...row, act: kind === 'visit' ? 'visited' : after.act }));
}

/** Reads what is held for this enquiry itself, also after it was merged: neither another's, nor who waits behind whom. */
async function heldFor(database: Kysely<DB>, lead: string): Promise<HeldFunction[]> {
  const name = language === 'hi' ? sql`coalesce(s.hindi->'name'->>'hindi', s.name)` : sql`s.name`;
  const { rows } = await sql<HeldFunction>`
    select f.reference, f.starts_at as starts, case f.state when 'option' then f.expires_at end as until,
           array(select ${name}::text from hotel_spaces s where s.id = any (f.spaces) order by s.sort_order) as spaces
      from diary.function f join diary.event e on e.id = f.event_id
     where coalesce(e.made_for, e.lead_id) = ${lead} and f.ends_at > now()
       and (f.state = 'definite' or (f.state = 'option' and f.rank = 1 and f.expires_at > now()))
     order by f.starts_at`.execute(database);
  return rows;
}

/** Returns what the page says of the house, in the page's language; null where none was chosen or it is gone. */
async function houseOf({ catalogue }: Parts, slug: string | null): Promise<FamilyHouse | null> {
  if (!slug) return null;
  const { value } = await catalogue.hotelBySlug(slug);
  if (value.kind !== 'found') return null;
  const { name, address, transportation, contact, featuredImage, heroImages, ...property } = inPageLanguage(
    value.property,
  );
  const { street, city, state, postalCode } = address;
  const { metro, railway, airport, landmark } = transportation;
  return {
    slug: property.slug,
    name,
    address: [street, city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ways: [metro, railway, airport, landmark].filter((way) => way !== undefined),
    map: mapLink(value.property),
    phone: contact.phone,
    picture: featuredImage ?? heroImages[0],
  };
}
