import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
