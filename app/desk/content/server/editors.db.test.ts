import { expect, test } from 'vitest';
import { type ContentKind, contentPlans, groupKinds } from '#app/desk/content/fields/content-kinds.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';

const { open, hotel, edit } = editingOfThisFile();

test('an editor of one hotel sees, changes and takes back what is of that hotel, and nothing of another', async () => {
  const { editing, admin, db } = open();
  const [own, other] = [await hotel('the-tivoli'), await hotel('tivoli-bijwasan')];
  const editor = await addStaff(db.owner, { role: 'editor', properties: ['the-tivoli'] });
  expect((await editing.list(editor, 'hotels')).rows.map(({ id }) => id)).toEqual([own.id]);
  const samples = await editing.samples(editor);
  expect(samples.length).toBeLessThan((await editing.samples(admin)).length);
  for (const kind of ['rooms', 'spaces', 'dining', 'experiences'] as const) {
    const { rows } = await editing.list(editor, kind, own.id);
    expect(rows.length, kind).toBeGreaterThan(0);
    for (const { id } of rows) expect(await editing.read(editor, kind, id), kind).not.toBeNull();
    expect((await editing.list(editor, kind, other.id)).rows, kind).toEqual([]);
    for (const { id } of (await editing.list(admin, kind, other.id)).rows) {
      expect(await editing.read(editor, kind, id), kind).toBeNull();
      expect(await editing.change(editor, kind, id, { is_active: false }), kind).toBeNull();
    }
  }
  const found = await editing.read(editor, 'hotels', own.id);
  const values = { ...found?.values, city: 'Delhi' };
  const saved = await editing.save(editor, { kind: 'hotels', id: own.id, values, version: found?.version ?? '' });
  expect(saved).toMatchObject({ kind: 'saved', change: expect.any(String) });
  await edit('hotels', other.id, { city: 'Gurugram' });
  const changes = await editing.changes(editor);
  expect(changes.map(({ label }) => label)).toEqual([own.name]);
  const [foreign] = await editing.changes(admin, other.id);
  expect(await editing.undo(editor, foreign?.id ?? '')).toEqual({ kind: 'gone' });
  expect(await editing.undo(editor, changes[0]?.id ?? '')).toEqual({ kind: 'undone' });
  const [room] = (await editing.list(editor, 'rooms', own.id)).rows;
  const copied = (await editing.read(editor, 'rooms', room?.id ?? ''))?.values ?? {};
  const draft = { kind: 'rooms' as const, id: null, values: copied, version: '', hotelId: other.id };
  expect(await editing.save(editor, draft)).toEqual({ kind: 'gone' });
  expect(await editing.move(editor, 'hotels', own.id, 'down'), 'the order of the hotels is the group’s').toBe(false);
});

test('what the group shares is for whoever edits all hotels; so is a picture that two hotels show', async () => {
  const { editing, admin, db, database } = open();
  const [own, other] = [await hotel('the-tivoli'), await hotel('tivoli-bijwasan')];
  const editor = await addStaff(db.owner, { role: 'editor', properties: ['the-tivoli'] });
  const ofAll = { ...(await addStaff(db.owner, { role: 'editor', properties: 'all' })), properties: 'all' as const };
  for (const kind of groupKinds.filter((each) => each !== 'hotels' && each !== 'taxes')) {
    const [row] = (await editing.list(admin, kind)).rows;
    expect(await editing.read(editor, kind, row?.id ?? ''), kind).toBeNull();
    expect((await editing.list(editor, kind)).rows, kind).toEqual([]);
    expect(await editing.read(ofAll, kind, row?.id ?? ''), kind).not.toBeNull();
  }
  for (const table of Object.values(contentPlans).map((plan) => plan.table)) {
    const touched = await withStaffRole(database.desk, editor, (desk) =>
      desk
        .updateTable(table as 'offers')
        .set({ updated_at: new Date() })
        .returningAll()
        .execute(),
    );
    const ofOthers = touched.filter((row) => table !== 'media' && (row.hotel_id ?? row.id) !== own.id);
    expect(ofOthers, table).toEqual([]);
  }
  const { rows } = await db.owner.query(
    `select media_id as id from hotel_media where hotel_id = $1 and media_type = 'gallery'
        and media_id not in (select media_id from hotel_media where hotel_id <> $1)
        and (select count(*) from desk.places_of(media_id)) = 1 limit 1`,
    [own.id],
  );
  const say = (kind: ContentKind, id: string, alt_text: string) => editing.change(editor, kind, id, { alt_text });
  expect(await say('pictures', rows[0].id, 'The lawn at dusk')).toMatchObject({ change: expect.any(String) });
  expect((await editing.changes(editor, rows[0].id)).length).toBe(1);
  await db.owner.query(`insert into hotel_media (hotel_id, media_id, media_type) values ($1, $2, 'gallery')`, [
    other.id,
    rows[0].id,
  ]);
  expect(await say('pictures', rows[0].id, 'Nowhere else')).toBeNull();
  await db.owner.query('update staff."user" set removed_at = now() where id = $1', [editor.id]);
  expect((await editing.list(editor, 'hotels')).rows).toEqual([]);
});
