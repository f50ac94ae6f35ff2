import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { theTivoli } from '#content/tours/the-tivoli.ts';
import { enterTour, here, stage } from '#tests/browser/panorama-tour.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const tourAddress = '/hotel/the-tivoli/tour';
const stationIds = theTivoli.stations.map(({ id }) => id);

/** Returns what the canvas shows, as text. */
const canvasPicture = (page: Page) => page.locator('.panorama-stage > canvas').evaluate(drawnOn);

function drawnOn(canvas: Element): string {
  const small = document.createElement('canvas');
  small.getContext('2d')?.drawImage(canvas as HTMLCanvasElement, 0, 0, small.width, small.height);
  return small.toDataURL();
}

test('a visitor of The Tivoli stands inside at once and walks to all six places and back', async () => {
  const page = await site.visitor({ viewport: desktop });
  await enterTour(page, tourAddress);
  expect(await here(page)).toBe('oyster-greens');
  // Both doors of the lawn lie behind the visitor: they are offered at the edge of the screen.
  const boxOf = (place: string) => page.getByRole('button', { name: `Go to ${place}` }).boundingBox();
  const [left, right] = [await boxOf('Oakwood Hall'), await boxOf('Aria')];
  expect(left?.x).toBeGreaterThanOrEqual(0);
  expect(left?.x).toBeLessThan(60);
  const end = (right?.x ?? 0) + (right?.width ?? 0);
  expect(end).toBeLessThanOrEqual(desktop.width);
  expect(end).toBeGreaterThan(desktop.width - 60);
  await page.getByRole('button', { name: 'Go to Aria' }).click();
  await expect.poll(() => here(page)).toBe('aria');
  await page.getByRole('button', { name: 'Go to Oyster Greens' }).click();
  await expect.poll(() => here(page)).toBe('oyster-greens');
  const enquire = stage(page).locator('.walk-plaque a');
  const asked = new Map([[await here(page), await enquire.textContent()]]);
  const pictures = new Map([[await here(page), await canvasPicture(page)]]);
  const walk = [
    ...['Oakwood Hall', 'Palace Suite', 'Oakwood Hall', 'NTB Hall', 'Oakwood Hall'],
    ...['Oyster Greens', 'Aria', "Trafalgar's", 'Aria', 'Oyster Greens'],
  ];
  for (const place of walk) {
    const before = await here(page);
    await page.getByRole('button', { name: `Go to ${place}` }).press('Enter');
    await expect.poll(() => here(page)).not.toBe(before);
    asked.set(await here(page), (await enquire.count()) > 0 ? await enquire.textContent() : null);
    pictures.set(await here(page), await canvasPicture(page));
    expect(await stage(page).getAttribute('aria-label')).toContain(place);
  }
  expect(await here(page)).toBe('oyster-greens');
  expect([...asked.keys()].sort()).toEqual([...stationIds].sort());
  expect(new Set(pictures.values()).size).toBe(stationIds.length);
  expect(asked.get('oyster-greens')).toBe('Enquire about Oyster Greens');
  expect(asked.get('room-palace-suite')).toBeNull();
});

test('without scripts each of the six places of The Tivoli is seen, and links lead from one to the next', async () => {
  const page = await site.visitor({ viewport: desktop, javaScriptEnabled: false });
  await page.goto(tourAddress, { waitUntil: 'domcontentloaded' });
  const seen: string[] = [];
  for (const { id, links } of theTivoli.stations) {
    const place = page.locator(`#${id}`);
    await place.scrollIntoViewIfNeeded();
    const picture = place.locator('img').last();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    seen.push(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
    for (const { to } of links) expect(await place.locator(`a[href$="#${to}"]`).count(), `${id} to ${to}`).toBe(1);
  }
  expect(new Set(seen).size).toBe(stationIds.length);
  await page.locator('#oyster-greens').getByRole('link', { name: 'On to Aria' }).click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('#aria')?.getBoundingClientRect().y))
    .toBeLessThan(200);
});
