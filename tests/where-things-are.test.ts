import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

test.each(['README.md', 'docs/architecture.md', 'docs/where-things-are.md'])(
  'every file and folder that %s names is there',
  (document) => {
    const paths = [
      ...readFileSync(document, 'utf8').matchAll(
        /`((?:app|platform|content|commands|tests|lab|bench|studio|docs|deploy|supabase)\/[\w./-]*)`/g,
      ),
    ];
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
  },
);

describe('the names in docs/where-things-are.md', () => {
  const rows = readFileSync('docs/where-things-are.md', 'utf8').matchAll(/`([\w./-]+\.tsx?)` \(((?:`\w+`(?:, )?)+)\)/g);
  const named = [...rows].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/\w+/g)].map(([name]) => ({ file, name })),
  );
  const sources = execFileSync('git', ['ls-files', 'app', 'platform', 'content', 'commands'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|hi|hindi)\.tsx?$/.test(file) && existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const declaring = (name: string) => {
    const declaration = new RegExp(`^(export )?(async )?(const|function|class|interface|type) ${name}\\b`, 'm');
    return sources.filter(({ text }) => declaration.test(text)).map(({ file }) => file);
  };

  test('are as many as before', () => expect(named.length).toBeGreaterThan(35));

  test.each(named)('$name is declared in $file and nowhere else, and something follows it', ({ file, name }) => {
    expect(declaring(name)).toEqual([file]);
    const uses = sources.flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))]);
    expect(uses.length).toBeGreaterThan(1);
  });
});
