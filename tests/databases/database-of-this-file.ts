import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { openedForThisFile } from './opened-for-this-file.ts';

/** A test file's own database and the site's connections to it. */
export function databaseOfThisFile() {
  return openedForThisFile<{ db: TestDatabase; database: Database }>(
    async () => {
      const db = await testDatabase();
      return { db, database: openDatabase(db.siteUrl) };
    },
    async ({ db, database }) => {
      await database.close();
      await db.drop();
    },
  );
}
