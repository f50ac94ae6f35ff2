import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveEvents } from './live-events.server.ts';

const beat = 5_000;

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
    tellAll() {},
    close() {},
  };
  const response = liveEvents(deskNotifier, isStillIn);
  const reader = response.body?.getReader();
  const read = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true };
    return done ? null : new TextDecoder().decode(value);
  };
  return { deskNotifier, response, reader, read, listeners };
}

test('an open desk is told at the beginning and of each change, and nothing else', async () => {
  const { deskNotifier, response, read } = openDesk(async () => true);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await read()).toBe('data: change\n\n');
  deskNotifier.notify();
  expect(await read()).toBe('data: change\n\n');
});

test('a quiet connection says that it lives', async () => {
  const { read } = openDesk(async () => true);
  await read();
  await vi.advanceTimersByTimeAsync(beat);
  expect(await read()).toBe('data: live\n\n');
});

test('it ends without a word while nobody can look who is signed in, and the desk asks again', async () => {
  const answers = [async () => true, async () => Promise.reject(new Error('the database is away'))];
  const { read, listeners } = openDesk(() => answers.shift()?.() ?? Promise.resolve(true));
  await read();
  await vi.advanceTimersByTimeAsync(beat);
  expect(await read()).toBeNull();
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('whoever is not signed in hears only that', async () => {
  const { read, listeners } = openDesk(async () => false);
  expect([await read(), await read()]).toEqual(['data: signed-out\n\n', null]);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test.each(['at the next notice', 'at the next sign of life'])('it ends with the session %s', async (when) => {
  let isIn = true;
  const { deskNotifier, read, listeners } = openDesk(async () => isIn);
  await read();
  isIn = false;
  if (when === 'at the next notice') deskNotifier.notify();
  else await vi.advanceTimersByTimeAsync(beat);
  expect([await read(), await read()]).toEqual(['data: signed-out\n\n', null]);
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
    const { reader } = openDesk(() => promise);
    await reader?.cancel();
    resolve(isIn);
    vi.useRealTimers();
    // Node reports a rejection that nobody handled once all promises have been settled.
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  },
);
