import { expect, test } from 'vitest';
import { limitPageRequests } from './limit-page-requests.ts';

const page = new URL('https://tivoli.example/locations.data');

/** A browser's `fetch` that notes its arguments, wrapped. */
function wrapped() {
  const asked: Parameters<typeof fetch>[] = [];
  const scope = {
    fetch: async (...parameters: Parameters<typeof fetch>) => {
      asked.push(parameters);
      return new Response('data');
    },
  };
  limitPageRequests(scope, new Promise(() => {}));
  return { asked, scope };
}

test("the router's request for a page gets a signal that ends it", async () => {
  const { asked, scope } = wrapped();
  expect(await (await scope.fetch(page)).text()).toBe('data');
  expect(asked).toMatchObject([[page, { signal: expect.any(AbortSignal) }]]);
});

test.each<[string, ...Parameters<typeof fetch>]>([
  ['a request in another form', 'https://tivoli.example/locations.data'],
  ['a form', page, { method: 'POST' }],
  ['other data', new URL('https://tivoli.example/api/hotels')],
  ['a page of the desk', new URL('https://tivoli.example/desk.data')],
])('%s goes as it is', async (_, ...parameters) => {
  const { asked, scope } = wrapped();
  await scope.fetch(...parameters);
  expect(asked).toEqual([parameters[1] ? parameters : [parameters[0], undefined]]);
});
