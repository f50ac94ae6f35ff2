import { expect, test } from 'vitest';
import type { ApplicationFilter } from '#app/desk/applications/application-status-changes.ts';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { storedApplication } from '#tests/desk/stored-application.ts';

const { open, at, count } = deskOfThisFile();

const anApplication = () => storedApplication(open().db);

const everything = { status: null, position: null, property: null };

test('applications are the recruiter’s and the administrator’s, and move on with the same care', async () => {
  const { desk, storage, admin, asha, recruiter } = at();
  await anApplication();
  await storage.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  expect(await desk.application(asha, 'TV-777777')).toBeNull();
  expect(await desk.openCv(asha, 'TV-777777')).toBeNull();
  expect((await desk.applications(asha, everything)).rows).toEqual([]);
  const change = { reference: 'TV-777777', version: 1, to: 'reviewed' };
  expect(await desk.moveApplication(asha, change)).toEqual({ kind: 'gone' });
  expect(await desk.moveApplication(recruiter, { ...change, to: 'hired' })).toMatchObject({ kind: 'refused' });
  expect(await desk.moveApplication(recruiter, change)).toEqual({ kind: 'done' });
  expect(await desk.moveApplication(admin, change)).toMatchObject({ kind: 'conflict', by: 'Ira' });
  expect(await desk.openCv(recruiter, 'TV-777777')).toMatchObject({
    name: 'TV-777777-cv.pdf',
    type: 'application/pdf',
  });
  expect((await desk.application(recruiter, 'TV-777777'))?.cvName).toBe('Kabirfdp.hta');
  expect(await count(`staff.audit where action = 'opened a CV' and actor = 'Ira' and subject = 'TV-777777'`)).toBe(1);
  const { timeline = [], undoable } = (await desk.application(recruiter, 'TV-777777')) ?? {};
  expect(timeline.map(({ kind }) => kind)).toEqual(['arrived', 'moved', 'opened']);
  expect(undoable).toMatchObject({ kind: 'moved', after: { status: 'reviewed' } });
});

test('an application that was held back is told apart, goes out once it is released, or is spam', async () => {
  const { desk, asha, recruiter } = at();
  await anApplication();
  await open().db.owner.query(`
    delete from jobs.job;
    update career_applications set quarantine = 'held', quarantine_reasons = '{too fast}'`);
  expect((await desk.applications(recruiter, everything)).rows).toMatchObject([{ quarantine: 'held' }]);
  expect(await desk.application(recruiter, 'TV-777777')).toMatchObject({ quarantine: 'held', reasons: ['too fast'] });
  const change = { reference: 'TV-777777', version: 1 };
  expect(await desk.moveApplication(recruiter, { ...change, to: 'reviewed' })).toMatchObject({ kind: 'refused' });
  expect(await desk.judgeApplication(asha, { ...change, to: 'released' })).toEqual({ kind: 'gone' });
  expect(await desk.judgeApplication(recruiter, { ...change, to: 'spam' })).toEqual({ kind: 'done' });
  expect(await desk.undoApplication(recruiter, { ...change, version: 2 })).toEqual({ kind: 'done' });
  expect(await desk.application(recruiter, 'TV-777777')).toMatchObject({ quarantine: 'held', status: 'new' });
  expect(await count("jobs.job where name = 'enquiry-mail'")).toBe(0);
  expect(await desk.judgeApplication(recruiter, { ...change, version: 3, to: 'released' })).toEqual({ kind: 'done' });
  expect(await count("jobs.job where name = 'enquiry-mail' and data->>'of' = 'career_applications'")).toBe(2);
  expect((await desk.application(recruiter, 'TV-777777'))?.undoable, 'what was mailed').toBeNull();
  expect(await desk.moveApplication(recruiter, { ...change, version: 4, to: 'reviewed' })).toEqual({ kind: 'done' });
});

test('applications are listed newest first, narrowed by where they stand, and counted', async () => {
  const { desk, recruiter } = at();
  await anApplication();
  await open().db.owner.query(`
    insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position,
        motivation, status, created_at)
      select 'en', 'TV-88888' || n, gen_random_uuid(), repeat('a', 64), 'n', 'n@example.com', '1', 'x', 'Chef', 'x',
             case n when 1 then 'reviewed' else 'new' end, now() - n * interval '1 day'
        from generate_series(1, 2) n`);
  const listed = async (filter: Partial<ApplicationFilter>) =>
    (await desk.applications(recruiter, { ...everything, ...filter })).rows.map(({ reference }) => reference);
  expect(await listed({})).toEqual(['TV-777777', 'TV-888881', 'TV-888882']);
  expect(await listed({ status: 'new' })).toEqual(['TV-777777', 'TV-888882']);
  expect(await listed({ status: 'shortlisted' })).toEqual([]);
  const { rows, counts } = await desk.applications(recruiter, { ...everything, status: 'reviewed' });
  expect(counts).toEqual({ new: 2, reviewed: 1, shortlisted: 0, hired: 0, rejected: 0, interviews: 0, late: 0 });
  expect(rows).toMatchObject([{ hasCv: false, answeredAt: null, position: 'Chef', quarantine: 'none' }]);
});

