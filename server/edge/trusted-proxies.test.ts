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

test.each(['nginx', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '::1/129', ''])('%j is refused as an entry', (entry) => {
  expect(() => createIsProxy([entry])).toThrow(`TRUSTED_PROXIES has "${entry}"`);
});
