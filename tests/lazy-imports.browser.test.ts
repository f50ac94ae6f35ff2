import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const assets = 'build/client/assets';

test('no script waits for a style sheet before a lazy import, so that imports need no helper', async () => {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts)
    expect(await readFile(join(assets, script), 'utf8'), script).not.toContain('__vite__mapDeps=');
});
