import { expect, test } from 'vitest';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const { open, hotel, edit, takeBack } = editingOfThisFile();

const toCheck = async () => {
  const { editing, admin } = open();
  const { rows } = await editing.list(admin, 'hotels', undefined, { skip: 0, most: 60, hindiToCheck: true });
  return rows.map(({ slug }) => slug);
};

test('changed English marks its Hindi, which is shown until somebody has checked or rewritten it', async () => {
  const { db, editing, admin } = open();
  const { id } = await hotel('the-tivoli');
  const site = await openCatalogue(db.siteUrl, undefined, { language: 'hi' });
  const described = async () => {
    await site.refresh();
    const { value } = await site.hotelBySlug('the-tivoli');
    return value.kind === 'found' ? value.property.description : '';
  };
  const before = await described();
  expect(await toCheck()).toEqual([]);

  const english = await edit('hotels', id, { description: 'A palace on a hill.' });
  expect(await toCheck()).toEqual(['the-tivoli']);
  expect((await editing.read(admin, 'hotels', id))?.hindiToCheck).toEqual(['description']);
  expect(await described()).toBe(before);

  const checked = await edit('hotels', id, { 'hindi-checked-description': 'on' });
  expect(await toCheck()).toEqual([]);
  await takeBack(checked);
  expect(await toCheck()).toEqual(['the-tivoli']);

  const rewritten = await edit('hotels', id, { 'hindi-description': 'पहाड़ी पर एक महल।' });
  expect(await toCheck()).toEqual([]);
  expect(await described()).toBe('पहाड़ी पर एक महल।');
  await takeBack(rewritten);
  await takeBack(english);
  expect(await toCheck()).toEqual([]);
  await site.close();
});

test('Hindi that is emptied leaves the English, and texts inside a page’s plan have Hindi too', async () => {
  const { db } = open();
  const { id } = await hotel('the-tivoli');
  await edit('hotels', id, { 'hindi-description': '', 'hindi-about': 'पहला।\nदूसरा।' });
  const site = await openCatalogue(db.siteUrl, undefined, { language: 'hi' });
  const { value } = await site.hotelBySlug('the-tivoli');
  expect(value).toMatchObject({
    property: { description: expect.stringContaining('palace hotel'), plan: { about: ['पहला।', 'दूसरा।'] } },
  });
  await site.close();
});

test('a new room is in Hindi from the start, and takes the Hindi of its amenities from other rooms', async () => {
  const { db, editing, admin } = open();
  const { id } = await hotel('the-tivoli');
  const values = {
    name: 'Garden Room',
    description: 'By the garden.',
    'hindi-description': 'बाग़ के पास।',
    is_active: 'on',
    max_occupancy: '2',
  };
  const draft = {
    kind: 'rooms' as const,
    id: null,
    values: { ...values, amenities: 'Wi-Fi\nA swing' },
    version: '',
    hotelId: id,
  };
  expect(await editing.save(admin, draft)).toMatchObject({ kind: 'saved' });
  const site = await openCatalogue(db.siteUrl, undefined, { language: 'hi' });
  const { value: rooms } = await site.rooms('the-tivoli');
  expect(rooms.at(-1)).toMatchObject({
    name: 'Garden Room',
    description: 'बाग़ के पास।',
    amenities: ['वाई-फ़ाई', 'A swing'],
  });
  await site.close();
});
