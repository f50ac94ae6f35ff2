import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '../commands/setup/server-flags.mjs';

/** Today's browsers accept these encodings. */
export const browserHeaders = { 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * Runs the built site over a database of its own, without npm around it. The log goes to a file, as a service manager
 * would keep it. Resolves once the site answers.
 * @param {{ port: number, flags?: string[], env?: Record<string, string> }} options
 */
export async function startBuiltSite({ port, flags = [], env = {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-bench-'));
  const log = await open(join(folder, 'log'), 'w');
  const site = spawn(process.execPath, [...serverFlags, ...flags, 'build/server/index.js'], {
    env: {
      ...serverEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    site.kill('SIGTERM');
    if (site.exitCode === null) await once(site, 'exit');
    await log.close();
    await rm(folder, { recursive: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(`${url}/api/health`).catch(() => undefined);
    if (answer?.status === 200) return { url, pid: site.pid, folder, stop };
    if (attempt > 900) {
      await stop();
      throw new Error('The site does not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Asks for an address and reads the whole answer. */
export async function ask(url, headers = browserHeaders, agent = undefined) {
  const [response] = await once(get(url, { headers, agent }), 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}
