import { expect, test } from 'vitest';
import { siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

test('without a script: from the home page to spaces that fit, and into the form with what is known', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('#find-guests').fill('400');
  await page.locator('#find-date').fill('2030-02-14');
  await page.getByRole('button', { name: 'Find a venue' }).click();

  const finder = page.locator('#finder');
  expect(await finder.getByRole('status').textContent()).toMatch(/^\d+ spaces fit 400 guests\.$/);
  expect(await finder.locator('.planner-place').first().textContent()).toContain('Takes 400');

  await finder.getByLabel('Layout').selectOption('Boardroom');
  await finder.getByLabel('City').selectOption('Noida');
  await finder.getByLabel('Indoors or outdoors').selectOption('Outdoors');
  await finder.getByRole('button', { name: 'Find a venue' }).click();
  expect(await finder.getByRole('status').textContent()).toContain('No space of ours fits all of that for 400 guests.');
  await finder.getByRole('link', { name: /in any city/ }).click();
  const first = finder.locator('.planner-place').first();
  expect(await first.textContent()).toContain('layout on request');

  await first.getByRole('link', { name: /Enquire/ }).click();
  expect(await page.getByLabel('Number of Guests').inputValue()).toBe('400');
  expect(await page.getByLabel('Event Date').inputValue()).toBe('2030-02-14');
  expect(await page.getByRole('combobox', { name: 'Hotel or venue' }).inputValue()).not.toBe('');
});
