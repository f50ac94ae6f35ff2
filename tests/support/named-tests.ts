import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform/project-root.ts';

export interface NamedTest {
  file: string;
  title: string;
}

/** Finds the tests that a document names, written as `file`: *title*, *another title*; a title may end in " …". */
export function testsIn(text: string): NamedTest[] {
  return [...text.matchAll(/`([\w./-]+\.test\.\w+)`: ((?:\*[^*]+\*(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => ({ file, title: title.replace(/ …$/, '') })),
  );
}

/** Returns those that no test file has. */
export function missingTests(named: NamedTest[]): NamedTest[] {
  return named.filter(({ file, title }) => {
    const path = join(projectRoot(), file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    return !source.includes(title) && !source.includes(title.replaceAll("'", "\\'"));
  });
}
