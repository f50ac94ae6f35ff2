import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  for (const state of ['shown', 'hidden'] as const) await addHotel(state);
  await database.owner.query(`
    insert into offers (slug, title, summary, valid_from, valid_until)
    values ('over', 'o', 's', null, '2020-01-01'), ('to-come', 'o', 's', '2999-01-01', null);
    insert into announcements (message, starts_at, ends_at)
    values ('not now', '2020-01-01', '2020-01-02'), ('not now', '2999-01-01', null)`);
});
afterAll(() => database.drop());

/** How to find, in each content table, the row that is named after the state of its hotel. */
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
};

describe.each(['anon', 'authenticated'])('as %s', (role) => {
  test.each(Object.entries(named))('of %s, what is published is there and what is hidden is not', async (_, sql) => {
    expect(await countAs(role, sql, 'shown')).toBe(1);
    expect(await countAs(role, sql, 'hidden')).toBe(0);
  });

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

/** One row in every content table, named after the state of its hotel. */
async function addHotel(state: 'shown' | 'hidden'): Promise<void> {
  const active = state === 'shown';
  await database.owner.query(`
    with brand as (insert into brands (slug, name, display_name, is_active)
        values ('${state}', 'b', 'b', ${active}) returning id),
      location as (insert into locations (slug, name, is_active) values ('${state}', 'l', ${active}) returning id),
      picture as (insert into media (filename, supabase_path, public_url, is_active)
        values ('p', 'experience/${state}.jpg', '/p', ${active}) returning id),
      amenity as (insert into amenities (name, is_active) values ('${state}', ${active}) returning id),
      hotel as (insert into hotels (slug, name, brand_id, location_id, is_active)
        select '${state}', 'h', brand.id, location.id, ${active} from brand, location returning id),
      room as (insert into rooms (hotel_id, name) select id, '${state}' from hotel returning id),
      a as (insert into hotel_media (hotel_id, media_id, media_type) select hotel.id, picture.id, 'hero' from hotel, picture),
      b as (insert into hotel_amenities select hotel.id, amenity.id, '${state}' from hotel, amenity),
      c as (insert into hotel_features select id, '${state}' from hotel),
      d as (insert into hotel_policies (hotel_id, pets) select id, '${state}' from hotel),
      e as (insert into room_amenities select id, '${state}' from room),
      f as (insert into room_media (room_id, media_id) select room.id, picture.id from room, picture),
      g as (insert into dining (hotel_id, name) select id, '${state}' from hotel),
      h as (insert into hotel_spaces (hotel_id, name, space_type) select id, '${state}', 'banquet' from hotel),
      i as (insert into hotel_experiences (hotel_id, title, description, experience_type)
        select id, '${state}', 'd', 'dining' from hotel),
      j as (insert into hotel_virtual_tours (hotel_id, title, tour_type) select id, '${state}', 'spalba' from hotel),
      k as (insert into hotel_statistics (hotel_id, metric_type, metric_name, metric_value)
        select id, 'awards', '${state}', '1' from hotel),
      l as (insert into hotel_social_media (hotel_id, platform, profile_url, handle)
        select id, 'instagram', 'https://example.com', '${state}' from hotel),
      m as (insert into hotel_images (hotel_id, image_url) values ('${state}', '/i')),
      n as (insert into offers (slug, hotel_id, title, summary) select '${state}', id, 'o', 's' from hotel)
    insert into announcements (message, is_active) values ('${state}', ${active})`);
}
