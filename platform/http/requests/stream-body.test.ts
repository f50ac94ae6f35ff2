import type { ClientRequest, IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { receivedPost } from '#tests/support/received-post.ts';
import { bodyArrived, hasBody, streamBody } from './stream-body.ts';

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
  return text(streamBody(incoming, { limit })).catch((error: Error) => error.message);
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
      const reader = streamBody(incoming, { limit: 8 * megabyte }).getReader();
      let size = (await reader.read()).value?.length ?? 0;
      await vi.waitFor(() => expect(incoming.isPaused()).toBe(true));
      const readBefore = incoming.socket.bytesRead;
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        size += value?.length ?? 0;
      }
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
      const reader = streamBody(incoming, { limit }).getReader();
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
        await vi.waitFor(() => expect(incoming.listenerCount('data')).toBe(1));
        incoming.emit(event, new Error('reset'));
        return outcome;
      },
    );
    expect(result).toBe('The body broke off.');
  },
);

test('nothing of a body is read, and no sender asked to send it, before somebody wants it', async () => {
  const { result } = await receivedPost(
    chunked,
    (sent) => sent.end('0123'),
    async (incoming) => {
      let isBegun = false;
      const body = streamBody(incoming, {
        limit,
        begin: () => {
          isBegun = true;
        },
      });
      await bodyArrived(incoming, 60_000);
      const before = [isBegun, incoming.readableDidRead, incoming.listenerCount('data')];
      return [before, await text(body), isBegun];
    },
  );
  expect(result).toEqual([[false, false, 0], '0123', true]);
});

test('a body that takes too long ends with an error, and nothing waits for one that has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { result } = await receivedPost(
      chunked,
      (sent) => sent.write('012'),
      async (incoming) => {
        const reading = text(streamBody(incoming, { limit, timeout: 1_000 })).catch((error) => error.status);
        while (incoming.listenerCount('data') === 0) await new Promise(setImmediate);
        vi.advanceTimersByTime(1_000);
        return reading;
      },
    );
    expect(result).toBe(408);
    const whole = await receivedPost(
      chunked,
      (sent) => sent.end('012'),
      async (incoming) => [await text(streamBody(incoming, { limit, timeout: 1_000 })), vi.getTimerCount()],
    );
    expect(whole.result).toEqual(['012', 0]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['a length', { 'content-length': '10' }, true],
  ['no length', chunked, true],
  ['a length of nothing', { 'content-length': '0' }, false],
])('a request with %s says by its head whether it has a body', async (_, headers, expected) => {
  const { result } = await receivedPost(
    headers,
    (sent) => sent.end(expected ? '0123456789' : ''),
    async (incoming) => hasBody(incoming),
  );
  expect(result).toBe(expected);
});

test('a form that arrives slowly joins the queue when it is there, one that never does after a while', async () => {
  const { result } = await receivedPost(
    { 'content-length': '4' },
    (sent) => sent.write('01', () => setImmediate(() => sent.end('23'))),
    async (incoming) => {
      await bodyArrived(incoming, 60_000);
      return [incoming.complete, await text(streamBody(incoming, { limit }))];
    },
  );
  expect(result).toEqual([true, '0123']);
  const never = await receivedPost(
    { 'content-length': '4' },
    (sent) => sent.write('01'),
    async (incoming) => {
      await bodyArrived(incoming, 10);
      return incoming.complete;
    },
  );
  expect(never.result).toBe(false);
});
