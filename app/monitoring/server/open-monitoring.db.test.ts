import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { forgetOld } from '#platform/telemetry/flush-figures.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { switchDatabase } from '#tests/databases/database-switch.ts';
import { type Monitoring, openMonitoring } from './open-monitoring.server.ts';

let db: TestDatabase;
let database: Database;
let replicas: Monitoring[] = [];

beforeAll(async () => {
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
});

beforeEach(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  replicas = [];
  await db.owner.query('truncate site.error_groups, site.instances, leads, venue_bookings, site.mail cascade');
  await db.owner.query('delete from jobs.job');
});

afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database.close();
  await db.drop();
});

function aReplica(content: 'database' | 'fallback' = 'database'): Monitoring {
  const replica = openMonitoring({
    isOn: true,
    database,
    checkContent: () => (content === 'database' ? Promise.resolve() : Promise.reject(new Error('away'))),
    build: 'abc123',
    buildDir: process.cwd(),
    log: pino({ enabled: false }),
  });
  replicas.push(replica);
  return replica;
}

const addResponse = ({ metrics }: Monitoring, route: string, ms: number, status = 200) =>
  metrics.addResponse({ route, method: 'GET', status, ms });

const boom = (at: string) => ({
  side: 'server' as const,
  name: 'TypeError',
  message: `no such thing as "${at}"`,
  where: 'load in app/home/home-route.tsx',
  place: 'load in app/home/home-route.tsx:12',
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('requests are shown by route, and all processes are listed with how they answered lately', async () => {
  const [one, other] = [aReplica(), aReplica()];
  for (let count = 1; count <= 90; count += 1) addResponse(one, '/', 10);
  for (let count = 1; count <= 10; count += 1) addResponse(one, '/', 400, count <= 5 ? 500 : 200);
  addResponse(one, '/offers', 3);
  addResponse(other, '/offers', 3);
  await Promise.all([one.flush(), other.flush()]);
  const lately = await db.owner.query(
    'select requests, failed, p95 > 300 as slow from site.instances order by requests',
  );
  expect(lately.rows).toEqual([
    { requests: 1, failed: 0, slow: false },
    { requests: 101, failed: 5, slow: true },
  ]);
  const { detail, ...coarse } = await one.readStatus('detail');
  expect(detail?.routes.map(({ route, requests, errorRate }) => [route, requests, errorRate])).toEqual([
    ['/', 100, 0.05],
    ['/offers', 1, 0],
  ]);
  const [home] = detail?.routes ?? [];
  expect(home?.p50).toBeGreaterThan(8);
  expect(home?.p50).toBeLessThan(12);
  expect(home?.p95).toBeGreaterThan(350);
  expect(home?.p99).toBeLessThan(520);
  expect(detail?.instances.map(({ build, data }) => [build, data])).toEqual([
    ['abc123', 'database'],
    ['abc123', 'database'],
  ]);
  expect(coarse).toMatchObject({ status: 'healthy', data: 'database', pages: 'fast', mail: 'moving' });
});

test('a process that stops in good order is told of no more', async () => {
  const [one, other] = [aReplica(), aReplica()];
  await other.flush();
  await one.close();
  const { detail } = await other.readStatus('detail');
  expect(detail?.instances).toHaveLength(1);
});

test('of several processes all are listed, the one that started first at the top', async () => {
  await db.owner.query(
    `insert into site.instances (id, build, started_at, seen_at, memory, heap, loop_delay, data)
     select gen_random_uuid(), 'build-' || n, now() - n * interval '1 hour', now(), 1, 1, 1, 'database'
       from generate_series(1, 2) n`,
  );
  const { detail } = await aReplica().readStatus('detail');
  expect(detail?.instances.map(({ build }) => build)).toEqual(['build-2', 'build-1', 'abc123']);
});

test('everybody is told words, and no figure', async () => {
  const replica = aReplica('fallback');
  for (let request = 0; request < 20; request += 1) addResponse(replica, '/', 5_000);
  const siteStatus = await replica.readStatus('coarse');
  expect(siteStatus).toEqual({
    takenAt: expect.any(String),
    status: 'degraded',
    data: 'fallback',
    pages: 'slow',
    mail: 'moving',
  });
});

test('the same error, here, in another replica and after a restart, is one group with its count', async () => {
  const [one, other] = [aReplica(), aReplica()];
  const first = daysAgo(2);
  one.errors.add(boom('a'), first);
  one.errors.add(boom('b'), daysAgo(1));
  await one.flush();
  other.errors.add(boom('c'), new Date());
  const { detail } = await other.readStatus('detail');
  expect(detail?.errors).toEqual([
    {
      id: expect.any(String),
      side: 'server',
      name: 'TypeError',
      message: 'no such thing as …',
      place: 'load in app/home/home-route.tsx:12',
      count: 3,
      firstSeen: expect.stringMatching(first.toISOString().slice(0, 10)),
      lastSeen: expect.any(String),
    },
  ]);
});

test('what real visitors’ browsers told is shown as p75, by route', async () => {
  const replica = aReplica();
  for (const lcp of [1000, 1000, 1000, 5000]) replica.metrics.addVital('lcp', '/', lcp);
  replica.metrics.addVital('cls', '/', 0.08);
  const { detail } = await replica.readStatus('detail');
  expect(detail?.vitals).toEqual([
    { route: '/', visits: 4, lcp: expect.any(Number), inp: null, cls: expect.any(Number) },
  ]);
  expect(detail?.vitals[0]?.lcp).toBeLessThan(1100);
  expect(detail?.vitals[0]?.cls).toBeCloseTo(0.08, 1);
});

test('while the database is away nothing is lost and the truth says so', async () => {
  const replica = aReplica('fallback');
  addResponse(replica, '/', 10);
  replica.errors.add(boom('a'));
  await switchDatabase(db, 'off');
  expect(await replica.readStatus('detail')).toMatchObject({
    status: 'degraded',
    data: 'fallback',
    detail: { enquiries: null, mailQueue: null, instances: [{ build: 'abc123' }] },
  });
  await expect(replica.flush()).rejects.toThrow();
  await switchDatabase(db, 'on');
  await replica.flush();
  expect((await db.owner.query('select count::int from site.error_groups')).rows).toEqual([{ count: 1 }]);
});

test('enquiries of the last day, those answered, those overdue, and mail that waits', async () => {
  await db.owner.query(`
    insert into leads (language, reference, source, customer_name, customer_email, created_at, first_response_at, due_at, quarantine)
    values ('en', 'TV-000001', 'website_contact', 'A', 'a@example.com', now() - interval '2 hours', now(), now(), 'none'),
           ('en', 'TV-000002', 'loyalty', 'B', 'b@example.com', now() - interval '1 hour', null, now() + interval '1 day', 'none'),
           ('en', 'TV-000003', 'loyalty', 'C', 'c@example.com', now() - interval '3 days', null, now() - interval '2 days', 'released'),
           ('en', 'TV-000004', 'loyalty', 'D', 'd@example.com', now(), null, now(), 'spam');
    insert into jobs.job (name, data, created_on, state, output)
    values ('enquiry-mail', '{}', now() - interval '20 minutes', 'retry', '{"code": "ECONNREFUSED"}');
    insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state, created_at, tried_at)
    values ('late', 'leads', gen_random_uuid(), 'alert', 'hash', 'failed', now() - interval '2 hours', now()),
           ('early', 'leads', gen_random_uuid(), 'alert', 'hash', 'failed', now() - interval '2 days', now() - interval '1 day')`);
  const { detail, mail, mailDelay } = await aReplica().readStatus('detail');
  expect(detail?.enquiries).toEqual({ received: 2, answered: 1, overdue: 1, lastAge: expect.closeTo(3600, -2) });
  expect(detail?.mailQueue).toEqual({
    waiting: 1,
    oldestAge: expect.closeTo(1200, -2),
    deadLetters: 2,
    error: 'ECONNREFUSED',
    givenUpAge: expect.closeTo(0, -1),
  });
  expect(mail).toBe('delayed');
  expect(mailDelay?.why).toBe('the mail server does not answer (ECONNREFUSED)');
  expect(Date.now() - Date.parse(mailDelay?.since ?? '')).toBeCloseTo(20 * 60_000, -5);
});

test('a mail that its recipient alone cannot take delays nothing while others go out', async () => {
  const sent = (minutesAgo: number) =>
    db.owner.query(`
      delete from site.mail;
      insert into site.mail (id, subject_table, subject_id, kind, recipient_hash, state, sent_at)
      values ('sent', 'leads', gen_random_uuid(), 'alert', 'hash', 'sent', now() - ${minutesAgo} * interval '1 minute')`);
  await db.owner.query(`
    insert into jobs.job (name, data, created_on, state, output)
    values ('enquiry-mail', '{}', now() - interval '40 minutes', 'retry', '{"code": "EENVELOPE"}')`);
  await sent(50);
  expect((await aReplica().readStatus('coarse')).mail).toBe('delayed');
  await sent(5);
  expect((await aReplica().readStatus('coarse')).mail).toBe('moving');
});

test('what is past its time is forgotten', async () => {
  await db.owner.query(`
    insert into site.error_groups select n::text, 'browser', 'Error', 'm', 'p', 1, now(), now() - n * interval '1 minute' from generate_series(1, 250) n;
    insert into site.error_groups values ('old', 'server', 'Error', 'm', 'p', 1, now(), now() - interval '31 days');
    insert into site.instances values (gen_random_uuid(), 'b', now(), now() - interval '2 hours', 1, 1, 1, 'database')`);
  await forgetOld(database.jobs);
  const left = (table: string) => db.owner.query(`select count(*)::int as count from site.${table}`);
  expect((await left('error_groups')).rows[0].count).toBe(200);
  expect((await left('instances')).rows[0].count).toBe(0);
});
