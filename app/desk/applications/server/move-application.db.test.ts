import { expect, test } from 'vitest';
import { deskOfThisFile } from '#tests/desk/desk-of-this-file.ts';
import { storedApplication } from '#tests/desk/stored-application.ts';

const { open, at } = deskOfThisFile();

test('the last move of an application is taken back with its clock, once, and not past a colleague', async () => {
  const { desk, asha, admin, recruiter } = at();
  await storedApplication(open().db);
  const change = { reference: 'TV-777777', version: 1 };
  expect(await desk.undoApplication(recruiter, change)).toMatchObject({ kind: 'refused' });
  await desk.moveApplication(recruiter, { ...change, to: 'reviewed' });
  expect(await desk.undoApplication(asha, { ...change, version: 2 })).toEqual({ kind: 'gone' });
  expect(await desk.undoApplication(admin, change)).toMatchObject({ kind: 'conflict', by: 'Ira' });
  expect((await desk.application(admin, 'TV-777777'))?.answeredAt).not.toBeNull();
  expect(await desk.undoApplication(recruiter, { ...change, version: 2 })).toEqual({ kind: 'done' });
  const now = await desk.application(admin, 'TV-777777');
  expect(now).toMatchObject({ status: 'new', answeredAt: null, version: 3, undoable: null });
  expect(now?.timeline.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
    ['arrived', false],
    ['moved', true],
    ['undone', false],
  ]);
  expect(await desk.undoApplication(recruiter, { ...change, version: 3 })).toMatchObject({ kind: 'refused' });
});

test('taking back a later move keeps when the application was answered, and says what was before', async () => {
  const { desk, recruiter } = at();
  await storedApplication(open().db);
  const change = { reference: 'TV-777777', version: 1 };
  await desk.moveApplication(recruiter, { ...change, to: 'reviewed' });
  const answeredAt = (await desk.application(recruiter, 'TV-777777'))?.answeredAt;
  await desk.moveApplication(recruiter, { ...change, version: 2, to: 'shortlisted' });
  expect(await desk.undoApplication(recruiter, { ...change, version: 3 })).toEqual({ kind: 'done' });
  const now = await desk.application(recruiter, 'TV-777777');
  expect(now).toMatchObject({ status: 'reviewed', answeredAt });
  expect(now?.timeline.at(-1)).toMatchObject({
    kind: 'undone',
    author: 'Ira',
    before: { status: 'shortlisted' },
    after: { status: 'reviewed', answeredAt: answeredAt?.toISOString() },
  });
});
