import { expect, test } from 'vitest';
import { phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test('a comparison has a row for what one of its venues answers, and none for what nobody does', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  const rowsOf = async (...venues: string[]) => {
    await page.goto(`/compare?${venues.map((slug, place) => `${'abc'[place]}=${slug}`).join('&')}`);
    return page.locator('.compare-sheet tbody th').allTextContents();
  };
  const small = await rowsOf('omnia-noida', 'omnia-greater-noida');
  expect(small).toEqual(expect.arrayContaining(['Location', 'Room rates']));
  expect(small).not.toEqual(expect.arrayContaining(['Spaces']));
  expect(small).not.toEqual(expect.arrayContaining(['Largest area']));
  const palaces = await rowsOf('omnia-noida', 'the-tivoli', 'upper-hse-sultanpur');
  expect(palaces).toEqual(expect.arrayContaining(['Spaces', 'Largest area', 'Classroom']));
  const row = page.getByRole('row', { name: /^Largest area/ }).getByRole('cell');
  expect(await row.allTextContents()).toEqual([
    '–On request',
    '40,000\u00a0sq\u00a0ft (3,716\u00a0m²)',
    '30,000\u00a0sq\u00a0ft (2,787\u00a0m²)',
  ]);
  const asks = page.locator('.compare-sheet tr').last().getByRole('cell').first();
  expect(await asks.textContent()).toMatch(/Ask us about: .*Largest area/);
  expect(await asks.getByRole('link').getAttribute('href')).toBe('/enquire?venue=omnia-noida');
  expect(await rowsOf('tivoli-royal-court-okhla')).not.toEqual(expect.arrayContaining(['Theatre']));
});

test('on a phone three venues have room for what they take, and the choice of venues follows', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/compare?a=upper-hse-sultanpur&b=wedcation-by-tivoli-ambala&c=omnia-noida');
  const cut = page
    .locator('.compare-sheet :is(td, th)')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
  expect(await cut).toEqual([]);
  const capacity = page.getByRole('row', { name: /^Event capacity/ });
  expect((await capacity.boundingBox())?.height).toBeLessThan(240);
  const order = page
    .locator('.compare-sheet, .compare-choice')
    .evaluateAll((parts) => parts.map(({ localName }) => localName));
  expect(await order).toEqual(['table', 'form']);
});
