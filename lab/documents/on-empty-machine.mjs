import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { binaries } from '../servers/debian-postgres.mjs';
import { ensureProgram } from '../servers/debian-program.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs commands as root of a fresh machine with Debian's packages: a mount namespace in which the folders that an
 * operator writes to are empty, and a script that stands for systemd. It stops at the first command that fails.
 * @param {{ folder: string, commands: string, databasePort: number, siteName?: string, minutes: number, env?:
 * NodeJS.ProcessEnv }} options `folder`: an empty one, where all of it lies
 * @returns {Promise<{ isDone: boolean, said: string }>}
 */
export async function onEmptyMachine({ folder, commands, databasePort, siteName = 'localhost', minutes, env = {} }) {
  if (process.getuid() !== 0)
    throw new Error('This proof needs root: it makes users and folders in a namespace of mounts.');
  ensureProgram('postgresql-15', join(binaries, 'postgres'));
  chmodSync(folder, 0o755);
  for (const name of ['bin', 'units', 'caddy']) mkdirSync(join(folder, name));
  const systemctl = join(folder, 'bin/systemctl');
  copyFileSync(beside('systemctl.sh'), systemctl);
  chmodSync(systemctl, 0o755);
  writeFileSync(join(folder, 'bin/journalctl'), '#!/bin/sh\ntail -n 5 $FOLDER/units/*.log\n', { mode: 0o755 });
  const file = join(folder, 'typed.sh');
  const prepared = readFileSync(beside('prepare-machine.sh'), 'utf8');
  writeFileSync(file, `${prepared}\nset -x\n${commands}\necho "== all was run"\n`);
  const namespace = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child', '--propagation', 'private'];
  const child = spawn('unshare', [...namespace, 'bash', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${join(folder, 'bin')}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
      FOLDER: folder,
      DATABASE_PORT: String(databasePort),
      SITE_NAME: siteName,
      ...env,
    },
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  }
  const limit = setTimeout(endWithUs, minutes * 60_000);
  const [code] = await once(child, 'exit');
  clearTimeout(limit);
  process.off('exit', endWithUs);
  const isDone = code === 0 && said.includes('\n== all was run');
  if (!isDone) console.error(said.slice(-6_000));
  return { isDone, said };
}
