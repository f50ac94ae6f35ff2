import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBackups } from '#app/monitoring/server/metric-figures.server.ts';
import { enquiriesOfThisFile, log } from '#tests/support/enquiries-of-this-file.ts';
import type { MadeBackup } from './make-backup.ts';
import { backUpWhenDue, drillWhenDue, latestDue, scheduleBackups } from './schedule-backups.ts';

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

/** Three replicas that look for a due backup at the same moment. */
function look(run: () => Promise<MadeBackup>, now = noon): Promise<boolean[]> {
  const parts = {
    database: open().database.jobs,
    everyHours: 24,
    log,
    run: () => {
      runs += 1;
      return run();
    },
  };
  return Promise.all([backUpWhenDue(parts, now), backUpWhenDue(parts, now), backUpWhenDue(parts, now)]);
}

/** Makes it look to the replicas as if that much time had passed. */
async function later(interval: string): Promise<void> {
  await open().db.owner.query('update site.backups set retry_at = retry_at - $1::interval', [interval]);
}

const saved = async () => ({ said: 'Saved.', bytes: 12_345, encrypted: true });
const full = async () => {
  throw new Error('the disk is full');
};

test('a backup that is due is made once, by one replica', async () => {
  expect((await look(saved)).filter(Boolean)).toHaveLength(1);
  expect(await look(saved)).toEqual([false, false, false]);
  expect(runs).toBe(1);
  expect(await count(`site.backups where outcome = 'Saved.' and finished_at is not null`)).toBe(1);
});

test('a backup that was made is not made again before the next is due', async () => {
  await look(saved);
  await later('23 hours');
  expect(await look(saved)).toEqual([false, false, false]);
  expect(runs).toBe(1);
});

test('the next backup is made when it is due', async () => {
  await look(saved, todayAt(20, 29, 59));
  await look(saved, todayAt(20, 30));
  expect(runs).toBe(2);
});

test('a backup that failed is told, and tried again after a quarter of an hour and not before', async () => {
  expect(await look(full)).toEqual([false, false, false]);
  expect(await count(`site.backups where outcome = 'the disk is full' and finished_at is null`)).toBe(1);
  await later('14 minutes');
  expect(await look(saved)).toEqual([false, false, false]);
  expect(runs).toBe(1);
  await later('61 seconds');
  expect((await look(saved)).filter(Boolean)).toHaveLength(1);
  expect(runs).toBe(2);
});

test('a backup whose process died is tried again after two hours and not before', async () => {
  await open().db.owner.query(`insert into site.backups (due_at, retry_at) values ($1, now() + interval '2 hours')`, [
    latestDue(24, noon),
  ]);
  await later('119 minutes');
  expect(await look(saved)).toEqual([false, false, false]);
  await later('61 seconds');
  expect((await look(saved)).filter(Boolean)).toHaveLength(1);
});

test('what is known of backups is forgotten after ninety days', async () => {
  await open().db.owner.query(`
    insert into site.backups (due_at, retry_at, finished_at) values
      (now() - interval '91 days', now(), now()), (now() - interval '89 days', now(), now())`);
  await look(saved);
  expect(await count('site.backups')).toBe(2);
});

describe('a drill', () => {
  let drills = 0;
  beforeEach(() => {
    drills = 0;
  });
  const tryIt = (drill: () => Promise<string>, now = noon) => {
    const parts = {
      database: open().database.jobs,
      log,
      drill: () => {
        drills += 1;
        return drill();
      },
    };
    return Promise.all([drillWhenDue(parts, now), drillWhenDue(parts, now)]);
  };
  const good = async () => 'The archive is good.';

  test('is tried once a week by one replica, and only once there is an archive', async () => {
    expect(await tryIt(good)).toEqual([false, false]);
    await look(saved);
    expect((await tryIt(good)).filter(Boolean)).toHaveLength(1);
    expect(await tryIt(good)).toEqual([false, false]);
    await tryIt(good, new Date(noon.getTime() + 7 * 86_400_000));
    expect(drills).toBe(2);
  });

  test('that fails is told to whoever watches, with the archive it was about, until one succeeds', async () => {
    await look(saved);
    const facts = () => readBackups(open().database.jobs);
    expect(await facts()).toMatchObject({ bytes: 12_345, encrypted: true, missing: null, drillFailure: null });
    await tryIt(async () => {
      throw new Error('BACKUP_PASSPHRASE does not open it');
    });
    expect(await facts()).toMatchObject({ drillFailure: 'BACKUP_PASSPHRASE does not open it' });
    await open().db.owner.query(`update site.backup_drills set retry_at = now() - interval '1 second'`);
    await tryIt(good);
    const { age, drillAge, drillFailure } = await facts();
    expect([(age ?? 99) < 60, (drillAge ?? 99) < 60, drillFailure]).toEqual([true, true, null]);
  });
});

