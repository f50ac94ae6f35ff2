import { expect, test } from 'vitest';
import { createIsProxy, createReadSender } from './trusted-proxies.ts';

const read = createReadSender(createIsProxy(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']));

test.each([
  ['a visitor who says things', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['a proxy that tells the visitor', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a proxy that tells nobody', '10.1.2.3', undefined, '10.1.2.3'],
  ['a chain of ours', '10.1.2.3', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['a chain with what the visitor put in front', '10.1.2.3', '1.2.3.4, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['a proxy of ours in its IPv6 coat', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 proxy', '2001:db8::1', '2001:470::5', '2001:470::5'],
  ['addresses with ports', '10.1.2.3', '203.0.113.9:4711', '203.0.113.9'],
  ['an IPv6 address with brackets and port', '::1', '[2001:470::5]:4711', '2001:470::5'],
  ['words instead of addresses', '10.1.2.3', 'unknown', '10.1.2.3'],
  ['an address behind words', '10.1.2.3', '203.0.113.9, unknown', '10.1.2.3'],
  ['an address in its IPv6 coat', '10.1.2.3', '::FFFF:203.0.113.9', '203.0.113.9'],
  ['an address with more than a port behind it', '10.1.2.3', '203.0.113.9:4711x', '10.1.2.3'],
  ['an address with something before it', '10.1.2.3', 'x203.0.113.9:4711', '10.1.2.3'],
  ['an IPv6 address with a zone', '::1', 'fe80::1%eth0', 'fe80::1%eth0'],
  ['an IPv6 address in brackets', '::1', '[2001:470::5]', '2001:470::5'],
  ['an IPv6 address with words around its brackets', '::1', 'for=[2001:470::5]', '::1'],
  ['an IPv6 address with words behind its brackets', '::1', '[2001:470::5]:4711 x', '::1'],
  ['an empty place in the list', '10.1.2.3', '203.0.113.9, ,', '203.0.113.9'],
  ['a peer that is no address', 'a socket', '203.0.113.9', 'a socket'],
  ['a peer in a coat of something else', '::ffff:xyz', '203.0.113.9', '::ffff:xyz'],
  ['a zone in its IPv4 form', '10.1.2.3', '::ffff:203.0.113.9%eth0.1', '203.0.113.9'],
  [
    'a zone that the library refuses, said by the visitor',
    '10.1.2.3',
    '::ffff:1.2.3.4%a-b, 203.0.113.9',
    '203.0.113.9',
  ],
  ['a peer with such a zone', '::ffff:10.1.2.3%a:b', '203.0.113.9', '203.0.113.9'],
  ['nothing but our own proxies', '10.1.2.3', '10.0.0.1, 10.0.0.2', '10.0.0.1'],
])('%s: %s with %s is %s', (_name, peer, forwarded, address) => {
  expect(read(peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address).toBe(address);
});

test('protocol, host and id come from trusted proxies only', () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tivoli.example', 'x-request-id': 'abcd-1234' };
  expect(read('203.0.113.9', headers)).toEqual({ address: '203.0.113.9', protocol: 'http', isProxied: false });
  expect(read('10.0.0.1', headers)).toMatchObject({
    protocol: 'https',
    forwardedHost: 'tivoli.example',
    requestId: 'abcd-1234',
  });
  expect(read('10.0.0.1', { 'x-forwarded-proto': 'javascript' }).protocol).toBe('http');
});

test.each([
  ['abcd1234', true],
  ['abcd123', false],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['abcd 1234', false],
  ['<abcd1234', false],
  ['abcd1234>', false],
  ['a.b-c_d9', true],
])('the id "%s" of a proxy is kept: %s', (id, isKept) => {
  expect(read('10.0.0.1', { 'x-request-id': id }).requestId).toBe(isKept ? id : undefined);
});

test('what several proxies tell counts by its first, and headers that came twice are one list', () => {
  const headers = {
    'x-forwarded-for': ['203.0.113.8', '203.0.113.9'],
    'x-forwarded-proto': 'https, http',
    'x-forwarded-host': ' tivoli.example , other.example',
  };
  expect(read('10.0.0.1', headers)).toEqual({
    address: '203.0.113.9',
    protocol: 'https',
    isProxied: true,
    forwardedHost: 'tivoli.example',
  });
  expect(read('10.0.0.1', {})).toEqual({ address: '10.0.0.1', protocol: 'http', isProxied: true });
});

test('a range ends where it ends, and without entries nobody is a proxy', () => {
  const isProxy = createIsProxy(['10.0.0.0/31', '192.0.2.0/32', '2001:db8::/127']);
  expect(['10.0.0.1', '10.0.0.2', '192.0.2.0', '192.0.2.1'].map(isProxy)).toEqual([true, false, true, false]);
  expect(isProxy('2001:db8::1')).toBe(true);
  expect(createIsProxy(['2001:db8::/127'])('2001:db8::2')).toBe(false);
  expect(createIsProxy(['0.0.0.0/0'])('198.51.100.1')).toBe(true);
  expect(createIsProxy(['::/128'])('::1')).toBe(false);
  expect([createIsProxy([])('10.0.0.1'), isProxy('no address')]).toEqual([false, false]);
});

test.each([
  'nginx',
  '10.0.0.0/1x',
  '10.0.0.0/x1',
  '10.0.0.0/-1',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/x',
  '10.0.0.0/1e1',
  '10.0.0.0/0x8',
  '::1/129',
  '',
])('%j is refused as an entry', (entry) => {
  expect(() => createIsProxy([entry])).toThrow(`TRUSTED_PROXIES has "${entry}"`);
});
