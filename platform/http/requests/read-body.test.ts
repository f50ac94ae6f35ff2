import type { ClientRequest } from 'node:http';
import { expect, test, vi } from 'vitest';
import { limits } from '#platform/http/security/limits.ts';
import { receivedPost } from '#tests/support/received-post.ts';
import { type Body, hasBody, readBody } from './read-body.ts';

const limit = 10;

/** Returns what a server reads of a request that `send` makes. */
async function read(headers: Record<string, string>, send: (sent: ClientRequest) => void, begun = () => {}) {
  const { result } = await receivedPost(headers, send, async (incoming) => {
    const reading = readBody(incoming, limit);
    begun();
    const body = await reading;
    return { has: hasBody(incoming), body, incoming, didRead: incoming.readableDidRead };
  });
  return result;
}

const text = (body: Body) => ('bytes' in body ? body.bytes.toString() : body.refused);

test.each([
  ['with a length', { 'content-length': '10' }],
  ['without one', { 'transfer-encoding': 'chunked' }],
])('a body %s is read up to its limit, piece after piece', async (_, headers) => {
  const { has, body, incoming } = await read(headers, (sent) => {
    sent.write('01234');
    sent.end('56789');
  });
  expect([has, text(body)]).toEqual([true, '0123456789']);
  expect(incoming.listenerCount('data')).toBe(0);
});

test('a body that says that it is larger is not read', async () => {
  const { has, body, didRead } = await read({ 'content-length': '11' }, (sent) => sent.end('0123456789a'));
  expect([has, text(body), didRead]).toEqual([true, 413, false]);
});

test('a body that becomes larger is read no further', async () => {
  const { body, incoming } = await read({ 'transfer-encoding': 'chunked' }, (sent) => {
    sent.write('0123456789');
    sent.write('a');
  });
  expect([text(body), incoming.isPaused()]).toEqual([413, true]);
});

test('a request without a body has none', async () => {
  const { has, body } = await read({ 'content-length': '0' }, (sent) => sent.end());
  expect([has, text(body)]).toEqual([false, '']);
});

test('a body that breaks off is told from one that is too slow, and does no harm later', async () => {
  const broken = await read({ 'content-length': '10' }, (sent) => sent.write('012', () => sent.destroy()));
  expect(text(broken.body)).toBe(400);
  expect(() => broken.incoming.emit('error', new Error('reset'))).not.toThrow();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const slow = await read(
      { 'content-length': '10' },
      (sent) => sent.write('012'),
      () => vi.advanceTimersByTime(limits.bodyTimeout),
    );
    expect(text(slow.body)).toBe(408);
  } finally {
    vi.useRealTimers();
  }
});

test('nothing waits for a body that has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await read({ 'content-length': '3' }, (sent) => sent.end('012'));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
