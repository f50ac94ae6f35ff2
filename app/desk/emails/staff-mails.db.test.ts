import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { encryptText } from '#app/desk/sign-in/server/encrypted-text.server.ts';
import { issueToken } from '#app/desk/sign-in/server/one-time-link.server.ts';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import { formatDay, formatMoment, todayInIndia } from '#app/language/dates.ts';
import { createSendAlarm } from '#app/monitoring/server/send-alarm.server.ts';
import type { JobData } from '#app/queues.server.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { addLead } from '#tests/factories/lead-rows.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { enquiriesOfThisFile } from '#tests/support/enquiries-of-this-file.ts';
import { sendDeskMail } from './send-desk-mail.server.ts';

const { open } = enquiriesOfThisFile();
const dataDir = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-staff-mails-')),
  (folder) => rm(folder, { recursive: true }),
);
const secret = 'a secret of this test, long enough';
const site = 'https://tivoli.example';
/** Staff typed a name that is markup. */
const markup = `The <b onclick="x('1')">Tivoli</b> & Sons`;
const escaped = 'The &lt;b onclick=&quot;x(&#39;1&#39;)&quot;&gt;Tivoli&lt;/b&gt; &amp; Sons';
const today = todayInIndia();

beforeEach(() => open().db.owner.query('truncate site.escalations, site.digests; truncate staff."user" cascade'));

const emailSender = () => openEmailSender({ mailFrom: 'Tivoli <hello@example.com>', dataDir: dataDir() });
const read = async (id: string) => PostalMime.parse(await readFile(join(dataDir(), 'outbox', `${id}.eml`)));

