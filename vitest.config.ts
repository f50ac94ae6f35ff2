import { defineConfig } from 'vitest/config';

/** Three kinds of test, told apart by the file's ending, in four processes. */
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,content,domain,server,scripts,tests}/**/*.test.{ts,tsx,mjs}'],
          testTimeout: 60_000,
          exclude: ['**/*.db.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{server,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/global-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // React's production build knows no jsxDEV.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'browser',
          // The site as visitors have it: React's checks for developers take twice as long.
          env: { NODE_ENV: 'production' },
          include: ['tests/**/*.browser.test.ts'],
          // Pages are waited for as long as a busy machine needs; what is never there fails all the same.
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['tests/global-database.ts', 'tests/global-browser.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
