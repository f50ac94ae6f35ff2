import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { askFrom, attacker, countStatuses, visitor } from './ask-from.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';
import { queryDatabase } from './site-database.mjs';

const victim = { email: 'kavita.sample@example.com', phone: '+91 98100 55555' };
const planned = 30;

/** Sends one enquiry; each has texts of its own, as those of different people do. */
export async function sendAs(origin, { from, number, ...fields }) {
  const form = {
    ...enquiryFields({ email: '', submissionId: randomUUID() }),
    guest_count: String(100 + number),
    ...fields,
  };
  return askFrom(origin, { path: '/enquire', form, from });
}

/** Returns the recipients and texts of the mails that were written so far, once the queue had time for them. */
async function mailsOf(dataDir) {
  await wait(6_000);
  const folder = join(dataDir, 'outbox');
  try {
    return readdirSync(folder).map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { to: /^To:\s*(.+)$/im.exec(text)?.[1]?.trim() ?? '', text };
    });
  } catch {
    return [];
  }
}

/** What an enquiry's sender and the team see of it: the page, the mail, the place in the inbox. */
async function seenOf(site, { answer, email, cookie }) {
  const location = answer.headers.location ?? '';
  const page = await askFrom(site.origin, {
    path: location || '/',
    from: visitor,
    headers: { cookie: cookiesOf(answer) },
  });
  const reference = /TV-[0-9A-Z]{6}/.exec(location)?.[0];
  const [row] = await queryDatabase(
    site.dataDir,
    'select quarantine, due_at is not null as due from leads where reference = $1',
    [reference ?? ''],
  );
  const lists = await Promise.all(
    ['/desk', '/desk?view=quarantine'].map((path) =>
      askFrom(site.origin, { path, from: visitor, headers: { cookie } }),
    ),
  );
  const mails = await mailsOf(site.dataDir);
  return {
    status: answer.status,
    isOnPage: page.status === 200 && page.body.includes(reference ?? 'no reference'),
    // A page that promises no mail says so.
    saysNoMail: page.body.includes('none goes out to you for this one'),
    isMailed: mails.some(({ to, text }) => to.includes(email) && text.includes(reference ?? 'no reference')),
    quarantine: row?.quarantine,
    isOnClock: Boolean(row?.due),
    isInInbox: lists[0].body.includes(reference ?? 'no reference'),
    isInHeldList: lists[1].body.includes(reference ?? 'no reference'),
  };
}

/** The stranger may have used up the mails that one mailbox gets in a day; then the sender's page tells her. */
function isHeard({ status, isOnClock, isOnPage, isMailed, saysNoMail, isInInbox, isInHeldList, quarantine }) {
  const isTold = isOnPage && isMailed !== saysNoMail && (isInInbox || isInHeldList);
  return status === 303 && isOnClock && isTold && quarantine === 'none';
}

/**
 * A stranger sends a dozen enquiries with a family's e-mail and a dozen with her phone, and another family's
 * own form before she does. Both are acknowledged and on the clock all the same, and so are thirty enquiries of a
 * planner's office on one day.
 */
export const silencedVictim = {
  name: 'silenced',
  title: 'enquiries under somebody else’s contact',
  async play(site) {
    const colleague = await inviteColleague({ ...site, from: visitor });
    const cookie = cookiesOf(await signIn(site.origin, { email: colleague, from: visitor }));
    const false_ = [];
    for (let number = 0; number < 13; number += 1) {
      const other = { email: `false${number}@example.com`, phone: `+91 98100 ${30_000 + number}` };
      false_.push(await sendAs(site.origin, { from: attacker, number, ...other, email: victim.email }));
      false_.push(await sendAs(site.origin, { from: attacker, number: 50 + number, ...other, phone: victim.phone }));
    }
    const own = await sendAs(site.origin, { from: visitor, number: 200, ...victim, name: 'Kavita Sample' });
    const seen = await seenOf(site, { answer: own, email: victim.email, cookie });

    // The same form, sent by the stranger first and with the field that only programs fill in.
    const form = { number: 400, email: 'ritu.sample@example.com', phone: '+91 98100 77777', name: 'Ritu Sample' };
    await sendAs(site.origin, { from: attacker, ...form, fax: '1' });
    const repeated = await sendAs(site.origin, { from: visitor, ...form });
    const seenRepeated = await seenOf(site, { answer: repeated, email: form.email, cookie });

    const office = { email: 'office@planner.example', phone: '+91 98100 66666' };
    const plans = [];
    for (let number = 0; number < planned; number += 1)
      plans.push(await sendAs(site.origin, { from: '127.0.0.5', number: 300 + number, ...office }));
    const rows = await queryDatabase(
      site.dataDir,
      'select quarantine, count(*)::int as count from leads where customer_email = $1 and due_at is not null group by 1',
      [office.email],
    );
    const onClock = rows.reduce((sum, { count }) => sum + count, 0);
    return {
      holds: isHeard(seen) && isHeard(seenRepeated) && onClock === planned,
      falseOnes: countStatuses(false_),
      victim: seen,
      formSentFirstByStranger: seenRepeated,
      planner: { sent: countStatuses(plans), onClock, quarantine: rows },
    };
  },
};

const spellings = [
  'v.ictim',
  'vi.ctim',
  'vic.tim',
  'vict.im',
  'victi.m',
  'v.i.ctim',
  'victim+a',
  'victim+b',
  'VICTIM',
  'v.ic.tim',
];
const mostToOneMailbox = 3;
const message = 'Win gold at evil dot example call nine eight one zero zero';

/** Ten enquiries under spellings of one mailbox, with a message as the name: few mails, and none carries the message. */
export const oneMailbox = {
  name: 'one-mailbox',
  title: 'mails to one stranger',
  async play(site) {
    const answers = [];
    for (const [number, spelling] of spellings.entries()) {
      const fields = { email: `${spelling}@gmail.com`, phone: `+91 98100 ${40_000 + number}`, name: message };
      answers.push(await sendAs(site.origin, { from: attacker, number, ...fields }));
    }
    const mails = (await mailsOf(site.dataDir)).filter(({ to }) => /gmail\.com/i.test(to));
    const texts = mails.map(({ text }) => text.replaceAll(/=\r?\n/g, ''));
    const carrying = texts.filter((text) => text.includes(message.slice(0, 20))).length;
    return {
      holds: mails.length <= mostToOneMailbox && carrying === 0 && mails.length > 0,
      answers: countStatuses(answers),
      mails: mails.length,
      carryingTheMessage: carrying,
    };
  },
};
