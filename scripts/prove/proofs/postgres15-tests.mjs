import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's: `apt-get install -y postgresql-15`. Another folder of `initdb` and `postgres` may be named as a word. */
const debian = '/usr/lib/postgresql/15/bin';

/** Every database test, rights and migrations among them, on the oldest PostgreSQL that the site supports. */
export async function prove({ root, words }) {
  const binaries = words.find((word) => !word.startsWith('--')) ?? debian;
  if (!existsSync(join(binaries, 'postgres')))
    throw new Error(`${binaries} holds no PostgreSQL: apt-get install -y postgresql-15, or name its folder.`);
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-prove-'));
  try {
    const file = join(folder, 'results.json');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const options = [
      'run',
      '--project',
      'database',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ];
    const env = { ...process.env, TEST_POSTGRES: binaries };
    spawnSync(process.execPath, [vitest, ...options], { cwd: root, env, stdio: 'inherit' });
    const { success, numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
    return { holds: success && failed === 0 && passed > 0, version, passed, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
