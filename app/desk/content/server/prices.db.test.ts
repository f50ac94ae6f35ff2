import { expect, test } from 'vitest';
import { editingOfThisFile } from '#tests/desk/editing-of-this-file.ts';
import { openCatalogue } from '#tests/support/catalogue.ts';

const { open, hotel, edit, takeBack } = editingOfThisFile();

async function tivoli(samples: 'show' | 'hide' = 'hide') {
  const catalogue = await openCatalogue(open().db.siteUrl, undefined, { samples });
  const { value } = await catalogue.hotelBySlug('the-tivoli');
  const taxes = (await catalogue.taxRates()).value;
  await catalogue.close();
  if (value.kind !== 'found') throw new Error(value.kind);
  return { ...value.property, taxes };
}

const banquet = {
  is_active: 'on',
  name: 'Winter banquet',
  kind: 'banquet_veg',
  price_inr: '₹ 2,950',
  from_guests: '150',
};
const season = { season_from: '1 November', season_until: '28-2', 'weekdays.fri': 'on', 'weekdays.sat': 'on' };

test('a package that staff add is on the page with its season; what is wrong is said at its field', async () => {
  const { editing, admin } = open();
  const { id: hotelId } = await hotel('the-tivoli');
  const save = (values: Record<string, string>) =>
    editing.save(admin, { kind: 'packages', id: null, values, version: '', hotelId });
  const problems = async (values: Record<string, string>) => {
    const saved = await save(values);
    return saved.kind === 'invalid' ? saved.errors : saved.kind;
  };
  for (const price_inr of ['0', '-5', 'cheap'])
    expect(await problems({ ...banquet, price_inr })).toEqual({
      price_inr: 'Price, rupees must be a number from 1 to 100000000.',
    });
  expect(await problems({ ...banquet, season_from: '1 November' })).toEqual({
    season_until: 'A season needs its first day and its last day.',
  });
  expect(await problems({ ...banquet, ...season, season_until: '31 February' })).toEqual({
    season_until: 'Season until must be a day and a month, such as 1 November.',
  });

  expect(await problems({ ...banquet, ...season, season_from: '10 March', season_until: '5 March' })).toEqual({
    season_until: 'This season ends before it begins: it would be of nearly a year.',
  });
  const saved = await save({ ...banquet, ...season, included: 'Dinner\nA lawn' });
  expect(saved.kind).toBe('saved');
  expect((await tivoli()).packages).toEqual([
    {
      id: 'winter-banquet',
      name: 'Winter banquet',
      kind: 'banquet_veg',
      price: 2950,
      fromGuests: 150,
      seasonFrom: '11-01',
      seasonUntil: '02-28',
      weekdays: ['fri', 'sat'],
      included: ['Dinner', 'A lawn'],
      notIncluded: [],
    },
  ]);
  const id = saved.kind === 'saved' ? saved.id : '';
  const opened = await editing.read(admin, 'packages', id);
  expect(opened?.values).toMatchObject({ season_from: '1 Nov', season_until: '28 Feb', 'weekdays.fri': 'on' });
  const cheaper = await edit('packages', id, { price_inr: '2.5 lakh' });
  const late = { kind: 'packages' as const, id, values: { ...opened?.values }, version: opened?.version ?? '' };
  expect(await editing.save(admin, late)).toEqual({ kind: 'conflict' });
  expect((await tivoli()).packages[0]?.price).toBe(250_000);
  expect(await takeBack(cheaper)).toEqual({ kind: 'undone' });
  expect((await tivoli()).packages[0]?.price).toBe(2950);
});

test('the rules of a house are samples until its form is saved; one that is emptied is left out', async () => {
  const { id } = await hotel('the-tivoli');
  expect((await tivoli()).houseRules).toEqual({});
  expect((await tivoli('show')).houseRules).toMatchObject({
    alcohol: 'bar',
    valet: 'yes',
    musicOutdoorsUntil: '22:00',
  });
  const saved = await edit('hotels', id, {
    valet: '',
    alcohol: 'no',
    musicOutdoorsUntil: '10:30 pm',
    parkingPlaces: '450',
  });
  expect(saved.kind).toBe('saved');
  const { houseRules } = await tivoli();
  expect(houseRules).toMatchObject({ alcohol: 'no', musicOutdoorsUntil: '22:30', parkingPlaces: 450 });
  expect(houseRules).not.toHaveProperty('valet');
  expect(await takeBack(saved)).toEqual({ kind: 'undone' });
  expect((await tivoli()).houseRules).toEqual({});
});

test('two rates of one tax may not hold on one day; one that ends before it begins is refused', async () => {
  const { editing, admin } = open();
  const gst = {
    is_active: 'on',
    name: 'GST',
    percent: '18',
    applies_to: 'events',
    valid_from: '2026-01-01',
    valid_until: '2026-12-31',
  };
  const save = (values: Record<string, string>) =>
    editing.save(admin, { kind: 'taxes', id: null, values: { ...gst, ...values }, version: '' });
  expect(await save({ valid_until: '2025-12-31' })).toEqual({
    kind: 'invalid',
    errors: { valid_until: 'The last day must not be before the first.' },
  });
  expect((await save({})).kind).toBe('saved');
  expect(await save({ name: 'gst', percent: '12.5', valid_from: '2026-12-31', valid_until: '' })).toEqual({
    kind: 'invalid',
    errors: {
      valid_from: 'Another rate of this name holds on some of these days. Let that one end before this one begins.',
    },
  });
  expect((await save({ percent: '12.5', valid_from: '2027-01-01', valid_until: '' })).kind).toBe('saved');
  const rooms = { applies_to: 'rooms', price_until: '7500' };
  expect((await save({ ...rooms, percent: '5' })).kind).toBe('saved');
  expect((await save({ applies_to: 'rooms', price_from: '7501' })).kind).toBe('saved');
  expect((await save({ applies_to: 'rooms', price_from: '7500' })).kind).toBe('invalid');
  expect(await save({ price_from: '1' })).toMatchObject({
    errors: { price_from: expect.stringMatching(/tax on rooms/) },
  });
  expect((await tivoli()).taxes.map(({ appliesTo, percent, validFrom }) => [appliesTo, percent, validFrom])).toEqual([
    ['events', 18, '2026-01-01'],
    ['events', 12.5, '2027-01-01'],
    ['rooms', 5, '2026-01-01'],
    ['rooms', 18, '2026-01-01'],
  ]);
});
