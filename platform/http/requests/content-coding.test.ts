import { expect, test } from 'vitest';
import { chooseCoding } from './content-coding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  [',;q=,br;q=x', 'br'],
  ['brotli', 'identity'],
])('%j takes %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
});
