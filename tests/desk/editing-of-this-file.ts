import type { ContentKind } from '#app/desk/content/fields/content-kinds.ts';
import { createEditing, type Editing } from '#app/desk/content/server/editing.server.ts';
import type { SaveResult } from '#app/desk/content/server/save-content.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';

interface Opened {
  db: TestDatabase;
  database: Database;
  storage: TestStorage;
  editing: Editing;
  admin: Principal;
}

/** A test file's own content over its own database, and an administrator who changes it. */
export function editingOfThisFile() {
  const open = openedForThisFile<Opened>(
    async () => {
      const [db, storage] = await Promise.all([testDatabase(), startTestStorage('disk')]);
      const database = openDatabase(db.siteUrl);
      const editing = createEditing({
        database: database.desk,
        uploads: storage.storage.uploads,
        filmHosts: ['https://films.example.com'],
      });
      return { db, database, storage, editing, admin: await addStaff(db.owner, { role: 'admin' }) };
    },
    async ({ db, database, storage }) => {
      await database.close();
      await db.drop();
      await storage.close();
    },
  );

  return {
    open,
    async hotel(slug: string) {
      const { rows } = await open().db.owner.query('select * from hotels where slug = $1', [slug]);
      return rows[0];
    },
    /** Saves the form of a row with some fields changed. */
    async edit(kind: ContentKind, id: string, typed: Record<string, string>): Promise<SaveResult> {
      const { editing, admin } = open();
      const found = await editing.read(admin, kind, id);
      if (!found) throw new Error('gone');
      const values = { ...found.values, ...typed };
      return editing.save(admin, { kind, id, values, version: found.version });
    },
    /** Undoes what a save has changed. */
    async takeBack(saved: SaveResult) {
      const { editing, admin } = open();
      return editing.undo(admin, saved.kind === 'saved' ? (saved.change ?? '') : '');
    },
  };
}
