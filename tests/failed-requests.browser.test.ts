import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';
import { settled, timeUntil } from '#tests/browser/stopped-clock.ts';

const site = siteForReaders();

/** What becomes of a request, with the number of requests that are sent until the visitor is told. */
const faults = {
  'held back': { requests: 2 },
  'answered with 500': { status: 500, requests: 3 },
  'answered with 404': { status: 404, requests: 1 },
  'cut off': { cut: true, requests: 3 },
} as const;

/** All places ask by the same helper, which tells these from the others; so one place has them all. */
const moreFaults = {
  'answered with 502': { status: 502, requests: 3 },
  'answered with 503': { status: 503, requests: 3 },
  'answered with 401': { status: 401, requests: 1 },
} as const;
const placeOfAll = 'the tab of a brand on the home page';

type Fault = { status?: number; cut?: true; requests: number };

interface Place {
  viewport: { width: number; height: number };
  address: string;
  /** The requests that fail. */
  requests: string | RegExp;
  ask: (page: Page) => Promise<unknown>;
  loading: (page: Page) => Locator;
  failed: (page: Page) => Locator;
  /** Milliseconds until the visitor is told, if that does not depend on the fault. */
  exactly?: number;
  tryAgain?: (page: Page) => Promise<unknown>;
  loaded: (page: Page) => Locator;
  /** Whether each fault has a page of its own, because the page itself asks again later and then has the answer. */
  isFresh?: true;
  /** Back to where the visitor can ask again. */
  leave: (page: Page) => Promise<unknown>;
}

const tab = (page: Page, within: string, name: string) => page.locator(within).getByRole('link', { name, exact: true });
const tryAgainIn = (within: string) => (page: Page) =>
  page.locator(within).getByRole('link', { name: 'Try Again' }).click();
const noProperties = 'Unable to load properties. Please try refreshing the page.';
const pending = (text: string) => (page: Page) => page.getByRole('status').getByText(text);
/** Waits until no navigation is under way. */
const idle = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { state: { navigation: { state: string } } };
        };
        return router.state.navigation.state;
      }),
    )
    .toBe('idle');
const navigate = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(address);
  }, to);

const places: Record<string, Place> = {
  'the tab of a brand on the home page': {
    viewport: desktop,
    address: '/',
    requests: '**/_.data?brand=omnia*',
    ask: (page) => tab(page, '#our-hotels', 'OMNIA BY TIVOLI').click(),
    loading: (page) => page.locator('#our-hotels').getByText('Loading hotels...'),
    failed: (page) =>
      page.locator('#our-hotels').getByText('Unable to load our hotels at this time. Please try refreshing the page.'),
    exactly: 8_000,
    tryAgain: tryAgainIn('#our-hotels'),
    loaded: (page) => page.locator('#our-hotels').getByRole('link', { name: /Omnia Dwarka/ }),
    leave: (page) => tab(page, '#our-hotels', 'THE TIVOLI').click(),
  },
  'the tab of a place on the home page': {
    viewport: desktop,
    address: '/',
    requests: '**/_.data?place=noida*',
    ask: (page) => tab(page, '#our-locations', 'Noida').click(),
    loading: (page) => page.locator('#our-locations').getByText('Loading properties...'),
    failed: (page) => page.locator('#our-locations').getByText(noProperties),
    exactly: 8_000,
    tryAgain: tryAgainIn('#our-locations'),
    loaded: (page) => page.locator('#our-locations').getByRole('link', { name: /Lotus Court/ }),
    leave: (page) => tab(page, '#our-locations', 'Delhi').click(),
  },
  'a brand in the menu of a phone': {
    viewport: phone,
    address: '/people',
    requests: '**/api/hotels?brand=wedcation',
    ask: (page) => page.locator('#site-menu').getByText('Wedcation by Tivoli', { exact: true }).click(),
    loading: (page) => page.locator('#site-menu').getByText('Loading hotels...').filter({ visible: true }),
    failed: (page) => page.locator('#site-menu').getByText('An error occurred.').filter({ visible: true }),
    tryAgain: (page) => page.locator('#site-menu').getByRole('button', { name: 'Try Again' }).click(),
    loaded: (page) => page.locator('#site-menu').getByRole('link', { name: /Ambala/ }),
    leave: (page) => page.locator('#site-menu').getByText('Wedcation by Tivoli', { exact: true }).click(),
  },
  'a filter of the locations': {
    viewport: desktop,
    address: '/locations',
    requests: '**/locations.data?brand=omnia*',
    ask: (page) => tab(page, 'main', 'OMNIA BY TIVOLI').click(),
    loading: pending('Loading properties...'),
    failed: (page) => page.locator('.locations-results').getByText(noProperties),
    tryAgain: tryAgainIn('.locations-results'),
    loaded: (page) => page.getByText('3 properties', { exact: true }),
    leave: (page) => tab(page, 'main', 'ALL BRANDS').click(),
  },
  'a brand of the brands’ page': {
    viewport: desktop,
    address: '/brands',
    requests: '**/brands/omnia.data*',
    ask: (page) => tab(page, 'main .tabs', 'OMNIA BY TIVOLI').click(),
    loading: pending('Loading brands...'),
    failed: (page) => page.getByRole('alert').getByText(noProperties),
    tryAgain: tryAgainIn('main'),
    loaded: (page) => page.locator('.brand-alone').getByText('Omnia Noida'),
    leave: (page) => page.locator('main').getByRole('link', { name: 'Our Brands' }).click(),
  },
  'the page of a hotel': {
    viewport: desktop,
    address: '/all-locations',
    requests: '**/hotel/tivoli-heritage-palace.data*',
    ask: (page) => page.locator('main a[href="/hotel/tivoli-heritage-palace"]').first().click(),
    loading: pending('Loading hotel details...'),
    failed: (page) => page.getByRole('heading', { level: 1, name: 'Unable to Load Hotel' }),
    loaded: (page) => page.getByRole('link', { name: 'Try Again after some time' }),
    leave: (page) => page.goBack(),
  },
  'the page with the enquiry': {
    viewport: desktop,
    address: '/people',
    requests: '**/enquire.data*',
    ask: (page) => navigate(page, '/enquire'),
    loading: (page) => page.locator('.progress[data-moving]'),
    failed: (page) => page.getByText('Failed to load hotels. Please refresh the page.'),
    loaded: (page) => page.getByRole('link', { name: 'Try Again', exact: true }),
    leave: (page) => page.goBack(),
  },
  'the list of venues in the dialog, which offers the built-in one,': {
    isFresh: true,
    viewport: desktop,
    address: '/people',
    requests: '**/enquire/facts',
    ask: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Enquire' }).click();
      await timeUntil(page, page.getByLabel('Preferred Venue'), 100);
    },
    loading: (page) => page.getByLabel('Preferred Venue').getByText('Loading hotels...'),
    failed: (page) => page.getByLabel('Preferred Venue').getByText('Tivoli Lotus Court – Noida'),
    loaded: (page) => page.getByLabel('Preferred Venue').getByText('Wedcation, Israna – Israna'),
    leave: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  },
};

