import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteDatabase } from '#app/site-database.server.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
import { type DatabaseServer, startDatabaseServer } from '#tests/databases/database-server.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { testConfig } from '#tests/support/test-config.ts';

let server: DatabaseServer;
let dataDir: string;
let site: { url: string; close(): Promise<void> };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-outage-'));
  server = await startDatabaseServer();
  await prepareDatabase(server.url, siteDatabase);
  const built = await import(/* @vite-ignore */ join(process.cwd(), 'build/server/index.js'));
  site = await built.startSite(testConfig(dataDir, server.url));
});
afterAll(async () => {
  // A failed test may leave the server frozen, and a frozen server cannot be closed.
  server?.thaw();
  await site?.close();
  await server?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function visit(path: string) {
  const passed = stopwatch();
  const response = await fetch(new URL(path, site.url));
  const text = await response.text();
  return {
    status: response.status,
    ms: passed(),
    isFallback: response.headers.get('x-content-source') === 'fallback',
    retryAfter: response.headers.get('retry-after'),
    text,
  };
}

describe.each([
  {
    how: 'stopped',
    away: () => server.stop(),
    back: () => server.start(),
    // Nobody has visited these pages, so none of them is cached.
    pages: ['/hotel/omnia-noida', '/locations?brand=omnia', '/enquire?venue=omnia-noida', '/hotel/the-tivoli'],
    firstPage: 2_000,
    unvisited: '/hotel/tivoli-bijwasan',
  },
  {
    how: 'frozen',
    away: async () => server.freeze(),
    back: async () => server.thaw(),
    pages: ['/hotel/tivoli-lotus-court', '/locations?brand=wedcation', '/enquire?venue=the-tivoli', '/'],
    firstPage: 3_000,
    unvisited: '/hotel/omnia-dwarka-expressway',
  },
])('while the database is $how', ({ away, back, pages, firstPage, unvisited }) => {
  test('every page is there in time, an address that only it would know is a 503, and live data comes back', async () => {
    await expect.poll(() => visit('/hotel/tivoli-royal-palace')).toMatchObject({ isFallback: false });
    await away();
    const visits = [];
    for (const page of pages) visits.push(await visit(page));
    expect(visits.map(({ status }) => status)).toEqual(pages.map(() => 200));
    // Other tests run at the same time, so these durations are only an outer bound; `npm run prove outage` checks 300
    // ms and 1.5 s.
    expect(visits[0]?.ms).toBeLessThan(firstPage);
    for (const { ms } of visits.slice(1)) expect(ms).toBeLessThan(2_000);
    // Pages do not wait for the database, so they say so once it has been asked for.
    const isNoticed = async () => (await visit(`/search?q=${crypto.randomUUID()}`)).isFallback;
    await expect.poll(isNoticed, { timeout: 10_000 }).toBe(true);
    expect(await visit('/hotel/new-palace')).toMatchObject({ status: 503, retryAfter: '30' });

    await back();
    const since = performance.now();
    while ((await visit(unvisited)).isFallback) await sleep(250);
    expect(performance.now() - since).toBeLessThan(30_000);
    expect((await visit('/hotel/newer-palace')).status).toBe(404);
  });
});
