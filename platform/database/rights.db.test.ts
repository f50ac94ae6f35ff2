import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#tests/databases/database.ts';

type Operation = 'select' | 'insert' | 'update' | 'delete' | 'truncate' | 'references' | 'trigger';
const operations: Operation[] = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
const roles = ['anon', 'authenticated', 'tivoli_site', 'tivoli_desk'] as const;
type Rights = Record<(typeof roles)[number], Operation[]>;

const content: Rights = {
  anon: ['select'],
  authenticated: ['select'],
  tivoli_site: ['select'],
  tivoli_desk: ['select'],
};
/** Administrators change these at the desk. */
const edited: Rights = { ...content, tivoli_desk: ['select', 'insert', 'update'] };
/** Staff can also delete these entries: the row that they belong to keeps a record. */
const entries: Rights = { ...content, tivoli_desk: ['select', 'insert', 'update', 'delete'] };
const closed: Rights = { ...content, tivoli_desk: [] };
const nobody = { anon: [], authenticated: [] };
const stored: Operation[] = ['select', 'insert', 'update'];
const fromVisitors: Rights = { ...nobody, tivoli_site: stored, tivoli_desk: stored };
/** Staff move these rows; nobody of staff inserts one. */
const fromApplicants: Rights = { ...fromVisitors, tivoli_desk: ['select', 'update'] };
const record: Rights = { ...nobody, tivoli_site: ['select', 'insert'], tivoli_desk: ['insert'] };

/** Lists every relation of `public` with what each role may do to it. */
const expected: Record<string, Rights> = {
  amenities: content,
  announcements: edited,
  awards: edited,
  brands: edited,
  career_applications: fromApplicants,
  dining: edited,
  group_texts: edited,
  hotel_amenities: content,
  hotel_experiences: edited,
  hotel_features: content,
  hotel_images: closed,
  hotel_media: entries,
  hotel_policies: content,
  hotel_social_media: content,
  hotel_spaces: edited,
  hotel_statistics: closed,
  hotel_virtual_tours: content,
  hotels: edited,
  leaders: edited,
  leads: fromVisitors,
  locations: edited,
  media: edited,
  offers: edited,
  packages: edited,
  press_articles: edited,
  room_amenities: entries,
  room_bookings: fromVisitors,
  room_media: entries,
  rooms: edited,
  social_posts: edited,
  status_history: record,
  tax_rates: edited,
  venue_bookings: fromVisitors,
};

