import { expect, test } from 'vitest';
import { parseTarget } from './examine-request.ts';

test.each([
  ['/', '/', ''],
  ['/hotel/the-tivoli?brand=omnia&x', '/hotel/the-tivoli', 'brand=omnia&x'],
  ['/?', '/', ''],
  ['/a%20b/caf%C3%A9', '/a%20b/caf%C3%A9', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/a.b/..c/...', '/a.b/..c/...', ''],
  ["/a?q={x}|y^z'`", '/a', "q={x}|y^z'`"],
])('%s is read', (raw, path, query) => {
  expect(parseTarget(raw)).toEqual({ path, query, address: query ? `${path}?${query}` : path });
});

test.each([
  ['http://localhost:3000', { path: '/', query: '', address: '/', authority: 'http://localhost:3000' }],
  ['HTTPS://Tivoli.example/a?b', { path: '/a', query: 'b', address: '/a?b', authority: 'https://tivoli.example' }],
])('the absolute form %s tells its authority', (raw, target) => {
  expect(parseTarget(raw)).toEqual(target);
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
  expect(parseTarget(raw)).toBe(400);
});

test('a path with a percent-encoding or a dot is looked at in each of its parts', () => {
  expect(parseTarget('/a/%2e')).toBe(400);
  expect(parseTarget('/%41/b%00')).toBe(400);
  expect(parseTarget('/a/..%2fb')).toMatchObject({ path: '/a/..%2fb' });
  expect(parseTarget('/.a/b')).toMatchObject({ path: '/.a/b' });
});

test('an address in an absolute form keeps to its own rules', () => {
  expect(parseTarget('http://localhost?x')).toEqual({
    path: '/',
    query: 'x',
    address: '/?x',
    authority: 'http://localhost',
  });
  expect(parseTarget('/redirect?to=http://localhost/')).toMatchObject({ path: '/redirect' });
  expect(parseTarget('/http://localhost')).toEqual({
    path: '/http://localhost',
    query: '',
    address: '/http://localhost',
  });
});

test('more than 8 KB are refused with 414', () => {
  expect(parseTarget(`/${'x'.repeat(8191)}`)).toMatchObject({ query: '' });
  expect(parseTarget(`/${'x'.repeat(8192)}`)).toBe(414);
});
