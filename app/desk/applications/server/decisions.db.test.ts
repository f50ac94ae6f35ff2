import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import type { ApplicationFilter } from '#app/desk/applications/application-status-changes.ts';
import { preparedDecision } from '#app/desk/enquiry/prepared-replies.ts';
import { openEmailSender } from '#app/emails/email-layout.server.ts';
import { openSentMailRecords, sendEnquiryMail } from '#app/enquiries/enquiry-emails.server.ts';
import { createFamilyLinks } from '#app/family/family-links.server.ts';
import { createWriteFamilyMail } from '#app/family/family-mails.server.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { storedApplication } from '#tests/desk/stored-application.ts';
import { calendarOf } from '#tests/support/calendar-of.ts';

const { open, at, count } = deskOfThisFile();
const dataDir = openedForThisFile(
  () => mkdtemp(join(tmpdir(), 'tivoli-decisions-')),
  (folder) => rm(folder, { recursive: true }),
);
const secret = 'a secret of this test, long enough';
const reference = 'TV-777777';

beforeEach(async () => {
  await storedApplication(open().db);
  await open().db.owner.query('truncate site.mail; delete from jobs.job');
});

/** Works on every mail that is queued, as often as it is called, and returns the mails that went out since. */
async function mailsSent() {
  const { database, db } = open();
  const findProperty = async (slug: string | null) =>
    slug === 'the-tivoli'
      ? { name: 'The Tivoli', city: 'New Delhi', phone: '+91 11 5550 0110', email: 'thetivoli@example.com' }
      : null;
  const parts = { database: database.jobs, findProperty };
  const links = createFamilyLinks({ database: database.writes, secret });
  const send = sendEnquiryMail({
    ...parts,
    writeFamilyMail: createWriteFamilyMail({ ...parts, links, salesInbox: 'sales@example.com', publicUrl: undefined }),
    emailSender: openEmailSender({ mailFrom: 'Tivoli <hello@example.com>', dataDir: dataDir() }),
    sentMailRecords: openSentMailRecords(database.jobs, secret),
    config: { salesInbox: 'sales@example.com' },
  });
  const { rows } = await db.owner.query("select data from jobs.job where name = 'enquiry-mail'");
  for (const { data } of rows) await send(data);
  const outbox = join(dataDir(), 'outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => ({ id: file, ...(await PostalMime.parse(await readFile(join(outbox, file)))) })),
  );
  await rm(outbox, { recursive: true, force: true });
  return mails;
}

const here = async () => {
  const application = await at().desk.application(at().recruiter, reference);
  if (!application) throw new Error('There is no application.');
  return application;
};

