import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { testDatabase } from '#tests/database.ts';

test('a test file gets a migrated database of its own within 150 ms', async () => {
  const times: number[] = [];
  const databases = [];
  for (let i = 0; i < 5; i++) {
    const before = performance.now();
    databases.push(await testDatabase());
    times.push(performance.now() - before);
  }
  expect(Math.min(...times)).toBeLessThan(150);
  await databases[0]?.db.insertInto('locations').values({ slug: 'goa', name: 'Goa' }).execute();
  const others = await databases[1]?.db.selectFrom('locations').select('slug').where('slug', '=', 'goa').execute();
  expect(others).toEqual([]);
  await Promise.all(databases.map((database) => database.drop()));
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
