import { expect, test } from 'vitest';
import type { Package, TaxRate } from '#app/catalogue/property.ts';
import { type EstimatedFunction, type EstimateFacts, estimate, possibleDays } from './estimate.ts';

type Named = Partial<Package> & Pick<Package, 'kind' | 'price'>;
const made = ({ weekdays = [], ...one }: Named) => ({ weekdays, ...one });
const winter = { seasonFrom: '10-15', seasonUntil: '03-15' };
const summer = { seasonFrom: '03-16', seasonUntil: '10-14' };

const palace = [
  made({ kind: 'banquet_veg', price: 1600, fromGuests: 250, ...winter }),
  made({ kind: 'banquet_veg', price: 1350, fromGuests: 250, ...summer }),
  made({ kind: 'banquet', price: 1900, fromGuests: 250, ...winter }),
  made({ kind: 'banquet', price: 1650, fromGuests: 250, ...summer }),
  made({ kind: 'cocktail', price: 1801, fromGuests: 100 }),
  made({ kind: 'day_delegate', price: 1950, fromGuests: 50 }),
  made({ kind: 'half_day', price: 1400, fromGuests: 50 }),
];
/** Cheaper for many, dearer on Fridays and Saturdays. */
const tiered = [
  made({ kind: 'banquet_veg', price: 1200 }),
  made({ kind: 'banquet_veg', price: 1000, fromGuests: 500 }),
  made({ kind: 'banquet_veg', price: 1500, weekdays: ['fri', 'sat'] }),
];

const gst = { name: 'GST', percent: 18, appliesTo: 'events', validFrom: '2026-01-01', validUntil: '2027-03-31' };
const taxRates: TaxRate[] = [
  gst,
  { ...gst, percent: 12.5, validFrom: '2027-04-01', validUntil: '2027-12-31' },
  { name: 'Cess', percent: 1, appliesTo: 'events', validFrom: '2027-06-01' },
  { name: 'GST', percent: 5, appliesTo: 'rooms', priceUntil: 7500, validFrom: '2026-01-01' },
  { name: 'GST', percent: 18, appliesTo: 'rooms', priceFrom: 7501, validFrom: '2026-01-01', validUntil: '2027-02-14' },
  { name: 'GST', percent: 12, appliesTo: 'rooms', priceFrom: 7501, validFrom: '2027-02-15' },
];

const houseRules = { extraBedPrice: 1500, childrenFreeAge: 5, childrenHalfAge: 10 };
const facts = (some: Partial<EstimateFacts>): EstimateFacts => ({
  packages: palace,
  houseRules,
  taxRates: [],
  functions: [],
  days: ['2027-02-14'],
  ...some,
});
const wedding = (guests: number, children?: number[]): EstimatedFunction[] => [
  { kind: 'wedding', guests, ...(children && { children }) },
];
const rooms = { rooms: 10, nights: 2, from: '2027-02-13', prices: [6000] };
const threeFunctions: EstimatedFunction[] = [
  { kind: 'mehndi', guests: 250, day: '2027-02-12' },
  { kind: 'sangeet', guests: 400, day: '2027-02-13' },
  { kind: 'wedding', guests: 600, day: '2027-02-14' },
];

