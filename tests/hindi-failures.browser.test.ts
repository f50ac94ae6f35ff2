import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hotelWaitingTexts as ofHotels } from '#app/catalogue/texts.hi.ts';
import { waitingTexts as texts } from '#app/shell/texts.hi.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

const navigate = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(address);
  }, to);

test.each([
  { to: '/hi', loading: null, failed: texts.noHotels },
  { to: '/hi/locations', loading: texts.loadingProperties, failed: texts.noProperties },
  { to: '/hi/hotels', loading: texts.loadingProperties, failed: texts.noProperties },
  { to: '/hi/brands', loading: texts.loadingBrands, failed: texts.noProperties },
  { to: '/hi/enquire', loading: null, failed: texts.noVenues },
  { to: '/hi/hotel/the-tivoli', loading: ofHotels.loadingDetails, failed: ofHotels.unableToLoadHotel },
  { to: '/hi/hotel/omnia-greater-noida', loading: ofHotels.loading, failed: ofHotels.wentWrong },
  { to: '/hi/hotel/tivoli-heritage-palace', loading: ofHotels.loadingDetails, failed: ofHotels.tryAgainLater },
  { to: '/hi/delhi/upper-hse-sultanpur', loading: null, failed: ofHotels.unableToLoadVenue },
])('$to says in Hindi, in the words of its family, that it loads and that it failed', async (page) => {
  const visitor = await site.visitor({ viewport: desktop });
  await visitor.goto('/hi/people');
  await hydrated(visitor.locator('header a').first());
  let answer = () => {};
  const isTold = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await visitor.route(/\.data(\?|$)/, async (route) => {
    await isTold;
    await route.fulfill({ status: 404, body: 'Refused' });
  });
  await navigate(visitor, page.to);
  if (page.loading)
    await expect.poll(() => visitor.locator('.pending-words').allTextContents()).toEqual([page.loading]);
  answer();
  await expect.poll(() => visitor.locator('main').textContent()).toContain(page.failed);
});
