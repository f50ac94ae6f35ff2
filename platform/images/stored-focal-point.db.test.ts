import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { readStaffFocus } from './stored-focal-point.ts';

let database: TestDatabase;
let site: Database;
beforeAll(async () => {
  database = await testDatabase();
  site = openDatabase(database.siteUrl);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

test('the site sees the focal point that staff gave a picture, and none of a picture without a row', async () => {
  await database.owner.query(
    `insert into media (filename, supabase_path, public_url, focal_x, focal_y)
     values ('a.webp', 'lotuscourt/uploads/a.webp', '/a', 0.25, 0.8)`,
  );
  expect(await readStaffFocus(site.reads, 'lotuscourt/uploads/a.webp')).toEqual({ x: 0.25, y: 0.8 });
  expect(await readStaffFocus(site.reads, 'lotuscourt/uploads/b.webp')).toBeUndefined();
});
