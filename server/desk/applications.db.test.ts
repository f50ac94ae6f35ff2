import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk-of-this-file.ts';

const { open, at, count } = deskOfThisFile();

async function anApplication(): Promise<void> {
  await open().db.owner.query(`
    delete from career_applications;
    insert into career_applications
       (reference, submission_id, content_hash, name, email, phone, address, position, motivation, cv_filename, cv_path)
     values ('TV-777777', gen_random_uuid(), repeat('a', 64), 'Kabir Sample', 'kabir@example.com', '+919810000001', 'Delhi',
             'Chef', 'I cook.', 'Kabir\u202Efdp.hta', 'documents/uploads/cv.pdf')`);
}

test('applications are the recruiter’s and the administrator’s, and move on with the same care', async () => {
  const { desk, storage, admin, asha, recruiter } = at();
  await anApplication();
  await storage.put('documents/uploads/cv.pdf', '%PDF-1.7 a CV');
  expect(await desk.application(asha, 'TV-777777')).toBeNull();
  expect(await desk.openCv(asha, 'TV-777777')).toBeNull();
  expect((await desk.applications(asha, null)).rows).toEqual([]);
  const asked = { reference: 'TV-777777', version: 1, to: 'reviewed' };
  expect(await desk.moveApplication(asha, asked)).toEqual({ kind: 'gone' });
  expect(await desk.moveApplication(recruiter, { ...asked, to: 'hired' })).toMatchObject({ kind: 'refused' });
  expect(await desk.moveApplication(recruiter, asked)).toEqual({ kind: 'done' });
  expect(await desk.moveApplication(admin, asked)).toMatchObject({ kind: 'conflict', by: 'Ira' });
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

test('the last move of an application is taken back with its clock, once, and not past a colleague', async () => {
  const { desk, asha, admin, recruiter } = at();
  await anApplication();
  const asked = { reference: 'TV-777777', version: 1 };
  expect(await desk.undoApplication(recruiter, asked)).toMatchObject({ kind: 'refused' });
  await desk.moveApplication(recruiter, { ...asked, to: 'reviewed' });
  expect(await desk.undoApplication(asha, { ...asked, version: 2 })).toEqual({ kind: 'gone' });
  expect(await desk.undoApplication(admin, asked)).toMatchObject({ kind: 'conflict', by: 'Ira' });
  expect((await desk.application(admin, 'TV-777777'))?.answeredAt).not.toBeNull();
  expect(await desk.undoApplication(recruiter, { ...asked, version: 2 })).toEqual({ kind: 'done' });
  const now = await desk.application(admin, 'TV-777777');
  expect(now).toMatchObject({ status: 'new', answeredAt: null, version: 3, undoable: null });
  expect(now?.timeline.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
    ['arrived', false],
    ['moved', true],
    ['undone', false],
  ]);
  expect(await desk.undoApplication(recruiter, { ...asked, version: 3 })).toMatchObject({ kind: 'refused' });
});

test('an application that was held back is told apart, goes out with its mails once it is released, or is spam', async () => {
  const { desk, asha, recruiter } = at();
  await anApplication();
  await open().db.owner.query(`
    delete from jobs.job;
    update career_applications set quarantine = 'held', quarantine_reasons = '{too fast}'`);
  expect((await desk.applications(recruiter, null)).rows).toMatchObject([{ quarantine: 'held' }]);
  expect(await desk.application(recruiter, 'TV-777777')).toMatchObject({ quarantine: 'held', reasons: ['too fast'] });
  const asked = { reference: 'TV-777777', version: 1 };
  expect(await desk.moveApplication(recruiter, { ...asked, to: 'reviewed' })).toMatchObject({ kind: 'refused' });
  expect(await desk.judgeApplication(asha, { ...asked, to: 'released' })).toEqual({ kind: 'gone' });
  expect(await desk.judgeApplication(recruiter, { ...asked, to: 'spam' })).toEqual({ kind: 'done' });
  expect(await desk.undoApplication(recruiter, { ...asked, version: 2 })).toEqual({ kind: 'done' });
  expect(await desk.application(recruiter, 'TV-777777')).toMatchObject({ quarantine: 'held', status: 'new' });
  expect(await count("jobs.job where name = 'enquiry-mail'")).toBe(0);
  expect(await desk.judgeApplication(recruiter, { ...asked, version: 3, to: 'released' })).toEqual({ kind: 'done' });
  expect(await count("jobs.job where name = 'enquiry-mail' and data->>'of' = 'career_applications'")).toBe(2);
  expect((await desk.application(recruiter, 'TV-777777'))?.undoable, 'what was mailed').toBeNull();
  expect(await desk.moveApplication(recruiter, { ...asked, version: 4, to: 'reviewed' })).toEqual({ kind: 'done' });
});
