import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { quickFolder } from './tests/support/quick-folder.ts';

/** The processes of tests, browsers and databases keep their temporary files here. */
process.env.TMPDIR ??= quickFolder();

/** The programs that tests start compile each module once, all of them together. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** These tests wait for limits of ten seconds and do nothing meanwhile. */
const waiting = ['tests/http/limits.test.ts', 'tests/http/stop.test.ts'];

/** Files that mostly wait go first, while the others use the processor; files that work go last. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => waiting.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** The limits allow for a busy machine; what never appears still fails, and a test that passes takes no longer. */
const limits = { expect: { poll: { timeout: 30_000 } }, testTimeout: 120_000, hookTimeout: 120_000 };
/** A test that expects nothing, such as one that looks at each of no things, fails. Those with a browser may only wait. */
const expecting = { ...limits, expect: { ...limits.expect, requireAssertions: true } };

/** There are three kinds of test, told apart by the ending of the file's name. They run in four processes. */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,commands,content,lab,platform,studio,tests}/**/*.test.{ts,tsx,mjs}'],
          ...expecting,
          exclude: ['**/*.db.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{app,commands,platform,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/global-database.ts'],
          ...expecting,
        },
      },
      {
        // React's production build has no jsxDEV.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'browser',
          // These tests run the site as visitors have it: React's checks for developers would take twice as long.
          env: { NODE_ENV: 'production' },
          include: ['{app,tests}/**/*.browser.test.ts'],
          globalSetup: ['tests/global-database.ts', 'tests/global-browser.ts'],
          ...limits,
        },
      },
    ],
  },
});
