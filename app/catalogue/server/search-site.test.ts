import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, type TestCatalogue } from '#tests/support/catalogue.ts';
import { searchSite } from './search-site.server.ts';

let catalogue: TestCatalogue;
beforeAll(async () => {
  // Without a database it answers from the built-in content.
  catalogue = await openCatalogue(null);
});
afterAll(() => catalogue.close());

const hotel = (slug: string) => `/hotel/${slug}`;
const space = (slug: string, id: string) => `/hotel/${slug}#space-${id}`;
const menu = (slug: string, venue: string) => `/hotel/${slug}?menu=${venue}`;

/** What somebody types, and what must be found first. */
const queries: [kind: string, typed: string, first: string][] = [
  ['place', 'greater noida', hotel('omnia-greater-noida')],
  ['place', 'Noida', hotel('tivoli-lotus-court')],
  ['place', 'new delhi', hotel('the-tivoli')],
  ['place', 'palwal', hotel('tivoli-royal-palace')],
  ['place', 'Rewari', hotel('tivoli-heritage-palace')],
  ['place', 'ambala', hotel('wedcation-by-tivoli-ambala')],
  ['place', 'israna', hotel('wedcation-by-tivoli-israna')],
  ['place', 'panipat', hotel('wedcation-by-tivoli-israna')],
  ['place', 'sultanpur', hotel('upper-hse-sultanpur')],
  ['place', 'okhla', hotel('tivoli-royal-court-okhla')],
  ['place', 'Karnal', hotel('wedcation-by-tivoli-israna')],
  ['place', 'chandigarh', hotel('wedcation-by-tivoli-ambala')],
  ['place', 'gurgaon', hotel('omnia-dwarka-expressway')],
  ['brand', 'omnia', '/brands/omnia'],
  ['brand', 'wedcation', '/brands/wedcation'],
  ['house', 'royal palace', hotel('tivoli-royal-palace')],
  ['house', 'grand palace', hotel('the-tivoli')],
  ['hall', 'oyster greens', space('the-tivoli', 'oyster-greens')],
  ['hall', 'oval glass house', space('upper-hse-sultanpur', 'oval-glass-house')],
  ['hall', 'rooftop', space('tivoli-lotus-court', 'rooftop')],
  ['hall', 'lawn in noida', space('tivoli-lotus-court', 'lawn-1')],
  ['hall', 'banquet hall okhla', space('tivoli-royal-court-okhla', 'astoria-hall')],
  ['ceremony', 'haldi', '/weddings#haldi-heading'],
  ['ceremony', 'mehendi', '/weddings#mehndi-heading'],
  ['ceremony', 'nikah', '/weddings#nikah-heading'],
  ['ceremony', 'walima', '/weddings#nikah-heading'],
  ['ceremony', 'cocktail party', '/weddings#cocktail-heading'],
  ['ceremony', 'shaadi', '/weddings#wedding-heading'],
  ['dish', 'dim sum', menu('the-tivoli', 'zunn')],
  ['dish', 'biryani', menu('tivoli-bijwasan', 'spice-route')],
  ['dish', 'butter chicken', menu('wedcation-by-tivoli-ambala', 'restaurant')],
  ['dish', 'laal maas', menu('tivoli-heritage-palace', 'the-royal-restaurant')],
  ['dish', 'amritsari fish', menu('wedcation-by-tivoli-ambala', 'restaurant-ambiance')],
  ['amenity', 'swimming pool', hotel('the-tivoli')],
  ['amenity', 'wifi', hotel('the-tivoli')],
  ['amenity', 'concierge', hotel('the-tivoli')],
  ['amenity', 'parking', hotel('tivoli-lotus-court')],
  ['page', 'jobs', '/careers'],
  ['page', 'privacy', '/privacy'],
  ['page', 'offers', '/offers'],
];

async function firstOf(text: string): Promise<string | undefined> {
  const { groups, nearest } = await searchSite(catalogue, text);
  return (nearest?.hits ?? groups[0]?.hits)?.[0]?.to;
}

test('of forty queries for places, houses, ceremonies, dishes and amenities at least 36 find what is meant', async () => {
  expect(queries).toHaveLength(40);
  const missed: string[] = [];
  for (const [, typed, first] of queries) {
    const found = await firstOf(typed);
    if (found !== first) missed.push(`${typed}: ${found}`);
  }
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(4);
});

const finder = (query: string) => `/locations?${query}#finder`;
const [airportHouses, press, careers] = [
  [hotel('tivoli-bijwasan'), hotel('omnia-dwarka-expressway')],
  ['/press-coverage', '/contact?about=media'],
  ['/careers'],
];

