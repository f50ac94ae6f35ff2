import { expect, test } from 'vitest';
import { waitForQuietMoment } from '#app/queues.server.ts';

test('goes on at once where nobody waits, and as soon as nobody does', async () => {
  let looks = 0;
  await waitForQuietMoment(() => {
    looks += 1;
    return 0;
  });
  expect(looks).toBe(1);
  let waiting = 3;
  await waitForQuietMoment(() => {
    waiting -= 1;
    return waiting;
  });
  expect(waiting).toBe(0);
});

test('goes on after half a second, however many there are', async () => {
  const begun = performance.now();
  await waitForQuietMoment(() => 40);
  const waited = performance.now() - begun;
  expect(waited).toBeGreaterThanOrEqual(450);
});
