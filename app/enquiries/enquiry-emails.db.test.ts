import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import {
  acknowledgementsPerDay,
  openSentMailRecords,
  recordFailedMail,
  sendEnquiryMail,
} from '#app/enquiries/enquiry-emails.server.ts';
import { createEnquiries, type Enquiries } from '#app/enquiries/store-enquiry.server.ts';
import { createSpamFilter } from '#app/forms/spam-filter.server.ts';
import { type Database, openDatabase } from '#platform/database/open-database.ts';
import { type Jobs, openJobs } from '#platform/jobs/jobs.ts';
import { type TestDatabase, testDatabase } from '#tests/databases/database.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { type SmtpServer, startSmtpServer } from '#tests/servers/smtp-server.ts';
import { idleHandlers } from '#tests/support/enquiries-of-this-file.ts';

const log = pino({ enabled: false });
const findVenues = async () => [{ slug: 'the-tivoli', name: 'The Tivoli', city: 'New Delhi', state: 'Delhi' }];
const findProperty = async () => ({
  name: 'The Tivoli',
  city: 'New Delhi',
  phone: '+91 11 5550 0110',
  email: 'thetivoli@example.com',
  picture: { alt: 'The palace at dusk', bytes: Buffer.from('a JPEG'), width: 600, height: 400 },
});

interface Office {
  enquiries: Enquiries;
  jobs: Jobs;
}

let db: TestDatabase;
let database: Database;
let dataDir: string;
let paper: Office;

function open(smtp?: SmtpServer): Office {
  const mailbox = { mailFrom: 'Tivoli <hello@example.com>', dataDir, ...(smtp && { smtpUrl: smtp.url }) };
  const config = { salesInbox: 'Sales <sales@example.com>' };
  const sentMailRecords = openSentMailRecords(database.jobs, 'a secret of this test, long enough');
  const emailSender = openEmailSender(mailbox);
  const send = sendEnquiryMail({ database: database.jobs, findProperty, emailSender, sentMailRecords, config });
  const handlers = { ...idleHandlers, 'enquiry-mail': send, 'enquiry-mail-failed': recordFailedMail(sentMailRecords) };
  const jobs = openJobs({ database: database.jobs, handlers, log, pollSeconds: 0.5 });
  return {
    jobs,
    enquiries: createEnquiries({
      afterSubmit() {},
      database,
      spamFilter: createSpamFilter({ database: database.writes, secret: 'of the tests', isCounting: false, log }),
      findVenues,
      log,
    }),
  };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-mail-'));
  db = await testDatabase();
  database = openDatabase(db.siteUrl);
  await db.owner.query("update jobs.queue set retry_delay = 1 where name = 'enquiry-mail'");
  paper = open();
});

