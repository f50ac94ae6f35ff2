import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type JobData, sendJobs } from '#app/queues.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { switchDatabase } from '#tests/databases/database-switch.ts';
import { idleHandlers } from '#tests/support/enquiries-of-this-file.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { type Jobs, openJobs } from './jobs.ts';

type Data = JobData['enquiry-mail'];

const log = pino({ enabled: false });
let db: TestDatabase;
let database: Database;
let jobs: Jobs | undefined;

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  await db.owner.query("update jobs.queue set retry_delay = 1 where name = 'enquiry-mail'");
});

afterEach(async () => {
  await jobs?.close();
  await db.owner.query('delete from jobs.job');
});

afterAll(async () => {
  await database?.close();
  await db?.drop();
});

function open(handle: (data: Data, ended: AbortSignal) => Promise<void>): Jobs {
  jobs = openJobs({
    database: database.jobs,
    handlers: { ...idleHandlers, 'enquiry-mail': handle },
    log,
    pollSeconds: 0.5,
  });
  return jobs;
}

function aJob(): Data {
  return { of: 'leads', id: crypto.randomUUID(), mail: 'alert' };
}

async function send(...data: Data[]): Promise<void> {
  await database.writes.transaction().execute((transaction) => sendJobs(transaction, 'enquiry-mail', data));
}

test('a job is worked on once its transaction has committed, and not if it rolls back', async () => {
  const handled: Data[] = [];
  const queue = open(async (data) => void handled.push(data));
  const rolledBack = database.writes.transaction().execute(async (transaction) => {
    await sendJobs(transaction, 'enquiry-mail', [aJob()]);
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  const job = aJob();
  await send(job);
  await expect.poll(() => handled).toEqual([job]);
  await queue.check();
});

test('visitors have their mail before the team has its own', async () => {
  const alerts = Array.from({ length: 8 }, aJob);
  const acknowledgement: Data = { ...aJob(), mail: 'acknowledgement' };
  await send(...alerts);
  await send(acknowledgement);
  const handled: Data[] = [];
  open(async (data) => void handled.push(data));
  await expect.poll(() => handled).toHaveLength(9);
  // Six are taken at a time, in no order among themselves.
  expect(handled.slice(0, 6)).toContainEqual(acknowledgement);
});

test('a job that fails is tried again, and the others of its batch are not', async () => {
  const [bad, good] = [aJob(), aJob()];
  const handled: string[] = [];
  open(async ({ id }) => {
    handled.push(id);
    if (id === bad.id && handled.filter((other) => other === id).length === 1) throw new Error('not yet');
  });
  await send(bad, good);
  await expect.poll(() => handled).toHaveLength(3);
  expect(handled.filter((id) => id === good.id)).toHaveLength(1);
});

test('workers that find no database start by themselves once it answers', async () => {
  await switchDatabase(db, 'off');
  const handled: Data[] = [];
  const queue = open(async (data) => void handled.push(data));
  await expect(queue.check()).rejects.toThrow('not started');
  await switchDatabase(db, 'on');
  const job = aJob();
  await send(job);
  await expect.poll(() => handled).toEqual([job]);
});

test('closing waits neither for a database that is away nor for its own time limit', async () => {
  await switchDatabase(db, 'off');
  const queue = open(async () => {});
  const passed = stopwatch();
  await queue.close();
  expect(passed()).toBeLessThan(3_000);
  await switchDatabase(db, 'on');
});

test('closing lets a job at work finish, and begins no other', async () => {
  const atWork = Promise.withResolvers<void>();
  const begun: string[] = [];
  const queue = open(async ({ id }) => {
    begun.push(id);
    await atWork.promise;
  });
  const [first, second] = [aJob(), aJob()];
  await send(first);
  await expect.poll(() => begun).toEqual([first.id]);
  const order: string[] = [];
  const closed = queue.close().then(() => order.push('closed'));
  await send(second);
  for (let asked = 0; asked < 20; asked += 1) await db.owner.query('select from jobs.job');
  order.push('the job ends');
  atWork.resolve();
  await closed;
  expect(order).toEqual(['the job ends', 'closed']);
  const { rows } = await db.owner.query("select data->>'id' as id, state from jobs.job order by created_on");
  expect(rows).toEqual([
    { id: first.id, state: 'completed' },
    { id: second.id, state: 'created' },
  ]);
  expect(begun).toEqual([first.id]);
});

test('closing does not wait longer than a few seconds for a job that hangs; it is tried again later', async () => {
  const hanging = Promise.withResolvers<void>();
  const begun: string[] = [];
  const queue = open(async ({ id }) => {
    begun.push(id);
    await hanging.promise;
  });
  const job = aJob();
  await send(job);
  await expect.poll(() => begun).toEqual([job.id]);
  const passed = stopwatch();
  await queue.close();
  expect(passed()).toBeLessThan(9_000);
  const { rows } = await db.owner.query('select state from jobs.job');
  expect(rows).toEqual([{ state: 'retry' }]);
  hanging.resolve();
});

test('a job whose time is over is told so, and is tried again', async () => {
  await db.owner.query("update jobs.queue set expire_seconds = 1 where name = 'enquiry-mail'");
  const ended: boolean[] = [];
  open(async (_, signal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    ended.push(signal.aborted);
  });
  await send(aJob());
  await expect.poll(() => ended, { timeout: 10_000 }).toEqual([true]);
  await expect
    .poll(async () => (await db.owner.query('select state from jobs.job')).rows, { timeout: 10_000 })
    .toEqual([{ state: 'retry' }]);
});
