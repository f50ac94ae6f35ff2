import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLead } from '#tests/factories/lead-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { queueReminders, watchOutbox } from './outbound.server.ts';

const { open, count } = enquiriesOfThisFile();
const logged: { level: number; error: object }[] = [];
const log = pino({}, { write: (line) => void logged.push(JSON.parse(line)) });
let end = () => {};

beforeEach(async () => {
  logged.length = 0;
  await open().db.owner.query('truncate site.events, site.escalations, site.digests');
  // Only the timers are moved; the database keeps its own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

function start(hasWebhook: boolean): void {
  end = watchOutbox({ database: open().database.jobs, hasWebhook, log });
}

/** Queries the database meanwhile, so that what is waited for can happen. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await turn();
}

const overdue = () => addLead(open().db.owner, { created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() });
const escalations = () => count('site.escalations');
const webhooks = () => count(`jobs.job where name = 'webhook'`);

test('old events are forgotten after a month, with the reminders', async () => {
  await overdue();
  await open().db.owner.query(
    `insert into site.events (kind, subject_id, data, created_at)
     select 'enquiry.received', id, '{}', now() - interval '31 days' from leads`,
  );
  await queueReminders(open().database.jobs);
  expect(await count(`site.events where created_at < now() - interval '30 days'`)).toBe(0);
  expect(await escalations()).toBe(1);
});

test('events are looked for every two seconds where somebody listens, until it is ended', async () => {
  start(true);
  await overdue();
  vi.advanceTimersByTime(1_999);
  for (let asked = 0; asked < 5; asked += 1) expect(await webhooks()).toBe(0);
  vi.advanceTimersByTime(1);
  await until(async () => (await webhooks()) === 1);
  end();
  await overdue();
  vi.advanceTimersByTime(60_000);
  for (let asked = 0; asked < 10; asked += 1) expect(await webhooks()).toBe(1);
});

test('nobody listens where no webhook is named, and a database that is away is said once', async () => {
  start(false);
  await overdue();
  vi.advanceTimersByTime(19_000);
  for (let asked = 0; asked < 10; asked += 1) expect(await webhooks()).toBe(0);
  await open().db.owner.query('alter table diary.notice rename to away');
  try {
    vi.advanceTimersByTime(60_000);
    await until(async () => logged.length > 0);
    expect(logged).toEqual([expect.objectContaining({ level: 40, error: expect.anything() })]);
  } finally {
    await open().db.owner.query('alter table diary.away rename to notice');
  }
});
