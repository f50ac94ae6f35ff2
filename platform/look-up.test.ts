import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookUp } from './look-up.ts';

const table = /^(export )?const (\w+): (?:Readonly<|Partial<)*Record<string,[^=]*= /gm;

/** Returns each place where a table that takes any word as its key is read by a plain index. */
function plainReads(sources: ReadonlyMap<string, string>): string[] {
  const all = [...sources];
  const tables = all.flatMap(([file, text]) =>
    [...text.matchAll(table)].map(([, exported, name = '']) => ({ file, name, isExported: exported !== undefined })),
  );
  return tables.flatMap(({ file, name, isExported }) => {
    const isRead = new RegExp(`(?<![\\w.])${name}\\[(?!['\\d])`);
    const isImported = new RegExp(`import [^;]*\\b${name}\\b[^;]*from`);
    const readers = all.filter(([at, text]) => at === file || (isExported && isImported.test(text)));
    return readers.filter(([, text]) => isRead.test(text)).map(([at]) => `${at}: ${name}`);
  });
}

test('a table that takes any word as its key is read by lookUp, which finds its own entries only', () => {
  const files = globSync(['app/**/*.{ts,tsx}', 'platform/**/*.ts']).filter((file) => !/\.test\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const places = plainReads(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  // It reads its own entries.
  expect(places.filter((place) => !place.startsWith('platform/look-up.ts'))).toEqual([]);
});

test('a plain index of such a table is found, in its own file and where it is imported', () => {
  const sources = new Map([
    ['a.ts', "export const words: Readonly<Record<string, string>> = { a: 'b' };\nconst known = words['a'];"],
    ['b.ts', "import { words } from './a.ts';\nconst word = words[asked];"],
    ['c.ts', 'const words = list[0];\nconst word = words[asked];'],
  ]);
  expect(plainReads(sources)).toEqual(['b.ts: words']);
  expect(lookUp({ a: 'b' }, 'constructor')).toBeUndefined();
});
