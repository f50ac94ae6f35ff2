import { expect, test } from 'vitest';
import { readSubmissionId } from '#app/forms/store-once.server.ts';

test.each([
  ['018f3c1e-7b1a-7c3e-9f00-0123456789ab', '018f3c1e-7b1a-7c3e-9f00-0123456789ab'],
  [' 018F3C1E-7B1A-4C3E-9F00-0123456789AB\n', '018f3c1e-7b1a-4c3e-9f00-0123456789ab'],
  ['018f3c1e-7b1a-0c3e-9f00-0123456789ab', null],
  ['018f3c1e-7b1a-9c3e-9f00-0123456789ab', null],
  ['x018f3c1e-7b1a-7c3e-9f00-0123456789ab', null],
  ['018f3c1e-7b1a-7c3e-9f00-0123456789abc', null],
  ['018f3c1e7b1a7c3e9f000123456789ab', null],
  ['', null],
])('of "%s" the id is %s', (text, id) => {
  expect(readSubmissionId(text)).toBe(id);
});