test('an application shows what its sender wrote, when it came, and until when it is kept', async () => {
  const { desk, recruiter } = at();
  await anApplication();
  await open().db.owner.query(
    `update career_applications set created_at = '2026-01-31T20:00:00Z', cover_letter = 'Dear Tivoli'`,
  );
  expect(await desk.application(recruiter, 'TV-777777')).toMatchObject({
    email: 'kabir@example.com',
    phone: '+919810000001',
    address: 'Delhi',
    motivation: 'I cook.',
    coverLetter: 'Dear Tivoli',
    cvScan: 'none',
    cvFinding: null,
    reasons: [],
    version: 1,
    createdAt: new Date('2026-01-31T20:00:00Z'),
    keptUntil: '2027-02-01',
    hasCv: true,
    timeline: [{ kind: 'arrived', at: new Date('2026-01-31T20:00:00Z'), author: null, isUndone: false }],
    undoable: null,
  });
  expect(await desk.application(recruiter, 'TV-000000')).toBeNull();
});

test.each([
  ['clean', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'cv.pdf', 'TV-777777-cv.docx'],
  ['none', 'application/msword', 'cv.pdf', 'TV-777777-cv.doc'],
  ['none', null, 'cv.pdf', 'TV-777777-cv.pdf'],
  ['none', null, 'cv', 'TV-777777-cv.bin'],
])('a CV that a scanner calls %s, of type %s under %s, is handed out as %s', async (scan, type, key, name) => {
  const { desk, storage, recruiter } = at();
  await anApplication();
  await storage.put(`documents/uploads/${key}`, 'a CV');
  await open().db.owner.query('update career_applications set cv_scan = $1, cv_type = $2, cv_path = $3', [
    scan,
    type,
    `documents/uploads/${key}`,
  ]);
  const cv = await desk.openCv(recruiter, 'TV-777777');
  expect(cv).toMatchObject({ name });
  expect(cv && 'type' in cv && cv.type).toMatch(name.endsWith('.bin') ? 'application/octet-stream' : /^application\//);
});

test.each(['waiting', 'infected'])(
  'a CV that is %s goes to nobody, and that it was opened is not said',
  async (scan) => {
    const { desk, recruiter } = at();
    await anApplication();
    await open().db.owner.query('update career_applications set cv_scan = $1', [scan]);
    const opened = await count(`staff.audit where action = 'opened a CV'`);
    expect(await desk.openCv(recruiter, 'TV-777777')).toEqual({ held: scan });
    expect(await count(`staff.audit where action = 'opened a CV'`)).toBe(opened);
    await open().db.owner.query('update career_applications set cv_path = null');
    expect(await desk.openCv(recruiter, 'TV-777777')).toBeNull();
  },
);

test('what cannot be done with an application says why, to whom it was changed by', async () => {
  const { desk, recruiter } = at();
  await anApplication();
  const change = { reference: 'TV-777777', version: 1 };
  const words = (sentence: string) => ({ kind: 'refused', words: sentence });
  expect(await desk.moveApplication(recruiter, { ...change, to: 'hired' })).toEqual(
    words('An application cannot go from new to that status.'),
  );
  expect(await desk.judgeApplication(recruiter, { ...change, to: 'released' })).toEqual(
    words('It is not held back any more.'),
  );
  expect(await desk.undoApplication(recruiter, change)).toEqual(words('There is nothing to undo.'));
  await open().db.owner.query(`update career_applications set quarantine = 'spam'`);
  expect(await desk.moveApplication(recruiter, { ...change, to: 'reviewed' })).toEqual(
    words('It is held back: release it first.'),
  );
  const older = { ...change, version: 0 };
  expect(await desk.undoApplication(recruiter, older)).toEqual({ kind: 'conflict', by: 'Somebody', at: null });
  expect(await desk.undoApplication(recruiter, { ...change, reference: 'TV-000000' })).toEqual({ kind: 'gone' });
});
