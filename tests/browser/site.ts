import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { SiteOptions as StartOptions } from '#app/site.server.ts';
import type { Config } from '#platform/config.ts';
import type { RunningSite } from '#platform/startup/boot.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { testBrowser } from './chromium.ts';
import { collectComplaints } from './complaints.ts';
import { createVisitors } from './visitors.ts';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** A test file's own site over its own database, and pages that visit it. */
export interface Site {
  readonly url: string;
  readonly database: TestDatabase;
  readonly config: Config;
  /** Opens a page of a new visitor, who sees the site at the size of a phone unless told otherwise. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
}

interface SiteOptions {
  config?: Partial<Config>;
  /** Whether pages and pictures are compressed as far as possible at once. Most tests do not look at it. */
  makesSmallest?: boolean;
}

/** Milliseconds without visitors after which the site does optional work; no test waits that long. */
const never = 3_600_000;

/** What visitors of a site may do: they read. */
export type ReadSite = Pick<Site, 'url' | 'visitor'>;

/**
 * Starts the built site for the tests of this file. After each test, every page that it opened is closed or reset for
 * a new visitor. The test fails if one of them threw, broke the content security policy or did not hydrate.
 */
export function siteOfThisFile(options: SiteOptions = {}): Site {
  let running: StartedSite | undefined;
  const visitor = visitorsOfThisFile(() => started(running).url);
  beforeAll(async () => {
    running = await start(options);
  });
  afterAll(() => running?.remove());
  return {
    get url() {
      return started(running).url;
    },
    get database() {
      return started(running).database;
    },
    get config() {
      return started(running).config;
    },
    visitor,
  };
}

/** The site that all files of this process share whose tests only read. It ends with the process. */
const known = globalThis as { siteForReaders?: Promise<StartedSite> };

/** Does the same for tests that neither send a form nor ask what the site keeps: they share one site. */
export function siteForReaders(): ReadSite {
  let running: StartedSite | undefined;
  const visitor = visitorsOfThisFile(() => started(running).url);
  beforeAll(async () => {
    known.siteForReaders ??= start({});
    running = await known.siteForReaders;
  });
  return {
    get url() {
      return started(running).url;
    },
    visitor,
  };
}

function visitorsOfThisFile(url: () => string): Site['visitor'] {
  const visitors = createVisitors();
  let complaints: string[][] = [];
  afterEach(async () => {
    const heard = complaints.flat();
    complaints = [];
    await visitors.rest();
    expect(heard, 'complaints of the pages in this test').toEqual([]);
  });
  afterAll(() => visitors.leave());
  return async (contextOptions = {}) => {
    const options = { baseURL: url(), viewport: phone, ...contextOptions };
    const page = await visitors.come(await testBrowser(), options);
    complaints.push(collectComplaints(page));
    return page;
  };
}

interface StartedSite extends Pick<Site, 'url' | 'database' | 'config'> {
  remove(): Promise<void>;
}

async function start({ makesSmallest = false, ...options }: SiteOptions): Promise<StartedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tivoli-site-'));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  process.once('exit', removeFiles);
  await mkdir(join(dataDir, 'cache'));
  await symlink(inject('pictureCache'), join(dataDir, 'cache/pictures'));
  const database = await testDatabase();
  const config = testConfig(dataDir, database.siteUrl, { migrationDatabaseUrl: database.ownerUrl, ...options.config });
  const built = (await import(/* @vite-ignore */ join(process.cwd(), 'build/server/index.js'))) as {
    startSite(config: Config, options: StartOptions): Promise<RunningSite>;
  };
  const running = await built.startSite(config, {
    log: pino({ level: 'warn' }),
    pictures: makesSmallest ? { niceness: 0, quiet: 0 } : { quiet: never },
    pageCache: { bestCompression: makesSmallest },
  });
  await answersItsFirstPost(running.url);
  return {
    url: running.url,
    database,
    config,
    async remove() {
      await running.close();
      await database.drop();
      process.off('exit', removeFiles);
      removeFiles();
    },
  };
}

/**
 * The first post of a new process compiles much and connects to the database, which takes longer than a visitor waits
 * where four sites start at once on two cores. A post without values is refused and stores nothing.
 */
async function answersItsFirstPost(url: string): Promise<void> {
  const answer = await fetch(`${url}/enquire`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { origin: url },
  });
  await answer.arrayBuffer();
}

function started<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('The site of this file has not started: call siteOfThisFile() at the top level.');
  return value;
}
