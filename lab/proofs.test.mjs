import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listProofs } from './results/list-proofs.mjs';

test.each([...listProofs(join(import.meta.dirname, '..'))])('the proof %s can be loaded', async (_name, file) => {
  const { prove, keyFigures } = await import(file);
  expect([typeof prove, typeof keyFigures]).toEqual(['function', 'object']);
});
