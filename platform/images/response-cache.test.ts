import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

function exchange(target: string) {
  const incoming = new IncomingMessage(new Socket());
  incoming.method = 'GET';
  return { incoming, outgoing: new ServerResponse(incoming), target, clientAddress: '127.0.0.2', headers: [] };
}

test('long addresses of one small picture count into the memory that answers may take', () => {
  const answers = createResponseCache(100_000);
  const picture = { body: Buffer.alloc(100), etag: '"a"', until: Number.POSITIVE_INFINITY };
  const addresses = Array.from({ length: 100 }, (_, number) => `/a.webp?width=320&x=${number}${'y'.repeat(7_900)}`);
  for (const target of addresses) answers.keep(exchange(target), {}, picture);
  const kept = addresses.filter((target) => answers.send(exchange(target)));
  expect(kept).toEqual(addresses.slice(-kept.length));
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.length * 8_000).toBeLessThan(100_000);
});
