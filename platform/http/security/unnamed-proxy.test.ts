import { expect, test } from 'vitest';
import { isNearby } from './unnamed-proxy.ts';

test.each([
  ['127.0.0.1', true],
  ['10.89.7.2', true],
  ['172.17.0.1', true],
  ['192.168.1.5', true],
  ['::1', true],
  ['fd00::2', true],
  ['203.0.113.9', false],
  ['2001:db8::1', false],
  ['', false],
])('%s is an address that visitors from outside cannot have: %s', (address, is) => {
  expect(isNearby(address)).toBe(is);
});
