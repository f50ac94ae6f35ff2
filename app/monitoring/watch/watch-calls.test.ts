import { expect, test } from 'vitest';
import { Monitor } from '#app/monitoring/store/monitor.ts';
import { watchFetch, watchXhr } from './watch-calls.ts';

const origin = 'https://tivoli.example';

function watching() {
  const monitor = new Monitor();
  const newest = () => {
    monitor.publish();
    return monitor.getState().hits[0];
  };
  const sizes = () => {
    monitor.publish();
    const { hits, errors } = monitor.getState();
    return { hits: hits.length, errors: errors.length };
  };
  return { newest, sizes, watched: { origin, record: monitor.recordHit.bind(monitor) } };
}

test('a fetch for data is recorded and its answer handed on', async () => {
  const { watched, newest } = watching();
  const answer = new Response('{}', { status: 201 });
  const scope = { fetch: async () => answer };
  const end = watchFetch(scope, watched);
  expect(await (scope.fetch as typeof fetch)(`${origin}/api/hotels?brand=omnia`, { method: 'post' })).toBe(answer);
  expect(newest()).toMatchObject({ url: '/api/hotels?brand=omnia', method: 'POST', status: 201, source: 'internal' });
  await (scope.fetch as typeof fetch)(new Request(`${origin}/a.data`));
  expect(newest()).toMatchObject({ url: '/a.data', method: 'GET' });
  end();
  await (scope.fetch as typeof fetch)(`${origin}/api/after`);
  expect(newest()?.url).toBe('/a.data');
});

test('a fetch that fails is recorded and fails all the same; one that is given up is no error', async () => {
  const { watched, sizes, newest } = watching();
  let failure: unknown = new TypeError('Failed to fetch');
  const scope = { fetch: () => Promise.reject(failure) };
  watchFetch(scope, watched);
  await expect((scope.fetch as typeof fetch)('/api/hotels')).rejects.toBe(failure);
  expect(newest()).toMatchObject({ url: '/api/hotels', error: 'Failed to fetch' });
  failure = new DOMException('aborted', 'AbortError');
  await expect((scope.fetch as typeof fetch)('/api/hotels')).rejects.toBe(failure);
  expect(newest()).not.toHaveProperty('error');
  expect(sizes()).toMatchObject({ hits: 2, errors: 1 });
});

test('what fetch itself refuses is refused as it does it, in the promise', async () => {
  const { watched, sizes } = watching();
  const refusal = new TypeError('no address');
  const scope = { fetch: () => Promise.reject(refusal) };
  watchFetch(scope, watched);
  await expect((scope.fetch as typeof fetch)(Object.create(null))).rejects.toBe(refusal);
  expect(sizes().hits).toBe(0);
});

test('a request of the older kind that is sent again is recorded once each time', () => {
  const { watched, sizes } = watching();
  const prototype = Object.create(TestRequest.prototype);
  watchXhr(prototype, watched);
  const request = Object.setPrototypeOf(new TestRequest(), prototype);
  for (let sent = 1; sent <= 3; sent += 1) {
    request.open('get', '/api/search');
    request.send();
    expect(sizes().hits).toBe(sent);
  }
});

test('what is no call for data passes unseen', async () => {
  const { watched, sizes } = watching();
  const scope = { fetch: async () => new Response() };
  watchFetch(scope, watched);
  await (scope.fetch as typeof fetch)('/api/health');
  await (scope.fetch as typeof fetch)('/assets/a.js');
  expect(sizes().hits).toBe(0);
});

/** Node has no XMLHttpRequest; this one ends as the test tells it to. */
class TestRequest extends EventTarget {
  status = 0;
  ending = 'load';
  open(_method: string, _address: string): void {}
  send(): void {
    this.status = this.ending === 'load' ? 404 : 0;
    this.dispatchEvent(new Event(this.ending));
  }
}

test('requests of the older kind are recorded by how they end', () => {
  const { watched, sizes, newest } = watching();
  const end = watchXhr(TestRequest.prototype as unknown as XMLHttpRequest, watched);
  const send = (ending: string) => {
    const request = new TestRequest();
    request.ending = ending;
    request.open('get', '/api/search?q=x');
    request.send();
    return newest();
  };
  expect(send('load')).toMatchObject({ url: '/api/search?q=x', method: 'GET', status: 404 });
  expect(send('error')).toMatchObject({ error: 'Network request failed' });
  expect(send('timeout')).toMatchObject({ error: 'Request timed out' });
  expect(send('abort')).not.toHaveProperty('error');
  expect(sizes()).toMatchObject({ hits: 4, errors: 3 });
  end();
  send('load');
  expect(sizes().hits).toBe(4);
});

test('somebody who wraps the older kind once more keeps the wrapping when the watch ends', () => {
  const { watched, sizes } = watching();
  const prototype = { open: TestRequest.prototype.open, send: TestRequest.prototype.send };
  const end = watchXhr(prototype as unknown as XMLHttpRequest, watched);
  const { open, send } = prototype;
  const theirs = {
    open(this: TestRequest, method: string, address: string) {
      open.call(this, method, address);
    },
    send(this: TestRequest) {
      send.call(this);
    },
  };
  Object.assign(prototype, theirs);
  end();
  expect(prototype).toEqual(theirs);
  const request = Object.assign(new TestRequest(), prototype);
  request.open('get', '/api/search');
  request.send();
  expect(sizes().hits).toBe(0);
});
