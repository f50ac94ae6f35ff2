import { expect, test } from 'vitest';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';

const { open, hotel, edit, takeBack } = editingOfThisFile();

test('a form that is saved as it was opened changes nothing but the mark of a sample', async () => {
  const { editing, admin } = open();
  const { id } = await hotel('the-tivoli');
  const values = { is_active: 'on', name: 'GST', percent: '18', applies_to: 'events', valid_from: '2026-01-01' };
  await editing.save(admin, { kind: 'taxes', id: null, values, version: '' });
  for (const kind of Object.keys(contentPlans) as ContentKind[]) {
    const rows =
      kind === 'pictures'
        ? (await editing.gallery(admin, id)).map(({ mediaId }) => ({ id: mediaId, isSample: false }))
        : (await editing.list(admin, kind, id)).rows;
    expect(rows.length, kind).toBeGreaterThan(0);
    const saved = await Promise.all(rows.map((row) => edit(kind, row.id, {})));
    for (const [place, one] of saved.entries())
      expect(one, kind).toMatchObject({
        kind: 'saved',
        change: rows[place]?.isSample ? expect.any(String) : null,
      });
  }
});

/** A changed column of several values, which the history only names. */
const named = (column: string) => ({ column, before: null, after: null });

test('words inside a page’s plan and figures inside a tile are changed without the rest of them', async () => {
  const { editing, admin } = open();
  const before = await hotel('the-tivoli');
  expect(
    await edit('hotels', before.id, { heroText: 'A summer evening.', rooms: '131', eventCapacity: '' }),
  ).toMatchObject({ kind: 'saved' });
  const after = await hotel('the-tivoli');
  expect(after.page_plan).toEqual({ ...before.page_plan, heroText: 'A summer evening.' });
  const { eventCapacity: _, ...stats } = before.quick_stats;
  expect(after.quick_stats).toEqual({ ...stats, rooms: 131 });
  const [change] = await editing.changes(admin, before.id);
  expect(change).toMatchObject({
    author: 'A admin',
    action: 'changed',
    columns: [named('page_plan'), named('quick_stats')],
  });
  await editing.undo(admin, change?.id ?? '');
  expect((await hotel('the-tivoli')).quick_stats).toEqual(before.quick_stats);
});

test('two people cannot overwrite each other, nor take back what has been changed since', async () => {
  const { editing, admin } = open();
  const { id } = await hotel('tivoli-bijwasan');
  const opened = await editing.read(admin, 'hotels', id);
  const first = await edit('hotels', id, { city: 'Delhi' });
  const late = {
    kind: 'hotels' as const,
    id,
    values: { ...opened?.values, city: 'Gurugram' },
    version: opened?.version ?? '',
  };
  expect(await editing.save(admin, late)).toEqual({ kind: 'conflict' });
  await edit('hotels', id, { city: 'New Delhi, Bijwasan' });
  expect(await takeBack(first)).toEqual({ kind: 'conflict' });
});

test('what is new gets its place and address, shows in its list, and is hidden when taken back', async () => {
  const { editing, admin } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const values = {
    is_active: 'on',
    name: 'Durbar Hall',
    space_type: 'banquet',
    capacity_max: '600',
    configurations: 'Theatre: 600',
    'event_types.wedding': 'on',
  };
  const draft = { kind: 'spaces' as const, id: null, values, version: '', hotelId };
  const preview = await editing.preview(admin, draft);
  expect(preview).toMatchObject({ kind: 'shown', preview: { hotel: { slug: 'the-tivoli' } } });
  expect(preview.kind === 'shown' && preview.preview.hotel?.spaces.at(-1)).toMatchObject({
    id: 'durbar-hall',
    capacity: 600,
    eventTypes: ['wedding'],
  });
  expect((await editing.list(admin, 'spaces', hotelId)).rows.map(({ label }) => label)).not.toContain('Durbar Hall');

  const saved = await editing.save(admin, draft);
  const again = await editing.save(admin, draft);
  const slugs = (await editing.list(admin, 'spaces', hotelId)).rows.slice(-2).map(({ slug }) => slug);
  expect(slugs).toEqual(['durbar-hall', 'durbar-hall-2']);
  if (saved.kind !== 'saved' || again.kind !== 'saved') throw new Error('not saved');
  expect(await editing.move(admin, 'spaces', again.id, 'up')).toBe(true);
  expect((await editing.list(admin, 'spaces', hotelId)).rows.at(-1)?.slug).toBe('durbar-hall');
  expect(await takeBack(saved)).toEqual({ kind: 'undone' });
  expect((await editing.list(admin, 'spaces', hotelId)).rows.at(-1)).toMatchObject({
    slug: 'durbar-hall',
    isShown: false,
  });
});

