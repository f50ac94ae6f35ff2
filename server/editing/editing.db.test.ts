import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentPlans } from '#domain/editing/content-plans.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import type { Principal } from '#domain/staff.ts';
import { listen } from '#server/database/listen.ts';
import { type Database, openDatabase } from '#server/database/open-database.ts';
import { builtInContent } from '#server/database/seed/content-rows.ts';
import { seed } from '#server/database/seed.ts';
import { openCatalogue } from '#tests/catalogue.ts';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { log } from '#tests/enquiries-of-this-file.ts';
import { addStaff } from '#tests/factories/staff-rows.ts';
import { startTestStorage, type TestStorage } from '#tests/storage.ts';
import { createEditing, type Editing } from './editing.ts';

let db: TestDatabase;
let database: Database;
let storage: TestStorage;
let editing: Editing;
let admin: Principal;
beforeAll(async () => {
  [db, storage] = await Promise.all([testDatabase(), startTestStorage('disk')]);
  database = openDatabase(db.siteUrl);
  editing = createEditing({ database: database.desk, uploads: storage.storage.uploads });
  admin = await addStaff(db.owner, { role: 'admin' });
});
afterAll(async () => {
  await database.close();
  await db.drop();
  await storage.close();
});

async function hotel(slug: string) {
  const { rows } = await db.owner.query('select * from hotels where slug = $1', [slug]);
  return rows[0];
}

/** The form of a row with some fields typed anew, saved. */
async function edit(entity: keyof typeof contentPlans, id: string, typed: Record<string, string>) {
  const found = await editing.read(admin, entity, id);
  if (!found) throw new Error('gone');
  return editing.save(admin, {
    plan: contentPlans[entity],
    id,
    values: { ...found.values, ...typed },
    version: found.version,
  });
}

test('a form that is saved as it was opened changes nothing, of any kind of content', async () => {
  const { id } = await hotel('the-tivoli');
  for (const plan of Object.values(contentPlans)) {
    const rows =
      plan.entity === 'media'
        ? (await editing.pictures(admin, id)).map(({ mediaId }) => ({ id: mediaId }))
        : await editing.list(admin, plan.entity, id);
    expect(rows.length, plan.entity).toBeGreaterThan(0);
    for (const row of rows)
      expect(await edit(plan.entity, row.id, {}), plan.entity).toMatchObject({ kind: 'saved', change: null });
  }
});

test('a changed hotel shows at once to a site that listens, is kept by the seed, and can be changed back', async () => {
  const { id } = await hotel('omnia-noida');
  const catalogue = await openCatalogue(db.siteUrl);
  let notices = 0;
  const heard = () => {
    notices += 1;
  };
  const end = listen({ url: db.siteUrl, channel: 'content', onNotice: heard, log });
  expect((await catalogue.hotelsWithDetails()).value.map(({ slug }) => slug)).toContain('omnia-noida');
  // Seldom enough that none of these arrives after the listener is known to listen.
  await vi.waitFor(
    async () => {
      await db.owner.query('notify content');
      expect(notices).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 500 },
  );
  notices = 0;
  const hidden = await editing.mark(admin, { entity: 'hotels', id, mark: 'is_active', on: false });
  await vi.waitFor(() => expect(notices).toBeGreaterThan(0), { timeout: 10_000 });
  catalogue.outdate();
  expect((await catalogue.hotelsWithDetails()).value.map(({ slug }) => slug)).not.toContain('omnia-noida');
  expect((await catalogue.hotelBySlug('omnia-noida')).value.kind).toBe('not-found');

  const properties = builtInContent.properties.map((one) =>
    one.slug === 'omnia-noida' ? { ...one, description: 'Rewritten.' } : one,
  );
  const report = await seed(db.ownerUrl, { ...builtInContent, properties });
  expect(report.leftAlone).toContain('hotels omnia-noida: changed by staff');
  expect((await hotel('omnia-noida')).is_active).toBe(false);

  expect(await editing.undo(admin, hidden?.change ?? '')).toEqual({ kind: 'undone' });
  expect(await editing.undo(admin, hidden?.change ?? '')).toEqual({ kind: 'gone' });
  expect((await hotel('omnia-noida')).is_active).toBe(true);
  await end();
  await catalogue.close();
});

test('words inside a page’s plan and figures inside a tile are changed without the rest of them', async () => {
  const before = await hotel('the-tivoli');
  expect(
    await edit('hotels', before.id, { heroText: 'A summer evening.', rooms: '131', eventCapacity: '' }),
  ).toMatchObject({ kind: 'saved' });
  const after = await hotel('the-tivoli');
  expect(after.page_plan).toEqual({ ...before.page_plan, heroText: 'A summer evening.' });
  const { eventCapacity: _, ...stats } = before.quick_stats;
  expect(after.quick_stats).toEqual({ ...stats, rooms: 131 });
  const [change] = await editing.changes(admin, before.id);
  expect(change).toMatchObject({ author: 'A admin', action: 'changed', columns: ['page_plan', 'quick_stats'] });
  await editing.undo(admin, change?.id ?? '');
  expect((await hotel('the-tivoli')).quick_stats).toEqual(before.quick_stats);
});

test('two people cannot overwrite each other, nor take back what has been changed since', async () => {
  const { id } = await hotel('tivoli-bijwasan');
  const opened = await editing.read(admin, 'hotels', id);
  const first = await edit('hotels', id, { city: 'Delhi' });
  const late = {
    plan: contentPlans.hotels,
    id,
    values: { ...opened?.values, city: 'Gurugram' },
    version: opened?.version ?? '',
  };
  expect(await editing.save(admin, late)).toEqual({ kind: 'conflict' });
  await edit('hotels', id, { city: 'New Delhi, Bijwasan' });
  expect(await editing.undo(admin, 'change' in first ? (first.change ?? '') : '')).toEqual({ kind: 'conflict' });
});

