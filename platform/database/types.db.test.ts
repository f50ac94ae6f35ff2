import { generate, PostgresDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** No typed query names these tables: they are written and read by SQL, or by the functions of the database. */
const withoutTypes = [
  'public.{hotel_images,hotel_statistics}',
  'site.{alerts,backup_drills,digests,enquiry_traffic,escalations,held_notices,instances,measures,migrations,retention,upload_traffic}',
  'diary.{change,claim,notice,part,property}',
  'staff.attempt',
];

/** After a migration run `npx vitest run --project database platform/database/types.db.test.ts -u`. */
test('the generated types are those of the migrated database', async () => {
  const generated = await generate({
    db: database.db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    includePattern: '{public,site,staff,desk,diary}.*',
    excludePattern: `{${withoutTypes.join(',')}}`,
    defaultSchemas: ['public'],
  });
  await expect(generated).toMatchFileSnapshot('types.ts');
});
