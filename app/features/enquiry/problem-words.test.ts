import { expect, test } from 'vitest';
import { problemWords } from './problem-words.ts';

test('each variant says in its own words that something went wrong that nobody expected', () => {
  expect(problemWords({ kind: 'failed' }, 'home')).toEqual({
    title: 'Submission Error',
    message: 'Failed to submit booking. Please try again.',
  });
  expect(problemWords({ kind: 'failed' }, 'enquiry')).toEqual({
    title: 'Submission Failed',
    message: 'An unexpected error occurred',
  });
});

test('what is known to be wrong is said under the same titles, and fields speak for themselves', () => {
  expect(problemWords({ kind: 'unavailable' }, 'home').message).toMatch(/Everything you typed is still here/);
  expect(problemWords({ kind: 'invalid', summary: 'Two fields need a look.', errors: {} }, 'enquiry')).toEqual({
    title: 'Two fields need a look.',
    message: undefined,
  });
});
