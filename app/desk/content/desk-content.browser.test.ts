import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { countPresses } from '#tests/browser/count-presses.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { signedIn } from '#tests/browser/signed-in.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { addLead } from '#tests/factories/lead-rows.ts';

const site = siteOfThisFile();

/** Fetches a page as any visitor gets it at this moment. */
async function visited(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(site.url + path);
  return { status: answer.status, text: await answer.text() };
}

const saved = (page: Page) => page.getByText('Saved. The site shows it within seconds.').waitFor();

/** The field itself: beside it stands the same in Hindi. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function aPhotograph() {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#1f6b4f' } });
  return { name: 'lawn.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const fileOf = (page: Page) => page.locator('input[type=file]');

test('a hotel is hidden and shown again, and a new picture hangs in its gallery', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  expect((await visited('/hotels')).text).toContain('/hotel/omnia-noida');
  await page.goto('/desk/content');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide Omnia Noida' }).click();
  await saved(page);
  await expect.poll(async () => (await visited('/hotel/omnia-noida')).status).toBe(404);
  expect((await visited('/hotels')).text).not.toContain('/hotel/omnia-noida"');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await expect.poll(async () => (await visited('/hotel/omnia-noida')).status).toBe(200);

  await page.getByRole('link', { name: 'Pictures of The Tivoli' }).click();
  await page.getByLabel('What it shows').fill('The lawn at noon');
  await fileOf(page).setInputFiles(await aPhotograph());
  await page.getByRole('button', { name: 'Add it' }).click();
  await saved(page);
  await page.getByRole('img', { name: 'The lawn at noon' }).waitFor();
  await expectAccessible(page);
  await expect.poll(async () => (await visited('/hotel/the-tivoli')).text).toContain('The lawn at noon');
});

test('words are previewed before they are saved, refused in words, and taken back', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  await page.goto('/desk/content');
  await page.getByRole('link', { name: 'The Tivoli', exact: true }).click();
  const words = field(page, 'Words over the first picture');
  await words.fill('An evening that nobody has seen.');
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await preview.getByText('A preview: nothing is saved yet.').waitFor();
  await preview.getByText('An evening that nobody has seen.').first().waitFor();
  await preview.close();
  expect((await visited('/hotel/the-tivoli')).text).not.toContain('An evening that nobody has seen.');

  await page.getByLabel('Rating').fill('nine');
  const listening = page.waitForResponse('**/desk/live');
  await page.getByRole('button', { name: 'Save' }).click();
  const problem = page.getByRole('alert').getByText('Rating must be a number from 0 to 5.');
  await problem.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.role), { interval: 20 }).toBe('alert');
  await expectAccessible(page);
  expect(await words.inputValue()).toBe('An evening that nobody has seen.');
  await page.getByLabel('Rating').fill('4.5');
  // A live change arrives, and a colleague saves the same hotel: the errors and the typed text stay.
  await listening;
  const { owner } = site.database;
  const news = await addLead(owner, { created_at: new Date().toISOString() });
  await owner.query(`update hotels set name = name where slug = 'the-tivoli'`);
  await owner.query(`select pg_notify('desk', '')`);
  await page.locator('.desk-count').getByText('1').waitFor();
  await owner.query('delete from leads where id = $1', [news]);
  expect(await problem.isVisible()).toBe(true);
  expect(await page.getByLabel('Rating').inputValue()).toBe('4.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Somebody else has changed this in the meantime').waitFor();
  expect(await words.inputValue()).toBe('An evening that nobody has seen.');
  await page.goto(page.url());
  await words.fill('An evening that nobody has seen.');
  await field(page, 'Title for search engines').fill('Weddings on a Chattarpur lawn');
  await field(page, 'Description for search engines').fill('Two halls and a lawn for three thousand.');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect
    .poll(async () => (await visited('/hotel/the-tivoli')).text)
    .toContain('An evening that nobody has seen.');
  const { text } = await visited('/hotel/the-tivoli');
  expect(text).toContain('<title>Weddings on a Chattarpur lawn</title>');
  expect(text).toContain('<meta name="description" content="Two halls and a lawn for three thousand."/>');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await expect.poll(async () => (await visited('/hotel/the-tivoli')).text).not.toContain('An evening that nobody');
});

