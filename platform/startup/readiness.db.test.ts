import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { checkStoring } from '#app/enquiries/check-storing.server.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { type Readiness, watchReadiness } from '#platform/startup/readiness.ts';
import { stoppableWay } from '#tests/servers/stoppable-way.ts';
import { enquiriesOfThisFile, idleHandlers, log } from '#tests/support/enquiries-of-this-file.ts';

const { open, count } = enquiriesOfThisFile();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Watched {
  isPrepared?: () => boolean;
  url?: string;
}

/** The readiness of a site over this file's database, as `openServices` puts it together. */
function watch({ isPrepared = () => true, url = open().db.siteUrl }: Watched = {}): Readiness {
  const database = openDatabase(url);
  closers.push(() => database.close());
  const jobs = openJobs({ database: database.jobs, handlers: idleHandlers, log });
  closers.push(() => jobs.close());
  const readiness = watchReadiness({
    isPrepared,
    checkQueues: jobs.check,
    checkStoring: () => checkStoring(database.writes),
    log,
  });
  closers.push(() => readiness.close());
  return readiness;
}

const becomes = (readiness: Readiness, lack: string | undefined) => expect.poll(() => readiness.lack()).toBe(lack);

test('a site is ready once its database is prepared, and nothing that it tried is kept', async () => {
  let prepared = false;
  const readiness = watch({ isPrepared: () => prepared });
  expect(readiness.lack()).toBe('schema');
  prepared = true;
  await becomes(readiness, undefined);
  expect([await count('venue_bookings'), await count('leads'), await count('jobs.job')]).toEqual([0, 0, 0]);
});

test('a start says nothing of workers that are only starting, and names what stays missing', async () => {
  const lines: { level: number; lack?: string; msg: string }[] = [];
  let failures = 0;
  const readiness = watchReadiness({
    isPrepared: () => true,
    async checkQueues() {
      failures += 1;
      if (failures <= 4) throw new Error('The workers of the job queue have not started.');
    },
    async checkStoring() {
      failures += 1;
      if (failures <= 7) throw new Error('permission denied for table leads');
    },
    log: pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  closers.push(() => readiness.close());
  await becomes(readiness, undefined);
  expect(lines).toMatchObject([
    { level: 40, lack: 'storing', reason: 'permission denied for table leads' },
    { level: 30, msg: 'the site is ready' },
  ]);
});

test('a site that may not store what visitors send is not ready until it may', async () => {
  const { owner } = open().db;
  await owner.query('revoke insert on leads from tivoli_site');
  const readiness = watch();
  try {
    await becomes(readiness, 'storing');
  } finally {
    await owner.query('grant insert on leads to tivoli_site');
  }
  await becomes(readiness, undefined);
});

test('a site whose queue is missing is not ready', async () => {
  const { owner } = open().db;
  const { rows } = await owner.query("delete from jobs.queue where name = 'enquiry-mail' returning *");
  const readiness = watch();
  try {
    await becomes(readiness, 'queues');
  } finally {
    await owner.query('insert into jobs.queue select * from json_populate_record(null::jobs.queue, $1)', [rows[0]]);
  }
  await becomes(readiness, undefined);
});

test('a database that goes away takes nothing back, and one that comes back without the rights does', async () => {
  const { db } = open();
  const way = await stoppableWay(() => db.siteUrl);
  closers.push(() => way.cut());
  const url = new URL(db.siteUrl);
  url.host = new URL(way.url).host;
  const readiness = watch({ url: url.href });
  await becomes(readiness, undefined);
  await way.cut();
  readiness.checkAgain();
  // The site's first check has failed when this later check, over the same connection, has failed.
  await expect(checkStoring(openedOver(url.href))).rejects.toThrow();
  expect(readiness.lack()).toBeUndefined();
  await db.owner.query('revoke insert on leads from tivoli_site');
  try {
    await way.mend();
    await becomes(readiness, 'storing');
  } finally {
    await db.owner.query('grant insert on leads to tivoli_site');
  }
  await becomes(readiness, undefined);
});

test('a table that somebody holds for longer than an enquiry waits takes nothing back', async () => {
  const { db } = open();
  const readiness = watch();
  await becomes(readiness, undefined);
  await db.owner.query('begin; lock table leads in access exclusive mode');
  try {
    readiness.checkAgain();
    // The site's first check has failed when this check, which began later, has failed.
    await expect(checkStoring(openedOver(db.siteUrl))).rejects.toThrow();
    expect(readiness.lack()).toBeUndefined();
  } finally {
    await db.owner.query('rollback');
  }
});

function openedOver(url: string) {
  const database = openDatabase(url);
  closers.push(() => database.close());
  return database.writes;
}
