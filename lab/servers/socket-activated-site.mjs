import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { serverEnvironment, serverFlags } from '../../commands/setup/server-flags.mjs';

const program = '/usr/bin/systemd-socket-activate';

/**
 * Does what systemd does for the unit: passes the sockets to each new process, and starts one when the last has ended.
 */
const keepRunning = `
  while [ ! -e "$STOPPED" ]; do
    sh -c 'echo $$ > "$PROCESS"; export LISTEN_PID=$$; exec "$@"' site "$@" &
    wait $!
    [ -e "$STOPPED" ] || sleep 1
  done`;

/**
 * Starts a built site whose listening socket is held by systemd's own program while the site restarts, as
 * tivoli@.socket does.
 * @param {{ root: string, port: number, env: NodeJS.ProcessEnv }} options
 */
export function startSocketActivatedSite({ root, port, env }) {
  if (!existsSync(program)) throw new Error(`This proof needs ${program}: apt-get install systemd.`);
  const processFile = join(env.DATA_DIR, '..', 'process');
  const stopped = join(env.DATA_DIR, '..', 'stopped');
  const server = [pinnedNode(root), ...serverFlags, join(root, 'build/server/index.js')];
  const child = spawn(
    program,
    [
      ...['-l', `127.0.0.1:${port}`],
      ...[
        'PROCESS',
        'STOPPED',
        'PATH',
        'NODE_ENV',
        'HOST',
        'PORT',
        ...Object.keys(serverEnvironment),
        ...Object.keys(env),
      ].flatMap((name) => ['-E', name]),
      ...['/bin/sh', '-c', keepRunning, 'keep-running', ...server],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...serverEnvironment,
        HOST: '127.0.0.1',
        PORT: String(port),
        PROCESS: processFile,
        STOPPED: stopped,
        ...env,
      },
    },
  );
  const pid = () => Number(readFileSync(processFile, 'utf8'));
  const isAlive = (one) => existsSync(`/proc/${one}`);
  const endOne = async (one) => {
    process.kill(one, 'SIGTERM');
    while (isAlive(one)) await wait(20);
  };
  return {
    /** Restarts it like `systemctl restart`: resolves when another process has taken over. */
    async restart() {
      const before = pid();
      await endOne(before);
      while (pid() === before) await wait(20);
    },
    async stop() {
      writeFileSync(stopped, '');
      const ended = once(child, 'exit');
      if (existsSync(processFile)) await endOne(pid());
      else child.kill('SIGTERM');
      await Promise.race([ended, wait(20_000, undefined, { ref: false })]);
    },
  };
}
