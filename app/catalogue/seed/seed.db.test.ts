import { beforeEach, expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { builtInContent, type Content } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { properties } from '#content/properties.ts';
import { migrate } from '#platform/database/migrate.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#tests/databases/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  // It is migrated and seeded already.
  database = await testDatabase();
  return () => database.drop();
});

/** Returns the built-in content with a change at The Tivoli. */
function withTheTivoli(change: (property: Property) => Property): Content {
  return { ...builtInContent, properties: properties.map((one) => (one.slug === 'the-tivoli' ? change(one) : one)) };
}

async function sql(text: string, { owner } = database): Promise<unknown[]> {
  const { rows } = await owner.query({ text, rowMode: 'array' });
  return rows.map((row: unknown[]) => (row.length === 1 ? row[0] : row));
}

const room = "from rooms r join hotels h on h.id = r.hotel_id where h.slug = 'the-tivoli' and r.slug = 'deluxe'";

test('the first seed writes twelve hotels with all that belongs to them', async () => {
  const empty = await emptyDatabase();
  await migrate(empty.ownerUrl);
  await seed(empty.ownerUrl);
  const count = async (table: string) => (await sql(`select count(*)::int from ${table}`, empty))[0];
  const expected = {
    brands: 4,
    locations: 7,
    amenities: 16,
    hotels: 12,
    rooms: properties.flatMap((one) => one.rooms).length,
    hotel_spaces: properties.flatMap((one) => one.spaces).length,
    dining: properties.flatMap((one) => one.dining).length,
    hotel_experiences: properties.flatMap((one) => one.experiences).length,
    hotel_policies: 12,
    hotel_virtual_tours: 3,
  };
  for (const [table, rows] of Object.entries(expected)) expect(await count(table), table).toBe(rows);
  await empty.drop();
});

test('the same content again changes nothing, and waits for nobody who holds the tables', async () => {
  const before = await sql('select updated_at::text from hotels order by slug');
  const holder = await database.owner.connect();
  try {
    // This lock allows reading and blocks writing.
    await holder.query('begin; lock table hotels, rooms, dining, hotel_spaces in exclusive mode');
    expect(await seed(database.ownerUrl)).toEqual({ changed: 0, leftAlone: [] });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await sql('select updated_at::text from hotels order by slug')).toEqual(before);
});

test('a row that nobody touched follows the content', async () => {
  const changed = withTheTivoli((one) => ({
    ...one,
    description: 'New words.',
    rooms: one.rooms.map((room) => ({ ...room, price: { currency: 'INR', amount: 27000 } })),
  }));
  expect(await seed(database.ownerUrl, changed)).toEqual({ changed: 3, leftAlone: [] });
  expect(await sql(`select h.description, r.price_inr, r.price_note ${room}`)).toEqual([['New words.', 27000, null]]);
  expect(await seed(database.ownerUrl)).toEqual({ changed: 3, leftAlone: [] });
});

test('a row that staff changed is left alone and named, also where the content changes around it', async () => {
  await sql("update rooms set price_inr = 31000 where slug = 'deluxe' and name = 'Deluxe' and price_inr = 25000");
  await sql("update hotels set is_active = false where slug = 'omnia-noida'");
  const changed = withTheTivoli((one) => ({
    ...one,
    rooms: one.rooms.map((room) => ({ ...room, description: 'Described anew, at length.' })),
  }));
  const { leftAlone } = await seed(database.ownerUrl, changed);
  expect(leftAlone).toEqual(['hotels omnia-noida: changed by staff', 'rooms the-tivoli / deluxe: changed by staff']);
  expect(await sql(`select r.price_inr, r.description = 'Described anew, at length.' ${room}`)).toEqual([
    [31000, false],
  ]);
  expect(await sql("select is_active from hotels where slug = 'omnia-noida'")).toEqual([false]);
});

test('a row that staff removed stays away, and one that they added stays', async () => {
  await sql("delete from rooms where slug = 'palace-suite'");
  await sql("insert into rooms (hotel_id, name) select id, 'Garden Room' from hotels where slug = 'the-tivoli'");
  await sql("insert into brands (slug, name, display_name) values ('new', 'New', 'New')");
  const { leftAlone } = await seed(
    database.ownerUrl,
    withTheTivoli((one) => ({ ...one, name: 'The Tivoli!' })),
  );
  expect(leftAlone).toContain('rooms the-tivoli / palace-suite: removed by staff');
  expect(await sql("select name from rooms where slug = 'palace-suite' or name = 'Garden Room'")).toEqual([
    'Garden Room',
  ]);
  expect(await sql("select is_active from brands where slug = 'new'")).toEqual([true]);
});

