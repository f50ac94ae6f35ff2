import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageCacheLimits } from '#server/edge/limits.ts';
import { stubSiteOfThisFile } from './stub-site.ts';

let now = 0;
const site = stubSiteOfThisFile({ pageCache: { now: () => now } });

/** Every test begins when all that was kept before has long been forgotten. */
beforeEach(() => {
  now += 10 * pageCacheLimits.ifError;
  site.seen.renderings.length = 0;
  site.seen.turn = 'works';
});

function rendered(): string[] {
  return site.seen.renderings.map(({ url }) => url);
}

/** The bytes as they are on the wire. */
function fetchEncoded(path: string, acceptEncoding: string): Promise<{ coding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { 'accept-encoding': acceptEncoding } }, async (response) => {
      const chunks = await response.toArray();
      resolve({ coding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a shared page', () => {
  test('is rendered once and then kept, with its policy and under an id of each request', async () => {
    const first = await fetch(`${site.url}/`);
    const second = await fetch(`${site.url}/`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
    expect(rendered()).toEqual(['/']);
  });

  test('comes as 304 to a visitor who has it', async () => {
    const etag = (await fetch(`${site.url}/`)).headers.get('etag') ?? '';
    const again = await fetch(`${site.url}/`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    const changed = await fetch(`${site.url}/`, { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('comes in the coding that the browser takes, always the same page', async () => {
    const plain = await fetchEncoded('/', 'identity');
    const br = await fetchEncoded('/', 'gzip, deflate, br');
    const gzip = await fetchEncoded('/', 'gzip, br;q=0');
    expect([plain.coding, br.coding, gzip.coding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(rendered()).toEqual(['/']);
  });

  test('answers HEAD with the head of GET and no body', async () => {
    const head = await fetch(`${site.url}/`, { method: 'HEAD' });
    const whole = await fetch(`${site.url}/`);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(await head.text()).toBe('');
  });

  test('is rendered without the cookie of whoever asked first', async () => {
    await fetch(`${site.url}/`, { headers: { cookie: 'who=asha' } });
    expect(site.seen.renderings).toEqual([{ url: '/', cookie: null, foreignOrigin: false }]);
  });

  test('asked for by fifty at once is rendered once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/turn`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(rendered()).toEqual(['/turn']);
  });

  test('is served as it was while it is rendered anew', async () => {
    const before = await (await fetch(`${site.url}/turn`)).text();
    now += pageCacheLimits.fresh + 1;
    expect(await (await fetch(`${site.url}/turn`)).text()).toBe(before);
    await until(() => rendered().length === 2);
    await until(() => site.log.length > 0);
    const after = await (await fetch(`${site.url}/turn`)).text();
    expect(after).not.toBe(before);
    expect(rendered()).toHaveLength(2);
  });

  test('is rendered at once when what is kept is too old to show', async () => {
    const before = await (await fetch(`${site.url}/turn`)).text();
    now += pageCacheLimits.fresh + pageCacheLimits.stale + 1;
    expect(await (await fetch(`${site.url}/turn`)).text()).not.toBe(before);
  });

  test('that can no longer be rendered is served from before for an hour, then fails', async () => {
    const before = await (await fetch(`${site.url}/turn`)).text();
    site.seen.turn = 'fails';
    now += pageCacheLimits.fresh + pageCacheLimits.stale + 1;
    const old = await fetch(`${site.url}/turn`);
    expect([old.status, await old.text()]).toEqual([200, before]);
    now += pageCacheLimits.ifError;
    expect((await fetch(`${site.url}/turn`)).status).toBe(500);
  });

  test('keeps no failure', async () => {
    site.seen.turn = 'fails';
    expect((await fetch(`${site.url}/turn`)).status).toBe(500);
    site.seen.turn = 'works';
    expect((await fetch(`${site.url}/turn`)).status).toBe(200);
  });

  test('answers the data request of a navigation inside the site from the cache too', async () => {
    const first = await fetch(`${site.url}/hotel/the-tivoli.data?_routes=hotel%2F%3Aslug`);
    const second = await fetch(`${site.url}/hotel/the-tivoli.data?_routes=hotel%2F%3Aslug`);
    expect(first.headers.get('content-type')).toBe('text/x-script');
    expect(await second.text()).toBe(await first.text());
    expect(rendered()).toHaveLength(1);
  });
});

describe('the query', () => {
  test('parameters that nobody knows neither reach the page nor add an entry', async () => {
    for (let at = 0; at < 20; at += 1) await fetch(`${site.url}/filter?utm_source=letter-${at}&x=${at}`);
    expect(rendered()).toEqual(['/filter']);
  });

  test('known parameters have one order', async () => {
    await fetch(`${site.url}/filter?venue=lotus&brand=omnia`);
    await fetch(`${site.url}/filter?brand=omnia&utm=1&venue=lotus`);
    expect(rendered()).toEqual(['/filter?brand=omnia&venue=lotus']);
  });

  test('a value that no route lists is rendered and not kept', async () => {
    await fetch(`${site.url}/filter?brand=nobody`);
    await fetch(`${site.url}/filter?brand=nobody`);
    expect(rendered()).toHaveLength(2);
  });

  test('values of any kind push out one another but not the page without them', async () => {
    await fetch(`${site.url}/filter`);
    for (let at = 0; at < 2 * pageCacheLimits.variants; at += 1) await fetch(`${site.url}/filter?venue=v${at}`);
    site.seen.renderings.length = 0;
    await fetch(`${site.url}/filter`);
    await fetch(`${site.url}/filter?venue=v${2 * pageCacheLimits.variants - 1}`);
    expect(rendered()).toEqual([]);
    await fetch(`${site.url}/filter?venue=v0`);
    expect(rendered()).toEqual(['/filter?venue=v0']);
  });
});

describe('nothing of one visitor reaches another', () => {
  test('a page that is not shared is rendered for each, and nobody may keep it', async () => {
    const asha = await fetch(`${site.url}/own`, { headers: { cookie: 'who=asha' } });
    expect(asha.headers.get('cache-control')).toBe('private, no-store');
    expect(await asha.text()).toContain('who=asha');
    expect(await (await fetch(`${site.url}/own`)).text()).toContain('nobody');
  });

  test('a shared page that sets a cookie is not kept', async () => {
    const first = await fetch(`${site.url}/cookie`);
    expect(first.headers.get('set-cookie')).toBe('who=you');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    await Promise.all([fetch(`${site.url}/cookie`), fetch(`${site.url}/cookie`)]);
    expect(rendered()).toHaveLength(3);
  });

  test('a shared page that calls itself private is not kept', async () => {
    const first = await fetch(`${site.url}/secret`);
    expect(first.headers.get('cache-control')).toBe('private');
    await fetch(`${site.url}/secret`);
    expect(rendered()).toHaveLength(2);
  });

  test('an answer to a post is not kept', async () => {
    const posted = await fetch(`${site.url}/form`, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
    expect(posted.status).toBe(422);
    expect(posted.headers.get('cache-control')).toBe('private, no-store');
  });
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
    expect(rendered()).toEqual(['/not-found?q=lawn']);
  });

  test('an unknown hotel is 404 and takes no room', async () => {
    expect((await fetch(`${site.url}/hotel/nobody`)).status).toBe(404);
    await fetch(`${site.url}/hotel/nobody`);
    expect(rendered()).toHaveLength(2);
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
    expect(rendered()).toEqual(['/alias']);
  });
});

describe('when a page breaks', () => {
  test('its error page comes with 500, and the log has the error under the request id, without what a visitor typed', async () => {
    site.seen.turn = 'fails';
    site.log.length = 0;
    const response = await fetch(`${site.url}/turn`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(await response.text()).toContain('an error');
    const id = response.headers.get('x-request-id');
    const line = site.log.find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ id, err: { message: 'turned bad for (e-mail)' } });
    expect(JSON.stringify(site.log)).not.toContain('asha@');
  });

  test('the last-resort screen comes where the error page breaks as well', async () => {
    const response = await fetch(`${site.url}/hopeless`);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('<title>Unexpected Application Error! | Tivoli</title>');
    expect(text).toContain(response.headers.get('x-request-id'));
  });
});
