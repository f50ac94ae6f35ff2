import sharp from 'sharp';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { mostPictureMegabytes } from '#app/desk/content/stored-picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';
import type { PicturePlace } from './receive-picture.server.ts';

const { open, hotel, edit, takeBack } = editingOfThisFile();

const typed = { type: 'gallery', alt_text: 'The lawn at noon', focal_x: '20', focal_y: '80' };

function lawn(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#cd9f59' } });
  return picture
    .jpeg()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

function post(place: PicturePlace, values: Record<string, string>, file: BlobPart) {
  const { editing, admin } = open();
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  form.set('file', new File([file], 'lawn.jpg'));
  const { body, headers } = new Response(form);
  return editing.receivePicture(admin, place, { body, contentType: headers.get('content-type') ?? '' });
}

test('a picture is stored and hung, taken down and hung again', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const before = await editing.gallery(admin, hotelId);
  const hungUp = await post({ hotelId }, typed, await lawn());
  const hung = (await editing.gallery(admin, hotelId)).find(({ alt }) => alt === 'The lawn at noon');
  expect(hung).toMatchObject({ type: 'gallery', isFeatured: false });
  expect(hung?.key.split('/')[0]).toBe(before[0]?.key.split('/')[0]);
  const catalogue = await openCatalogue(db.siteUrl);
  const [shown] = (await catalogue.hotelMedia('the-tivoli', 'gallery')).value.slice(-1);
  expect(shown).toMatchObject({ width: 900, height: 600 });
  // Crops are made around the chosen point, which the address states in quarters.
  expect(shown && pictureAddress(shown, { width: 320, crop: '4:3' })).toMatch(
    /\.webp\?width=320&height=240&focus=1-3$/,
  );
  await catalogue.close();
  const down = await editing.removePicture(admin, hung?.id ?? '');
  expect(await editing.gallery(admin, hotelId)).toEqual(before);
  expect(await editing.undo(admin, down ?? '')).toEqual({ kind: 'undone' });
  expect(await editing.gallery(admin, hotelId)).toHaveLength(before.length + 1);
  expect(await editing.undo(admin, 'change' in hungUp ? hungUp.change : '')).toEqual({ kind: 'undone' });
  expect(await editing.gallery(admin, hotelId)).toEqual(before);
  expect(await post({ hotelId }, typed, '<script>alert(1)</script>')).toMatchObject({
    kind: 'invalid',
    errors: { file: expect.stringContaining('no picture') },
  });
  expect(await post({ hotelId }, { ...typed, alt_text: ' ' }, await lawn())).toMatchObject({
    kind: 'invalid',
    errors: { alt_text: 'What it shows is required.' },
  });
  expect(await post({ hotelId }, typed, new Uint8Array(mostPictureMegabytes * 1024 * 1024 + 1))).toMatchObject({
    errors: { file: 'This file is too large.' },
  });
});

test('a space has further pictures in an order of its own, and amenities, which staff give it', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const spaces = (await editing.list(admin, 'spaces', hotelId)).rows;
  const space = spaces.find(({ label }) => label === 'Oakwood Hall')?.id ?? '';
  for (const alt_text of ['The hall by day', 'The hall by night'])
    expect(await post({ hotelId }, { ...typed, type: space, alt_text }, await lawn())).toMatchObject({
      kind: 'stored',
    });
  const hung = (await editing.gallery(admin, hotelId)).filter(({ type }) => type === space);
  expect(hung.map(({ alt }) => alt)).toEqual(['The hall by day', 'The hall by night']);
  expect(await editing.move(admin, 'gallery-items', hung[1]?.id ?? '', 'up')).toBe(true);
  expect(await edit('spaces', space, { amenities: 'Wi-Fi\nA green room' })).toMatchObject({ kind: 'saved' });
  const catalogue = await openCatalogue(db.siteUrl);
  const { value } = await catalogue.hotelBySlug('the-tivoli');
  await catalogue.close();
  const shown = value?.kind === 'found' ? value.property.spaces : [];
  const oakwood = shown.find(({ id }) => id === 'oakwood-hall');
  expect(oakwood?.moreImages?.map(({ alt }) => alt)).toEqual(['The hall by night', 'The hall by day']);
  expect(oakwood?.amenities).toEqual(['Wi-Fi', 'A green room']);
  expect(shown.filter(({ moreImages }) => moreImages)).toHaveLength(1);
  // A space of another house is none of its galleries.
  const { id: other } = await hotel('tivoli-bijwasan');
  await post({ hotelId: other }, { ...typed, type: space }, await lawn());
  expect((await editing.gallery(admin, other)).filter(({ type }) => type === space)).toEqual([]);
});

