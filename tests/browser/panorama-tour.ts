import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './hydrated.ts';

/** The address of the house whose tour in panoramas the tests walk through. */
export const tourAddress = '/hotel/tivoli-royal-palace/tour';

export async function openTourPage(page: Page, path = tourAddress): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(stepInside(page));
}

export const stepInside = (page: Page) => page.getByRole('button', { name: /Step inside|अंदर आइए/ });
export const stage = (page: Page) => page.locator('.panorama-stage');
/** Returns the id of the station that is shown. */
export const here = (page: Page) => stage(page).getAttribute('data-shown');

export async function enterTour(page: Page): Promise<void> {
  await stepInside(page).click();
  await expect.poll(() => here(page)).toBe('arrival');
}
