import { expect, test } from 'vitest';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { createConcurrencyLimit } from './applications.server.ts';

const waitMs = 400;

test('a client that never leaves, also when its patience is over, keeps nobody else waiting', async () => {
  const enter = createConcurrencyLimit({ places: 4, perClient: 2, waitMs });
  const stays = await Promise.all(Array.from({ length: 10 }, () => enter('attacker')));
  const passed = stopwatch();
  const leave = await enter('applicant');
  expect(passed()).toBeLessThan(waitMs / 2);
  leave();
  expect(stays).toHaveLength(10);
});

test('who waits enters as soon as a place is free', async () => {
  const enter = createConcurrencyLimit({ places: 2, perClient: 1, waitMs: 60_000 });
  const [leave] = await Promise.all([enter('one'), enter('two')]);
  const third = enter('three');
  const passed = stopwatch();
  leave?.();
  (await third)();
  expect(passed()).toBeLessThan(1_000);
});
