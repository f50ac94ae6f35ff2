import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './browser/accessible.ts';
import { EnquiryPage } from './browser/enquiry-page.ts';
import { siteOfThisFile } from './browser/site.ts';
import { switchDatabase } from './database-switch.ts';

const site = siteOfThisFile();

async function stored(email: string): Promise<number> {
  const { rows } = await site.database.owner.query('select id from venue_bookings where email = $1', [email]);
  return rows.length;
}

afterEach(() => switchDatabase(site.database, 'on'));

describe.each([
  { name: 'with JavaScript', javaScriptEnabled: true },
  { name: 'without JavaScript', javaScriptEnabled: false },
])('$name', ({ name, javaScriptEnabled }) => {
  const who = name.split(' ')[0];

  async function filledIn(page: Page, email: string): Promise<EnquiryPage> {
    const form = await new EnquiryPage(page).open();
    if (javaScriptEnabled) await form.running();
    return form.fillIn(email);
  }

  test('while the database is away the form keeps every value and gives the phone number', async () => {
    const email = `${who}.away@example.com`;
    const page = await site.visitor({ javaScriptEnabled });
    const form = await filledIn(page, email);
    const typed = await form.values();
    await switchDatabase(site.database, 'off');
    await form.submit.click();
    await form.problem.getByText('Submission Failed').waitFor();
    await form.problem.getByText('We could not store your enquiry just now.').waitFor();
    expect(await form.problem.getByRole('link').getAttribute('href')).toBe('tel:+911155500101');
    expect({ ...(await form.values()), submission_id: '' }).toEqual({ ...typed, submission_id: '' });
    await expectAccessible(page);

    await switchDatabase(site.database, 'on');
    await form.submit.click();
    await form.confirmed();
    expect(await stored(email)).toBe(1);
  });

  test('a form that another site sends is not taken, but shown with its values', async () => {
    const page = await site.visitor({ javaScriptEnabled });
    const fields = { name: 'Meera Sample', guest_count: '450', variant: 'enquiry', phone: '98100 00000' };
    const inputs = Object.entries(fields).map(([field, value]) => `<input name="${field}" value="${value}">`);
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${site.url}/enquire">${inputs.join('')}<button>Go</button></form>`,
      }),
    );
    await page.goto('http://elsewhere.example/');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Go' }).click();
    expect((await answered).status()).toBe(403);
    const form = new EnquiryPage(page);
    await form.problem.getByText('Submission Failed').waitFor();
    expect(await form.values()).toMatchObject(fields);
    expect(await stored('')).toBe(0);
  });
});

test('reloading a refused post stores nothing, reloading a confirmation neither', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const form = await (await new EnquiryPage(page).open()).fillIn('reload@example.com');
  await page.getByLabel('Number of Guests').fill('0');
  await form.submit.click();
  await form.problem.waitFor();
  await page.reload();
  await form.problem.waitFor();
  expect(await stored('reload@example.com')).toBe(0);
  await page.getByLabel('Number of Guests').fill('450');
  await form.submit.click();
  await form.confirmed();
  await page.reload();
  await form.confirmed();
  expect(await stored('reload@example.com')).toBe(1);
});

test('a visitor who is offline is told so, keeps everything and can send it later', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('offline@example.com');
  const typed = await form.values();
  await page.context().setOffline(true);
  await form.submit.click();
  await page.getByRole('button', { name: 'Submitting...' }).waitFor();
  await form.problem.getByText('We could not be reached.').waitFor();
  expect(await form.values()).toEqual(typed);
  await page.context().setOffline(false);
  await form.submit.click();
  await form.confirmed();
  expect(await stored('offline@example.com')).toBe(1);
});

test('an answer that is lost on its way is asked for again by itself, and stored once', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('lost@example.com');
  let lost = 0;
  await page.route('**/enquire.data*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch({ maxRedirects: 0 });
    await route.abort('connectionreset');
  });
  await form.submit.click();
  await form.confirmed();
  expect(lost).toBe(1);
  expect(await stored('lost@example.com')).toBe(1);
});

test('an answer that is none of ours is said, and the form keeps its values', async () => {
  const page = await site.visitor();
  const form = await (await new EnquiryPage(page).open()).running();
  await form.fillIn('strange@example.com');
  const typed = await form.values();
  await page.route('**/enquire.data*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await form.submit.click();
  await form.problem.getByText('An unexpected error occurred').waitFor();
  expect(await form.values()).toEqual(typed);
});

test('what is typed and clicked before the script runs is not lost', async () => {
  const page = await site.visitor();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const form = await (await new EnquiryPage(page).open()).fillIn('early@example.com');
  const typed = await form.values();
  expect(typed.submission_id).toBe('');
  await form.running();
  expect({ ...(await form.values()), submission_id: '' }).toEqual(typed);
});

test('each visitor of the same kept page has an id of their own', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => {
      const form = await (await new EnquiryPage(await site.visitor()).open()).running();
      return (await form.values()).submission_id;
    }),
  );
  expect(new Set(ids).size).toBe(2);
});
