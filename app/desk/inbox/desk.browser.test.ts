import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteByCommand } from '#app/desk/staff/server/invite-by-command.server.ts';
import { expectAccessible, expectToFit, layOut } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { aPersonOfStaff } from '#tests/factories/a-person-of-staff.ts';
import { anEnquiry } from '#tests/factories/an-enquiry.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { deskRoutes } from '#tests/support/desk-routes.ts';

const site = siteOfThisFile();
const password = 'marigold lantern under banyan';
/** Cookies of whoever signed in, by name. */
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await aPersonOfStaff(site.database, { name: 'Ravi', properties: ['tivoli-bijwasan'] });
  await aPersonOfStaff(site.database, { name: 'Ira', role: 'recruiter' });
  const names = ['Asha', 'Meera', 'Ravi', 'Ira'];
  const [link = ''] = await Promise.all(names.map((name) => inviteByCommand(site.database.db, emailOf(name))));
  await post('/desk/welcome', { token: new URL(link, site.url).searchParams.get('token') ?? '', password });
  // The others have the same password without the second of work that a hash takes.
  await site.database.owner.query(
    `insert into staff.account ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
     select gen_random_uuid(), u.id, a."providerId", u.id, a."password", now(), now()
       from staff.account a, staff."user" u where u.email = any ($1) and a."userId" <> u.id`,
    [names.slice(1).map(emailOf)],
  );
  const entered = await Promise.all(names.map(async (name) => [name, await enter(name)] as const));
  Object.assign(cookies, Object.fromEntries(entered));
  await site.database.owner.query(`update staff."user" set role = 'sales' where name = 'Ravi'`);
});
afterAll(async () => {
  await site.database.owner.query('truncate staff.session');
});

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

/** Signs in with the password that everybody here has. */
async function enter(name: string): Promise<string> {
  const from = '/desk?view=overdue&property=the-tivoli';
  const entered = await post('/desk/sign-in', { email: emailOf(name), password, from });
  expect(entered.status).toBe(303);
  expect(entered.headers.get('location'), 'signing in leads back to what was asked for').toBe(from);
  return entered.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
}

function post(path: string, values: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { origin: site.url, cookie };
  return fetch(site.url + path, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(values) });
}

const get = (path: string, cookie = '') => fetch(site.url + path, { redirect: 'manual', headers: { cookie } });

/** A page of somebody who is signed in. */
async function at(name: string, viewport = desktop): Promise<Page> {
  const page = await site.visitor({ viewport });
  const pairs = (cookies[name] ?? '').split('; ').map((pair) => pair.split(/=(.*)/s));
  await page
    .context()
    .addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, url: site.url, httpOnly: true })));
  return page;
}

/** Sends the public form and gives the reference. */
async function anEnquiryArrives(email: string): Promise<string> {
  const { phone: number, ...values } = anEnquiry({ email, venue_id: 'the-tivoli', budget_range: '10-20-lakhs' });
  const answer = await post('/enquire', { ...values, phone: number });
  const reference = /TV-[0-9A-Z]{6}/.exec(answer.headers.get('location') ?? '')?.[0];
  if (!reference) throw new Error(`The enquiry was not stored: ${answer.status}`);
  return reference;
}