test('of a long complaint the beginning is kept for whoever watches', async () => {
  const complaint = 'the disk is full, '.repeat(40);
  await look(async () => {
    throw new Error(complaint);
  });
  await open().db.owner.query('update site.backups set retry_at = now()');
  await look(async () => ({ ...(await saved()), said: complaint }), new Date(noon.getTime() - 3 * 86_400_000));
  const { rows } = await open().db.owner.query('select outcome from site.backups');
  expect(rows).toEqual([{ outcome: complaint.slice(0, 300) }, { outcome: complaint.slice(0, 300) }]);
});

describe('a site that runs', () => {
  let logged: { level: number; msg: string }[] = [];
  let told: string[] = [];
  let end = async () => {};
  let finish = () => {};
  let wasEnded = false;

  beforeEach(() => {
    logged = [];
    told = [];
    wasEnded = false;
    // Only the timers are moved; the database keeps its own time.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    end = start();
  });
  const start = (limitMs?: number) =>
    scheduleBackups({
      database: open().database.jobs,
      everyHours: 24,
      ...(limitMs && { limitMs }),
      log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
      run: (ended) => {
        told.push('backup begins');
        ended.addEventListener('abort', () => {
          wasEnded = true;
        });
        return new Promise((resolve) => {
          finish = () => resolve({ said: 'Saved.', bytes: 1, encrypted: false });
        });
      },
      drill: async () => {
        told.push('drill');
        return 'Good.';
      },
    });
  afterEach(async () => {
    await end();
    vi.useRealTimers();
  });

  const minute = () => vi.advanceTimersByTime(60_000);
  /** Queries the database meanwhile, so that what is waited for can happen. */
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await Promise.all([turn(), open().db.owner.query('select')]);
  }

  test('looks once a minute for what is due, and does one thing after the other', async () => {
    await open().db.owner.query(
      `insert into site.backups (due_at, retry_at, finished_at) values (now() - interval '3 days', now(), now())`,
    );
    vi.advanceTimersByTime(59_999);
    await count('site.backups');
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    await until(() => told.length > 0);
    minute();
    for (let asked = 0; asked < 5; asked += 1) await count('site.backup_drills');
    expect(told, 'nothing else is begun meanwhile').toEqual(['backup begins']);
    finish();
    await until(() => told.length > 1);
    expect(told).toEqual(['backup begins', 'drill']);
  });

  test('ends a backup that hangs, says so, and tries again', async () => {
    await end();
    end = start(50);
    minute();
    await until(() => logged.some(({ level }) => level === 50));
    expect(logged).toEqual([
      expect.objectContaining({ reason: expect.stringContaining('did not end within 0 minutes') }),
    ]);
    expect(wasEnded).toBe(true);
    while (told.length < 2) {
      await later('16 minutes');
      minute();
    }
    expect(told).toEqual(['backup begins', 'backup begins']);
  });

  test('goes on looking after the database was away, says so once, and stops when it is ended', async () => {
    await open().db.owner.query('alter table site.backups rename to away');
    minute();
    await until(() => logged.length > 0);
    expect(logged).toEqual([expect.objectContaining({ level: 40, error: expect.anything() })]);
    await open().db.owner.query('alter table site.away rename to backups');
    minute();
    await until(() => told.length > 0);
    finish();
    await until(() => told.length > 1);
    await end();
    await open().db.owner.query('truncate site.backups');
    minute();
    for (let asked = 0; asked < 5; asked += 1) await count('site.backup_drills');
    expect(told).toEqual(['backup begins', 'drill']);
  });
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
