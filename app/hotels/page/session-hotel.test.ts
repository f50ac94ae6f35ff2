import { expect, test, vi } from 'vitest';
import { tabOfEachTest } from '#tests/support/tab-of-each-test.ts';
import { sessionHotel } from './session-hotel.ts';

const minute = 60_000;

tabOfEachTest();

test.each([
  ['tivoli-bijwasan', 10],
  ['upper-hse-sultanpur', 3],
])('the session keeps the page of %s for %i minutes, and then asks again', async (slug, minutes) => {
  let asked = 0;
  const open = () =>
    sessionHotel(
      slug,
      async () => {
        asked += 1;
        return { visit: asked };
      },
      () => true,
    );
  await open();
  vi.setSystemTime(Date.now() + minutes * minute - 1);
  expect([await open(), asked]).toEqual([{ visit: 1 }, 1]);
  vi.setSystemTime(Date.now() + 1);
  expect([await open(), asked]).toEqual([{ visit: 2 }, 2]);
});

test('a page that was kept longer is shown after five seconds without an answer', async () => {
  await sessionHotel(
    'tivoli-bijwasan',
    async () => 'first',
    () => true,
  );
  vi.setSystemTime(Date.now() + 60 * minute);
  const shown = sessionHotel(
    'tivoli-bijwasan',
    () => new Promise<string>(() => {}),
    () => true,
  );
  await vi.advanceTimersByTimeAsync(4_999);
  await expect(Promise.race([shown, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await shown).toBe('first');
});
