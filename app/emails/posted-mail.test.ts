import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type Mail, openEmailSender } from '#app/emails/email-layout.server.ts';
import { outboxOf } from '#platform/mail/mailer.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';

const dataDir = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-posted-')),
  (folder) => rm(folder, { recursive: true }),
);

const plain: Mail = {
  id: 'staff-1',
  to: 'desk@example.com',
  date: new Date('2026-11-21T08:35:00Z'),
  content: { language: 'en', subject: 'Tivoli desk', opening: ['Namaste,'], facts: [], closing: [] },
};

/** Parses the mail as a mail program does. */
async function posted(mail: Mail, mailFrom = 'Tivoli <hello@example.com>') {
  const emailSender = openEmailSender({ mailFrom, dataDir: dataDir() });
  await emailSender.deliver(mail);
  emailSender.close();
  const source = await readFile(join(outboxOf(dataDir()), `${mail.id}.eml`));
  return { ...(await PostalMime.parse(source)), source: source.toString('latin1') };
}

test('a mail has its picture inside and its day as a calendar file', async () => {
  const content = {
    ...plain.content,
    picture: { alt: 'The palace', bytes: Buffer.from('a JPEG'), width: 600, height: 400 },
    calendar: { name: 'TV-7K3M9Q.ics', content: 'BEGIN:VCALENDAR\r\n' },
  };
  const { attachments, source } = await posted({ ...plain, id: 'enquiry-1.acknowledgement', content });
  expect(attachments).toMatchObject([
    { filename: 'tivoli.jpg', mimeType: 'image/jpeg', disposition: 'inline', contentId: '<picture@tivoli>' },
    { filename: 'TV-7K3M9Q.ics', mimeType: 'text/calendar', disposition: 'attachment' },
  ]);
  expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString()).toBe('a JPEG');
  expect(
    Buffer.from(attachments[1]?.content as ArrayBuffer)
      .toString()
      .trim(),
  ).toBe('BEGIN:VCALENDAR');
  expect(source).toMatch(/text\/calendar; charset=utf-8; method=PUBLISH/);
});

test('a mail says who sent it, that a program did, and whom to answer', async () => {
  const mail = await posted({
    ...plain,
    id: 'enquiry-2.alert',
    cc: 'sales@example.com',
    replyTo: { name: 'Meera Sample', address: 'meera@example.com' },
  });
  expect(mail).toMatchObject({
    from: { name: 'Tivoli', address: 'hello@example.com' },
    to: [{ address: 'desk@example.com' }],
    cc: [{ address: 'sales@example.com' }],
    replyTo: [{ name: 'Meera Sample', address: 'meera@example.com' }],
    messageId: '<enquiry-2.alert@example.com>',
    date: '2026-11-21T08:35:00.000Z',
    attachments: [],
  });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(mail.source).not.toMatch(/[^\r]\n/);
});

test.each([
  ['hello@mail.example.com', 'mail.example.com'],
  ['"Tivoli @ home" <hello@example.com> ', 'example.com'],
  ['"Desk@night" <hello@example.com>', 'example.com'],
  ['Tivoli', 'localhost'],
])('the id of a mail from %s ends with its domain', async (mailFrom, domain) => {
  const id = `staff-${crypto.randomUUID()}`;
  expect((await posted({ ...plain, id }, mailFrom)).messageId).toBe(`<${id}@${domain}>`);
});

test('the outbox is for its owner alone', async () => {
  await posted(plain);
  expect((await stat(outboxOf(dataDir()))).mode & 0o777).toBe(0o700);
});

test('a mail that lies in the outbox stays as it is, and nothing half written lies beside it', async () => {
  const mail = { ...plain, id: 'staff-once' };
  await posted(mail);
  const file = join(outboxOf(dataDir()), 'staff-once.eml');
  await writeFile(file, 'read by the operator');
  const emailSender = openEmailSender({ mailFrom: 'hello@example.com', dataDir: dataDir() });
  await emailSender.deliver(mail);
  expect(await readFile(file, 'utf8')).toBe('read by the operator');
  expect((await readdir(outboxOf(dataDir()))).filter((name) => !name.endsWith('.eml'))).toEqual([]);
});
