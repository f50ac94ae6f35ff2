import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { serverEnvironment, serverFlags } from '../../commands/setup/server-flags.mjs';

/**
 * Runs a built site as the unit does: the server alone, without npm.
 * @param {{ root: string, cwd?: string, env: NodeJS.ProcessEnv }} options `cwd`: the release
 */
export function startBuiltServer({ root, cwd = root, env }) {
  const begun = performance.now();
  const child = spawn(pinnedNode(root), [...serverFlags, join(cwd, 'build/server/index.js')], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...serverEnvironment, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An interrupted proof leaves no site running.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let output = '';
  let complaints = '';
  let preparedAfter = 0;
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
    if (preparedAfter === 0 && output.includes('Prepared the database')) preparedAfter = performance.now() - begun;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', endWithUs);
    const milliseconds = Math.round(performance.now() - begun - preparedAfter);
    return { code: code ?? signal, milliseconds, complaints: complaints.trim() };
  });
  return {
    pid: child.pid,
    /**
     * Returns the exit code, the time from the start or from the prepared database on, and the text on standard error.
     */
    ended,
    output: () => output,
    complaints: () => complaints,
    kill: () => child.kill('SIGKILL'),
    async stop() {
      child.kill('SIGTERM');
      return Promise.race([ended, wait(60_000, { code: 'still running' }, { ref: false })]);
    },
  };
}

/**
 * Returns the answer of `/api/health/ready`, once it is as `wanted` or the time is over.
 * @param {string} origin
 * @param {(answer: { status: number, body: Record<string, string> }) => boolean} wanted
 */
export async function readiness(origin, wanted, milliseconds = 120_000) {
  const latest = performance.now() + milliseconds;
  for (;;) {
    const answer = await fetch(`${origin}/api/health/ready`).then(
      async (response) => ({ status: response.status, body: await response.json() }),
      (error) => ({ status: 0, body: { reason: String(error) } }),
    );
    if (wanted(answer) || performance.now() > latest) return answer;
    await wait(100);
  }
}

export const isReady = ({ status }) => status === 200;

/** Whether a start failed correctly: exit code 1 and one sentence within ten seconds. */
export function endedWell({ code, milliseconds, complaints }, sentence) {
  return code === 1 && milliseconds < 10_000 && sentence.test(complaints) && !complaints.includes('\n');
}
