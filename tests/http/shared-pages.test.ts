import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageCacheLimits } from '#platform/http/cache/page-cache.ts';
import { forgetfulSiteOfThisFile } from './forgetful-site.ts';

const site = forgetfulSiteOfThisFile();

/** Returns the compressed bytes as they are sent. */
function fetchEncoded(path: string, acceptEncoding: string): Promise<{ coding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { 'accept-encoding': acceptEncoding } }, async (response) => {
      const chunks = await response.toArray();
      resolve({ coding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

test('a shared page is rendered once and then kept, with its policy and under an id of each request', async () => {
  const first = await fetch(`${site.url}/`);
  const second = await fetch(`${site.url}/`);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(site.rendered()).toEqual(['/']);
});

test('a shared page comes as 304 to a visitor who has it', async () => {
  const etag = (await fetch(`${site.url}/`)).headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/`, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(await again.text()).toBe('');
  const changed = await fetch(`${site.url}/`, { headers: { 'if-none-match': '"other"' } });
  expect(changed.status).toBe(200);
});

test('a shared page comes in the coding that the browser takes, always the same page', async () => {
  const plain = await fetchEncoded('/', 'identity');
  const br = await fetchEncoded('/', 'gzip, deflate, br');
  const gzip = await fetchEncoded('/', 'gzip, br;q=0');
  expect([plain.coding, br.coding, gzip.coding]).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(site.rendered()).toEqual(['/']);
});

test.each(['/', '/hotel/the-tivoli', '/own', '/desk/sign-in', '/nowhere'])(
  'a proxy that keeps %s keeps each coding of it: every answer, a 304 too, varies with it',
  async (path) => {
    for (const coding of ['identity', 'gzip', 'gzip, deflate, br']) {
      const answer = await fetch(site.url + path, { headers: { 'accept-encoding': coding } });
      expect(answer.headers.get('vary')?.toLowerCase(), coding).toContain('accept-encoding');
      const etag = answer.headers.get('etag');
      if (!etag) continue;
      const again = await fetch(site.url + path, { headers: { 'accept-encoding': coding, 'if-none-match': etag } });
      expect(again.headers.get('vary')?.toLowerCase(), `${coding}, ${again.status}`).toContain('accept-encoding');
    }
  },
);

test('a shared page answers HEAD with the head of GET and no body', async () => {
  const head = await fetch(`${site.url}/`, { method: 'HEAD' });
  const whole = await fetch(`${site.url}/`);
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
  expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  expect(await head.text()).toBe('');
});

test('a shared page is rendered without the cookie of whoever asked first', async () => {
  await fetch(`${site.url}/`, { headers: { cookie: 'who=asha' } });
  expect(site.seen.renderings).toEqual([{ url: '/', cookie: null, foreignOrigin: false }]);
});

test('a shared page asked for by fifty at once is rendered once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/turn`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(site.rendered()).toEqual(['/turn']);
});

test('a shared page is served as it was while it is rendered anew', async () => {
  const before = await (await fetch(`${site.url}/turn`)).text();
  site.wait(pageCacheLimits.fresh + 1);
  expect(await (await fetch(`${site.url}/turn`)).text()).toBe(before);
  await expect.poll(async () => await (await fetch(`${site.url}/turn`)).text()).not.toBe(before);
  expect(site.rendered()).toHaveLength(2);
});

test('a shared page is rendered at once when what is kept is too old to show', async () => {
  const before = await (await fetch(`${site.url}/turn`)).text();
  site.wait(pageCacheLimits.fresh + pageCacheLimits.stale + 1);
  expect(await (await fetch(`${site.url}/turn`)).text()).not.toBe(before);
});

test('a shared page that can no longer be rendered is served from before for an hour, then fails', async () => {
  const before = await (await fetch(`${site.url}/turn`)).text();
  site.seen.turn = 'fails';
  site.wait(pageCacheLimits.fresh + pageCacheLimits.stale + 1);
  const old = await fetch(`${site.url}/turn`);
  expect([old.status, await old.text()]).toEqual([200, before]);
  site.wait(pageCacheLimits.ifError);
  expect((await fetch(`${site.url}/turn`)).status).toBe(500);
});

test('a shared page keeps no failure', async () => {
  site.seen.turn = 'fails';
  expect((await fetch(`${site.url}/turn`)).status).toBe(500);
  site.seen.turn = 'works';
  expect((await fetch(`${site.url}/turn`)).status).toBe(200);
});

test('a shared page answers the data request of a navigation inside the site from the cache too', async () => {
  const first = await fetch(`${site.url}/hotel/the-tivoli.data?_routes=hotel%2F%3Aslug`);
  const second = await fetch(`${site.url}/hotel/the-tivoli.data?_routes=hotel%2F%3Aslug`);
  expect(first.headers.get('content-type')).toBe('text/x-script');
  expect(await second.text()).toBe(await first.text());
  expect(site.rendered()).toHaveLength(1);
});

test('a shared page from the fallback says so, and is rendered anew after seconds', async () => {
  const response = await fetch(`${site.url}/brands`);
  expect([response.status, response.headers.get('x-content-source')]).toEqual([200, 'fallback']);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('tivoli,omnia');
  site.wait(2 * pageCacheLimits.fallback);
  await fetch(`${site.url}/brands`);
  expect(site.rendered()).toHaveLength(2);
});
