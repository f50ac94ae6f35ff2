import { expect, test } from 'vitest';
import { aPdf } from '#tests/factories/a-document.ts';
import { applicationForm } from '#tests/factories/an-application.ts';
import { filledForms } from '#tests/factories/filled-forms.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { inDays } from '#tests/support/dates.ts';
import { attributesIn, listedIn } from './browser/crawl.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

const read = async (address: string) => (await fetch(address)).text();

/** Returns what a page says of its languages: its own, its canonical address, and the addresses in each. */
function languagesOf(html: string) {
  const names = attributesIn(html, 'link rel="alternate', 'hrefLang');
  const addresses = attributesIn(html, 'link rel="alternate" hrefLang', 'href');
  return {
    lang: attributesIn(html, 'html', 'lang')[0],
    canonical: attributesIn(html, 'link rel="canonical', 'href')[0],
    alternates: Object.fromEntries(names.map((name, place) => [name, addresses[place]])),
  };
}

test('each page of the sitemap exists in both languages, and both name each other', async () => {
  const listed = await listedIn(site.url);
  const found = new Map<string, ReturnType<typeof languagesOf>>();
  await atATime(2, listed, async (address) => {
    found.set(address, languagesOf(await read(address)));
  });
  for (const [address, { lang, canonical, alternates }] of found) {
    expect(canonical, address).toBe(address);
    const [english = '', hindi = ''] = [alternates['en-IN'], alternates['hi-IN']];
    expect(alternates['x-default'], address).toBe(english);
    expect([english, hindi], address).toContain(address);
    expect(lang, address).toBe(address === hindi ? 'hi-IN' : 'en-IN');
    expect(found.get(english)?.alternates, address).toEqual(alternates);
    expect(found.get(hindi)?.alternates, address).toEqual(alternates);
  }
  expect(found.size).toBeGreaterThan(100);
  const sitemap = await read(`${site.url}/sitemap.xml`);
  expect(attributesIn(sitemap, 'xhtml:link', 'href').length).toBe(3 * found.size);
});

