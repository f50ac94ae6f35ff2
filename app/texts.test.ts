import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const lists = globSync('**/texts.ts', { cwd: import.meta.dirname }).sort();

/** Stands for whatever a text is given: a name, a number or a list. */
const anything: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '7' : anything),
  apply: () => anything,
});

/** The texts of a list by their path, each as it is said. */
function said(value: unknown, path = ''): [path: string, words: unknown][] {
  if (typeof value === 'function') return [[path, value(anything, anything, anything)]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => said(inner, `${path}.${name}`));
}

/** A prepared reply to a mere message says nothing of it in Hindi. */
const mayBeEmpty = '.preparedRepliesTexts.message';

/** What is neither words nor the answer to a question. */
const isSilent = ([path, words]: [string, unknown]) => (words === undefined || words === '') && path !== mayBeEmpty;

const textsIn = async (file: string) => said({ ...(await import(join(import.meta.dirname, file))) });

test.each(lists)('%s says something with each of its texts, and the same ones in Hindi', async (file) => {
  const english = await textsIn(file);
  expect(english.filter(isSilent)).toEqual([]);
  const twin = file.replace(/\.ts$/, '.hi.ts');
  if (!existsSync(join(import.meta.dirname, twin))) return;
  const hindi = await textsIn(twin);
  expect(hindi.filter(isSilent)).toEqual([]);
  expect(hindi.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
});
