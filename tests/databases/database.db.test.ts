import { expect, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { testDatabase } from '#tests/databases/database.ts';

test('what one test file writes, no other sees', async () => {
  const [mine, theirs] = await Promise.all([testDatabase(), testDatabase()]);
  await mine.db.insertInto('locations').values({ slug: 'goa', name: 'Goa' }).execute();
  expect(await theirs.db.selectFrom('locations').select('slug').where('slug', '=', 'goa').execute()).toEqual([]);
  await Promise.all([mine.drop(), theirs.drop()]);
});

test.each(['siteUrl', 'ownerUrl'] as const)('the site works as tivoli_site over the %s', async (url) => {
  const database = await testDatabase();
  const site = openDatabase(database[url]);
  for (const connection of [site.reads, site.writes]) {
    await connection.selectFrom('hotels').select('id').execute();
    await expect(connection.deleteFrom('hotels').execute()).rejects.toThrow('permission denied');
  }
  await site.close();
  await database.drop();
});
