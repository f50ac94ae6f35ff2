import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from '#platform/telemetry/logging.ts';
import type { CachedPage } from './cache/cached-page.ts';
import { createHttpHandler, type HttpHandlerParts, withQuery } from './request-handler.ts';

test('a request whose sender cannot be read is cut off and logged, and the server goes on', async () => {
  const logged: string[] = [];
  const parts = {
    config: { host: '127.0.0.1' },
    log: createLogger({ write: (line) => void logged.push(line) }),
    isProxy(): boolean {
      throw new Error('an address that nobody expected');
    },
  };
  // Nothing else is looked at before the sender is known.
  const handle = createHttpHandler(parts as unknown as HttpHandlerParts);
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing, () => false)).listen(0);
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect(logged.filter((line) => line.includes('a request could not be read'))).toHaveLength(2);
  server.close();
});

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