test('another picture takes the place of one, also on the cards, and the history says which and where', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('tivoli-bijwasan');
  const heroes = async () => (await editing.gallery(admin, hotelId)).filter(({ type }) => type === 'hero');
  const [first, ...others] = await heroes();
  if (!first) throw new Error('The hotel has no picture over its page.');
  const places = `select sort_order from hotel_media where hotel_id = $1 and media_type = 'hero' order by sort_order`;
  const before = (await db.owner.query(places, [hotelId])).rows;
  await editing.change(admin, 'hotels', hotelId, { featured_image_id: first.mediaId });
  const result = await post({ kind: 'gallery-items', id: first.id, hotelId }, typed, await lawn());
  const [now, ...rest] = await heroes();
  expect(now).toMatchObject({ id: first.id, alt: 'The lawn at noon', isFeatured: true });
  expect(rest.map(({ id, mediaId }) => [id, mediaId])).toEqual(others.map(({ id, mediaId }) => [id, mediaId]));
  expect((await db.owner.query(places, [hotelId])).rows, 'the places stay').toEqual(before);
  const [cards, place] = await editing.changes(admin);
  const [wasThere, isThere] = [first.alt, 'The lawn at noon'];
  expect(place).toMatchObject({
    entity: 'hotel_media',
    label: `${isThere}, at the top of the page, Tivoli Bijwasan`,
    columns: [{ column: 'media_id', before: wasThere, after: isThere }],
  });
  expect(cards).toMatchObject({
    label: 'Tivoli Bijwasan',
    columns: [{ column: 'featured_image_id', before: wasThere, after: isThere }],
  });
  expect(await editing.undo(admin, 'change' in result ? result.change : '')).toEqual({ kind: 'undone' });
  expect((await heroes())[0]).toMatchObject({ id: first.id, mediaId: first.mediaId });
});

test('the history names picture and hotel of what was added, moved, described and removed', async () => {
  const { editing, admin } = open();
  const { id: hotelId } = await hotel('omnia-noida');
  await post({ hotelId }, typed, await lawn());
  const hung = (await editing.gallery(admin, hotelId)).find(({ alt }) => alt === 'The lawn at noon');
  if (!hung) throw new Error('The picture was not added.');
  await editing.move(admin, 'gallery-items', hung.id, 'up');
  await edit('pictures', hung.mediaId, { alt_text: 'The lawn at dusk' });
  await editing.removePicture(admin, hung.id);
  const changes = (await editing.changes(admin)).filter(({ label }) => label.startsWith('The lawn'));
  expect(changes.slice(0, 4).map(({ action, label, columns }) => [action, label, columns])).toEqual([
    ['removed', 'The lawn at dusk, Omnia Noida', []],
    [
      'changed',
      'The lawn at dusk, Omnia Noida',
      [{ column: 'alt_text', before: 'The lawn at noon', after: 'The lawn at dusk' }],
    ],
    [
      'changed',
      'The lawn at noon, Omnia Noida',
      [{ column: 'sort_order', before: expect.any(String), after: expect.any(String) }],
    ],
    ['created', 'The lawn at noon, Omnia Noida', []],
  ]);
});

