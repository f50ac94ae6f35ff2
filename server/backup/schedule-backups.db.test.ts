import { expect, test } from 'vitest';
import { enquiriesOfThisFile, log } from '#tests/enquiries-of-this-file.ts';
import { backUpWhenDue, latestDue } from './schedule-backups.ts';

const { open, count } = enquiriesOfThisFile();

test('a backup that is due is made once, by one replica, and again where it failed', async () => {
  const { database } = open();
  let runs = 0;
  const parts = {
    database: database.jobs,
    everyHours: 24,
    log,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the disk is full');
      return 'Saved.';
    },
  };
  const due = () => Promise.all([backUpWhenDue(parts), backUpWhenDue(parts), backUpWhenDue(parts)]);
  expect([await due(), runs]).toEqual([[false, false, false], 1]);
  expect(await count(`site.backups where outcome = 'the disk is full'`)).toBe(1);
  await open().db.owner.query(`update site.backups set retry_at = now() - interval '1 second'`);
  expect((await due()).filter(Boolean)).toHaveLength(1);
  expect([await due(), runs]).toEqual([[false, false, false], 2]);
  expect(latestDue(24, new Date('2026-11-21T20:29:00Z')).toISOString()).toBe('2026-11-20T20:30:00.000Z');
  expect(latestDue(24, new Date('2026-11-21T20:30:00Z')).toISOString()).toBe('2026-11-21T20:30:00.000Z');
});
