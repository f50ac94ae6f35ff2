import { expect, test } from 'vitest';
import { redactMessage } from './error-groups.ts';

test('a name that nothing sets apart from other words stays: browsers take out what was typed', () => {
  expect(redactMessage('Meera Sharma is not a function at Flat 12')).toBe('Meera Sharma is not a function at Flat 0');
});

test.each([
  ['550 5.1.1 <meera@example.com> unknown', '0 0.0.0 … unknown'],
  ['Unexpected token M, "Meera Sam"... is not valid JSON', 'Unexpected token M, …... is not valid JSON'],
  ["Cannot read properties of undefined (reading 'Meera')", 'Cannot read properties of undefined (reading …)'],
  ["can't reach +91 98100 12345 at all", "can't reach (number) at all"],
  ['GET https://tivoli.example/a?name=Meera failed', 'GET https://tivoli.example/a failed'],
  ['no row 3fa85f64-5717-4562-b3fc-2c963f66afa6 in 12 ms', 'no row … in 0 ms'],
])('%s', (message, words) => {
  expect(redactMessage(message)).toBe(words);
});
