import type pg from 'pg';
import { digestTables } from '#platform/backup/digest-table.ts';
import { queueVersion } from '#platform/backup/list-tables.ts';
import { type Manifest, quoted, type SavedTable } from '#platform/backup/manifest.ts';
import { createLoadTable } from './load-table.ts';
import { setConstraintsAside } from './set-constraints-aside.ts';

export interface DatabaseLoad {
  /** Loads rows of a table. They come in the order of the archive, one table after the other. */
  write(table: SavedTable, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Restores sequences, keys and triggers, and compares every table with the manifest. Rejects if one differs. */
  finish(): Promise<void>;
  /** These tables are left as they are: the queue's, if its version differs. */
  leftOut: SavedTable[];
}

/**
 * Fills a database whose schema is the manifest's, inside the client's transaction. Keys, indexes and triggers are
 * restored after all rows: then the order of the tables does not matter, and no trigger writes a second time.
 */
export async function loadDatabase(client: pg.Client, manifest: Manifest): Promise<DatabaseLoad> {
  const isSameQueue = manifest.queue === (await queueVersion(client));
  const [leftOut, tables] = split(manifest.tables, ({ schema }) => schema === 'jobs' && !isSameQueue);
  const putBack = await setConstraintsAside(client, tables);
  const load = createLoadTable(client);
  return {
    leftOut,
    write: load.write,
    async finish() {
      await load.end();
      await putBack();
      for (const { name, last, isCalled } of manifest.sequences) {
        if (leftOut.length > 0 && name.startsWith(quoted('jobs', ''))) continue;
        await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
      }
      await compare(client, tables);
    },
  };
}

async function compare(client: pg.Client, tables: SavedTable[]): Promise<void> {
  const found = await digestTables(client, tables);
  for (const [place, { schema, name, rows, digest }] of tables.entries()) {
    const is = found[place];
    if (is?.rows === rows && is.digest === digest) continue;
    throw new Error(
      `${schema}.${name} has ${is?.rows} rows, not the ${rows} that were saved, or others: none was kept.`,
    );
  }
}

function split<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
