import { expect, test } from 'vitest';
import { theTivoli } from '#content/tours/the-tivoli.ts';
import { here, openTourPage, stage, stepInside } from '#tests/browser/panorama-tour.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test('all six places of The Tivoli are reached by its doors, and its halls can be asked about', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openTourPage(page, '/hotel/the-tivoli/tour');
  await stepInside(page).click();
  await expect.poll(() => here(page)).toBe('oyster-greens');
  const walk = [
    ...['Oakwood Hall', 'Palace Suite', 'Oakwood Hall', 'NTB Hall', 'Oakwood Hall'],
    ...['Oyster Greens', 'Aria', "Trafalgar's"],
  ];
  const asked = new Map<string | null, string | null>();
  for (const place of walk) {
    const before = await here(page);
    await page.getByRole('button', { name: `Go to ${place}` }).press('Enter');
    await expect.poll(() => here(page)).not.toBe(before);
    const enquire = page.locator('.panorama-plaque a');
    asked.set(await here(page), (await enquire.count()) > 0 ? await enquire.textContent() : null);
    expect(await stage(page).getAttribute('aria-label')).toContain(place);
  }
  expect([...asked.keys()].sort()).toEqual(theTivoli.stations.map(({ id }) => id).sort());
  expect(asked.get('oyster-greens')).toBe('Enquire about Oyster Greens');
  expect(asked.get('room-palace-suite')).toBeNull();
});
