import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { deskPagesOfThisFile, focusedText, password } from '#tests/browser/desk-pages.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { phone } from '#tests/browser/site.ts';
import { expectToBeWalkedByKeyboard } from '#tests/browser/walk-by-keyboard.ts';

const { site, cookies, post, get, pageOf, sendEnquiry } = deskPagesOfThisFile();

/** The fields of a page with letters under 16 px, at which an iPhone enlarges the page. */
const smallFields = (page: Page) =>
  page
    .locator('input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea')
    .evaluateAll((fields) => fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map(String));

/** The pages of the desk by what is done there; `:hotel` and the like stand for an id. */
const pagesOf = {
  'what is to be done': ['/desk', '/desk/my-day', '/desk?view=steps', '/desk?view=quarantine', '/desk/phone'],
  'one enquiry': ['', '/edit', '/papers', '/merge'].map((page) => `/desk/enquiries/:reference${page}`),
  'the diary': ['/desk/diary', '/desk/diary/hold?property=the-tivoli', '/desk/diary/hold?lead=:reference'],
  'figures and colleagues': ['/desk/figures', '/desk/team', '/desk/staff', '/desk/audit', '/desk/account'],
  applications: ['/desk/applications', '/desk/applications/TV-777777'],
  'lists of content': ['/desk/content', '/desk/content/offers', '/desk/content/changes', '/desk/content/samples'],
  'forms of content': ['/desk/content/offers/new', '/desk/content/offers/:offer', '/desk/content/rooms/:room'],
  pictures: ['/desk/content/hotels/:hotel/pictures', '/desk/content/gallery-items/:hero/picture'],
};

/** Returns a kind of pages with ids that exist. */
async function pagesAbout(what: keyof typeof pagesOf): Promise<string[]> {
  const { rows } = await site.database.owner.query(
    `select h.id as hotel, (select id from offers limit 1) as offer, (select id from rooms where hotel_id = h.id limit 1) as room,
            (select id from hotel_media where hotel_id = h.id and media_type = 'hero' limit 1) as hero, $1 as reference
       from hotels h where slug = 'the-tivoli'`,
    [reference],
  );
  return pagesOf[what].map((page) => page.replace(/:(\w+)/, (_, name: string) => rows[0][name]));
}

let reference = '';
beforeAll(async () => {
  reference = await sendEnquiry('phone-size@example.com');
  await site.database.owner.query(`
    insert into career_applications (language, reference, submission_id, content_hash, name, email, phone, address, position,
        motivation, quarantine, quarantine_reasons)
      values ('en', 'TV-777777', gen_random_uuid(), repeat('a', 64), 'Kabir Sample', 'kabir@example.com', '+919810000001',
        'Delhi', 'Chef', 'I cook.', 'held', '{too fast}')`);
});

/** Opens what is folded away: it is a part of the page too, such as the forms of a decision. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '');
  });

/** A window of 1280 pixels at 200 % has room for 640; one of 320 is the narrowest that every page must fit. */
const narrow = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
];

const kindsOfPages = Object.keys(pagesOf) as (keyof typeof pagesOf)[];

test.each(kindsOfPages)('pages about %s fit every screen, have no barrier and are walked by Tab', async (what) => {
  const page = await pageOf('Asha', phone);
  for (const path of await pagesAbout(what)) {
    await page.goto(path);
    await hydrated(page.getByRole('navigation', { name: 'Desk' }).getByRole('link').first());
    await unfold(page);
    await expectAccessible(page);
    await expectToFit(page);
    expect(await smallFields(page), path).toEqual([]);
    for (const viewport of narrow) {
      await page.setViewportSize(viewport);
      await expectToFit(page, `${path}, ${viewport.width} pixels wide`);
    }
    await page.setViewportSize({ width: 640, height: 800 });
    await expectToBeWalkedByKeyboard(page);
    await page.setViewportSize(phone);
  }
});

test('the desk is used by keyboard and by finger, without a script too; no address says whom it looks for', async () => {
  const page = await pageOf('Asha', phone);
  await page.goto('/desk/applications/TV-777777');
  await page.getByText('Held back because: too fast.').waitFor();
  await page.getByText('+91 98100 00001').waitFor();
  await page.getByRole('button', { name: 'Release it' }).click();
  await page.getByRole('button', { name: 'Reviewed' }).waitFor();

  await page.goto('/desk/forgotten');
  await page.getByText('This site does not send links by e-mail yet').waitFor();
  await page.goto('/desk/phone');
  await (await hydrated(page.getByRole('button', { name: 'Save the enquiry' }))).press('Enter');
  await page.getByRole('link', { name: /^Name:/ }).waitFor();
  await expect.poll(() => focusedText(page), { interval: 20 }).toMatch(/^Please fill in all required fields/);
  await expectAccessible(page);

  await page.goto('/desk');
  expect((await page.locator('.desk-side').boundingBox())?.height, 'the frame on a phone').toBeLessThan(125);
  expect((await page.locator('.inbox-row').first().boundingBox())?.y, 'the first row on a phone').toBeLessThan(400);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: 'Property' }).waitFor();
  await page.getByRole('searchbox').fill('phone-size');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('1 found').waitFor();
  expect(page.url()).not.toContain('phone-size');
  await sendEnquiry('phone-size-too@example.com');
  await page.getByText('2 found').waitFor();
  expect(page.url()).not.toContain('phone-size');

  // A message that is shown once stays on the page when live changes arrive.
  const listening = page.waitForResponse('**/desk/live');
  await page.goto('/desk/account');
  await listening;
  await hydrated(page.getByRole('button', { name: 'Set it up' }));
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = await page.locator('.totp-secret').textContent();
  const waiting = Number(await page.locator('.desk-count').textContent());
  await sendEnquiry('third-phone-size@example.com');
  await page
    .locator('.desk-count')
    .getByText(String(waiting + 1))
    .waitFor();
  expect(await page.locator('.totp-secret').textContent()).toBe(secret);
  const plain = await post('/desk?index', { words: 'phone-size' }, cookies.Asha);
  expect(await plain.text()).toContain(reference);
  const { rows } = await site.database.owner.query(`select id from staff."user" where name = 'asha'`);
  const taking = { change: 'assign', reference, version: '1', owner: rows[0].id };
  expect(await (await post('/desk?index', taking, cookies.Asha)).text()).toContain(`${reference} is yours.`);
  expect(await (await post('/desk?index', taking, cookies.Asha)).text()).toContain('asha was faster');
  await page.goto('/desk/account');
  const name = page.getByLabel('As colleagues and guests read it');
  await name.fill('Asha  Sample');
  await name.press('Enter');
  await page.getByRole('link', { name: 'Asha Sample' }).waitFor();

  await site.database.owner.query(`update staff."user" set "twoFactorEnabled" = true where name = 'Ira'`);
  await page.goto('/desk/staff');
  await page.getByText('Change Ira').click();
  await page.getByRole('button', { name: 'Switch off their second factor' }).click();
  await page.getByText('second factor on').waitFor({ state: 'detached' });
  for (const wish of ['rights', 'link', 'sessions', 'end-factor', 'remove']) {
    const refused = await post('/desk/staff', { do: wish, id: 'nobody', role: 'sales' }, cookies.Asha);
    expect(refused.status, wish).toBe(422);
  }

  const answer = await get('/desk', cookies.Asha);
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
