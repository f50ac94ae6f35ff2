import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveEvents } from './live-events.server.ts';

const beat = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An open desk, and the text that its browser has read so far. */
function openDesk(isStillIn: () => Promise<boolean>) {
  const listeners = new Map<() => void, () => void>();
  const deskNotifier = {
    notify() {
      for (const onChange of listeners.keys()) onChange();
    },
    listen(onChange: () => void, onEnd: () => void) {
      listeners.set(onChange, onEnd);
      return () => {
        listeners.delete(onChange);
      };
    },
    endAll() {
      for (const onEnd of [...listeners.values()]) onEnd();
    },
    close: async () => {},
  };
  const response = liveEvents(deskNotifier, isStillIn);
  const reader = response.body?.getReader();
  const read = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    return done ? null : new TextDecoder().decode(value);
  };
  return { deskNotifier, response, reader, read, listeners };
}

test('an open desk is told of each change and of nothing else, and comes back within a second', async () => {
  const { deskNotifier, response, read } = openDesk(async () => true);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await read()).toBe('retry: 1000\n\n');
  deskNotifier.notify();
  expect(await read()).toBe('event: change\ndata:\n\n');
});

test('a quiet connection says that it lives, also while nobody can look who is signed in', async () => {
  const answers = [async () => true, async () => Promise.reject(new Error('the database is away'))];
  const { read, listeners } = openDesk(() => answers.shift()?.() ?? Promise.resolve(true));
  await read();
  await vi.advanceTimersByTimeAsync(beat);
  expect(await read()).toBe(':\n\n');
  await vi.advanceTimersByTimeAsync(beat);
  expect(await read()).toBe(':\n\n');
  expect(listeners.size).toBe(1);
});

test('it ends with the session, and nobody listens any more', async () => {
  const { read, listeners } = openDesk(async () => false);
  await read();
  await vi.advanceTimersByTimeAsync(beat - 1);
  expect(listeners.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBeNull();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('it ends when the site stops, and when the desk is closed', async () => {
  const stopped = openDesk(async () => true);
  await stopped.read();
  stopped.deskNotifier.endAll();
  expect(await stopped.read()).toBeNull();
  const closed = openDesk(async () => true);
  await closed.reader?.cancel();
  expect([stopped.listeners.size, closed.listeners.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

test.each([
  ['signed in', Promise.withResolvers<boolean>(), true],
  ['signed out', Promise.withResolvers<boolean>(), false],
] as const)(
  'a desk may be closed while the site looks whether its person is %s',
  async (_, { promise, resolve }, isIn) => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { read, reader } = openDesk(() => promise);
    await read();
    await vi.advanceTimersByTimeAsync(beat);
    await reader?.cancel();
    resolve(isIn);
    vi.useRealTimers();
    // Node reports a rejection that nobody handled once all promises have been settled.
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  },
);
