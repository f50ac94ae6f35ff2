import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '#platform/config.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { testConfig } from '#tests/support/test-config.ts';
import type { ScheduledQueue } from './queues.server.ts';
import { scheduledWork, schedules } from './schedules.server.ts';

const { open, count } = enquiriesOfThisFile();
let storage: TestStorage;
let archives = '';
let replicas: Jobs[] = [];

beforeAll(async () => {
  storage = await startTestStorage('disk');
  archives = join(storage.dataDir, 'archives');
});
afterAll(() => storage.close());

beforeEach(() =>
  open().db.owner.query(`
    truncate site.backups, site.backup_drills, site.nightly, site.escalations, jobs.schedule;
    update jobs.version set cron_on = null`),
);
afterEach(async () => {
  await stop();
  vi.unstubAllEnvs();
});

/** Starts two replicas on the same database. */
function start(backups: Config['backups']): void {
  const { db, database } = open();
  // A backup is made by a process of its own, which reads the environment.
  vi.stubEnv('DATABASE_URL', db.ownerUrl);
  vi.stubEnv('DATA_DIR', storage.dataDir);
  vi.stubEnv('BACKUP_DIR', archives);
  const config = testConfig(storage.dataDir, db.siteUrl, backups && { backups });
  const replica = () => {
    const queueDrill = () => jobs.send('backup-drill');
    const jobs: Jobs = openJobs<Record<ScheduledQueue, null>>({
      database: database.jobs,
      schedules: schedules(config),
      handlers: scheduledWork({ config, database, storage: storage.storage, filmHosts: [], queueDrill, log }),
      pollSeconds: 0.5,
      log,
    });
    return jobs;
  };
  replicas = [replica(), replica()];
}

async function stop(): Promise<void> {
  await Promise.all(replicas.map((jobs) => jobs.close()));
  replicas = [];
}

const jobsOf = (queue: ScheduledQueue) => count(`jobs.job where name = '${queue}'`);
const nights = () => count('site.nightly where finished_at is not null');

/** Backups have a low priority: beside other programs that want the processor they take their time. */
const patiently = { timeout: 240_000 };

test('where a place for backups is named, one is made for all replicas and restored to try it', {
  timeout: 500_000,
}, async () => {
  start({ folder: archives, everyHours: 24, keep: 14 });
  await expect.poll(() => count('site.backups where finished_at is not null'), patiently).toBe(1);
  expect(await readdir(archives)).toEqual([expect.stringMatching(/^tivoli-.*\.tar\.gz$/)]);
  await expect.poll(() => count('site.backup_drills where finished_at is not null'), patiently).toBe(1);
  expect([await jobsOf('backup'), await jobsOf('backup-drill')]).toEqual([1, 1]);
});

test('a missed night is made up for once, staff learn what is overdue, no backup is made without a place', {
  timeout: 60_000,
}, async () => {
  start(undefined);
  await expect.poll(() => count('jobs.schedule'), patiently).toBe(3);
  await stop();
  await open().db.owner.query(`
    update jobs.version set cron_on = now() - interval '25 hours';
    update jobs.schedule set created_on = now() - interval '3 days';
    delete from jobs.job`);
  await addLead(open().db.owner, { created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
  start(undefined);
  await expect.poll(nights, patiently).toBe(1);
  await expect.poll(() => count('site.escalations'), patiently).toBe(1);
  expect(await jobsOf('nightly')).toBe(1);
  expect([await count('site.backups'), await jobsOf('backup')]).toEqual([0, 0]);
});

test.each([
  [24, ['2026-11-28T20:30:00Z', '2026-11-29T20:30:00Z']],
  [36, ['2026-11-29T20:30:00Z', '2026-12-01T08:30:00Z']],
  [undefined, []],
])(
  'the clock is India’s: the night at three, the lists from eight to noon, a backup every %s hours',
  (hours, backups) => {
    const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
    const from = new Date('2026-11-28T12:00:00Z');
    const config = hours ? { backups: { folder: archives, everyHours: hours, keep: 14 } } : {};
    const { nightly, digests, backup } = schedules(config, from);
    const next = ({ at, tz = 'UTC' }: { at: string; tz?: string }, of: number) =>
      boss.previewSchedule(at, { tz, from, count: of }).map((moment) => moment.toISOString().replace('.000', ''));
    expect(next(nightly, 2)).toEqual(['2026-11-28T21:30:00Z', '2026-11-29T21:30:00Z']);
    const lists = next(digests, 25);
    expect([lists[0], lists[23], lists[24]]).toEqual([
      '2026-11-29T02:30:00Z',
      '2026-11-29T06:20:00Z',
      '2026-11-30T02:30:00Z',
    ]);
    expect(backup ? next(backup, 2) : []).toEqual(backups);
  },
);
