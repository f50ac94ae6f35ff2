import { generate, PostgresDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** After a migration run `npx vitest run --project database platform/database/types.db.test.ts -u`. */
test('the generated types are those of the migrated database', async () => {
  const generated = await generate({
    db: database.db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    includePattern: '{public,site,staff,desk,diary}.*',
    defaultSchemas: ['public'],
  });
  await expect(generated).toMatchFileSnapshot('types.ts');
});