test('a room may get another first picture, also where staff chose one of their own', async () => {
  const withFirst = (...first: number[]) =>
    withTheTivoli((one) => ({
      ...one,
      rooms: one.rooms.map((room) => ({
        ...room,
        images: [
          ...first.map((index) => one.galleryImages[index]).filter((image) => image !== undefined),
          ...room.images,
        ],
      })),
    }));
  const shown = `select m.supabase_path from room_media p join rooms r on r.id = p.room_id join media m on m.id = p.media_id
    where r.slug = 'deluxe' and r.hotel_id = (select id from hotels where slug = 'the-tivoli')
    order by p.is_primary desc, p.sort_order limit 1`;
  const { galleryImages = [] } = properties[0] ?? {};
  const [first, second] = galleryImages.map(({ bucket, path }) => `${bucket}/${path}`);

  await seed(database.ownerUrl, withFirst(0));
  expect(await sql(shown)).toEqual([first]);
  await seed(database.ownerUrl, withFirst(1, 0));
  expect(await sql(shown)).toEqual([second]);
  await sql('update room_media set is_primary = sort_order = 2');
  const { leftAlone } = await seed(database.ownerUrl);
  expect(leftAlone).toEqual([]);
});

test('what content no longer has is hidden, not deleted, and comes back with it', async () => {
  const without = withTheTivoli((one) => ({ ...one, rooms: one.rooms.filter(({ id }) => id !== 'deluxe') }));
  const { leftAlone } = await seed(database.ownerUrl, without);
  expect(leftAlone).toEqual([]);
  const [id, isActive] = (await sql(`select r.id, r.is_active ${room}`))[0] as [string, boolean];
  expect(isActive).toBe(false);

  await seed(database.ownerUrl);
  expect(await sql(`select r.id, r.is_active ${room}`)).toEqual([[id, true]]);
  const { images, amenities } = properties[0]?.rooms[0] ?? { images: [], amenities: [] };
  expect(await sql(`select count(*)::int from room_media where room_id = '${id}'`)).toEqual([images.length]);
  expect(await sql(`select count(*)::int from room_amenities where room_id = '${id}'`)).toEqual([amenities.length]);
});

test('a property that leaves the content is hidden with its rooms; one that staff changed is not', async () => {
  await sql("update hotels set phone = '+91 11 5550 0199' where slug = 'tivoli-bijwasan'");
  const gone = ['omnia-noida', 'tivoli-bijwasan'];
  const without = { ...builtInContent, properties: properties.filter((one) => !gone.includes(one.slug)) };
  const { leftAlone } = await seed(database.ownerUrl, without);
  expect(leftAlone).toEqual(['hotels tivoli-bijwasan: changed by staff, no longer in content']);
  expect(await sql(`select slug, is_active from hotels where slug in ('${gone.join("','")}') order by slug`)).toEqual([
    ['omnia-noida', false],
    ['tivoli-bijwasan', true],
  ]);
});

test('a row that was there before the first seed is left alone, or adopted where it is the same', async () => {
  await sql('delete from site.seed_rows');
  await sql("update brands set name = 'Theirs' where slug = 'omnia'");
  const { changed, leftAlone } = await seed(database.ownerUrl);
  expect(changed).toBe(0);
  expect(leftAlone).toEqual(['brands omnia: there before the first seed']);
  await seed(
    database.ownerUrl,
    withTheTivoli((one) => ({ ...one, name: 'The Tivoli!' })),
  );
  expect(await sql("select name from hotels where slug = 'the-tivoli'")).toEqual(['The Tivoli!']);
});

test('a column that a later migration adds does not make rows look touched', async () => {
  await sql('alter table hotels add column later text not null default $$new$$');
  const { leftAlone } = await seed(
    database.ownerUrl,
    withTheTivoli((one) => ({ ...one, name: 'The Tivoli!' })),
  );
  expect(leftAlone).toEqual([]);
});

test('replicas that start together write the content once', async () => {
  const changed = withTheTivoli((one) => ({ ...one, description: 'New words.' }));
  const reports = await Promise.all([1, 2, 3, 4].map(() => seed(database.ownerUrl, changed)));
  expect(reports.map((report) => report.changed).sort()).toEqual([0, 0, 0, 1]);
});

test('a seed that fails leaves nothing of itself behind', async () => {
  const broken = withTheTivoli((one) => ({ ...one, name: 'Half', rating: 7 }));
  await expect(seed(database.ownerUrl, broken)).rejects.toThrow(
    'The built-in content was not written and nothing of it was kept',
  );
  expect(await sql("select name from hotels where slug = 'the-tivoli'")).toEqual(['The Tivoli']);
});
