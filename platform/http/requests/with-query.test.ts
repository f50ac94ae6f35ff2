import { expect, test } from 'vitest';
import type { CachedPage } from '#platform/http/cache/cached-page.ts';
import { withQuery } from './with-query.ts';

const page = (status: number, headers: string[]): CachedPage => ({
  status,
  etag: '',
  headers,
  bodies: { identity: Buffer.alloc(0) },
  isFallback: false,
});

test.each([
  [
    'a redirect takes the query along',
    301,
    '/hotel/the-tivoli',
    'utm_source=a&b=%20',
    '/hotel/the-tivoli?utm_source=a&b=%20',
  ],
  ['a redirect without a query stays as it is', 301, '/hotel/the-tivoli', '', '/hotel/the-tivoli'],
  ['a query of the redirect’s own stays', 308, '/locations?brand=omnia', 'a=b', '/locations?brand=omnia'],
  ['a page keeps its headers', 200, '/elsewhere', 'a=b', '/elsewhere'],
])('%s', (_name, status, location, query, expected) => {
  expect(withQuery(page(status, ['vary', 'location', 'location', location]), query).headers[3]).toBe(expected);
});
