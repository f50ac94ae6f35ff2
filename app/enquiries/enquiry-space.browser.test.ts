import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { EnquiryPage } from '#tests/browser/enquiry-page.ts';
import { mailsAbout } from '#tests/browser/mails-about.ts';
import { siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

async function storedSpace(email: string) {
  const { rows } = await site.database.owner.query(
    `select b.id, b.space, l.notes from venue_bookings b join leads l on l.booking_id = b.id where b.email = $1`,
    [email],
  );
  return rows;
}

test('a house with several halls and lawns offers them, and the chosen one is stored, noted and confirmed', async () => {
  const page = await site.visitor();
  await page.goto('/hotel/tivoli-lotus-court', { waitUntil: 'domcontentloaded' });
  const form = await new EnquiryPage(page).running();
  await form.fillIn('space@example.com');
  const space = page.getByLabel('Hall or lawn');
  const offered = async () => (await space.locator('option').allTextContents()).slice(1);
  // The page knows its own halls; those of another hotel are fetched when it is chosen.
  await expect.poll(offered).toEqual(['Oyster Greens', 'NTB Hall', "Emperor's Court", 'Oakwood Hall']);
  await page.getByLabel('Hotel or venue').selectOption('omnia-noida');
  await space.waitFor({ state: 'detached' });
  await page.getByLabel('Hotel or venue').selectOption('tivoli-lotus-court');
  await expect.poll(offered).toEqual(['Lotus Court', 'Glass House', 'Rooftop', 'Lawn 1', 'Lawn 2', 'Pool Side']);
  await space.selectOption('Lawn 1');
  await form.submit.click();
  await form.confirmed();
  const [row] = await storedSpace('space@example.com');
  expect(row.space).toBe('Lawn 1');
  expect(row.notes).toContain('Hall or lawn: Lawn 1');
  for (const name of await mailsAbout(site.config.dataDir, row.id)) {
    const { text } = await PostalMime.parse(await readFile(join(site.config.dataDir, 'outbox', name)));
    expect(text, name).toContain('Hall or lawn: Lawn 1');
  }
});

test('the halls of a hotel are asked for again where the answer fails at first', async () => {
  const page = await site.visitor();
  let asked = 0;
  await page.route('**/enquire/facts?spaces=**', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await (await new EnquiryPage(page).open('omnia-noida')).running();
  await page.getByLabel('Hotel or venue').selectOption('tivoli-lotus-court');
  await page.getByLabel('Hall or lawn').waitFor();
  expect(asked).toBe(2);
});

test('a hotel that is chosen again stays chosen when the halls of another arrive', async () => {
  const page = await site.visitor();
  const answer = Promise.withResolvers<void>();
  await page.route('**/enquire/facts?spaces=omnia-noida', (route) => answer.promise.then(() => route.continue()));
  await page.goto('/hotel/tivoli-lotus-court', { waitUntil: 'domcontentloaded' });
  await new EnquiryPage(page).running();
  const hotel = page.getByLabel('Hotel or venue');
  const asked = page.waitForRequest('**/enquire/facts?spaces=omnia-noida');
  await hotel.selectOption('omnia-noida');
  await asked;
  // What follows a change after the next frame has not happened yet when the halls arrive.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await hotel.selectOption('tivoli-lotus-court');
  const answered = page.waitForResponse('**/enquire/facts?spaces=omnia-noida');
  answer.resolve();
  await (await answered).finished();
  await page.getByLabel('Hall or lawn').waitFor({ state: 'detached' });
  expect(await hotel.inputValue()).toBe('tivoli-lotus-court');
});

test('without a script the hall is chosen on the page of its house, and kept when the form comes back', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const form = await new EnquiryPage(page).open('tivoli-lotus-court');
  await form.fillIn('plain.space@example.com');
  await page.getByLabel('Hotel or venue').selectOption('tivoli-lotus-court');
  await page.getByLabel('Hall or lawn').selectOption('Rooftop');
  await page.getByLabel('Phone').fill('1');
  await form.submit.click();
  await form.problem.waitFor();
  expect(await page.getByLabel('Hall or lawn').inputValue()).toBe('rooftop');
  await page.getByLabel('Phone').fill('98100 00000');
  await form.submit.click();
  await page.getByText('What you sent', { exact: true }).click();
  await page.getByText('Rooftop').waitFor();
  expect((await storedSpace('plain.space@example.com')).map(({ space }) => space)).toEqual(['Rooftop']);
});

test('the number of guests is a number for screen readers, and the arrow keys change it', async () => {
  const page = await site.visitor();
  await (await new EnquiryPage(page).open('tivoli-lotus-court')).running();
  const guests = page.getByRole('spinbutton', { name: 'Number of Guests' });
  expect(await guests.getAttribute('inputmode')).toBe('numeric');
  await guests.fill('1,200');
  expect(await guests.getAttribute('aria-valuenow')).toBe('1200');
  await guests.press('ArrowUp');
  expect([await guests.inputValue(), await guests.getAttribute('aria-valuenow')]).toEqual(['1201', '1201']);
  await guests.fill('१५०');
  expect(await guests.getAttribute('aria-valuenow')).toBe('150');
  await guests.press('ArrowDown');
  expect(await guests.inputValue()).toBe('149');
});
