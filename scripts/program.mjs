import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How often we look whether npm still lives, in milliseconds. */
const lookEvery = 2_000;

/**
 * Runs the server in our place: it has our terminal and our signals, and its exit code is ours. It ends cleanly when
 * we are killed (its channel to us closes), and when the npm that started us is.
 * @param {string} node
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
export function runProgram(node, parameters, env) {
  const child = spawn(node, parameters, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`The server did not start: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));

  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, lookEvery).unref();
}
