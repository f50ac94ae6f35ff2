import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** Opens a hotel's page and waits until all its sections are hydrated. */
export async function openHotel(page: Page, slug: string) {
  await page.goto(`/hotel/${slug}`, { waitUntil: 'domcontentloaded' });
  await hydrated(page.locator('.stage > section').last());
}
