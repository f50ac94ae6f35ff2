import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';

/** A run that takes this many times as long as its tests took without a fault, and `leastMs` more, is in an endless loop. */
const slower = 4;
const leastMs = 90_000;

/**
 * Runs test files over the code with faults.
 * @param {string} checkout folder of that code, built
 * @param {string} folder where the code reads which fault is on, and says what was reached
 */
export function openTests(checkout, folder) {
  const report = join(folder, 'report.json');

  /** @returns the files that failed, each with the first line of why, and how long each took */
  async function run(files, { switchedOn = '', tells = false, limitMs }) {
    rmSync(report, { force: true });
    writeFileSync(join(folder, 'switched-on'), switchedOn);
    writeFileSync(join(folder, 'order.json'), JSON.stringify(files));
    if (tells) writeFileSync(join(folder, 'tells'), 'yes');
    else rmSync(join(folder, 'tells'), { force: true });
    const log = openSync(join(folder, 'tests.log'), 'w');
    const child = spawn(
      pinnedNode(checkout),
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'lab/mutants/vitest.config.ts'],
        ...['--reporter=json', `--outputFile=${report}`, ...(tells ? [] : ['--bail=1']), ...files],
      ],
      { cwd: checkout, env: { ...process.env, FAULTS_FOLDER: folder }, stdio: ['ignore', log, log], detached: true },
    );
    closeSync(log);
    const end = () => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    };
    process.once('exit', end);
    let isStuck = false;
    const timer = setTimeout(() => {
      isStuck = true;
      end();
    }, limitMs);
    const [code] = await once(child, 'exit');
    clearTimeout(timer);
    process.off('exit', end);
    if (isStuck) return { durations: {}, failures: { 'the run itself': 'it did not end' } };
    if (!existsSync(report)) return { durations: {}, failures: { 'the run itself': 'it could not start' } };
    return readReport(JSON.parse(readFileSync(report, 'utf8')), checkout, code);
  }

  return {
    /** Finds out which faults each test file reaches; no fault is on. */
    async reach(files) {
      const said = join(folder, 'reached');
      rmSync(said, { recursive: true, force: true });
      mkdirSync(said, { recursive: true });
      const { durations, failures } = await run(files, { tells: true, limitMs: 15 * 60_000 });
      return { durations, failures, reached: reachedBy(said, files) };
    },

    /**
     * Whether a test notices a fault. A browser test that fails is asked twice, because a crowded machine may stop it once.
     * @param {string[]} files in the order in which they are asked
     */
    async notice(fault, files, expectedMs) {
      const limitMs = leastMs + slower * expectedMs;
      let open = files;
      while (open.length > 0) {
        const { failures } = await run(open, { switchedOn: fault, limitMs });
        const [[by, why] = []] = Object.entries(failures);
        if (!by) return undefined;
        if (!by.endsWith('.browser.test.ts')) return { by, why };
        const again = await run([by], { switchedOn: fault, limitMs });
        if (Object.keys(again.failures).length > 0) return { by, why };
        open = open.slice(open.indexOf(by) + 1);
      }
      return undefined;
    },
  };
}

function readReport({ testResults, success }, checkout, code) {
  const durations = {};
  const failures = {};
  for (const { name, status, message, startTime, endTime, assertionResults } of testResults) {
    const file = relative(checkout, name);
    durations[file] = Math.round(endTime - startTime);
    const failed = assertionResults.find((test) => test.status === 'failed');
    const why = failed ? `${failed.fullName}: ${failed.failureMessages[0]}` : message;
    if (failed || status === 'failed') failures[file] = why.split('\n', 1)[0].slice(0, 300);
  }
  if (!success && code !== 0 && Object.keys(failures).length === 0)
    failures['the run itself'] = 'an error beside the tests';
  return { durations, failures };
}

/** By fault the test files whose processes, or those that they started, reached it. What all share reaches it for all. */
function reachedBy(said, files) {
  const processes = new Map(
    readdirSync(said).map((pid) => [pid, readFileSync(join(said, pid), 'utf8').split('\n').filter(Boolean)]),
  );
  const named = (lines, name) =>
    (lines ?? []).filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const filesOf = (pid) => {
    const [ancestors = ''] = named(processes.get(pid), 'ancestors');
    const own = [pid, ...ancestors.split(' ')].map((each) => named(processes.get(each), 'file'));
    return own.find((found) => found.length > 0) ?? files;
  };
  const reached = {};
  for (const [pid, lines] of processes)
    for (const fault of lines.filter((line) => /^\d+$/.test(line)))
      reached[fault] = [...new Set([...(reached[fault] ?? []), ...filesOf(pid)])];
  return reached;
}
