import { spawn } from 'node:child_process';

/** These signals are passed on to the program of the step, whose end then ends the step. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The program has so many milliseconds to end by itself; npm first finishes what it is fetching. */
const killAfterMs = 2_000;

/**
 * Runs one program of the set-up quietly, prints how long it took, and shows its output only if it fails. Throws an
 * Error whose message is a sentence, with the `exitCode` to end with, and `stopped` if somebody asked us to stop.
 * @param {string} doing the text that is printed, such as "Building the site"
 */
export async function step(doing, [program, ...parameters], env) {
  const begun = performance.now();
  process.stdout.write(`${doing} … `);
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      words = (words + text).slice(-20_000);
    });
  }
  let stopped = false;
  const forward = (signal) => {
    stopped = true;
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref();
  };
  for (const signal of signals) process.on(signal, forward);
  const [code] = await new Promise((resolve) => {
    child.once('error', (error) => {
      words += error.message;
      resolve([127]);
    });
    child.once('close', (...end) => resolve(end));
  });
  for (const name of signals) process.off(name, forward);
  if (code === 0 && !stopped) {
    process.stdout.write(`${seconds(begun)}\n`);
    return;
  }
  process.stdout.write(`failed after ${seconds(begun)}\n${words.trimEnd()}\n`);
  const sentence = stopped ? `${doing} was stopped.` : `${doing} failed; its last output is above.`;
  throw Object.assign(new Error(sentence), { stopped, exitCode: stopped ? 130 : 1 });
}

/** @param {number} begun as `performance.now()` gave it */
export function seconds(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
