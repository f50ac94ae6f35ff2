import { describe, expect, test } from 'vitest';
import { pageCacheLimits } from '#platform/http/cache/page-cache.ts';
import { forgetfulSiteOfThisFile } from './forgetful-site.ts';
import { places } from './stub-build.tsx';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = forgetfulSiteOfThisFile();
/** Its cache has room for some thirty of these small pages. */
const narrow = stubSiteOfThisFile({ pageCache: { bytes: 150_000 } });

describe('the query', () => {
  test('parameters that nobody knows neither reach the page nor add an entry', async () => {
    for (let at = 0; at < 20; at += 1) await fetch(`${site.url}/filter?utm_source=letter-${at}&x=${at}`);
    expect(site.rendered()).toEqual(['/filter']);
  });

  test('known parameters have one order', async () => {
    await fetch(`${site.url}/filter?venue=lotus&brand=omnia`);
    await fetch(`${site.url}/filter?brand=omnia&utm=1&venue=lotus`);
    expect(site.rendered()).toEqual(['/filter?brand=omnia&venue=lotus']);
  });

  test('a value that no route lists is rendered and not kept', async () => {
    await fetch(`${site.url}/filter?brand=nobody`);
    await fetch(`${site.url}/filter?brand=nobody`);
    expect(site.rendered()).toHaveLength(2);
  });

  test('values of any kind push out one another but not the page without them', async () => {
    await fetch(`${site.url}/filter`);
    for (let at = 0; at < 2 * pageCacheLimits.variants; at += 1) await fetch(`${site.url}/filter?venue=v${at}`);
    site.seen.renderings.length = 0;
    await fetch(`${site.url}/filter`);
    await fetch(`${site.url}/filter?venue=v${2 * pageCacheLimits.variants - 1}`);
    expect(site.rendered()).toEqual([]);
    await fetch(`${site.url}/filter?venue=v0`);
    expect(site.rendered()).toEqual(['/filter?venue=v0']);
  });
});

test('a hundred addresses with a query push out no page without one', async () => {
  const pages = ['/', '/filter', '/turn', '/hotel/the-tivoli'];
  for (const path of pages) await fetch(narrow.url + path);
  for (const place of places.slice(0, 50))
    for (const brand of ['omnia', 'tivoli']) await fetch(`${narrow.url}/filter?brand=${brand}&place=${place}`);
  narrow.seen.renderings.length = 0;
  for (const path of pages) expect((await fetch(narrow.url + path)).status).toBe(200);
  expect(narrow.seen.renderings).toEqual([]);
});

describe('addresses', () => {
  test('all addresses without a page are one 404 page that names none of them', async () => {
    const [first, second] = await Promise.all([fetch(`${site.url}/nowhere/asha`), fetch(`${site.url}/elsewhere?x=1`)]);
    expect([first.status, second.status]).toEqual([404, 404]);
    const text = await first.text();
    expect(text).not.toContain('asha');
    expect(await second.text()).toBe(text);
  });

  test('the 404 page takes its own parameters, and a flood of them pushes out nothing else', async () => {
    expect(await (await fetch(`${site.url}/lost?q=lawn&x=1`)).text()).toContain('?q=lawn');
    await fetch(`${site.url}/elsewhere?q=lawn`);
    expect(site.rendered()).toEqual(['/not-found?q=lawn']);
  });

  test('the data of all addresses without a page are one 404 as well', async () => {
    for (const path of ['/nowhere/asha.data', '/elsewhere.data?x=1', '/else//where.data?_routes=root%2C*']) {
      const answer = await fetch(site.url + path);
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('asha')]);
      await fetch(site.url + path);
    }
    expect(site.rendered()).toEqual(['/not-found.data', '/not-found.data?_routes=*%2Croot']);
  });

  test('a text file is kept as a shared page is; another spelling leads to it, and it has no data', async () => {
    const about = async (path: string) => {
      const answer = await fetch(site.url + path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location') ?? answer.headers.get('content-type')];
    };
    for (const _ of [1, 2])
      expect(await about('/robots.txt?x=1')).toEqual([200, expect.stringContaining('text/plain')]);
    expect(site.log.filter(({ route }) => route === '/robots.txt').map(({ served }) => served)).toEqual([
      'rendered',
      'kept',
    ]);
    for (const odd of ['/robots.txt/', '/ROBOTS.TXT', '//robots%2Etxt'])
      expect(await about(odd)).toEqual([308, '/robots.txt']);
    for (const _ of [1, 2]) expect((await about('/robots.txt.data'))[0]).toBe(404);
    expect(site.rendered()).toEqual(['/not-found.data']);
    expect((await fetch(`${site.url}/robots.txt`, { method: 'POST', body: new URLSearchParams() })).status).toBe(405);
  });

  test.each(['/API/x', '/Api/search?q=lawn', '/api', '/api/x.data'])(
    '%s, which is nearly an address of the API, is a short 404',
    async (path) => {
      const answer = await fetch(site.url + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect((await answer.text()).length).toBeLessThan(2_000);
      expect(site.seen.renderings).toEqual([]);
    },
  );

  test('an unknown hotel is 404 and takes no room', async () => {
    expect((await fetch(`${site.url}/hotel/nobody`)).status).toBe(404);
    await fetch(`${site.url}/hotel/nobody`);
    expect(site.rendered()).toHaveLength(2);
  });

  test.each([
    ['/hotel/the-tivoli/', '/hotel/the-tivoli'],
    ['//hotel//the-tivoli', '/hotel/the-tivoli'],
    ['/Hotel/The-Tivoli?x=1', '/hotel/the-tivoli?x=1'],
    ['/hotel/the%2Dtivoli', '/hotel/the-tivoli'],
  ])('%s is the page at %s', async (asked, canonical) => {
    const { status, headers } = await fetch(site.url + asked, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, canonical]);
  });

  test('a permanent redirect is kept', async () => {
    for (const _ of [1, 2]) {
      const { status, headers } = await fetch(`${site.url}/alias`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, '/hotel/the-tivoli']);
    }
    expect(site.rendered()).toEqual(['/alias']);
  });
});