test('an address that is taken is said at its field', async () => {
  const { editing, admin } = open();
  const values = { title: 'Again', slug: builtInContent.offers[0]?.slug ?? '', summary: 'Once more.' };
  const draft = { kind: 'offers' as const, id: null, values, version: '' };
  const taken = { kind: 'invalid', errors: { slug: 'This address is taken already.' } };
  expect(await editing.save(admin, draft)).toEqual(taken);
  expect(await editing.preview(admin, draft)).toEqual(taken);
});

test('whoever is neither editor nor administrator changes nothing, whatever they ask for', async () => {
  const { editing, db, database } = open();
  const { id } = await hotel('the-tivoli');
  for (const role of ['manager', 'sales', 'recruiter'] as const) {
    const other = await addStaff(db.owner, { role, properties: 'all' });
    await expect(editing.change(other, 'hotels', id, { is_active: false })).resolves.toBeNull();
    const values = { name: 'b', slug: 'b', display_name: 'b' };
    const draft = { kind: 'brands' as const, id: null, values, version: '' };
    await expect(editing.save(other, draft)).rejects.toThrow('row-level security');
    expect(await editing.changes(other)).toEqual([]);
  }
  await expect(database.writes.updateTable('hotels').set({ is_active: false }).execute()).rejects.toThrow(
    'permission denied',
  );
});

test('what a room offers is a list of its form: changed, left to the seed where it stayed, and taken back', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const {
    rows: [room],
  } = await editing.list(admin, 'rooms', hotelId);
  const id = room?.id ?? '';
  const amenities = async () => (await editing.read(admin, 'rooms', id))?.values.amenities ?? '';
  const before = await amenities();
  const [first = '', ...rest] = before.split('\n');
  expect(rest.length).toBeGreaterThan(0);
  const opened = await editing.read(admin, 'rooms', id);
  const saved = await edit('rooms', id, { amenities: [first, ...rest.slice(1), 'Tea tray', 'Tea tray'].join('\n') });
  expect(await amenities()).toBe([first, ...rest.slice(1), 'Tea tray'].join('\n'));
  const late = { kind: 'rooms' as const, id, values: opened?.values ?? {}, version: opened?.version ?? '' };
  expect(await editing.save(admin, late), 'a list is a change of its room').toEqual({ kind: 'conflict' });
  expect(await editing.changes(admin, id)).toMatchObject([{ columns: [named('amenities')] }]);
  const rooms = builtInContent.properties.map((one) => ({ ...one, description: 'Rewritten.' }));
  const { leftAlone } = await seed(db.ownerUrl, { ...builtInContent, properties: rooms });
  const name = `the-tivoli / ${room?.slug}`;
  expect(leftAlone).toContain(`room_amenities ${name} / ${rest[0]}: removed by staff`);
  expect(leftAlone.some((line) => line.includes(`${name} / ${first}:`))).toBe(false);
  expect(await amenities()).toContain('Tea tray');
  expect(await takeBack(saved)).toEqual({ kind: 'undone' });
  expect(await amenities()).toBe(before);
});
