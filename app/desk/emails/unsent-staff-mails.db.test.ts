import { beforeEach, expect, test } from 'vitest';
import { encryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { sendDeskMail } from './send-desk-mail.server.ts';

const { open } = enquiriesOfThisFile();
const secret = 'a secret of this test, long enough';
const site = 'https://tivoli.example';
const today = todayInIndia();

beforeEach(() => open().db.owner.query('truncate site.escalations, site.digests; truncate staff."user" cascade'));

test('a mail whose reason is over by the time it is sent is not sent', async () => {
  const { owner } = open().db;
  const sent: string[] = [];
  const send = (config: { publicUrl?: string } = { publicUrl: site }) =>
    sendDeskMail({
      database: open().database.jobs,
      names: async () => new Map(),
      findProperty: async () => null,
      emailSender: { deliver: async ({ id }) => void sent.push(id), close: () => {} },
      config: { salesInbox: 'sales@example.com', appSecret: secret, ...config },
    });
  const { id: staff, email } = await addStaff(owner, { role: 'sales', properties: ['the-tivoli'] });
  const id = crypto.randomUUID();
  const link = async (text: string) => send()({ mail: 'link', id, kind: 'invitation', sealed: text });
  await link(encryptText(`${site}/desk/welcome?token=never-was`, secret));
  await link(encryptText(`${site}/desk/welcome`, secret));
  await link(encryptText(`${site}/desk/welcome?token=x`, 'another secret, long enough too'));
  await send()({ mail: 'recovery', id, sealed: encryptText('nobody@example.com', secret) });
  await send()({ mail: 'recovery', id, sealed: 'no sealed text' });
  await send({})({ mail: 'recovery', id, sealed: encryptText(email, secret) });
  await send()({ mail: 'escalation', id });
  await owner.query('update staff."user" set removed_at = now() where id = $1', [staff]);
  await send()({ mail: 'recovery', id, sealed: encryptText(email, secret) });
  await send()({ mail: 'digest', day: today, staff });
  expect(sent).toEqual([]);
});

test('where the site does not know its own address a mail to staff names no link', async () => {
  const created_at = new Date(Date.now() - 26 * 3_600_000).toISOString();
  const id = await addLead(open().db.owner, { created_at, venue_id: 'unknown-place', customer_name: 'Meera Sample' });
  const sent: { id: string; date: Date; content: { closing: string[]; subject: string } }[] = [];
  const send = sendDeskMail({
    database: open().database.jobs,
    names: async () => new Map(),
    findProperty: async () => null,
    emailSender: { deliver: async (mail) => void sent.push(mail), close: () => {} },
    config: { salesInbox: 'sales@example.com', appSecret: secret },
  });
  await send({ mail: 'escalation', id });
  await send({ mail: 'digest', day: today, staff: null });
  expect(sent[0]?.content.subject).toMatch(/, unknown-place$/);
  expect(sent.map(({ content }) => content.closing)).toEqual([
    [],
    [expect.stringMatching(/^\d+ came in yesterday, \d+ of them are answered\.$/)],
  ]);
  expect(sent[1]?.date.toISOString()).toBe(new Date(`${today}T02:30:00Z`).toISOString());
});
