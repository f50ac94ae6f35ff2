import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { processTree } from './process-tree.mjs';

const source = `
  import { pino } from 'pino';
  import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
  const server = await startEmbeddedPostgres({ dataDir: process.argv[1], log: pino({ level: 'silent' }) });
  process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
  process.send({ ownerUrl: server.ownerUrl, siteUrl: server.siteUrl });`;

/**
 * Starts a proxy in front of a server. Closing it cuts all connections and refuses new ones. It sends small packets at
 * once, as the driver and PostgreSQL do: otherwise answers would wait 40 ms for an acknowledgement.
 */
async function openGate(target) {
  const sockets = new Set();
  const server = createServer({ noDelay: true }, (socket) => {
    const onward = connect({ port: target, host: '127.0.0.1', noDelay: true });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  const listen = (port) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = server.address();
  return {
    port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    reopen: () => listen(port),
  };
}

/**
 * Starts a PostgreSQL that the site knows by DATABASE_URL only, and that can be refused, frozen and brought back.
 * @param {{ root: string, dataDir: string }} options
 */
export async function startDatabaseElsewhere({ root, dataDir }) {
  const parameters = ['--input-type=module', '-e', source, dataDir];
  const child = spawn(pinnedNode(root), parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const [urls] = await once(child, 'message');
  const gate = await openGate(Number(new URL(urls.ownerUrl).port));
  const throughGate = (url) => Object.assign(new URL(url), { port: String(gate.port) }).href;
  const signal = (name) => {
    for (const { pid, title } of processTree(child.pid)) if (/postgres/.test(title)) process.kill(pid, name);
  };
  return {
    env: { DATABASE_URL: throughGate(urls.siteUrl), MIGRATION_DATABASE_URL: throughGate(urls.ownerUrl) },
    /** The owner's connection, which does not go through the proxy. */
    direct: urls.ownerUrl,
    refuse: () => gate.close(),
    accept: () => gate.reopen(),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      gate.close();
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