test('changed English marks its Hindi, and Hindi that is rewritten is shown on the page in Hindi', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  await page.goto('/desk/content/brands');
  await page.getByRole('link', { name: 'Omnia', exact: true }).click();
  // What is typed into a long text before the page's scripts run is not kept.
  await (await hydrated(field(page, 'Description'))).fill('Houses of the city.');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expectAccessible(page);
  await page.goto('/desk/content/brands');
  await page.getByText('Hindi to be checked', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Only those with Hindi to be checked' }).click();
  await page.getByRole('link', { name: 'Show all' }).waitFor();
  expect(await page.locator('.content-name').allTextContents()).toEqual(['Omnia']);

  await page.getByRole('link', { name: 'Omnia', exact: true }).click();
  await page.getByText('To be checked: the English has changed since.').waitFor();
  await (await hydrated(field(page, 'Description in Hindi'))).fill('शहर के घर।');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect.poll(async () => (await visited('/hi/brands/omnia')).text).toContain('शहर के घर।');
  expect((await visited('/brands/omnia')).text).toContain('Houses of the city.');
  expect(await page.getByText('To be checked').count()).toBe(0);
});

test('figures and the file of a view hold without a script, on a phone', async () => {
  const { owner } = site.database;
  const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString();
  await addLead(owner, { created_at: yesterday, answeredAfter: 45, venue_id: 'the-tivoli', utm_campaign: 'winter' });
  await addLead(owner, {
    created_at: yesterday,
    venue_id: 'omnia-noida',
    customer_name: '=HYPERLINK("http://evil.example")',
  });
  const page = await signedIn(site, await site.visitor({ viewport: phone, javaScriptEnabled: false }));
  await page.goto('/desk/figures');
  const figures = await page.locator('.promise-row dd').allTextContents();
  expect(figures).toEqual(['2', '45 min', '45 min', '50%', '50%']);
  await page.getByRole('row', { name: /winter/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const file = await page.request.get('/desk/enquiries.csv?view=overdue');
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="enquiries-overdue-/);
  const lines = (await file.text()).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);

  await page.goto('/desk/content');
  await page.getByRole('button', { name: 'Leave out The Tivoli' }).click();
  await saved(page);
  await page.getByRole('link', { name: 'All changes' }).click();
  await page.getByRole('button', { name: 'Undo the change of The Tivoli' }).first().click();
  await page.getByText('Undone.').waitFor();
});

test('figures are accessible with their chart', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  await page.goto('/desk/figures');
  await page.getByRole('img', { name: /Median and slowest tenth/ }).waitFor();
  await expectAccessible(page);
  await page.goto('/desk/content/changes');
  await expectAccessible(page);
});

test('a dining venue has its picture chosen, and a brand and a location are previewed where they stand', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: phone }));
  const { owner } = site.database;
  const idOf = async (table: string) => (await owner.query(`select id from ${table} order by name limit 1`)).rows[0].id;
  const venue = await idOf('dining');
  await page.goto(`/desk/content/dining/${venue}`);
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  expect((await owner.query('select image_id from dining where id = $1', [venue])).rows).toEqual([{ image_id: null }]);
  for (const kind of ['brands', 'locations']) {
    const id = await idOf(kind);
    await page.goto(`/desk/content/${kind}/${id}`);
    const form = await page.locator('.content-form').evaluate((found: HTMLFormElement) => {
      const values = Object.fromEntries(new FormData(found));
      return { ...values, name: 'Seen before', display_name: 'Seen before', description: 'Seen before' };
    });
    const headers = { origin: site.url };
    const preview = await page.request.post(`/desk/content/${kind}/${id}/preview`, { form, headers });
    expect(await preview.text(), kind).toContain('Seen before');
  }
});

