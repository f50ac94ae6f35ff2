import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sites of all test files keep the pictures they have made here, so that each is made once in a run. */
    pictureCache: string;
  }
}

/** The browser tests of one run share this. */
export default async function prepareBrowserTests(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('build/server/index.js is missing: run "npx react-router build" before the browser tests.');
  }
  const pictures = await mkdtemp(join(tmpdir(), 'tivoli-pictures-'));
  project.provide('pictureCache', pictures);
  return () => rm(pictures, { recursive: true, force: true });
}
