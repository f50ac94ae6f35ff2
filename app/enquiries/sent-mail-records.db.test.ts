import { beforeEach, expect, test } from 'vitest';
import { mailboxOf } from '#app/forms/spam-filter.server.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import {
  acknowledgementsPerDay,
  openSentMailRecords,
  type SentMailRecord,
  type SentMailRecords,
} from './enquiry-emails.server.ts';

const { open } = enquiriesOfThisFile();
const most = acknowledgementsPerDay;

beforeEach(() => open().db.owner.query('truncate site.mail'));

const sentMailRecords = (): SentMailRecords => openSentMailRecords(open().database.jobs, 'a secret of this test');
const entry = (more: Partial<SentMailRecord> = {}): SentMailRecord => ({
  id: `enquiry-${crypto.randomUUID()}`,
  of: 'leads',
  subjectId: crypto.randomUUID(),
  kind: 'acknowledgement',
  recipient: 'meera@example.com',
  ...more,
});

async function rowsOf(columns: string): Promise<Record<string, unknown>[]> {
  return (await open().db.owner.query(`select ${columns} from site.mail as mail order by created_at`)).rows;
}

test('ten spellings of one mailbox get three mails, also when all are asked for at the same moment', async () => {
  const spellings = [
    ...['meera.sample@gmail.com', 'Meera.Sample@Gmail.com ', 'meerasample@gmail.com', 'm.eerasample@gmail.com'],
    ...['meera.s.ample@gmail.com', 'meerasample+one@gmail.com', 'meera.sample+two+more@gmail.com'],
    ...['meerasample@googlemail.com', 'm.e.e.r.a.sample@googlemail.com', 'meerasample+x@googlemail.com'],
  ];
  const begun = await Promise.all(spellings.map((recipient) => sentMailRecords().begin(entry({ recipient }))));
  expect(begun.filter((begin) => begin === 'send')).toHaveLength(most);
  expect(await sentMailRecords().begin(entry({ recipient: 'mira@example.com' }))).toBe('send');
  expect(await sentMailRecords().begin(entry({ kind: 'alert' })), 'the team is always told').toBe('send');
});

test('the day after, and for what never arrived, there is room again', async () => {
  const sent = Array.from({ length: most }, () => entry());
  for (const one of sent) expect(await sentMailRecords().begin(one)).toBe('send');
  expect(await sentMailRecords().begin(entry())).toBe('over');
  await sentMailRecords().end(sent[0]?.id ?? '', 'bounced', '550');
  expect(await sentMailRecords().begin(entry())).toBe('send');
  expect(await sentMailRecords().begin(entry())).toBe('over');
  await open().db.owner.query(`update site.mail set created_at = created_at - interval '25 hours'`);
  expect(await sentMailRecords().begin(entry())).toBe('send');
});

test('a mail that is tried again is the same mail, until it went out or came back', async () => {
  const one = entry();
  expect([await sentMailRecords().begin(one), await sentMailRecords().begin(one)]).toEqual(['send', 'send']);
  await sentMailRecords().end(one.id, 'waiting', `451 ${'x'.repeat(300)}`);
  expect(await rowsOf('state, tries, length(last_error) as error, sent_at')).toEqual([
    { state: 'waiting', tries: 2, error: 200, sent_at: null },
  ]);
  expect(await sentMailRecords().begin(one)).toBe('send');
  await sentMailRecords().end(one.id, 'sent');
  expect(await rowsOf('state, tries, last_error, sent_at is not null as sent')).toEqual([
    { state: 'sent', tries: 3, last_error: null, sent: true },
  ]);
  expect(await sentMailRecords().begin(one)).toBe('over');

  const given = entry({ kind: 'alert' });
  await sentMailRecords().begin(given);
  await sentMailRecords().end(given.id, 'failed', 'given up after 24 hours');
  expect(await sentMailRecords().begin(given), 'staff may have it sent again').toBe('send');
  await sentMailRecords().end(given.id, 'bounced', '550');
  expect(await sentMailRecords().begin(given)).toBe('over');
});

test('an address is kept as what nobody can read', async () => {
  await sentMailRecords().begin(entry());
  const [row] = await rowsOf('recipient_hash, mail::text as all');
  expect(row?.recipient_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.all).not.toContain('meera');
});

test.each([
  ['a.b+c@gmail.com', 'ab@gmail.com'],
  ['a.b@example.com', 'a.b@example.com'],
  ['a_b-c+d@protonmail.com', 'abc@proton.me'],
  ['meera+tag@outlook.com', 'meera@outlook.com'],
  ['meera@mac.com', 'meera@icloud.com'],
  ['meera-shop@yahoo.in', 'meera@yahoo.in'],
  ['meera-shop@example.com', 'meera-shop@example.com'],
  ['+meera@example.com', '+meera@example.com'],
])('a mail to %s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
