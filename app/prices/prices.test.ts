import { expect, test } from 'vitest';
import type { Property, TaxRate } from '#app/catalogue/property.ts';
import { pageProperty } from '#app/hotels/page-property.ts';
import { comparable } from '#app/hotels/planner/comparable.ts';
import { properties } from '#content/properties.ts';
import { taxesInWords } from './estimate.ts';
import { ruleRows, withWays } from './house-rules.ts';
import { packageRows } from './package-rows.ts';
import { housesThatFit, priceFrom } from './price-wishes.ts';

function house(slug: string): Property {
  const found = properties.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return found;
}

test('the prices of one package by season are one row, a question that nobody has answered is left out', () => {
  const royal = house('tivoli-royal-palace');
  expect(packageRows(royal.packages)[0]).toMatchObject({
    name: 'Vegetarian banquet',
    fromGuests: 250,
    prices: [
      { amount: 1600, days: '15 Oct – 15 Mar' },
      { amount: 1350, days: '16 Mar – 14 Oct' },
    ],
  });
  const [weekend] = packageRows(royal.packages.slice(-1).map((one) => ({ ...one, weekdays: ['fri', 'sat'] })));
  expect(weekend?.prices).toEqual([{ amount: 1950, days: 'Fri, Sat' }]);

  const answers = Object.fromEntries(ruleRows(royal).map(({ name, text }) => [name, text]));
  expect(answers).toMatchObject({
    'Can the kitchen be vegetarian only?': 'Yes, if you wish',
    'Until when may music play outdoors?': '10:00 PM',
    'How many cars can park?': '500',
    'What do children pay?': 'Nothing up to 5 years, half up to 10 years',
  });
  expect(Object.keys(answers)).not.toContain('Is everything reached without steps?');
  expect(ruleRows({ ...royal, houseRules: {} })).toEqual([]);
});

test('a page names one airport and one distance: by road where that is known, else in a straight line', () => {
  const airport = (slug: string) => withWays(house(slug)).transportation.airport;
  expect(airport('the-tivoli')).toBe('Indira Gandhi International Airport, 16 km, about 40 minutes');
  expect(airport('wedcation-by-tivoli-ambala')).toBe('Chandigarh Airport, 45 km, about 60 minutes');
  expect(airport('omnia-noida')).toBe('Indira Gandhi International Airport, 28 km in a straight line');
  expect(withWays(house('tivoli-royal-palace')).transportation.railway).toBe('Palwal station, 6 km, about 15 minutes');
});

test('a house without prices has no section for them, every other has it after its spaces', () => {
  const sections = (slug: string) => pageProperty(house(slug), []).plan.sections;
  expect(sections('omnia-noida')).not.toContain('prices');
  expect(sections('omnia-greater-noida')).not.toContain('prices');
  const ofTivoli = sections('the-tivoli');
  expect(ofTivoli.indexOf('prices')).toBe(ofTivoli.indexOf('planning') + 1);
});

test('a comparison tells what a plate and a conference day cost, and nothing where nobody has told it', () => {
  expect(comparable(house('tivoli-royal-palace')).facts).toMatchObject({
    Plate: 'From ₹1,350 a guest',
    'Conference day': 'From ₹1,950 a guest',
    'Vegetarian-only kitchen': 'Yes, if you wish',
    Alcohol: 'Your own, with a licence',
    'Music outdoors until': '10:00 PM',
    Parking: '500 cars',
  });
  for (const row of ['Plate', 'Conference day', 'Alcohol', 'Music outdoors until'])
    expect(comparable(house('omnia-noida')).facts).not.toHaveProperty(row);
});

test('only the taxes on events of that day are named', () => {
  const gst: TaxRate = {
    name: 'GST',
    percent: 18,
    appliesTo: 'events',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
  };
  const later = { ...gst, percent: 12.5, validFrom: '2027-01-01', validUntil: '2027-12-31' };
  const rates = [gst, later, { ...gst, name: 'Cess', appliesTo: 'rooms' }];
  expect(taxesInWords(rates, '2026-12-31')).toBe('GST 18%');
  expect(taxesInWords(rates, '2027-01-01')).toBe('GST 12.5%');
  expect(taxesInWords(rates, '2028-01-01')).toBe('');
});

test('a search knows budget, vegetarian kitchen, alcohol and airport, and says what an event costs', () => {
  const houses = new Map(properties.map((one) => [one.slug, one]));
  const fitting = (wishes: Parameters<typeof housesThatFit>[1]) => [
    ...(housesThatFit(houses, wishes, '2026-12-01') ?? []),
  ];
  expect(housesThatFit(houses, { guests: 300 }, '2026-12-01')).toBeUndefined();
  const ofBudget = { guests: 300, budget: 1_400 };
  expect(fitting(ofBudget)).toEqual([
    'tivoli-royal-palace',
    'wedcation-by-tivoli-ambala',
    'wedcation-by-tivoli-israna',
    'tivoli-royal-court-okhla',
  ]);
  expect(fitting({ ...ofBudget, date: '2027-02-14' })).toEqual(['wedcation-by-tivoli-ambala']);
  expect(fitting({ guests: 300, airport: 20, vegetarian: 'yes' })).toEqual(['the-tivoli', 'upper-hse-sultanpur']);
  expect(fitting({ guests: 300, alcohol: 'yes' })).not.toContain('wedcation-by-tivoli-ambala');

  const facts = { taxRates: [], today: '2026-12-01' };
  const royal = houses.get('tivoli-royal-palace');
  const asked = { guests: 600, vegetarian: 'yes', date: '2027-02-14' } as const;
  expect(priceFrom(royal, asked, facts)).toBe('from ₹9.6 lakh plus taxes for 600 guests, vegetarian');
  expect(priceFrom(royal, { guests: 600 }, facts)).toBe('from ₹8.1 lakh plus taxes for 600 guests');
  const gst = { name: 'GST', percent: 18, appliesTo: 'events', validFrom: '2026-01-01' };
  expect(priceFrom(royal, asked, { ...facts, taxRates: [gst] })).toBe('from ₹11.33 lakh for 600 guests, vegetarian');
  expect(priceFrom(houses.get('omnia-noida'), asked, facts)).toBe('');
});
