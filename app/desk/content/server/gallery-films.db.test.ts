import { expect, test } from 'vitest';
import { hotelHead } from '#app/hotels/hotel-head.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const { open, hotel, edit } = editingOfThisFile();

async function shownHotel(slug: string) {
  const catalogue = await openCatalogue(open().db.siteUrl);
  const { value } = await catalogue.hotelBySlug(slug);
  await catalogue.close();
  if (value?.kind !== 'found') throw new Error(`${slug} is not shown.`);
  return value.property;
}

test('words and film that staff give a gallery item are on the hotel’s page; no wrong address is stored', async () => {
  const { id } = await hotel('tivoli-bijwasan');
  const { editing, admin } = open();
  const [first] = (await editing.gallery(admin, id)).filter(({ type }) => type === 'gallery');
  const typed = {
    title: 'The garden by night',
    description: 'Lamps in every tree.',
    video_url: 'https://youtu.be/abc123',
  };
  expect(await edit('gallery-items', first?.id ?? '', typed)).toMatchObject({ kind: 'saved' });
  const { galleryImages } = await shownHotel('tivoli-bijwasan');
  expect(galleryImages[0]).toMatchObject({
    title: 'The garden by night',
    description: 'Lamps in every tree.',
    video: 'https://youtu.be/abc123',
  });
  expect(galleryImages[1]).not.toHaveProperty('video');
  const wrong = await edit('gallery-items', first?.id ?? '', { video_url: 'javascript:alert(1)' });
  expect(wrong.kind).toBe('invalid');
  const elsewhere = await edit('gallery-items', first?.id ?? '', { video_url: 'https://elsewhere.example.com/a.mp4' });
  expect(elsewhere).toMatchObject({
    kind: 'invalid',
    errors: { video_url: expect.stringContaining('pages may not play files of elsewhere.example.com') },
  });
  const allowed = { video_url: 'https://films.example.com/a.mp4' };
  expect(await edit('gallery-items', first?.id ?? '', allowed)).toMatchObject({ kind: 'saved' });
});

test('title and description for search engines that staff write are those of the page', async () => {
  const { id } = await hotel('tivoli-bijwasan');
  const typed = {
    meta_title: 'Bijwasan – tents and a garden',
    meta_description: 'Two tents beside a garden in Delhi.',
  };
  expect(await edit('hotels', id, typed)).toMatchObject({ kind: 'saved' });
  expect(hotelHead(await shownHotel('tivoli-bijwasan'), 'https://tivoli.example').slice(0, 2)).toEqual([
    { title: 'Bijwasan – tents and a garden' },
    { name: 'description', content: 'Two tents beside a garden in Delhi.' },
  ]);
});
