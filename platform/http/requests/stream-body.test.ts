import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { receivedPost } from '#tests/support/received-post.ts';
import { streamBody } from './stream-body.ts';

const limit = 10;
const chunked = { 'transfer-encoding': 'chunked' };

/** Returns the whole text that a server reads of a request that `send` makes, or the message of the error. */
async function read(headers: Record<string, string>, send: (sent: ClientRequest) => void) {
  const { result } = await receivedPost(headers, send, async (incoming) => ({
    outcome: await outcomeOf(incoming),
    incoming,
  }));
  return result;
}

function outcomeOf(incoming: IncomingMessage): Promise<string> {
  return text(streamBody(incoming, limit)).catch((error: Error) => error.message);
}

/** The listeners that a body could leave behind. Node itself listens to the end and the closing of each request. */
const listenersOf = (incoming: IncomingMessage) =>
  ['data', 'end', 'close', 'error'].map((event) => incoming.listenerCount(event));

test.each([
  ['with a length', { 'content-length': '10' }],
  ['without one', chunked],
])('a body %s arrives piece after piece up to its limit', async (_, headers) => {
  const { outcome } = await read(headers, (sent) => {
    sent.write('01234');
    sent.end('56789');
  });
  expect(outcome).toBe('0123456789');
});

test('a body of one byte more ends with an error, and nothing further is read', async () => {
  const { outcome, incoming } = await read(chunked, (sent) => {
    sent.write('0123456789');
    sent.end('a');
  });
  expect([outcome, incoming.isPaused()]).toEqual(['The body is larger than 10 bytes.', true]);
});

test('a body whose sender leaves ends with an error, and does no harm later', async () => {
  const { outcome, incoming } = await read({ 'content-length': '10' }, (sent) =>
    sent.write('012', () => sent.destroy()),
  );
  expect(outcome).toBe('The body broke off.');
  expect(() => incoming.emit('error', new Error('reset'))).not.toThrow();
});

test('a body is read no faster than its reader asks for it', async () => {
  const megabyte = 1024 * 1024;
  const { result } = await receivedPost(
    chunked,
    (sent) => sent.end(Buffer.alloc(8 * megabyte)),
    async (incoming) => {
      const body = streamBody(incoming, 8 * megabyte);
      await once(incoming, 'data');
      await vi.waitFor(() => expect(incoming.isPaused()).toBe(true));
      const readBefore = incoming.socket.bytesRead;
      let size = 0;
      for await (const piece of body) size += piece.length;
      return { readBefore, size };
    },
  );
  expect(result.readBefore).toBeLessThan(megabyte);
  expect(result.size).toBe(8 * megabyte);
});

test('a reader who stops leaves the connection open, so that the response still arrives', async () => {
  const { result, status } = await receivedPost(
    chunked,
    (sent) => sent.write('0123'),
    async (incoming) => {
      const reader = streamBody(incoming, limit).getReader();
      await reader.read();
      await reader.cancel();
      return incoming.isPaused();
    },
  );
  expect([result, status]).toEqual([true, 204]);
});

test.each([
  ['arrives whole', '0123456789', '0123456789'],
  ['is too large', '0123456789a', 'The body is larger than 10 bytes.'],
])('nothing listens to a body any more that %s', async (_, body, expected) => {
  const { result } = await receivedPost(
    chunked,
    (sent) => sent.end(body),
    async (incoming) => {
      const before = listenersOf(incoming);
      const outcome = await outcomeOf(incoming);
      return { outcome, before, after: listenersOf(incoming) };
    },
  );
  expect(result.outcome).toBe(expected);
  const [data, end, close, error = 0] = result.before;
  expect(result.after, 'but to an error that comes later').toEqual([data, end, close, error + 1]);
});

test.each(['error', 'close'])(
  'a connection that tells its end by "%s" alone ends the body with an error',
  async (event) => {
    const { result } = await receivedPost(
      chunked,
      (sent) => sent.write('012'),
      async (incoming) => {
        const outcome = outcomeOf(incoming);
        incoming.emit(event, new Error('reset'));
        return outcome;
      },
    );
    expect(result).toBe('The body broke off.');
  },
);
