import { expect, test } from 'vitest';
import { listPage, readPage, takeSlice } from '#platform/pagination.ts';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=9999', 9_999],
  ['page=', 1],
])('%j asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

test.each(['10000', '0', '-2', '1.5', '1e9', 'two', ' ', '1 2'])(
  'there is no page “%s”, and the first does not stand in for it',
  (page) => {
    expect(listPage(500, readPage(new URLSearchParams({ page })), 24)).toBeNull();
  },
);

test('a list that fits on one page has one, and so has an empty one', () => {
  expect(listPage(12, 1, 24)).toEqual({ page: 1, pages: 1, first: 1, last: 12, total: 12 });
  expect(listPage(0, 1, 24)).toEqual({ page: 1, pages: 1, first: 0, last: 0, total: 0 });
});

test('the last page ends with the list, and there is none after it', () => {
  expect(listPage(50, 3, 24)).toEqual({ page: 3, pages: 3, first: 49, last: 50, total: 50 });
  expect(listPage(50, 4, 24)).toBeNull();
});

test('a slice of a list skips what was shown before, and is the whole list where no number is given', () => {
  const rows = [1, 2, 3, 4, 5];
  expect(takeSlice(rows, { skip: 1, most: 2 })).toEqual([2, 3]);
  expect(takeSlice(rows, { most: 2 })).toEqual([1, 2]);
  expect(takeSlice(rows, { skip: 4, most: 2 })).toEqual([5]);
  expect(takeSlice(rows, {})).toEqual(rows);
});