test('an offer with long terms in Hindi is previewed and saved whole, also without a script', async () => {
  const { owner } = site.database;
  const [offer] = (await owner.query('select id from offers order by sort_order limit 1')).rows;
  const words = 'शर्तें '.repeat(1140).trim();
  for (const javaScriptEnabled of [true, false]) {
    const page = await signedIn(site, await site.visitor({ viewport: desktop, javaScriptEnabled }));
    await page.goto(`/desk/content/offers/${offer.id}`);
    for (const name of ['Description in Hindi', 'Terms in Hindi']) await field(page, name).fill(words);
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview' }).click(),
    ]);
    await preview.getByText('A preview: nothing is saved yet.').waitFor();
    await preview.close();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    expect(await field(page, 'Terms in Hindi').inputValue()).toBe(words);
    await owner.query(`update offers set hindi = '{}' where id = $1`, [offer.id]);
  }
});

test('what is typed before the page’s script runs is what is saved', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop }));
  await page.goto('/desk/content');
  const edit = await page.getByRole('link', { name: 'Tivoli Bijwasan', exact: true }).getAttribute('href');
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto(edit ?? '', { waitUntil: 'commit' });
  const words = field(page, 'Description');
  const begun = await words.inputValue();
  expect(begun).not.toBe('');
  await words.fill('A lawn that was typed early.');
  letScriptsCome();
  await hydrated(words);
  expect(await words.inputValue()).toBe('A lawn that was typed early.');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect
    .poll(async () => (await visited('/hotel/tivoli-bijwasan')).text)
    .toContain('A lawn that was typed early.');
});

test('the picture over a page is replaced in three presses; the changes say which, where and by what', async () => {
  const { owner } = site.database;
  const heroes = `select g.id, g.sort_order, m.alt_text, m.focal_x from hotel_media g join media m on m.id = g.media_id
    join hotels h on h.id = g.hotel_id where h.slug = 'omnia-noida' and g.media_type = 'hero' order by g.sort_order`;
  const [first, ...others] = (await owner.query(heroes)).rows;
  const { email } = await aPersonOfStaff(site.database, { name: 'Ekta', role: 'editor', properties: ['omnia-noida'] });
  const page = await signedIn(site, await site.visitor({ viewport: phone }), email);
  const { press, chooseFile, presses } = countPresses();
  await page.goto('/desk');
  await press(page.getByRole('link', { name: 'Replace the first picture of Omnia Noida' }));
  await page.getByRole('heading', { name: `Replace “${first.alt_text}”` }).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  const shows = page.getByLabel('What it shows');
  expect(await shows.inputValue(), 'the words of the former picture are not taken for it').toBe('');
  expect(await page.getByLabel('Centre from the left').inputValue()).toBe(String(Math.round(first.focal_x * 100)));
  await shows.fill('The court at night');
  await chooseFile(fileOf(page), await aPhotograph());
  await press(page.getByRole('button', { name: 'Show it' }));
  await saved(page);
  expect(presses()).toBeLessThanOrEqual(3);
  await page.waitForURL('**/pictures?changed=*');
  const after = (await owner.query(heroes)).rows;
  expect(after).toEqual([{ ...first, alt_text: 'The court at night' }, ...others]);
  await expect.poll(async () => (await visited('/hotel/omnia-noida')).text).toContain('The court at night');
  await page.getByRole('link', { name: 'All changes' }).click();
  const change = page.locator('tr').filter({ hasText: 'The court at night, at the top of the page, Omnia Noida' });
  await change.getByText(`Picture: ${first.alt_text.slice(0, 60)}`).waitFor();
  await change.getByText('→ The court at night').waitFor();
  await expectAccessible(page);
  await expectToFit(page);
});

