import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { type Catalogue, openCatalogue as openSiteCatalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { Language } from '#app/language/page-language.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';

/** The catalogue of one site, with its queries and its log. */
export interface TestCatalogue extends Catalogue {
  dataDir: string;
  log: { msg: string; level: number; [field: string]: unknown }[];
  queries: string[];
  /** Reads what was changed; see `ContentStore`. */
  refresh(changed?: string): Promise<void>;
  /** Waits until the last good answer is written. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 *
 * @param url of the database; null if no connection can be used
 * @param dataDir where an earlier catalogue left its last good answer; otherwise a folder of its own
 * @param more whether it leaves samples out
 */
export async function openCatalogue(
  url: string | null,
  dataDir?: string,
  {
    language = 'en',
    ...more
  }: Pick<Parameters<typeof openSiteCatalogue>[0], 'samples'> & { language?: Language; replicaUrl?: string } = {},
): Promise<TestCatalogue> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'tivoli-catalogue-')));
  const log: TestCatalogue['log'] = [];
  const queries: string[] = [];
  const opened = url === null ? null : openDatabase(url, more.replicaUrl);
  const recorded = (db: Kysely<DB>) =>
    db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  const database = opened && { ...opened, reads: recorded(opened.reads), jobs: recorded(opened.jobs) };
  const opening = openSiteCatalogue({
    database,
    dataDir: folder,
    ...more,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  });
  return {
    ...opening.catalogueIn(language),
    dataDir: folder,
    log,
    queries,
    refresh: opening.refresh,
    settled: opening.settled,
    async close() {
      await opening.close();
      await opened?.close();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
