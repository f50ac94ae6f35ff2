import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The letters of a title that a line of a failing run shows whole, beside the file's name. */
const longest = 100;
const folders = '{app,commands,content,lab,platform,studio,tests}';
/** Matches `test('…'`, `describe('…'` and `test.each(…)('…'`, with the title in any kind of quotes. */
const titled =
  /\b(?:test|describe)(?:\.\w+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

test(`no title of a test is longer than ${longest} letters`, () => {
  const files = globSync(`${folders}/**/*.test.{ts,tsx,mjs}`, { exclude: ['**/node_modules/**'] });
  const titles = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titled)].map((found) => ({
      file,
      title: found[2] ?? '',
    })),
  );
  expect(titles.length).toBeGreaterThan(500);
  expect(titles.filter(({ title }) => title.length > longest)).toEqual([]);
});