/** Rupees, computed by hand: the lowest and the highest, and the lowest and the highest tax in it. */
const table: [what: string, facts: Partial<EstimateFacts>, low: number, high: number][] = [
  ['600 guests, vegetarian, in the season: 9.6 lakh', { functions: wedding(600), vegetarian: true }, 960_000, 960_000],
  ['600 guests, either kitchen', { functions: wedding(600) }, 960_000, 1_140_000],
  ['the first day of the season', { functions: wedding(300), days: ['2026-10-15'] }, 480_000, 570_000],
  ['the day before it', { functions: wedding(300), days: ['2026-10-14'] }, 405_000, 495_000],
  ['the last day of the season', { functions: wedding(300), days: ['2027-03-15'] }, 480_000, 570_000],
  ['the day after it', { functions: wedding(300), days: ['2027-03-16'] }, 405_000, 495_000],
  ['New Year’s Eve', { functions: wedding(300), days: ['2026-12-31'] }, 480_000, 570_000],
  ['New Year', { functions: wedding(300), days: ['2027-01-01'] }, 480_000, 570_000],
  ['29 February', { functions: wedding(300), days: ['2028-02-29'] }, 480_000, 570_000],
  ['exactly the fewest guests', { functions: wedding(250), vegetarian: true }, 400_000, 400_000],
  ['fewer pay for the fewest', { functions: wedding(120), vegetarian: true }, 400_000, 400_000],
  ['one guest', { functions: wedding(1), vegetarian: true }, 400_000, 400_000],
  ['ten thousand guests: 1.6 crore', { functions: wedding(10_000), vegetarian: true }, 16_000_000, 16_000_000],
  ['a cocktail evening', { functions: [{ kind: 'cocktail', guests: 150 }] }, 270_150, 270_150],
  ['a cocktail evening of few', { functions: [{ kind: 'cocktail', guests: 40 }] }, 180_100, 180_100],
  ['300 delegates', { functions: [{ kind: 'conference', guests: 300 }] }, 585_000, 585_000],
  ['a meeting of half a day or a day', { functions: [{ kind: 'meeting', guests: 80 }] }, 112_000, 156_000],
  [
    'a vegetarian wish changes no conference',
    { functions: [{ kind: 'mice', guests: 60 }], vegetarian: true },
    84_000,
    117_000,
  ],
  ['three functions', { functions: threeFunctions, vegetarian: true }, 2_000_000, 2_000_000],
  ['three functions, either kitchen', { functions: threeFunctions }, 2_000_000, 2_375_000],
  [
    'five functions',
    {
      functions: [...threeFunctions, { kind: 'cocktail', guests: 200 }, { kind: 'reception', guests: 800 }],
      vegetarian: true,
    },
    3_640_200,
    3_640_200,
  ],
  [
    'a month that is all season',
    { functions: wedding(300), days: possibleDays('2027-02-01', 'month') },
    480_000,
    570_000,
  ],
  [
    'a month in which the season ends',
    { functions: wedding(300), days: possibleDays('2027-03-01', 'month') },
    405_000,
    570_000,
  ],
  ['the rest of that month', { functions: wedding(300), days: possibleDays('2027-03-16', 'month') }, 405_000, 495_000],
  [
    'a few days around the end',
    { functions: wedding(300), days: possibleDays('2027-03-18', 'few_days') },
    405_000,
    570_000,
  ],
  ['a few days after it', { functions: wedding(300), days: possibleDays('2027-03-23', 'few_days') }, 405_000, 495_000],
  ['a Tuesday', { packages: tiered, functions: wedding(300), days: ['2027-02-16'] }, 360_000, 360_000],
  ['a Friday', { packages: tiered, functions: wedding(300), days: ['2027-02-12'] }, 450_000, 450_000],
  ['many on a Tuesday', { packages: tiered, functions: wedding(500), days: ['2027-02-16'] }, 500_000, 500_000],
  ['a few less than many', { packages: tiered, functions: wedding(499), days: ['2027-02-16'] }, 598_800, 598_800],
  ['small children eat for nothing', { functions: wedding(600, [1, 3, 5]), vegetarian: true }, 955_200, 955_200],
  ['older ones for half', { functions: wedding(600, [6, 10, 11]), vegetarian: true }, 958_400, 958_400],
  ['half a plate of an odd price', { functions: [{ kind: 'cocktail', guests: 101, children: [7] }] }, 181_001, 181_001],
  ['children do not lower the fewest', { functions: wedding(250, [2, 2, 8]), vegetarian: true }, 400_000, 400_000],
  ['with the tax of its day', { functions: wedding(600), vegetarian: true, taxRates }, 1_132_800, 1_132_800],
  [
    'with the tax of a later day',
    { functions: wedding(300), vegetarian: true, days: ['2027-04-01'], taxRates },
    455_625,
    455_625,
  ],
  ['with two taxes', { functions: wedding(300), vegetarian: true, days: ['2027-06-01'], taxRates }, 459_675, 459_675],
  [
    'a month in which neither tax nor season changes',
    { functions: wedding(601), vegetarian: true, days: possibleDays('2027-01-01', 'month'), taxRates },
    1_134_688,
    1_134_688,
  ],
  ['rooms alone', { rooms }, 120_000, 120_000],
  ['rooms of two prices', { rooms: { ...rooms, prices: [9000, 6000] } }, 120_000, 180_000],
  ['an extra bed in three of them', { rooms: { ...rooms, extraBeds: 3 } }, 129_000, 129_000],
  ['rooms with the tax of their price', { rooms, taxRates }, 126_000, 126_000],
  [
    'dear rooms, whose tax changes after the second night',
    { rooms: { ...rooms, nights: 3, prices: [8000] }, taxRates },
    278_400,
    278_400,
  ],
  [
    'functions and rooms with taxes',
    { functions: threeFunctions, vegetarian: true, rooms, taxRates },
    2_486_000,
    2_486_000,
  ],
];

test.each(table)('%s', (_, some, low, high) => {
  const found = estimate(facts(some));
  expect([found?.low, found?.high]).toEqual([low, high]);
  expect(found?.lines.reduce((sum, line) => sum + line.low, 0)).toBe(low);
  expect(found?.plusTaxes).toBe(some.taxRates === undefined);
});

test('an estimate says what it consists of, for how many is paid, and for what the house has no price', () => {
  const functions = [...wedding(120), { kind: 'conference', guests: 60 }];
  const packages = palace.filter(({ kind }) => kind !== 'day_delegate');
  expect(estimate(facts({ packages, functions, rooms, vegetarian: true, taxRates }))).toEqual({
    low: 598_000,
    high: 598_000,
    lines: [
      { what: 'wedding', count: 120, low: 400_000, high: 400_000, least: 250 },
      { what: 'rooms', count: 10, nights: 2, low: 120_000, high: 120_000 },
      { what: 'tax', name: 'GST 18%', low: 72_000, high: 72_000 },
      { what: 'tax', name: 'GST 5%', low: 6_000, high: 6_000 },
    ],
    plusTaxes: false,
    without: ['conference'],
  });
});

test('a house without a price for what is asked has no estimate; a tax of some days is said to be missing', () => {
  expect(estimate(facts({ packages: [], functions: wedding(300) }))).toBeNull();
  expect(estimate(facts({ functions: [{ kind: 'constructor', guests: 300 }], packages: [] }))).toBeNull();
  expect(estimate(facts({ functions: wedding(300), days: ['2029-01-01'], taxRates: [gst] }))?.plusTaxes).toBe(true);
});
