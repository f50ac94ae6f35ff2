import { expect, test } from 'vitest';
import type { SiteSearch } from '#app/catalogue/server/search-site.server.ts';
import { siteForReaders } from '#tests/browser/site.ts';
import { atATime } from '#tests/support/at-a-time.ts';

const site = siteForReaders();

const hotel = (slug: string) => `/hotel/${slug}`;
const space = (slug: string, id: string) => `/hotel/${slug}#space-${id}`;
const menu = (slug: string, venue: string) => `/hotel/${slug}?menu=${venue}`;

const israna = hotel('wedcation-by-tivoli-israna');
const rooftop = space('tivoli-lotus-court', 'rooftop');

/** What a family types, and the pages of which one must be found first. */
const queries: [typed: string, ...first: string[]][] = [
  ['करनाल', israna],
  ['karnal me shaadi', israna],
  ['करनाल में शादी के लिए होटल', israna],
  ['दिल्ली', hotel('the-tivoli')],
  ['नई दिल्ली में होटल', hotel('the-tivoli')],
  ['नोएडा', hotel('tivoli-lotus-court')],
  ['greater noida ka hotel', hotel('omnia-greater-noida')],
  ['गुड़गाँव', hotel('omnia-dwarka-expressway')],
  ['पानीपत', israna],
  ['चंडीगढ़ के पास', hotel('wedcation-by-tivoli-ambala')],
  ['अम्बाला', hotel('wedcation-by-tivoli-ambala')],
  ['रेवाड़ी', hotel('tivoli-heritage-palace')],
  ['पलवल', hotel('tivoli-royal-palace')],
  ['टिवोली रॉयल पैलेस', hotel('tivoli-royal-palace')],
  ['हेरिटेज पैलेस', hotel('tivoli-heritage-palace')],
  ['बिजवासन', hotel('tivoli-bijwasan')],
  ['वेडकेशन', '/brands/wedcation'],
  ['ओमनिया', '/brands/omnia'],
  ['शादी', '/weddings#wedding-heading'],
  ['shadi', '/weddings#wedding-heading'],
  ['विवाह', '/weddings#wedding-heading'],
  ['हल्दी', '/weddings#haldi-heading'],
  ['haldee', '/weddings#haldi-heading'],
  ['मेहँदी', '/weddings#mehndi-heading'],
  ['निकाह', '/weddings#nikah-heading'],
  ['कॉकटेल पार्टी', '/weddings#cocktail-heading'],
  ['sangeet', hotel('the-tivoli'), hotel('omnia-dwarka-expressway'), hotel('tivoli-bijwasan')],
  ['संगीत', hotel('the-tivoli'), hotel('omnia-dwarka-expressway'), hotel('tivoli-bijwasan')],
  ['जन्मदिन की पार्टी', hotel('omnia-greater-noida'), hotel('tivoli-royal-court-okhla'), hotel('upper-hse-sultanpur')],
  ['पार्किंग', hotel('tivoli-lotus-court')],
  ['gadi parking', hotel('tivoli-lotus-court')],
  ['स्विमिंग पूल', hotel('the-tivoli')],
  ['शाकाहारी खाना', hotel('tivoli-lotus-court'), hotel('tivoli-royal-court-okhla')],
  ['veg', hotel('tivoli-lotus-court'), hotel('tivoli-royal-court-okhla')],
  ['बिरयानी', menu('tivoli-bijwasan', 'spice-route')],
  ['छत पर पार्टी', rooftop],
  ['ऑयस्टर ग्रीन्स', space('the-tivoli', 'oyster-greens')],
  ['noida me lawn', space('tivoli-lotus-court', 'lawn-1')],
  ['नौकरी', '/careers'],
  ['संपर्क', '/contact'],
];

async function find(text: string, language = ''): Promise<SiteSearch> {
  const answer = await fetch(`${site.url}/api${language}/search?q=${encodeURIComponent(text)}`);
  return (await answer.json()) as SiteSearch;
}

async function missed(language: string): Promise<string[]> {
  const wrong: string[] = [];
  await atATime(2, queries, async ([typed, ...first]) => {
    const { groups, nearest } = await find(typed, language);
    const found = (nearest?.hits ?? groups[0]?.hits)?.[0]?.to.slice(language.length);
    if (found === undefined || !first.includes(found)) wrong.push(`${typed}: ${found}`);
  });
  return wrong;
}

test.each(['', '/hi'])('of forty queries in either script at least 36 find what is meant at "%s"', async (language) => {
  expect(queries).toHaveLength(40);
  const wrong = await missed(language);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4);
});
