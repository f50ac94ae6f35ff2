/**
 * `npm test` installs what tests need, then runs every check. It ends with one line that counts them all. With names
 * of test files, `npm test -- tests/home`, it runs only those.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './check.mjs';
import { ensureTestBrowser } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/packages.mjs';
import { pinnedNode } from './setup/pinned-node.mjs';
import { ensureBuilt } from './setup/site-build.mjs';
import { summary } from './setup/summary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const only = process.argv.slice(2);

try {
  // Both are awaited before a failure is reported, so that no installation is left half done.
  const installations = await Promise.allSettled([ensureInstalled(root), ensureTestBrowser()]);
  for (const { status, reason } of installations) if (status === 'rejected') throw reason;
  const node = pinnedNode(root);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  // The tests often wait, and the checks use the processor meanwhile.
  const checked = only.length > 0 ? [] : runChecks(node, env);
  const [checks, suites] = await Promise.all([checked, ensureBuilt(root, node).then(() => runSuites(node, env))]);
  const { failed, text } = summary(checks, suites);
  console.log(text);
  process.exit(failed === 0 ? 0 : 1);
} catch (error) {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exit(error.exitCode ?? 1);
}

/** The checks that need neither build nor browser. */
async function runChecks(node, env) {
  const tool = (path, ...parameters) => [node, join('node_modules', path), ...parameters];
  const run = async (name, command, how) => ({ name, outcome: await check(name, command, env, how) });
  const generated = await run('Route types', tool('.bin/react-router', 'typegen'));
  const rest = await Promise.all([
    run('Types', ['node_modules/.bin/tsc', '--noEmit']),
    run('Lint and format', ['node_modules/.bin/biome', 'check', '--error-on-warnings']),
    run('Unused code', tool('.bin/knip')),
    run('Dependencies', [node, 'commands/setup/dependency-audit.mjs'], { mayBeUnchecked: true }),
  ]);
  return [generated, ...rest];
}

/** Unit, database and browser tests in one run; the report goes to the terminal, the counts to a file. */
async function runSuites(node, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-tests-'));
  const counts = join(folder, 'counts.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${counts}`];
  const ran = await check(
    'Unit, database and browser tests',
    [node, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only],
    env,
    { quiet: false },
  );
  try {
    const report = JSON.parse(readFileSync(counts, 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed, success, testResults } = report;
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${relative(root, name)} > ${fullName}\n${failureMessages[0]}`),
    );
    // A file that could not be loaded, or an error outside a test, fails the run without failing a test.
    return { passed, failed: failed === 0 && !(success && ran === 'passed') ? 1 : failed, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
