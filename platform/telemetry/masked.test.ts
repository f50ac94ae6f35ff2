import { expect, test } from 'vitest';
import { longestMasked, masked } from './masked.ts';

test.each([
  ['invalid input "asha@example.com"', 'invalid input "(e-mail)"'],
  ['/enquire/asha%40example.com/x', '/enquire/(e-mail)/x'],
  ['?mail=asha.rao+weddings@example.com', '?mail=(e-mail)'],
  ['to (asha@example.com), not @ home', 'to ((e-mail)), not @ home'],
  ['a@b.example)c@d.example', '(e-mail))(e-mail)'],
  ['call +91 98100 00000 now', 'call (number)now'],
  ['/call/+91%2098100%2000000/now', '/call/(number)/now'],
  ['postgres://user:word@localhost/db', 'postgres://localhost/db'],
  ['status 422 after 1500 ms on port 54321', 'status 422 after 1500 ms on port 54321'],
])('%s is told as %s', (text, told) => {
  expect(masked(text)).toBe(told);
});

test.each([
  ['an address', 'see asha.rao@example.com', /asha|rao/],
  ['a number', 'call 98100 00000', /\d/],
  ['the name and password of a URL', 'at postgres://asha:word@host/db', /asha|word/],
])('%s that a cut goes through is not told in part', (_name, text, personal) => {
  for (let most = 1; most <= text.length; most += 1) expect(masked(text, most)).not.toMatch(personal);
});

test('a text is cut before it is looked through', () => {
  expect(masked('x'.repeat(10 * longestMasked)).length).toBeLessThanOrEqual(longestMasked + 1);
  expect(masked(`/${'words/'.repeat(100)}`, 40)).toBe('/words/words/words/words/words/words/…');
});
