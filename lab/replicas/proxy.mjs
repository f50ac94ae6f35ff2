import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureProgram, runProgram } from '../servers/debian-program.mjs';

const program = '/usr/sbin/haproxy';

/**
 * Starts Debian's HAProxy with the project's own settings, in front of three replicas.
 * @param {{ deploy: string, ports: number[], port: number }} options
 */
export async function startProxy({ deploy, ports, port }) {
  ensureProgram('haproxy', program);
  const replicas = Object.fromEntries(ports.map((one, index) => [`REPLICA_${index + 1}`, `127.0.0.1:${one}`]));
  const running = runProgram([program, '-q', '-f', join(deploy, 'haproxy.cfg')], {
    env: { ...process.env, ...replicas, SITE_BIND: `127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let left = 100; left > 0; left -= 1) {
    const status = await fetch(`${origin}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    await wait(100);
  }
  return { origin, stop: running.stop };
}
