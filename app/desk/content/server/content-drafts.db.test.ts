import { expect, test } from 'vitest';
import { publishDueDrafts } from '#app/desk/content/server/content-drafts.server.ts';
import { addDays, todayInIndia } from '#app/language/dates.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';

const { open, hotel, edit } = editingOfThisFile();
const today = todayInIndia();

async function cityDraft(slug: string, city: string, publishOn = addDays(today, 5), as = open().admin) {
  const { editing } = open();
  const { id } = await hotel(slug);
  const found = await editing.read(as, 'hotels', id);
  const values = { ...found?.values, city };
  const kept = await editing.keepDraft(as, { kind: 'hotels', id, values, version: found?.version ?? '' }, publishOn);
  expect(kept.kind).toBe('saved');
  return { id, draft: kept.kind === 'saved' ? kept.id : '' };
}

const cityOf = async (slug: string) => (await hotel(slug)).city;
const publish = () => publishDueDrafts(open().database.jobs, []);
const letDaysPass = (days: number) =>
  open().db.owner.query('update desk.content_draft set publish_on = publish_on - $1::int', [days]);

test('a draft changes nothing before its day, is published once on it, and can be taken back', async () => {
  const { editing, admin } = open();
  const before = await cityOf('the-tivoli');
  const { id } = await cityDraft('the-tivoli', 'Draftpur');
  await cityDraft('the-tivoli', 'Newdraftpur');
  expect(await editing.drafts(admin, 'hotels'), 'a row has one draft').toMatchObject([
    { rowId: id, fields: { city: 'Newdraftpur' }, publishOn: addDays(today, 5), refused: null },
  ]);
  expect([await publish(), await cityOf('the-tivoli')]).toEqual([0, before]);
  await letDaysPass(5);
  expect([await publish(), await publish(), await cityOf('the-tivoli')]).toEqual([1, 0, 'Newdraftpur']);
  expect(await editing.drafts(admin, 'hotels')).toEqual([]);
  const [change] = await editing.changes(admin, id);
  expect(await editing.undo(admin, change?.id ?? '')).toEqual({ kind: 'undone' });
  expect(await cityOf('the-tivoli')).toBe(before);
});

test('what somebody changed since the draft is not overwritten on its day; the draft stays and says why', async () => {
  const { editing, admin } = open();
  const { id } = await cityDraft('tivoli-bijwasan', 'Draftpur');
  await edit('hotels', id, { city: 'Editedpur' });
  await letDaysPass(6);
  expect([await publish(), await cityOf('tivoli-bijwasan')]).toEqual([0, 'Editedpur']);
  expect(await editing.draftOf(admin, { rowId: id })).toMatchObject({
    refused: expect.stringMatching(/^Somebody changed it after the draft was made/),
  });
  expect(await publish(), 'it is not tried each minute').toBe(0);
});

test('a draft that could not be saved is refused as saving is; saving a row publishes the draft it shows', async () => {
  const { editing, admin } = open();
  const offer = { title: 'A winter evening', slug: 'a-winter-evening', summary: 'Lamps.', is_active: 'on' };
  const draft = { kind: 'offers' as const, id: null, values: { ...offer, title: '' }, version: '' };
  expect(await editing.keepDraft(admin, draft, null)).toMatchObject({ kind: 'invalid' });
  const kept = await editing.keepDraft(admin, { ...draft, values: offer }, null);
  const id = kept.kind === 'saved' ? kept.id : '';
  expect(await editing.draftOf(admin, { id })).toMatchObject({ rowId: null, label: 'A winter evening' });
  await editing.save(admin, { ...draft, values: { ...offer, draft: id } });
  expect(await editing.drafts(admin, 'offers')).toEqual([]);
});

test('an editor of one house keeps drafts of it alone, and none of somebody who has left is published', async () => {
  const { editing, db } = open();
  const editor = await addStaff(db.owner, { role: 'editor', properties: ['the-tivoli'] });
  const { id, draft } = await cityDraft('the-tivoli', 'Draftpur', addDays(today, 2), editor);
  const { id: foreign } = await cityDraft('omnia-noida', 'Foreignpur');
  expect((await editing.drafts(editor, 'hotels')).map(({ rowId }) => rowId)).toEqual([id]);
  expect(await editing.draftOf(editor, { rowId: foreign })).toBeNull();
  await db.owner.query('update staff."user" set removed_at = now() where id = $1', [editor.id]);
  await letDaysPass(2);
  await publish();
  const { rows } = await db.owner.query('select refused from desk.content_draft where id = $1', [draft]);
  expect(rows[0].refused).toMatch(/its author|author may not/);
});
