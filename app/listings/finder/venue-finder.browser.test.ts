import { expect, test } from 'vitest';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';
import { inDays } from '#tests/support/dates.ts';

const site = siteForReaders();
const day = inDays(120);

test('without a script: from the home page to spaces that fit, and into the form with what is known', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#find-guests').fill('400');
  await page.locator('#find-date').fill(day);
  await page.getByRole('button', { name: 'Find a venue' }).click();

  const finder = page.locator('#finder');
  expect(await finder.getByRole('status').textContent()).toMatch(/^\d+ spaces fit 400 guests\.$/);
  await expect.poll(() => finder.locator('.space-row').first().textContent()).toContain('holds 400');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Halls and lawns for 400 guests');

  await finder.getByText('Change guests, layout or date').click();
  await finder.getByLabel('Layout').selectOption('Boardroom');
  await finder.getByLabel('City').selectOption('Noida');
  await finder.getByLabel('Indoors or outdoors').selectOption('Outdoors');
  await finder.getByRole('button', { name: 'Find a venue' }).click();
  expect(await finder.getByRole('status').textContent()).toContain('No space of ours fits all of that for 400 guests.');
  await finder.getByRole('link', { name: /in any city/ }).click();
  const first = finder.locator('.space-row').first();
  await expect.poll(() => first.textContent()).toContain('Layout on request');

  await first.getByRole('link', { name: /Enquire/ }).click();
  expect(await page.getByLabel('Number of Guests').inputValue()).toBe('400');
  expect(await page.getByLabel('Event Date').inputValue()).toBe(day);
  expect(await page.getByRole('combobox', { name: 'Hotel or venue' }).inputValue()).not.toBe('');
  const wishes = page.getByLabel('Special Requirements');
  expect(await wishes.inputValue()).toMatch(/^I would like to know more about .+\. Boardroom layout, outdoors\.$/);
});

test('a city without a house, and more rooms than any house has, are answered with what comes closest', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const finder = page.locator('#finder');
  await page.goto('/locations?guests=100&city=Karnal');
  await finder.getByRole('heading', { name: 'Nearest to Karnal' }).waitFor();
  const first = finder.locator('.space-row').first();
  const house = finder.getByRole('heading', { level: 3 }).nth(1);
  expect(await house.textContent()).toMatch(/Wedcation, Israna.*about \d\d km from Karnal/);
  await first.getByRole('link', { name: /Enquire/ }).click();
  expect(await page.getByLabel('Special Requirements').inputValue()).toContain('In Karnal.');

  await page.goto('/locations?guests=100&rooms=500');
  await finder.getByRole('heading', { name: 'In the houses with the most rooms' }).waitFor();
  expect(await house.textContent()).toMatch(/The Tivoli.*130 rooms/);
  await first.getByRole('link', { name: /Enquire/ }).click();
  expect(await page.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
});

test.each([
  { ...phone, at: 700 },
  { ...desktop, at: 800 },
])('the first space that fits is on the first screen of $width px', async ({ at, ...viewport }) => {
  const page = await site.visitor({ viewport });
  for (const path of ['/locations?guests=300', '/hi/locations?guests=300&setting=outdoor']) {
    await page.goto(path);
    const row = await page.locator('#finder .space-row').first().boundingBox();
    expect((row?.y ?? at) + (row?.height ?? 0), path).toBeLessThan(at);
  }
});

test('on a phone the bar gives way to the finder that it would cover', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/locations');
  const bar = page.locator('.bottom-bar');
  await bar.waitFor({ state: 'hidden' });
  await page.locator('#list').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar.waitFor();
});
