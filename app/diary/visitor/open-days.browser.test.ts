import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { postForm } from '#tests/factories/desk-people.ts';

const site = siteOfThisFile();
const house = 'wedcation-by-tivoli-israna';
const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const month = day.slice(0, 7);

beforeAll(async () => {
  await site.database.owner.query(`
    insert into diary.property values ('${house}', true), ('the-tivoli', true);
    insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state)
    select 'FN-TAKEN1', '${house}', 'wedding', array_agg(s.id), '${day}T10:00:00+05:30', '${day}T23:59:00+05:30', 'definite'
      from hotel_spaces s join hotels h on h.id = s.hotel_id where h.slug = '${house}'`);
});

test('without a script: calendar, finder and form say that the day is taken, and what is near', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`/hotel/${house}/days?month=${month}`);
  const cells = page.locator('.days-calendar');
  expect(await cells.locator('.calendar-day[data-standing=taken]').count()).toBe(1);
  expect(await cells.locator('a[data-standing=open]').count()).toBeGreaterThan(5);
  await page.getByLabel('Hall or lawn').selectOption('The Castle');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(page.url()).toContain('space=the-castle');

  await page.goto(`/locations?guests=400&date=${day}&all=yes`);
  const castle = page.locator('.space-row').filter({ hasText: 'The Castle' });
  expect(await castle.textContent()).toContain('Taken');
  expect(await page.locator('.space-row').filter({ hasText: 'Oakwood Hall' }).textContent()).toContain('Open');
  const names = await page
    .locator('.space-row .venue-standing')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-standing')));
  expect(names.lastIndexOf('open')).toBeLessThan(names.indexOf('taken') === -1 ? names.length : names.indexOf('taken'));

  await page.goto(`/enquire?venue=${house}&guests=650&date=${day}`);
  const notice = page.getByRole('status').filter({ hasText: 'is taken on' });
  expect(await notice.textContent()).toContain('Send your enquiry all the same');
  expect(await notice.getByRole('link', { name: 'The Tivoli' }).count()).toBe(1);
  expect(await page.getByLabel('Event Date').inputValue()).toBe(day);

  const sent = await postForm(site, '/enquire', { ...anEnquiry({ venue_id: house, event_date: day }) });
  expect(sent.status, 'it is taken all the same').toBe(303);
  const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const thanks = await (await fetch(site.url + sent.headers.get('location'), { headers: { cookie } })).text();
  expect(thanks).toContain('is taken on');
  expect(thanks).toContain('We have your enquiry');
  expect(thanks).not.toContain('FN-TAKEN1');
});

test('the calendar and the notices are accessible, 1440 and 390 pixels wide', async () => {
  const page = await site.visitor();
  for (const path of [
    `/hotel/${house}/days?month=${month}`,
    '/hotel/tivoli-bijwasan/days',
    `/enquire?venue=${house}&guests=650&date=${day}`,
    `/locations?guests=400&date=${day}`,
  ]) {
    await page.goto(path);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await expectToFit(page);
    }
  }
  await page.goto(`/hotel/${house}`);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.getByRole('heading', { name: 'Open days' }).waitFor();
    await expectAccessible(page);
  }
});
