import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test.each([
  ['/', '/', ''],
  ['/hotel/the-tivoli?brand=omnia&x', '/hotel/the-tivoli', 'brand=omnia&x'],
  ['/?', '/', ''],
  ['/a%20b/caf%C3%A9', '/a%20b/caf%C3%A9', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/a.b/..c/...', '/a.b/..c/...', ''],
  ["/a?q={x}|y^z'`", '/a', "q={x}|y^z'`"],
])('%s is read', (raw, path, query) => {
  expect(readTarget(raw)).toEqual({ path, query, address: query ? `${path}?${query}` : path });
});

test.each([
  ['http://localhost:3000', { path: '/', query: '', address: '/', authority: 'http://localhost:3000' }],
  ['HTTPS://Tivoli.example/a?b', { path: '/a', query: 'b', address: '/a?b', authority: 'https://tivoli.example' }],
])('the absolute form %s tells its authority', (raw, target) => {
  expect(readTarget(raw)).toEqual(target);
});

test.each([
  '',
  'x',
  '*',
  '/a#b',
  '/%',
  '/%zz',
  '/%c0%ae',
  '/%ed%a0%80',
  '/a%00',
  '/a%0a',
  '/%7f',
  '/..',
  '/a/../b',
  '/./a',
  '/%2e%2E/a',
  '/a\\b',
  '/a b',
  '/a"b',
  '/<a>',
  '/caf\u00e9',
  '/?a=%',
  '/?a=%ff',
  '/?a=%00',
  '/?caf\u00e9',
  'http://',
  'http://user@localhost/',
  'ftp://localhost/',
])('%j is refused with 400', (raw) => {
  expect(readTarget(raw)).toBe(400);
});

test('more than 8 KB are refused with 414', () => {
  expect(readTarget(`/${'x'.repeat(8191)}`)).toMatchObject({ query: '' });
  expect(readTarget(`/${'x'.repeat(8192)}`)).toBe(414);
});