describe.each([
  { where: 'on a plain PostgreSQL', prepare: () => testDatabase() },
  { where: 'on a database whose defaults give everything away, as hosted Supabase’s do', prepare: generousDatabase },
])('$where', ({ prepare }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await prepare();
  });
  afterAll(() => database.drop());

  test('every table of public has row security and exactly the rights that stand here', async () => {
    const { rows } = await database.owner.query<{ name: string; guarded: boolean; role: string; may: Operation[] }>(
      `select c.relname as name, c.relkind in ('r', 'p') and c.relrowsecurity as guarded, role,
              array(select o from unnest($1::text[]) with ordinality as t(o, n)
                    where has_table_privilege(role, c.oid, o)
                       or (o in ('select', 'insert', 'update', 'references') and has_any_column_privilege(role, c.oid, o))
                    order by n) as may
         from pg_class c, unnest($2::text[]) as role
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        order by name`,
      [operations, roles],
    );
    const found: Record<string, Partial<Rights>> = {};
    for (const row of rows) {
      found[row.name] = { ...found[row.name], [row.role]: row.may };
      expect(row.guarded, `row security of ${row.name}`).toBe(true);
    }
    expect(found).toEqual(expected);
  });

  test('of what visitors sent staff change no word, only how it stands; corrections stand in the lead', async () => {
    const { rows } = await database.owner.query<{ name: string; columns: string[] }>(
      `select c.relname as name, array_agg(a.attname::text order by a.attname::text) as columns
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
          and has_column_privilege('tivoli_desk', c.oid, a.attnum, 'update')
        group by 1`,
      [['leads', 'venue_bookings', 'room_bookings', 'career_applications']],
    );
    const state = ['first_response_at', 'quarantine', 'quarantine_reasons', 'status'];
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
      leads: [
        'assigned_to',
        'budget_range',
        'came_by',
        'customer_email',
        'customer_name',
        'customer_phone',
        'day_exactness',
        'event_date',
        'event_type',
        'first_response_at',
        'functions',
        'guest_count',
        'lost_reason',
        'merged_into',
        'quarantine',
        'quarantine_reasons',
        'space',
        'status',
        'step_at',
        'step_kind',
        'step_on',
        'step_words',
        'venue_id',
        'version',
      ],
      venue_bookings: state,
      room_bookings: state,
      career_applications: [...state, 'interview_at', 'property', 'version'].toSorted(),
    });
  });

  test('the public roles see no schema but public and may create nothing anywhere', async () => {
    const { rows } = await database.owner.query(
      `select role, nspname as schema, has_schema_privilege(role, n.oid, 'create') as may_create
         from pg_namespace n, unnest($1::text[]) as role
        where nspname !~ '^(pg_|information_schema)'
          and (has_schema_privilege(role, n.oid, 'usage') or has_schema_privilege(role, n.oid, 'create'))
        order by role, schema`,
      [roles],
    );
    const sees = (role: string, schema: string) => ({ role, schema, may_create: false });
    expect(rows).toEqual([
      sees('anon', 'public'),
      sees('authenticated', 'public'),
      sees('tivoli_desk', 'desk'),
      sees('tivoli_desk', 'diary'),
      sees('tivoli_desk', 'public'),
      sees('tivoli_desk', 'staff'),
      sees('tivoli_site', 'desk'),
      sees('tivoli_site', 'diary'),
      sees('tivoli_site', 'jobs'),
      sees('tivoli_site', 'public'),
      sees('tivoli_site', 'site'),
      sees('tivoli_site', 'staff'),
    ]);
  });

  test('no function, sequence or view of ours is open to the public roles', async () => {
    const { rows: functions } = await database.owner.query(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
          and (nspname = 'public'
               or (nspname !~ '^(pg_|information_schema)' and (p.prosecdef or has_function_privilege('anon', p.oid, 'execute'))))`,
    );
    // These functions run with the owner's rights: the one deletion that the site may do, the desk's queries, which
    // check who asks, and the rules of the diary. Those of an extension are not ours.
    expect(functions.map(({ name }) => name).sort()).toEqual([
      'desk.application_months()',
      'desk.bounced()',
      'desk.find(tsquery,integer)',
      'desk.mail_of(uuid)',
      'desk.possible_doubles(uuid[])',
      'diary.amounts_of_leads()',
      'diary.busy_elsewhere(tstzrange)',
      'diary.claimants(uuid[],tstzrange)',
      'diary.follow_function()',
      'diary.follow_parts()',
      'diary.forget_old()',
      'diary.note_endings()',
      'diary.place_function()',
      'diary.settle(text)',
      'diary.settle_changed()',
      'diary.settle_due()',
      'site.forget_expired()',
      'site.note_application()',
      'site.note_lead()',
      'staff.edited_hotels()',
      'staff.forget_old()',
      'staff.properties()',
      'staff.sees(text)',
    ]);
    const { rows: sequences } = await database.owner.query(
      `select c.relname from pg_class c, unnest(array['anon', 'authenticated']) as role
        where relkind = 'S' and has_sequence_privilege(role, c.oid, 'usage, select, update')`,
    );
    expect(sequences).toEqual([]);
  });

  test('what the owner adds later is closed until a statement opens it', async () => {
    const { rows } = await database.owner
      .query(`
      create table public.added (id serial);
      create function public.added() returns int language sql as 'select 1';
      select role, has_table_privilege(role, 'public.added', 'select, insert, update, delete') as table,
             has_sequence_privilege(role, 'public.added_id_seq', 'usage, select, update') as sequence,
             has_function_privilege(role, 'public.added()', 'execute') as function
        from unnest(array['anon', 'authenticated', 'tivoli_site', 'tivoli_desk']) as role;
    `)
      .then((results) => (results as unknown as { rows: unknown[] }[])[2] ?? { rows: [] });
    const nothing = { table: false, sequence: false, function: false };
    expect(rows).toEqual(roles.map((role) => ({ role, ...nothing })));
  });
});

async function generousDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  await database.owner.query(`
    grant usage on schema public to anon, authenticated;
    alter default privileges in schema public grant all on tables to anon, authenticated;
    alter default privileges in schema public grant all on sequences to anon, authenticated;
    alter default privileges in schema public grant all on functions to anon, authenticated`);
  await migrate(database.ownerUrl);
  return database;
}