/** Opens the page with its clock stopped and everything hydrated that is pressed later. */
async function open({ viewport, address }: Place): Promise<Page> {
  const page = await site.visitor({ viewport });
  await page.clock.install({ time: 0 });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(3_000);
  const last =
    address === '/' ? '#our-locations .tabs a' : address === '/people' ? 'header a' : 'main .tabs a, main li a';
  await page.locator(last).first().scrollIntoViewIfNeeded();
  await hydrated(page.locator(last).first());
  if (viewport === phone) {
    await (await hydrated(page.getByRole('button', { name: 'Menu', exact: true }))).click();
    await page.locator('#site-menu').getByText('Brands', { exact: true }).click();
  }
  await page.clock.pauseAt(600_000);
  return page;
}

async function fail(page: Page, requests: string | RegExp, { status, cut }: Fault) {
  const asked: string[] = [];
  await page.route(requests, async (route) => {
    asked.push(route.request().url());
    if (cut) await route.abort('connectionreset');
    else if (status) await route.fulfill({ status, headers: { 'x-request-id': 'id-of-request' }, body: 'Refused' });
  });
  return asked;
}

test.each(Object.entries(places))('%s says so in time when its request fails', async (title, place) => {
  let opened: Page | undefined;
  const logged: string[] = [];
  const all: Record<string, Fault> = title === placeOfAll ? { ...faults, ...moreFaults } : faults;
  for (const [name, fault] of Object.entries(all)) {
    const page = opened ?? (await open(place));
    if (!opened) page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    opened = place.isFresh ? undefined : page;
    const asked = await fail(page, place.requests, fault);
    await place.ask(page);
    // The script that sends the request arrives in real time, which the page's clock says nothing about.
    await expect.poll(() => asked.length, { message: name }).toBeGreaterThan(0);
    if (name === 'held back') {
      expect(await timeUntil(page, place.loading(page), 100)).toBeLessThanOrEqual(300);
      expect(
        await place.loading(page).evaluate((words) => words.checkVisibility() || words.closest('select') !== null),
      ).toBe(true);
    }
    const told = await timeUntil(page, place.failed(page));
    expect(told, name).toBeLessThanOrEqual(8_500);
    if (place.exactly) expect(told, name).toBeGreaterThanOrEqual(place.exactly - 500);
    expect(asked, name).toHaveLength(fault.requests);
    if (fault.status) {
      expect(logged.join('\n'), name).toContain(`answered with status ${fault.status}, request id-of-request`);
      if (!place.requests.toString().includes('api') && !place.requests.toString().includes('facts'))
        expect(await page.locator('main').textContent(), name).toContain('id-of-request');
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await place.tryAgain?.(page);
    await timeUntil(page, place.loaded(page));
    await place.leave(page);
    await idle(page);
    if (place.isFresh) continue;
    // What was loaded in the end is forgotten before the next fault.
    await page.clock.fastForward(31 * 60_000);
    await settled(page);
  }
});

test('a page that was read a moment before needs no request, and none that succeeds', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await page.goto('/people', { waitUntil: 'domcontentloaded' });
  await hydrated(page.getByRole('banner').getByRole('link', { name: 'Our Story' }).first());
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/our-story.data') && asked.push(request.url())));
  for (const [to, name] of [
    ['/our-story', 'Our Story'],
    ['/loyalty', 'Loyalty'],
    ['/our-story', 'Our Story'],
    ['/loyalty', 'Loyalty'],
  ] as const) {
    await navigate(page, to);
    await heading(name).waitFor();
  }
  expect(asked).toHaveLength(1);

  await page.clock.fastForward(11 * 60_000);
  const failing = await fail(page, '**/our-story.data*', { status: 503, requests: 3 });
  await navigate(page, '/our-story');
  await timeUntil(page, heading('Our Story'));
  expect(failing).toHaveLength(3);
});
