import { defineConfig } from 'vitest/config';

/** The tests that the proof asks, as a list of patterns; with a database, as in `vitest.config.ts`. */
const include: string[] = JSON.parse(process.env.MUTANT_TESTS ?? '[]');

export default defineConfig({
  test: {
    include,
    // A speed is measured on the code as it is: the faults slow it down.
    exclude: ['**/*.browser.test.ts', '**/*-speed.test.ts', '**/node_modules/**'],
    globalSetup: ['tests/global-database.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
