import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from './browser/accessible.ts';
import { desktop, phone, siteForReaders } from './browser/site.ts';

const site = siteForReaders();

/** Each route has its address, its heading, some words of its own, and its status if that is not 200. */
const pages: [path: string, heading: string, words: string, status?: number][] = [
  ['/', 'A palace, lit for your evening', 'Unforgettable Experiences'],
  ['/hotel/the-tivoli', 'The Tivoli', 'Oyster Greens'],
  ['/hotel/omnia-noida', 'Omnia Noida', 'Urban Suite'],
  ['/locations', 'Our Locations', 'ALL BRANDS'],
  ['/locations/noida', 'Hotels and Venues in Noida', 'Tivoli Lotus Court'],
  ['/locations?brand=nobody', 'Our Locations', 'No properties found matching your criteria.'],
  ['/locations?guests=150&setting=outdoor', 'Halls and lawns for 150 guests', 'spaces fit 150 guests.'],
  ['/all-locations', 'All Locations', 'Rewari'],
  ['/brands', 'Our Brands', 'View Details'],
  ['/brands/omnia', 'Omnia by Tivoli', 'Omnia Dwarka Expressway'],
  ['/compare', 'Compare Venues', 'Upper HSE'],
  ['/enquire', 'Plan Your Special Occasion', 'Special Requirements'],
  ['/weddings', 'Wedding Celebrations at Tivoli', 'Plan Your Dream Wedding'],
  ['/careers', 'Careers at Tivoli', 'What you can count on'],
  ['/offers', 'Offers', 'Two days in Ambala'],
  ['/loyalty', 'Loyalty', 'How it will work'],
  ['/privacy', 'Privacy Policy', 'Digital Personal Data Protection Act, 2023'],
  ['/cookies', 'Cookie Policy', 'tivoli_sent'],
  ['/our-story', 'Our Story', '1931'],
  ['/people', 'People', 'Connect With Our Team'],
  ['/sustainability', 'Sustainability', '300–400'],
  ['/sustainability/esg-summary', 'ESG Summary', '17 rainwater pits'],
  ['/press-coverage', 'Press Coverage', 'Media Enquiries'],
  ['/tivolinet', 'Tivoli Net', 'Gurugram'],
  ['/digital-qr', 'Digital Experience', 'Digital Menu'],
  ['/hotel/nobody-knows-it', 'Hotel Not Found', 'Back to Locations', 404],
  ['/nowhere/at/all', 'Page Not Found', 'Search', 404],
];

/** A word written like a variable, such as `reportInvalid`, shows that a rename changed the text of a page. */
const nameOfCode = /\b[a-z]{2,}[A-Z][a-z]+\b/g;

/**
 * Returns the pictures that are the largest of the first screen but are fetched late. Of smaller ones nobody waits: the
 * words beside them are the largest paint.
 */
async function lateFirstPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 20_000;
    const areaInSight = (image: HTMLImageElement) => {
      const { x, y, right, bottom } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(x, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(y, 0);
      return image.checkVisibility() && width > 0 && height > 0 ? width * height : 0;
    };
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main .picture-image')];
    const early = pictures.filter(({ loading }) => loading !== 'lazy');
    const largest = Math.max(smallest, ...early.map(areaInSight));
    const late = pictures.filter((image) => !early.includes(image) && areaInSight(image) > largest);
    return late.map(({ src }) => src);
  });
}

/**
 * Returns the elements that the Nu Html Checker refuses or warns of and that no other test sees; `npm run prove html` runs
 * the checker itself.
 */
async function wronglyMarkedUp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = ':is(h1, h2, h3, h4, h5, h6)';
    const wrong = [
      'input[type=hidden][readonly]',
      `span ${headings}`,
      `:is(article, section):not(:has(${headings}), [aria-label])`,
      ':is(article, section) :is(article, section) h1',
    ];
    return [...document.querySelectorAll(wrong.join())].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

test.each(pages)('%s has its status and words, fits every screen and has no barrier', async (...asked) => {
  const [path, heading, words, status = 200] = asked;
  const page = await site.visitor({ viewport: { width: 320, height: 640 } });
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  expect([response?.status(), (await page.locator('h1').textContent())?.trim()]).toEqual([status, heading]);
  expect(await page.locator('main').textContent()).toContain(words);
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes scripts and joins the words of blocks
  const shown = await page.locator('body').innerText();
  expect(shown.match(nameOfCode), 'no name of code in a sentence').toBeNull();
  expect(await page.title()).toMatch(/Tivoli|Omnia/);
  expect(await wronglyMarkedUp(page), 'markup says what it is').toEqual([]);
  await expectToFit(page);
  await page.setViewportSize(phone);
  expect(await lateFirstPictures(page), 'pictures seen first are fetched first').toEqual([]);
  await expectAccessible(page);
  await page.setViewportSize(desktop);
  await expectToFit(page);
  await expectAccessible(page);
});
