import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverFlags } from '../../commands/setup/server-flags.mjs';
import { processTree } from '../servers/process-tree.mjs';

/**
 * Runs the built site over a data folder of its own, with its log beside it.
 * @param {{ root: string, dataDir: string, port: number, before?: string }} options `before`: a shell command that
 * runs first, in a mount namespace of its own
 */
export async function runSite({ root, dataDir, port, before }) {
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const env = { ...process.env, NODE_ENV: 'production', ...settings };
  const program = join(root, 'build/server/index.js');
  mkdirSync(dataDir, { recursive: true });
  const logFile = `${dataDir}.log`;
  const log = openSync(logFile, 'w');
  const options = { env, cwd: root, stdio: ['ignore', log, log] };
  const script = `${before} && exec "$0" "$@"`;
  const child = before
    ? spawn('unshare', ['-rm', 'sh', '-c', script, process.execPath, ...serverFlags, program], options)
    : spawn(process.execPath, [...serverFlags, program], options);
  closeSync(log);
  let hasEnded = false;
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => {
    hasEnded = true;
  });
  while (!/^Ready on /m.test(readFileSync(logFile, 'utf8'))) {
    if (hasEnded) throw new Error(`The site ended before it was ready:\n${readFileSync(logFile, 'utf8')}`);
    await wait(50);
  }
  return {
    port,
    /** Returns the site and its encoders, without the database. */
    processes: () => processTree(child.pid).filter(({ title }) => /build\/server|encode-picture/.test(title)),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
