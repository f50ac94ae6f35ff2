import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTests } from '../../run-tests.mjs';

/**
 * Debian's programs: `apt-get install -y postgresql-15`. Another folder of `initdb` and `postgres` may be named as a
 * word.
 */
const debian = '/usr/lib/postgresql/15/bin';

/** The columns of its results. */
export const keyFigures = {
  version: 'version',
  passed: 'passed',
  failed: 'failed',
};

/** Runs every database test, including rights and migrations, on the oldest PostgreSQL that the site supports. */
export async function prove({ root, words }) {
  const binaries = words.find((word) => !word.startsWith('--')) ?? debian;
  if (!existsSync(join(binaries, 'postgres')))
    throw new Error(`${binaries} holds no PostgreSQL: apt-get install -y postgresql-15, or name its folder.`);
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const env = { TEST_POSTGRES: binaries };
  return { version, ...(await runTests(root, { env, parameters: ['--project=database'] })) };
}
