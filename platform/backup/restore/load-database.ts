import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isOurs, queueVersion, whatIsOurs } from '#platform/backup/list-tables.ts';
import { type Manifest, quoted, type SavedTable } from '#platform/backup/manifest.ts';
import { digestTables } from '#platform/backup/save.ts';

/**
 * Fills a database whose schema is the manifest's, inside the client's transaction. Keys, indexes and triggers are
 * restored after all rows: then the order of the tables does not matter, and no trigger writes a second time.
 */
export async function loadDatabase(client: pg.Client, manifest: Manifest) {
  const isSameQueue = manifest.queue === (await queueVersion(client));
  const { left = [], loaded = [] } = Object.groupBy(manifest.tables, ({ schema }) =>
    schema === 'jobs' && !isSameQueue ? 'left' : 'loaded',
  );
  const restoreConstraints = await removeConstraints(client, loaded);
  const load = createLoadTable(client);
  return {
    /** These tables are left as they are: the queue's, if its version differs. */
    leftOut: left,
    /** Loads rows of a table. They come in the order of the archive, one table after the other. */
    write: load.write,
    /** Restores sequences, keys and triggers, and compares every table with the manifest. Rejects if one differs. */
    async finish(): Promise<void> {
      await load.end();
      await restoreConstraints();
      for (const { name, last, isCalled } of manifest.sequences) {
        if (left.length > 0 && name.startsWith(quoted('jobs', ''))) continue;
        await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
      }
      await compare(client, loaded);
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

interface Named {
  table: string;
  name: string;
  definition: string;
}

/** Empties the tables and removes what would check each loaded row; the returned function restores all of it. */
async function removeConstraints(
  client: pg.Client,
  tables: { schema: string; name: string }[],
): Promise<() => Promise<void>> {
  const names = tables.map(({ schema, name }) => quoted(schema, name));
  const ours = await whatIsOurs(client);
  const { rows: references } = await client.query<Named>(
    `select r.conrelid::regclass::text as table, r.conname::text as name, pg_get_constraintdef(r.oid) as definition
       from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
      where r.contype = 'f' and r.conparentid = 0 and ${isOurs}`,
    ours,
  );
  const { rows: indexes } = await client.query<Named>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
            pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class x on x.oid = i.indexrelid
            join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where ${isOurs} and x.relkind = 'i' and not x.relispartition
        and not exists (select from pg_constraint where conindid = x.oid)`,
    ours,
  );
  await client.query(
    [
      ...references.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`),
      ...indexes.map(({ name }) => `drop index ${name}`),
      ...names.map((name) => `alter table ${name} disable trigger user`),
      `truncate ${names.join(', ')}`,
    ].join(';\n'),
  );

  return async () => {
    await client.query(
      [
        ...indexes.map(({ definition }) => definition),
        ...references.map(
          ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
        ),
        ...names.map((name) => `alter table ${name} enable trigger user`),
        `analyze ${names.join(', ')}`,
      ].join(';\n'),
    );
  };
}

interface Running {
  table: SavedTable;
  rows: ReturnType<typeof copyFrom>;
  ended: Promise<void>;
}

/** Writes rows in COPY's format. Consecutive pieces of one table go into one COPY. */
function createLoadTable(client: pg.Client) {
  let running: Running | undefined;

  function start(table: SavedTable): Running {
    const fields = table.columns.map((column) => quoted(column)).join(', ');
    const rows = client.query(copyFrom(`copy ${quoted(table.schema, table.name)} (${fields}) from stdin`));
    const ended = finished(rows);
    ended.catch(() => {}); // The next write or the end rejects with the same error.
    return { table, rows, ended };
  }

  async function end(): Promise<void> {
    running?.rows.end();
    await running?.ended;
    running = undefined;
  }

  return {
    end,
    async write(table: SavedTable, content: AsyncIterable<Uint8Array>): Promise<void> {
      if (running?.table !== table) {
        await end();
        running = start(table);
      }
      const { rows, ended } = running;
      for await (const chunk of content) if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), ended]);
    },
  };
}
