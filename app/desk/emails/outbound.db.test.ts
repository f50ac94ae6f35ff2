import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '#app/emails/email-layout.server.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { queueHeldNotice } from './held-notice.server.ts';
import { queueDigests, queueEscalations, queueEvents } from './outbound.server.ts';
import { sendDeskMail } from './send-desk-mail.server.ts';

const { open, queuedJobs } = enquiriesOfThisFile();

beforeEach(async () => {
  await open().db.owner.query('truncate site.events, site.escalations, site.digests, site.held_notices');
});

function database() {
  return open().database.jobs;
}

test('of many events and enquiries that are overdue a look takes some, and the next one the others', async () => {
  const { owner } = open().db;
  for (let added = 0; added < 51; added += 1) await addLead(owner, { created_at: hoursAgo(25) });
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

const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
const names = async () => new Map([['the-tivoli', 'The Tivoli']]);

function mails(): { sent: Mail[]; send: ReturnType<typeof sendDeskMail> } {
  const sent: Mail[] = [];
  const emailSender = { deliver: async (mail: Mail) => void sent.push(mail), close: () => {} };
  const findProperty = async (slug: string | null) =>
    slug ? { name: 'The Tivoli', city: 'New Delhi', phone: '+911155500100', email: 'tivoli@example.com' } : null;
  const config = { salesInbox: 'sales@example.com', publicUrl: 'https://tivoli.example', appSecret: 'of the tests' };
  return { sent, send: sendDeskMail({ database: open().database.jobs, names, findProperty, emailSender, config }) };
}

test('an enquiry that becomes overdue is escalated once, by whichever replica sees it first', async () => {
  const { db } = open();
  await addLead(db.owner, { created_at: hoursAgo(25), venue_id: 'the-tivoli' });
  await addLead(db.owner, { created_at: hoursAgo(25), answeredAfter: 5 });
  await addLead(db.owner, { created_at: hoursAgo(25), quarantine: 'spam' });
  await addLead(db.owner, { created_at: hoursAgo(23) });
  await addLead(db.owner, { created_at: hoursAgo(100) });
  const taken = await Promise.all([queueEscalations(database()), queueEscalations(database())]);
  expect(taken.toSorted()).toEqual([0, 1]);
  expect(await queueEscalations(database())).toBe(0);
  const { sent, send } = mails();
  const [job] = await queuedJobs<{ mail: 'escalation'; id: string }>('desk-mail');
  if (!job) throw new Error('no job');
  await send(job);
  expect(sent).toMatchObject([
    { id: `enquiry-${job.id}.escalation`, to: 'tivoli@example.com', cc: 'sales@example.com' },
  ]);
  expect(sent[0]?.content.subject).toMatch(/^Overdue: TV-\w{6}, Message, The Tivoli$/);
  expect(sent[0]?.content.facts).toContainEqual(['Enquiry', 'Message']);
  expect(sent[0]?.content.opening[0]).toContain('Nobody has answered for 1 h since.');
  await db.owner.query("update leads set status = 'contacted' where id = $1", [job.id]);
  await send(job);
  expect(sent).toHaveLength(1);
  const { rows } = await db.owner.query("select count(*)::int from site.events where kind = 'enquiry.overdue'");
  expect(rows[0].count).toBe(1);
});

test('a held enquiry that becomes overdue is announced as well, ten of them an hour beside all others', async () => {
  const { db } = open();
  await db.owner.query('delete from leads');
  const held = { created_at: hoursAgo(26), quarantine: 'held', venue_id: 'the-tivoli' };
  for (let added = 0; added < 12; added += 1) await addLead(db.owner, held);
  const real = await addLead(db.owner, { created_at: hoursAgo(25), venue_id: 'the-tivoli' });
  expect([await queueEscalations(database()), await queueEscalations(database())]).toEqual([11, 0]);
  const jobs = await queuedJobs<{ mail: 'escalation'; id: string }>('desk-mail');
  expect(jobs.map(({ id }) => id)).toContain(real);
  const { sent, send } = mails();
  for (const job of jobs) await send(job);
  expect(sent.filter(({ content }) => content.opening[1]?.includes('The spam filter holds it back'))).toHaveLength(10);
  expect(sent.every(({ to }) => to === 'tivoli@example.com')).toBe(true);
  const { rows } = await db.owner.query("select subject_id from site.events where kind = 'enquiry.overdue'");
  expect(rows).toEqual([{ subject_id: real }]);
  await db.owner.query("update site.escalations set escalated_at = escalated_at - interval '61 minutes'");
  expect(await queueEscalations(database())).toBe(2);
});

test('the team is told within the hour what is held back: how many and where, in one mail an hour', async () => {
  const { db } = open();
  expect(await queueHeldNotice(database())).toBe(false);
  for (const hours of [1, 25, 26])
    await addLead(db.owner, { created_at: hoursAgo(hours), quarantine: 'held', customer_name: 'Meera Sample' });
  const told = await Promise.all([queueHeldNotice(database()), queueHeldNotice(database())]);
  expect(told.toSorted()).toEqual([false, true]);
  for (let more = 0; more < 20; more += 1)
    await addLead(db.owner, { created_at: new Date().toISOString(), quarantine: 'held' });
  expect(await queueHeldNotice(database()), 'in the same hour').toBe(false);
  const jobs = await queuedJobs<{ mail: 'held'; hour: string }>('desk-mail');
  expect(jobs).toHaveLength(1);
  const { sent, send } = mails();
  for (const job of jobs) await send(job);
  expect(sent).toMatchObject([
    { to: 'sales@example.com', content: { subject: 'Held back: 23 enquiries, 0 applications' } },
  ]);
  expect(sent[0]?.content.facts).toContainEqual(['Past their 24 hours', '2']);
  expect(sent[0]?.content.closing).toEqual(['Look through them: https://tivoli.example/desk?view=quarantine']);
  expect(JSON.stringify(sent)).not.toMatch(/Meera|meera/);
  await db.owner.query("update site.held_notices set hour = hour - interval '1 hour'");
  expect(await queueHeldNotice(database()), 'of those that came since').toBe(true);
  await db.owner.query(
    "update site.held_notices set hour = hour - interval '5 hours'; update leads set quarantine = 'spam'",
  );
  expect(await queueHeldNotice(database())).toBe(false);
  for (const job of jobs) await send(job);
  expect(sent, 'nothing waits any more').toHaveLength(1);
});

test('the digest goes out once from eight in India, overdue first, and names nobody who sent an enquiry', async () => {
  const { db } = open();
  await addLead(db.owner, { created_at: hoursAgo(20), venue_id: 'omnia-noida', customer_name: 'Due Today' });
  await addLead(db.owner, { created_at: hoursAgo(30), venue_id: 'the-tivoli', customer_name: 'Long Overdue' });
  const sales = await addStaff(db.owner, { role: 'sales', properties: ['omnia-noida'] });
  const eight = new Date('2026-11-21T02:30:00Z');
  const taken = await Promise.all([queueDigests(database(), eight), queueDigests(database(), eight)]);
  expect(taken.toSorted()).toEqual([0, 2]);
  const { sent, send } = mails();
  // Sent today, whatever day the test runs on: the list is of today.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(Date.now() + 6 * 3_600_000);
  for (const job of await queuedJobs<{ mail: 'digest'; day: string; staff: string | null }>('desk-mail'))
    await send({ ...job, day: today });
  const [all, own] = [sent.find(({ to }) => to === 'sales@example.com'), sent.find(({ to }) => to === sales.email)];
  expect(all?.content.facts.map(([, words]) => words.split(':')[0])).toEqual(['Overdue 6 h', 'Due in 4 h']);
  expect(own?.content.facts.map(([, words]) => words)).toEqual([
    expect.stringMatching(/^Due in 4 h: Message, omnia-noida\nhttps:\/\/tivoli\.example\/desk\/enquiries\/TV-\w{6}$/),
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Due Today|Long Overdue|meera/);
  expect(all?.content.closing.at(-1)).toBe('My day: https://tivoli.example/desk/my-day');
});
