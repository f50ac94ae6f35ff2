import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { type Jobs, openJobs } from '#server/jobs/jobs.ts';
import { openPostbox } from '#server/mail/postbox.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { createEnquiries, type Enquiries } from './enquiries.ts';
import { sendEnquiryMail } from './send-enquiry-mail.ts';

const log = pino({ enabled: false });
const venues = async () => [{ slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' }];

let db: TestDatabase;
let database: Database;
let jobs: Jobs;
let enquiries: Enquiries;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-mail-'));
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  const config = { mailFrom: 'Tivoli <hello@example.com>', salesInbox: 'Sales <sales@example.com>', dataDir };
  const send = sendEnquiryMail({ database: database.writes, postbox: openPostbox(config), venues, config });
  jobs = openJobs({ database: database.jobs, handlers: { 'enquiry-mail': send }, log });
  enquiries = createEnquiries({ database, jobs, venues, log });
});

afterAll(async () => {
  await jobs?.close();
  await database?.close();
  await db?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function mailsOf(bookingId: string): Promise<Record<string, string>> {
  const outbox = join(dataDir, 'outbox');
  const files = await vi.waitFor(
    async () => {
      const found = (await readdir(outbox)).filter((name) => name.includes(bookingId) && name.endsWith('.eml'));
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: 10_000, interval: 100 },
  );
  const mails = files.map(async (name) => [
    name.split('.').at(-2) ?? '',
    (await readFile(join(outbox, name), 'utf8')).replace(/=\r\n/g, '').replace(/\r\n(?=[ \t])/g, ''),
  ]);
  return Object.fromEntries(await Promise.all(mails));
}

test('the visitor is thanked and sales is told, once each', async () => {
  const values = anEnquiry({ name: 'Meera Sample', special_requirements: 'Cheap pills at http://evil.example' });
  const results = await Promise.all([enquiries.submit(values), enquiries.submit(values)]);
  const [first] = results;
  if (first?.kind !== 'stored') throw new Error('Not stored.');
  const { acknowledgement = '', alert = '' } = await mailsOf(first.enquiry.id);

  expect(acknowledgement).toContain('To: meera@example.com\r\n');
  expect(acknowledgement).toContain(first.enquiry.reference);
  expect(acknowledgement).toContain('Namaste Meera Sample,');
  expect(acknowledgement).not.toContain('evil.example');
  expect(acknowledgement).toContain(`Message-ID: <enquiry-${first.enquiry.id}.acknowledgement@example.com>`);

  expect(alert).toContain('To: Sales <sales@example.com>\r\n');
  expect(alert).toContain('Reply-To: Meera Sample <meera@example.com>\r\n');
  expect(alert).toContain('evil.example');
  expect(alert).toContain('+919810000000');
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
});

test('a name that could be an advertisement is left out of the thanks', async () => {
  const result = await enquiries.submit(anEnquiry({ name: 'Win at www.evil.example' }));
  if (result.kind !== 'stored') throw new Error('Not stored.');
  const { acknowledgement } = await mailsOf(result.enquiry.id);
  expect(acknowledgement).toContain('Namaste,');
  expect(acknowledgement).not.toContain('evil');
});

test('jobs whose mail was handed over are done', async () => {
  await vi.waitFor(
    async () => {
      const { rows } = await db.owner.query("select distinct state from jobs.job where name = 'enquiry-mail'");
      expect(rows).toEqual([{ state: 'completed' }]);
    },
    { timeout: 5_000 },
  );
  await jobs.check();
});
