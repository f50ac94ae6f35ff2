import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Installs a Debian package if its program is missing. Its service is not started.
 * @param {string} name of the package
 * @param {string} program its absolute path
 */
export function ensureProgram(name, program) {
  if (existsSync(program)) return;
  // RUNLEVEL keeps the package from starting a service of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  if (!existsSync(program)) throw new Error(`This proof needs ${program}: apt-get install ${name}.`);
}

/** Programs that refuse root run as this user; PostgreSQL's package makes it. */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  return { uid, gid };
}

/**
 * Runs a program until `stop`, or until this process ends.
 * @param {string[]} command
 * @param {object} options of spawn
 */
export function runProgram([program, ...words], options) {
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  return {
    pid: child.pid,
    async stop() {
      process.off('exit', endWithUs);
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
