import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, debugText, fetchData, limitPageRequests, loadKept, requestLimits } from './browser-data.ts';
import { cacheTimes } from './cache-times.ts';

const minute = 60_000;

let written = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  written = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that answers so; returns the times of its requests in milliseconds from now. */
function answersWith(answer: (signal: AbortSignal) => Promise<Response>): number[] {
  const start = Date.now();
  const times: number[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    times.push(Date.now() - start);
    return answer(signal);
  });
  return times;
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

async function problemOf(asked: Promise<unknown>): Promise<string> {
  const problem = asked.then(
    () => 'none',
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(minute);
  return problem;
}

describe('a request for data', () => {
  test('that fails is repeated twice, after one second and after two', async () => {
    const times = answersWith(async () => new Response('', { status: 503, headers: { 'x-request-id': 'r1' } }));
    expect(await problemOf(fetchData('/api/hotels'))).toBe('/api/hotels answered with status 503, request r1');
    expect(times).toEqual([0, 1000, 3000]);
  });

  test.each([404, 401])('is not repeated after a %d', async (status) => {
    const times = answersWith(async () => new Response('', { status }));
    expect(await problemOf(fetchData('/api/hotels'))).toBe(`/api/hotels answered with status ${status}`);
    expect(times).toEqual([0]);
  });

  test('ends after five seconds without an answer, and with its repetition after eight', async () => {
    const times = answersWith(never);
    const asked = fetchData('/api/hotels');
    const ended = vi.fn();
    asked.catch(ended);
    await vi.advanceTimersByTimeAsync(7_999);
    expect([times, ended.mock.calls.length]).toEqual([[0, 6000], 0]);
    expect(await problemOf(asked)).toBe('/api/hotels did not answer in time');
    expect(times).toEqual([0, 6000]);
  });

  test('that reaches nobody says so', async () => {
    answersWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await problemOf(fetchData('/api/hotels'))).toBe('/api/hotels could not be reached');
  });
});

test('a visitor reads words in place of the address that failed', () => {
  expect(debugText(new DataError('/', 'late'))).toBe('The server did not answer in time.');
  expect(debugText(new DataError('/api/hotels', 503, 'r1'))).toBe('The server answered with status 503, request r1.');
  expect(debugText(new Error('No route matches.'))).toBe('No route matches.');
});

describe('an answer that is kept', () => {
  let asked = 0;
  const open = (key: string, load = async () => ++asked) => loadKept({ key, times: cacheTimes.everythingElse, load });
  beforeEach(() => {
    asked = 0;
  });

  test('is fresh for ten minutes', async () => {
    await open('fresh');
    await vi.advanceTimersByTimeAsync(9.9 * minute);
    expect([await open('fresh'), asked]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(0.2 * minute);
    expect([await open('fresh'), asked]).toEqual([2, 2]);
  });

  test('is shown for thirty minutes where the server fails, and no longer; the failure is written down', async () => {
    const fail = () => Promise.reject(new Error('away'));
    await open('kept');
    await vi.advanceTimersByTimeAsync(29.9 * minute);
    expect(await open('kept', fail)).toBe(1);
    await vi.advanceTimersByTimeAsync(0.2 * minute);
    await expect(open('kept', fail)).rejects.toThrow('away');
    expect(written).toHaveBeenCalledTimes(2);
  });
});

describe('the router’s request for a page', () => {
  const page = new URL('https://tivoli.example/locations.data');

  /** A browser's `fetch` that notes its arguments, wrapped. */
  function wrapped(answer = () => new Response('data')) {
    const seen: Parameters<typeof fetch>[] = [];
    const scope = {
      fetch: async (...parameters: Parameters<typeof fetch>) => {
        seen.push(parameters);
        return answer();
      },
    };
    limitPageRequests(scope);
    return { seen, scope };
  }

  test('gets a signal that ends it', async () => {
    const { seen, scope } = wrapped();
    expect(await (await scope.fetch(page)).text()).toBe('data');
    expect(seen).toMatchObject([[page, { signal: expect.any(AbortSignal) }]]);
  });

  test('fails with an answer of 500 to 599 and with one that is no data; what is unknown is an answer', async () => {
    const turbo = { headers: { 'content-type': 'text/x-script' } };
    const html = { headers: { 'content-type': 'text/html' } };
    const { scope } = wrapped(() => new Response('', { status: 404, ...turbo }));
    expect((await scope.fetch(page)).status).toBe(404);
    for (const init of [
      { status: 404, ...html },
      { status: 500, ...turbo },
    ]) {
      const failing = wrapped(() => new Response('', init)).scope.fetch(page);
      expect(await problemOf(failing)).toBe(`/locations answered with status ${init.status}`);
    }
  });

  test('is answered for ten minutes by what it brought, and for thirty where the server fails', async () => {
    const shared = () => new Response('shared', { headers: { 'cache-control': 'public, max-age=0' } });
    let answer = shared;
    const { seen, scope } = wrapped(() => answer());
    const people = new URL('https://tivoli.example/people.data?_routes=group%2Fpeople-route');
    const read = async () => (await scope.fetch(people)).text();
    expect([await read(), await read(), seen.length]).toEqual(['shared', 'shared', 1]);
    await vi.advanceTimersByTimeAsync(10.1 * minute);
    answer = () => new Response('', { status: 503 });
    const failing = read();
    await vi.advanceTimersByTimeAsync(requestLimits.whole);
    expect([await failing, seen.length]).toEqual(['shared', 4]);
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(await problemOf(read())).toBe('/people answered with status 503');
  });

  test('is sent again for what is one visitor’s own, and for a page whose loader keeps it', async () => {
    vi.stubGlobal('__reactRouterManifest', { routes: { home: { hasClientLoader: true } } });
    for (const [address, control] of [
      ['https://tivoli.example/family.data?_routes=family', 'private, no-store'],
      ['https://tivoli.example/_.data?_routes=home', 'public, max-age=0'],
    ] as const) {
      const { seen, scope } = wrapped(() => new Response('data', { headers: { 'cache-control': control } }));
      for (const _ of [1, 2]) await (await scope.fetch(new URL(address))).text();
      expect(seen, address).toHaveLength(2);
    }
  });

  test.each<[string, ...Parameters<typeof fetch>]>([
    ['a request in another form', 'https://tivoli.example/locations.data'],
    ['a form', page, { method: 'POST' }],
    ['other data', new URL('https://tivoli.example/api/hotels')],
    ['a page of the desk', new URL('https://tivoli.example/desk.data')],
  ])('is told from %s, which goes as it is', async (_, ...parameters) => {
    const { seen, scope } = wrapped();
    await scope.fetch(...parameters);
    expect(seen).toEqual([parameters[1] ? parameters : [parameters[0], undefined]]);
  });
});