/** Returns the mail that a job of the queue leads to, as the mail server receives it. */
async function mailOf(job: JobData['desk-mail'], id: string): Promise<Email> {
  const send = sendDeskMail({
    database: open().database.jobs,
    names: async () => new Map([['the-tivoli', markup]]),
    findProperty: async (slug) =>
      slug ? { name: markup, city: 'New Delhi', phone: '+91 11 5550 0110', email: 'thetivoli@example.com' } : null,
    emailSender: emailSender(),
    config: { salesInbox: 'sales@example.com', publicUrl: site, appSecret: secret },
  });
  await send(job);
  return read(id);
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

interface Lead {
  id: string;
  reference: string;
  due: Date;
}

async function aLead(created: number, venue: string | null): Promise<Lead> {
  const { owner } = open().db;
  const id = await addLead(owner, { created_at: ago(created), venue_id: venue, customer_name: 'Meera Sample' });
  const { rows } = await owner.query('select reference, due_at as due from leads where id = $1', [id]);
  return { id, ...rows[0] };
}

interface Expected {
  mail: Email;
  to: string;
  cc?: string;
  subject: string;
  facts: string[];
  /** The HTML has these characters escaped. */
  html?: string[];
}

async function escalation(venue: string | null): Promise<Expected> {
  const { id, reference, due } = await aLead(26, venue);
  const property = venue ? markup : 'no property chosen';
  return {
    mail: await mailOf({ mail: 'escalation', id }, `enquiry-${id}.escalation`),
    ...(venue ? { to: 'thetivoli@example.com', cc: 'sales@example.com' } : { to: 'sales@example.com' }),
    subject: `Overdue: ${reference}, Message, ${property}`,
    facts: [
      `We promised an answer by ${formatMoment(due)} (India time). Nobody has answered for 2 h since.`,
      'Please call now, and note it at the desk.',
      `Reference: ${reference}`,
      'Enquiry: Message',
      `Property: ${property}`,
      `The desk: ${site}/desk`,
    ],
    ...(venue && { html: [escaped] }),
  };
}

async function digest(reader: 'the team' | 'one of sales'): Promise<Expected> {
  const sales = await addStaff(open().db.owner, { role: 'sales', properties: ['the-tivoli'] });
  const own = await aLead(30, 'the-tivoli');
  const other = await aLead(28, 'omnia-noida');
  const staff = reader === 'one of sales' ? sales.id : null;
  const mail = await mailOf({ mail: 'digest', day: today, staff }, `digest-${today}-${staff ?? 'all'}`);
  expect(mail.text?.includes(other.reference), 'another property’s enquiry').toBe(staff === null);
  const count = staff ? 1 : 2;
  return {
    mail,
    to: staff ? sales.email : 'sales@example.com',
    subject: `${formatDay(today)}: ${count} overdue, 0 due today`,
    facts: [
      `${own.reference}: Overdue 6 h: Message, ${markup}`,
      `${count} overdue, 0 due today. Families decide early: answer the first ones first.`,
      `My day: ${site}/desk/my-day`,
    ],
    html: [escaped],
  };
}

async function link(kind: 'invitation' | 'recovery'): Promise<Expected> {
  const { id: userId, email } = await addStaff(open().db.owner, { role: 'sales' });
  const id = crypto.randomUUID();
  const job =
    kind === 'recovery'
      ? ({ mail: 'recovery', id, sealed: encryptText(email, secret) } as const)
      : ({
          mail: 'link',
          id,
          kind,
          sealed: encryptText(
            `${site}/desk/welcome?token=${await issueToken(open().database.desk, userId, kind)}`,
            secret,
          ),
        } as const);
  return {
    mail: await mailOf(job, `staff-${id}`),
    to: email,
    subject: kind === 'invitation' ? 'Tivoli desk: your invitation' : 'Tivoli desk: set a new password',
    facts: [
      `It works once, within ${kind === 'invitation' ? '72 hours' : 'an hour'}.`,
      `Link: ${site}/desk/welcome?token=`,
      'If you did not expect this, you need not do anything.',
    ],
  };
}

async function alarm(state: 'firing' | 'resolved'): Promise<Expected> {
  const log = pino({ enabled: false });
  const since = new Date();
  const sent: string[] = [];
  const box = emailSender();
  const sendAlarm = createSendAlarm({
    settings: { mail: 'ops@example.com' },
    emailSender: {
      ...box,
      deliver: async (mail) => {
        sent.push(mail.id);
        await box.deliver(mail);
      },
    },
    site,
    log,
  });
  await sendAlarm({ kind: 'disk', state, text: `The disk is 95 % full at "<${site}>".`, since });
  return {
    mail: await read(sent[0] ?? ''),
    to: 'ops@example.com',
    subject: `${state === 'firing' ? 'Alert' : 'Over'}: disk at ${site}`,
    facts: [`The disk is 95 % full at "<${site}>".`, `Site: ${site}`, `Since: ${since.toISOString()}`],
    html: [`&quot;&lt;${site}&gt;&quot;`],
  };
}

const mails: Record<string, () => Promise<Expected>> = {
  'of an overdue enquiry to a property': () => escalation('the-tivoli'),
  'of an overdue enquiry that names no property': () => escalation(null),
  'of the morning to the team': () => digest('the team'),
  'of the morning to one of sales': () => digest('one of sales'),
  'that invites to the desk': () => link('invitation'),
  'that sets a new password': () => link('recovery'),
  'of an alarm': () => alarm('firing'),
  'of an alarm that is over': () => alarm('resolved'),
};

test.each(Object.entries(mails))('the mail %s goes to whom it is for, with all that they need', async (_, make) => {
  const { mail, to, cc, subject, facts, html = [] } = await make();
  expect(mail.from?.address).toBe('hello@example.com');
  expect(mail.to?.map(({ address }) => address)).toEqual([to]);
  expect((mail.cc ?? []).map(({ address }) => address)).toEqual(cc ? [cc] : []);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.replyTo ?? []).toEqual([]);
  expect(mail.subject).toBe(subject);
  for (const fact of facts) expect(mail.text).toContain(fact);
  for (const words of html) expect(mail.html).toContain(words);
  expect(mail.html).not.toMatch(/<b onclick|"<https/);
  expect(`${mail.text}${mail.html}`, 'nobody who sent an enquiry').not.toMatch(/Meera|meera@/);
});
