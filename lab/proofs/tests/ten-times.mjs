import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { ensureTestBrowser } from '../../../commands/setup/chromium.mjs';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { runTests } from '../../run-tests.mjs';

const usual = { runs: 10, neighbours: 4 };

/** The columns of its results. */
export const keyFigures = {
  runs: 'runs.length',
  'runs that passed': ({ runs }) => runs.filter(({ holds }) => holds).length,
  'programs beside': 'neighbours',
};

/**
 * All tests several times in a row while other programs want the processor: a test that fails once in ten runs is a
 * defect of the test or of the site. Words: how many runs, `neighbours=N` for the programs beside them, each of which
 * works without a rest; other words are Vitest's (names of files, `--shard=1/3`). Holds when every run passes.
 */
export async function prove({ root, words }) {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? usual.runs);
  const [, neighbours = usual.neighbours] = /neighbours=(\d+)/.exec(words.join(' ')) ?? [];
  const parameters = words.filter((word) => !/^(\d+|neighbours=.*|--brief)$/.test(word));
  await Promise.all([ensureBuilt(root, pinnedNode(root)), ensureTestBrowser()]);
  const stop = startNeighbours(Number(neighbours));
  const runs = [];
  try {
    while (runs.length < count) {
      const { holds, ...run } = await runTests(root, { parameters });
      runs.push({ holds, load: Math.round(loadavg()[1]), ...run });
      console.log(`run ${runs.length}: ${JSON.stringify(runs.at(-1))}`);
    }
  } finally {
    stop();
  }
  return { holds: runs.every(({ holds }) => holds), neighbours: Number(neighbours), runs };
}

/** Starts programs that use a processor without a pause. */
function startNeighbours(count) {
  const all = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const stop = () => {
    for (const neighbour of all) neighbour.kill('SIGKILL');
  };
  process.once('exit', stop);
  return stop;
}
