import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from './data-error.ts';
import { createQueryClient } from './query-client.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for data that never come, and records the times of the requests in milliseconds from the start. */
async function timesAsked(error: Error): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const asked = createQueryClient(() => {}).fetchQuery({
    queryKey: ['hotels'],
    queryFn: async () => {
      times.push(Date.now() - start);
      throw error;
    },
  });
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(minute);
  return times;
}

describe('a query that fails', () => {
  test('is asked for twice more, after one second and after two', async () => {
    expect(await timesAsked(new DataError('hotels', 503))).toEqual([0, 1000, 3000]);
  });
  test.each([404, 401])('is not repeated after a %d', async (status) => {
    expect(await timesAsked(new DataError('hotels', status))).toEqual([0]);
  });
});

test('the delay doubles up to five seconds and no further', () => {
  const { retryDelay } = createQueryClient(() => {}).getDefaultOptions().queries ?? {};
  expect([0, 1, 2, 3, 9].map((failures) => (retryDelay as (failures: number) => number)(failures))).toEqual([
    1000, 2000, 4000, 5000, 5000,
  ]);
});

test('data is fresh for ten minutes and kept for thirty', async () => {
  const client = createQueryClient(() => {});
  let asked = 0;
  const fetch = () =>
    client.fetchQuery({
      queryKey: ['press'],
      queryFn: async () => {
        asked += 1;
        return asked;
      },
    });
  await fetch();
  await vi.advanceTimersByTimeAsync(9.9 * minute);
  expect([await fetch(), asked]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(0.2 * minute);
  expect([await fetch(), asked]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(29 * minute);
  expect(client.getQueryData(['press'])).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(client.getQueryData(['press'])).toBeUndefined();
});

test('nothing is asked for again because the window gets the focus or a part of the page appears', () => {
  expect(createQueryClient(() => {}).getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnMount: false,
  });
});

test('a failed mutation is repeated once, and then logged', async () => {
  const logged: unknown[] = [];
  const client = createQueryClient((error) => logged.push(error));
  let sent = 0;
  const refused = new Error('refused');
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => {
      sent += 1;
      throw refused;
    },
  });
  mutation.execute(undefined).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(minute);
  expect(sent).toBe(2);
  expect(logged).toEqual([refused]);
});
