import { expect, test } from 'vitest';
import { pageResponse, type ReceivedForm, scriptResponse } from './answer-form.server.ts';

const values = { name: 'Meera Sample' };

function received(outcome: ReceivedForm['outcome']): ReceivedForm {
  return {
    outcome,
    values,
    summarise: () => 'Please check the fields below',
    setCookie: async () => 'sent=1',
  };
}

test('a flood is answered with 429, when to come back, and everything that was typed', async () => {
  const flood = received({ kind: 'flood', retryAfter: 120 });
  const page = await pageResponse(flood);
  expect([page.init?.status, new Headers(page.init?.headers).get('retry-after')]).toEqual([429, '120']);
  const message = 'Too many enquiries have come from your network just now. Please try again later.';
  expect(page.data).toEqual({ kind: 'flood', message, values });
  const answer = await scriptResponse(flood);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '120']);
  expect(await answer.json()).toEqual({ kind: 'flood', message });
});

test.each([
  ['what another site sent', { kind: 'foreign' }, 403, null, /send it from here\.$/],
  ['what a database that is away could not store', { kind: 'unavailable' }, 503, '60', /still here: try again/],
] as const)(
  '%s is answered with its status, why, and everything that was typed',
  async (_, outcome, status, wait, why) => {
    const page = await pageResponse(received(outcome));
    expect([page.init?.status, new Headers(page.init?.headers).get('retry-after')]).toEqual([status, wait]);
    const message = expect.stringMatching(why);
    expect(page.data).toEqual({ ...outcome, message, values });
    const answer = await scriptResponse(received(outcome));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, wait]);
    expect(await answer.json()).toEqual({ ...outcome, message });
  },
);

test.each([
  [{}, 422, null],
  [{ refused: { status: 503 as const, retryAfter: 3600 } }, 503, '3600'],
])(
  'what is invalid comes back with its errors, what was lost and the line above them: %j',
  async (more, status, wait) => {
    const invalid = received({ kind: 'invalid', errors: { name: 'Please tell us your name.' }, ...more });
    const page = await pageResponse(invalid, { cv: 'Please choose the file again.' });
    expect([page.init?.status, new Headers(page.init?.headers).get('retry-after')]).toEqual([status, wait]);
    expect(page.data).toEqual({
      kind: 'invalid',
      errors: { cv: 'Please choose the file again.', name: 'Please tell us your name.' },
      summary: 'Please check the fields below',
      values,
    });
    const answer = await scriptResponse(invalid);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: { name: 'Please tell us your name.' } });
  },
);

test('what was stored is told to a script with its reference and where its confirmation stands', async () => {
  const answer = await scriptResponse(
    received({ kind: 'stored', enquiry: { id: '1', reference: 'TV-7K3M9Q', mail: 'held' }, repeated: false }),
  );
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, 'sent=1']);
  expect(await answer.json()).toEqual({
    kind: 'stored',
    location: '/enquire/sent/TV-7K3M9Q',
    reference: 'TV-7K3M9Q',
  });
});
