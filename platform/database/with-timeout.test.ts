import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TimedOut, withTimeout } from './with-timeout.ts';

/** Keeps this process from doing anything else. */
function holdUp(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** An answer that takes several messages, as a new connection does. */
async function answerOf(messages: number): Promise<string> {
  for (let message = 0; message < messages; message += 1) await wait(1);
  return 'the answer';
}

test('a process that was held up for longer than the limit still hears an answer of several messages', async () => {
  const answer = withTimeout(200, answerOf(5));
  holdUp(400);
  expect(await answer).toBe('the answer');
});

test('work that never ends is given up after the limit, and not before', async () => {
  const begun = performance.now();
  await expect(withTimeout(100, new Promise(() => {}))).rejects.toBeInstanceOf(TimedOut);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(99);
});

test('work that fails says why', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