test('a price beside a note that is shown in its place: the desk says what the site shows', async () => {
  const { owner } = site.database;
  const [room] = (
    await owner.query(`select r.id, r.name from rooms r join hotels h on h.id = r.hotel_id
      where h.slug = 'the-tivoli' and r.is_active order by r.sort_order limit 1`)
  ).rows;
  const page = await signedIn(site, await site.visitor({ viewport: phone }));
  await page.goto(`/desk/content/rooms/${room.id}`);
  await (await hydrated(field(page, 'Price a night, rupees'))).fill('7,500');
  await field(page, 'In place of the price').fill('Ask us for rates');
  await page.getByRole('button', { name: 'Save' }).click();
  const words =
    'The site shows “Ask us for rates” and not “Price a night, rupees: 7500”, until “In place of the price” is empty.';
  await page.getByText(`Saved. ${words}`).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  expect((await owner.query('select price_inr, price_note from rooms where id = $1', [room.id])).rows).toEqual([
    { price_inr: 7500, price_note: 'Ask us for rates' },
  ]);
  await expect.poll(async () => (await visited('/hotel/the-tivoli')).text).toContain('Ask us for rates');
  await page.goto(`/desk/content/rooms/${room.id}`);
  await page.getByText(words).waitFor();
  await (await hydrated(field(page, 'In place of the price'))).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect.poll(async () => (await visited('/hotel/the-tivoli')).text).toContain('₹7,500');
});

test('a draft is kept for a day, read by whoever opens it and by no visitor, and published by saving it', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: desktop, javaScriptEnabled: false }));
  await page.goto('/desk/content/offers/new');
  await field(page, 'Title').fill('Lamps in February');
  await field(page, 'Address').fill('lamps-in-february');
  await field(page, 'Summary').fill('An evening of lamps.');
  await page.getByRole('checkbox', { name: 'Shown on the site' }).check();
  await page.getByLabel('Show it from').fill('2020-02-14');
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await page.getByText('Choose a day from tomorrow on.').first().waitFor();
  expect(await field(page, 'Title').inputValue(), 'what was typed stays').toBe('Lamps in February');
  await page.getByLabel('Show it from').fill('');
  await page.getByRole('button', { name: 'Keep as a draft' }).click();
  await page.getByText('This is the draft, and the site does not show it').waitFor();
  expect((await visited('/offers')).text).not.toContain('Lamps in February');
  await page.goto('/desk/content/offers');
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectToFit(page);
  }
  await page.getByRole('region', { name: 'Drafts' }).getByRole('link', { name: 'Lamps in February' }).click();
  await page.getByRole('button', { name: 'Add this offer' }).click();
  await saved(page);
  await expect.poll(async () => (await visited('/offers')).text).toContain('Lamps in February');
  await page.goto('/desk/content/offers');
  expect(await page.getByRole('region', { name: 'Drafts' }).count()).toBe(0);
});

test('a new article is given a picture where it is chosen: what was typed stays, and nobody sees it before', async () => {
  const page = await signedIn(site, await site.visitor({ viewport: phone }));
  await page.goto('/desk/content/press/new');
  const upload = page.getByRole('button', { name: 'Give it a new picture of its own' });
  await (await hydrated(field(page, 'Title'))).fill('Lamps over the lawn');
  await upload.click();
  await page.getByRole('alert').getByText('Excerpt is required.').waitFor();
  await field(page, 'Excerpt').fill('A paper writes of an evening.');
  await field(page, 'Publication').fill('The Example');
  await field(page, 'Date as shown').fill('2026');
  await field(page, 'Address of the article').fill('https://example.com/lamps');
  await upload.click();
  await page.getByRole('heading', { name: 'A new picture of Lamps over the lawn' }).waitFor();
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByLabel('What it shows').fill('Lamps in a row');
  await fileOf(page).setInputFiles(await aPhotograph());
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('radio', { name: 'Lamps in a row', checked: true }).waitFor();
  expect(await field(page, 'Excerpt').inputValue()).toBe('A paper writes of an evening.');
  expect((await visited('/press-coverage')).text).not.toContain('Lamps over the lawn');
  await page.getByRole('button', { name: 'Add this press article' }).click();
  await saved(page);
  await expect.poll(async () => (await visited('/press-coverage')).text).toContain('Lamps in a row');
});
