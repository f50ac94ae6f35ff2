import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageCacheLimits } from '#platform/http/cache/page-cache.ts';
import { type CachedPage, cachePage, weigh } from './cached-page.ts';
import { PageCache, type Rendering } from './page-cache.ts';

let now = 0;

function cacheOf(bytes?: number): PageCache {
  return new PageCache({ now: () => now, ...(bytes !== undefined && { bytes }) });
}

async function aPage(text: string, { status = 200, isFallback = false, store = true } = {}): Promise<Rendering> {
  return { page: await cachePage(new Response(text, { status }), isFallback), store };
}

function textOf(found: ReturnType<PageCache['find']>): string | undefined {
  return found?.page.bodies.identity.toString();
}

test('stays within its bytes, and what was asked for last stays', async () => {
  const cache = cacheOf(100_000);
  for (let at = 0; at < 50; at += 1) {
    await cache.render(`page ${at}`, () => aPage(`${at} ${'x'.repeat(10_000)}`));
    cache.find('page 0');
    expect(cache.size.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(cache.find('page 0')).toBeDefined();
  expect(cache.find('page 1')).toBeUndefined();
  expect(cache.find('page 49')).toBeDefined();
});

test('a page above the limit of one page is rendered and not kept', async () => {
  const cache = cacheOf();
  await cache.render('large', () => aPage('x'.repeat(pageCacheLimits.pageBytes + 1)));
  expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

test('a page from the fallback is kept for seconds, so that live data shows as soon as it is back', async () => {
  const cache = cacheOf();
  await cache.render('page', () => aPage('built-in', { isFallback: true }));
  now += pageCacheLimits.fallback;
  expect(cache.find('page')?.isStale).toBe(true);
  now += pageCacheLimits.fallback;
  expect(cache.find('page')).toBeUndefined();
});

test('a page that is gone is forgotten at once', async () => {
  const cache = cacheOf();
  await cache.render('page', () => aPage('here'));
  await cache.render('page', () => aPage('gone', { status: 404, store: false }));
  expect(cache.find('page')).toBeUndefined();
});

test('a failure does not push out what was there, and is not asked for again at once', async () => {
  const cache = cacheOf();
  await cache.render('page', () => aPage('good'));
  now += pageCacheLimits.fresh;
  await cache.render('page', () => aPage('bad', { status: 503, store: false }));
  const found = cache.find('page');
  expect([textOf(found), found?.isStale]).toEqual(['good', false]);
});

test('those who wait for an answer that sets a cookie each get their own', async () => {
  const cache = cacheOf();
  let made = 0;
  const make = async (): Promise<Rendering> => {
    made += 1;
    return { alone: new Response(String(made)) };
  };
  const answers = await Promise.all([1, 2, 3].map(() => cache.render('page', make)));
  const texts = await Promise.all(answers.map((answer) => ('alone' in answer ? answer.alone.text() : '')));
  expect(texts.sort()).toEqual(['1', '2', '3']);
});

const longText = (title: string) =>
  title + Array.from({ length: 2000 }, (_, at) => `${(at * 7919) % 1009} rooms and halls `).join('');

async function aLongPage(title = 'page'): Promise<{ page: CachedPage; store: boolean }> {
  const headers = { 'content-type': 'text/html' };
  return { page: await cachePage(new Response(longText(title), { headers }), false), store: true };
}

const compressedBytes = ({ bodies }: CachedPage) => bodies.br?.length ?? 0;

/**
 * Resolves when the cache has compressed everything. It compresses one page after another, so the last one asked for
 * is the last.
 */
async function allCompressed(cache: PageCache): Promise<void> {
  const last = await aLongPage('last');
  const quick = compressedBytes(last.page);
  await cache.render('last', async () => last);
  while (compressedBytes(last.page) === quick) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a page that comes out the same again keeps its densest body', async () => {
  const cache = cacheOf();
  const { page } = await aLongPage();
  const quick = compressedBytes(page);
  await cache.render('page', async () => ({ page, store: true }));
  await allCompressed(cache);
  const size = compressedBytes(page);
  expect(size).toBeLessThan(quick);
  await cache.render('page', () => aLongPage());
  expect(cache.find('page')?.page.bodies.br?.length).toBe(size);
});

test('a page that is rendered again while it waits for its densest body gets it all the same', async () => {
  const cache = cacheOf();
  await cache.render('ahead', () => aLongPage('ahead'));
  const { page } = await aLongPage();
  const quick = compressedBytes(page);
  const same = await aLongPage();
  await cache.render('page', async () => ({ page, store: true }));
  await cache.render('page', async () => same);
  await allCompressed(cache);
  expect(cache.find('page')?.page.bodies.br?.length).toBeLessThan(quick);
});

test('a page that is dropped while it waits for its densest body does not get it', async () => {
  const { page } = await aLongPage();
  const quick = compressedBytes(page);
  const cache = cacheOf(3 * weigh(page, 'page'));
  await cache.render('ahead', () => aLongPage('ahead'));
  await cache.render('page', async () => ({ page, store: true }));
  for (const key of ['a', 'b', 'c', 'd']) await cache.render(key, () => aLongPage(key));
  expect(cache.find('page')).toBeUndefined();
  await allCompressed(cache);
  expect(compressedBytes(page)).toBe(quick);
});

test('a search that nobody makes again is not compressed at its best, one that is rendered again is', async () => {
  const cache = cacheOf();
  const once = await aLongPage('once');
  const quick = compressedBytes(once.page);
  await cache.render('/search?q=once', async () => once);
  await cache.render('/search?q=again', () => aLongPage('again'));
  now += pageCacheLimits.fresh;
  await cache.render('/search?q=again', () => aLongPage('again'));
  await allCompressed(cache);
  expect(compressedBytes(once.page)).toBe(quick);
  expect(cache.find('/search?q=again')?.page.bodies.br?.length).toBeLessThan(quick);
});

test('variants of many paths take a bound of their own, and no page without a query goes for them', async () => {
  const cache = new PageCache({ bestCompression: false });
  const text = 'x'.repeat(90_000);
  const paths = Array.from({ length: 40 }, (_, at) => `/hotel/${at}`);
  for (const path of paths) await cache.render(path, () => aPage(text));
  const { bytes } = cache.size;
  for (let at = 0; at < 15; at += 1)
    for (const path of paths) await cache.render(`${path}?menu=${at}`, () => aPage(text));
  expect(paths.filter((path) => !cache.find(path))).toEqual([]);
  expect(cache.find('/hotel/39?menu=14')).toBeDefined();
  expect(cache.size.bytes - bytes).toBeLessThanOrEqual(pageCacheLimits.variantBytes);
});

test('a page that differs at each rendering is not compressed at its best, however often it is asked for', async () => {
  const cache = cacheOf();
  await cache.render('page', () => aLongPage('one'));
  const other = await aLongPage('other');
  const quick = compressedBytes(other.page);
  await cache.render('page', async () => other);
  cache.find('page');
  await allCompressed(cache);
  expect(compressedBytes(other.page)).toBe(quick);
});

test('after content was changed no kept page is served, also none whose rendering had begun before', async () => {
  const cache = cacheOf();
  await cache.render('page', () => aPage('before'));
  let finish = (_: Rendering) => {};
  const slow = cache.render('slow', () => new Promise<Rendering>((resolve) => (finish = resolve)));
  cache.outdate();
  finish(await aPage('before, too'));
  await slow;
  expect(cache.find('page')).toBeUndefined();
  expect(cache.find('slow')).toBeUndefined();
  const failed = await cache.render('page', () => aPage('failed', { status: 503, store: false }));
  expect('page' in failed && failed.page.bodies.identity.toString()).toBe('before');
  await cache.render('page', () => aPage('after'));
  expect(textOf(cache.find('page'))).toBe('after');
});

/** Resident bytes of this process that the garbage collector cannot free. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('thousands of small pages under long addresses take no more memory than the cache may have', async () => {
  const bytes = 16 * 1024 * 1024;
  const cache = new PageCache({ bytes, bestCompression: false });
  const headers = { 'content-type': 'text/html', 'content-security-policy': 'x'.repeat(500) };
  const before = usedBytes();
  for (let at = 0; at < 6_000; at += 1) {
    const text = `${at} ${'rooms and halls '.repeat(50)}`;
    const key = `/contact${'/'.repeat(3_000)}${at}`.split('').join('');
    await cache.render(key, async () => ({
      page: await cachePage(new Response(text, { headers }), false),
      store: true,
    }));
  }
  expect(cache.size.entries).toBeGreaterThan(500);
  expect(usedBytes() - before).toBeLessThan(1.25 * bytes);
});