test.each(['rooms', 'spaces', 'dining', 'experiences', 'offers', 'press'] as const)(
  'a row of %s is given a picture of the hotel, or a new one, and its old one back',
  async (kind) => {
    const { editing, admin } = open();
    const { id: hotelId } = await hotel('the-tivoli');
    const {
      rows: [row],
    } = await editing.list(admin, kind, hotelId);
    const id = row?.id ?? '';
    const before = (await editing.read(admin, kind, id))?.values.image_id ?? '';
    const of = { hotelId, current: before };
    const other = (await editing.pictureOptions(admin, of)).find(({ value }) => value !== before);
    const chosen = await edit(kind, id, { image_id: other?.value ?? '' });
    expect(chosen).toMatchObject({ kind: 'saved', change: expect.any(String) });
    const given = await post({ kind, id, hotelId }, typed, await lawn());
    const now = (await editing.read(admin, kind, id))?.values.image_id;
    const [first] = await editing.pictureOptions(admin, { hotelId, current: now ?? '' });
    expect(first).toMatchObject({ value: now, label: 'The lawn at noon' });
    expect(await editing.undo(admin, 'change' in given ? given.change : '')).toEqual({ kind: 'undone' });
    expect(await takeBack(chosen)).toEqual({ kind: 'undone' });
    expect((await editing.read(admin, kind, id))?.values.image_id).toBe(before);
    expect(await edit(kind, id, { image_id: crypto.randomUUID() })).toMatchObject({ kind: 'invalid' });
  },
);

test('a room’s first picture is another one, on its page too, and stays so whatever the seed brings', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const shown = async () => {
    const catalogue = await openCatalogue(db.siteUrl);
    const found = (await catalogue.hotelBySlug('the-tivoli')).value;
    await catalogue.close();
    const [room] = found.kind === 'found' ? found.property.rooms : [];
    return room?.images.map(({ alt }) => alt) ?? [];
  };
  const [room] = (await editing.list(admin, 'rooms', hotelId)).rows;
  const id = room?.id ?? '';
  const before = await shown();
  const former = (await editing.read(admin, 'rooms', id))?.values.image_id;
  const result = await post({ kind: 'rooms', id, hotelId }, typed, await lawn());
  expect(await shown(), 'it takes the place of the first one').toEqual(['The lawn at noon', ...before.slice(1)]);
  const rewritten = builtInContent.properties.map((one) => ({ ...one, description: 'Rewritten.' }));
  const { leftAlone } = await seed(db.ownerUrl, { ...builtInContent, properties: rewritten });
  expect(leftAlone).toContainEqual(expect.stringMatching(/^room_media the-tivoli .*: removed by staff$/));
  expect(await shown()).toEqual(['The lawn at noon', ...before.slice(1)]);
  const added = { name: 'Garden room', is_active: 'on', max_occupancy: '2', image_id: former ?? '' };
  const draft = { kind: 'rooms' as const, id: null, values: added, version: '', hotelId };
  const saved = await editing.save(admin, draft);
  expect((await editing.read(admin, 'rooms', saved.kind === 'saved' ? saved.id : ''))?.values.image_id).toBe(former);
  expect(await editing.undo(admin, 'change' in result ? (result.change ?? '') : '')).toEqual({ kind: 'undone' });
  expect(await shown()).toEqual(before);
});

test('a dining venue and an experience are added, previewed and shown', async () => {
  const { editing, admin } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const [picture] = await editing.pictureOptions(admin, { hotelId, current: null });
  const common = { is_active: 'on', description: 'Under the stars.', image_id: picture?.value ?? '' };
  const added = [
    { kind: 'dining' as const, values: { ...common, name: 'Roof', cuisine: 'Awadhi', specialties: 'Kebab' } },
    { kind: 'experiences' as const, values: { ...common, title: 'Kites', experience_type: 'family' } },
  ].map((draft) => ({ ...draft, id: null, version: '', hotelId }));
  for (const draft of added) {
    const result = await editing.preview(admin, draft);
    const shown = result.kind === 'shown' ? result.preview.hotel : undefined;
    const [part] = (draft.kind === 'dining' ? shown?.dining : shown?.experiences)?.slice(-1) ?? [];
    expect(part).toMatchObject({ id: draft.kind === 'dining' ? 'roof' : 'kites', image: expect.anything() });
    expect(await editing.save(admin, draft)).toMatchObject({ kind: 'saved' });
  }
  const catalogue = await openCatalogue(open().db.siteUrl);
  const found = (await catalogue.hotelBySlug('the-tivoli')).value;
  const property = found.kind === 'found' ? found.property : undefined;
  expect(property?.dining.at(-1)).toMatchObject({ name: 'Roof', cuisine: 'Awadhi', specialties: ['Kebab'] });
  expect(property?.experiences.at(-1)).toMatchObject({ title: 'Kites', category: 'Family' });
  await catalogue.close();
});
