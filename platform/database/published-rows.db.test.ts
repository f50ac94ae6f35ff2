import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { addRowsEverywhere } from '#tests/factories/rows-everywhere.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  for (const state of ['shown', 'hidden', 'withdrawn'] as const) await addRowsEverywhere(database.owner, state);
  for (const table of withdrawn)
    await database.owner.query(`update ${table} set is_active = false where ${rowOf(table)}`);
  await database.owner.query(`
    insert into offers (slug, title, summary, valid_from, valid_until)
    values ('over', 'o', 's', null, '2020-01-01'), ('to-come', 'o', 's', '2999-01-01', null);
    insert into announcements (message, starts_at, ends_at)
    values ('not now', '2020-01-01', '2020-01-02'), ('not now', '2999-01-01', null)`);
});
afterAll(() => database.drop());

/** Staff can hide rows of these tables while the hotel stays. */
const withdrawn = [
  ...['rooms', 'dining', 'hotel_spaces', 'hotel_experiences', 'hotel_virtual_tours', 'hotel_statistics'],
  ...['hotel_social_media', 'offers', 'packages'],
] as const;

/** Finds, in each content table, the row that is named after the state of its hotel. */
const named = {
  brands: 'select from brands where slug = $1',
  locations: 'select from locations where slug = $1',
  amenities: 'select from amenities where name = $1',
  media: "select from media where supabase_path = concat('experience/', $1::text, '.jpg')",
  announcements: 'select from announcements where message = $1',
  hotels: 'select from hotels where slug = $1',
  hotel_media: 'select from hotel_media natural join (select id as hotel_id from hotels where slug = $1) h',
  hotel_amenities: 'select from hotel_amenities where custom_description = $1',
  hotel_features: 'select from hotel_features where feature_name = $1',
  hotel_policies: 'select from hotel_policies where pets = $1',
  rooms: 'select from rooms where name = $1',
  room_amenities: 'select from room_amenities where amenity_name = $1',
  room_media: 'select from room_media join rooms on rooms.id = room_id where name = $1',
  dining: 'select from dining where name = $1',
  hotel_spaces: 'select from hotel_spaces where name = $1',
  hotel_experiences: 'select from hotel_experiences where title = $1',
  hotel_virtual_tours: 'select from hotel_virtual_tours where title = $1',
  hotel_statistics: 'select from hotel_statistics where metric_name = $1',
  hotel_social_media: 'select from hotel_social_media where handle = $1',
  hotel_images: 'select from hotel_images where hotel_id = $1',
  offers: 'select from offers where slug = $1',
  press_articles: 'select from press_articles where slug = $1',
  packages: 'select from packages where name = $1',
  tax_rates: 'select from tax_rates where name = $1',
  leaders: 'select from leaders where slug = $1',
  awards: 'select from awards where slug = $1',
  social_posts: 'select from social_posts where slug = $1',
  group_texts: 'select from group_texts where slug = $1',
};

describe.each(['anon', 'authenticated'])('as %s', (role) => {
  test.each([
    'offers',
    'announcements',
    'press_articles',
    'awards',
    'leaders',
    'social_posts',
    'group_texts',
    'packages',
  ])('no sample is in %s', async (table) => {
    const { rows } = await database.owner.query(`select count(*)::int as samples from ${table} where is_sample`);
    expect(rows[0].samples).toBeGreaterThan(0);
    expect(await countAs(role, `select from ${table} where is_sample`)).toBe(0);
  });

  test.each(Object.entries(named))('of %s, what is published is there and what is hidden is not', async (_, sql) => {
    expect(await countAs(role, sql, 'shown')).toBe(1);
    expect(await countAs(role, sql, 'hidden')).toBe(0);
  });

  test.each([...withdrawn, 'room_amenities', 'room_media'] as const)(
    'what is taken off a shown hotel is not in %s',
    async (table) => {
      expect(await countAs(role, named[table], 'withdrawn')).toBe(0);
    },
  );

  test('an offer outside its days and an announcement outside its time are not there', async () => {
    expect(await countAs(role, `select from offers where slug in ('over', $1)`, 'to-come')).toBe(0);
    expect(await countAs(role, 'select from announcements where message = $1', 'not now')).toBe(0);
  });

  test.each(['venue_bookings', 'room_bookings', 'leads', 'career_applications', 'status_history'])(
    '%s can be neither read nor written',
    async (table) => {
      for (const sql of [
        `select from ${table}`,
        `insert into ${table} default values`,
        `update ${table} set id = id`,
      ]) {
        await expect(countAs(role, sql)).rejects.toThrow(`permission denied for table ${table}`);
      }
    },
  );

  test('nothing at all can be written', async () => {
    for (const table of Object.keys(named)) {
      await expect(countAs(role, `delete from ${table}`)).rejects.toThrow('permission denied');
      await expect(countAs(role, `insert into ${table} default values`)).rejects.toThrow('permission denied');
    }
  });
});

function rowOf(table: (typeof withdrawn)[number]): string {
  return `id in (${named[table].replace('select', `select ${table}.id`).replace('$1', "'withdrawn'")})`;
}

async function countAs(role: string, sql: string, ...parameters: string[]): Promise<number> {
  const client = await database.owner.connect();
  try {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    return (await client.query(sql, parameters)).rowCount ?? 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
