import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '#platform/database/embedded/start-embedded-postgres.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { deliverWebhook } from './deliver-webhook.server.ts';
import { queueEvents } from './outbound.server.ts';

const { open, queuedJobs, storedReference } = enquiriesOfThisFile();
const secret = 'whsec_c2VjcmV0LW9mLXRoZS10ZXN0cy1sb25nLWVub3VnaA==';

interface ReceivedEvent {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
let received: ReceivedEvent[] = [];
let answers: number[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:9/' }).end();
  });
});

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(async () => {
  received = [];
  answers = [];
  await open().db.owner.query('truncate site.events, site.escalations, site.digests');
});

function database() {
  return open().database.jobs;
}

function deliver() {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  return deliverWebhook({ database: open().database.jobs, webhook: { url, secret } });
}

test('an enquiry and each of its moves becomes one signed event without anything of the visitor', async () => {
  const { db } = open();
  const reference = await storedReference();
  await db.owner.query("update leads set status = 'contacted'");
  await db.owner.query("update leads set status = 'contacted', assigned_to = 'somebody'");
  const taken = await Promise.all([queueEvents(database()), queueEvents(database())]);
  expect(taken.reduce((sum, count) => sum + count)).toBe(3);
  const jobs = await queuedJobs<{ event: string }>('webhook');
  expect(jobs).toHaveLength(3);
  for (const job of jobs) await deliver()(job);
  // The events may arrive in any order: each says when it happened.
  const told = received.map(({ body }) => JSON.parse(body)).toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  expect(told.map(({ type, data }) => [type, data.reference, data.from ?? null])).toEqual([
    ['enquiry.received', reference, null],
    ['enquiry.status_changed', reference, 'new'],
    ['enquiry.assigned', reference, null],
  ]);
  const [first] = received;
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {};
  const key = Buffer.from(secret.slice(6), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${first?.body}`).digest('base64')}`);
  expect(received.map(({ body }) => body).join()).not.toMatch(/Meera|98100|example\.com/i);
});

test('an event that the receiver does not take is tried again under the same id, and not once it was taken', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queuedJobs<{ event: string }>('webhook');
  if (!job) throw new Error('no job');
  answers = [500, 302];
  await expect(deliver()(job)).rejects.toThrow('answered 500');
  await expect(deliver()(job)).rejects.toThrow('answered 302');
  await deliver()(job);
  await deliver()(job);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const { rows } = await open().db.owner.query(
    'select tries, last_answer, delivered_at is not null as done from site.events',
  );
  expect(rows).toEqual([{ tries: 3, last_answer: '204', done: true }]);
});

test.each([
  [200, true],
  [299, true],
  [300, false],
  [404, false],
])('a receiver that answers %i has taken an event: %s', async (status, isTaken) => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queuedJobs<{ event: string }>('webhook');
  if (!job) throw new Error('no job');
  answers = [status];
  const delivery = deliver()(job);
  if (isTaken) await delivery;
  else await expect(delivery).rejects.toThrow(`answered ${status}`);
  const { rows } = await open().db.owner.query(
    'select tries, last_answer, delivered_at is not null as done from site.events',
  );
  expect(rows).toEqual([{ tries: 1, last_answer: String(status), done: isTaken }]);
  expect(received[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({
    id: job.event,
    type: 'enquiry.received',
    timestamp: expect.any(String),
  });
  const age = Date.now() / 1000 - Number(received[0]?.headers['webhook-timestamp']);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);
});

test('a receiver that is away is noted with what went wrong, and one that nobody names is not asked', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queuedJobs<{ event: string }>('webhook');
  if (!job) throw new Error('no job');
  await deliverWebhook({ database: database(), webhook: undefined })(job);
  expect((await open().db.owner.query('select tries from site.events')).rows).toEqual([{ tries: 0 }]);
  const away = deliverWebhook({
    database: database(),
    webhook: { url: `http://127.0.0.1:${await freePort()}/`, secret: 'plain words' },
  });
  await expect(away(job)).rejects.toThrow('answered ECONNREFUSED');
  const wrong = deliverWebhook({ database: database(), webhook: { url: 'nowhere', secret: 'plain words' } });
  await expect(wrong(job)).rejects.toThrow(/answered (ERR_INVALID_URL|TypeError)/);
  expect((await open().db.owner.query('select tries, last_answer from site.events')).rows).toMatchObject([
    { tries: 2 },
  ]);
  await deliver()({ event: crypto.randomUUID() });
  expect(received).toEqual([]);
});

test('a secret without the prefix of the specification signs as it stands', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queuedJobs<{ event: string }>('webhook');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await deliverWebhook({ database: database(), webhook: { url, secret: 'plain words' } })(job ?? { event: '' });
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = received[0]?.headers ?? {};
  const hmac = createHmac('sha256', 'plain words').update(`${id}.${at}.${received[0]?.body}`);
  expect(signature).toBe(`v1,${hmac.digest('base64')}`);
});

test('what is held back is no event until it is released', async () => {
  const { db } = open();
  const id = await addLead(db.owner, { created_at: new Date().toISOString(), quarantine: 'held' });
  expect(await queueEvents(database())).toBe(0);
  await db.owner.query("update leads set quarantine = 'released' where id = $1", [id]);
  expect(await queueEvents(database())).toBe(1);
});
