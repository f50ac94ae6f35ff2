import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { runTests } from '../../run-tests.mjs';
import { ensureProgram } from '../../servers/debian-program.mjs';

/** Hours and minutes in UTC at which a day begins: there, and in India. */
const midnights = ['00:00', '18:30'];
const minute = 60_000;

/**
 * The tests that cannot pass with another clock: a failure whose text begins so is expected. The first two ask how old
 * files are: the disk's times are not changed, so that every file is hours old for them. The third needs PostgreSQL to
 * give up a wait (`lock_timeout`), and under libfaketime its timeouts do not come.
 */
const cannotPass = [
  'platform/storage/remove-orphans.test.ts: ',
  'platform/storage/uploads.test.ts: ',
  'platform/database/migrate.db.test.ts: a migration that waits for a table',
];

/** The columns of its results. */
export const keyFigures = {
  runs: 'runs.length',
  'runs that passed': ({ runs }) => runs.filter(({ holds }) => holds).length,
};

/**
 * All tests with clocks that pass midnight in UTC, and then midnight in India, while they run: the clocks of the tests
 * and of PostgreSQL by Debian's libfaketime, and those of the pages by `tests/browser/fake-clock.ts`. What has been
 * waited for (the monotonic clock) stays true.
 * Words: a time such as 18:30 for that midnight alone; `before=N`, the seconds that are left until midnight when the tests
 * begin; other words are Vitest's (names of files, `--project=unit`). Holds when in every run all tests pass but
 * those that `cannotPass` names.
 */
export async function prove({ root, words }) {
  const library = fakeTimeLibrary();
  const times = midnights.filter((time) => words.includes(time));
  const [, before = 30] = /before=(\d+)/.exec(words.join(' ')) ?? [];
  const parameters = words.filter((word) => !/^(\d\d:\d\d|before=.*|--brief)$/.test(word));
  await Promise.all([ensureBuilt(root, pinnedNode(root)), ensureTestBrowser()]);
  const runs = [];
  for (const time of times.length > 0 ? times : midnights) {
    const env = {
      LD_PRELOAD: library,
      FAKETIME: `+${secondsUntil(time) - Number(before)}s`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    const run = await runTests(root, { parameters, env });
    const failures = run.failures.filter((failure) => !cannotPass.some((start) => failure.startsWith(start)));
    const expected = run.failures.length - failures.length;
    const holds = run.passed > 0 && failures.length === 0 && run.failed === expected;
    runs.push({ ...run, holds, time, failures, expected });
    console.log(`${time}: ${JSON.stringify(runs.at(-1))}`);
  }
  return { holds: runs.every(({ holds }) => holds), runs };
}

/** Seconds from now until the next time of day, as "18:30" in UTC; a whole day more, so that no clock goes back. */
function secondsUntil(time) {
  const now = new Date();
  const next = new Date(`${now.toISOString().slice(0, 10)}T${time}:00Z`).getTime();
  const day = 24 * 60 * minute;
  return Math.round(((next - now.getTime() + day) % day) / 1_000);
}

/** The library for programs with several threads. */
function fakeTimeLibrary() {
  ensureProgram('faketime', '/usr/bin/faketime');
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime'));
  const found = folders.flatMap((folder) => {
    try {
      return readdirSync(folder).map((file) => join(folder, file));
    } catch {
      return [];
    }
  });
  const library = found.find((file) => file.endsWith('libfaketimeMT.so.1'));
  if (!library) throw new Error('Debian’s package faketime brought no libfaketimeMT.so.1.');
  return library;
}
