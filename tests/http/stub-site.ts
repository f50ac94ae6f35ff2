import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type SiteOptions, startSite } from '#app/site.server.ts';
import { pagesOf, type SitePages } from '#app/site-pages.server.ts';
import type { Config } from '#platform/config.ts';
import type { RunningSite } from '#platform/startup/boot.ts';
import { createLogger } from '#platform/telemetry/logging.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { emptyRecord, type Seen, stubBuild } from './stub-build.tsx';

export interface StubSite {
  readonly url: string;
  readonly seen: Seen;
  /** Each line that was logged so far. */
  readonly log: Record<string, unknown>[];
  preparePictures(): Promise<void>;
  close(): Promise<void>;
}

interface StubOptions extends Omit<SiteOptions, 'log' | 'dev'> {
  config?: Partial<Config>;
  /** Pages in another language beside those of `stubBuild`. */
  translated?: SitePages[];
}

/** Starts a site with the pages of `stubBuild`, on a socket, without a database. */
export async function startStubSite({ config = {}, translated = [], ...options }: StubOptions = {}): Promise<StubSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tivoli-edge-'));
  const nowhere = 'postgres://nobody:nothing@127.0.0.1:9/none';
  const seen = emptyRecord();
  const log: Record<string, unknown>[] = [];
  const running: RunningSite = await startSite(
    testConfig(dataDir, nowhere, config),
    [pagesOf(stubBuild(seen)), ...translated],
    {
      log: createLogger({ write: (line) => void log.push(JSON.parse(line)) }),
      ...options,
    },
  );
  return {
    url: running.url,
    seen,
    log,
    preparePictures: running.preparePictures,
    async close() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the stub site of a test file before its first test, and closes it after its last. */
export function stubSiteOfThisFile(options: StubOptions = {}): StubSite {
  let site: StubSite | undefined;
  beforeAll(async () => {
    site = await startStubSite(options);
  });
  afterAll(() => site?.close());
  const started = () => {
    if (!site) throw new Error('The site of this file has not started: call stubSiteOfThisFile() at the top level.');
    return site;
  };
  return {
    get url() {
      return started().url;
    },
    get seen() {
      return started().seen;
    },
    get log() {
      return started().log;
    },
    preparePictures: () => started().preparePictures(),
    close: async () => {},
  };
}