/** What somebody types in either script, and what answers it: one of these is among the first three results. */
const furtherQueries: [kind: string, typed: string, anyOf: string[]][] = [
  ['place', 'Aerocity', airportHouses],
  ['place', 'एरोसिटी', airportHouses],
  ['place', 'chattarpur', [hotel('the-tivoli')]],
  ['place', 'छतरपुर', [hotel('the-tivoli')]],
  ['place', 'Mehrauli', [hotel('upper-hse-sultanpur'), hotel('the-tivoli')]],
  ['place', 'near Qutub Minar', [hotel('upper-hse-sultanpur'), hotel('the-tivoli')]],
  ['place', 'कुतुब मीनार', [hotel('upper-hse-sultanpur'), hotel('the-tivoli')]],
  ['place', 'sector 74 noida', [hotel('tivoli-lotus-court')]],
  ['place', 'द्वारका एक्सप्रेसवे', [hotel('omnia-dwarka-expressway')]],
  ['place', 'इसराना', [hotel('wedcation-by-tivoli-israna')]],
  ['place', 'knowledge park', [hotel('omnia-greater-noida')]],
  ['place', '110020', [hotel('tivoli-royal-court-okhla')]],
  ['airport', 'IGI', airportHouses],
  ['airport', 'igi airport', airportHouses],
  ['airport', 'hotel near delhi airport', airportHouses],
  ['airport', 'airport', airportHouses],
  ['airport', 'terminal 3', airportHouses],
  ['airport', 'हवाई अड्डा', airportHouses],
  ['airport', 'एयरपोर्ट के पास होटल', airportHouses],
  ['number', 'theatre 300', [finder('guests=300&layout=theatre')]],
  ['number', '300 सीट थिएटर', [finder('guests=300&layout=theatre')]],
  ['number', 'boardroom for 20', [finder('guests=20&layout=boardroom')]],
  ['number', '500 guests', [finder('guests=500')]],
  ['number', '२०० मेहमानों के लिए हॉल', [finder('guests=200')]],
  ['number', '800 लोग', [finder('guests=800')]],
  ['number', 'lawn for 600', [finder('guests=600')]],
  ['number', '1931', ['/our-story']],
  ['press', 'press contact', press],
  ['press', 'journalist', press],
  ['press', 'media enquiry', press],
  ['press', 'पत्रकार', press],
  ['press', 'प्रेस', press],
  ['career', 'vacancy', careers],
  ['career', 'chef job', careers],
  ['career', 'internship', careers],
  ['career', 'walk in interview', careers],
  ['career', 'नौकरी के लिए आवेदन', careers],
  ['career', 'भर्ती', careers],
  ['page', 'withdraw consent', ['/privacy']],
  ['hall', 'projector', [hotel('the-tivoli'), space('wedcation-by-tivoli-israna', 'meeting-rooms')]],
];

test('of forty queries by place, number, press and career 37 find what is meant among the first three', async () => {
  expect(furtherQueries).toHaveLength(40);
  const missed: string[] = [];
  for (const [, typed, anyOf] of furtherQueries) {
    const { groups, nearest } = await searchSite(catalogue, typed);
    const shown = [...(nearest?.hits ?? []), ...groups.flatMap(({ hits }) => hits)].slice(0, 3).map(({ to }) => to);
    if (!anyOf.some((to) => shown.includes(to))) missed.push(`${typed}: ${shown.join(' ')}`);
  }
  expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(3);
});

test('houses whose present name has the word come before one that had it earlier', async () => {
  const { groups } = await searchSite(catalogue, 'palace');
  const hits = groups.find(({ kind }) => kind === 'hotel')?.hits ?? [];
  expect(hits.slice(0, 2).map(({ name }) => name)).toEqual(['Tivoli Royal Palace', 'Tivoli Heritage Palace']);
  expect(hits.findIndex(({ name }) => name === 'The Tivoli')).toBeGreaterThanOrEqual(2);
});

test('a number in words that find nothing is one of guests', async () => {
  expect(await firstOf('banquet 700')).toBe(finder('guests=700'));
  expect(await firstOf('110020')).toBe(hotel('tivoli-royal-court-okhla'));
});

test('a town without a house of ours is answered with the nearest ones, and says so', async () => {
  const { groups, nearest } = await searchSite(catalogue, 'hotel in karnal');
  expect(groups.filter(({ kind }) => kind === 'hotel')).toEqual([]);
  expect(nearest?.town).toBe('Karnal');
  expect(nearest?.hits.map(({ to, note }) => [to, note])).toEqual([
    [hotel('wedcation-by-tivoli-israna'), 'about 49 km away'],
    [hotel('wedcation-by-tivoli-ambala'), expect.stringMatching(/^about 7\d km away$/)],
    expect.anything(),
  ]);
  expect((await searchSite(catalogue, 'palwal')).nearest).toBeUndefined();
  expect(await searchSite(catalogue, 'nothing-is-called-so')).toEqual({ groups: [] });
});

test.each([
  ['bijwassan', hotel('tivoli-bijwasan')],
  ['heritge palace', hotel('tivoli-heritage-palace')],
  ['TRAFALGAR’S', menu('the-tivoli', 'trafalgars')],
  ['Café', menu('wedcation-by-tivoli-israna', 'plum-cafe')],
])('a slip of the finger, capitals and accents do not matter: %s', async (typed, first) => {
  expect(await firstOf(typed)).toBe(first);
});
