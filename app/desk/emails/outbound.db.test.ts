import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#app/emails/email-sender.server.ts';
import { freePort } from '#platform/database/embedded/free-port.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { deliverWebhook } from './deliver-webhook.server.ts';
import { queueDigests } from './queue-digest.server.ts';
import { queueEscalations } from './queue-escalations.server.ts';
import { queueEvents } from './queue-events.server.ts';
import { sendDeskMail } from './send-desk-mail.server.ts';

const { open, storedReference } = enquiriesOfThisFile();
const secret = 'whsec_c2VjcmV0LW9mLXRoZS10ZXN0cy1sb25nLWVub3VnaA==';

interface Heard {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
let heard: Heard[] = [];
let answers: number[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    heard.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:9/' }).end();
  });
});

beforeAll(() => new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
beforeEach(async () => {
  heard = [];
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

async function queued<T>(queue: string): Promise<T[]> {
  const { rows } = await open().db.owner.query('select data from jobs.job where name = $1 order by created_on', [
    queue,
  ]);
  return rows.map(({ data }) => data);
}

test('an enquiry and each of its moves becomes one signed event without anything of the visitor', async () => {
  const { db } = open();
  const reference = await storedReference();
  await db.owner.query("update leads set status = 'contacted'");
  await db.owner.query("update leads set status = 'contacted', assigned_to = 'somebody'");
  const taken = await Promise.all([queueEvents(database()), queueEvents(database())]);
  expect(taken.reduce((sum, count) => sum + count)).toBe(3);
  const jobs = await queued<{ event: string }>('webhook');
  expect(jobs).toHaveLength(3);
  for (const job of jobs) await deliver()(job);
  // They may arrive in any order: each says when it happened.
  const told = heard.map(({ body }) => JSON.parse(body)).toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  expect(told.map(({ type, data }) => [type, data.reference, data.from ?? null])).toEqual([
    ['enquiry.received', reference, null],
    ['enquiry.status_changed', reference, 'new'],
    ['enquiry.assigned', reference, null],
  ]);
  const [first] = heard;
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {};
  const key = Buffer.from(secret.slice(6), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${at}.${first?.body}`).digest('base64')}`);
  expect(heard.map(({ body }) => body).join()).not.toMatch(/Meera|98100|example\.com/i);
});

test('an event that the receiver does not take is tried again under the same id, and not once it was taken', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queued<{ event: string }>('webhook');
  if (!job) throw new Error('no job');
  answers = [500, 302];
  await expect(deliver()(job)).rejects.toThrow('answered 500');
  await expect(deliver()(job)).rejects.toThrow('answered 302');
  await deliver()(job);
  await deliver()(job);
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
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
  const [job] = await queued<{ event: string }>('webhook');
  if (!job) throw new Error('no job');
  answers = [status];
  const delivery = deliver()(job);
  if (isTaken) await delivery;
  else await expect(delivery).rejects.toThrow(`answered ${status}`);
  const { rows } = await open().db.owner.query(
    'select tries, last_answer, delivered_at is not null as done from site.events',
  );
  expect(rows).toEqual([{ tries: 1, last_answer: String(status), done: isTaken }]);
  expect(heard[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(JSON.parse(heard[0]?.body ?? '{}')).toMatchObject({
    id: job.event,
    type: 'enquiry.received',
    timestamp: expect.any(String),
  });
  const age = Date.now() / 1000 - Number(heard[0]?.headers['webhook-timestamp']);
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);
});

test('a receiver that is away is noted with what went wrong, and one that nobody names is not asked', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queued<{ event: string }>('webhook');
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
  expect(heard).toEqual([]);
});

test('a secret without the prefix of the specification signs as it stands', async () => {
  await storedReference();
  await queueEvents(database());
  const [job] = await queued<{ event: string }>('webhook');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await deliverWebhook({ database: database(), webhook: { url, secret: 'plain words' } })(job ?? { event: '' });
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = heard[0]?.headers ?? {};
  const hmac = createHmac('sha256', 'plain words').update(`${id}.${at}.${heard[0]?.body}`);
  expect(signature).toBe(`v1,${hmac.digest('base64')}`);
});

test('of many events and enquiries that are overdue a look takes some, and the next one the others', async () => {
  const { owner } = open().db;
  for (let added = 0; added < 51; added += 1) await addLead(owner, { created_at: hours(25) });
  const { rows } = await owner.query('select count(*)::int as events from site.events');
  await owner.query(
    `insert into site.events (kind, subject_id, data)
     select 'enquiry.received', gen_random_uuid(), '{}' from generate_series(1, 201 - $1::int)`,
    [rows[0].events],
  );
  expect([await queueEvents(database()), await queueEvents(database())]).toEqual([200, 1]);
  expect([await queueEscalations(database()), await queueEscalations(database())]).toEqual([50, 1]);
  await owner.query(`update site.events set queued_at = null, created_at = now() - interval '25 hours'`);
  expect(await queueEvents(database())).toBe(0);
});

test('what is held back is no event until it is released', async () => {
  const { db } = open();
  const id = await addLead(db.owner, { created_at: new Date().toISOString(), quarantine: 'held' });
  expect(await queueEvents(database())).toBe(0);
  await db.owner.query("update leads set quarantine = 'released' where id = $1", [id]);
  expect(await queueEvents(database())).toBe(1);
});

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const names = async () => new Map([['the-tivoli', 'The Tivoli']]);

function mails(): { sent: Mail[]; send: ReturnType<typeof sendDeskMail> } {
  const sent: Mail[] = [];
  const emailSender = { deliver: async (mail: Mail) => void sent.push(mail), close: () => {} };
  const property = async (slug: string | null) =>
    slug ? { name: 'The Tivoli', city: 'New Delhi', phone: '+911155500100', email: 'tivoli@example.com' } : null;
  const config = { salesInbox: 'sales@example.com', publicUrl: 'https://tivoli.example', appSecret: 'of the tests' };
  return { sent, send: sendDeskMail({ database: open().database.jobs, names, property, emailSender, config }) };
}

test('an enquiry that becomes overdue is escalated once, by whichever replica sees it first', async () => {
  const { db } = open();
  await addLead(db.owner, { created_at: hours(25), venue_id: 'the-tivoli' });
  await addLead(db.owner, { created_at: hours(25), answeredAfter: 5 });
  await addLead(db.owner, { created_at: hours(25), quarantine: 'held' });
  await addLead(db.owner, { created_at: hours(23) });
  await addLead(db.owner, { created_at: hours(100) });
  const taken = await Promise.all([queueEscalations(database()), queueEscalations(database())]);
  expect(taken.toSorted()).toEqual([0, 1]);
  expect(await queueEscalations(database())).toBe(0);
  const { sent, send } = mails();
  const [job] = await queued<{ mail: 'escalation'; id: string }>('desk-mail');
  if (!job) throw new Error('no job');
  await send(job);
  expect(sent).toMatchObject([
    { id: `enquiry-${job.id}.escalation`, to: 'tivoli@example.com', cc: 'sales@example.com' },
  ]);
  expect(sent[0]?.letter.subject).toMatch(/^Overdue: TV-\w{6}, Message, The Tivoli$/);
  expect(sent[0]?.letter.facts).toContainEqual(['Enquiry', 'Message']);
  expect(sent[0]?.letter.opening[0]).toContain('Nobody has answered for 1 h since.');
  await db.owner.query("update leads set status = 'contacted' where id = $1", [job.id]);
  await send(job);
  expect(sent).toHaveLength(1);
  const { rows } = await db.owner.query("select count(*)::int from site.events where kind = 'enquiry.overdue'");
  expect(rows[0].count).toBe(1);
});

test('the digest goes out once from eight in India, overdue first, and names nobody who sent an enquiry', async () => {
  const { db } = open();
  await addLead(db.owner, { created_at: hours(20), venue_id: 'omnia-noida', customer_name: 'Due Today' });
  await addLead(db.owner, { created_at: hours(30), venue_id: 'the-tivoli', customer_name: 'Long Overdue' });
  const sales = await addStaff(db.owner, { role: 'sales', properties: ['omnia-noida'] });
  expect(await queueDigests(database(), new Date('2026-11-21T02:29:00Z'))).toBe(0);
  expect(await queueDigests(database(), new Date('2026-11-21T06:31:00Z'))).toBe(0);
  const eight = new Date('2026-11-21T02:30:00Z');
  const taken = await Promise.all([queueDigests(database(), eight), queueDigests(database(), eight)]);
  expect(taken.toSorted()).toEqual([0, 2]);
  const { sent, send } = mails();
  // Sent today, whatever day the test runs on: the list is of today.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 6 * 3_600_000);
  for (const job of await queued<{ mail: 'digest'; day: string; staff: string | null }>('desk-mail'))
    await send({ ...job, day: today });
  const [all, own] = [sent.find(({ to }) => to === 'sales@example.com'), sent.find(({ to }) => to === sales.email)];
  expect(all?.letter.facts.map(([, words]) => words.split(':')[0])).toEqual(['Overdue 6 h', 'Due in 4 h']);
  expect(own?.letter.facts.map(([, words]) => words)).toEqual([
    expect.stringMatching(/^Due in 4 h: Message, omnia-noida$/),
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Due Today|Long Overdue|meera/);
  expect(all?.letter.closing.at(-1)).toBe('The desk: https://tivoli.example/desk');
});
