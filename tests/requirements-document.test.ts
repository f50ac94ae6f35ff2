import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, testsIn } from '#tests/support/named-tests.ts';

const text = readFileSync('docs/requirements.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

test('requirements are numbered from 1, each is said once, and each names the tests that hold it', () => {
  expect(rows.length).toBeGreaterThan(60);
  const parts = rows.map((row) => row.split(' | ').map((part) => part.replace(/^\| | \|$/g, '')));
  expect(parts.map(([number]) => Number(number))).toEqual(rows.map((_, index) => index + 1));
  expect(new Set(parts.map(([, requirement]) => requirement)).size).toBe(rows.length);
  for (const row of rows) expect(testsIn(row).length, row).toBeGreaterThan(0);
});

test('every test that holds a requirement is there', () => {
  expect(missingTests(testsIn(text))).toEqual([]);
  const unwritten = ['nobody', 'wrote', 'this'].join(' ');
  const named = [{ file: 'tests/requirements-document.test.ts', title: unwritten }];
  expect(missingTests(named)).toEqual(named);
});