test('a rejection goes out once, in the applicant’s language, as an answer to the first mail', async () => {
  const { desk, admin, recruiter } = at();
  await open().db.owner.query("update career_applications set language = 'hi'");
  const id = (await open().db.owner.query('select id from career_applications')).rows[0].id;
  const words = preparedDecision('rejection', await here(), 'Ira');
  const press = () => desk.moveApplication(recruiter, { reference, version: 1, to: 'rejected', words });
  const results = await Promise.all([press(), press()]);
  expect(results).toEqual([{ kind: 'done' }, { kind: 'done' }]);
  expect(await desk.moveApplication(admin, { reference, version: 1, to: 'rejected', words })).toMatchObject({
    kind: 'conflict',
    by: 'Ira',
  });
  const [mail, ...others] = await mailsSent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Re: Tivoli: आपका आवेदन हमें मिल गया है (${reference})`,
    inReplyTo: `<enquiry-${id}.acknowledgement@example.com>`,
    references: `<enquiry-${id}.acknowledgement@example.com>`,
    to: [{ address: 'kabir@example.com' }],
    replyTo: [{ address: 'careers@example.com' }],
  });
  expect(mail?.text).toContain('नमस्ते Kabir Sample जी,\n\nशेफ़ के पद पर आवेदन के लिए धन्यवाद');
  expect(mail?.text).toContain('दूसरे आवेदकों के साथ आगे बढ़ने का फ़ैसला');
  expect(await mailsSent(), 'the same job once more').toEqual([]);
  const { status, timeline, answeredAt } = await here();
  expect(status).toBe('rejected');
  expect(answeredAt).not.toBeNull();
  expect(timeline.map(({ kind, author, after }) => [kind, author, after?.mail, after?.state])).toEqual([
    ['arrived', null, undefined, undefined],
    ['moved', 'Ira', 'rejection', undefined],
    ['mail', null, 'rejection', 'sent'],
  ]);
  expect(timeline[1]?.note).toBe(words);
  // Whoever rejects what is new has reviewed it.
  expect(await count(`status_history where to_status in ('reviewed', 'rejected') and subject_id = '${id}'`)).toBe(2);
});

test('an invitation has day, hour, place and an entry for the calendar; the interview is moved, and ends', async () => {
  const { desk, recruiter } = at();
  const invite = (version: number, day: string, words?: string) =>
    desk.moveApplication(recruiter, {
      ...{ reference, version, to: 'shortlisted' },
      interview: { at: new Date(`${day}T15:30:00+05:30`), property: 'the-tivoli' },
      ...(words && { words }),
    });
  expect(await invite(1, '2031-02-14', 'Come and see us.\n\nIra')).toEqual({ kind: 'done' });
  const [mail] = await mailsSent();
  expect(mail?.subject).toBe(`Re: Tivoli: we have your application ${reference}`);
  expect(mail?.text?.trim()).toBe(
    `Come and see us.\n\nIra\n\nYour reference: ${reference}\nInterview (India time): Friday 14 February, 3:30 PM\nPlace: The Tivoli, New Delhi`,
  );
  expect(mail?.cc).toMatchObject([{ address: 'careers@example.com' }]);
  const calendar = mail && calendarOf(mail);
  expect(calendar).toContain('DTSTART:20310214T100000Z');
  expect(calendar).toContain('LOCATION:The Tivoli\\, New Delhi');
  expect(await here()).toMatchObject({ status: 'shortlisted', property: 'the-tivoli', undoable: { kind: 'moved' } });

  expect(await invite(2, '2031-02-20')).toEqual({ kind: 'done' });
  expect(await mailsSent(), 'only noted').toEqual([]);
  expect((await here()).interviewAt).toEqual(new Date('2031-02-20T10:00:00Z'));
  const end = (version: number) =>
    desk.moveApplication(recruiter, { reference, version, to: 'shortlisted', interview: null });
  expect(await end(3)).toEqual({ kind: 'done' });
  expect(await end(4), 'there is none any more').toMatchObject({ kind: 'refused' });
  expect((await here()).interviewAt).toBeNull();
  const unknown = { at: new Date('2031-02-14'), property: 'nowhere' };
  const nowhere = { reference, version: 4, to: 'shortlisted', interview: unknown };
  expect(await desk.moveApplication(recruiter, nowhere)).toEqual({ kind: 'refused', words: 'There is no such hotel.' });
});

test('a decision that is undone before its mail went out sends none, and takes the interview back', async () => {
  const { desk, recruiter } = at();
  const interview = { at: new Date('2031-02-14T10:00:00Z'), property: null };
  await desk.moveApplication(recruiter, { reference, version: 1, to: 'shortlisted', interview, words: 'Come.' });
  expect(await desk.undoApplication(recruiter, { reference, version: 2 })).toEqual({ kind: 'done' });
  expect(await mailsSent()).toEqual([]);
  expect(await here()).toMatchObject({ status: 'new', interviewAt: null, answeredAt: null });
});

test('applications are found by person, and listed by position, hotel and interview', async () => {
  const { desk, asha, recruiter } = at();
  await open().db.owner.query(`
    insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position,
        motivation, status, property, interview_at)
      select 'en', 'TV-88888' || n, gen_random_uuid(), repeat('a', 64), 'Zoë O’Brien', 'zoe@example.com', '+919810055502', 'x',
             'Concierge', 'x', 'shortlisted', 'the-tivoli', now() + (3 - 2 * n) * interval '1 day' from generate_series(1, 2) n`);
  const found = async (words: string, who = recruiter) =>
    (await desk.searchApplications(who, words)).map((row) => row.reference).toSorted();
  expect(await found('obrien')).toEqual(['TV-888881', 'TV-888882']);
  expect(await found('98100 55502')).toEqual(['TV-888881', 'TV-888882']);
  expect(await found('kabir@example')).toEqual([reference]);
  expect(await found('tv-888881')).toEqual(['TV-888881']);
  expect(await found('nobody')).toEqual([]);
  expect(await found('obrien', asha)).toEqual([]);
  const listed = async (filter: Partial<ApplicationFilter>) => {
    const all = { status: null, position: null, property: null };
    const { rows, counts } = await desk.applications(recruiter, { ...all, ...filter });
    return [rows.map((row) => row.reference), counts.interviews, counts.late];
  };
  expect(await listed({ status: 'interviews' })).toEqual([['TV-888882', 'TV-888881'], 2, 1]);
  expect(await listed({ position: 'Chef' })).toEqual([[reference], 0, 0]);
  expect(await listed({ property: 'the-tivoli', position: 'Chef' })).toEqual([[], 0, 0]);
});

test('a note on an application says who wrote it, and is nobody’s who may not see the application', async () => {
  const { desk, asha, recruiter } = at();
  expect(await desk.noteApplication(recruiter, reference, 'Worked in Jaipur.')).toBe(true);
  expect(await desk.noteApplication(asha, reference, 'I was here.')).toBe(false);
  expect((await here()).timeline.at(-1)).toMatchObject({ kind: 'note', author: 'Ira', note: 'Worked in Jaipur.' });
});

test('an administrator erases an applicant from the application: row, CV, mail, notes and what is queued', async () => {
  const { desk, storage, admin, recruiter } = at();
  await storage.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  await desk.noteApplication(recruiter, reference, 'Worked in Jaipur.');
  await desk.moveApplication(recruiter, { reference, version: 1, to: 'rejected', words: 'Not this time.' });
  expect(await desk.personRecords(recruiter, reference)).toBeNull();
  expect(await desk.erasePerson(recruiter, reference, [reference])).toBe(false);
  expect(await desk.personRecords(admin, reference)).toMatchObject([{ reference, why: ['asked', 'email', 'phone'] }]);
  expect(JSON.stringify(await desk.exportPerson(admin, reference, [reference]))).toContain('Not this time.');
  expect(await desk.erasePerson(admin, reference, [reference])).toBe(true);
  expect(await desk.application(admin, reference)).toBeNull();
  expect(await count('desk.change where application_id is not null')).toBe(0);
  expect(await count(`jobs.job where name = 'enquiry-mail'`)).toBe(0);
  expect(await mailsSent()).toEqual([]);
  expect(await storage.storage.store.describe('documents/uploads/cv.pdf')).toBeUndefined();
});
