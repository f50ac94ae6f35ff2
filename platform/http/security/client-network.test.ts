import { expect, test } from 'vitest';
import { clientNetwork, clientNetworkKey, widerNetwork } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::9', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0', '64:ff9b:0'],
  ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4', '1:2:3'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  [`fe80::1%${'x'.repeat(100_000)}`, 'fe80:0:0:0', 'fe80:0:0'],
  ['', 'unknown', 'unknown'],
  ['unknown', 'unknown', 'unknown'],
  ['203.0.113.7:4711', 'unknown', 'unknown'],
])('%.50s is of the network %s, within %s', (address, network, wider) => {
  expect(clientNetwork(address)).toBe(network);
  expect(widerNetwork(address)).toBe(wider);
});

test('the name of a network tells nothing of it, and is another one for each purpose and secret', () => {
  const key = (address: string, secret = 'one', purpose = 'sign-in') => clientNetworkKey(address, { secret, purpose });
  expect(key('2001:db8:1:2::9')).toMatch(/^[\w-]{24}$/);
  expect(key('2001:db8:1:2::9')).toBe(key('2001:db8:1:2:ffff::1'));
  expect(key('2001:db8:1:2::9')).not.toBe(key('2001:db8:1:3::9'));
  expect(key('203.0.113.7')).not.toBe(key('203.0.113.7', 'two'));
  expect(key('203.0.113.7')).not.toBe(key('203.0.113.7', 'one', 'uploads'));
});
