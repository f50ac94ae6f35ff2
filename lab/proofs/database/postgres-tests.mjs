import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findOldBinaries } from '#platform/backup/restore/old-binaries.ts';
import { runTests } from '../../run-tests.mjs';

/** The columns of its results. */
export const keyFigures = {
  version: 'version',
  passed: 'passed',
  failed: 'failed',
};

/**
 * Runs every database test, including rights and migrations, on another PostgreSQL than the embedded one: the oldest
 * that the site supports, or the one that is named. `npm run prove postgres-tests 17`.
 */
export async function prove({ root, words }) {
  const major = words.find((word) => /^\d\d$/.test(word)) ?? '15';
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-postgres-'));
  // PostgreSQL refuses to run as root: another user must be able to read its programs.
  chmodSync(folder, 0o755);
  try {
    const { postgres } = await findOldBinaries(major, join(folder, 'tools'));
    const version = execFileSync(postgres, ['--version'], { encoding: 'utf8' }).trim();
    const env = { TEST_POSTGRES: dirname(postgres) };
    return { version, ...(await runTests(root, { env, parameters: ['--project=database'] })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
