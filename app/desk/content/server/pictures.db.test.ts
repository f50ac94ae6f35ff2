import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';
import type { PicturePlace } from './edited-pictures.server.ts';

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
  return editing.pictures.receive(admin, place, { body, contentType: headers.get('content-type') ?? '' }, 1_000_000);
}

test('a picture is stored and hung, taken down and hung again', async () => {
  const { editing, admin, db } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const before = await editing.pictures.ofHotel(admin, hotelId);
  const hungUp = await post({ hotelId }, typed, await lawn());
  const hung = (await editing.pictures.ofHotel(admin, hotelId)).find(({ alt }) => alt === 'The lawn at noon');
  expect(hung).toMatchObject({ type: 'gallery', width: 900, height: 600, isFeatured: false });
  expect(hung?.key.split('/')[0]).toBe(before[0]?.key.split('/')[0]);
  const catalogue = await openCatalogue(db.siteUrl);
  const [shown] = (await catalogue.hotelMedia('the-tivoli', 'gallery')).value.slice(-1);
  // Crops are made around the chosen point, which the address states in quarters.
  expect(shown && pictureAddress(shown, { width: 320, crop: '4:3' })).toMatch(
    /\.webp\?width=320&height=240&focus=1-3$/,
  );
  await catalogue.close();
  const down = await editing.pictures.remove(admin, hung?.id ?? '');
  expect(await editing.pictures.ofHotel(admin, hotelId)).toEqual(before);
  expect(await editing.undo(admin, down ?? '')).toEqual({ kind: 'undone' });
  expect(await editing.pictures.ofHotel(admin, hotelId)).toHaveLength(before.length + 1);
  expect(await editing.undo(admin, 'change' in hungUp ? hungUp.change : '')).toEqual({ kind: 'undone' });
  expect(await editing.pictures.ofHotel(admin, hotelId)).toEqual(before);
  expect(await post({ hotelId }, typed, '<script>alert(1)</script>')).toMatchObject({
    kind: 'invalid',
    errors: { file: expect.stringContaining('no picture') },
  });
  expect(await post({ hotelId }, { ...typed, alt_text: ' ' }, await lawn())).toMatchObject({
    kind: 'invalid',
    errors: { alt_text: 'What it shows is required.' },
  });
  expect(await post({ hotelId }, typed, new Uint8Array(1_000_001))).toMatchObject({
    errors: { file: 'This file is too large.' },
  });
});

test.each(['hotel_spaces', 'dining', 'hotel_experiences', 'offers'] as const)(
  'a row of %s is given a picture of the hotel, or a new one, and its old one back',
  async (entity) => {
    const { editing, admin } = open();
    const { id: hotelId } = await hotel('the-tivoli');
    const {
      rows: [row],
    } = await editing.list(admin, entity, hotelId);
    const id = row?.id ?? '';
    const before = (await editing.read(admin, entity, id))?.values.image_id ?? '';
    const of = { hotelId, current: before };
    const other = (await editing.pictures.options(admin, of)).find(({ value }) => value !== before);
    const chosen = await edit(entity, id, { image_id: other?.value ?? '' });
    expect(chosen).toMatchObject({ kind: 'saved', change: expect.any(String) });
    const given = await post({ entity, id, hotelId }, typed, await lawn());
    const now = (await editing.read(admin, entity, id))?.values.image_id;
    const [first] = await editing.pictures.options(admin, { hotelId, current: now ?? '' });
    expect(first).toMatchObject({ value: now, label: 'The lawn at noon' });
    expect(await editing.undo(admin, 'change' in given ? given.change : '')).toEqual({ kind: 'undone' });
    expect(await takeBack(chosen)).toEqual({ kind: 'undone' });
    expect((await editing.read(admin, entity, id))?.values.image_id).toBe(before);
    expect(await edit(entity, id, { image_id: crypto.randomUUID() })).toMatchObject({ kind: 'invalid' });
  },
);

test('a dining venue and an experience are added, previewed and shown', async () => {
  const { editing, admin } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const [picture] = await editing.pictures.options(admin, { hotelId, current: null });
  const common = { is_active: 'on', description: 'Under the stars.', image_id: picture?.value ?? '' };
  const added = [
    { plan: contentPlans.dining, values: { ...common, name: 'Roof', cuisine: 'Awadhi', specialties: 'Kebab' } },
    { plan: contentPlans.hotel_experiences, values: { ...common, title: 'Kites', experience_type: 'family' } },
  ].map((draft) => ({ ...draft, id: null, version: '', hotelId }));
  for (const draft of added) {
    const result = await editing.preview(admin, draft);
    const shown = result.kind === 'shown' ? result.preview.hotel : undefined;
    const [part] = (draft.plan.entity === 'dining' ? shown?.dining : shown?.experiences)?.slice(-1) ?? [];
    expect(part).toMatchObject({ id: draft.plan.entity === 'dining' ? 'roof' : 'kites', image: expect.anything() });
    expect(await editing.save(admin, draft)).toMatchObject({ kind: 'saved' });
  }
  const catalogue = await openCatalogue(open().db.siteUrl);
  const found = (await catalogue.hotelBySlug('the-tivoli')).value;
  const property = found.kind === 'found' ? found.property : undefined;
  expect(property?.dining.at(-1)).toMatchObject({ name: 'Roof', cuisine: 'Awadhi', specialties: ['Kebab'] });
  expect(property?.experiences.at(-1)).toMatchObject({ title: 'Kites', category: 'Family' });
  await catalogue.close();
});
