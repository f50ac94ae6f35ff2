import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectToFit } from './browser/accessible.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteForReaders } from './browser/site.ts';

const site = siteForReaders();

test('what frames every page is in the accessibility tree as it is on the screen', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/tivolinet', { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('navigation', { name: 'Main' }).ariaSnapshot()).toMatchInlineSnapshot(`
    "- navigation "Main":
      - link "Hotels":
        - /url: /#our-hotels
      - button "Brands"
      - button "Locations"
      - link "Offers":
        - /url: /offers
      - link "Loyalty":
        - /url: /loyalty
      - link "Weddings (opens in a new tab)":
        - /url: /weddings
      - link "Our Story":
        - /url: /our-story
      - link "Sustainability":
        - /url: /sustainability
      - link "People":
        - /url: /people"
  `);
  expect(await page.getByRole('contentinfo').ariaSnapshot()).toMatchInlineSnapshot(`
    "- contentinfo:
      - heading "Head Office" [level=2]
      - group:
        - text: Tivoli 1, Chhatarpur New Delhi 110074
        - link "+91 11 5550 0100":
          - /url: tel:+911155500100
        - link "hello@example.com":
          - /url: mailto:hello@example.com
      - heading "Sales & reservations" [level=2]
      - group:
        - list:
          - listitem:
            - link "The Tivoli":
              - /url: /locations?brand=tivoli
          - listitem:
            - link "Omnia by Tivoli":
              - /url: /locations?brand=omnia
          - listitem:
            - link "Wedcation by Tivoli":
              - /url: /locations?brand=wedcation
          - listitem:
            - link "The Upper HSE":
              - /url: /locations?brand=upper-hse
        - link "Regional offices":
          - /url: /tivolinet
        - paragraph: Central reservations
        - link "+91 11 5550 0101":
          - /url: tel:+911155500101
      - heading "Hotel locations" [level=2]
      - group:
        - heading "Delhi" [level=3]
        - list:
          - listitem:
            - link "The Tivoli":
              - /url: /hotel/the-tivoli
          - listitem:
            - link "Tivoli Bijwasan":
              - /url: /hotel/tivoli-bijwasan
          - listitem:
            - link "Tivoli Royal Court, Okhla":
              - /url: /hotel/tivoli-royal-court-okhla
          - listitem:
            - link "The Upper HSE, Sultanpur":
              - /url: /hotel/upper-hse-sultanpur
          - listitem:
            - link "Omnia Dwarka Expressway":
              - /url: /hotel/omnia-dwarka-expressway
        - heading "Noida" [level=3]
        - list:
          - listitem:
            - link "Tivoli Lotus Court":
              - /url: /hotel/tivoli-lotus-court
          - listitem:
            - link "Omnia Noida":
              - /url: /hotel/omnia-noida
        - heading "Greater Noida" [level=3]
        - list:
          - listitem:
            - link "Omnia Greater Noida":
              - /url: /hotel/omnia-greater-noida
        - heading "Panipat" [level=3]
        - list:
          - listitem:
            - link "Wedcation, Israna":
              - /url: /hotel/wedcation-by-tivoli-israna
        - heading "Ambala" [level=3]
        - list:
          - listitem:
            - link "Wedcation, Ambala":
              - /url: /hotel/wedcation-by-tivoli-ambala
        - heading "Palwal" [level=3]
        - list:
          - listitem:
            - link "Tivoli Royal Palace":
              - /url: /hotel/tivoli-royal-palace
        - heading "Rewari" [level=3]
        - list:
          - listitem:
            - link "Tivoli Heritage Palace":
              - /url: /hotel/tivoli-heritage-palace
      - button "Load the interactive map"
      - link "Open in Google Maps":
        - /url: https://www.google.com/maps/search/?api=1&query=Tivoli%2C%201%2C%20Chhatarpur%2C%20New%20Delhi%20110074
      - paragraph:
        - text: "© 2026 Tivoli The pictures are illustrations. Samples that nobody has supplied yet:"
        - checkbox "Mark them"
        - text: Mark them
      - list:
        - listitem:
          - link "Offers":
            - /url: /offers
        - listitem:
          - link "Loyalty":
            - /url: /loyalty
        - listitem:
          - link "Careers":
            - /url: /careers
        - listitem:
          - link "Press Coverage":
            - /url: /press-coverage
        - listitem:
          - link "Contact":
            - /url: /contact
        - listitem:
          - link "Privacy Policy":
            - /url: /privacy
        - listitem:
          - link "Terms of Service":
            - /url: /terms
        - listitem:
          - link "Cookie Policy":
            - /url: /cookies
        - listitem:
          - link "Accessibility":
            - /url: /accessibility
        - listitem:
          - link "Digital QR (opens in a new tab)":
            - /url: /digital-qr
        - listitem:
          - link "हिन्दी":
            - /url: /hi/tivolinet"
  `);
});

test.each([
  ['', 'Press Coverage', 'Contact'],
  ['/hi', 'ख़बरों में हम', 'संपर्क'],
])('the footer leads to the press and to whom to write to: “%s/people”', async (language, press, contact) => {
  const page = await site.visitor();
  await page.goto(`${language}/people`);
  const addresses = [press, contact].map((name) =>
    page.locator('footer').getByRole('link', { name, exact: true }).getAttribute('href'),
  );
  expect(await Promise.all(addresses)).toEqual([`${language}/press-coverage`, `${language}/contact`]);
});

test('at 200 % nothing is lost beside the screen, and the way to the form stays in sight', async () => {
  // A window of 1280 px at 200 % zoom has room for 640.
  const page = await site.visitor({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });
  for (const path of ['/', '/hotel/the-tivoli', '/locations', '/enquire', '/careers']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectToFit(page, `${path} at 200 %`);
    if (path !== '/enquire' && path !== '/careers')
      expect(await page.getByRole('link', { name: 'Enquire', exact: true }).last().isVisible(), path).toBe(true);
  }
});

test('on a phone enlarged to 200 % a hotel is as wide as its screen', async () => {
  const page = await site.visitor({ viewport: { width: 195, height: 422 }, deviceScaleFactor: 2 });
  for (const slug of ['the-tivoli', 'wedcation-by-tivoli-israna', 'omnia-greater-noida']) {
    await page.goto(`/hotel/${slug}`, { waitUntil: 'domcontentloaded' });
    await expectToFit(page, `${slug} at 195 px`);
  }
});

test('a phone has no bar for guests on careers; the arch of a missing page is seen at every width', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('.bottom-bar').isVisible()).toBe(false);
  await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' });
  const arch = await page.locator('.lost-arch').boundingBox();
  expect(arch && arch.x + arch.width / 2).toBeCloseTo(195, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await page.locator('.lost-arch').boundingBox();
  expect(wide?.width).toBeGreaterThan(360);
  expect(wide?.y).toBeLessThan(400);
});

test('on a wide screen the places without a second hotel stand side by side, below the map', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto('/all-locations', { waitUntil: 'domcontentloaded' });
  const map = await page.locator('.places-map').boundingBox();
  const places = await page
    .locator('.place-group:not(:has(li:nth-child(2)))')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })));
  expect(places.length).toBeGreaterThan(3);
  for (const { y, width } of places) {
    expect(y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0));
    expect(width).toBeLessThan(330);
  }
  expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(2);
});

test('the bar covers neither the links of a walk on a phone nor, at 200 %, the name of a house', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  const bar = page.locator('.bottom-bar');
  const boxOf = async (what: Locator) => {
    const box = await what.boundingBox();
    if (!box) throw new Error(`It is not on the page: ${what}`);
    return box;
  };
  await page.goto('/hotel/the-tivoli/tour', { waitUntil: 'domcontentloaded' });
  const way = await boxOf(page.locator('.walk-stop').first().getByRole('link').last());
  expect(way.y + way.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  await page.setViewportSize({ width: 195, height: 422 });
  const last = await boxOf(bar.getByRole('link').last());
  expect(last.x + last.width).toBeLessThanOrEqual(195);
  await page.setViewportSize({ width: 640, height: 450 });
  for (const slug of ['the-tivoli', 'omnia-greater-noida']) {
    await page.goto(`/hotel/${slug}`, { waitUntil: 'domcontentloaded' });
    const name = await boxOf(page.locator('h1'));
    expect(name.y + name.height, slug).toBeLessThanOrEqual((await boxOf(bar)).y);
    expect(name.y, slug).toBeGreaterThan(0);
  }
});

test('on a phone the footer unfolds, the menu ends with ways to ask, the bar gives way to a form', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  await page.goto('/weddings');
  const footer = page.getByRole('contentinfo');
  const offices = footer.getByRole('link', { name: 'Regional offices' });
  expect(await offices.isVisible()).toBe(false);
  await footer.locator('summary').nth(1).click();
  await offices.waitFor();
  const bar = page.locator('.bottom-bar');
  await hydrated(bar.locator('a').first());
  await page.locator('#plan form').getByLabel('Number of Guests').scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await bar.waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await bar.waitFor({ state: 'hidden' });
  const button = await page.locator('.hotel-hero .button').boundingBox();
  expect((button?.y ?? 844) + (button?.height ?? 0), 'the button of the first screen').toBeLessThan(844);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await page.locator('#site-menu .menu-foot a').allInnerTexts()).toEqual(['Enquire', 'Call', 'WhatsApp']);
});

test('in forced colours every button and field keeps an edge, and what has the focus shows it', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/enquire', { waitUntil: 'domcontentloaded' });
  const bare = await page.locator('main .button, main .field-box').evaluateAll((all) =>
    all.flatMap((one) => {
      const { borderBottomWidth, outlineStyle } = getComputedStyle(one);
      return borderBottomWidth !== '0px' || outlineStyle !== 'none' ? [] : [one.outerHTML];
    }),
  );
  expect(bare).toEqual([]);
  const lists = page.locator('main select');
  const arrows = await lists.evaluateAll((all) => all.map((one) => getComputedStyle(one).appearance !== 'none'));
  expect(new Set(arrows), 'lists that look like lists').toEqual(new Set([true]));
  await page.getByRole('button', { name: 'Submit Enquiry' }).focus();
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe('none');
});

test('a page that opens inside the site does so with a view transition', async () => {
  const page = await site.visitor({ viewport: desktop, reducedMotion: 'no-preference' });
  await page.goto('/tivolinet', { waitUntil: 'domcontentloaded' });
  const link = await hydrated(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Story' }));
  await page.evaluate(() => {
    const transitions: string[] = [];
    Object.assign(window, { transitions });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      transitions.push(location.pathname);
      return start(change);
    };
  });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Our Story' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { transitions: string[] }).transitions)).toHaveLength(1);
});

/**
 * Widths and heights are in pixels, by screen width and subject. UPDATE_LAYOUT=1 writes them again after an intended
 * change.
 */
const layoutFile = 'app/styleguide/styleguide-layout.json';
type Layout = Record<string, Record<string, [width: number, height: number]>>;

test('the style guide’s parts have their sizes, within a tolerance', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/styleguide', { waitUntil: 'load' });
  const found: Layout = {};
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.fonts.ready);
    found[width] = await page.locator('main section:has(> h2)').evaluateAll((all) =>
      Object.fromEntries(
        all.map((section) => {
          const box = section.getBoundingClientRect();
          return [section.querySelector('h2')?.textContent ?? '', [Math.round(box.width), Math.round(box.height)]];
        }),
      ),
    );
  }
  if (process.env.UPDATE_LAYOUT) writeFileSync(layoutFile, JSON.stringify(found));
  const known: Layout = JSON.parse(readFileSync(layoutFile, 'utf8'));
  for (const [width, subjects] of Object.entries(known)) {
    expect(Object.keys(found[width] ?? {})).toEqual(Object.keys(subjects));
    for (const [name, [wide, high]] of Object.entries(subjects)) {
      const [foundWide = 0, foundHigh = 0] = found[width]?.[name] ?? [];
      expect(Math.abs(foundWide - wide), `${name} at ${width}: width`).toBeLessThanOrEqual(2);
      expect(Math.abs(foundHigh - high), `${name} at ${width}: height`).toBeLessThanOrEqual(high * 0.03);
    }
  }
});

test('with the visitor’s own colours the current tab and the places of a carousel are still told apart', async () => {
  const page = await site.visitor({ viewport: desktop, forcedColors: 'active' });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const lines = page
    .locator('.our-hotels .tabs a')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomWidth));
  expect(await lines).toEqual(['3px', '0px', '0px', '0px']);
  const [current, other, ground] = await page.locator('.window .slide-dots').evaluate((dots) => {
    const [first, second] = [...dots.children].map((dot) => getComputedStyle(dot, '::before').backgroundColor);
    return [first, second, getComputedStyle(document.body).backgroundColor];
  });
  expect(new Set([current, other, ground]).size).toBe(3);
});