afterAll(async () => {
  await paper?.jobs.close();
  await database?.close();
  await db?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function send({ enquiries }: Office, change: Parameters<typeof anEnquiry>[0] = {}) {
  const result = await enquiries.submit(anEnquiry(change));
  if (result.kind !== 'stored') throw new Error(`Not stored: ${JSON.stringify(result)}`);
  return result.enquiry;
}

async function ledgerOf(id: string): Promise<Record<string, string>> {
  const { rows } = await db.owner.query('select kind, state from site.mail where subject_id = $1', [id]);
  return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
}

const bothSent = { acknowledgement: 'sent', alert: 'sent' };

test('the visitor is thanked and the property is told, once each', async () => {
  const values = { submission_id: crypto.randomUUID(), special_requirements: 'Cheap pills at http://evil.example' };
  const [first] = await Promise.all([send(paper, values), send(paper, values)]);
  const advertisement = await send(paper, { name: 'Win at www.evil.example', email: 'else@example.com' });
  await expect.poll(() => ledgerOf(first.id)).toEqual(bothSent);
  await expect.poll(() => ledgerOf(advertisement.id)).toEqual(bothSent);
  const outbox = join(dataDir, 'outbox');
  expect(await readdir(outbox)).toHaveLength(4);
  const mail = async (id: string, kind: string) =>
    (await readFile(join(outbox, `enquiry-${id}.${kind}.eml`), 'utf8'))
      .replace(/=\r\n/g, '')
      .replace(/\r\n(?=[ \t])/g, '');

  const acknowledgement = await mail(first.id, 'acknowledgement');
  expect(acknowledgement).toContain('To: meera@example.com\r\n');
  expect(acknowledgement).toContain('Reply-To: thetivoli@example.com\r\n');
  expect(acknowledgement).toContain(first.reference);
  expect(acknowledgement).toContain('Namaste Meera Sample,');
  expect(acknowledgement).toContain('What happens next');
  expect(acknowledgement).toContain('+91 11 5550 0110');
  expect(acknowledgement).toContain(Buffer.from('a JPEG').toString('base64'));
  expect(acknowledgement).toMatch(/Content-Type: text\/calendar;.*method=PUBLISH/);
  expect(acknowledgement).toContain('prefers-color-scheme:dark');
  expect(acknowledgement).not.toContain('evil.example');
  expect(acknowledgement).toContain(`Message-ID: <enquiry-${first.id}.acknowledgement@example.com>`);

  const alert = await mail(first.id, 'alert');
  expect(alert).toContain('To: thetivoli@example.com\r\n');
  expect(alert).toContain('Cc: Sales <sales@example.com>\r\n');
  expect(alert).toContain('Reply-To: Meera Sample <meera@example.com>\r\n');
  expect(alert).toContain('evil.example');
  expect(alert).toContain('+919810000000');

  const thanks = await mail(advertisement.id, 'acknowledgement');
  expect(thanks).toContain('Namaste,');
  expect(thanks).not.toContain('evil');
  await paper.jobs.check();
});

test('an address that somebody types again and again gets five acknowledgements a day, whoever sends them', async () => {
  const guests = Array.from({ length: acknowledgementsPerDay + 2 }, (_, index) => index + 10);
  const sent = await Promise.all(
    guests.map((guests) => send(paper, { email: `victim+${guests}@example.com`, guest_count: String(guests) })),
  );
  const ledgers = () => Promise.all(sent.map(({ id }) => ledgerOf(id)));
  const isOver = ({ alert, acknowledgement }: Record<string, string>) =>
    alert === 'sent' && acknowledgement !== 'waiting';
  await expect.poll(async () => (await ledgers()).every(isOver)).toBe(true);
  const states = (await ledgers()).map(({ acknowledgement }) => acknowledgement);
  expect(states.filter((state) => state === 'sent')).toHaveLength(acknowledgementsPerDay);
  expect(states.filter((state) => state === 'withheld')).toHaveLength(2);
  await paper.jobs.close();
});

test('a server that drops a mail half-way and puts off another gets both in the end, each once', async () => {
  const smtp = await startSmtpServer({ answers: ['drop', 'put-off'] });
  const office = open(smtp);
  try {
    const { id } = await send(office, { email: 'patient@example.com' });
    await expect.poll(() => ledgerOf(id)).toEqual(bothSent);
    const ids = smtp.messages.map((message) => /^Message-ID:\s*(\S+)/m.exec(message)?.[1]);
    expect(ids.sort()).toEqual([`<enquiry-${id}.acknowledgement@example.com>`, `<enquiry-${id}.alert@example.com>`]);
    const { rows } = await db.owner.query('select sum(tries)::int as tries from site.mail where subject_id = $1', [id]);
    expect(rows[0].tries).toBe(4);
  } finally {
    await office.jobs.close();
    await smtp.close();
  }
});

test.each([
  ['an address', 'refuse', '550 5.1.1'],
  ['a content', 'refuse-content', '554 5.7.1'],
] as const)(
  '%s that its server refuses, and mail given up after its last try, stand where staff see them',
  async (_, answer, said) => {
    const smtp = await startSmtpServer({ answers: [answer, answer, answer] });
    await db.owner.query("update jobs.queue set retry_limit = 1 where name = 'enquiry-mail'");
    const office = open(smtp);
    try {
      const { id } = await send(office, { email: `nobody-${answer}@example.com` });
      await expect.poll(() => ledgerOf(id)).toEqual({ acknowledgement: 'bounced', alert: 'failed' });
      const { rows } = await db.owner.query('select last_error from site.mail where subject_id = $1 order by kind', [
        id,
      ]);
      expect(rows[0].last_error).toContain(said);
      expect(rows[0].last_error).not.toContain('nobody');
    } finally {
      await office.jobs.close();
      await smtp.close();
    }
  },
);
