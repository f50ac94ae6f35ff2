import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { addMonths, daysOf, type Month } from '#app/diary/diary-month.ts';
import { momentInIndia } from '#app/diary/function-times.ts';
import { bestStanding, type DayStanding, type Hold, type PropertyDay, standingOf } from '#app/diary/open-days.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { ShownMonth } from './visitor/days-section.tsx';
import type { ShownDay } from './visitor/month-calendar.tsx';

/** A space of a property that tells visitors its days. */
interface ShownSpace {
  hotel: string;
  propertyName: string;
  /** The id that pages use. */
  space: string;
  name: string;
  most: number | null;
  holds: Hold[];
}

export type OpenDays = ReturnType<typeof createOpenDays>;

const CACHED_MS = 60_000;
/** For this time after a question that failed the database is not asked, so that no page waits for it. */
const AWAY_MS = 10_000;
/**
 * Days are told from the present month on up to this number of months ahead; a later day has to be asked for. A question
 * to the database is always one whole month, and its answer is kept for a minute: so the number of questions does not grow
 * with the number of visitors, and nobody uses up what others are told.
 */
const mostMonthsAhead = 37;
/** The most months that one client's network is told in ten minutes, so that a rival does not copy the diary. */
const monthsPerClient = { most: 60, ms: 600_000 } as const;
/** Days near are looked for up to two weeks before and after, the nearest first. */
const daysNear = Array.from({ length: 14 }, (_, index) => [index + 1, -index - 1]).flat();
const mostNear = 4;
const mostElsewhere = 3;

interface Parts {
  database: Kysely<DB>;
  /** Whether questions are counted; false for load tests. */
  limits: boolean;
  log: Logger;
}

/** What visitors are told of the diary: never who, never how many. Every answer is a minute old at most. */
export function createOpenDays({ database, limits, log }: Parts) {
  const answers = new LRUCache<Month, Promise<ShownSpace[]>>({ max: mostMonthsAhead + 1, ttl: CACHED_MS });
  const clients = new LRUCache<string, number>({ max: 10_000, ttl: monthsPerClient.ms, noUpdateTTL: true });
  let awayUntil = 0;

  function spacesIn(month: Month): Promise<ShownSpace[]> {
    const known = answers.get(month);
    if (known) return known;
    const present = todayInIndia().slice(0, 7);
    if (month < present || month > addMonths(present, mostMonthsAhead)) return Promise.resolve([]);
    if (Date.now() < awayUntil) return Promise.resolve([]);
    const asked = readHolds(database, month).catch((error: unknown) => {
      answers.delete(month);
      awayUntil = Date.now() + AWAY_MS;
      log.warn({ part: 'diary', error: errorFields(error) }, 'the open days could not be read');
      return [];
    });
    answers.set(month, asked);
    return asked;
  }

  function asksTooMuch(client: string): boolean {
    const network = clientNetwork(client);
    const asked = (clients.get(network) ?? 0) + 1;
    clients.set(network, asked);
    return asked > monthsPerClient.most;
  }

  return {
    /** How each space stands on a day, by "hotel space"; spaces that are missing have to be asked for. */
    async spacesOn(day: Day): Promise<ReadonlyMap<string, DayStanding>> {
      const spaces = await spacesIn(monthOf(day));
      return new Map(spaces.map(({ hotel, space, holds }) => [`${hotel} ${space}`, standingOf(day, holds)]));
    },
    /**
     * The days of a month, each with the spaces of the property; null if the property does not tell its days. `client` is
     * the visitor's address; null for a page that is the same for everybody.
     */
    async month(hotel: string, month: Month, client: string | null): Promise<ShownDay[] | null> {
      if (limits && client !== null && asksTooMuch(client)) return null;
      const days = daysOf(month);
      const spaces = (await spacesIn(month)).filter((space) => space.hotel === hotel);
      if (spaces.length === 0) return null;
      return days.map((day) => ({
        day,
        spaces: spaces.map(({ space, name, holds }) => ({ id: space, name, standing: standingOf(day, holds) })),
      }));
    },
    /** How a property stands on a day for a number of guests. */
    async property(hotel: string, day: Day, guests: number | null): Promise<PropertyDay> {
      const today = todayInIndia();
      const fits = ({ most }: ShownSpace) => guests === null || most === null || most >= guests;
      const on = (slug: string, date: Day, spaces: ShownSpace[]) =>
        bestStanding(
          spaces.filter((space) => space.hotel === slug && fits(space)).map(({ holds }) => standingOf(date, holds)),
        );
      const spaces = await spacesIn(monthOf(day));
      const standing = on(hotel, day, spaces);
      if (standing !== 'taken') return { standing, near: [], elsewhere: [] };
      const near: Day[] = [];
      for (const away of daysNear) {
        const date = addDays(day, away);
        if (date > today && on(hotel, date, await spacesIn(monthOf(date))) === 'open') near.push(date);
      }
      const others = new Map(spaces.map((space) => [space.hotel, { slug: space.hotel, name: space.propertyName }]));
      others.delete(hotel);
      return {
        standing,
        near: near.slice(0, mostNear).sort(),
        elsewhere: [...others.values()].filter(({ slug }) => on(slug, day, spaces) === 'open').slice(0, mostElsewhere),
      };
    },
  };
}

const monthOf = (day: Day): Month => day.slice(0, 7);

/** Reads what holds the spaces of all properties that tell their days in a month, and in the night after its last day. */
async function readHolds(database: Kysely<DB>, month: Month): Promise<ShownSpace[]> {
  await sql`select diary.settle_due()`.execute(database);
  const [start, end] = [
    momentInIndia(`${month}-01`, '00:00'),
    momentInIndia(addDays(`${addMonths(month, 1)}-01`, 1), '00:00'),
  ];
  const { rows } = await sql<ShownSpace>`
    with recursive shown as (
      select s.id, s.hotel_id from hotel_spaces s join hotels h on h.id = s.hotel_id
        join diary.property p on p.property = h.slug and p.shows_days
       where s.is_active and h.is_active),
    piece (space, unit) as (
      select id, id from shown
      union
      select piece.space, p.part from piece join diary.part p on p.whole = piece.unit),
    held as (
      select piece.space, json_agg(distinct jsonb_build_object('from', extract(epoch from lower(c.during)) * 1000,
               'until', extract(epoch from upper(c.during)) * 1000, 'isOption', f.state = 'option')) as holds
        from piece
        join diary.claim c on c.unit = piece.unit and c.holds and c.during && tstzrange(${start}, ${end})
        join diary.function f on f.id = c.function_id
       group by piece.space)
    select h.slug as hotel, h.name as "propertyName", coalesce(s.slug, s.id::text) as space, s.name, s.capacity_max as most, 
           coalesce(held.holds, '[]') as holds
      from shown join hotel_spaces s on s.id = shown.id join hotels h on h.id = s.hotel_id
      left join held on held.space = s.id
     order by h.sort_order, s.sort_order, s.name`.execute(database);
  return rows;
}

/** A month that is nearly over is not shown any more. */
const fewDays = 24;

/** The open days of the coming month for a property's page; null if the property does not tell its days. */
export async function comingMonth(openDays: OpenDays, hotel: string): Promise<ShownMonth | null> {
  const today = todayInIndia();
  const month = addMonths(today.slice(0, 7), Number(today.slice(8)) > fewDays ? 1 : 0);
  const days = await openDays.month(hotel, month, null);
  return days && { month, days, today };
}
