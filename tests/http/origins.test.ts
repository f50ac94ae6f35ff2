import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '#platform/config.ts';
import { isPrivateConnection } from '#platform/http/security/trusted-proxies.ts';
import { sendRaw } from './raw.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

let site: StubSite;

function siteWith(config: Partial<Config>) {
  beforeAll(async () => {
    site = await startStubSite({ config });
  });
  afterAll(() => site.close());
}

function post(path: string, headers: Record<string, string>) {
  return fetch(site.url + path, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }), headers });
}

describe('on its own', () => {
  siteWith({});

  test('a post from another site reaches a page that answers it with the form, marked as foreign', async () => {
    const response = await post('/form', { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('name');
    expect(site.seen.renderings.at(-1)).toMatchObject({ url: '/form', foreignOrigin: true });
  });

  test('a post from another site never reaches a page that does not', async () => {
    const before = site.seen.renderings.length;
    const response = await post('/plain', { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('sent from another site');
    expect(site.seen.renderings.length).toBe(before);
  });

  test.each([
    ['its own origin', () => ({ origin: site.url }), 422],
    ['no origin at all, as from a script', () => ({}), 422],
    ['no origin, and the browser says it is another site', () => ({ 'sec-fetch-site': 'cross-site' }), 403],
    [
      'no origin, and the browser says it is a neighbour under our domain',
      () => ({ 'sec-fetch-site': 'same-site' }),
      403,
    ],
    ['no origin, and the browser says it is this site', () => ({ 'sec-fetch-site': 'same-origin' }), 422],
    ['no origin, and the browser says that its visitor typed the address', () => ({ 'sec-fetch-site': 'none' }), 422],
    [
      'an origin of "null", and the browser says it is a neighbour under our domain',
      () => ({ origin: 'null', 'sec-fetch-site': 'same-site' }),
      403,
    ],
    ['an origin of "null"', () => ({ origin: 'null' }), 403],
    [
      'an origin of "null", and the browser says it is this site',
      () => ({ origin: 'null', 'sec-fetch-site': 'same-origin' }),
      422,
    ],
    ['an origin that is none', () => ({ origin: 'not a url' }), 403],
    ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' }), 403],
  ])('a post with %s', async (_name, headers, status) => {
    expect((await post('/form', headers())).status).toBe(status);
  });

  test('nobody is believed about addresses, hosts and ids', async () => {
    const response = await fetch(`${site.url}/api/health`, {
      headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'chosen-by-visitor' },
    });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    expect(response.headers.get('x-request-id')).not.toBe('chosen-by-visitor');
  });

  test('the log tells visitors apart but not who they are, and drops queries', async () => {
    site.log.length = 0;
    await fetch(`${site.url}/filter?brand=omnia&email=asha@example.com`);
    await fetch(`${site.url}/asha@example.com/9810000000`);
    const lines = site.log.filter(({ msg }) => msg === 'request');
    expect(lines).toHaveLength(2);
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual([
      'bytes',
      'client',
      'id',
      'level',
      'method',
      'ms',
      'msg',
      'path',
      'route',
      'served',
      'status',
      'time',
    ]);
    expect(lines[0]).toMatchObject({
      path: '/filter',
      route: '/filter',
      status: 200,
      served: 'rendered',
      method: 'GET',
    });
    expect(lines[1]).toMatchObject({ path: '/(e-mail)/(number)', route: '*', status: 404 });
    expect(lines[0]?.client).toBe(lines[1]?.client);
    expect(JSON.stringify(lines)).not.toMatch(/127\.0\.0\.1|asha|9810/);
  });
});

describe('behind a proxy that ends TLS', () => {
  siteWith({ trustedProxies: ['127.0.0.0/8', '10.0.0.1'] });
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tivoli.example' };

  test('the origin is what the visitor sees, and a post from there is its own', async () => {
    const response = await post('/form', { ...forwarded, origin: 'https://tivoli.example' });
    expect(response.status).toBe(422);
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test('pages of different origins are kept apart', async () => {
    await fetch(`${site.url}/`);
    site.seen.renderings.length = 0;
    await fetch(`${site.url}/`, { headers: forwarded });
    expect(site.seen.renderings).toHaveLength(1);
  });

  test('the id of the proxy goes through', async () => {
    const { headers } = await fetch(`${site.url}/`, { headers: { 'x-request-id': 'proxy-12345678' } });
    expect(headers.get('x-request-id')).toBe('proxy-12345678');
    const wrong = await fetch(`${site.url}/`, { headers: { 'x-request-id': 'has spaces in it' } });
    expect(wrong.headers.get('x-request-id')).not.toContain('spaces');
  });
});

describe('behind a proxy that nobody named', () => {
  const token = 'a token of the tests, long enough';
  siteWith({ monitoringToken: token });

  test('what it says makes one warning, in the log and for administrators', async () => {
    const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto'];
    for (const name of names) await fetch(`${site.url}/`, { headers: { [name]: '203.0.113.9' } });
    const warnings = site.log.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'));
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('203.0.113');
    const read = async (headers = {}) => (await fetch(`${site.url}/api/monitoring`, { headers })).json();
    expect((await read({ authorization: `Bearer ${token}` })).detail.warnings).toEqual([warnings[0]?.msg]);
    expect(JSON.stringify(await read())).not.toContain('TRUSTED_PROXIES');
  });
});

describe('with a PUBLIC_URL', () => {
  siteWith({ publicUrl: 'https://tivoli.example' });

  test('the Host header decides nothing', async () => {
    const { text } = await sendRaw(site.url, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    expect(text).toContain('HTTP/1.1 200 OK');
    expect(text).toContain('strict-transport-security');
    site.seen.renderings.length = 0;
    await fetch(`${site.url}/`);
    expect(site.seen.renderings).toHaveLength(0);
  });

  test('only a post from the public origin is its own', async () => {
    expect((await post('/form', { origin: 'https://tivoli.example' })).status).toBe(422);
    expect((await post('/form', { origin: site.url })).status).toBe(403);
  });

  test('a data request with its Origin gets past the router as well', async () => {
    expect((await post('/form.data', { origin: 'https://tivoli.example' })).status).toBe(422);
    expect((await post('/form.data', { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('the desk of a site with TLS', () => {
  siteWith({ publicUrl: 'https://tivoli.example', trustedProxies: ['127.0.0.2'] });
  const bytes = (path: string, proto?: string) =>
    [
      `POST ${path} HTTP/1.1`,
      'Host: tivoli.example',
      ...(proto ? [`X-Forwarded-Proto: ${proto}`] : []),
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 9',
      '',
      'name=Asha',
    ].join('\r\n');
  const statusOf = async (path: string, proto?: string) =>
    (await sendRaw(site.url, bytes(path, proto), { localAddress: '127.0.0.2' })).statuses;

  test.each([
    ['/desk/sign-in', 'http', 403],
    ['/desk/sign-in', undefined, 403],
    ['/DESK/%73ign-in', 'http', 403],
    ['/desk/sign-in.data', 'http', 403],
    ['/desk/sign-in', 'https', 422],
    ['/form', 'http', 422],
  ])('%s over %s through a proxy is answered with %s', async (path, proto, status) => {
    const before = site.seen.renderings.length;
    expect(await statusOf(path, proto)).toEqual([status]);
    expect(site.seen.renderings.length > before).toBe(status !== 403);
  });

  test('says where it opens, and redirects no password', async () => {
    const { text } = await sendRaw(site.url, bytes('/desk/sign-in', 'http'), { localAddress: '127.0.0.2' });
    expect(text).toContain('https://tivoli.example/desk');
    expect(text).not.toMatch(/^location:/im);
  });

  test('is open to the operator on this machine', async () => {
    expect((await sendRaw(site.url, bytes('/desk/sign-in'))).statuses).toEqual([422]);
  });
});

test.each([
  ['192.168.1.9', false],
  ['2001:db8::1', false],
  ['', false],
  ['127.0.0.1', true],
  ['::1', true],
])('a request from %s without a proxy: nobody can read it is %s', (address, isSafe) => {
  expect(isPrivateConnection({ address, protocol: 'http', isProxied: false })).toBe(isSafe);
});

test('a TRUSTED_PROXIES that is no address stops the start with its name', async () => {
  await expect(startStubSite({ config: { trustedProxies: ['nginx'] } })).rejects.toThrow('TRUSTED_PROXIES has "nginx"');
});
