import { expect, test } from 'vitest';
import { pageResponse, type Received, scriptResponse } from './receive-form.server.ts';

const values = { name: 'Meera Sample' };

function received(outcome: Received['outcome']): Received {
  return {
    outcome,
    values,
    summarise: () => 'Please check the fields below',
    locationOf: (reference) => `/sent/${reference}`,
    remember: async () => 'sent=1',
  };
}

test('a flood is answered with 429, when to come back, and everything that was typed', async () => {
  const flood = received({ kind: 'flood', retryAfter: 120 });
  const page = await pageResponse(flood);
  expect([page.init?.status, new Headers(page.init?.headers).get('retry-after')]).toEqual([429, '120']);
  expect(page.data).toEqual({ kind: 'flood', values });
  const answer = await scriptResponse(flood);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
  expect(await answer.json()).toEqual({ kind: 'flood' });
});

test('what was stored is told to a script with its reference and where its confirmation stands', async () => {
  const answer = await scriptResponse(
    received({ kind: 'stored', enquiry: { id: '1', reference: 'TV-7K3M9Q' }, repeated: false }),
  );
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, 'sent=1']);
  expect(await answer.json()).toEqual({ kind: 'stored', location: '/sent/TV-7K3M9Q', reference: 'TV-7K3M9Q' });
});
