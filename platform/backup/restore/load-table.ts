import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoted, type SavedTable } from '#platform/backup/manifest.ts';

interface Running {
  table: SavedTable;
  rows: ReturnType<typeof copyFrom>;
  ended: Promise<void>;
}

/** Writes rows in COPY's format. Consecutive pieces of one table go into one COPY. */
export function createLoadTable(client: pg.Client) {
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
