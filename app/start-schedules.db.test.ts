import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '#platform/config.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { testConfig } from '#tests/support/test-config.ts';
import { startSchedules } from './start-schedules.server.ts';

const { open, count } = enquiriesOfThisFile();
const minute = 60_000;
let storage: TestStorage;
let archives = '';
let stop = () => {};

beforeAll(async () => {
  storage = await startTestStorage('disk');
  archives = join(storage.dataDir, 'archives');
});
afterAll(() => storage.close());

beforeEach(async () => {
  await open().db.owner.query('truncate site.backups, site.backup_drills, site.nightly, site.escalations');
  // The night's work begins at three in the morning in India: this clock stands at noon. The database keeps its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date().setUTCHours(6, 30, 0, 0) });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function start(backups: Config['backups']): void {
  const { db, database } = open();
  // A backup is made by a process of its own, which reads the environment.
  vi.stubEnv('DATABASE_URL', db.ownerUrl);
  vi.stubEnv('DATA_DIR', storage.dataDir);
  vi.stubEnv('BACKUP_DIR', archives);
  const config = testConfig(storage.dataDir, db.siteUrl, backups && { backups });
  stop = startSchedules({ config, database, storage: storage.storage, log });
}

const finished = () => count('site.backups where finished_at is not null');
const overdue = () => addLead(open().db.owner, { created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
const nights = () => count('site.nightly where finished_at is not null');

/** Backups have a low priority: beside other programs that want the processor they take their time. */
const patiently = { timeout: 240_000 };

test('where a place for backups is named a real backup is made by itself, and then restored to try it', {
  timeout: 500_000,
}, async () => {
  start({ folder: archives, everyHours: 24, keep: 14 });
  vi.advanceTimersByTime(minute);
  await expect.poll(finished, patiently).toBe(1);
  expect(await readdir(archives)).toEqual([expect.stringMatching(/^tivoli-.*\.tar\.gz$/)]);
  await expect.poll(() => count('site.backup_drills where finished_at is not null'), patiently).toBe(1);
});

test('without a place for backups none is made; staff learn what is overdue, and the night’s work is done', async () => {
  start(undefined);
  await overdue();
  vi.advanceTimersByTime(15 * minute);
  await expect.poll(() => count('site.escalations')).toBe(1);
  await expect.poll(nights).toBe(1);
  expect(await count('site.backups')).toBe(0);
});