/** The words of what has the keyboard; none where nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));

test('an enquiry of the public site stands on an open desk within two seconds; staff take and answer it', async () => {
  const page = await at('Asha');
  const listening = page.waitForResponse('**/desk/live');
  await page.goto('/desk');
  await page.getByText('Nothing in “Unanswered”').waitFor();
  await listening;
  await hydrated(page.getByRole('navigation', { name: 'Views' }));
  const reference = await anEnquiryArrives('open-desk@example.com');
  const sent = performance.now();
  await page.getByRole('link', { name: reference }).waitFor();
  expect(performance.now() - sent, 'milliseconds until it shows').toBeLessThan(2_000);
  await expect.poll(() => page.title()).toBe('(1) Enquiries – Tivoli desk');
  await expectAccessible(page);

  const row = page.locator('.inbox-row').filter({ hasText: reference });
  expect((await row.boundingBox())?.height, 'a row at most this high').toBeLessThan(72);
  await page.getByRole('button', { name: `Take ${reference}` }).click();
  await page.getByRole('status').getByText(`${reference} is yours.`).waitFor();
  await row.getByText('asha').waitFor();
  expect(await focused(page), 'the keyboard stays in the row').toContain(reference);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/desk/enquiries/${reference}`);
  await page.getByText('Due in', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await page.getByText('With asha').waitFor();
  await page.getByRole('button', { name: 'I have contacted them' }).press('Enter');
  await page.getByText('Answered', { exact: true }).waitFor();
  await page.getByRole('status').getByText('Contacted').waitFor();
  await expect.poll(() => focused(page), { interval: 20 }).toContain('With asha');
  await page.getByLabel('Add a note').fill('They come on Sunday.');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByText('They come on Sunday.').and(page.locator('.timeline-note')).waitFor();
  await page.getByRole('button', { name: 'Converted' }).click();
  await page.locator('.status-mark[data-status=converted]').waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.locator('.status-mark[data-status=contacted]').waitFor();
});

test('what comes after a desk was rendered and before it listens shows once it listens', async () => {
  // Another desk listens already, so the site does not tell everybody to ask when this one joins.
  const stop = new AbortController();
  const other = await fetch(`${site.url}/desk/live`, {
    headers: { cookie: cookies.Meera ?? '' },
    signal: stop.signal,
  });
  const events = other.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!(await events?.read())?.value?.includes('change'));
  const page = await at('Asha');
  const live = Promise.withResolvers<void>();
  await page.route('**/desk/live', (route) => live.promise.then(() => route.continue()));
  const asks = page.waitForRequest('**/desk/live');
  await page.goto('/desk');
  await asks;
  const reference = await anEnquiryArrives('not-yet-listening@example.com');
  while (!(await events?.read())?.value?.includes('change'));
  expect(await page.getByRole('link', { name: reference }).count()).toBe(0);
  live.resolve();
  await page.getByRole('link', { name: reference }).waitFor();
  stop.abort();
});

test('of two browsers that change the same enquiry the slower one is told, and nothing is lost', async () => {
  const reference = await anEnquiryArrives('two-browsers@example.com');
  const page = await at('Meera');
  // What the slower one has on the screen when the faster one moves it: the news come late.
  const live = Promise.withResolvers<void>();
  await page.route('**/desk/live', (route) => live.promise.then(() => route.continue()));
  await page.goto(`/desk/enquiries/${reference}`);
  await hydrated(page.getByRole('button', { name: 'Take it' }));
  const moved = await post(
    `/desk/enquiries/${reference}`,
    { version: '1', change: 'move', to: 'contacted' },
    cookies.Asha,
  );
  expect(moved.status).toBe(303);
  await page.getByRole('button', { name: 'I have contacted them' }).click();
  await page.getByRole('alert').getByText('asha was faster').waitFor();
  await page.locator('.status-mark[data-status=contacted]').waitFor();
  expect(await page.locator('.timeline li[data-kind=moved]').count()).toBe(1);
  const listening = page.waitForResponse('**/desk/live');
  live.resolve();
  await listening;
  await post(`/desk/enquiries/${reference}`, { note: 'I rang them.' }, cookies.Asha);
  await page.getByText('I rang them.').waitFor();
  expect(await page.getByRole('alert').textContent(), 'what was answered stays while news come').toContain(
    'was faster',
  );
});

test('signed out there is nothing: every address of the desk leads to its door, its data as well', async () => {
  const reference = await anEnquiryArrives('signed-out@example.com');
  await atATime(3, deskRoutes(reference), async (route) => {
    const values = { version: '1', change: 'move', to: 'contacted', words: 'signed', do: 'remove' };
    const page = await get(route);
    const data = await get(`${route}.data`);
    const change = await post(route, values);
    expect([302, 303], route).toContain(page.status);
    expect(page.headers.get('location'), route).toContain('/desk/sign-in');
    expect(await page.text(), route).toBe('');
    expect(await data.text(), `${route}.data`).not.toContain('signed-out@');
    expect([302, 303], `post ${route}`).toContain(change.status);
    for (const answer of [page, data, change]) expect(answer.headers.get('cache-control'), route).toContain('no-store');
  });
  const filters = '?view=overdue&property=the-tivoli';
  const door = await get(`/desk${filters}`);
  expect(new URL(door.headers.get('location') ?? '', site.url).searchParams.get('from')).toBe(`/desk${filters}`);
  const data = await get(`/desk.data${filters}&_routes=routes%2Fdesk`);
  expect(await data.text()).toContain(encodeURIComponent(`/desk${filters}`));
  const elsewhere = await get('/desk/sign-in?from=/desk//evil.example');
  const form = await elsewhere.text();
  expect(/name="from" value="([^"]*)"/.exec(form)?.[1]).toBe('/desk');
  expect(form, 'managers of passwords know it').toContain('type="password" autoComplete="current-password"');
  const { rows } = await site.database.owner.query(`select status from leads where reference = $1`, [reference]);
  expect(rows).toEqual([{ status: 'new' }]);
});

test.each(['Ravi', 'Ira'])(
  '%s sees nothing of another property’s enquiry at any address, by any id, in any form',
  async (name) => {
    const reference = await anEnquiryArrives(`isolated-${name.toLowerCase()}@example.com`);
    const { rows } = await site.database.owner.query('select id, booking_id, version from leads where reference = $1', [
      reference,
    ]);
    const { id, booking_id: booking, version } = rows[0];
    expect(await (await get(`/desk/enquiries/${reference}`, cookies.Asha)).text()).toContain('isolated-');
    const values = { version: String(version), change: 'move', to: 'contacted', words: 'isolated', note: 'Mine.' };
    const routes = [reference, id, booking].flatMap((key) =>
      // News without end say nothing of anybody (`liveEvents`); what names no enquiry is asked for once.
      deskRoutes(key).filter((route) => !route.endsWith('/live') && (key === reference || route.includes(key))),
    );
    const asked = routes.flatMap((route) => [
      ...[route, `${route}.data`].map((path) => ({ path, answer: () => get(path, cookies[name]) })),
      ...(route.includes('sign-out') || route.includes('account')
        ? []
        : [{ path: `post ${route}`, answer: () => post(route, values, cookies[name]) }]),
    ]);
    const inView = ['all', 'unanswered', 'overdue', 'quarantine']
      .map((view) => `/desk.data?view=${view}&property=the-tivoli`)
      .map((path) => ({ path, answer: () => get(path, cookies[name]) }));
    await atATime(3, [...asked, ...inView], async ({ path, answer }) => {
      const response = await answer();
      expect(await response.text(), path).not.toContain('isolated-');
    });
    const after = await site.database.owner.query('select status, version from leads where reference = $1', [
      reference,
    ]);
    expect(after.rows).toEqual([{ status: 'new', version }]);
    expect((await get('/desk/staff', cookies[name])).status).toBe(404);
  },
);

test('the desk is used by keyboard and by finger, without a script too; no address says whom it looks for', async () => {
  const reference = await anEnquiryArrives('phone-size@example.com');
  await site.database.owner.query(`
    insert into career_applications (reference, submission_id, content_hash, name, email, phone, address, position,
        motivation, quarantine, quarantine_reasons)
      values ('TV-777777', gen_random_uuid(), repeat('a', 64), 'Kabir Sample', 'kabir@example.com', '+919810000001',
        'Delhi', 'Chef', 'I cook.', 'held', '{too fast}')`);
  const page = await at('Asha', phone);
  for (const path of [
    '/desk',
    `/desk/enquiries/${reference}`,
    '/desk/phone',
    '/desk/staff',
    '/desk/account',
    '/desk/applications',
    '/desk/forgotten',
    '/desk/applications/TV-777777',
  ]) {
    await page.goto(path);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await page.getByText('Held back because: too fast.').waitFor();
  await page.getByRole('button', { name: 'Release it' }).click();
  await page.getByRole('button', { name: 'Reviewed' }).waitFor();

  await page.goto('/desk/forgotten');
  await page.getByText('This site mails no links yet').waitFor();
  await page.goto('/desk/phone');
  await (await hydrated(page.getByRole('button', { name: 'Keep it' }))).press('Enter');
  await page.getByRole('link', { name: /^Name:/ }).waitFor();
  await expect.poll(() => focused(page), { interval: 20 }).toMatch(/^Please fill in all required fields/);
  await expectAccessible(page);

  await page.goto('/desk');
  await layOut(page);
  expect((await page.locator('.inbox-row').first().boundingBox())?.y, 'the first row on a phone').toBeLessThan(460);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: 'Property' }).waitFor();
  await page.getByRole('searchbox').fill('phone-size');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('1 found').waitFor();
  expect(page.url()).not.toContain('phone-size');
  await anEnquiryArrives('phone-size-too@example.com');
  await page.getByText('2 found').waitFor();
  expect(page.url()).not.toContain('phone-size');

  // What is shown only once stays while news come.
  const listening = page.waitForResponse('**/desk/live');
  await page.goto('/desk/account');
  await listening;
  await hydrated(page.getByRole('button', { name: 'Set it up' }));
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = await page.locator('.totp-secret').textContent();
  const waiting = Number(await page.locator('.desk-count').textContent());
  await anEnquiryArrives('third-phone-size@example.com');
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

test('a person is erased only as confirmed, and whoever did it reads so', async () => {
  const reference = await anEnquiryArrives('forget-me@example.com');
  const erase = async (confirm: string) => {
    const answer = await post(`/desk/enquiries/${reference}/person`, { confirm }, cookies.Asha);
    return (await get(answer.headers.get('location') ?? '', cookies.Asha)).text();
  };
  expect(await erase('TV-000000')).toContain(`Nothing was erased: type exactly ${reference}`);
  expect(await erase(reference)).toContain(`Everything of the person of ${reference} is erased.`);
  expect((await get(`/desk/enquiries/${reference}`, cookies.Asha)).status).toBe(404);
});