test.each([
  { scripts: 'with scripts', viewport: desktop },
  { scripts: 'without scripts', viewport: desktop, javaScriptEnabled: false },
])('the switch leads to the same page in the other language and back, $scripts', async ({ scripts, ...options }) => {
  const page = await site.visitor(options);
  const place = '/locations?guests=150&setting=outdoor';
  await page.goto(place);
  const toHindi = page.getByRole('banner').getByRole('link', { name: 'हिन्दी' });
  if (scripts === 'with scripts') await hydrated(toHindi);
  const box = await toHindi.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await toHindi.click();
  await page.waitForURL(`**/hi${place}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL((url) => url.pathname + url.search === place);
});

test('the switch keeps the place on the page, and is in the menu of phones', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/the-tivoli#dining');
  await (await hydrated(page.getByRole('button', { name: 'Menu' }))).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/hotel/the-tivoli#dining');
  expect(await page.evaluate(() => localStorage['tivoli-language'])).toBe('hi');
});

test('links, data and scripts of a page in Hindi stay in Hindi', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hi');
  const search = await hydrated(page.getByRole('banner').getByRole('button', { name: 'खोजें' }).first());
  await search.click();
  const field = page.locator('#header-search');
  await field.waitFor();
  const asked = page.waitForResponse('**/api/hi/search?q=dwarka');
  await field.fill('dwarka');
  expect((await asked).status()).toBe(200);
  await page.getByRole('option', { name: 'Omnia' }).first().click();
  await page.waitForURL('**/hi/hotel/omnia-dwarka-expressway');
  const strayed = await page
    .locator('a[href^="/"]:not([href^="/hi"])')
    .evaluateAll((all) =>
      all.filter((link) => link.getAttribute('lang') !== 'en').map((link) => link.getAttribute('href')),
    );
  expect(strayed).toEqual([]);
});

test('a browser that prefers Hindi is offered it once, in a line that moves nothing; others are not', async () => {
  const page = await site.visitor({ viewport: phone, locale: 'hi-IN' });
  // What moves a page does so on a slow phone: there it is painted before all of it has come.
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.goto('/our-story');
  const offer = page.getByRole('complementary', { name: 'भाषा' });
  await offer.waitFor();
  expect(new URL(page.url()).pathname).toBe('/our-story');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // A font that comes late moves a little.
  expect(shift).toBeLessThan(0.005);
  await offer.getByRole('button', { name: 'बंद करें' }).click();
  await page.goto('/people');
  await hydrated(page.getByRole('button', { name: 'Menu' }));
  expect(await offer.count()).toBe(0);

  const english = await site.visitor({ viewport: phone, locale: 'en-IN' });
  await english.goto('/our-story');
  await hydrated(english.getByRole('button', { name: 'Menu' }));
  expect(await english.getByRole('complementary', { name: 'भाषा' }).count()).toBe(0);
});

test('an enquiry from a page in Hindi is stored with its language, and the team reads it in English', async () => {
  const email = 'asha@example.com';
  const body = new URLSearchParams({
    name: 'आशा शर्मा',
    email,
    phone: '९८१०० ०००००',
    event_type: 'wedding',
    event_date: inDays(120),
    guest_count: '१५०',
    venue_id: 'the-tivoli',
    space: 'oakwood-hall',
    needs_rooms: 'yes',
    variant: 'enquiry',
    took_ms: '20000',
  });
  const answer = await fetch(`${site.url}/hi/enquire`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/hi\/enquire\/sent\//),
  ]);
  const { rows } = await site.database.owner.query(
    `select b.language, b.guest_count, b.phone, l.language as lead_language, l.notes
       from venue_bookings b join leads l on l.booking_id = b.id where b.email = $1`,
    [email],
  );
  expect(rows).toEqual([
    expect.objectContaining({ language: 'hi', lead_language: 'hi', guest_count: 150, phone: '+919810000000' }),
  ]);
  expect(rows[0].notes).toMatch(/^Venue: The Tivoli, New Delhi, Delhi\nHall or lawn: Oakwood Hall\n/);
  expect(rows[0].notes).toMatch(/Event date: \d+ [A-Z][a-z]+ \d{4}\nGuests: 150/);
});

test('every form of a page in Hindi stores the language of that page with each of its rows', async () => {
  const { owner } = site.database;
  const visitors = Object.entries(filledForms).filter(([, form]) => !form.isStaffs);
  for (const [place, [name, { at, good, table }]] of visitors.entries()) {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/hi', 'hi'],
    ]) {
      const email = `reader${place}-${language}@example.com`;
      const values = { ...good, email, variant: 'enquiry', took_ms: '20000' };
      const form = applicationForm(values, table === 'career_applications' ? { name: 'cv.pdf', bytes: aPdf() } : null);
      if (table !== 'career_applications') form.delete('cv');
      const body = table === 'career_applications' ? form : new URLSearchParams(values);
      const headers = { origin: site.url };
      const answer = await fetch(`${site.url}${prefix}${at}`, { method: 'POST', body, headers, redirect: 'manual' });
      expect(answer.status, `${name} at ${prefix}${at}`).toBe(303);
      const { rows } = await owner.query(
        `select language from ${table} where $1 in (${table === 'leads' ? 'customer_email' : 'email'})
         union all select language from leads where customer_email = $1`,
        [email],
      );
      expect(rows.length, name).toBeGreaterThan(0);
      expect([name, ...new Set(rows.map((row) => row.language))]).toEqual([name, language]);
    }
  }
});

test.each([
  ['/nowhere', '/hi/nowhere'],
  ['/hi/elsewhere', '/elsewhere'],
])('an unknown address is answered in its own language, though the other one’s is kept: %s, %s', async (...paths) => {
  for (const path of [...paths, ...paths]) {
    const answer = await fetch(site.url + path);
    const [lang] = attributesIn(await answer.text(), 'html', 'lang');
    expect([path, answer.status, lang]).toEqual([path, 404, path.startsWith('/hi') ? 'hi-IN' : 'en-IN']);
  }
});

test('a form that is too large to be read is refused in the language of its page', async () => {
  const body = new URLSearchParams({ name: 'x'.repeat(70_000) });
  const refused = await fetch(`${site.url}/hi/enquire`, { method: 'POST', body });
  const html = await refused.text();
  expect([refused.status, attributesIn(html, 'html', 'lang'), attributesIn(html, 'a', 'href')]).toEqual([
    413,
    ['hi-IN'],
    ['/hi'],
  ]);
  expect(html).toContain('<h1>अभी नहीं भेजा गया</h1>');
});

test.each([
  [415, 'text/plain'],
  [400, 'multipart/form-data; boundary=x'],
])('a form that cannot be read is refused with %i in the language of its page', async (status, type) => {
  const post = { method: 'POST', body: 'no form', headers: { 'content-type': type } };
  const refused = await fetch(`${site.url}/hi/enquire`, post);
  const html = await refused.text();
  expect([refused.status, attributesIn(html, 'html', 'lang')]).toEqual([status, ['hi-IN']]);
  expect(html).toContain('<h1>अभी नहीं भेजा गया</h1>');
});
