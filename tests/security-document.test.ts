import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';
import { missingTests, testsIn } from '#tests/support/named-tests.ts';
import { proofs } from '#tests/support/proofs.ts';

const root = projectRoot();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/**
 * OWASP ASVS 5.0.0, levels 1 and 2: the last requirement numbers of each section. The missing numbers are of level 3.
 */
const sections: Record<string, string> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};

function requirements(): string[] {
  return Object.entries(sections).flatMap(([section, range]) => {
    const [first = 1, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, step) => `${section}.${first + step}`);
  });
}

const rows = read('docs/security.md')
  .split('\n')
  .map((line) => /^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.*) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, item = '', state = '', words = '']) => ({ item, state, words }));

test('each requirement of levels 1 and 2 has one line, in the order of the standard', () => {
  expect(requirements()).toHaveLength(253);
  expect(rows.map(({ item }) => item)).toEqual(requirements());
});

test('each line says held and by what, not applicable and why, or open and what is missing', () => {
  for (const { item, state, words } of rows) {
    expect(['held', 'not applicable', 'open'], item).toContain(state);
    if (state === 'held') expect(words, item).toMatch(/\.test\.\w+`: \*|`npm run prove [\w-]+`|\[[^\]]+\]\([^)]+\)/);
    else expect(words.length, item).toBeGreaterThan(5);
  }
});

test.each(['docs/security.md', 'docs/threat-model.md'])('every test, proof and file that %s names is there', (path) => {
  const text = read(path);
  expect(missingTests(testsIn(text))).toEqual([]);
  const files = [...text.matchAll(/`([\w./-]+\.(?:test\.\w+|md|ts|mjs|sql|yaml))`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => file.includes('/') && !existsSync(join(root, file)))).toEqual([]);
  const named = [...text.matchAll(/`npm run prove ([\w-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !proofs.has(name))).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, 'docs', link)))).toEqual([]);
});
