import { beforeEach, describe, expect, test } from 'vitest';
import { readBackups } from '#app/monitoring/server/metric-figures.server.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import type { MadeBackup } from './make-backup.ts';
import { backUpOnce, drillOnce, latestDue } from './schedule-backups.ts';

const { open, count } = enquiriesOfThisFile();
let runs = 0;

/** A moment of today, in UTC. At noon no backup falls due while a test runs. */
const todayAt = (hours: number, minutes = 0, seconds = 0) =>
  new Date(new Date().setUTCHours(hours, minutes, seconds, 0));
const noon = todayAt(12);

beforeEach(async () => {
  runs = 0;
  await open().db.owner.query('truncate site.backups, site.backup_drills');
});

function backUp(make: () => Promise<MadeBackup>, now = noon): Promise<void> {
  const run = () => {
    runs += 1;
    return make();
  };
  return backUpOnce({ database: open().database.jobs, everyHours: 24, log, run }, now);
}

const saved = async () => ({ said: 'Saved.', bytes: 12_345, encrypted: true });
const full = async () => {
  throw new Error('the disk is full');
};

test('a backup that was made is not made again before the next is due', async () => {
  await backUp(saved, todayAt(20, 29, 59));
  await backUp(saved, todayAt(20, 29, 59));
  expect(runs).toBe(1);
  expect(await count(`site.backups where outcome = 'Saved.' and finished_at is not null`)).toBe(1);
  await backUp(saved, todayAt(20, 30));
  expect(runs).toBe(2);
});

test('a backup that failed is told to whoever watches and to the queue, and the next try makes it', async () => {
  await expect(backUp(full)).rejects.toThrow('the disk is full');
  expect(await count(`site.backups where outcome = 'the disk is full' and finished_at is null`)).toBe(1);
  await backUp(saved);
  expect(await count(`site.backups where outcome = 'Saved.' and finished_at is not null`)).toBe(1);
});

test('a backup whose process died is made by the next try', async () => {
  await open().db.owner.query(`insert into site.backups (due_at, retry_at) values ($1, now() + interval '2 hours')`, [
    latestDue(24, noon),
  ]);
  await backUp(saved);
  expect(await count('site.backups where finished_at is not null')).toBe(1);
});

test('what is known of backups is forgotten after ninety days', async () => {
  await open().db.owner.query(`
    insert into site.backups (due_at, retry_at, finished_at) values
      (now() - interval '91 days', now(), now()), (now() - interval '89 days', now(), now())`);
  await backUp(saved);
  expect(await count('site.backups')).toBe(2);
});

describe('a drill', () => {
  let drills = 0;
  beforeEach(() => {
    drills = 0;
  });
  const tryIt = (drill: () => Promise<string>, now = noon) => {
    const run = () => {
      drills += 1;
      return drill();
    };
    return drillOnce({ database: open().database.jobs, log, run }, now);
  };
  const good = async () => 'The archive is good.';

  test('is tried once a week', async () => {
    await tryIt(good);
    await tryIt(good);
    expect(drills).toBe(1);
    await tryIt(good, new Date(noon.getTime() + 7 * 86_400_000));
    expect(drills).toBe(2);
  });

  test('that fails is told to whoever watches, with the archive it was about, until one succeeds', async () => {
    await backUp(saved);
    const facts = () => readBackups(open().database.jobs);
    expect(await facts()).toMatchObject({ bytes: 12_345, encrypted: true, missing: null, drillFailure: null });
    const failing = tryIt(async () => {
      throw new Error('BACKUP_PASSPHRASE does not open it');
    });
    await expect(failing).rejects.toThrow('BACKUP_PASSPHRASE');
    expect(await facts()).toMatchObject({ drillFailure: 'BACKUP_PASSPHRASE does not open it' });
    await tryIt(good);
    const { age, drillAge, drillFailure } = await facts();
    expect([(age ?? 99) < 60, (drillAge ?? 99) < 60, drillFailure]).toEqual([true, true, null]);
  });
});

test('of a long complaint the beginning is kept for whoever watches', async () => {
  const complaint = 'the disk is full, '.repeat(40);
  const failing = backUp(async () => {
    throw new Error(complaint);
  });
  await expect(failing).rejects.toThrow(complaint);
  await backUp(async () => ({ ...(await saved()), said: complaint }), new Date(noon.getTime() - 3 * 86_400_000));
  const { rows } = await open().db.owner.query('select outcome from site.backups');
  expect(rows).toEqual([{ outcome: complaint.slice(0, 300) }, { outcome: complaint.slice(0, 300) }]);
});

describe('the latest backup that was due', () => {
  test.each([
    [24, '2026-11-21T20:29:59Z', '2026-11-20T20:30:00.000Z'],
    [24, '2026-11-21T20:30:00Z', '2026-11-21T20:30:00.000Z'],
    [12, '2026-11-21T20:29:59Z', '2026-11-21T08:30:00.000Z'],
    [1, '2026-11-21T20:29:59Z', '2026-11-21T19:30:00.000Z'],
  ])('of one every %i hours at %s is that of %s', (everyHours, now, due) => {
    expect(latestDue(everyHours, new Date(now)).toISOString()).toBe(due);
  });
});
