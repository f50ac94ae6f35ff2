import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that says nothing for so long is in an endless loop that the instrumented code cannot see. */
const stuckAfterMs = 90_000;
const confirmEvery = 10;

/** Runs the tests once on the code as it is. Gives what each reached and how long it took. */
export async function reach({ folder, files, processes }) {
  const said = [];
  await Promise.all(
    shared(files, processes).map(async (part, at) => {
      const stopped = await runJudge(
        folder,
        `reach-${at}`,
        { files: part, faults: [] },
        { told: (line) => said.push(line) },
      );
      if (stopped) throw endedEarly(folder, `reach-${at}`);
    }),
  );
  return said;
}

/**
 * Judges faults in processes of their own, each with its database, and calls `told` with every result at once. A
 * process that a fault has spoilt or stopped is followed by another.
 * @param {{ folder: string, faults: object[], processes: number, until: number, told: (result: object) => void }}
 *   options
 */
export async function judge({ folder, faults, processes, until, told }) {
  await Promise.all(shared(faults, processes).map((part, at) => judgePart(folder, `judge-${at}`, part, until, told)));
}

async function judgePart(folder, name, part, until, told) {
  const left = new Map(part.map((fault) => [fault.id, fault]));
  /** Those after which a test failed on the code as it is: one of them has spoilt the process. */
  const doubted = new Set();
  while (left.size > 0 && performance.now() < until) {
    const careful = [...left.values()].filter(({ id }) => doubted.has(id));
    const faults = careful.length > 0 ? careful : [...left.values()];
    const open = left.size;
    const settle = (id, result) => {
      if (left.delete(id)) told({ id, ...result });
    };
    let begun;
    let spoilt = false;
    const stopped = await runJudge(
      folder,
      name,
      { files: [], faults, confirmEvery: careful.length > 0 ? 1 : confirmEvery },
      {
        until,
        told(line) {
          begun = line.begun ?? begun;
          if (line.lives !== undefined) settle(line.lives, { lives: true, ms: line.ms });
          for (const { id, ...rest } of line.caught ?? []) settle(id, { caught: true, ...rest });
          for (const id of line.spoilt ?? []) {
            spoilt = true;
            // The tests that failed on it go on failing without it: alone, it is known to have done that.
            if (careful.length > 0) settle(id, { caught: true, file: line.file, spoils: true });
            else doubted.add(id);
          }
        },
      },
    );
    if (stopped === 'time') return;
    if (stopped && left.has(begun)) settle(begun, { caught: true, stopped });
    else if (stopped && !spoilt && left.size === open) throw endedEarly(folder, name);
  }
}

const endedEarly = (folder, name) =>
  new Error(`The process that asks the tests ended early; see ${join(folder, `${name}.log`)}.`);

/**
 * One process of Vitest with `judge.mjs`; `told` is called with every line that it writes. Gives why it did not finish:
 * `time` where that was over, `stuck` where it said nothing for long, `ended` where it did so by itself.
 */
async function runJudge(folder, name, work, { until = Number.POSITIVE_INFINITY, told }) {
  const results = join(folder, `${name}.jsonl`);
  const workFile = join(folder, `${name}.json`);
  writeFileSync(workFile, JSON.stringify({ ...work, results }));
  writeFileSync(results, '');
  const output = openSync(join(folder, `${name}.log`), 'w');
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'lab/mutants/vitest.config.ts'],
    {
      env: { ...process.env, MUTANT_WORK: workFile, MUTANT_CODE: join(folder, 'code.json') },
      stdio: ['ignore', output, output],
      detached: true,
    },
  );
  closeSync(output);
  const end = () => {
    try {
      process.kill(-run.pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  };
  process.once('exit', end);
  let ended = false;
  const exit = new Promise((resolve) => run.on('exit', resolve)).then(() => {
    ended = true;
  });
  let finished = false;
  let read = 0;
  const hear = () => {
    const lines = readFileSync(results, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(read).map((text) => JSON.parse(text))) {
      finished ||= line.done === true || line.reached !== undefined;
      told(line);
    }
    read = lines.length;
  };
  let stopped = 'ended';
  while (!ended) {
    await Promise.race([exit, sleep(1000)]);
    hear();
    if (ended) break;
    if (performance.now() > until) stopped = 'time';
    else if (Date.now() - statSync(results).mtimeMs > stuckAfterMs) stopped = 'stuck';
    else continue;
    end();
    await exit;
  }
  process.removeListener('exit', end);
  return finished ? undefined : stopped;
}

/** Every nth to each, so that quick and slow ones are shared. */
function shared(all, parts) {
  return Array.from({ length: parts }, (_, at) => all.filter((_, index) => index % parts === at)).filter(
    (part) => part.length > 0,
  );
}
