import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { referencedObjects } from './referenced-objects.ts';

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

test('the site sees which uploads its rows refer to, pictures and CVs alike', async () => {
  await database.owner.query(
    `insert into media (filename, supabase_path, public_url) values ('a.webp', 'lotuscourt/uploads/a.webp', '/a')`,
  );
  await database.owner.query(
    `insert into career_applications
       (reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_path)
     values ('TV-7K3M9Q', gen_random_uuid(), repeat('a', 64), 'A', 'a@example.com', '+911155500100', 'Delhi', 'Chef', 'Food',
       'documents/uploads/b.pdf')`,
  );
  const keys = ['lotuscourt/uploads/a.webp', 'documents/uploads/b.pdf', 'documents/uploads/c.pdf'];
  expect(await referencedObjects(site.reads, keys)).toEqual(new Set(keys.slice(0, 2)));
});
