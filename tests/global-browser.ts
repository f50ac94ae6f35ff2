import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumArguments, chromiumPath } from './browser/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
    /** Where the sites of all files keep the pictures they have made: each is made once a run. */
    pictureCache: string;
  }
}

/** One Chromium for the whole run; each test file connects to it and works in contexts of its own. */
export default async function startBrowser(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('build/server/index.js is missing: run "npx react-router build" before the browser tests.');
  }
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumArguments });
  project.provide('browserEndpoint', browser.wsEndpoint());
  const pictures = await mkdtemp(join(tmpdir(), 'tivoli-pictures-'));
  project.provide('pictureCache', pictures);
  return async () => {
    await browser.close();
    await rm(pictures, { recursive: true, force: true });
  };
}
