import { describe, expect, test } from 'vitest';
import { createReadOrigin, isForeignOrigin } from './request-origin.ts';

const direct = { address: '203.0.113.9', protocol: 'http', isProxied: false } as const;
const proxied = { address: '203.0.113.9', protocol: 'https', isProxied: true } as const;

describe('the origin of a request', () => {
  test.each([
    ['tivoli.example', direct, 'http://tivoli.example'],
    ['Tivoli.Example:3000', direct, 'http://tivoli.example:3000'],
    ['localhost:80', direct, 'http://localhost'],
    ['[::1]:3000', direct, 'http://[::1]:3000'],
    ['tivoli.example', proxied, 'https://tivoli.example'],
    ['10.0.0.1:3000', { ...proxied, forwardedHost: 'tivoli.example' }, 'https://tivoli.example'],
    ['10.0.0.1:3000', { ...proxied, forwardedHost: 'no host' }, 'https://10.0.0.1:3000'],
    [undefined, direct, 'http://localhost'],
    [undefined, { ...proxied, forwardedHost: 'tivoli.example' }, 'https://tivoli.example'],
    ['', proxied, 'https://localhost'],
  ])('to %s from %o is %s, each time', (host, sender, origin) => {
    const read = createReadOrigin(undefined);
    expect([read(host, sender), read(host, sender)]).toEqual([origin, origin]);
  });

  test('is another one for each protocol and for what a proxy tells, whatever came before', () => {
    const read = createReadOrigin(undefined);
    expect(read('tivoli.example', direct)).toBe('http://tivoli.example');
    expect(read('tivoli.example', proxied)).toBe('https://tivoli.example');
    expect(read('tivoli.example', { ...proxied, forwardedHost: 'omnia.example' })).toBe('https://omnia.example');
    expect(read('other.example', direct)).toBe('http://other.example');
  });

  test('is that of PUBLIC_URL where it is set, whatever a request says', () => {
    const read = createReadOrigin('https://tivoli.example/path');
    expect(read('evil.example', direct)).toBe('https://tivoli.example');
    expect(read(undefined, { ...proxied, forwardedHost: 'evil.example' })).toBe('https://tivoli.example');
    expect(read('no host', direct)).toBeUndefined();
  });

  test.each([
    'no host',
    'x'.repeat(254),
    'a/b',
    'user@tivoli.example',
    'tivoli.example:123456',
    'tivoli.example:',
    '[::1',
    'tivoli.example:99999',
    ' tivoli.example',
    'tivoli.example ',
  ])('is none for the host "%s"', (host) => {
    const read = createReadOrigin(undefined);
    expect(read(host, direct)).toBeUndefined();
    expect(read(host, direct)).toBeUndefined();
  });
});

describe('a post', () => {
  const origin = 'https://tivoli.example';
  const from = (headers: Record<string, string>) => isForeignOrigin(new Headers(headers), origin);

  test.each([
    [{ origin }],
    [{ origin, 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
  ])('with %o is our own', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(false);
  });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://tivoli.example' }],
    [{ origin: 'null', 'sec-fetch-site': 'none' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('with %o is another site’s', (headers) => {
    expect(from(headers as Record<string, string>)).toBe(true);
  });
});
