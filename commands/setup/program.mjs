import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Milliseconds between two checks whether npm still runs. */
const lookEvery = 2_000;

/**
 * Runs the server with this process's terminal, signals and exit code. The server ends cleanly when this process is
 * killed, because its channel closes, and when the npm that started this process is killed. It may ask to be started
 * again.
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
