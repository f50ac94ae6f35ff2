import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { processTree } from './process-tree.mjs';

/** @returns {Promise<number>} a port of the loopback that was free a moment ago */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Runs `npm start` in a process group of its own, as an operator would.
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, uid?: number, gid?: number }} options
 */
export function startSite({ cwd, env, ...user }) {
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd, env, ...user, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let readyAfter;
  // An interrupted proof leaves no site running.
  const endWithUs = () => process.kill(child.pid, 'SIGTERM');
  process.once('exit', endWithUs);
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
  ended.then(() => process.off('exit', endWithUs));
  const ready = new Promise((resolve, reject) => {
    const read = (text) => {
      output += text;
      if (readyAfter === undefined && /^Ready on http/m.test(output)) {
        readyAfter = Math.round(performance.now() - begun);
        resolve(readyAfter);
      }
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    ended.then((end) => reject(new Error(`npm start ended with ${end} before it was ready:\n${output}`)));
  });
  ready.catch(() => {});
  return {
    pid: child.pid,
    /** Returns the milliseconds from the command to "Ready on". */
    ready,
    /** Returns the exit code, or the name of the signal that ended it. */
    ended,
    output: () => output,
    /** Returns every running process that it started. */
    processes: () => processTree(child.pid),
    /** @param {NodeJS.Signals} signal to npm alone, as a service manager sends it */
    async stop(signal = 'SIGTERM') {
      const asked = performance.now();
      process.kill(child.pid, signal);
      const end = await Promise.race([ended, wait(30_000, 'nothing within 30 s', { ref: false })]);
      return { end, milliseconds: Math.round(performance.now() - asked) };
    },
    /** Kills the whole process group at once, as the kernel may do. */
    killGroup() {
      process.kill(-child.pid, 'SIGKILL');
      return ended;
    },
  };
}