test('what is new gets its place and address, shows in its list, and is hidden when taken back', async () => {
  const { id: hotelId } = await hotel('the-tivoli');
  const values = {
    is_active: 'on',
    name: 'Durbar Hall',
    space_type: 'banquet',
    capacity_max: '600',
    configurations: 'Theatre: 600',
    'event_types.wedding': 'on',
  };
  const draft = { plan: contentPlans.hotel_spaces, id: null, values, version: '', hotelId };
  const preview = await editing.preview(admin, draft);
  expect(preview).toMatchObject({ kind: 'shown', preview: { hotel: { slug: 'the-tivoli' } } });
  expect(preview.kind === 'shown' && preview.preview.hotel?.spaces.at(-1)).toMatchObject({
    id: 'durbar-hall',
    capacity: 600,
    eventTypes: ['wedding'],
  });
  expect((await editing.list(admin, 'hotel_spaces', hotelId)).map(({ label }) => label)).not.toContain('Durbar Hall');

  const saved = await editing.save(admin, draft);
  const again = await editing.save(admin, draft);
  const slugs = (await editing.list(admin, 'hotel_spaces', hotelId)).slice(-2).map(({ slug }) => slug);
  expect(slugs).toEqual(['durbar-hall', 'durbar-hall-2']);
  if (saved.kind !== 'saved' || again.kind !== 'saved') throw new Error('not saved');
  expect(await editing.move(admin, 'hotel_spaces', again.id, 'up')).toBe(true);
  expect((await editing.list(admin, 'hotel_spaces', hotelId)).at(-1)?.slug).toBe('durbar-hall');
  expect(await editing.undo(admin, saved.change ?? '')).toEqual({ kind: 'undone' });
  expect((await editing.list(admin, 'hotel_spaces', hotelId)).at(-1)).toMatchObject({
    slug: 'durbar-hall',
    isShown: false,
  });
});

test('an address that is taken is said at its field', async () => {
  const values = { title: 'Again', slug: builtInContent.offers[0]?.slug ?? '', summary: 'Once more.' };
  const draft = { plan: contentPlans.offers, id: null, values, version: '' };
  const taken = { kind: 'invalid', errors: { slug: 'This address is taken already.' } };
  expect(await editing.save(admin, draft)).toEqual(taken);
  expect(await editing.preview(admin, draft)).toEqual(taken);
});

test('a picture is stored and hung, taken down and hung again', async () => {
  const { id: hotelId } = await hotel('the-tivoli');
  const before = await editing.pictures(admin, hotelId);
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cd9f59' } })
    .jpeg()
    .toBuffer();
  const typed = { type: 'gallery', alt_text: 'The lawn at noon', focal_x: '20', focal_y: '80' };
  const post = (values: Record<string, string>, file: BlobPart) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    form.set('file', new File([file], 'lawn.jpg'));
    const { body, headers } = new Response(form);
    return editing.receivePicture(admin, hotelId, { body, contentType: headers.get('content-type') ?? '' }, 1_000_000);
  };
  const hungUp = await post(typed, new Uint8Array(bytes));
  const hung = (await editing.pictures(admin, hotelId)).find(({ alt }) => alt === 'The lawn at noon');
  expect(hung).toMatchObject({ type: 'gallery', width: 900, height: 600, isFeatured: false });
  expect(hung?.key.split('/')[0]).toBe(before[0]?.key.split('/')[0]);
  const catalogue = await openCatalogue(db.siteUrl);
  const [shown] = (await catalogue.hotelMedia('the-tivoli', 'gallery')).value.slice(-1);
  // Crops are cut around the chosen point: their address says so, in quarters.
  expect(shown && pictureAddress(shown, { width: 320, crop: '4:3' })).toMatch(
    /\.webp\?width=320&height=240&focus=1-3$/,
  );
  await catalogue.close();
  const down = await editing.removePicture(admin, hung?.id ?? '');
  expect(await editing.pictures(admin, hotelId)).toEqual(before);
  expect(await editing.undo(admin, down ?? '')).toEqual({ kind: 'undone' });
  expect(await editing.pictures(admin, hotelId)).toHaveLength(before.length + 1);
  expect(await editing.undo(admin, 'change' in hungUp ? hungUp.change : '')).toEqual({ kind: 'undone' });
  expect(await editing.pictures(admin, hotelId)).toEqual(before);
  expect(await post(typed, '<script>alert(1)</script>')).toMatchObject({
    kind: 'invalid',
    errors: { file: expect.stringContaining('no picture') },
  });
  expect(await post({ ...typed, alt_text: ' ' }, new Uint8Array(bytes))).toMatchObject({
    kind: 'invalid',
    errors: { alt_text: 'What it shows is needed.' },
  });
  expect(await post(typed, new Uint8Array(1_000_001))).toMatchObject({ errors: { file: 'This file is too large.' } });
});

test('whoever is no administrator changes nothing, whatever they ask for', async () => {
  const { id } = await hotel('the-tivoli');
  for (const role of ['sales', 'recruiter'] as const) {
    const other = await addStaff(db.owner, { role, properties: 'all' });
    await expect(editing.mark(other, { entity: 'hotels', id, mark: 'is_active', on: false })).resolves.toBeNull();
    const draft = {
      plan: contentPlans.brands,
      id: null,
      values: { name: 'b', slug: 'b', display_name: 'b' },
      version: '',
    };
    await expect(editing.save(other, draft)).rejects.toThrow('row-level security');
    expect(await editing.changes(other)).toEqual([]);
  }
  await expect(database.writes.updateTable('hotels').set({ is_active: false }).execute()).rejects.toThrow(
    'permission denied',
  );
});
