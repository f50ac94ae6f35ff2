import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** The address of the house whose tour in panoramas the tests walk through. */
export const tourAddress = '/hotel/tivoli-royal-palace/tour';

/** Opens the page of a tour and waits until its first place is seen all around. */
export async function enterTour(page: Page, path = tourAddress): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page.locator('.walk-still img'));
  await page.locator('.panorama-stage[data-shown]').waitFor();
}

export const stage = (page: Page) => page.locator('.panorama-stage');
/** Returns the id of the station that is shown. */
export const here = (page: Page) => stage(page).getAttribute('data-shown');
