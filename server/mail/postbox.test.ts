import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpServer } from '#tests/smtp-server.ts';
import { letterText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { type Mail, openPostbox } from './postbox.ts';

const mail: Mail = {
  id: 'enquiry-1.alert',
  to: { name: '', address: 'meera@example.com' },
  replyTo: { name: 'Meera "Sample"\r\nBcc: x@example.com', address: 'meera@example.com' },
  date: new Date('2026-11-21T08:35:00Z'),
  letter: {
    subject: 'TV-7K3M9Q: Wedding',
    opening: ['Namaste,'],
    facts: [['Name', '<img src=x onerror=alert(1)> & co']],
    closing: ['Two\nlines'],
  },
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-postbox-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('without a mail server each mail becomes one file that only its owner can read', async () => {
  const postbox = openPostbox({ mailFrom: 'Tivoli <hello@example.com>', dataDir });
  await postbox.deliver(mail);
  await postbox.deliver(mail);
  postbox.close();
  const files = await readdir(join(dataDir, 'outbox'));
  expect(files).toEqual(['enquiry-1.alert.eml']);
  const file = join(dataDir, 'outbox', files[0] ?? '');
  const content = await readFile(file, 'utf8');
  expect(content).toContain('Message-ID: <enquiry-1.alert@example.com>\r\n');
  expect(content).toContain('Date: Sat, 21 Nov 2026 08:35:00 +0000\r\n');
  expect(content).not.toMatch(/^Bcc:/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a mail that the server puts off, drops half-way or never answers is delivered by a later try, under the same Message-ID', async () => {
  const server = await startSmtpServer({ answers: ['put-off', 'drop', 'hang'] });
  const postbox = openPostbox({ smtpUrl: server.url, mailFrom: 'hello@example.com', dataDir }, { socketTimeout: 300 });
  await expect(postbox.deliver(mail)).rejects.toThrow('451');
  await expect(postbox.deliver(mail)).rejects.toThrow();
  await expect(postbox.deliver(mail)).rejects.toThrow();
  expect(server.messages).toHaveLength(0);
  await postbox.deliver(mail);
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]).toContain('Message-ID: <enquiry-1.alert@example.com>');
  postbox.close();
  await server.close();
});

test('what a visitor wrote is text in the HTML of a mail, and itself in its text', () => {
  expect(letterHtml(mail.letter)).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; co');
  expect(letterHtml(mail.letter)).toContain('Two<br>lines');
  expect(letterText(mail.letter)).toBe('Namaste,\n\nName: <img src=x onerror=alert(1)> & co\n\nTwo\nlines\n');
});
