import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureProgram, runProgram } from './debian-program.mjs';

const program = '/usr/bin/caddy';

/**
 * Starts Debian's Caddy with the project's own file, without TLS and at other ports.
 * @param {{ deploy: string, folder: string, port: number, proxyPort: number }} options `port`: the site's
 */
export async function startCaddy({ deploy, folder, port, proxyPort }) {
  ensureProgram('caddy', program);
  const written = readFileSync(join(deploy, 'Caddyfile'), 'utf8');
  const settings = written
    .replace(/^www\.example\.com \{$/m, `http://127.0.0.1:${proxyPort} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  if (settings === written) throw new Error('deploy/Caddyfile is not what this proof knows.');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${settings}`);
  const running = runProgram([program, 'run', '--config', file, '--adapter', 'caddyfile'], {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  for (let left = 100; left > 0; left -= 1) {
    const answers = await fetch(`http://127.0.0.1:${proxyPort}/api/health`).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await wait(100);
  }
  return { stop: running.stop };
}
