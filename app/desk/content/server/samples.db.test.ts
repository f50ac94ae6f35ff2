import { expect, test } from 'vitest';
import { countSamplesOf } from '#app/catalogue/sample-fields.ts';
import { builtInContent } from '#app/catalogue/seed/content-rows.server.ts';
import { seed } from '#app/catalogue/seed/seed.server.ts';
import { editorial } from '#content/editorial.ts';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const { open, edit, takeBack } = editingOfThisFile();

const { offers, announcements, properties } = builtInContent;
const ofProperties = properties.reduce((sum, property) => sum + countSamplesOf(property), 0);
const all = Object.values(editorial).flat().length + offers.length + announcements.length + ofProperties;

test('the desk lists every sample; saving one as it is takes its mark away, and undo brings it back', async () => {
  const { editing, admin, db } = open();
  const listed = await editing.samples(admin);
  expect(listed).toHaveLength(all);
  const award = listed.find(({ kind }) => kind === 'awards');
  expect(await editing.read(admin, 'awards', award?.id ?? '')).toMatchObject({ isSample: true });

  const saved = await edit('awards', award?.id ?? '', {});
  expect(saved).toMatchObject({ kind: 'saved', change: expect.any(String) });
  expect(await editing.samples(admin)).toHaveLength(all - 1);
  const [change] = await editing.changes(admin, award?.id);
  expect(change).toMatchObject({
    entity: 'awards',
    columns: [{ column: 'is_sample', before: 'true', after: 'false' }],
  });
  const catalogue = await openCatalogue(db.siteUrl, undefined, { samples: 'hide' });
  expect((await catalogue.editorial()).value.awards.map(({ name }) => name)).toEqual([award?.label]);
  await catalogue.close();

  const builtIn = await seed(db.ownerUrl, {
    ...builtInContent,
    editorial: { ...editorial, awards: editorial.awards.map((one) => ({ ...one, description: 'Rewritten.' })) },
  });
  expect(builtIn.leftAlone).toEqual([expect.stringContaining('changed by staff')]);
  expect(await takeBack(saved)).toEqual({ kind: 'undone' });
  expect(await editing.samples(admin)).toHaveLength(all);
});

test('a sample that is changed, and one that is hidden or moved: only what was read through loses its mark', async () => {
  const { editing, admin } = open();
  const listed = (await editing.samples(admin)).filter(({ kind }) => kind === 'offers');
  const [changed, hidden, moved] = listed;
  await edit('offers', changed?.id ?? '', { terms: 'On every day of the week.' });
  await editing.change(admin, 'offers', hidden?.id ?? '', { is_active: false });
  await editing.move(admin, 'offers', moved?.id ?? '', 'down');
  const left = (await editing.samples(admin)).filter(({ kind }) => kind === 'offers').map(({ id }) => id);
  expect(left.toSorted()).toEqual(
    listed
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('the hours of a venue are published once it is saved, and no longer after an undo', async () => {
  const { editing, admin, db } = open();
  const sapphire = (await editing.samples(admin)).find(
    ({ kind, label }) => kind === 'dining' && /^Sapphire/.test(label),
  );
  expect(sapphire?.label).toBe('Sapphire, Tivoli Royal Palace');
  expect(await editing.read(admin, 'dining', sapphire?.id ?? '')).toMatchObject({
    isSample: true,
    sampleFields: ['cuisine', 'hours', 'dressCode', 'specialties'],
  });
  const hours = async () => {
    const catalogue = await openCatalogue(db.siteUrl, undefined, { samples: 'hide' });
    const { value } = await catalogue.hotelBySlug('tivoli-royal-palace');
    await catalogue.close();
    return value.kind === 'found' ? value.property.dining.map((venue) => venue.hours) : value.kind;
  };
  expect(await hours()).toEqual(['']);
  const saved = await edit('dining', sapphire?.id ?? '', { hours: '1:00 PM - 11:00 PM' });
  expect(await hours()).toEqual(['1:00 PM - 11:00 PM']);
  expect((await editing.samples(admin)).map(({ id }) => id)).not.toContain(sapphire?.id);
  expect(await takeBack(saved)).toEqual({ kind: 'undone' });
  expect(await hours()).toEqual(['']);
});

test('a row that staff add is none of the samples', async () => {
  const { editing, admin } = open();
  const before = await editing.samples(admin);
  const values = {
    is_active: 'on',
    name: 'Best Lawn',
    category: 'Banquets',
    year: '2026',
    description: 'For its lawn.',
  };
  const draft = { kind: 'awards' as const, id: null, values, version: '' };
  expect(await editing.save(admin, draft)).toMatchObject({ kind: 'saved' });
  expect(await editing.samples(admin)).toEqual(before);
});
