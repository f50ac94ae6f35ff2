import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import { createCatalogue } from '#app/catalogue/server/create-catalogue.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';

/** The catalogue of one site, with its queries and its log. */
export interface TestCatalogue extends Catalogue {
  dataDir: string;
  log: { msg: string; level: number; [field: string]: unknown }[];
  queries: string[];
  outdate(): void;
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
  more: Partial<Pick<Parameters<typeof createCatalogue>[0], 'samples' | 'language'>> = {},
): Promise<TestCatalogue> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'tivoli-catalogue-')));
  const log: TestCatalogue['log'] = [];
  const queries: string[] = [];
  const opened = url === null ? null : openDatabase(url);
  const database = opened && {
    ...opened,
    reads: opened.reads.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(opened.reads.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
  const catalogue = createCatalogue({
    database,
    dataDir: folder,
    language: 'en',
    ...more,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  });
  return {
    ...catalogue,
    dataDir: folder,
    log,
    queries,
    settled: catalogue.settled,
    async close() {
      await catalogue.close();
      await opened?.close();
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
