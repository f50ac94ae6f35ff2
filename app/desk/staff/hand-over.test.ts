import { expect, test } from 'vitest';
import { handedWords } from './hand-over.tsx';

test.each([
  [{ enquiries: 40, functions: 2, stayed: 0 }, 'Meera takes over from Ravi: 40 open enquiries, 2 functions ahead.'],
  [
    { enquiries: 1, functions: 0, stayed: 1 },
    'Meera takes over from Ravi: 1 open enquiry. 1 stays, because Meera does not see the properties.',
  ],
  [
    { enquiries: 0, functions: 0, stayed: 40 },
    'Nothing was handed over: Meera does not see the properties of what Ravi has (40). Choose somebody else.',
  ],
])('a hand-over of %o is told as it was', (handed, words) => {
  expect(handedWords({ kind: 'done', ...handed }, 'Ravi', 'Meera')).toBe(words);
});
