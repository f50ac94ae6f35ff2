import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

async function open(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const page = await site.visitor({ viewport, javaScriptEnabled: false });
  // Every picture's place is known before it comes.
  await page.route(/\.(avif|webp|jpeg)(\?|$)/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return page;
}

async function boxOf(page: Page, selector: string) {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('every house offers the enquiry in the header and, on a phone, in the bar', async () => {
  for (const { slug } of properties) {
    const html = await (await fetch(`${site.url}/hotel/${slug}`)).text();
    const ways = [...html.matchAll(/<a [^>]*href="(#venue-booking-form|\/enquire\?venue=[a-z-]+)"[^>]*>Enquire</g)];
    expect(ways.length, slug).toBe(2);
  }
});

test('on a wide screen the picture of the wedding begins above its plaque, however long the words are', async () => {
  const page = await open('/hotel/tivoli-royal-palace', desktop);
  const [picture, plaque] = [await boxOf(page, '.wedding-picture'), await boxOf(page, '.wedding-plaque')];
  expect(plaque.top).toBeGreaterThan(picture.top + 30);
  expect(Math.abs(plaque.bottom - picture.bottom)).toBeLessThan(1);
});

test('on a wide screen the first of five rooms is shown 3:2, its words beside it and the others in a row', async () => {
  const page = await open('/hotel/wedcation-by-tivoli-ambala', desktop);
  const [picture, facts] = [await boxOf(page, '.room-picture .picture'), await boxOf(page, '.room-facts')];
  expect((picture.right - picture.left) / (picture.bottom - picture.top)).toBeCloseTo(1.5, 1);
  expect(facts.left).toBeGreaterThan(picture.right);
  const [second, last] = [await boxOf(page, '.room:nth-child(2)'), await boxOf(page, '.room:last-child')];
  expect(second.top).toBe(last.top);
  expect(last.right).toBeGreaterThan(desktop.width - 100);
});

test('on a wide screen dining venues fill one row, and a single one stands beside its picture', async () => {
  for (const slug of ['the-tivoli', 'wedcation-by-tivoli-ambala', 'omnia-noida']) {
    const page = await open(`/hotel/${slug}`, desktop);
    const [row, last] = [await boxOf(page, '.dining-rows'), await boxOf(page, '.dining-row:last-child')];
    expect(Math.abs(last.right - row.right), slug).toBeLessThan(1);
    expect(Math.abs(last.top - row.top), slug).toBeLessThan(1);
  }
  const page = await open('/hotel/tivoli-royal-palace', desktop);
  const [picture, words] = [await boxOf(page, '.dining-picture'), await boxOf(page, '.dining-row h3')];
  expect(words.left).toBeGreaterThan(picture.right);
});

test('on a wide screen of Royal Palace the film and the tour beside it are equally high', async () => {
  const page = await open('/hotel/tivoli-royal-palace', desktop);
  const [film, tour] = [await boxOf(page, '#film .picture'), await boxOf(page, '.tour-picture')];
  expect(Math.abs(film.top - tour.top)).toBeLessThan(1);
  expect(Math.abs(film.bottom - tour.bottom)).toBeLessThan(1);
});

test('on a wide screen of The Upper HSE the facts for a planner stand below the floors and the table', async () => {
  const page = await open('/hotel/upper-hse-sultanpur', desktop);
  const [floors, table, facts] = [
    await boxOf(page, '.space-floors'),
    await boxOf(page, '#planning table'),
    await boxOf(page, '#planning .policy-rows'),
  ];
  expect(table.left).toBeGreaterThan(floors.right);
  expect(facts.top).toBeGreaterThan(Math.max(floors.bottom, table.bottom));
  expect(Math.abs(facts.left - floors.left)).toBeLessThan(1);
});

test('on a phone the controls of the first pictures stand on the picture, clear of the bar', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/upper-hse-sultanpur');
  const [controls, picture] = [await boxOf(page, '.hotel-hero-plaque'), await boxOf(page, '.hotel-hero-picture')];
  expect(Math.abs(controls.bottom - picture.bottom)).toBeLessThan(1);
  expect(controls.left).toBeGreaterThanOrEqual(0);
});

test('the name of a room leads; on a phone the picture of the wedding reaches from edge to edge', async () => {
  const page = await open('/hotel/the-tivoli', desktop);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const name = await sizeOf(page, '.room-facts h3');
    expect(await sizeOf(page, '.room-facts h3 ~ p:has-text("Contact for rates")')).toBeLessThan(name * 0.8);
  }
  const picture = await boxOf(page, '.wedding-picture');
  expect([picture.left, picture.right]).toEqual([0, phone.width]);
});

test('on a wide screen of Omnia Noida the ways stand beside the map, and the room beside its picture', async () => {
  const page = await open('/hotel/omnia-noida', desktop);
  const [map, ways] = [await boxOf(page, '.locator'), await boxOf(page, '.contact-ways')];
  expect(ways.left).toBeGreaterThan(map.right);
  expect(ways.top).toBeGreaterThan(map.top - 8);
  expect(ways.bottom).toBeLessThan(map.bottom);
  const [picture, facts] = [await boxOf(page, '.room-picture'), await boxOf(page, '.room-facts')];
  expect(Math.abs(facts.top - picture.top)).toBeLessThan(1);
});

test('a space is drawn between the margins of its page, under a breadcrumb of one line', async () => {
  const page = await open('/hotel/the-tivoli/spaces/oyster-greens', desktop);
  const [trail, drawing, ways] = [
    await boxOf(page, '.breadcrumb li a'),
    await boxOf(page, '.seated-drawing'),
    await boxOf(page, '.seated-ways'),
  ];
  expect(drawing.left).toBeGreaterThan(90);
  expect(Math.abs(trail.left - drawing.left)).toBeLessThan(8);
  expect(ways.right).toBeLessThan(desktop.width - 90);
  const crumbs = await boxOf(page, '.breadcrumb');
  expect(crumbs.bottom - crumbs.top).toBeLessThan(56);
});

test('a breadcrumb that needs two lines shows no stroke at the end or at the start of a line', async () => {
  const page = await open('/hotel/upper-hse-sultanpur/spaces/open-lush-garden', phone);
  const lines = await page
    .locator('.breadcrumb li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(2);
  // The stroke before the first words of a line is cut off: the words begin where the heading does.
  const words = await page.locator('.breadcrumb li').evaluateAll((items) =>
    items.map((item) => ({
      left: item.getBoundingClientRect().left,
      clip: getComputedStyle(item.parentElement ?? item).clipPath,
    })),
  );
  for (const { left } of words.filter((_, place) => lines[place] !== lines[place - 1])) expect(left).toBeLessThan(0);
  expect(words[0]?.clip).toContain('inset');
});
