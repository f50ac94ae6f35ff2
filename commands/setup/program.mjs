import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How often we look whether npm still lives, in milliseconds. */
const lookEvery = 2_000;

/**
 * Runs the server in our place: it has our terminal and our signals, and its exit code is ours. It ends cleanly when
 * we are killed (its channel to us closes), and when the npm that started us is. It may ask to be started again.
 * @param {string} node
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
export function runProgram(node, parameters, env) {
  let child = start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, lookEvery).unref();
  }

  function start() {
    const program = spawn(node, parameters, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
    let again = false;
    program.on('message', (message) => {
      again ||= message === 'start-again';
    });
    program.once('error', (error) => {
      console.error(`The server did not start: ${error.message}`);
      process.exit(1);
    });
    program.once('exit', (code, signal) => {
      if (again && code === 0) child = start();
      else process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
    });
    return program;
  }
}
