import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailHtml, emailText, type Mail, openEmailSender } from '#app/emails/email-layout.server.ts';
import { readMailServer } from '#platform/mail/mailer.ts';
import { selfSigned } from '#tests/servers/self-signed.ts';
import { startSmtpServer } from '#tests/servers/smtp-server.ts';

const mail: Mail = {
  id: 'enquiry-1.alert',
  to: { name: '', address: 'meera@example.com' },
  replyTo: { name: 'Meera "Sample"\r\nBcc: x@example.com', address: 'meera@example.com' },
  date: new Date('2026-11-21T08:35:00Z'),
  content: {
    language: 'en',
    subject: 'TV-7K3M9Q: Wedding',
    opening: ['Namaste,'],
    facts: [['Name', '<img src=x onerror=alert(1)> & co']],
    closing: ['Two\nlines'],
  },
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tivoli-email-sender-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('without a mail server each mail becomes one file that only its owner can read', async () => {
  const emailSender = openEmailSender({ mailFrom: 'Tivoli <hello@example.com>', dataDir });
  await emailSender.deliver(mail);
  await emailSender.deliver(mail);
  emailSender.close();
  const files = await readdir(join(dataDir, 'outbox'));
  expect(files).toEqual(['enquiry-1.alert.eml']);
  const file = join(dataDir, 'outbox', files[0] ?? '');
  const content = await readFile(file, 'utf8');
  expect(content).toContain('Message-ID: <enquiry-1.alert@example.com>\r\n');
  expect(content).toContain('Date: Sat, 21 Nov 2026 08:35:00 +0000\r\n');
  expect(content).not.toMatch(/^Bcc:/m);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a mail that the server puts off, drops or never answers comes later, under the same Message-ID', async () => {
  const server = await startSmtpServer({ answers: ['put-off', 'drop', 'hang'] });
  const emailSender = openEmailSender(
    { smtpUrl: server.url, mailFrom: 'hello@example.com', dataDir },
    { socketTimeout: 300 },
  );
  await expect(emailSender.deliver(mail)).rejects.toThrow('451');
  await expect(emailSender.deliver(mail)).rejects.toThrow();
  await expect(emailSender.deliver(mail)).rejects.toThrow();
  expect(server.messages).toHaveLength(0);
  emailSender.close();
  const patient = openEmailSender({ smtpUrl: server.url, mailFrom: 'hello@example.com', dataDir });
  await patient.deliver(mail);
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]).toContain('Message-ID: <enquiry-1.alert@example.com>');
  expect(server.connections()).toBe(1);
  patient.close();
  await vi.waitFor(() => expect(server.connections(), 'what is closed keeps none').toBe(0));
  await server.close();
});

test('a mail server that offers no encryption hears neither a password nor a mail where that is demanded', async () => {
  const server = await startSmtpServer();
  const withPassword = server.url.replace('//', '//desk:secret-word@');
  const emailSender = openEmailSender({
    smtpUrl: `${withPassword}?tls=required`,
    mailFrom: 'hello@example.com',
    dataDir,
  });
  await expect(emailSender.deliver(mail)).rejects.toThrow(/STARTTLS/);
  emailSender.close();
  expect(server.messages).toEqual([]);
  expect(server.commands.map(({ line }) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
  await server.close();
});

test('a mail server with STARTTLS gets the mail encrypted, and none where its certificate is not trusted', async () => {
  const server = await startSmtpServer({ tls: selfSigned('IP:127.0.0.1') });
  const strange = openEmailSender({ smtpUrl: `${server.url}?tls=required`, mailFrom: 'hello@example.com', dataDir });
  await expect(strange.deliver(mail)).rejects.toThrow(/self-signed certificate/);
  strange.close();
  expect(server.messages).toEqual([]);
  // The environment with which an operator trusts the certificate of their own server.
  const smtpUrl = `${server.url}?tls=required&tls.rejectUnauthorized=false`;
  const emailSender = openEmailSender({ smtpUrl, mailFrom: 'hello@example.com', dataDir });
  await emailSender.deliver(mail);
  emailSender.close();
  expect(server.messages).toHaveLength(1);
  expect(server.commands.filter(({ line }) => /^(MAIL|RCPT|DATA)/.test(line))).toEqual(
    ['MAIL', 'RCPT', 'DATA'].map((word) => ({ line: expect.stringContaining(word), isEncrypted: true })),
  );
  await server.close();
});

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://user:word@192.0.2.7', true],
  ['smtp://mail.example.com?tls=optional', false],
  ['smtp://localhost:25', false],
  ['smtp://127.0.0.9:2525', false],
  ['smtp://[::1]', false],
  ['smtp://localhost?tls=required', true],
  ['smtp://127.mail.example.com', true],
  ['smtps://mail.example.com', false],
])('%s demands STARTTLS: %j', (smtpUrl, isDemanded) => {
  const { url, requireTLS } = readMailServer(smtpUrl);
  expect(requireTLS).toBe(isDemanded);
  expect(url).not.toContain('tls=');
});

test('what a visitor wrote is text in the HTML of a mail, and itself in its text', () => {
  expect(emailHtml(mail.content)).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; co');
  expect(emailHtml(mail.content)).toContain('Two<br>lines');
  expect(emailText(mail.content)).toBe('Namaste,\n\nName: <img src=x onerror=alert(1)> & co\n\nTwo\nlines\n');
});
