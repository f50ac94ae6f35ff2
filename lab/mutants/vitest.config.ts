import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';

/** By file: the code with every fault in it, each switched off. */
const instrumented: Record<string, string> = JSON.parse(readFileSync(process.env.MUTANT_CODE ?? '', 'utf8'));

/** Runs `judge.mjs`, in one process and with a database as in our own test run. */
export default defineConfig({
  plugins: [
    {
      name: 'code-with-faults',
      enforce: 'pre',
      load: (id) => instrumented[relative(process.cwd(), id)],
    },
  ],
  test: {
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    include: ['lab/mutants/begin.mutants.ts'],
    runner: 'lab/mutants/judge.mjs',
    globalSetup: ['tests/global-database.ts'],
    // Vitest keeps what it has transformed by the file's own text, with the faults of another run in it or with none.
    fsModuleCache: false,
    maxConcurrency: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    onConsoleLog: () => false,
  },
});
