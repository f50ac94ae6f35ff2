import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { createReadCachedOrigin } from './cached-origin.ts';

const arrival = { localAddress: '192.168.1.5', localPort: 3000 };
const sender = { address: '203.0.113.9', protocol: 'http', isProxied: false } as const;
const read = createReadCachedOrigin({ publicUrl: undefined, host: 'site.lan' });
const own = 'http://localhost:3000';

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://localhost', 'http://localhost'],
  ['http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['http://site.lan:3000', 'http://site.lan:3000'],
  [`http://${hostname().toLowerCase()}:3000`, `http://${hostname().toLowerCase()}:3000`],
  ['http://192.168.1.6:3000', own],
  ['http://127.0.0.1:3000', own],
  ['http://invented.example:3000', own],
  ['http://localhost:3001', own],
])('a page asked for at %s is kept at %s', (origin, kept) => {
  expect(read(origin, sender, arrival)).toBe(kept);
});

test('an address is this machine’s where the connection arrived there', () => {
  const v4 = { localAddress: '::ffff:127.0.0.1', localPort: 3000 };
  expect(read('http://127.0.0.1:3000', sender, v4)).toBe('http://127.0.0.1:3000');
  expect(read('http://[::1]:3000', sender, { ...v4, localAddress: '::1' })).toBe('http://[::1]:3000');
});

test('a proxy of ours and PUBLIC_URL are believed', () => {
  expect(read('https://tivoli.example', { ...sender, isProxied: true }, arrival)).toBe('https://tivoli.example');
  const named = createReadCachedOrigin({ publicUrl: 'https://tivoli.example', host: '0.0.0.0' });
  expect(named('https://tivoli.example', sender, arrival)).toBe('https://tivoli.example');
});
