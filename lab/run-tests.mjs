import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode } from '../commands/setup/pinned-node.mjs';

/**
 * Runs the tests as `npm test` does. The site must be built if browser tests are among them.
 * @param {string} root the checkout
 * @param {{ env?: NodeJS.ProcessEnv, parameters?: string[] }} options `parameters` are Vitest's: projects, or parts of
 * the names of files
 * @returns {Promise<{ holds: boolean, passed: number, failed: number, seconds: number, failures: string[] }>}
 */
export async function runTests(root, { env = {}, parameters = [] } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-prove-'));
  const report = join(folder, 'report.json');
  const begun = performance.now();
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawn(pinnedNode(root), [vitest, 'run', ...reporters, ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const endWithUs = () => run.kill('SIGTERM');
  process.once('exit', endWithUs);
  try {
    await once(run, 'exit');
    const { success, numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(report));
    const seconds = Math.round((performance.now() - begun) / 1000);
    const failures = testResults.flatMap((file) => failuresOf(file, root));
    return { holds: success && failed === 0 && passed > 0, passed, failed, seconds, failures };
  } finally {
    process.off('exit', endWithUs);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns "file: test: first line of the message". A file that could not be loaded has no failed test. */
function failuresOf({ name, status, message, assertionResults }, root) {
  const file = name.replace(`${root.replace(/\/$/, '')}/`, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
